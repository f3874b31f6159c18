"""One pane: a card with the head, the text, the overview bar and the legend of one side."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from rouge_gui.compare import NO_MARKS, SeenMarks, Status
from rouge_gui.metrics import AnyScore, Score
from rouge_gui.ui import numbers
from rouge_gui.ui.compare.header import Legend, LegendEntry, PaneHeader, rule
from rouge_gui.ui.compare.heat import HeatedEditor
from rouge_gui.ui.compare.overview import OverviewBar
from rouge_gui.ui.compare.paying import Paid, role_of
from rouge_gui.ui.compare.picture import NOTHING, Picture, View
from rouge_gui.ui.compare.spans import share_of
from rouge_gui.ui.layers import Layer, Shape
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.theme import Theme

PAYING = "\u2009●"


class Pane(QFrame):
    """A side on screen. ``totals_reference`` panes tell recall, others precision."""

    def __init__(self, title: str, editor_name: str, theme: Theme, *, totals_reference: bool = False) -> None:
        super().__init__()
        self.setObjectName("card")
        self._theme = theme
        self._totals_reference = totals_reference
        self._marks = NO_MARKS
        self._total = 0.0
        self._layer: Layer | None = None
        self._format = numbers.ScoreFormat()
        self.header = PaneHeader(title, theme, self)
        self.editor = HeatedEditor(theme, self)
        self.editor.setObjectName(editor_name)
        self.editor.setAccessibleName(title)
        self.overview = OverviewBar(theme, self)
        self.legend = Legend(theme, self)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.editor, 1)
        middle.addWidget(self.overview)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(rule(self))
        column.addLayout(middle, 1)
        column.addWidget(self.legend)
        self.overview.place_chosen.connect(self._on_place_chosen)
        self.editor.scrolled.connect(self.show_seen)
        self.editor.selectionChanged.connect(self.show_selection)

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        for part in (self.editor, self.header.bar, self.overview):
            part.set_theme(theme)

    def set_format(self, form: numbers.ScoreFormat) -> None:
        """Write shares as ``form`` says."""
        self._format = form
        self.show_selection()

    def set_stale(self) -> None:
        """Grey marks and numbers: newer ones are being computed."""
        self.editor.set_stale()
        self.header.set_stale()
        self.legend.setEnabled(False)

    @property
    def marks(self) -> SeenMarks:
        """The marks of the main layer on show."""
        return self._marks

    def show_picture(self, picture: Picture, view: View) -> None:
        """Show ``picture`` and what it counts."""
        self._marks, self._layer = picture.marks_of(view.main), view.main
        self.editor.show_picture(picture)
        self.legend.setEnabled(True)
        self.legend.show_entries(self._theme, legend_entries(picture, view))
        self.show_selection()

    def hide_marks(self) -> None:
        """Show the text without marks and a question mark for the score."""
        self._marks = NO_MARKS
        self._total = 0.0
        self.editor.show_picture(NOTHING)
        self.legend.show_entries(self._theme, ())
        self.legend.show_selection("")
        word = self.tr("recall") if self._totals_reference else self.tr("precision")
        self.header.show_coverage(f"{word} ?", self.tr("guess, then reveal"), 0.0, "accent")

    def show_too_long(self, layer: Layer) -> None:
        """Say in the head that the metric of ``layer`` is out of reach."""
        self._total = 0
        text = self.tr("these texts are too long for {metric}").format(metric=display_name(layer.metric))
        self.header.show_coverage("", text, 0.0, layer.role)

    def show_score(self, score: AnyScore | None, layer: Layer) -> None:
        """Say in the head what ``score`` means for this side: recall of a reference, precision of a candidate."""
        if not isinstance(score, Score):
            self._total = 0
            self.header.show_coverage("", self.tr("this profile gives no such score"), 0.0, layer.role)
            return
        if self._totals_reference:
            self._total, word = score.reference_total, self.tr("recall")
            sentence = self.tr("{matches} of {total} reference {units} covered")
        else:
            self._total, word = score.candidate_total, self.tr("precision")
            sentence = self.tr("{matches} of {total} candidate {units} matched")
        matches, whole = numbers.count(score.matches), numbers.count(self._total)
        self.header.show_coverage(
            f"{word} {matches}/{whole}",
            sentence.format(matches=matches, total=whole, units=layer.unit_text()),
            self._share(score, layer),
            layer.role,
            layer.unit_text(),
        )

    def _share(self, score: Score, layer: Layer) -> float:
        """Return how far the bar is filled."""
        if layer.shape is Shape.RUN:
            # the ratio of weighted counts is brought back to that of lengths
            return score.recall if self._totals_reference else score.precision
        return score.matches / self._total if self._total else 0.0

    def show_overview(self, role: str) -> None:
        """Draw the overview bar anew."""
        self.overview.show_marks(self._marks, len(self.editor.shown_text), role)
        self.show_seen()

    def show_seen(self) -> None:
        """Frame in the overview what is in sight."""
        if self.overview.isHidden():
            return
        bar = self.editor.verticalScrollBar()
        whole = bar.maximum() + bar.pageStep()
        self.overview.show_seen(bar.value() / whole, (bar.value() + bar.pageStep()) / whole)

    def show_selection(self) -> None:
        """Say in the legend what the selected text earns."""
        start, end = self.editor.selected_span
        if start == end or not self._marks:
            self.legend.show_selection("")
            return
        share = share_of(self._marks, (start, end))
        matches = numbers.count(share.earned)
        weighed = self._layer is not None and self._layer.is_weighed
        units = numbers.count(self._total if weighed else share.credited + share.surplus + share.unmatched)
        brief = self.tr("selection {matches} / {units}").format(matches=matches, units=units)
        whole = self.tr("selection: {matches} credited of {units}").format(matches=matches, units=units)
        if self._total and not (self._layer is not None and self._layer.shape is Shape.RUN):
            part = self._format.ratio(share.earned / self._total)
            word = self.tr("of recall") if self._totals_reference else self.tr("of precision")
            brief += f" = {part}"
            whole += f" = {part} {word}"
        self.legend.show_selection(brief, whole)

    def _on_place_chosen(self, share: float) -> None:
        bar = self.editor.verticalScrollBar()
        bar.setValue(round(share * (bar.maximum() + bar.pageStep()) - bar.pageStep() / 2))


def _paid_entries(paid: Paid) -> list[LegendEntry]:
    """Return an entry per reference: its colour, its number, what it credits; the one that pays is marked."""
    translate, number = QCoreApplication.translate, numbers.count
    entries: list[LegendEntry] = []
    for reference, matches in enumerate(paid.matches):
        pays = paid.paying in {None, reference}
        tip = (
            translate("Pane", "credited by this reference, which the score comes from")
            if pays
            else translate("Pane", "credited by this reference, which the score does not come from: framed")
        )
        counted = f"{number(reference + 1)}: {number(matches)}{PAYING if paid.paying == reference else ''}"
        kind = f"paid:{role_of(reference)}"
        entries.append(LegendEntry(kind, translate("Pane", "reference"), counted, tip))
    return entries


def legend_entries(picture: Picture, view: View) -> list[LegendEntry]:
    """Return the legend: each layer with its matches of its units; of the main one also what earned nothing."""
    translate, number = QCoreApplication.translate, numbers.count
    entries: list[LegendEntry] = []
    shown = {units.layer: units for units in picture.layers}
    for layer in view.layers:
        marks, total = shown[layer].marks, shown[layer].total
        tip = translate("Pane", "counted: these add up to the matches in the table")
        matched = f"{number(marks.count_of(Status.CREDITED))} / {number(len(marks))}"
        if layer.is_weighed:
            matched = f"{number(marks.earned)} / {number(total)}"
        entries.append(LegendEntry(layer, layer.brief_text(), matched, tip))
    if picture.paid.units:
        own = entries[-1]
        entries[-1:] = [own, *_paid_entries(picture.paid)]
    for layer in view.layers:
        if surplus := shown[layer].marks.count_of(Status.SURPLUS):
            tip = translate(
                "Pane", "the same form stands in the other text, but not this often, so it earns nothing"
            )
            kind = "surplus" if layer.shape in {Shape.TINT, Shape.STEPS} else f"surplus:{layer.role}"
            entries.append(LegendEntry(kind, translate("Pane", "surplus"), number(surplus), tip))
    missed = picture.marks_of(view.main).count_of(Status.UNMATCHED)
    if view.misses and missed:
        tip = translate("Pane", "without a counterpart in the other text")
        entries.append(LegendEntry("miss", translate("Pane", "unmatched"), number(missed), tip))
    if picture.recut:
        tip = translate(
            "Pane", "the other text holds these characters too, but cuts them otherwise: no match"
        )
        entries.append(
            LegendEntry("recut", translate("Pane", "another cut"), number(len(picture.recut)), tip)
        )
    return entries
