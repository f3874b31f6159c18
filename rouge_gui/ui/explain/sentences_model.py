"""The matrix of sentences as a model: reference sentences down, candidate sentences across, before them the union."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from rouge_gui.compare.explain.sentence_cover import SentenceCover
from rouge_gui.report.table import Cell, Number, Table
from rouge_gui.ui import numbers

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_ROOT = QModelIndex()
# columns before the sentences of the candidate
CREDITED, UNION, FIRST = 0, 1, 2
SHARE_ROLE = int(Qt.ItemDataRole.UserRole)
BEST_ROLE = SHARE_ROLE + 1


class SentencesModel(QAbstractTableModel):
    """Shows a ``SentenceCover``. ``SHARE_ROLE`` is how much of its row a cell covers, ``BEST_ROLE`` whether most."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cover: SentenceCover | None = None

    def show_cover(self, cover: SentenceCover) -> None:
        """Show ``cover``."""
        self.beginResetModel()
        self.cover = cover
        self.endResetModel()

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Return how many sentences the reference has."""
        return 0 if parent.isValid() or self.cover is None else len(self.cover.reference)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() or self.cover is None else FIRST + len(self.cover.candidate)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """Return what is shown in a cell."""
        cover, row, column = self.cover, index.row(), index.column()
        if cover is None:
            return None
        if role == _Role.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        if role == _Role.DisplayRole:
            return self.text(row, column)
        return self._of_pair(cover, row, column - FIRST, role) if column >= FIRST else None

    def _of_pair(self, cover: SentenceCover, row: int, place: int, role: int) -> Any:
        if role == SHARE_ROLE:
            return cover.share(row, place)
        if role == BEST_ROLE:
            return cover.best(row) == place
        return self.sentence(row, place + FIRST) if role == _Role.AccessibleTextRole else None

    def text(self, row: int, column: int) -> str:
        """Return what a cell says: counts of tokens, a dot for none."""
        cover = self.cover
        if cover is None:
            return ""
        if column >= FIRST:
            length = cover.lengths[row][column - FIRST]
            return numbers.count(length) if length else "·"
        counted = (cover.credited if column == CREDITED else cover.union)[row]
        return f"{numbers.count(counted)}/{numbers.count(cover.reference[row].tokens)}"

    def sentence(self, row: int, column: int) -> str:
        """Return what a cell means, in a sentence."""
        cover = self.cover
        if cover is None or column < FIRST:
            return ""
        length, tokens = cover.lengths[row][column - FIRST], cover.reference[row].tokens
        text = self.tr(
            "LCS of reference sentence {i} and candidate sentence {j}: {length} of {tokens} tokens, {share} %"
        )
        return text.format(
            i=numbers.count(row + 1),
            j=numbers.count(column - FIRST + 1),
            length=numbers.count(length),
            tokens=numbers.count(tokens),
            share=numbers.percent(length / tokens),
        )

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """Return the head of a column or of a row."""
        if role == _Role.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        if orientation is Qt.Orientation.Vertical:
            return numbers.count(section + 1) if role == _Role.DisplayRole else None
        if role == _Role.DisplayRole:
            heads = self.tr("credited"), self.tr("union")
            return heads[section] if section < FIRST else numbers.count(section - FIRST + 1)
        if role == _Role.ToolTipRole:
            tips = (
                self.tr("tokens of the sentence that count, within what the candidate holds"),
                self.tr("tokens of the sentence that lie on its LCS with any candidate sentence"),
            )
            return tips[section] if section < FIRST else self.tr("a sentence of the candidate")
        return None

    def table(self) -> Table:
        """Return the matrix for a copy: lengths in tokens."""
        cover = self.cover
        if cover is None:
            return Table((), ())
        heads = (
            self.tr("reference sentence"),
            self.tr("tokens"),
            self.tr("credited"),
            self.tr("union"),
            *(str(place + 1) for place in range(len(cover.candidate))),
        )
        rows: list[tuple[Cell, ...]] = []
        for row, sentence in enumerate(cover.reference):
            counts = sentence.tokens, cover.credited[row], cover.union[row], *cover.lengths[row]
            rows.append((str(row + 1), *(Number(value, 0) for value in counts)))
        return Table(heads, tuple(rows))
