"""What scores are hidden for a guess from: commands that would copy, write or print them say so instead."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.presentation.guess import GuessMode

# the commands whose outcome holds scores or marks
TELLING = frozenset(
    {
        "copy_scores",
        "copy_scores_markdown",
        "copy_scores_latex",
        "copy_scores_csv",
        "copy_marked",
        "scores_csv",
        "scores_excel",
        "export_html",
        "export_pdf",
        "export_explanation",
        "print",
        "matrix_png",
        "matrix_svg",
        "history_png",
        "history_svg",
        "history_csv",
        "history_jsonl",
        "corpus_page",
        "corpus_csv",
        "corpus_excel",
        "corpus_xlsx",
        "corpus_jsonl",
        "corpus_parquet",
        "verify",
    }
)


class ScoreGuard(QObject):
    """Lets a command run unless ``guess`` hides the scores."""

    def __init__(self, guess: GuessMode, message_bar: MessageBar, parent: QObject) -> None:
        super().__init__(parent)
        self._guess, self._message_bar = guess, message_bar
        guess.hidden_changed.connect(self._on_hidden_changed)

    def around(self, command: str, slot: Callable[..., object]) -> Callable[..., object]:
        """Return what ``command`` runs in place of ``slot``."""
        return _Guarded(slot, self).run if command in TELLING else slot

    def lets_through(self) -> bool:
        """Tell whether scores may be told; say so where they may not."""
        if self._guess.is_hidden:
            self._message_bar.show_message(
                self.tr("The scores are hidden for a guess: reveal them first"), topic=Topic.GUESS
            )
        return not self._guess.is_hidden

    def _on_hidden_changed(self) -> None:
        self._message_bar.clear(Topic.GUESS)


class _Guarded(QObject):
    def __init__(self, slot: Callable[..., object], guard: ScoreGuard) -> None:
        super().__init__(guard)
        self._slot, self._guard = slot, guard

    def run(self) -> None:
        if self._guard.lets_through():
            self._slot()
