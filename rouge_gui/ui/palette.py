"""The command palette: every command of the menus, found by a few letters and run with Return.

It knows the menu bar and the actions it is given, never what they do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QAction, QColor, QFont, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QMainWindow,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.actions import menus_of, plain_text, walk
from rouge_gui.ui.commands import COMMANDS
from rouge_gui.ui.fuzzy import Found, find

_WIDTH_PX, _ROW_PX, _ROWS, _EDGE_PX = 620, 30, 12, 12
_MOST_RECENT = 8
_LABEL_FLAGS = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Entry:
    """A command to choose: ``path`` are the menus it lies in, ``source`` is its label in English."""

    action: QAction
    label: str
    path: str
    source: str

    @property
    def keys(self) -> str:
        """Its shortcut as the platform writes it."""
        return self.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


@dataclass(frozen=True, slots=True)
class Answer:
    """An entry and the characters of its label that the query was found by."""

    entry: Entry
    places: tuple[int, ...] = ()


def collect(menus: Iterable[QMenu], actions: Mapping[str, QAction]) -> list[Entry]:
    """Return what can be run now: the entries of ``menus`` in their order, then ``actions`` that are in none."""
    sources = {command.id: plain_text(str(command.text)) for command in COMMANDS}
    found: dict[QAction, Entry] = {}
    for menu in menus:
        for path, action in walk(menu):
            _add(action, " \u203a ".join(path), sources, found)
    for action in actions.values():
        _add(action, "", sources, found)
    return list(found.values())


def _add(action: QAction, path: str, sources: Mapping[str, str], found: dict[QAction, Entry]) -> None:
    if action.isEnabled() and action.isVisible():
        label = plain_text(action.text())
        found.setdefault(action, Entry(action, label, path, sources.get(action.objectName(), label)))


def rank(entries: Iterable[Entry], query: str, recent: list[str]) -> list[Answer]:
    """Return the entries that answer ``query``, best first; of equal answers those in ``recent`` first."""
    ranked: list[tuple[tuple[object, ...], Answer]] = []
    for order, entry in enumerate(entries):
        name = entry.action.objectName()
        used = recent.index(name) if name in recent else len(recent)
        best = _best(entry, query)
        if best is not None:
            field, found = best
            key = (
                (found.kind, field, used, found.gaps, found.start, order) if query.strip() else (used, order)
            )
            ranked.append((key, Answer(entry, found.places if field == 0 else ())))
    ranked.sort(key=lambda pair: pair[0])
    return [answer for _key, answer in ranked]


def _best(entry: Entry, query: str) -> tuple[int, Found] | None:
    """Return the best find and where: 0 in the label, 1 in its English source, 2 with the menus before it."""
    texts = (entry.label, entry.source, f"{entry.path} {entry.label}")
    finds = [(field, find(query, text)) for field, text in enumerate(texts)]
    return min(
        ((field, found) for field, found in finds if found is not None),
        key=lambda pair: (pair[1].kind, pair[0], pair[1]),
        default=None,
    )


class _AnswerModel(QAbstractListModel):
    """The answers on show."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.answers: list[Answer] = []

    def show_answers(self, answers: list[Answer]) -> None:
        """Replace the rows."""
        self.beginResetModel()
        self.answers = answers
        self.endResetModel()

    def rowCount(self, parent: _Index | None = None) -> int:
        """Return the number of answers."""
        return 0 if parent is not None and parent.isValid() else len(self.answers)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a screen reader says; the delegate paints from ``answers``."""
        if role != Qt.ItemDataRole.AccessibleTextRole or index.row() >= len(self.answers):
            return None
        entry = self.answers[index.row()].entry
        return ", ".join(part for part in (entry.label, entry.path, entry.keys) if part)


class _AnswerDelegate(QStyledItemDelegate):
    """Paints a row: a tick for what is on, the label with the found letters strong, its menus, its keys."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        """Return the same height for every row."""
        return QSize(100, _ROW_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the ground as the style has it, the texts on it."""
        super().paint(painter, option, index)
        model, view = index.model(), self.parent()
        if not (isinstance(model, _AnswerModel) and isinstance(view, QListView)):
            return
        if index.row() < len(model.answers):
            painter.save()
            area = view.visualRect(model.index(index.row())).adjusted(8, 0, -12, 0)
            _paint_answer(painter, area, view, model.answers[index.row()])
            painter.restore()


def _paint_answer(painter: QPainter, area: QRect, view: QListView, answer: Answer) -> None:
    entry, palette = answer.entry, view.palette()
    text, muted = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.PlaceholderText)
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    middle = Qt.AlignmentFlag.AlignVCenter
    metrics = QFontMetrics(view.font())
    painter.setFont(view.font())
    painter.setPen(text if entry.action.isChecked() else muted)
    tick = QRect(area)
    tick.setWidth(18)
    if entry.action.isChecked():
        painter.drawText(tick, middle | left, "\u2713")
    rest = area.adjusted(20, 0, 0, 0)
    painter.setPen(muted)
    painter.drawText(rest, middle | right, entry.keys)
    rest.setRight(rest.right() - (metrics.horizontalAdvance(entry.keys) + 16 if entry.keys else 0))
    shown = metrics.elidedText(entry.label, Qt.TextElideMode.ElideRight, rest.width())
    rest.setLeft(
        _paint_label(painter, rest, shown, answer.places, (text, palette.color(QPalette.ColorRole.Link)))
    )
    painter.setFont(view.font())
    painter.setPen(muted)
    path = metrics.elidedText(entry.path, Qt.TextElideMode.ElideRight, max(0, rest.width() - 14))
    painter.drawText(rest.adjusted(14, 0, 0, 0), middle | left, path)


