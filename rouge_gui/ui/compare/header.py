"""The head and the foot of a pane: its score as a sentence, a fraction and a bar; and the legend."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLayout, QSizePolicy, QVBoxLayout, QWidget

from rouge_gui.ui.compare.units import STEPS
from rouge_gui.ui.labels import ElidedLabel, plain_tip
from rouge_gui.ui.layers import Layer, Shape
from rouge_gui.ui.theme import Theme, numbers_font

_BAR_HEIGHT_PX = 6
_TOP_PX = 28
_SPACE_PX = 24
_MOST_OF_ROOM = 100


class CoverageBar(QWidget):
    """A bar of ``matches`` out of ``total``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._share = 0.0
        self._role = "accent"
        self._stale = False
        self.setFixedHeight(_BAR_HEIGHT_PX)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float, role: str) -> None:
        """Fill ``share`` (0–1) of the bar with the theme's colour ``role``."""
        self._share, self._role = share, role
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        self.update()

    def set_stale(self, stale: bool) -> None:
        """Take the colour from the bar, or give it back."""
        if stale != self._stale:
            self._stale = stale
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("border"), 1))
        painter.setBrush(self._theme.color("window"))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = area.height() / 2
        painter.drawRoundedRect(area, radius, radius)
        if self._share > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("border" if self._stale else self._role))
            filled = QRectF(self.rect())
            filled.setWidth(max(filled.height(), filled.width() * min(self._share, 1.0)))
            painter.drawRoundedRect(filled, radius, radius)


class PaneHeader(QWidget):
    """Title, the score's fraction, its sentence, its bar."""

    def __init__(self, title: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = QLabel(title, self)
        self._title.setObjectName("heading")
        self._fraction = QLabel(self)
        self._fraction.setObjectName("heading")
        self._fraction.setFont(numbers_font(self.font()))
        self._sentence = ElidedLabel(self)
        self._sentence.setObjectName("muted")
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.bar = CoverageBar(theme, self)
        self._lay_out()

    def _lay_out(self) -> None:
        self._top = top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(self._title)
        top.addStretch(1)
        # as high as tabs, so that the texts of all panes begin at one height
        top.addStrut(_TOP_PX)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self._fraction)
        middle.addWidget(self._sentence, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 10, 16, 12)
        outer.setSpacing(6)
        outer.addLayout(top)
        outer.addLayout(middle)
        outer.addWidget(self.bar)

    def add_beside_title(self, part: QWidget) -> None:
        """Put a part beside the title; it has all the room there is."""
        self._top.insertWidget(1, part, _MOST_OF_ROOM)

    @property
    def title(self) -> QLabel:
        """The label of the title."""
        return self._title

    @property
    def sentence(self) -> str:
        """The sentence shown."""
        return self._sentence.whole

    def set_stale(self) -> None:
        """Grey the score: a newer one is being computed."""
        self._set_stale(stale=True)

    def _set_stale(self, *, stale: bool) -> None:
        for part in (self._fraction, self._sentence):
            part.setEnabled(not stale)
        self.bar.set_stale(stale)

    def show_coverage(self, fraction: str, sentence: str, share: float, role: str, brief: str = "") -> None:
        """Show a score as ``fraction`` (such as ``recall 5/6``), ``sentence`` (``brief`` in a narrow pane) and bar."""
        self._set_stale(stale=False)
        if (fraction, sentence) == (self._fraction.text(), self.sentence):
            return
        self._fraction.setText(fraction)
        self._sentence.show_text(sentence, brief)
        self.bar.show_share(share, role)
        self.bar.setAccessibleName(sentence)


class Swatch(QWidget):
    """A small picture of how a kind of unit is drawn: a layer, or ``surplus`` (``surplus:ROLE`` in the
    colour of its layer), ``miss``, ``recut``, ``paid:ROLE`` (what a reference of that colour credits).
    """

    def __init__(self, theme: Theme, kind: Layer | str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kind = kind
        self.setFixedSize(QSize(26, 16))

    def show_kind(self, theme: Theme, kind: Layer | str) -> None:
        """Picture ``kind`` in the colours of ``theme``."""
        if (theme, kind) != (self._theme, self._kind):
            self._theme, self._kind = theme, kind
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_swatch(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._theme, self._kind)


# as the panes underline them: width and dashes
_UNDERLINES: dict[str, tuple[float, list[float]]] = {
    "surplus": (2.0, [1.0, 1.6]),
    "miss": (1.0, []),
    "recut": (2.0, [4.0, 1.5, 1.0, 1.5]),
}


def draw_swatch(painter: QPainter, area: QRectF, theme: Theme, layer: Layer | str) -> None:
    """Draw how a credited unit of ``layer``, or another kind of mark, looks."""
    middle = area.center().y()
    if isinstance(layer, str):
        kind, _, role = layer.partition(":")
        if kind == "paid":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.pale(role))
            painter.drawRoundedRect(area, 3, 3)
            painter.setBrush(theme.color(role))
            painter.drawRect(QRectF(area.left(), area.bottom() - 2, area.width(), 2.5))
            return
        width, dashes = _UNDERLINES[kind]
        pen = QPen(theme.color(role or kind), width)
        if dashes:
            pen.setDashPattern(dashes)
        painter.setPen(pen)
        painter.drawLine(QRectF(area).bottomLeft(), QRectF(area).bottomRight())
        return
    pen = QPen(theme.color(layer.role), 1.6)
    if layer.shape is Shape.TINT:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("tint"))
        painter.drawRoundedRect(area, 3, 3)
    elif layer.shape is Shape.STEPS:
        _draw_steps(painter, area, theme, layer)
    elif layer.shape is Shape.BRACKET:
        painter.setPen(pen)
        floor = middle + 3
        for x in (area.left() + 1, area.right() - 1):
            painter.drawLine(QRectF(x, floor, 0, 0).topLeft(), QRectF(x, floor - 5, 0, 0).topLeft())
        left, right = QRectF(area.left() + 1, floor, 0, 0), QRectF(area.right() - 1, floor, 0, 0)
        painter.drawLine(left.topLeft(), right.topLeft())
    else:
        if layer.shape is Shape.DASHED_BOX:
            pen.setDashPattern([3.0, 1.8])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 3, 3)
        if layer.shape is Shape.RUN:
            _draw_run_length(painter, area)


