"""What to try with an example: said when it opens, until it was done or the texts are others."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from rouge_gui.session.document import Document
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui import numbers
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.profile_text import named_tokenizer
from rouge_gui.ui.samples import CORPUS_ITEMS, Hint, Sample
from rouge_gui.ui.wording import hint_sentence


class SampleHint(QObject):
    """Says the hint of a sample as long as it can be followed."""

    def __init__(self, document: Document, message_bar: MessageBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._message_bar = document, message_bar
        self._sample: Sample | None = None
        document.changed.connect(self._on_document_changed)

    def show(self, sample: Sample, open_corpus: Callable[[], object] | None = None) -> None:
        """Say what to try with ``sample``, which is on show, if there is something; offer ``open_corpus`` beside it."""
        self._sample = sample if sample.hint is not None else None
        if sample.hint is None:
            return
        offer = self.tr("Open a corpus of {count} items in three languages")
        text = offer.format(count=numbers.count(CORPUS_ITEMS)) if open_corpus is not None else ""
        self._message_bar.show_message(hint_sentence(sample.hint), text, open_corpus, Topic.HINT)

    def _on_document_changed(self) -> None:
        sample = self._sample
        if sample is None or sample.hint is None:
            return
        if not can_be_followed(sample, sample.hint, self._document.snapshot):
            self._sample = None
            self._message_bar.clear(Topic.HINT)


def can_be_followed(sample: Sample, hint: Hint, snapshot: Snapshot) -> bool:
    """Tell whether ``hint`` of ``sample`` still makes sense, and was not followed yet."""
    if snapshot.references != (sample.reference,):
        return False
    if hint.kind == "choose-tokenizer":
        return snapshot.candidate == sample.candidate and named_tokenizer(snapshot.profile) != hint.tokenizer
    if hint.old in snapshot.candidate:
        return True
    # half-way: the old word is gone and the new one is not typed out
    before, _, after = sample.candidate.partition(hint.old)
    around = snapshot.candidate.startswith(before) and snapshot.candidate.endswith(after)
    return around and hint.new not in snapshot.candidate
