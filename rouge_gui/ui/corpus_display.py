"""Keeps what the corpus dock and the line above the panes say in step with the corpus."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject

from rouge_gui.session.corpus_state import NOWHERE, CorpusState
from rouge_gui.session.corpus_work import Outcome, Progress
from rouge_gui.ui import numbers
from rouge_gui.ui.corpus.item_line import ItemLine, ItemShown
from rouge_gui.ui.corpus.panel import CorpusPanel
from rouge_gui.ui.corpus_columns import CorpusColumns
from rouge_gui.ui.corpus_finding import CorpusFinding
from rouge_gui.ui.corpus_notes import CorpusNotes
from rouge_gui.ui.corpus_scoring import CorpusScoring
from rouge_gui.ui.corpus_walking import CorpusWalking
from rouge_gui.ui.message_bar import MessageBar, Topic

_MANY = 1_000


class Parts(Protocol):
    """The parts of the desk that are shown."""

    state: CorpusState
    panel: CorpusPanel
    item_line: ItemLine
    finding: CorpusFinding
    columns: CorpusColumns
    walking: CorpusWalking
    scoring: CorpusScoring
    notes: CorpusNotes

    def read_on(self) -> None:
        """Read what is missing of the files."""


class CorpusDisplay(QObject):
    """Shows what ``parts`` tell of."""

    def __init__(self, parts: Parts, message_bar: MessageBar) -> None:
        super().__init__(parts.panel)
        self._parts, self._message_bar = parts, message_bar
        self._problems = 0
        state, scoring, finding = parts.state, parts.scoring, parts.finding
        state.opened.connect(self._on_opened)
        state.closed.connect(self.show_nothing)
        state.order_changed.connect(self._on_order_changed)
        state.columns_changed.connect(self._on_columns_changed)
        state.choice_changed.connect(self._on_choice_changed)
        state.current_changed.connect(self._on_current_changed)
        parts.walking.what_ifs.changed.connect(self._on_what_ifs_changed)
        parts.notes.saved.connect(parts.panel.model.forget)
        scoring.run_changed.connect(self._on_run_changed)
        scoring.offered.connect(self._on_offered)
        scoring.progressed.connect(self._on_progressed)
        scoring.ended.connect(self._on_ended)
        scoring.failed.connect(self._on_ended)
        finding.searched.connect(self._on_searched)
        finding.refused.connect(self._show_count)
        finding.progressed.connect(self._on_search_progressed)
        self.show_nothing()

    # --- rows --------------------------------------------------------------------------------------------

    def show_nothing(self) -> None:
        """Show that no corpus is open."""
        panel = self._parts.panel
        panel.progress.hide()
        panel.show_count("", "")
        panel.show_empty(self.tr("No corpus is open"), self.tr("Open a corpus…"))
        panel.setProperty("corpus", False)
        self._problems = 0
        self._parts.item_line.hide()
        self._message_bar.clear(Topic.CORPUS)

    def _on_opened(self) -> None:
        self._count_problems()
        self._parts.finding.use_vocabulary()
        self._parts.columns.show()
        self._show_rows()

    def _count_problems(self) -> None:
        store = self._parts.state.store
        self._problems = len(store.problems(_MANY)) if store is not None else 0

    def _on_order_changed(self) -> None:
        if self._parts.state.is_open:
            self._parts.panel.model.show_order(self._parts.state.order)
            self._show_rows()
            self._follow()

    def _show_rows(self) -> None:
        """Show rows, or why there are none, and how many there are."""
        state, panel = self._parts.state, self._parts.panel
        if state.shown_count:
            panel.show_table()
        elif state.item_count:
            panel.show_empty(self.tr("No item matches the filter"), self.tr("Show all"))
        else:
            panel.show_empty(self.tr("No item yet"))
        self._show_count()

    def _show_count(self) -> None:
        state = self._parts.state
        shown, count = numbers.count(state.shown_count), numbers.count(state.item_count)
        text = (
            self.tr("{count} items").format(count=count)
            if state.mask is None
            else self.tr("{shown} of {count} items").format(shown=shown, count=count)
        )
        if state.picked is not None:
            text = f"{text}  ·  " + self.tr("picked in a chart")
        earlier = self._parts.finding.earlier
        if earlier is not None:
            # the query above is wrong, and the rows are not its own
            text = self.tr("As before: {items}").format(items=text) + (f"  ·  {earlier}" if earlier else "")
        problems = ""
        if self._problems:
            lines = numbers.count(self._problems) + ("+" if self._problems >= _MANY else "")
            problems = self.tr("{count} lines unreadable (show)").format(count=lines)
        self._parts.panel.show_count(text, problems)

    def _follow(self) -> None:
        """Keep the item at hand current in the table."""
        state = self._parts.state
        self._parts.panel.table.follow(state.row_of(state.position))
        self._show_item()

    def _on_current_changed(self, _position: int) -> None:
        self._follow()

    def _on_columns_changed(self) -> None:
        self._parts.finding.use_vocabulary()
        self._parts.panel.model.forget()
        self._show_rows()

    def _on_choice_changed(self) -> None:
        state, columns = self._parts.state, self._parts.state.columns
        if columns is not None:
            columns.choose(state.system)
        self._parts.finding.use_vocabulary()
        self._parts.columns.show()
        self._parts.panel.model.forget()
        self._parts.finding.run_again()

    # --- the item on show --------------------------------------------------------------------------------

    def _on_what_ifs_changed(self) -> None:
        self._parts.panel.model.set_what_ifs(self._parts.walking.what_ifs.positions)
        self._show_item()

    def _show_item(self) -> None:
        what_ifs, state = self._parts.walking.what_ifs, self._parts.state
        subject = what_ifs.subject
        if subject is None:
            self._parts.item_line.hide()
            return
        row = state.row_of(subject.item.position)
        several = len(state.systems) > 1
        self._parts.item_line.show_item(
            ItemShown(
                subject.item.name,
                subject.system if several else "",
                subject.second if self._parts.walking.is_beside else "",
                row + 1 if row != NOWHERE else 0,
                state.shown_count,
                subject.distance or 0,
                what_ifs.is_changed,
                subject.distance is not None,
            )
        )

    def say_profile(self, profile: str, most_references: int | None) -> None:
        """Say what the window has taken from a corpus for its scores to stay."""
        text = self.tr("Profile as the corpus was scored: {profile}")
        if most_references is not None:
            text = self.tr("Profile as the corpus was scored: {profile}, with the first reference only")
        self._message_bar.show_message(text.format(profile=profile), topic=Topic.PROFILE)

    # --- what is under way -------------------------------------------------------------------------------

    def _on_run_changed(self) -> None:
        scoring, model = self._parts.scoring, self._parts.panel.model
        model.set_stale(scoring.is_stale)
        model.set_scoring(scoring.work.is_busy)

    def _on_progressed(self, progress: Progress) -> None:
        what = self.tr("Reading") if progress.kind == "load" else self.tr("Scoring")
        self._parts.panel.progress.show_progress(what, progress.done, progress.total, progress.rate)
        if progress.problems > self._problems:
            self._problems = progress.problems
            self._show_count()

    def _on_ended(self, ended: object) -> None:
        self._parts.panel.progress.hide()
        self._parts.panel.model.set_scoring(self._parts.scoring.work.is_busy)
        if isinstance(ended, Outcome) and ended.kind == "load":
            self._count_problems()
            self._show_count()
        if isinstance(ended, Outcome) and ended.cancelled and self._parts.state.is_open:
            go_on = self._parts.read_on if ended.kind == "load" else self._parts.scoring.start
            text = self.tr("Stopped; what was done stays")
            self._message_bar.show_message(text, self.tr("Go on"), go_on, Topic.CORPUS)

    def _on_searched(self) -> None:
        if not self._parts.scoring.work.is_busy:
            self._parts.panel.progress.hide()
        self._show_rows()

    def _on_search_progressed(self, done: int) -> None:
        total = self._parts.state.item_count
        self._parts.panel.progress.show_progress(self.tr("Searching"), done, total, 0.0)

    def _on_offered(self, count: int, seconds: float) -> None:
        if not count:
            self._message_bar.clear(Topic.CORPUS)
            return
        time = self._parts.panel.progress.time_text(seconds)
        text = self.tr("{count} outputs have no scores under this profile; scoring takes about {time}")
        self._message_bar.show_message(
            text.format(count=numbers.count(count), time=time),
            self.tr("Score"),
            self._parts.scoring.start,
            Topic.CORPUS,
        )
