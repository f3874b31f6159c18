"""How systems are compared: level, draws, seed, test, correction; and the form that asks for them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QSpinBox, QWidget

from rouge_gui.corpus.system_comparison import Correction, PairedTest
from rouge_gui.stats.paired import Draws
from rouge_gui.ui.corpus.systems.words import CORRECTION_NAMES, TEST_NAMES, said
from rouge_gui.ui.number_boxes import indent

LEVELS = (80, 99)
RESAMPLES = (100, 100_000)
SEEDS = (0, 999_999_999)


@dataclass(frozen=True, slots=True)
class ComparisonOptions:
    """``level`` of intervals in percent, how often is drawn, from which ``seed``; which p-values are shown."""

    level: int = 95
    resamples: int = 1_000
    trials: int = 10_000
    seed: int = 12_345
    test: PairedTest = PairedTest.RANDOMISATION
    correction: Correction = Correction.HOLM

    @property
    def draws(self) -> Draws:
        """What is drawn."""
        return Draws(self.seed, self.resamples, self.trials, float(self.level))


class OptionsForm(QWidget):
    """Shows ``ComparisonOptions`` and reports others."""

    options_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing = False
        self.test, self.correction = QComboBox(self), QComboBox(self)
        for test, name in TEST_NAMES.items():
            self.test.addItem(said(name), test.value)
        for correction, name in CORRECTION_NAMES.items():
            self.correction.addItem(said(name), correction.value)
        self.level = self._number("systemsLevel", LEVELS)
        self.level.setSuffix(" %")
        self.resamples = self._number("systemsResamples", RESAMPLES)
        self.trials = self._number("systemsTrials", RESAMPLES)
        self.seed = self._number("systemsSeed", SEEDS)
        form = QFormLayout(self)
        form.setContentsMargins(12, 8, 12, 8)
        for title, control in (
            (self.tr("Test behind p"), self.test),
            (self.tr("Correction for many pairs"), self.correction),
            (self.tr("Level of intervals"), self.level),
            (self.tr("Bootstrap resamples"), self.resamples),
            (self.tr("Randomisation trials"), self.trials),
            (self.tr("Seed"), self.seed),
        ):
            control.setAccessibleName(title)
            form.addRow(title, control)
        for box in (self.test, self.correction):
            box.activated.connect(self._on_changed)

    def _number(self, name: str, ends: tuple[int, int]) -> QSpinBox:
        number = QSpinBox(self)
        number.setObjectName(name)
        indent(number)
        number.setRange(*ends)
        number.setGroupSeparatorShown(ends[1] == RESAMPLES[1])
        # a number is taken when it is whole, not at each digit
        number.setKeyboardTracking(False)
        number.valueChanged.connect(self._on_changed)
        return number

    def show_options(self, options: ComparisonOptions) -> None:
        """Show what is chosen."""
        self._showing = True
        self.test.setCurrentIndex(self.test.findData(options.test.value))
        self.correction.setCurrentIndex(self.correction.findData(options.correction.value))
        self.level.setValue(options.level)
        self.resamples.setValue(options.resamples)
        self.trials.setValue(options.trials)
        self.seed.setValue(options.seed)
        self._showing = False

    @property
    def options(self) -> ComparisonOptions:
        """What the form shows."""
        return ComparisonOptions(
            self.level.value(),
            self.resamples.value(),
            self.trials.value(),
            self.seed.value(),
            PairedTest(self.test.currentData()),
            Correction(self.correction.currentData()),
        )

    def _on_changed(self, _value: int) -> None:
        if not self._showing:
            self.options_changed.emit(self.options)


def each_pair() -> str:
    """Return what is chosen where each system is compared with each."""
    return QCoreApplication.translate("systems", "each pair")


def against(system: str) -> str:
    """Return what is chosen where all are compared with one."""
    return QCoreApplication.translate("systems", "each − {system}").format(system=system)
