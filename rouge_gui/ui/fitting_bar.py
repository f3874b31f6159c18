"""A tool bar that fits: where room is short names become brief, boxes narrow, and some buttons leave it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QToolBar, QVBoxLayout, QWidget

from rouge_gui.ui.toolbar import LayerButtons

_AFTER_PX = 4
# frames of the style, which no one tells
_SLACK_PX = 8


@dataclass(frozen=True, slots=True)
class _Part:
    action: QAction
    holder: QWidget
    label: QLabel
    control: QWidget

    def width_px(self, *, brief: bool) -> int:
        """Return the width of the part, as narrow as it can be or as it would like to be."""
        if isinstance(self.control, LayerButtons):
            width = self.control.width_px(brief=brief)
        elif isinstance(self.control, QComboBox) and brief:
            width = self.control.minimumSizeHint().width()
        else:
            width = self.control.sizeHint().width()
        return max(width, self.label.sizeHint().width()) + _AFTER_PX


class FittingBar(QToolBar):
    """Controls under small captions. The first thing that goes are the long names of layers, the last the layers.

    Widths are measured at the controls: the layout of a bar learns of a change only later.
    """

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._parts: list[_Part] = []
        self._optional: list[list[QAction]] = []
        # whether names are brief, and how much has left
        self._state = (False, 0)

    def add_part(self, caption: str, control: QWidget) -> QAction:
        """Add ``control`` under a caption, which is its buddy."""
        holder = QWidget(self)
        label = QLabel(caption, holder)
        font = label.font()
        font.setPointSizeF(font.pointSizeF() * 0.88)
        label.setFont(font)
        label.setBuddy(control)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, _AFTER_PX, 0)
        column.setSpacing(1)
        column.addWidget(label)
        column.addWidget(control)
        action = self.addWidget(holder)
        self._parts.append(_Part(action, holder, label, control))
        return action

    def add_space(self) -> None:
        """Keep what follows at the right end."""
        space = QWidget(self)
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(space)

    def may_leave(self, actions: Sequence[QAction]) -> None:
        """Let these leave a narrow bar, after those named before: a menu has them, too."""
        self._optional.append(list(actions))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit what is in the bar to the new width."""
        self._fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Fit anew in another font or style."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out what changed out of sight."""
        self._fit()
        self._lay_out_anew()
        super().showEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Leave room for what never leaves."""
        return QSize(self._width_px(brief=True, gone=len(self._optional)), super().minimumSizeHint().height())

    def _fit(self) -> None:
        room = self.width()
        brief = self._width_px(brief=False, gone=0) > room
        gone = 0
        while gone < len(self._optional) and self._width_px(brief=brief, gone=gone) > room:
            gone += 1
        if (brief, gone) == self._state:
            return
        self._state = brief, gone
        for part in self._parts:
            if isinstance(part.control, LayerButtons):
                part.control.set_brief(brief)
        for place, actions in enumerate(self._optional):
            for action in actions:
                action.setVisible(place >= gone)
        self._lay_out_anew()

    def _lay_out_anew(self) -> None:
        # out of sight, layouts do not tell those around them of a new size
        for part in self._parts:
            for inner in (part.control, part.holder):
                layout = inner.layout()
                if layout is not None:
                    layout.invalidate()
                inner.updateGeometry()
        self.updateGeometry()

    def _width_px(self, *, brief: bool, gone: int) -> int:
        absent = [action for actions in self._optional[:gone] for action in actions]
        widths = [part.width_px(brief=brief) for part in self._parts if part.action not in absent]
        layout = self.layout()
        if layout is None:
            return 0
        margins = layout.contentsMargins()
        # the space that keeps the last ones at the end counts, too
        between = layout.spacing() * len(widths)
        return sum(widths) + between + margins.left() + margins.right() + _SLACK_PX
