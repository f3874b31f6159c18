"""The first rows of a corpus file as a table; only what is on show is asked for."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from rouge_gui.corpus.inputs import Probe
from rouge_gui.ui.file_wording import safe
from rouge_gui.ui.labels import plain_tip

Index = QModelIndex | QPersistentModelIndex

_ROOT = QModelIndex()
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_TIP_CHARACTERS = 300


class PreviewModel(QAbstractTableModel):
    """Shows the rows of a probe in its first columns."""

    def __init__(self, most_columns: int, parent: QObject) -> None:
        super().__init__(parent)
        self._most = most_columns
        self._probe: Probe | None = None

    def show_probe(self, probe: Probe) -> None:
        """Show the rows of ``probe``."""
        self.beginResetModel()
        self._probe = probe
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Return how many rows there are."""
        return 0 if self._probe is None or parent.isValid() else len(self._probe.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """Return how many columns are shown."""
        return 0 if self._probe is None or parent.isValid() else min(self._most, len(self._probe.columns))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell, cut."""
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole} or self._probe is None:
            return None
        text = safe(self._probe.rows[index.row()][index.column()][:_TIP_CHARACTERS])
        return plain_tip(text) if role == Qt.ItemDataRole.ToolTipRole else text

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the name of a column, or the number of a row."""
        if orientation is Qt.Orientation.Vertical:
            return str(section + 1) if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole} and self._probe is not None:
            name = safe(self._probe.columns[section].name)
            return plain_tip(name) if role == Qt.ItemDataRole.ToolTipRole else name
        return None
