"""The card on a state of the history: which edit made it, what that changed, when it was made."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from rouge_gui.ui.history.captions import kind_of
from rouge_gui.ui.history.display import Display, part_name
from rouge_gui.ui.history.points import Point, Points
from rouge_gui.ui.history.series import Series
from rouge_gui.ui.history.ticks import clock
from rouge_gui.ui.theme import numbers_font


class EditCard(QFrame):
    """A small card that lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title, self._changes, self._when, self._hint = (QLabel(self) for _ in range(4))
        self._title.setObjectName("heading")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._changes.setFont(numbers_font(self.font()))
        self._when.setObjectName("muted")
        self._when.setFont(numbers_font(self.font()))
        self._hint.setObjectName("muted")
        self._hint.setText(self.tr("click: return both texts to this state"))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(10, 6, 10, 6)
        rows.setSpacing(2)
        for label in (self._title, self._changes, self._when, self._hint):
            rows.addWidget(label)
        self.hide()

    @property
    def text(self) -> str:
        """What the card says, without the hint."""
        return "\n".join(label.text() for label in (self._title, self._changes, self._when))

    def show_state(self, points: Points, state: int, display: Display) -> None:
        """Describe ``state`` by what ``display`` shows."""
        point = points.by_state[state]
        self._title.setText(self.tr("edit {n}   {what}").format(n=point.step, what=point.caption))
        self._changes.setText(self._changes_of(points, point, display))
        self._when.setText(self._when_of(points, point))
        self._hint.setVisible(state != points.current)
        self.adjustSize()

    def _changes_of(self, points: Points, point: Point, display: Display) -> str:
        """Return the changes against the state before, or the values of the first state."""
        before = points.by_state.get(point.parent) if point.parent is not None else None
        place = display.part_index
        parts: list[str] = []
        for series in display.series:
            if series.metric not in point.scores:
                continue
            value = point.scores[series.metric][place]
            if before is not None and series.metric in before.scores:
                change = display.change(series, value - before.scores[series.metric][place])
                parts.append(f"{series.short} {change}")
            else:
                parts.append(f"{series.short} {display.value(series, value)}")
        if not parts:
            return self.tr("not scored yet")
        return self._part_sign(display, display.series) + "   ".join(parts)

    def _part_sign(self, display: Display, shown: tuple[Series, ...]) -> str:
        if not any(series.has_parts for series in shown):
            return ""
        return self.tr("{part}:").format(part=part_name(display.part)) + "   "

    def _when_of(self, points: Points, point: Point) -> str:
        words = [kind_of(point.kind), clock(point.seconds)]
        if point.state in points.pins:
            words.append(self.tr("pinned"))
        if not points.on_line[point.state]:
            words.append(self.tr("left by undo"))
        return " · ".join(word for word in words if word)
