"""Work that a crash left, offered back above the panes: when it was, how it begins, and two buttons. Blocks nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from rouge_gui.session.corpus_files import Offered
from rouge_gui.session.recovery import Leftover
from rouge_gui.session.store import Session
from rouge_gui.ui import numbers
from rouge_gui.ui.file_wording import safe
from rouge_gui.ui.labels import ElidedLabel

_MOST_ROWS = 3
_FIRST_WORDS = 200


class RecoveryOffer(QFrame):
    """A row for each comparison that can be brought back, the newest first, and one for a corpus; else hidden.

    Signals: ``restore_asked(Leftover)``, ``discard_asked(Leftover)``, ``corpus_asked(Offered)`` to open it,
    ``corpus_discard_asked(Offered)``, ``closed()``: not now.
    """

    restore_asked = Signal(object)
    discard_asked = Signal(object)
    corpus_asked = Signal(object)
    corpus_discard_asked = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("recovery")
        self._title = QLabel(self)
        self._title.setObjectName("heading")
        self._title.setWordWrap(True)
        close = QToolButton(self)
        close.setObjectName("flat")
        close.setText("×")
        close.setToolTip(self.tr("Not now: ask at the next start"))
        close.setAccessibleName(self.tr("Not now: ask at the next start"))
        close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(close)
        self._leftovers: Sequence[Leftover] = ()
        self._rows: list[OfferRow] = []
        self.corpus_row: CorpusRow | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 6, 6, 8)
        self._column.setSpacing(4)
        self._column.addLayout(head)
        self.hide()

    @property
    def rows(self) -> Sequence[OfferRow]:
        """The rows on show."""
        return self._rows

    def show_offers(self, leftovers: Sequence[Leftover]) -> None:
        """Offer ``leftovers``; of many the first few, until those are dealt with."""
        for row in self._rows:
            self._drop(row)
        self._leftovers = leftovers
        self._rows = [OfferRow(leftover, self) for leftover in leftovers[:_MOST_ROWS]]
        for row in self._rows:
            row.restore_asked.connect(self.restore_asked)
            row.discard_asked.connect(self.discard_asked)
            self._column.addWidget(row)
        self._show_title()

    def show_corpus(self, left: Offered | None) -> None:
        """Offer a corpus above the comparisons, None for none."""
        if self.corpus_row is not None:
            self._drop(self.corpus_row)
            self.corpus_row = None
        if left is not None:
            self.corpus_row = row = CorpusRow(left, self)
            row.open_asked.connect(self.corpus_asked)
            row.discard_asked.connect(self.corpus_discard_asked)
            self._column.insertWidget(1, row)
        self._show_title()

    def _drop(self, row: QWidget) -> None:
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _show_title(self) -> None:
        leftovers = self._leftovers
        title = self.tr("rouge-gui did not end as it should; what was being worked on is still here.")
        kept = [leftover.session is not None and leftover.session.closed for leftover in leftovers]
        if self.corpus_row is None and all(kept):
            title = self.tr("Unsaved from last time; it is still here.")
        if len(leftovers) > _MOST_ROWS:
            more = len(leftovers) - _MOST_ROWS
            title += "  " + self.tr("Further ones: {count}").format(count=numbers.count(more))
        self._title.setText(title)
        self.setAccessibleName(title)
        self.setVisible(bool(leftovers) or self.corpus_row is not None)


class CorpusRow(QWidget):
    """A corpus that was open: what it is called, how many items it has; ``text`` is all of it."""

    open_asked = Signal(object)
    discard_asked = Signal(object)

    def __init__(self, left: Offered, parent: QWidget) -> None:
        super().__init__(parent)
        self.left = left
        text = self.tr("A corpus was left open: {title}, {count} items")
        self.text = text.format(title=safe(left.title), count=numbers.count(left.item_count))
        label = ElidedLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.show_text(self.text)
        self._open = QPushButton(self.tr("Open"), self)
        self._discard = QPushButton(self.tr("Discard"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 6, 0)
        row.setSpacing(10)
        row.addWidget(label, 1)
        for button, slot in ((self._open, self.open), (self._discard, self.discard)):
            button.setAutoDefault(False)
            button.setAccessibleDescription(self.text)
            button.clicked.connect(slot)
            row.addWidget(button)

    def open(self) -> None:
        """Ask to open it."""
        self.open_asked.emit(self.left)

    def discard(self) -> None:
        """Ask to delete it."""
        self.discard_asked.emit(self.left)


class OfferRow(QWidget):
    """One comparison: when it was kept, how many states it has, how its texts begin; ``text`` is all of it."""

    restore_asked = Signal(object)
    discard_asked = Signal(object)

    def __init__(self, leftover: Leftover, parent: QWidget) -> None:
        super().__init__(parent)
        self._leftover = leftover
        session = leftover.session
        self._head = QLabel(self._when(session) if session is not None else "", self)
        self._head.setObjectName("muted")
        self._restore = QPushButton(self.tr("Restore"), self)
        self._discard = QPushButton(self.tr("Discard"), self)
        texts = self._preview_of(session) if session is not None else []
        self._previews = [ElidedLabel(self) for _ in texts]
        for preview, text in zip(self._previews, texts, strict=True):
            preview.setTextFormat(Qt.TextFormat.PlainText)
            preview.show_text(text)
        self.text = "  ".join([self._head.text(), *texts])
        for button, slot in ((self._restore, self.restore), (self._discard, self.discard)):
            button.setAutoDefault(False)
            button.setAccessibleDescription(self.text)
            button.clicked.connect(slot)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 6, 0)
        row.setSpacing(10)
        row.addWidget(self._head)
        for preview in self._previews:
            row.addWidget(preview, 1)
        row.addWidget(self._restore)
        row.addWidget(self._discard)

    def restore(self) -> None:
        """Ask to bring it back."""
        self.restore_asked.emit(self._leftover)

    def discard(self) -> None:
        """Ask to delete it."""
        self.discard_asked.emit(self._leftover)

    def _preview_of(self, session: Session) -> list[str]:
        history = session.history
        snapshot = history.snapshot(history.current)
        texts = [_first_words(text) for text in (snapshot.references[0], snapshot.candidate)]
        if session.notes.strip():
            texts.append(self.tr("Notes: {text}").format(text=_first_words(session.notes)))
        return texts

    def _when(self, session: Session) -> str:
        states = self.tr("states: {count}").format(count=numbers.count(len(session.history)))
        return f"{moment(session.written)}  ·  {states}" if session.written else states


def _first_words(text: str) -> str:
    # half a character cannot be shown
    shown = text[:_FIRST_WORDS].encode("utf-16-le", "replace").decode("utf-16-le", "replace")
    return " ".join(shown.split()) or "…"


def moment(written: datetime) -> str:
    """Return a moment as the user's locale writes it."""
    local = QDateTime.fromSecsSinceEpoch(int(written.timestamp()))
    locale = QLocale()
    if locale.language() is QLocale.Language.C:
        # that of nobody
        return local.toString("yyyy-MM-dd HH:mm")
    return locale.toString(local, QLocale.FormatType.ShortFormat)
