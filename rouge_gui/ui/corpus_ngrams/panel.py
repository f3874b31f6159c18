"""N-grams that two systems win from each other over the items on show: what each wins on the whole, side by side.

Counts between events while it can be seen; over many items only when it is asked to. What is about to change is grey.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Protocol

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSplitter, QStackedLayout, QVBoxLayout, QWidget

from rouge_gui.corpus.findings import ngram_query
from rouge_gui.corpus.ngram_wins import Duel, NgramWins, Progress
from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.metrics import UnknownMetricError
from rouge_gui.session.timers import single_shot
from rouge_gui.text import DictionaryError
from rouge_gui.ui.corpus_ngrams.model import NgramModel
from rouge_gui.ui.corpus_ngrams.switches import NgramSwitches
from rouge_gui.ui.corpus_ngrams.table import NgramTable
from rouge_gui.ui.numbers import count, signed
from rouge_gui.ui.theme import Theme

MOST_ROWS = 500
# so many items are counted without being asked to
COUNTED_AT_ONCE = 3_000
_COUNT_AFTER_MS = 300
# of each turn of the event loop; keys that are pressed come first
_SLICE_S = 0.006
_SHOWN_EVERY_S = 0.2
# as what stands in the tables
_INDENT_PX = 7


class NgramSource(Protocol):
    """What is asked of the open corpus."""

    def duel(self, n: int) -> Duel | None:
        """Return which two systems are compared and how they are scored; None without two, or without ROUGE-N."""

    def item_count(self) -> int:
        """Return how many items are on show."""

    def count(self, duel: Duel) -> Iterator[Progress]:
        """Count over the items on show."""


class NgramPanel(QWidget):
    """Shows what the systems of a source win. ``switches`` stand wherever there is room for them.

    Signals: ``query_wanted(text)`` for the items behind an n-gram; ``failed(error)``: the corpus could not be read.
    """

    query_wanted = Signal(str)
    failed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source: NgramSource | None = None
        self._steps: Iterator[Progress] | None = None
        self._duel: Duel | None = None
        self._shown: Duel | None = None
        self._last: Progress | None = None
        self._is_due = False
        self._told_at = 0.0
        self._pause = single_shot(self, _COUNT_AFTER_MS, self._on_paused)
        self._slice = single_shot(self, 0, self._go_on)
        self.switches = NgramSwitches(self)
        self.switches.order_changed.connect(self.refresh)
        self.switches.count_wanted.connect(self.start)
        self.switches.stop_wanted.connect(self.stop)
        self.models = (
            NgramModel(theme, is_first=True, parent=self),
            NgramModel(theme, is_first=False, parent=self),
        )
        self.tables = tuple(NgramTable(model, self) for model in self.models)
        self.heads = tuple(QLabel(self) for _ in self.tables)
        self._build()
        self._say(self.tr("Open a corpus with two systems to see which n-grams each of them wins"))

    def _build(self) -> None:
        halves = QSplitter(Qt.Orientation.Horizontal, self)
        halves.setChildrenCollapsible(False)
        chosen = (self._on_first_chosen, self._on_second_chosen)
        for table, head, name, slot in zip(
            self.tables, self.heads, ("ngramsFirst", "ngramsSecond"), chosen, strict=True
        ):
            head.setTextFormat(Qt.TextFormat.PlainText)
            head.setIndent(_INDENT_PX)
            table.setObjectName(name)
            table.row_chosen.connect(slot)
            half = QWidget(halves)
            column = QVBoxLayout(half)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(2)
            column.addWidget(head)
            column.addWidget(table, 1)
            halves.addWidget(half)
        self.sums = QLabel(self)
        self.sums.setObjectName("muted")
        self.sums.setWordWrap(True)
        self.sums.setIndent(_INDENT_PX)
        self.sums.setTextFormat(Qt.TextFormat.PlainText)
        self.message = QLabel(self)
        self.message.setWordWrap(True)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._whole = QWidget(self)
        column = QVBoxLayout(self._whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(halves, 1)
        column.addWidget(self.sums)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.message)
        self._pages.addWidget(self._whole)

    def minimumSizeHint(self) -> QSize:
        """Leave room for a few rows."""
        return QSize(420, 120)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        for model in self.models:
            model.set_theme(theme)

    def set_hidden(self, hidden: bool) -> None:
        """Hide what the n-grams earn."""
        self.sums.setHidden(hidden)
        for model in self.models:
            model.set_hidden(hidden)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop counting on Escape."""
        if event.key() != Qt.Key.Key_Escape or not self.stop():
            super().keyPressEvent(event)

    # --- counting ----------------------------------------------------------------------------------------

    @property
    def is_settled(self) -> bool:
        """Whether nothing is counted or about to be."""
        return self._steps is None and not self._pause.isActive()

    def show_source(self, source: NgramSource | None) -> None:
        """Count over the items of ``source``, or of nothing."""
        self._source = source
        self._shown = None
        if source is None:
            self._give_up()
            self._on_paused()
        else:
            self.refresh()

    def refresh(self) -> None:
        """Count anew, soon, and only while it can be seen: items, scores or systems are others."""
        self._give_up()
        self._is_due = True
        for model in self.models:
            model.set_stale(True)
        if self.isVisible():
            self._pause.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Count what has changed meanwhile."""
        super().showEvent(event)
        if self._is_due:
            self._pause.start()

    def _on_paused(self) -> None:
        duel = self._source.duel(self.switches.order) if self._source is not None else None
        if self._source is None or duel is None:
            self._shown = None
            self._say(
                self.tr("Open a corpus with two systems to see which n-grams each of them wins")
                if self._source is None
                else self.tr("For this, two systems and a profile with ROUGE are needed")
            )
            self.switches.show_idle(due=False)
            self._is_due = False
        elif self._source.item_count() <= COUNTED_AT_ONCE:
            self.start()
        else:
            self._offer(self._source.item_count())

    def _offer(self, items: int) -> None:
        self.switches.show_idle(due=True)
        if self._shown is None:
            text = self.tr("{items} items are on show: Count goes through all their texts")
            self._say(text.format(items=count(items)))

    def start(self) -> None:
        """Count now."""
        self._give_up()
        self._duel = self._source.duel(self.switches.order) if self._source is not None else None
        if self._source is None or self._duel is None:
            return
        self._is_due = False
        self._steps = self._source.count(self._duel)
        self._told_at = time.monotonic()
        self._slice.start()

    def stop(self) -> bool:
        """Give up counting: what was counted before stays, grey. Tell whether there was something to give up."""
        was_busy = self._steps is not None
        self._give_up()
        if was_busy:
            self.switches.show_idle(due=True)
        return was_busy

    def _give_up(self) -> None:
        self._pause.stop()
        self._slice.stop()
        self._steps = None

    def _go_on(self) -> None:
        steps = self._steps
        if steps is None:
            return
        until = time.monotonic() + _SLICE_S
        try:
            for step in steps:
                self._last = step
                if time.monotonic() > until:
                    self._tell(step)
                    self._slice.start()
                    return
        except (CorpusStoreError, DictionaryError, UnknownMetricError) as error:
            self._give_up()
            self.switches.show_idle(due=True)
            self.failed.emit(error)
            return
        self._steps = None
        if self._last is not None and self._duel is not None:
            self._show(self._last.wins, self._duel)

    def _tell(self, step: Progress) -> None:
        now = time.monotonic()
        if now - self._told_at > _SHOWN_EVERY_S:
            self._told_at = now
            self.switches.show_progress(step.done, step.total)

    # --- what is shown -----------------------------------------------------------------------------------

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self._pages.setCurrentWidget(self.message)

    def _show(self, wins: NgramWins, duel: Duel) -> None:
        self._shown = duel
        self.switches.show_idle(due=False)
        for model, rows in zip(self.models, wins.rows(MOST_ROWS), strict=True):
            model.set_stale(False)
            model.show_rows(rows)
        for head, table, system in zip(self.heads, self.tables, (duel.first, duel.second), strict=True):
            head.setText(self.tr("Won by {system}").format(system=system))
            table.setAccessibleName(self.tr("N-grams won by {system}").format(system=system))
        self.sums.setText(self._sums(wins, duel))
        self._pages.setCurrentWidget(self._whole)

    def _sums(self, wins: NgramWins, duel: Duel) -> str:
        ahead = wins.matches_a - wins.matches_b
        text = self.tr(
            "ROUGE-{n} matches in {items} items: {first} {matches}, {second} {others}; all net counts together "
            "are the difference, {ahead}"
        ).format(
            n=duel.n,
            items=count(wins.compared),
            first=duel.first,
            matches=count(wins.matches_a),
            second=duel.second,
            others=count(wins.matches_b),
            ahead=signed(ahead, 0 if ahead == int(ahead) else 2),
        )
        if wins.let_go:
            rest = self.tr("{count} rare n-grams were left out for the memory they take")
            text = f"{text}. {rest.format(count=count(wins.let_go))}"
        return text

    def _on_first_chosen(self, row: int) -> None:
        if self._shown is not None:
            self._ask(row, self.models[0], self._shown.first, self._shown.second)

    def _on_second_chosen(self, row: int) -> None:
        if self._shown is not None:
            self._ask(row, self.models[1], self._shown.second, self._shown.first)

    def _ask(self, row: int, model: NgramModel, winner: str, loser: str) -> None:
        form = model.row_at(row).form
        stemmed = self._shown is not None and changes_endings(self._shown)
        self.query_wanted.emit(ngram_query(form, stemmed=stemmed, winner=winner, loser=loser))


def changes_endings(duel: Duel) -> bool:
    """Tell whether tokens are not as they stand in the text: stems or lemmas."""
    tokenization = duel.profile.tokenization
    return tokenization.stemmer is not None or tokenization.lemma is not None
