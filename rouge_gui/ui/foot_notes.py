"""Says at the foot of the window what a reader of the scores on show must know: signature, notes, token counts."""

from __future__ import annotations

from rouge_gui.compare import Comparison
from rouge_gui.text import scripts_of
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.fonts import scripts_without_font
from rouge_gui.ui.large_texts import LargeTexts
from rouge_gui.ui.status_line import StatusLine
from rouge_gui.ui.wording import font_sentences, note_sentences


class FootNotes:
    """Fills ``status_line`` with what is to be said of a comparison on ``board``."""

    def __init__(self, status_line: StatusLine, board: CompareBoard, large_texts: LargeTexts) -> None:
        self._status_line, self._board, self._large_texts = status_line, board, large_texts

    def show(self, comparison: Comparison) -> None:
        """Say what belongs to ``comparison``."""
        tokenizer = comparison.profile.tokenization.tokenizer
        self._status_line.show_signature(comparison.signature)
        fonts = scripts_without_font(scripts_of("".join((*comparison.references, comparison.candidate))))
        self._status_line.show_notes(
            [*self._large_texts.notes(), *font_sentences(fonts), *note_sentences(comparison.notes, tokenizer)]
        )
        reference = self._board.chosen_reference
        self._status_line.show_tokens(
            comparison.token_count("reference", reference), comparison.token_count("candidate")
        )
