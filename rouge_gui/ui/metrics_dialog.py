"""The dialog that chooses which metrics have a row, and what of them can be chosen. Changes hold at once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.metrics import Profile
from rouge_gui.metrics.options import HEAVIEST
from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.dialogs import SideDialog
from rouge_gui.ui.metric_choice import NGRAMS, OTHERS, WHOLE, MetricChoice
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.number_boxes import indent
from rouge_gui.ui.preferences.fields import SettingsPage
from rouge_gui.ui.profile_rules import can_weigh, weighs

_COLUMNS = 3
_FARTHEST = 99
_WIDTH_PX = 680
ANY = -1


class MetricsPage(QWidget):
    """A box for each metric; the distance of pairs, the weight of runs, BLEU's tokenizer and smoothing."""

    weight_chosen = Signal(float)

    def __init__(self, choice: MetricChoice, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = choice
        self.boxes: dict[str, QCheckBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._card(self._rouge()))
        column.addWidget(self._card(self._pairs_and_runs()))
        column.addWidget(self._card(self._whole_texts(settings)))
        column.addStretch(1)
        choice.changed.connect(self._show)
        self._show()

    def _card(self, inside: QGridLayout | QVBoxLayout) -> QFrame:
        card = QFrame(self)
        card.setObjectName("card")
        inside.setContentsMargins(16, 12, 16, 12)
        card.setLayout(inside)
        return card

    def _box(self, metric: str) -> QCheckBox:
        box = QCheckBox(display_name(metric), self)
        box.setObjectName(metric)
        box.setAccessibleName(display_name(metric))
        box.toggled.connect(self._on_toggled)
        self.boxes[metric] = box
        return box

    def _rouge(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        for place, metric in enumerate((*NGRAMS, *OTHERS)):
            grid.addWidget(self._box(metric), place // _COLUMNS, place % _COLUMNS)
        return grid

    def _pairs_and_runs(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(2, 1)
        self.pairs = QCheckBox("ROUGE-S", self), QCheckBox("ROUGE-SU", self)
        row = QHBoxLayout()
        row.setSpacing(24)
        for box in self.pairs:
            box.setAccessibleName(box.text())
            box.toggled.connect(self._on_pairs_changed)
            row.addWidget(box)
        row.addStretch(1)
        grid.addLayout(row, 0, 0, 1, 3)
        self.distance = QSpinBox(self)
        self.distance.setRange(ANY, _FARTHEST)
        self.distance.setSpecialValueText(self.tr("any number (*)"))
        indent(self.distance)
        self.distance.valueChanged.connect(self._on_pairs_changed)
        self._name(grid, 1, self.tr("Tokens between those of a pair, at most"), self.distance)
        self.weight = QDoubleSpinBox(self)
        self.weight.setRange(1.0, HEAVIEST)
        self.weight.setSingleStep(0.1)
        self.weight.setDecimals(2)
        indent(self.weight)
        self.weight.setKeyboardTracking(False)
        self.weight.valueChanged.connect(self.weight_chosen)
        self._name(grid, 2, self.tr("Weight of ROUGE-W"), self.weight)
        self.why = QLabel(self)
        self.why.setObjectName("muted")
        self.why.setWordWrap(True)
        grid.addWidget(self.why, 3, 0, 1, 3)
        return grid

    def _name(self, grid: QGridLayout, row: int, text: str, control: QSpinBox | QDoubleSpinBox) -> None:
        label = QLabel(text, self)
        label.setBuddy(control)
        control.setAccessibleName(text)
        grid.addWidget(label, row, 0)
        grid.addWidget(control, row, 1, Qt.AlignmentFlag.AlignLeft)

    def _whole_texts(self, settings: Settings) -> QVBoxLayout:
        column = QVBoxLayout()
        row = QHBoxLayout()
        row.setSpacing(24)
        for metric in WHOLE:
            row.addWidget(self._box(metric))
        row.addStretch(1)
        column.addLayout(row)
        self.bleu = SettingsPage(settings, [remembered.BLEU_TOKENIZER, remembered.BLEU_SMOOTHING], self)
        column.addWidget(self.bleu)
        return column

    def show_profile(self, profile: Profile | None) -> None:
        """Show the weight of ``profile``, and whether it can be another one."""
        self.weight.setEnabled(profile is not None and can_weigh(profile))
        text = ""
        if profile is not None:
            self.weight.blockSignals(True)
            self.weight.setValue(profile.weight)
            self.weight.blockSignals(False)
            if not weighs(profile):
                text = self.tr("The implementation that the profile follows has no ROUGE-W")
            elif not can_weigh(profile):
                text = self.tr("This profile does not let the weight of ROUGE-W be chosen")
        self.why.setText(text)
        self.why.setVisible(bool(text))

    def restore_defaults(self) -> None:
        """Choose what is chosen at first."""
        self._choice.restore_defaults()

    def _show(self) -> None:
        for metric, box in self.boxes.items():
            _check(box, self._choice.has(metric))
        for box, wanted in zip(self.pairs, self._choice.pair_kinds, strict=True):
            _check(box, wanted)
        distance = self._choice.distance
        self.distance.blockSignals(True)
        self.distance.setValue(ANY if distance == "*" else int(distance))
        self.distance.blockSignals(False)

    def _on_toggled(self, wanted: bool) -> None:
        self._choice.choose(self.sender().objectName(), wanted)

    def _on_pairs_changed(self) -> None:
        distance = self.distance.value()
        skips, with_unigrams = (box.isChecked() for box in self.pairs)
        self._choice.choose_pairs((skips, with_unigrams), "*" if distance == ANY else str(distance))


def _check(box: QCheckBox, checked: bool) -> None:
    box.blockSignals(True)
    box.setChecked(checked)
    box.blockSignals(False)


def metrics_dialog(page: MetricsPage, parent: QWidget) -> SideDialog:
    """Return ``page`` in a dialog."""
    translate = QCoreApplication.translate
    dialog = SideDialog(translate("MetricsPage", "Metrics"), page, parent)
    # long help in every language
    dialog.resize(_WIDTH_PX, dialog.sizeHint().height())
    dialog.add_button(translate("MetricsPage", "Restore the defaults"), page.restore_defaults)
    return dialog
