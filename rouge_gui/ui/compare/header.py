"""The head and the foot of a pane: its score as a sentence, a fraction and a bar; and the legend."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QTabBar, QVBoxLayout, QWidget

from rouge_gui.ui import numbers
from rouge_gui.ui.labels import ElidedLabel
from rouge_gui.ui.layers import Layer, Shape
from rouge_gui.ui.theme import Theme, numbers_font

_BAR_HEIGHT_PX = 6


class CoverageBar(QWidget):
    """A bar of ``matches`` out of ``total``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._share = 0.0
        self._role = "accent"
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
            painter.setBrush(self._theme.color(self._role))
            filled = QRectF(self.rect())
            filled.setWidth(max(filled.height(), filled.width() * min(self._share, 1.0)))
            painter.drawRoundedRect(filled, radius, radius)


class PaneHeader(QWidget):
    """Title, reference tabs where there are several, the score's fraction, its sentence, its bar."""

    def __init__(self, title: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = QTabBar(self)
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.hide()
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
        top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(self._title)
        top.addWidget(self.tabs)
        top.addStretch(1)
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

    @property
    def title(self) -> QLabel:
        """The label of the title."""
        return self._title

    @property
    def sentence(self) -> str:
        """The sentence shown."""
        return self._sentence.whole

    def show_coverage(self, fraction: str, sentence: str, share: float, role: str) -> None:
        """Show a score as ``fraction`` (such as ``recall 5/6``), ``sentence`` and bar."""
        self._fraction.setText(fraction)
        self._sentence.show_text(sentence)
        self.bar.show_share(share, role)
        self.bar.setAccessibleName(sentence)


class Swatch(QWidget):
    """A small picture of how a kind of unit is drawn; ``layer`` None shows a surplus unit."""

    def __init__(self, theme: Theme, layer: Layer | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._layer = layer
        self.setFixedSize(QSize(26, 16))

    def show_layer(self, theme: Theme, layer: Layer | None) -> None:
        """Picture ``layer`` in the colours of ``theme``."""
        self._theme, self._layer = theme, layer
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_swatch(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._theme, self._layer)


def draw_swatch(painter: QPainter, area: QRectF, theme: Theme, layer: Layer | None) -> None:
    """Draw how a credited unit of ``layer``, or (None) a surplus one, looks."""
    middle = area.center().y()
    if layer is None:
        pen = QPen(theme.color("surplus"), 2.0)
        pen.setDashPattern([1.0, 1.6])
        painter.setPen(pen)
        painter.drawLine(QRectF(area).bottomLeft(), QRectF(area).bottomRight())
        return
    pen = QPen(theme.color(layer.role), 1.6)
    if layer.shape is Shape.TINT:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("tint"))
        painter.drawRoundedRect(area, 3, 3)
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


class Legend(QWidget):
    """What is drawn in a pane, with counts: credited, surplus, unmatched."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._credited_swatch, self._credited = Swatch(theme, None, self), QLabel(self)
        self._surplus_swatch, self._surplus = Swatch(theme, None, self), QLabel(self)
        self._unmatched = QLabel(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 16, 10)
        row.setSpacing(8)
        for swatch, label in ((self._credited_swatch, self._credited), (self._surplus_swatch, self._surplus)):
            row.addWidget(swatch)
            row.addWidget(label)
            row.addSpacing(10)
        row.addWidget(self._unmatched)
        row.addStretch(1)
        for label in (self._credited, self._surplus, self._unmatched):
            label.setObjectName("muted")
            label.setFont(numbers_font(self.font()))
        self._credited.setToolTip(self.tr("counted: these add up to the matches in the table"))
        self._surplus.setToolTip(
            self.tr(
                "surplus: the same form stands in the other text, but not this often, so it earns nothing"
            )
        )
        self._unmatched.setToolTip(self.tr("without a counterpart in the other text"))
        self.setFixedHeight(self.sizeHint().height())
        self.show_counts(theme, None, (0, 0, 0))

    def show_counts(self, theme: Theme, layer: Layer | None, counts: tuple[int, int, int]) -> None:
        """Show how many units of ``layer`` are credited, surplus and unmatched; None clears the legend."""
        for widget in (self._credited_swatch, self._credited, self._unmatched):
            widget.setVisible(layer is not None)
        credited, surplus, unmatched = counts
        self._surplus.setVisible(layer is not None and surplus > 0)
        self._surplus_swatch.setVisible(layer is not None and surplus > 0)
        self._surplus_swatch.show_layer(theme, None)
        self._credited_swatch.show_layer(theme, layer)
        self._credited.setText(self.tr("credited {n}").format(n=numbers.count(credited)))
        self._surplus.setText(self.tr("surplus {n}").format(n=numbers.count(surplus)))
        self._unmatched.setText(self.tr("unmatched {n}").format(n=numbers.count(unmatched)))


def rule(parent: QWidget) -> QFrame:
    """Return a hairline between the parts of a card."""
    line = QFrame(parent)
    line.setObjectName("rule")
    line.setFixedHeight(1)
    return line