def _paint_label(
    painter: QPainter, area: QRect, label: str, places: tuple[int, ...], colors: tuple[QColor, QColor]
) -> int:
    """Paint ``label``, its characters at ``places`` strong; return the x where it ends."""
    plain = painter.font()
    strong = QFont(plain)
    strong.setBold(True)
    place = area.left()
    found = set(places)
    for is_found, run in groupby(enumerate(label), key=lambda pair: pair[0] in found):
        part = "".join(letter for _at, letter in run)
        painter.setFont(strong if is_found else plain)
        painter.setPen(colors[is_found])
        painter.drawText(QRect(place, area.top(), area.width(), area.height()), _LABEL_FLAGS, part)
        place += painter.fontMetrics().horizontalAdvance(part)
    return place


class CommandPalette(QFrame):
    """A line to type into and the commands that answer it, at the top of ``window``."""

    def __init__(self, settings: Settings, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("palette")
        self._settings, self._window = settings, window
        self._actions: Mapping[str, QAction] = {}
        self._entries: list[Entry] = []
        self._before: QWidget | None = None
        self.line = QLineEdit(self)
        self.line.setObjectName("paletteLine")
        self.line.setAccessibleName(self.tr("Find a command"))
        self.line.setPlaceholderText(self.tr("Type a few letters of a command"))
        self._model = _AnswerModel(self)
        self.list = QListView(self)
        self.list.setObjectName("paletteList")
        self.list.setAccessibleName(self.tr("Commands"))
        self.list.setModel(self._model)
        self.list.setItemDelegate(_AnswerDelegate(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._nothing = QLabel(self.tr("No command has these letters"), self)
        self._nothing.setObjectName("muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        for part in (self.line, self.list, self._nothing):
            column.addWidget(part)
        self.line.textChanged.connect(self._on_text_changed)
        self.list.clicked.connect(self._on_row_clicked)
        self.line.installEventFilter(self)
        window.installEventFilter(self)
        self.hide()

    def use_actions(self, actions: Mapping[str, QAction]) -> None:
        """Offer ``actions`` (by command) beside what the menus hold."""
        self._actions = actions

    @property
    def answers(self) -> list[Answer]:
        """What is listed."""
        return self._model.answers

    def open(self) -> None:
        """Show the palette with an empty line, ready to type."""
        menus = menus_of(self._window.menuBar())
        self._entries = [
            entry for entry in collect(menus, self._actions) if entry.action.objectName() != "command_palette"
        ]
        self._before = QApplication.focusWidget()
        self.line.clear()
        self._on_text_changed("")
        self._place()
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.PopupFocusReason)

    def close_palette(self) -> None:
        """Hide it and go back to where the keyboard was."""
        if self.isHidden():
            return
        had_focus = self.line.hasFocus()
        self.hide()
        self._model.show_answers([])
        self._entries = []
        if had_focus and self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        self._before = None

    def _place(self) -> None:
        width = min(_WIDTH_PX, self._window.width() - 2 * _EDGE_PX)
        top = self._window.menuBar().geometry().bottom() + 6
        rows = min(_ROWS, max(1, (self._window.height() - top - 80) // _ROW_PX))
        self.list.setFixedHeight(rows * _ROW_PX + 2)
        self.adjustSize()
        self.setGeometry((self._window.width() - width) // 2, top, width, self.sizeHint().height())

    def _on_text_changed(self, text: str) -> None:
        recent = self._settings.value(remembered.RECENT_COMMANDS).split()
        self._model.show_answers(rank(self._entries, text, recent))
        self.list.setVisible(bool(self._model.answers))
        self._nothing.setVisible(not self._model.answers)
        self._choose(0)

    def _choose(self, row: int) -> None:
        self.list.setCurrentIndex(self._model.index(max(0, min(row, len(self._model.answers) - 1)), 0))

    def _on_row_clicked(self, index: QModelIndex) -> None:
        self._run(index.row())

    def _run(self, row: int) -> None:
        if not 0 <= row < len(self._model.answers):
            return
        action = self._model.answers[row].entry.action
        self.close_palette()
        self._remember(action.objectName())
        action.trigger()

    def _remember(self, name: str) -> None:
        if name:
            before = [old for old in self._settings.value(remembered.RECENT_COMMANDS).split() if old != name]
            self._settings.set_value(remembered.RECENT_COMMANDS, " ".join([name, *before][:_MOST_RECENT]))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Walk, run and close by key; close when the keyboard goes elsewhere; follow the window's size."""
        if self.isHidden():
            return False
        if watched is self._window:
            if event.type() is QEvent.Type.Resize:
                self._place()
            return False
        if event.type() is QEvent.Type.FocusOut:
            if QApplication.activePopupWidget() is None:
                self.close_palette()
            return False
        return isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and self._take_key(event)

    def _take_key(self, event: QKeyEvent) -> bool:
        """Do what a key asks of the list; tell whether it asks anything."""
        row, last = self.list.currentIndex().row(), len(self._model.answers) - 1
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: _ROWS, Qt.Key.Key_PageUp: -_ROWS}
        key = Qt.Key(event.key())
        if key in steps:
            at_edge = (row == 0 and key == Qt.Key.Key_Up) or (row == last and key == Qt.Key.Key_Down)
            self._choose(last - row if at_edge else row + steps[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._run(row)
        elif key == Qt.Key.Key_Escape:
            self.close_palette()
        else:
            return False
        return True
