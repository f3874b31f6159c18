"""A text in each encoding that it may be in: the first lines tell which one is right."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QPlainTextEdit, QVBoxLayout, QWidget

from rouge_gui.text.encodings import display_name, plausible, preview
from rouge_gui.ui.dialogs import SideDialog
from rouge_gui.ui.file_wording import safe_name
from rouge_gui.ui.theme import text_font

_LIST_PX = 150
_SIZE = QSize(640, 400)


class EncodingDialog(SideDialog):
    """Shows the beginning of ``data``, what the file at ``path`` holds; ``chosen`` carries an encoding."""

    chosen = Signal(str)

    def __init__(self, path: str, data: bytes, used: str, parent: QWidget) -> None:
        body = QWidget()
        super().__init__(self.tr("Other encoding"), body, parent)
        self._data = data
        self._names = plausible(data)
        head = QLabel(self.tr("{file}: in which encoding can it be read?").format(file=safe_name(path)), body)
        head.setTextFormat(Qt.TextFormat.PlainText)
        head.setWordWrap(True)
        self.list = QListWidget(body)
        self.list.setFixedWidth(_LIST_PX)
        self.list.setAccessibleName(self.tr("Encodings"))
        self.list.addItems([display_name(name) for name in self._names])
        self.preview = QPlainTextEdit(body)
        self.preview.setReadOnly(True)
        self.preview.setFont(text_font())
        self.preview.setTabChangesFocus(True)
        self.preview.setAccessibleName(self.tr("First lines in this encoding"))
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.list)
        row.addWidget(self.preview, 1)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(head)
        column.addLayout(row, 1)
        self.add_button(self.tr("&Read the file so"), self._on_accepted)
        self.list.currentRowChanged.connect(self._on_row_changed)
        self.list.itemActivated.connect(self._on_accepted)
        self.list.setCurrentRow(self._names.index(used) if used in self._names else 0)
        self.list.setFocus()
        self.resize(_SIZE)

    @property
    def encodings(self) -> list[str]:
        """The encodings on offer, the likeliest first."""
        return self._names

    def _on_row_changed(self, row: int) -> None:
        self.preview.setPlainText(preview(self._data, self._names[row]))

    def _on_accepted(self) -> None:
        name = self._names[self.list.currentRow()]
        self.close()
        self.chosen.emit(name)
