"""What comes into a pane from the clipboard or by a drop. Offsets are code points."""

from __future__ import annotations

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QDragMoveEvent

from rouge_gui.session.sizes import Excess, excess_of_change
from rouge_gui.text import Span
from rouge_gui.ui.compare.shown_text import BLOCK_BREAK


def local_files(source: QMimeData) -> list[str]:
    """Return the paths of the files that ``source`` holds; the address of a page is text."""
    return [url.toLocalFile() for url in source.urls() if url.isLocalFile()]


def takes_files(event: QDragMoveEvent) -> bool:
    """Take what is dragged if it is files; tell whether it is."""
    if is_files := bool(local_files(event.mimeData())):
        event.acceptProposedAction()
    return is_files


def excess_of_insertion(text: str, span: Span, inserted: str) -> Excess | None:
    """Return what is too large once ``inserted`` stands in the place of ``span``, None where nothing is."""
    lines = inserted.replace("\r\n", "\n").replace("\r", "\n").replace(BLOCK_BREAK, "\n")
    return excess_of_change(text, text[: span[0]] + lines + text[span[1] :])
