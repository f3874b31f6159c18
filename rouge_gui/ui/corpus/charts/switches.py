"""The choices of the charts in one row: which chart, of which score, against what; and what is handed on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QToolButton, QWidget

from rouge_gui.metrics.rouge import is_rouge
from rouge_gui.ui.corpus.charts.choice import (
    PARTS,
    ChartChoice,
    Kind,
    grouping_title,
    kind_name,
    length_name,
    part_name,
)
from rouge_gui.ui.corpus.source import LENGTHS, CorpusSource
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.shrinking_box import ShrinkingBox

_LETTERS = {"chartKind": 17, "chartPart": 7, "chartLength": 18, "chartGrouping": 18}
_USUAL_LETTERS = 11


class ChartSwitches(QWidget):
    """Shows a ``ChartChoice`` and reports another. ``export`` is the menu of what is handed on."""

    choice_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = ChartChoice()
        self.kind_box = self._box("chartKind", self.tr("Chart"))
        self.metric_box = self._box("chartMetric", self.tr("Metric"))
        self.part_box = self._box("chartPart", self.tr("Precision, recall or F"))
        self.second_metric_box = self._box("chartSecondMetric", self.tr("Metric it is held against"))
        self.length_box = self._box("chartLength", self.tr("Length on the horizontal axis"))
        self.grouping_box = self._box("chartGrouping", self.tr("What items are grouped by"))
        self.first_box = self._box("chartFirstSystem", self.tr("System on the horizontal axis"))
        self.second_box = self._box("chartSecondSystem", self.tr("System on the vertical axis"))
        self.export = QMenu(self)
        button = QToolButton(self)
        button.setObjectName("chartExport")
        button.setText(self.tr("Export") + " ▾")
        button.setAccessibleName(self.tr("Export the chart"))
        button.setToolTip(self.tr("Write this chart, or the numbers it shows, to a file"))
        button.setMenu(self.export)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setProperty("small", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for control in (*self._boxes(), button):
            row.addWidget(control)
        fill_box(self.kind_box, ((kind_name(kind), kind.value) for kind in Kind))
        fill_box(self.part_box, ((part_name(part), part) for part in PARTS))
        fill_box(self.length_box, ((length_name(text), text) for text in LENGTHS))
        self._show_boxes()

    def _boxes(self) -> tuple[QComboBox, ...]:
        return (
            *(self.kind_box, self.metric_box, self.part_box, self.second_metric_box),
            *(self.length_box, self.grouping_box, self.first_box, self.second_box),
        )

    def _box(self, name: str, title: str) -> QComboBox:
        box = ShrinkingBox(_LETTERS.get(name, _USUAL_LETTERS), self)
        box.setObjectName(name)
        box.setAccessibleName(title)
        box.setToolTip(title)
        box.activated.connect(self._on_activated)
        box.view().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        return box

    # --- what is on offer --------------------------------------------------------------------------------

    def show_source(self, source: CorpusSource | None) -> None:
        """Offer what ``source`` has, and go on with what was chosen where it has that."""
        systems, metrics = (source.systems, source.metrics) if source is not None else ((), ())
        groupings = source.groupings if source is not None else ()
        for box in (self.metric_box, self.second_metric_box):
            fill_box(box, ((display_name(metric), metric) for metric in metrics))
        fill_box(self.grouping_box, ((grouping_title(grouping), grouping) for grouping in groupings))
        for box in (self.first_box, self.second_box):
            fill_box(box, ((system, system) for system in systems))
        chosen = source.chosen if source is not None else ("", "")
        choice = self._choice
        metric = _known(choice.metric, metrics)
        if not choice.metric and source is not None:
            metric = _known(source.metric, metrics)
        others = [one for one in metrics if one != metric]
        known = tuple(system for system in choice.systems if system in systems)
        pair = choice.pair if all(system in systems for system in choice.pair) else chosen
        self._choice = replace(
            choice,
            metric=metric,
            second_metric=_known(choice.second_metric, others) or metric,
            grouping=_known(choice.grouping, groupings),
            systems=known or tuple(filter(None, chosen)),
            pair=(pair[0], pair[1] or pair[0]),
        )
        self._show_boxes()

    @property
    def choice(self) -> ChartChoice:
        """What is chosen."""
        return self._choice

    def show_choice(self, choice: ChartChoice) -> None:
        """Show what is drawn."""
        self._choice = choice
        self._show_boxes()

    def _show_boxes(self) -> None:
        choice = self._choice
        values = (
            *(choice.kind.value, choice.metric, choice.part, choice.second_metric),
            *(choice.length, choice.grouping, *choice.pair),
        )
        for box, value in zip(self._boxes(), values, strict=True):
            box.setCurrentIndex(box.findData(value))
        metrics = {choice.metric, choice.second_metric} if choice.kind is Kind.METRICS else {choice.metric}
        self.part_box.setVisible(any(map(is_rouge, metrics)))
        self.second_metric_box.setVisible(choice.kind is Kind.METRICS)
        self.length_box.setVisible(choice.kind is Kind.LENGTH)
        self.grouping_box.setVisible(choice.kind is Kind.BUCKETS)
        for box in (self.first_box, self.second_box):
            box.setVisible(choice.kind is Kind.SYSTEMS)

    def _on_activated(self, _index: int) -> None:
        kind, metric, part, second, length, grouping, *pair = (
            str(box.currentData() or "") for box in self._boxes()
        )
        self._choice = replace(
            self._choice,
            kind=Kind(kind),
            metric=metric,
            part=part,
            second_metric=second,
            length=length,
            grouping=grouping,
            pair=(pair[0], pair[1]),
        )
        self._show_boxes()
        self.choice_changed.emit(self._choice)


def _known(value: str, values: Iterable[str]) -> str:
    known = tuple(values)
    return value if value in known else next(iter(known), "")


def fill_box(box: QComboBox, entries: Iterable[tuple[str, str]]) -> None:
    """Offer texts with the values they stand for."""
    wanted = list(entries)
    # a list that is open stays open while scores come
    if wanted != [(box.itemText(place), box.itemData(place)) for place in range(box.count())]:
        box.clear()
        for text, value in wanted:
            box.addItem(text, value)
