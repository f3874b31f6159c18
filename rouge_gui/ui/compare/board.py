"""The compare part of the window: panes that show one ``Comparison``, joined by ribbons.

It displays the comparison it is given and reports edits; it neither compares nor keeps history.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QSplitterHandle, QWidget

from rouge_gui.compare import Comparison, Side
from rouge_gui.metrics import AnyScore
from rouge_gui.session.timers import single_shot
from rouge_gui.ui.compare.joining import joined
from rouge_gui.ui.compare.lighting import Lighting
from rouge_gui.ui.compare.pane import Pane
from rouge_gui.ui.compare.picture import NOTHING, View, picture_of, recut_of
from rouge_gui.ui.compare.reference_tabs import ReferenceTabs
from rouge_gui.ui.compare.ribbons import RibbonStrip
from rouge_gui.ui.compare.scrolling import Anchors, SyncScroll, anchors_of
from rouge_gui.ui.compare.setting import TextStyle
from rouge_gui.ui.compare.spans import next_mark
from rouge_gui.ui.labels import plain_tip
from rouge_gui.ui.layers import LAYERS, Layer
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import Theme

# the eye has rested on a unit
_DWELL_MS = 300


class CompareBoard(QSplitter):
    """All panes. ``edited`` carries (side, start_cp, removed, inserted, caret_cp) as the panes tell it.

    Sides are ``reference`` and ``candidate``, and where they are on show ``second`` (another candidate) and
    ``source``. Of the two candidates the one worked in last is compared with the reference's marks.
    """

    edited = Signal(str, int, int, object, int)
    files_dropped = Signal(str, list)
    reference_chosen = Signal(int)
    pane_entered = Signal(str)
    editor_added = Signal(object)
    second_shown = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("board")
        self.setChildrenCollapsible(False)
        self.setHandleWidth(8)
        self._theme = theme
        self._view = View(LAYERS[:1])
        self._comparisons: dict[str, Comparison] = {}
        self._active = "candidate"
        self._anchored: dict[str, tuple[Comparison, int, Anchors]] = {}
        self._guessing = False
        self._plain = False
        self._format = ScoreFormat()
        self._strip: RibbonStrip | None = None
        self._making_strip = False
        self._lit_links: list[tuple[int, int]] = []
        self._dwelling: tuple[str, int] | None = None
        self._panes: dict[str, Pane] = {}
        self.reference = self._add_pane("reference", self.tr("Reference"))
        self._making_strip = True
        self.candidate = self._add_pane("candidate", self.tr("Candidate"))
        self._making_strip = False
        self.tabs = ReferenceTabs(self.reference)
        self.reference.header.add_beside_title(self.tabs)
        self.tabs.reference_chosen.connect(self.reference_chosen)
        self.reference.editor.setAccessibleName(self.tr("Reference text"))
        self.candidate.editor.setAccessibleName(self.tr("Candidate text"))
        self.reference.editor.set_invitation(self.tr("Type, paste or drop the human text here"))
        self.candidate.editor.set_invitation(self.tr("Type, paste or drop the text to be judged here"))
        self.sync = SyncScroll(self.reference.editor)
        self.sync.add(self.candidate.editor, self._candidate_anchors)
        self._dwell = single_shot(self, _DWELL_MS, self._on_dwelt)
        self._join = single_shot(self, 0, self.show_ribbons)
        self.splitterMoved.connect(self._join_soon)

    def _add_pane(self, side: str, title: str) -> Pane:
        pane = Pane(title, f"{side}Editor", self._theme, totals_reference=side == "reference")
        pane.setProperty("side", side)
        self._panes[side] = pane
        editor = pane.editor
        editor.setProperty("side", side)
        editor.edited.connect(self._on_edited)
        editor.pointed.connect(self._on_pointed)
        editor.files_dropped.connect(self._on_files_dropped)
        editor.focused.connect(self._on_focused)
        editor.scrolled.connect(self._join_soon)
        self.addWidget(pane)
        self.editor_added.emit(editor)
        return pane

    def createHandle(self) -> QSplitterHandle:
        """Return the strip of ribbons between reference and candidate, a plain handle elsewhere."""
        if self._making_strip:
            self._strip = RibbonStrip(self, self._theme)
            return self._strip
        return QSplitterHandle(Qt.Orientation.Horizontal, self)

    def pane(self, side: str) -> Pane:
        """Return the pane of ``side``. Raises KeyError where there is none."""
        return self._panes[side]

    @property
    def panes(self) -> tuple[Pane, ...]:
        """All panes."""
        return tuple(self._panes.values())

    @property
    def chosen_reference(self) -> int:
        """The 0-based reference on show."""
        return self.tabs.chosen

    @property
    def view(self) -> View:
        """What the user chose to see."""
        return self._view

    @property
    def layer(self) -> Layer | None:
        """The layer that headers and legends are about."""
        return self._view.main

    @property
    def strip(self) -> RibbonStrip:
        """The strip of ribbons."""
        if self._strip is None:
            raise RuntimeError("the board has no strip yet")
        return self._strip

    # --- what is shown -----------------------------------------------------------------------------------

    def show_reference_count(self, count: int) -> None:
        """Offer a tab per reference."""
        if count != self.tabs.count:
            self.tabs.show_references(count)

    def choose_reference(self, reference: int) -> None:
        """Bring ``reference`` to the front without telling it as the user's choice."""
        self.tabs.choose(reference)

    def show_beside(self, *, second: bool, source: bool) -> None:
        """Show panes for a second candidate and for the source, or put them away."""
        for side, wanted in (("second", second), ("source", source)):
            if wanted and side not in self._panes:
                self._add_beside(side)
            if side in self._panes and self._panes[side].isHidden() == wanted:
                self._panes[side].setVisible(wanted)
                shown = [0 if pane.isHidden() else 1 for pane in sorted(self.panes, key=self.indexOf)]
                self.setSizes([share * self.width() for share in shown])
        if not second:
            self._comparisons.pop("second", None)
            self._active = "candidate"

    def _add_beside(self, side: str) -> None:
        if side == "second":
            pane = self._add_pane(side, self.tr("Second candidate"))
            self.sync.add(pane.editor, self._second_anchors)
        else:
            pane = self._add_pane(side, self.tr("Source"))
            self.insertWidget(0, pane)
            pane.header.show_coverage(
                "", self.tr("what the other texts summarise; not scored"), 0.0, "accent"
            )
        pane.editor.set_style(self.reference.editor.text_style)
        pane.overview.setVisible(not self.reference.overview.isHidden())
        pane.hide()

    def show_view(self, view: View) -> None:
        """Show the marks that ``view`` names."""
        self._view = view
        self._refresh()
        self.show_details()

    def show_comparison(self, comparison: Comparison) -> None:
        """Show ``comparison`` of the texts in the panes."""
        self._comparisons["candidate"] = comparison
        self._refresh()

    def show_second(self, comparison: Comparison) -> None:
        """Show ``comparison`` of the references with the second candidate."""
        if "second" not in self._comparisons and self._panes["second"].editor.hasFocus():
            # it was entered before there was anything to compare
            self._active = "second"
        self._comparisons["second"] = comparison
        self._refresh()
        self.show_details()
        self.second_shown.emit()

    @property
    def is_first_active(self) -> bool:
        """Whether the reference shows what it shares with the first candidate, not with the second."""
        return self._active == "candidate"

    @property
    def comparison(self) -> Comparison | None:
        """The comparison whose marks the reference shows."""
        return self._comparisons.get(self._active)

    @property
    def comparisons(self) -> tuple[Comparison, ...]:
        """The comparisons of all candidates on show."""
        return tuple(self._comparisons.values())

    def show_details(self) -> None:
        """Show what is not needed within a frame: overview bars, all references' scores, what is cut otherwise."""
        self._show_badges()
        self._show_recut()
        role = (self.layer or LAYERS[0]).role
        for pane in self.panes:
            pane.show_overview(role)

    def _show_recut(self) -> None:
        if self._guessing or self._plain:
            return
        for pane, side, comparison in self._compared():
            recut = recut_of(comparison, side, self.chosen_reference, self._view, pane.editor.offsets)
            if recut != pane.editor.picture.recut:
                pane.show_picture(replace(pane.editor.picture, recut=recut), self._view)

    def _show_badges(self) -> None:
        comparison, layer = self.comparison, self.layer or LAYERS[0]
        metric = comparison.metric_of(layer.name) if comparison is not None else layer.metric
        silent = comparison is None or comparison.profile.sacre is not None or self._guessing
        if comparison is None or len(comparison.references) != self.tabs.count:
            # a newer comparison is on its way
            return
        if silent or self.tabs.count == 1 or not comparison.reaches(metric):
            self.tabs.show_references(self.tabs.count)
            return
        card = comparison.scores_of((metric,))
        if metric not in card:
            # the implementation that the profile follows raises
            self.tabs.show_references(self.tabs.count)
            return
        badges = [self._format.ratio(alone.rouge(metric).fmeasure) for alone in card.per_reference]
        name = display_name(metric)
        self.tabs.show_references(len(badges), badges, card.rouge(metric).reference_index, name)

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores as ``form`` says."""
        self._format = form
        for pane in self.panes:
            pane.set_format(form)
        self._show_badges()

    def set_guessing(self, guessing: bool) -> None:
        """Hide marks and numbers until they are to be revealed, or show them again."""
        if guessing != self._guessing:
            self._guessing = guessing
            self._refresh()
            self.show_details()

    def set_plain(self, plain: bool) -> None:
        """Show texts without marks, for they are too long for them; or with marks from the next comparison on."""
        self._plain = plain
        if plain:
            for pane in self.panes:
                pane.show_picture(NOTHING, View())

    def set_overviews(self, shown: bool) -> None:
        """Show or hide the overview bars."""
        for pane in self.panes:
            pane.overview.setVisible(shown)

    def set_stale(self) -> None:
        """Take the colour from the marks: they belong to the texts of a moment ago."""
        for pane in self.panes:
            pane.set_stale()

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        for pane in self.panes:
            pane.set_theme(theme)
        self.strip.set_theme(theme)
        self._refresh()

    def set_style(self, style: TextStyle) -> None:
        """Set the texts as ``style`` says."""
        for pane in self.panes:
            pane.editor.set_style(style)
        self._join_soon()

    def _refresh(self) -> None:
        """Show what is known: the reference as the candidate worked in sees it, each candidate for itself."""
        self._lit_links = []
        reference = self.chosen_reference
        layer = self.layer or LAYERS[0]
        for pane, side, comparison in self._compared():
            if self._guessing:
                pane.hide_marks()
                continue
            if self._plain:
                pane.show_score(self._score(comparison, layer), layer)
                continue
            picture = picture_of(comparison, side, reference, self._view, pane.editor.offsets)
            # what was cut otherwise is found later; until then what is known of it stays
            pane.show_picture(replace(picture, recut=pane.editor.picture.recut), self._view)
            if comparison.profile.sacre is None and not comparison.reaches(comparison.metric_of(layer.name)):
                pane.show_too_long(layer)
            else:
                pane.show_score(self._score(comparison, layer), layer)
        self.show_ribbons()

    def _compared(self) -> Iterator[tuple[Pane, Side, Comparison]]:
        """Yield the panes that show a comparison, the side each shows, and which one."""
        for name, pane in self._panes.items():
            comparison = self._comparisons.get(self._active if name == "reference" else name)
            if comparison is not None and self.chosen_reference < len(comparison.references):
                yield pane, "reference" if name == "reference" else "candidate", comparison

    def _score(self, comparison: Comparison, layer: Layer) -> AnyScore | None:
        """Return the score of ``layer`` against the reference on show, None where the profile has none."""
        if comparison.profile.sacre is not None:
            return None
        metric = comparison.metric_of(layer.name)
        return comparison.scores_of((metric,)).per_reference[self.chosen_reference].get(metric)

    # --- ribbons -----------------------------------------------------------------------------------------

    def show_ribbons(self) -> None:
        """Join what is counted together: always for an alignment, for other layers what the pointer is on."""
        self._join.stop()
        left, right = self.reference.editor, self.candidate.editor
        groups = joined(left, right, self._lit_links, is_first=self.is_first_active)
        top = left.viewport().mapTo(self, left.viewport().rect().topLeft()) if groups else QPoint()
        self.strip.show_connections(groups, float(top.y()))

    def _join_soon(self) -> None:
        self._join.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Join the panes anew."""
        super().resizeEvent(event)
        self._join_soon()

    def _candidate_anchors(self) -> Anchors:
        return self._anchors("candidate")

    def _second_anchors(self) -> Anchors:
        return self._anchors("second")

    def _anchors(self, side: str) -> Anchors:
        comparison, reference = self._comparisons.get(side), self.chosen_reference
        texts = len(self.reference.editor.shown_text), len(self._panes[side].editor.shown_text)
        if comparison is None or self._plain or reference >= len(comparison.references):
            return anchors_of((), *texts)
        known = self._anchored.get(side)
        if known is None or known[:2] != (comparison, reference):
            pairs = anchors_of(comparison.seen("reference", "lcs", reference), *texts)
            known = self._anchored[side] = comparison, reference, pairs
        return known[2]

    # --- walking and pointing ----------------------------------------------------------------------------

    def walk(self, *, matched: bool, forwards: bool) -> bool:
        """Select the next match or miss in the pane worked in; tell whether there is one."""
        pane = next((pane for pane in self.panes if pane.editor.hasFocus()), self.reference)
        side = str(pane.property("side"))
        mark = next_mark(pane.marks, pane.editor.selected_span, matched=matched, forwards=forwards)
        if mark is None:
            return False
        pane.editor.select((mark.start, mark.end))
        self.light(side, mark.start, follow=True)
        return True

    def light(self, side: str, place_cp: int, *, follow: bool = False) -> None:
        """Light the unit at ``place_cp`` and its partners; ``follow`` scrolls to them. -1 puts the lights out."""
        pane = self.pane(side)
        opposite = self.pane(self._active if side == "reference" else "reference")
        shown: Side = "reference" if side == "reference" else "candidate"
        comparison = self._comparisons.get(self._active if side == "reference" else side)
        lighting = Lighting(comparison, shown, self.chosen_reference, self.layer)
        lights = lighting.at(pane.marks, place_cp)
        pane.editor.light(lights.own)
        opposite.editor.light(lights.opposite)
        pane.editor.viewport().setToolTip(plain_tip(lights.tip))
        self._lit_links = []
        if self.candidate in (pane, opposite):
            for start, _ in lights.own.spans:
                place = pane.editor.offsets.to_u16(start)
                for partner, _ in lights.opposite.spans:
                    link = place, opposite.editor.offsets.to_u16(partner)
                    self._lit_links.append(link if side == "reference" else link[::-1])
        partners = lights.opposite.spans
        if follow and partners:
            self.sync.hold(moving=True)
            opposite.editor.reveal(partners[0][0])
            self.sync.hold(moving=False)
        self.show_ribbons()

    def _on_pointed(self, place_cp: int) -> None:
        side = _side_of(self.sender())
        if side == "source" or (side == "second" and self._active != "second"):
            return
        self.light(side, place_cp)
        self._dwelling = (side, place_cp) if place_cp >= 0 else None
        self._dwell.start()

    def _on_dwelt(self) -> None:
        if self._dwelling is not None:
            side, place_cp = self._dwelling
            self.light(side, place_cp, follow=True)

    def leaveEvent(self, event: QEvent) -> None:
        """Put the lights out when the pointer leaves."""
        super().leaveEvent(event)
        self._dwelling = None
        self.light("reference", -1)

    # --- what the panes tell -----------------------------------------------------------------------------

    def _on_edited(self, start_cp: int, removed: int, inserted: str, caret_cp: int) -> None:
        self.edited.emit(_side_of(self.sender()), start_cp, removed, inserted, caret_cp)

    def _on_files_dropped(self, paths: list[str]) -> None:
        self.files_dropped.emit(_side_of(self.sender()), paths)

    def _on_focused(self) -> None:
        side = _side_of(self.sender())
        if side in {"candidate", "second"} and side != self._active and side in self._comparisons:
            self._active = side
            self._refresh()
        self.pane_entered.emit(side)


def _side_of(editor: QObject | None) -> str:
    return str(editor.property("side")) if editor is not None else ""
