"""The Formula panel: the metric's formulas with the numbers put in, painted; copied as LaTeX and as plain text."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.compare import Comparison, Side, Status
from rouge_gui.compare.comparison import SIDES
from rouge_gui.compare.explain.typeset import Equation, Name, Node
from rouge_gui.compare.explain.unit_counts import layer_of
from rouge_gui.metrics import UnknownMetricError
from rouge_gui.text import Span
from rouge_gui.ui.explain.formula_value import Formulas, in_files, on_screen, worded
from rouge_gui.ui.explain.panel import Lights, Panel, Subject
from rouge_gui.ui.explain.typesetting import SetEquation, Setter
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import Theme, numbers_font

# the first that fits the width
_FORMULA_SIZES = (1.12, 1.02, 0.92)
_CAPTION_SIZE = 0.88
_EDGE_PX, _BETWEEN_PX, _CAPTION_GAP_PX = 8, 14, 3
# of texts with more units the first ones are lit
_MOST_LIT = 2_000

_CAPTIONS = {
    "R": QT_TRANSLATE_NOOP("explain", "recall"),
    "P": QT_TRANSLATE_NOOP("explain", "precision"),
    "F": QT_TRANSLATE_NOOP("explain", "F-measure"),
}


class FormulaSheet(QWidget):
    """Paints equations one below the other.

    ``pointed`` carries the number of the one below the pointer, -1 for none; which of the terms of its sum is there,
    -1 for none; and how many terms there are.
    """

    pointed = Signal(int, int, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("formulaSheet")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._theme = theme
        self._equations: list[Equation] = []
        self._set: list[SetEquation] = []
        self._tops: list[float] = []
        self._pointed = self._term = -1
        self._width = 0

    def show_equations(self, equations: list[Equation]) -> None:
        """Show ``equations``."""
        self._equations = equations
        self.setAccessibleName("\n".join(equation.plain(worded) for equation in equations))
        self._lay_out()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of ``theme``."""
        self._theme = theme
        self._lay_out()

    def fit(self, width_px: int) -> None:
        """Lay out for a width; what does not fit there scrolls."""
        if width_px != self._width:
            self._width = width_px
            self._lay_out()

    def _lay_out(self) -> None:
        room = self._width - 2 * _EDGE_PX
        for size in _FORMULA_SIZES:
            font = numbers_font(self.font())
            font.setPointSizeF(self.font().pointSizeF() * size)
            setter = Setter(font, worded)
            self._set = [SetEquation(equation, setter, room) for equation in self._equations]
            if all(laid_out.width <= room for laid_out in self._set):
                break
        self._tops = []
        y = float(_EDGE_PX)
        for equation, laid_out in zip(self._equations, self._set, strict=True):
            if caption_of(equation):
                y += self._caption_px
            self._tops.append(y)
            y += laid_out.height + _BETWEEN_PX
        width = max((laid_out.width for laid_out in self._set), default=0.0) + 2 * _EDGE_PX
        self.setMinimumSize(QSize(round(width), round(y)))
        self.update()

    @property
    def _caption_px(self) -> float:
        return self.fontMetrics().height() * _CAPTION_SIZE + _CAPTION_GAP_PX

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the equations, each below its caption."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small = self.font()
        small.setPointSizeF(small.pointSizeF() * _CAPTION_SIZE)
        for place, (equation, laid_out) in enumerate(zip(self._equations, self._set, strict=True)):
            top = self._tops[place]
            if place == self._pointed:
                above = self._caption_px if caption_of(equation) else 0.0
                painter.fillRect(
                    2,
                    round(top - above) - 3,
                    self.width() - 4,
                    round(laid_out.height + above) + 6,
                    self._theme.color("accent_soft"),
                )
            painter.setPen(self._theme.color("muted"))
            painter.setFont(small)
            height = self._caption_px
            painter.drawText(
                _EDGE_PX,
                round(top - height),
                self.width(),
                round(height),
                Qt.AlignmentFlag.AlignTop,
                caption_of(equation),
            )
            painter.setPen(self._theme.color("text"))
            laid_out.paint(painter, _EDGE_PX, top)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which equation the pointer is on."""
        y = event.position().y()
        on = [
            place
            for place, (top, laid_out) in enumerate(zip(self._tops, self._set, strict=True))
            if top - self._caption_px <= y <= top + laid_out.height + _BETWEEN_PX / 2
        ]
        if not on:
            self._point_at(-1)
            return
        laid_out, x = self._set[on[0]], event.position().x() - _EDGE_PX
        self._point_at(on[0], *laid_out.term_at(x, y - self._tops[on[0]]))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that it is on none."""
        super().leaveEvent(event)
        self._point_at(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from equation to equation."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if step and 0 <= self._pointed + step < len(self._set):
            self._point_at(self._pointed + step)
        else:
            super().keyPressEvent(event)

    def _point_at(self, place: int, term: int = -1, terms: int = 0) -> None:
        if (place, term) != (self._pointed, self._term):
            self._pointed, self._term = place, term
            self.update()
            self.pointed.emit(place, term, terms)


def caption_of(equation: Equation) -> str:
    """Return what the left side of an equation is called; empty where it says so itself."""
    letter = equation.steps[0].plain(worded)[:1] if not isinstance(equation.steps[0], Name) else ""
    is_sacre = len(equation.steps[0].plain(worded)) > 1 and letter not in {"F"}
    return (
        ""
        if is_sacre or letter not in _CAPTIONS
        else QCoreApplication.translate("explain", str(_CAPTIONS[letter]))
    )


class _Scroll(QScrollArea):
    """Scrolls a sheet that is laid out for its width."""

    def __init__(self, sheet: FormulaSheet, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self.setObjectName("formulaScroll")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(sheet)
        for ground in (sheet, self.viewport()):
            ground.setAutoFillBackground(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._sheet.fit(self.viewport().width())


class FormulaPanel(Panel[Formulas]):
    """Shows ``Formulas``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._formulas: Formulas | None = None
        self._subject: Subject | None = None
        self._format = ScoreFormat()
        self.sheet = FormulaSheet(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addWidget(_Scroll(self.sheet, self), 1)
        column.addLayout(self._copy_row())
        self.sheet.pointed.connect(self._on_pointed)

    def _copy_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        label = QLabel(self.tr("Copy as"), self)
        label.setObjectName("muted")
        row.addWidget(label)
        for text, slot in ((self.tr("text"), self.copy_text), ("LaTeX", self.copy_latex)):
            button = QToolButton(self)
            button.setText(text)
            button.setProperty("small", True)
            button.setAccessibleName(self.tr("Copy the formulas as {form}").format(form=text))
            button.clicked.connect(slot)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def show_result(self, value: Formulas, subject: Subject) -> None:
        """Show the formulas."""
        self._formulas, self._subject = value, subject
        self._write()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of ``theme``."""
        self.sheet.set_theme(theme)

    def set_format(self, form: ScoreFormat) -> None:
        """Write shares as ``form`` says."""
        self._format = form
        self._write()

    def _write(self) -> None:
        if self._formulas is not None:
            self.sheet.show_equations(self._formulas.written(on_screen(self._format)))

    # --- what the numbers count --------------------------------------------------------------------------

    def _on_pointed(self, place: int, term: int, terms: int) -> None:
        subject = self._subject
        if subject is None or place < 0:
            self.lights_changed.emit(Lights())
        elif place == 0 and term >= 0 and subject.key in {"rougeL", "rougeLsum"}:
            self.lights_changed.emit(self._lights_of_sentence(subject, term, terms))
        else:
            self.lights_changed.emit(self._lights_of(subject, place))

    @staticmethod
    def _lights_of_sentence(subject: Subject, term: int, terms: int) -> Lights:
        """Return what a reference sentence is credited; of a long sum the last term stands behind dots."""
        sentences = subject.comparison.sentences("reference", subject.reference)
        if terms < len(sentences) and term >= terms - 2:
            if term == terms - 2:
                return Lights()
            term = len(sentences) - 1
        if term >= len(sentences):
            return Lights()
        start, end = sentences[term]
        found = _spans(subject.comparison, subject.key, subject.reference, "reference")
        inside = [(span, counts) for span, counts in found if start <= span[0] and span[1] <= end]
        return Lights(
            tuple(("reference", span) for span, counts in inside if counts),
            tuple(("reference", span) for span, counts in inside if not counts),
            follow=True,
        )

    def _lights_of(self, subject: Subject, place: int) -> Lights:
        """Return what an equation counts: of matches on both sides, of recall and precision on theirs."""
        sides = {0: SIDES, 1: SIDES[:1], 2: SIDES[1:]}.get(place, ())
        credited: list[tuple[Side, Span]] = []
        others: list[tuple[Side, Span]] = []
        for side in sides:
            for span, counts in _spans(subject.comparison, subject.key, subject.reference, side):
                if counts:
                    credited.append((side, span))
                elif place:
                    others.append((side, span))
        return Lights(tuple(credited), tuple(others))

    # --- copying -----------------------------------------------------------------------------------------

    def text(self) -> str:
        """Return the formulas as they are shown, one a line."""
        if self._formulas is None:
            return ""
        return "\n".join(line.plain(worded) for line in self._formulas.written(on_screen(self._format)))

    def latex(self) -> str:
        """Return the formulas as an ``align*`` of amsmath; its decimal mark is a point."""
        if self._formulas is None:
            return ""
        lines = self._formulas.written(in_files(self._format))
        rows = [" = ".join(_latex(step) for step in line.steps).replace(" = ", " &= ", 1) for line in lines]
        return "\\begin{align*}\n" + " \\\\\n".join(rows) + "\n\\end{align*}\n"

    def copy_text(self) -> None:
        """Put the formulas on the clipboard as text."""
        QApplication.clipboard().setText(self.text())

    def copy_latex(self) -> None:
        """Put the formulas on the clipboard as LaTeX."""
        QApplication.clipboard().setText(self.latex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_text()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what copies."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Copy as &text")).triggered.connect(self.copy_text)
        menu.addAction(self.tr("Copy as &LaTeX")).triggered.connect(self.copy_latex)
        menu.popup(event.globalPos())


def _latex(step: Node) -> str:
    return step.latex(worded)


def _spans(comparison: Comparison, key: str, reference: int, side: Side) -> list[tuple[Span, bool]]:
    """Return the marked units of a side, and which of them are counted."""
    try:
        layer = layer_of(key)
    except UnknownMetricError:
        return []
    if layer.startswith("skip"):
        # a token's pairs are too many to be lit at once
        return []
    marks = comparison.seen(side, layer, reference)
    most = min(len(marks), _MOST_LIT)
    return [(marks.span(place), marks.status(place) is Status.CREDITED) for place in range(most)]
