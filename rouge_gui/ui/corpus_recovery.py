"""Offers the corpus that was open when a window was killed, in the bar that offers comparisons."""

from __future__ import annotations

from PySide6.QtCore import QObject

from rouge_gui.session.corpus_files import Offered
from rouge_gui.ui.corpus_desk import CorpusDesk
from rouge_gui.ui.recovery_offer import RecoveryOffer


class CorpusRecovery(QObject):
    """Opens what ``offer`` shows in ``desk``, where reading and scoring go on, or deletes it."""

    def __init__(self, desk: CorpusDesk, offer: RecoveryOffer) -> None:
        super().__init__(desk)
        self._desk, self._offer = desk, offer
        desk.keeping.left.connect(offer.show_corpus)
        desk.state.opened.connect(self._on_opened)
        offer.corpus_asked.connect(self._on_asked)
        offer.corpus_discard_asked.connect(self._on_discard_asked)
        offer.closed.connect(self._on_closed)

    def _on_asked(self, left: Offered) -> None:
        # the offer stays until that is on show
        self._desk.open_paths([left.path])

    def _on_discard_asked(self, left: Offered) -> None:
        self._desk.keeping.discard(left.path)

    def _on_opened(self) -> None:
        row, store = self._offer.corpus_row, self._desk.state.store
        if row is not None and store is not None and store.path == row.left.path:
            self._offer.show_corpus(None)

    def _on_closed(self) -> None:
        self._offer.show_corpus(None)
