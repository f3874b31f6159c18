"""Texts that are large: asked about before they are pasted or made by replacing, and what they cost is said."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from rouge_gui.session.files import FileProblemError
from rouge_gui.session.sizes import Excess, beginning_of
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.session.timers import single_shot
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.file_wording import problem_sentence
from rouge_gui.ui.finding import Finder
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.message_bar import MessageBar, Topic


class LargeTexts(QObject):
    """Says in ``message_bar`` what is too large for ``board``, and offers to do it anyway where a pane can bear it."""

    def __init__(
        self, live: LiveComparison, board: CompareBoard, finder: Finder, message_bar: MessageBar
    ) -> None:
        super().__init__(board)
        self._live, self._board, self._finder, self._message_bar = live, board, finder, message_bar
        # after whoever brought the texts has said what there is to say
        self._say = single_shot(self, 0, self._on_settled)
        live.heavy_changed.connect(self._on_changed)
        for pane in board.panes:
            self.add_editor(pane.editor)
        board.editor_added.connect(self.add_editor)
        finder.too_much.connect(self._on_too_much_replaced)

    def add_editor(self, editor: TextEditor) -> None:
        """Hear of one more pane."""
        editor.cut_changed.connect(self._on_changed)
        editor.too_much.connect(self._on_too_much)

    @property
    def _is_cut(self) -> bool:
        return any(pane.editor.is_cut for pane in self._board.panes if not pane.isHidden())

    def notes(self) -> list[str]:
        """Return what a reader of marks and scores must know of the texts' size."""
        found = []
        if self._is_cut:
            found.append(self.tr("only the beginning is on show: all of it is scored and saved"))
        if self._live.is_heavy:
            found.append(self.tr("very long texts: scored when you pause, not marked"))
        return found

    def _on_changed(self) -> None:
        self._say.start()

    def _on_settled(self) -> None:
        text = ""
        if self._is_cut:
            text = self.tr(
                "No pane can bear all of this text: its beginning is on show, all of it is scored and saved"
            )
        elif self._live.is_heavy:
            text = self.tr("These texts are very long: scores follow when you pause, and nothing is marked")
        if text:
            self._message_bar.show_message(text, topic=Topic.SIZE)
        else:
            self._message_bar.clear(Topic.SIZE)

    # --- before it is there --------------------------------------------------------------------------------

    def _on_too_much(self, text: str, excess: Excess) -> None:
        editor = self.sender()
        if not isinstance(editor, TextEditor):
            return
        sentence = self._sentence(self.tr("The pasted text"), excess)
        if not excess.hopeless:
            paste = partial(editor.insert_pasted, text)
            self._message_bar.show_message(sentence, self.tr("Paste anyway"), paste, Topic.SIZE)
            return
        beginning = beginning_of(text)
        rest = editor.excess_of_pasting(beginning)
        if rest is not None and rest.hopeless:
            self._message_bar.show_message(sentence, topic=Topic.SIZE)
        else:
            paste = partial(editor.insert_pasted, beginning)
            self._message_bar.show_message(sentence, self.tr("Paste the beginning"), paste, Topic.SIZE)

    def _on_too_much_replaced(self, before: Snapshot, after: Snapshot, excess: Excess) -> None:
        sentence = self._sentence(self.tr("The text after replacing"), excess)
        if excess.hopeless:
            self._message_bar.show_message(sentence, topic=Topic.SIZE)
            return
        replace = partial(self._finder.replace_texts, before, after)
        self._message_bar.show_message(sentence, self.tr("Replace anyway"), replace, Topic.SIZE)

    @staticmethod
    def _sentence(what: str, excess: Excess) -> str:
        problem = FileProblemError(what, excess.id, excess.line, **excess.values)
        return problem_sentence(problem)
