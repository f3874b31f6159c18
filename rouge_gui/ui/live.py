"""Keeps the parts of the window in step with the document: each change is shown, compared and scored.

The one place where comparisons arrive. Parts show what they are given; this decides what and when.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from rouge_gui.compare import Comparison, metric_under
from rouge_gui.metrics import AnyScore, Profile, ProfileError, ScoreCard, TerScore
from rouge_gui.metrics.rouge import is_rouge, skip_rule
from rouge_gui.session.apart import ScoreApart
from rouge_gui.session.document import READ, Change, Document
from rouge_gui.session.scoring import ComparisonResult, ComparisonRunner
from rouge_gui.session.sizes import is_heavy
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.session.timers import single_shot
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.compare.picture import View
from rouge_gui.ui.metric_choice import MetricChoice
from rouge_gui.ui.score_remarks import remarks_on
from rouge_gui.ui.scores.view import ScoreTable

PANE = "pane"

# a comparison that takes longer than this greys what it is about to replace
_STALE_AFTER_MS = 120
# the other metrics of long texts would slow down the marks of the next key
_REST_AFTER_MS = 60
# of texts too long to be compared at each key
_HEAVY_AFTER_MS = 700
# what is slow to load or to score waits for a pause in typing and is made in the background
_LATE_AFTER_MS = 250


# so many pairs of tokens a weighted LCS of a key press may look at
_MOST_QUICK_PAIRS = 30_000
_TER = ("ter",)


def _is_slow(metric: str) -> bool:
    return metric == "rougeW" or skip_rule(metric) is not None


def _comes(comparison: Comparison, metric: str) -> bool:
    """Tell whether there will be a score of ``metric``, at once or after a while."""
    return comparison.gives(metric) or (metric in _TER and comparison.has_slow_ter)


class LiveComparison(QObject):
    """Shows the document's texts on ``board``, their marks there, their scores in ``table``."""

    shown = Signal()  # ``comparison`` is a new one and on screen
    failed = Signal(object)  # the exception
    heavy_changed = Signal(bool)  # whether the texts are too long for marks and for a comparison at each key
    stale = Signal()  # what is on screen belongs to the texts of a moment ago

    def __init__(
        self,
        document: Document,
        runner: ComparisonRunner,
        board: CompareBoard,
        table: ScoreTable,
        choice: MetricChoice,
    ) -> None:
        super().__init__(board)
        self._document, self._runner = document, runner
        self._board, self._table, self._choice = board, table, choice
        self.comparison: Comparison | None = None
        self._scores: dict[str, AnyScore] = {}
        self._alone: dict[str, list[AnyScore]] = {}
        # what the scores on show were made under, and the groups of those that are still to be made
        self._scored_under: object = None
        self._late: list[tuple[str, ...]] = []
        self._apart = ScoreApart(self)
        self._apart.ready.connect(self._on_apart_ready)
        self._is_scored = True
        self._is_heavy = False
        self._slowly = single_shot(self, _HEAVY_AFTER_MS, self._compare)
        self._stale = single_shot(self, _STALE_AFTER_MS, self._on_stale)
        # of a comparison that is on show already
        self._unscored = single_shot(self, _STALE_AFTER_MS, table.set_stale)
        self._pause = single_shot(self, _LATE_AFTER_MS, self._on_pause)
        # the marks and the score of the layer on show are painted first; everything else follows
        self._rest = single_shot(self, 0, self._on_painted)
        table.show_scores({}, choice.chosen, "")
        board.edited.connect(self._on_pane_edited)
        board.reference_chosen.connect(self._on_reference_chosen)
        document.changed.connect(self._on_document_changed)
        choice.layers.view_changed.connect(self._on_view_changed)
        choice.changed.connect(self._on_metrics_changed)
        runner.comparison_ready.connect(self._on_comparison_ready)
        runner.failed.connect(self._on_comparison_failed)
        runner.more_ready.connect(self._on_more_ready)

    @property
    def document(self) -> Document:
        """The document on show."""
        return self._document

    @property
    def board(self) -> CompareBoard:
        """The panes it shows the texts in."""
        return self._board

    @property
    def is_settled(self) -> bool:
        """Whether everything on screen belongs to the document as it is."""
        waiting = self._slowly.isActive() or self._rest.isActive()
        return self._is_scored and not (self._runner.is_busy or waiting)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is waited for, not even what is made in pauses."""
        return self.is_settled and not self._late

    def close(self) -> None:
        """Give up what is made in a process of its own."""
        self._late = []
        self._apart.close()

    @property
    def is_heavy(self) -> bool:
        """Whether the texts are so long that they are compared in pauses and not marked."""
        return self._is_heavy

    def start(self) -> None:
        """Show the document as it is."""
        self._weigh(self._document.snapshot)
        self._show_texts(self._document.snapshot, None)
        self._request()

    def _request(self) -> None:
        self._pause.stop()
        self._apart.give_up()
        self._rest.stop()
        self._unscored.stop()
        self._stale.start()
        if self._is_heavy:
            # what waits on the other thread would hold up the next key
            self._slowly.start()
        else:
            self._compare()

    def _compare(self) -> None:
        self._slowly.stop()
        layers = () if self._is_heavy else self._board.view.layers
        self._runner.request(
            self._document.revision,
            self._document.snapshot,
            self._shown_metrics(),
            [layer.name for layer in layers],
            self._board.chosen_reference,
        )

    def _weigh(self, snapshot: Snapshot) -> None:
        heavy = is_heavy((*snapshot.references, snapshot.candidate, snapshot.second or ""))
        if heavy != self._is_heavy:
            self._is_heavy = heavy
            self._board.set_plain(heavy)
            self.heavy_changed.emit(heavy)

    def _shown_metrics(self) -> tuple[str, ...]:
        """What the heads of the panes show; () for a sacreBLEU profile."""
        profile = self._profile()
        if profile is None or profile.sacre is not None:
            return ()
        layers = self._board.view.layers or self._choice.layers.layers[:1]
        return tuple(metric_under(profile, layer.name) for layer in layers)

    def _profile(self) -> Profile | None:
        """Return the profile of the document, None where it is none."""
        snapshot = self._document.snapshot
        try:
            return snapshot.settled or Profile.parse(snapshot.profile)
        except ProfileError:
            return None

    @property
    def rows(self) -> tuple[str, ...]:
        """The metrics of the table; () for a sacreBLEU profile, which computes its own metric only."""
        profile = self._profile()
        return self._choice.rows(profile) if profile is not None else ()

    @property
    def metrics(self) -> tuple[str, ...]:
        """Those of ``rows`` that are ROUGE scores."""
        return tuple(filter(is_rouge, self.rows))

    @property
    def rouge_metrics(self) -> tuple[str, ...]:
        """The ROUGE scores that are chosen, whether or not the profile computes them."""
        return tuple(filter(is_rouge, self._choice.chosen))

    def _on_pane_edited(
        self, side_name: str, start_cp: int, removed: int, inserted: str, _caret: int
    ) -> None:
        side = Side(side_name)
        reference = self._board.chosen_reference if side is Side.REFERENCE else 0
        text = self._document.snapshot.text(side, reference)
        edit = TextEdit(side, reference, start_cp, text[start_cp : start_cp + removed], inserted)
        self._document.edit(edit, PANE, "paste" if self._pane_editor(side).is_pasting else "type")

    def _on_document_changed(self, change: Change) -> None:
        self._weigh(change.snapshot)
        if change.origin not in {PANE, READ}:
            self._show_texts(change.snapshot, change.caret)
        self._request()

    def _show_texts(self, snapshot: Snapshot, caret: tuple[Side, int, int] | None) -> None:
        self._board.show_reference_count(len(snapshot.references))
        if caret is not None and caret[0] is Side.REFERENCE:
            self._board.choose_reference(caret[1])
        reference = self._board.chosen_reference
        self._board.reference.editor.show_text(snapshot.references[reference])
        self._board.candidate.editor.show_text(snapshot.candidate)
        second, source = snapshot.second, snapshot.source
        self._board.show_beside(second=second is not None, source=source is not None)
        for side, text in ((Side.SECOND, second), (Side.SOURCE, source)):
            if text is not None:
                self._pane_editor(side).show_text(text)
        if caret is not None:
            self._pane_editor(caret[0]).place_caret(caret[2])

    def _pane_editor(self, side: Side) -> TextEditor:
        return self._board.pane(side.value).editor

    def _on_reference_chosen(self, _reference: int) -> None:
        self._show_texts(self._document.snapshot, None)
        if self.comparison is not None:
            self._board.show_comparison(self.comparison)

    def _on_view_changed(self, view: View) -> None:
        self._board.show_view(view)
        # n-grams of another length bring a metric of their own
        self._rest.start(0)

    def _on_comparison_ready(self, result: ComparisonResult) -> None:
        if result.revision != self._document.revision:
            return
        self._stale.stop()
        self.comparison = result.comparison
        self._board.show_comparison(result.comparison)
        self._is_scored = result.quick or result.comparison.profile.sacre is not None
        self._rest.start(0 if self._is_scored else _REST_AFTER_MS)

    def _on_painted(self) -> None:
        """Score what is not on show in the panes."""
        if self.comparison is None:
            return
        if not self._is_scored:
            self._unscored.start()
            self._runner.score_more(self.comparison, self._early(self.comparison))
            return
        self._unscored.stop()
        self._board.show_details()
        self._score(self.comparison)
        self._show_scores()
        self.shown.emit()

    def _score(self, comparison: Comparison) -> None:
        """Take the scores that are there at once; those of a moment ago stand for the others until they come."""
        under = self._document.history, comparison.profile
        before = self._scores if under == self._scored_under else {}
        self._scored_under = under
        if comparison.profile.sacre is not None:
            self._scores, self._late, self._alone = {}, [], {}
            self._take(comparison.scores)
            return
        early = self._early(comparison)
        self._late = self._late_groups(comparison, early)
        late = [metric for group in self._late for metric in group]
        self._scores = {metric: before[metric] for metric in late if metric in before}
        self._alone = {}
        self._take(comparison.scores_of(early))
        if self._late:
            self._pause.start()

    def _take(self, card: ScoreCard) -> None:
        self._scores |= card
        if len(card.per_reference) > 1:
            for metric in card:
                self._alone[metric] = [alone[metric] for alone in card.per_reference if metric in alone]

    def _early(self, comparison: Comparison) -> tuple[str, ...]:
        """Return the rows that are scored at each key, and what the heads of the panes show."""
        tokens = comparison.token_count("candidate")
        longest = max(
            comparison.token_count("reference", place) for place in range(len(comparison.references))
        )
        quick = longest * tokens <= _MOST_QUICK_PAIRS
        shown = set(self._shown_metrics())
        return tuple(metric for metric in self.metrics if quick or metric in shown or not _is_slow(metric))

    def _late_groups(self, comparison: Comparison, early: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Return what is scored in pauses, in the order in which it is made."""
        late = [metric for metric in self.rows if metric not in early and _comes(comparison, metric)]
        rouge = tuple(filter(is_rouge, late))
        others = tuple(metric for metric in late if not is_rouge(metric) and metric not in _TER)
        return [group for group in (rouge, others, _TER if "ter" in late else ()) if group]

    def card(self, comparison: Comparison) -> ScoreCard:
        """Return the ROUGE scores of the table, or what a sacreBLEU profile computes."""
        return comparison.scores if comparison.profile.sacre else comparison.scores_of(self.metrics)

    def beside(self) -> dict[str, AnyScore]:
        """Return what the table shows that is no ROUGE score, as far as it belongs to the texts as they are."""
        pending = {metric for group in self._late for metric in group}
        return {
            metric: self._scores[metric]
            for metric in self.rows
            if metric in self._scores and metric not in pending and not is_rouge(metric)
        }

    def _show_scores(self) -> None:
        if self.comparison is None:
            return
        metrics = self.rows or tuple(self._scores)
        signature, references = self.comparison.signature, len(self.comparison.references)
        pending = {metric for group in self._late for metric in group}
        remarks = remarks_on(self._scores, self.comparison.profile, pending, self._alone)
        absent = frozenset(set(metrics) - self._scores.keys() - pending)
        remarks = replace(remarks, absent=absent)
        self._table.show_scores(self._scores, metrics, signature, references, remarks)

    def _on_stale(self) -> None:
        self._board.set_stale()
        self._table.set_stale()
        self.stale.emit()

    def _on_pause(self) -> None:
        """Score what the user has stopped changing."""
        if not self._stale.isActive():
            self._score_late()

    def _score_late(self) -> None:
        comparison = self.comparison
        if comparison is None or not self._late:
            return
        if self._late[0] == _TER and comparison.has_slow_ter:
            self._apart.request(*comparison.read_texts)
        else:
            self._runner.score_more(comparison, self._late[0])

    def _on_more_ready(self, comparison: Comparison, metrics: tuple[str, ...]) -> None:
        if comparison is not self.comparison:
            return
        if not self._is_scored:
            self._is_scored = True
            self._on_painted()
        elif self._late and metrics == self._late[0]:
            self._take(comparison.scores_of(metrics))
            self._finish_late()

    def _on_apart_ready(self, score: TerScore | None) -> None:
        if self._late and self._late[0] == _TER:
            self._scores.pop("ter", None)
            if score is not None:
                self._scores["ter"] = score
            self._finish_late()

    def _finish_late(self) -> None:
        """Show what came, and go on with what is still to be made."""
        self._late.pop(0)
        self._show_scores()
        self._score_late()

    def _on_metrics_changed(self) -> None:
        self._rest.start(0)

    def _on_comparison_failed(self, revision: int, error: Exception) -> None:
        if revision == self._document.revision:
            self._stale.stop()
            self._on_stale()
            self.failed.emit(error)
