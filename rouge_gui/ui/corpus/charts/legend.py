"""The systems of a corpus as a legend that switches its series on and off."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from rouge_gui.ui.labels import plain_tip

_WIDTH_PX = 168


class SystemLegend(QTreeWidget):
    """A row per system. ``systems_chosen`` carries those that are switched on, in their order."""

    systems_chosen = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chartSystems")
        self.setAccessibleName(self.tr("Systems that are drawn"))
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFixedWidth(_WIDTH_PX)
        self.setIconSize(QSize(22, 12))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.itemChanged.connect(self._on_item_changed)

    def show_systems(self, systems: Collection[str], drawn: Collection[str]) -> None:
        """Offer ``systems``; those that are ``drawn`` are switched on."""
        self.blockSignals(True)
        if [self._item(place).text(0) for place in range(self.topLevelItemCount())] != list(systems):
            self.clear()
            for system in systems:
                item = QTreeWidgetItem([system])
                item.setToolTip(0, plain_tip(system))
                item.setFlags(
                    Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable
                )
                self.addTopLevelItem(item)
        for place in range(self.topLevelItemCount()):
            item = self._item(place)
            on = item.text(0) in drawn
            item.setCheckState(0, Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
        self.blockSignals(False)

    def show_swatches(self, looks: Mapping[str, object], swatch: Callable[[str], QIcon]) -> None:
        """Put a picture before each system that has a look."""
        self.blockSignals(True)
        for place in range(self.topLevelItemCount()):
            item = self._item(place)
            if item.text(0) in looks:
                item.setIcon(0, swatch(item.text(0)))
        self.blockSignals(False)

    def _item(self, place: int) -> QTreeWidgetItem:
        item = self.topLevelItem(place)
        if item is None:
            raise IndexError(place)
        return item

    @property
    def chosen(self) -> tuple[str, ...]:
        """The systems that are switched on."""
        items = [self._item(place) for place in range(self.topLevelItemCount())]
        return tuple(item.text(0) for item in items if item.checkState(0) is Qt.CheckState.Checked)

    def _on_item_changed(self, _item: QTreeWidgetItem, _column: int) -> None:
        self.systems_chosen.emit(self.chosen)
