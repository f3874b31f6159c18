"""Saves what-ifs as corrected texts of the corpus: the one on show, or all of them when it closes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.session.corpus_state import CorpusState
from rouge_gui.ui import numbers
from rouge_gui.ui.corpus_walking import CorpusWalking
from rouge_gui.ui.corpus_whatif import Subject
from rouge_gui.ui.corpus_wording import failure_sentence
from rouge_gui.ui.message_bar import MessageBar, Topic


class CorpusSaving(QObject):
    """Writes corrected texts into the store of ``state``. ``saved()`` tells that one was."""

    saved = Signal()

    def __init__(
        self, state: CorpusState, walking: CorpusWalking, message_bar: MessageBar, window: QWidget
    ) -> None:
        super().__init__(window)
        self._state, self._walking = state, walking
        self._message_bar, self._window = message_bar, window
        walking.what_ifs.changed.connect(self._on_changed)

    def save(self) -> bool:
        """Save the candidates on show as corrected texts; the originals stay. Tell whether they are saved."""
        what_ifs = self._walking.what_ifs
        subject = what_ifs.subject
        if subject is None:
            return False
        if not what_ifs.is_changed:
            return True
        texts = self._walking.texts_to_save()
        if texts and not self._write(subject, texts):
            return False
        fresh = self._walking.read(subject.item.position)
        if fresh is None:
            return False
        what_ifs.note_saved(Subject(fresh.item, subject.system, subject.second))
        self._say(fresh, references=what_ifs.is_changed)
        self.saved.emit()
        return True

    def _write(self, subject: Subject, texts: dict[str, str]) -> bool:
        store = self._state.store
        if store is None:
            return False
        try:
            for system, text in texts.items():
                corrected = None if text == subject.original(system) else text
                store.set_corrected(subject.item.position, system, corrected)
        except (CorpusStoreError, LookupError) as error:
            self._message_bar.show_message(failure_sentence(error), topic=Topic.FILE)
            return False
        return True

    def _say(self, subject: Subject, *, references: bool) -> None:
        if references:
            text = self.tr("The candidate is saved; references stay what they are in the corpus")
        elif subject.distance is None:
            text = self.tr("The original is back: no corrected text is kept")
        else:
            text = self.tr("Corrected text saved, {count} characters away from the original").format(
                count=numbers.count(subject.distance)
            )
        self._message_bar.show_message(text, topic=Topic.ITEM)

    def _on_changed(self) -> None:
        # another text, or another item: what was said of the one that was saved is not true of it
        self._message_bar.clear(Topic.ITEM)

    def may_close(self) -> bool:
        """Ask what to do with what-ifs that are not saved; tell whether the corpus may close."""
        texts = self._walking.what_ifs.texts()
        store = self._state.store
        if not texts or store is None:
            return True
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._window,
            self.tr("What-ifs that are not saved"),
            self.tr("Texts of {count} items were changed. Save them as corrected texts?").format(
                count=numbers.count(len({position for position, _ in texts}))
            ),
            buttons.Save | buttons.Discard | buttons.Cancel,
        )
        if answer == buttons.Save:
            return self._save_all(texts)
        if answer == buttons.Discard:
            self._walking.what_ifs.forget()
            return True
        return False

    def _save_all(self, texts: dict[tuple[int, str], str]) -> bool:
        for (position, system), text in texts.items():
            subject = self._walking.read(position)
            if subject is None or not self._write(subject, {system: text}):
                return False
        self._walking.what_ifs.forget()
        return True
