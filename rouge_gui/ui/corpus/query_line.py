"""The line a query is typed into: offers what could come next, underlines what is wrong. Understands no query."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

_MOST_OFFERED = 12
_UNDERLINE_PX = 2
_LEAST_LIST_PX = 120


class Offer(Protocol):
    """Something that could stand in a query from ``start`` to ``end``."""

    @property
    def text(self) -> str:
        """What would stand there."""

    @property
    def start(self) -> int:
        """Where it begins, in code points."""

    @property
    def end(self) -> int:
        """Where what it replaces ends."""


class QueryLine(QLineEdit):
    """Signals: ``asked(text, cursor)`` when offers are wanted; ``edited()`` when the user changed the text;
    ``escaped()``; ``left_down()`` on the arrow down.
    """

    asked = Signal(str, int)
    edited = Signal()
    escaped = Signal()
    left_down = Signal()

    def __init__(self, warning: QColor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("corpusQuery")
        self.setAccessibleName(self.tr("Filter the items"))
        self.setPlaceholderText('rougeL < 0.2 and candidate ~ "…"')
        self.setClearButtonEnabled(True)
        self._warning = warning
        self._wrong: tuple[int, int] | None = None
        self._offers: list[Offer] = []
        self._list = QListWidget(self)
        self._list.setObjectName("corpusOffers")
        self._list.setAccessibleName(self.tr("What could come next"))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.itemClicked.connect(self._on_offer_clicked)
        self._list.hide()
        self.textEdited.connect(self.edited)
        self.textEdited.connect(self._on_text_edited)

    def set_warning(self, color: QColor) -> None:
        """Underline in ``color`` what is wrong."""
        self._warning = color
        self.update()

    # --- offers ------------------------------------------------------------------------------------------

    @property
    def offered(self) -> list[str]:
        """What is offered now."""
        return [] if self._list.isHidden() else [offer.text for offer in self._offers]

    def offer(self, offers: Sequence[Offer]) -> None:
        """Show what could stand at the cursor; nothing where it stands there already."""
        text = self.text()
        self._offers = [offer for offer in offers if text[offer.start : offer.end] != offer.text]
        self._list.clear()
        self._list.addItems([offer.text for offer in self._offers])
        self._list.setVisible(bool(self._offers) and self.hasFocus())
        if self.offered:
            self._place()

    def _place(self) -> None:
        """Put the list under the word it is about, within the window."""
        window = self.window()
        # above whatever lies below the line
        self._list.setParent(window)
        rows = min(len(self._offers), _MOST_OFFERED)
        height = rows * max(self._list.sizeHintForRow(0), 1) + 2 * self._list.frameWidth() + 4
        width = min(max(self._list.sizeHintForColumn(0) + 36, _LEAST_LIST_PX), window.width())
        start = self.cursorRect().left() - self.fontMetrics().horizontalAdvance(
            self.text()[self._offers[0].start : self.cursorPosition()]
        )
        corner = self.mapTo(window, QPoint(max(start, 0), self.height() + 2))
        left = max(0, min(corner.x(), window.width() - width))
        self._list.setGeometry(left, corner.y(), width, height)
        self._list.show()
        self._list.raise_()

    def _on_text_edited(self) -> None:
        self.asked.emit(self.text(), self.cursorPosition())

    def _on_offer_clicked(self, entry: QListWidgetItem) -> None:
        self._take(self._list.row(entry))

    def _take(self, row: int) -> None:
        offer = self._offers[row]
        text = self.text()
        self._list.hide()
        self.setText(text[: offer.start] + offer.text + text[offer.end :])
        self.setCursorPosition(offer.start + len(offer.text))
        self.edited.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Offer nothing while the keyboard is elsewhere."""
        super().focusOutEvent(event)
        self._list.hide()

    # --- what is wrong -----------------------------------------------------------------------------------

    def show_wrong(self, start: int | None, end: int = 0) -> None:
        """Underline what is wrong; None for nothing."""
        self._wrong = None if start is None else (start, max(end, start + 1))
        self.update()

    @property
    def wrong(self) -> tuple[int, int] | None:
        """The stretch that is underlined."""
        return self._wrong

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the underline."""
        super().paintEvent(event)
        if self._wrong is None:
            return
        metrics, text = self.fontMetrics(), self.text()
        # the line scrolls, and tells by its cursor how far
        origin = self.cursorRect().center().x() - metrics.horizontalAdvance(text[: self.cursorPosition()])
        start, end = (origin + metrics.horizontalAdvance(text[:place]) for place in self._wrong)
        if self._wrong[1] > len(text):
            end += metrics.horizontalAdvance(" ")
        below = (self.height() + metrics.height()) // 2 - 1
        painter = QPainter(self)
        painter.setClipRect(self.rect().adjusted(6, 0, -6, 0))
        painter.fillRect(start, below, max(end - start, 6), _UNDERLINE_PX, self._warning)
        painter.end()

    # --- keys --------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep Escape from shortcuts, and Tab from going on while something is offered."""
        if isinstance(event, QKeyEvent) and self._is_kept(event):
            event.accept()
            return True
        return super().event(event)

    def _is_kept(self, event: QKeyEvent) -> bool:
        kind, key = event.type(), event.key()
        if kind is QEvent.Type.ShortcutOverride:
            return key == Qt.Key.Key_Escape
        is_tab = kind is QEvent.Type.KeyPress and key == Qt.Key.Key_Tab
        return is_tab and bool(self.offered) and self._is_choosing(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose among what is offered; offer again on Ctrl+Space; leave on Escape and on the arrow down."""
        plain = event.modifiers() in _PLAIN
        if self.offered and plain and self._is_choosing(event.key()):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif event.key() == Qt.Key.Key_Down and plain:
            self.left_down.emit()
        elif event.key() == Qt.Key.Key_Space and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self._on_text_edited()
        else:
            if event.key() in _RUNNING:
                self._list.hide()
            super().keyPressEvent(event)

    def _is_choosing(self, key: int) -> bool:
        """Do what a key does in the list; tell whether it does anything."""
        row = self._list.currentRow()
        if key == Qt.Key.Key_Escape:
            self._list.hide()
        elif key == Qt.Key.Key_Down:
            self._list.setCurrentRow(min(row + 1, len(self._offers) - 1))
        elif key == Qt.Key.Key_Up and row >= 0:
            self._list.setCurrentRow(row - 1)
        elif key == Qt.Key.Key_Tab or (key in _RUNNING and row >= 0):
            self._take(max(row, 0))
        else:
            return False
        return True


_RUNNING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_PLAIN = {Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier}