def _draw_steps(painter: QPainter, area: QRectF, theme: Theme, layer: Layer) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    width = area.width() / STEPS
    for step in range(STEPS):
        painter.setBrush(theme.color(f"skip_{step + 1}"))
        painter.drawRect(QRectF(area.left() + step * width, area.top(), width, area.height()))
        painter.setBrush(theme.color(layer.role))
        bar = QRectF(area.left() + step * width, area.bottom() - 2, width * (step + 1) / STEPS, 2)
        painter.drawRect(bar)


def _draw_run_length(painter: QPainter, area: QRectF) -> None:
    font = QFont(painter.font())
    font.setPixelSize(max(6, round(area.height() * 0.75)))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "n")


class LegendEntry(NamedTuple):
    """A kind of unit in the legend: ``kind`` is a layer or the name of another mark, ``name`` what it is called."""

    kind: Layer | str
    name: str
    number: str
    tip: str

    @property
    def text(self) -> str:
        """Name and count."""
        return f"{self.name} {self.number}"

    @property
    def full_tip(self) -> str:
        """What stands there where there is room, and what it means."""
        return f"{self.text}: {self.tip}"


class Legend(QWidget):
    """What is drawn in a pane, with counts; and, at the right, what the selection earns."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._entries: list[tuple[Swatch, QLabel]] = []
        self._shown: tuple[LegendEntry, ...] = ()
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._selection = QLabel(self)
        self._selection.setObjectName("muted")
        self._selection.setFont(numbers_font(self.font()))
        self._selection.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(16, 6, 16, 10)
        outer.addLayout(self._row)
        outer.addWidget(self._selection, 1)
        # a narrow pane cuts the legend rather than widen the window
        outer.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._fit_height()

    def _fit_height(self) -> None:
        self.setFixedHeight(self.fontMetrics().height() + 18)

    def changeEvent(self, event: QEvent) -> None:
        """Make room for a larger font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_height()

    def minimumSizeHint(self) -> QSize:
        """Ask for no width."""
        return QSize(0, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the names where there is no room for them."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave out names from the right, then whole entries, where there is no room for them."""
        asked = self._selection.sizeHint().width() if self._selection.text() else 0
        left = self.width() - 2 * _SPACE_PX - asked
        places = [(*place, entry) for place, entry in zip(self._entries, self._shown, strict=False)]
        texts = [entry.text for _, _, entry in places]
        for number in reversed(range(len(places))):
            if sum(map(_entry_width, places, texts)) > left:
                texts[number] = places[number][2].number
        used = 0
        for place, text in zip(places, texts, strict=True):
            swatch, label, _ = place
            used += _entry_width(place, text)
            swatch.setHidden(used > left)
            label.setHidden(used > left)
            label.setText(text)

    @property
    def text(self) -> str:
        """All entries, for readers of screens and tests."""
        return "   ".join(entry.text for entry in self._shown)

    @property
    def selection_text(self) -> str:
        """What is said of the selection."""
        return self._selection.toolTip()

    def show_entries(self, theme: Theme, entries: Sequence[LegendEntry]) -> None:
        """Show ``entries`` in this order."""
        while len(self._entries) < len(entries):
            self._add_place()
        self._shown = tuple(entries)
        for (swatch, label), entry in zip_longest(self._entries, entries):
            swatch.setHidden(entry is None)
            label.setHidden(entry is None)
            if entry is not None:
                swatch.show_kind(theme, entry.kind)
                if label.toolTip() != entry.full_tip:
                    label.setToolTip(plain_tip(entry.full_tip))
        self._fit()

    def _add_place(self) -> None:
        swatch, label = Swatch(self._theme, "surplus", self), QLabel(self)
        label.setObjectName("muted")
        label.setFont(numbers_font(self.font()))
        self._entries.append((swatch, label))
        self._row.addWidget(swatch)
        self._row.addWidget(label)
        self._row.addSpacing(8)

    def show_selection(self, text: str, whole: str = "") -> None:
        """Say what the selection earns, and in the tool tip the ``whole`` of it; an empty text says nothing."""
        self._selection.setText(text)
        self._selection.setToolTip(plain_tip(whole))
        self._selection.setAccessibleName(whole)
        self._fit()


def _entry_width(place: tuple[Swatch, QLabel, LegendEntry], text: str) -> int:
    swatch, label, _ = place
    return swatch.width() + label.fontMetrics().horizontalAdvance(text) + _SPACE_PX


def rule(parent: QWidget) -> QFrame:
    """Return a hairline between the parts of a card."""
    line = QFrame(parent)
    line.setObjectName("rule")
    line.setFixedHeight(1)
    return line
