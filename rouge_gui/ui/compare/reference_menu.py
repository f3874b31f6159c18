"""What stands for the tabs of the references where there is no room for them: a button with a menu of them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from rouge_gui.ui import numbers
from rouge_gui.ui.labels import plain_tip

PAYING = "●"


class TabLabel(NamedTuple):
    """What the tab of a reference would say: its ``text``, for the ear ``said``, and whether it pays."""

    text: str
    said: str
    pays: bool


class ReferenceMenu(QToolButton):
    """Says which reference is on show, of how many, and which one pays: ``2/5 ●3 ▾``; its menu holds all of them.

    ``chosen(int)`` tells the user's choice. ``more`` is offered below the references.
    """

    chosen = Signal(int)

    def __init__(self, more: Sequence[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("referenceMenu")
        self.setProperty("small", True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._more = more
        self._group = QActionGroup(self)
        self._group.triggered.connect(self._on_triggered)
        menu = QMenu(self)
        self.setMenu(menu)

    def show_labels(self, labels: Sequence[TabLabel], chosen: int) -> None:
        """Offer ``labels``; the one of ``chosen`` is on show."""
        menu = self.menu()
        for action in self._group.actions():
            self._group.removeAction(action)
            menu.removeAction(action)
            action.deleteLater()
        menu.clear()
        for label in labels:
            action = QAction(label.text, menu)
            action.setCheckable(True)
            action.setToolTip(plain_tip(label.said))
            self._group.addAction(action)
            menu.addAction(action)
        menu.addSeparator()
        menu.addActions(self._more)
        if 0 <= chosen < len(labels):
            self._group.actions()[chosen].setChecked(True)
            self._say(labels, chosen)

    def _say(self, labels: Sequence[TabLabel], chosen: int) -> None:
        number, count = numbers.count(chosen + 1), numbers.count(len(labels))
        text = f"{number}/{count}"
        paying = [place for place, label in enumerate(labels) if label.pays]
        if chosen in paying:
            text = f"{PAYING} {text}"
        elif paying:
            text += f" {PAYING}{numbers.count(paying[0] + 1)}"
        self.setText(f"{text} ▾")
        said = self.tr("References, {number} of {count}").format(number=number, count=count)
        told = dict.fromkeys((chosen, *paying))
        whole = "; ".join((said, *(labels[place].said for place in told)))
        self.setToolTip(plain_tip(whole))
        self.setAccessibleName(whole)

    def _on_triggered(self, action: QAction) -> None:
        self.chosen.emit(self._group.actions().index(action))
