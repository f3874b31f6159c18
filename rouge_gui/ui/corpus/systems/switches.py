"""The choices of a comparison in one row: of which score, which pairs, how; copying; how far it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QMenu, QToolButton, QWidget, QWidgetAction

from rouge_gui.metrics.rouge import is_rouge
from rouge_gui.ui.corpus.charts.choice import PARTS, part_name
from rouge_gui.ui.corpus.charts.switches import fill_box
from rouge_gui.ui.corpus.source import CorpusSource
from rouge_gui.ui.corpus.systems.options import ComparisonOptions, OptionsForm, against, each_pair
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.numbers import count
from rouge_gui.ui.shrinking_box import ShrinkingBox

# of more systems there are too many pairs to look at at first
_MOST_IN_PAIRS = 6
_LETTERS = 11


@dataclass(frozen=True, slots=True)
class SystemView:
    """What is compared: pairs under ``metric``, all scores as ``part``; against ``baseline``, or "" for each pair."""

    metric: str = ""
    part: str = "fmeasure"
    baseline: str = ""
    options: ComparisonOptions = field(default_factory=ComparisonOptions)

    @property
    def parts(self) -> tuple[str, ...]:
        """What a score can be read as."""
        return PARTS


class SystemSwitches(QWidget):
    """Shows a ``SystemView`` and reports another.

    Signals: ``view_changed()`` for what has to be compared anew; ``options_changed(ComparisonOptions)``;
    ``copy_wanted(form)`` with ``latex``, ``markdown`` or ``csv``; ``stop_wanted()``.
    """

    view_changed = Signal()
    options_changed = Signal(object)
    copy_wanted = Signal(str)
    stop_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = SystemView()
        self._busy = False
        self.metric_box = self._box("systemsMetric", self.tr("Score that pairs are compared by"))
        self.part_box = self._box("systemsPart", self.tr("Precision, recall or F"))
        self.baseline_box = self._box("systemsBaseline", self.tr("Which pairs are compared"))
        for part in PARTS:
            self.part_box.addItem(part_name(part), part)
        self.form = OptionsForm(self)
        self.form.show_options(self._view.options)
        self.form.options_changed.connect(self._on_options_changed)
        self.options_button = self._button("systemsOptions", self.tr("Options"), self._options_menu())
        self.copy_button = self._button("systemsCopy", self.tr("Copy as"), self._copy_menu())
        self.progress = QLabel(self)
        self.progress.setObjectName("muted")
        self.stop = QToolButton(self)
        self.stop.setObjectName("systemsStop")
        self.stop.setText(self.tr("Stop"))
        self.stop.setToolTip(self.tr("Stop comparing"))
        self.stop.setProperty("small", True)
        self.stop.clicked.connect(self.stop_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        boxes = (self.metric_box, self.part_box, self.baseline_box)
        for control in (*boxes, self.options_button, self.copy_button, self.stop, self.progress):
            row.addWidget(control)
        self.show_busy(busy=False)

    def _box(self, name: str, title: str) -> QComboBox:
        box = ShrinkingBox(_LETTERS, self)
        box.setObjectName(name)
        box.setAccessibleName(title)
        box.setToolTip(title)
        box.activated.connect(self._on_activated)
        return box

    def _button(self, name: str, title: str, menu: QMenu) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setText(f"{title} ▾")
        button.setAccessibleName(title)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setProperty("small", True)
        return button

    def _options_menu(self) -> QMenu:
        menu = QMenu(self)
        entry = QWidgetAction(menu)
        entry.setDefaultWidget(self.form)
        menu.addAction(entry)
        return menu

    def _copy_menu(self) -> QMenu:
        menu = QMenu(self)
        for form, title in (("latex", "LaTeX"), ("markdown", "Markdown"), ("csv", "CSV")):
            entry = menu.addAction(title)
            entry.setObjectName(f"systems_{form}")
            entry.setData(form)
        menu.triggered.connect(self._on_copy_triggered)
        return menu

    # --- what is chosen ----------------------------------------------------------------------------------

    @property
    def view(self) -> SystemView:
        """What is chosen."""
        return self._view

    def show_source(self, source: CorpusSource | None) -> None:
        """Offer what ``source`` has; of many systems, compare each with the one that is looked at."""
        systems, metrics = (source.systems, source.metrics) if source is not None else ((), ())
        fill_box(self.metric_box, ((display_name(metric), metric) for metric in metrics))
        fill_box(self.baseline_box, [(each_pair(), ""), *((against(system), system) for system in systems)])
        view = self._view
        baseline = view.baseline
        if baseline not in systems:
            baseline = source.chosen[0] if source is not None and len(systems) > _MOST_IN_PAIRS else ""
        wanted = view.metric or (source.metric if source is not None else "")
        metric = wanted if wanted in metrics else next(iter(metrics), "")
        self._view = replace(view, metric=metric, baseline=baseline)
        self._show_boxes()

    def show_options(self, options: ComparisonOptions) -> None:
        """Show how systems are compared."""
        self._view = replace(self._view, options=options)
        self.form.show_options(options)

    def show_view(self, view: SystemView) -> None:
        """Show another choice and report it."""
        self._view = view
        self._show_boxes()
        self.view_changed.emit()

    def _show_boxes(self) -> None:
        view = self._view
        for box, value in (
            (self.metric_box, view.metric),
            (self.part_box, view.part),
            (self.baseline_box, view.baseline),
        ):
            box.setCurrentIndex(box.findData(value))
        self.part_box.setEnabled(any(map(is_rouge, self._metrics())))

    def _metrics(self) -> list[str]:
        return [str(self.metric_box.itemData(place)) for place in range(self.metric_box.count())]

    def _on_activated(self, _index: int) -> None:
        metric, part, baseline = (
            str(box.currentData() or "") for box in (self.metric_box, self.part_box, self.baseline_box)
        )
        self.show_view(replace(self._view, metric=metric, part=part, baseline=baseline))

    def _on_options_changed(self, options: ComparisonOptions) -> None:
        self._view = replace(self._view, options=options)
        self.options_changed.emit(options)

    def _on_copy_triggered(self, entry: QAction) -> None:
        self.copy_wanted.emit(str(entry.data()))

    # --- how far it is -----------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Whether a comparison is under way."""
        return self._busy

    def show_busy(self, *, busy: bool) -> None:
        """Tell whether a comparison is under way."""
        self._busy = busy
        self.stop.setVisible(busy)
        self.progress.setVisible(busy)
        if not busy:
            self.progress.setText("")

    def show_progress(self, done: int, total: int) -> None:
        """Tell how many means and pairs are done."""
        self.progress.setText(self.tr("{done} of {total}").format(done=count(done), total=count(total)))

    def set_hidden(self, hidden: bool) -> None:
        """Let nothing be copied that is hidden."""
        self.copy_button.setEnabled(not hidden)
