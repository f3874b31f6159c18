"""The compare part of the window: two panes that show one ``Comparison``.

It displays the comparison it is given and reports edits; it neither compares nor keeps history.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QSplitter, QVBoxLayout, QWidget

from rouge_gui.compare import Comparison, Mark, Side, Status
from rouge_gui.metrics import AnyScore, Score
from rouge_gui.text import Span
from rouge_gui.ui import numbers
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.compare.header import Legend, PaneHeader, rule
from rouge_gui.ui.compare.units import Units, units_of
from rouge_gui.ui.layers import LAYERS, Layer
from rouge_gui.ui.theme import Theme

_SIDES: tuple[Side, Side] = ("reference", "candidate")


class Pane(QFrame):
    """A card with header, editor and legend."""

    def __init__(self, title: str, editor_name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.header = PaneHeader(title, theme, self)
        self.editor = TextEditor(theme, self)
        self.editor.setObjectName(editor_name)
        self.legend = Legend(theme, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(rule(self))
        column.addWidget(self.editor, 1)
        column.addWidget(self.legend)


class CompareBoard(QSplitter):
    """Both panes. ``edited`` carries (side, start_cp, removed, inserted, caret_cp) as the panes tell it."""

    edited = Signal(str, int, int, str, int)
    files_dropped = Signal(str, list)
    reference_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("board")
        self.setChildrenCollapsible(False)
        self.setHandleWidth(8)
        self._theme = theme
        self._layer: Layer | None = LAYERS[0]
        self._comparison: Comparison | None = None
        self.reference = Pane(self.tr("Reference"), "referenceEditor", theme, self)
        self.candidate = Pane(self.tr("Candidate"), "candidateEditor", theme, self)
        self.reference.header.tabs.setObjectName("referenceTabs")
        self.reference.header.tabs.setAccessibleName(self.tr("References"))
        self.reference.editor.setAccessibleName(self.tr("Reference text"))
        self.candidate.editor.setAccessibleName(self.tr("Candidate text"))
        self.reference.editor.setPlaceholderText(self.tr("Type, paste or drop the human text here"))
        self.candidate.editor.setPlaceholderText(self.tr("Type, paste or drop the text to be judged here"))
        self._connect()

    def _connect(self) -> None:
        self.reference.editor.edited.connect(self._on_reference_edited)
        self.candidate.editor.edited.connect(self._on_candidate_edited)
        self.reference.editor.pointed.connect(self._on_reference_pointed)
        self.candidate.editor.pointed.connect(self._on_candidate_pointed)
        self.reference.editor.files_dropped.connect(self._on_reference_files_dropped)
        self.candidate.editor.files_dropped.connect(self._on_candidate_files_dropped)
        self.reference.header.tabs.currentChanged.connect(self.reference_chosen)

    def pane(self, side: Side) -> Pane:
        """Return the pane of ``side``."""
        return self.reference if side == "reference" else self.candidate

    @property
    def chosen_reference(self) -> int:
        """The 0-based reference on show."""
        return max(0, self.reference.header.tabs.currentIndex())

    @property
    def layer(self) -> Layer | None:
        """The layer on show."""
        return self._layer

    # --- what is shown -----------------------------------------------------------------------------------

    def show_reference_count(self, count: int) -> None:
        """Offer a tab per reference where there are several."""
        tabs = self.reference.header.tabs
        tabs.blockSignals(True)
        while tabs.count() > count:
            tabs.removeTab(tabs.count() - 1)
        while tabs.count() < count:
            tabs.addTab(str(tabs.count() + 1))
        tabs.blockSignals(False)
        tabs.setVisible(count > 1)

    def choose_reference(self, reference: int) -> None:
        """Bring ``reference`` to the front without telling it as the user's choice."""
        tabs = self.reference.header.tabs
        tabs.blockSignals(True)
        tabs.setCurrentIndex(reference)
        tabs.blockSignals(False)

    def show_layer(self, layer: Layer | None) -> None:
        """Show the marks of ``layer``; None shows none."""
        self._layer = layer
        self._refresh()

    def show_comparison(self, comparison: Comparison) -> None:
        """Show ``comparison`` of the texts in the panes."""
        self._comparison = comparison
        self._refresh()

    def set_stale(self) -> None:
        """Take the colour from the marks: they belong to the texts of a moment ago."""
        for side in _SIDES:
            self.pane(side).editor.set_stale()

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        for side in _SIDES:
            self.pane(side).editor.set_theme(theme)
            self.pane(side).header.bar.set_theme(theme)
        self._refresh()

    def _refresh(self) -> None:
        comparison, layer = self._comparison, self._layer
        if comparison is None or self.chosen_reference >= len(comparison.references):
            return
        for side in _SIDES:
            pane = self.pane(side)
            own = self._marks(side)
            units = units_of(layer, own, self._marks(_other(side)), pane.editor.offsets) if layer else Units()
            pane.editor.show_units(layer, units, comparison.dropped(side, self.chosen_reference))
            found = Counter(mark.status for mark in own)
            counts = found[Status.CREDITED], found[Status.SURPLUS], found[Status.UNMATCHED]
            pane.legend.show_counts(self._theme, layer, counts)
            self._show_coverage(side)

    def _marks(self, side: Side) -> tuple[Mark, ...]:
        if self._comparison is None or self._layer is None:
            return ()
        return self._comparison.marks(side, self._layer.name, self.chosen_reference)

    def _score(self, layer: Layer) -> AnyScore | None:
        """Return the score of ``layer`` against the reference on show, None where the profile has none."""
        if self._comparison is None or self._comparison.profile.sacre is not None:
            return None
        card = self._comparison.scores_of((layer.metric,))
        return card.per_reference[self.chosen_reference][layer.metric]

    def _show_coverage(self, side: Side) -> None:
        layer = self._layer or LAYERS[0]
        header = self.pane(side).header
        score = self._score(layer)
        if not isinstance(score, Score):
            header.show_coverage("", self.tr("this profile counts units of its own"), 0.0, layer.role)
            return
        if side == "reference":
            total, word = score.reference_total, self.tr("recall")
            sentence = self.tr("{matches} of {total} reference {units} covered")
        else:
            total, word = score.candidate_total, self.tr("precision")
            sentence = self.tr("{matches} of {total} candidate {units} matched")
        matches, whole = numbers.count(score.matches), numbers.count(total)
        header.show_coverage(
            f"{word} {matches}/{whole}",
            sentence.format(matches=matches, total=whole, units=layer.unit_text()),
            score.matches / total if total else 0.0,
            layer.role,
        )

    # --- what the panes tell -----------------------------------------------------------------------------

    def _on_reference_edited(self, start_cp: int, removed: int, inserted: str, caret_cp: int) -> None:
        self.edited.emit("reference", start_cp, removed, inserted, caret_cp)

    def _on_candidate_edited(self, start_cp: int, removed: int, inserted: str, caret_cp: int) -> None:
        self.edited.emit("candidate", start_cp, removed, inserted, caret_cp)

    def _on_reference_files_dropped(self, paths: list[str]) -> None:
        self.files_dropped.emit("reference", paths)

    def _on_candidate_files_dropped(self, paths: list[str]) -> None:
        self.files_dropped.emit("candidate", paths)

    def _on_reference_pointed(self, place_cp: int) -> None:
        self._light("reference", place_cp)

    def _on_candidate_pointed(self, place_cp: int) -> None:
        self._light("candidate", place_cp)

    def _light(self, side: Side, place_cp: int) -> None:
        own, partners = lit_spans(self._marks(side), place_cp)
        self.pane(side).editor.light(own)
        self.pane(_other(side)).editor.light(partners)

    def leaveEvent(self, event: QEvent) -> None:
        """Put the lights out when the pointer leaves."""
        super().leaveEvent(event)
        self._light("reference", -1)


def _other(side: Side) -> Side:
    return "candidate" if side == "reference" else "reference"


def lit_spans(marks: tuple[Mark, ...], place_cp: int) -> tuple[list[Span], list[Span]]:
    """Return the matched units at ``place_cp`` and what they were counted with on the other side."""
    own: list[Span] = []
    partners: list[Span] = []
    index = bisect_right(marks, place_cp, key=lambda mark: mark.end)
    while place_cp >= 0 and index < len(marks) and marks[index].start <= place_cp:
        mark = marks[index]
        if mark.status is not Status.UNMATCHED:
            own.append((mark.start, mark.end))
            partners += mark.partner
        index += 1
    return own, sorted(set(partners))
