"""A table of the n-grams that one system wins on the whole: a row each, the largest net count first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from rouge_gui.corpus.ngram_wins import NgramWin
from rouge_gui.ui.labels import plain_tip
from rouge_gui.ui.numbers import HIDDEN, count, signed
from rouge_gui.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex

NGRAM, NET, WINS, LOSSES, ITEMS = range(5)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class NgramModel(QAbstractTableModel):
    """Rows of one side: ``is_first`` tells whether the first system is the winner."""

    def __init__(self, theme: Theme, *, is_first: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme, self._is_first = theme, is_first
        self._rows: Sequence[NgramWin] = ()
        self._stale = self._hidden = False

    def show_rows(self, rows: Sequence[NgramWin]) -> None:
        """Show ``rows`` in their order."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def set_stale(self, stale: bool) -> None:
        """Grey what is about to change."""
        if stale != self._stale:
            self._stale = stale
            self._announce()

    def set_hidden(self, hidden: bool) -> None:
        """Hide what the n-grams earn."""
        self._hidden = hidden
        self._announce()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        self._theme = theme
        self._announce()

    def _announce(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, ITEMS))

    def row_at(self, row: int) -> NgramWin:
        """Return the n-gram of a row. Raises IndexError."""
        return self._rows[row]

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many n-grams there are."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Return the number of columns."""
        return 0 if parent is not None and parent.isValid() else ITEMS + 1

    def _heads(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("N-gram"), self.tr("As it is counted: tokens of the profile, those of the references")),
            (self.tr("Net"), self.tr("Wins less losses, over all items on show")),
            (self.tr("Wins"), self.tr("Matches more than the other system has, where this one has more")),
            (self.tr("Losses"), self.tr("Matches less than the other system has, where this one has fewer")),
            (self.tr("Items"), self.tr("In how many items the two differ")),
        )

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the heads and what they mean."""
        if orientation is Qt.Orientation.Vertical or not 0 <= section <= ITEMS:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section else _LEFT
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._heads()[section][1])
        return self._heads()[section][0] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell shows."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._text(self._rows[index.row()], index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if index.column() else _LEFT
        if role == Qt.ItemDataRole.ForegroundRole and self._stale:
            return self._theme.color("miss")
        return None

    def _text(self, win: NgramWin, column: int) -> str:
        wins, losses = (win.wins_a, win.wins_b) if self._is_first else (win.wins_b, win.wins_a)
        if column == NGRAM:
            return " ".join(win.form)
        if self._hidden:
            return HIDDEN
        if column == NET:
            net = wins - losses
            return signed(net, 0 if net == int(net) else 2)
        return count({WINS: wins, LOSSES: losses, ITEMS: win.items}[column])
