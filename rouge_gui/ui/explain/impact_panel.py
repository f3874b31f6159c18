"""The Impact panel: what each candidate token is worth, which edit helps most, what is missing."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.compare import Side
from rouge_gui.compare.explain.edits import Edit
from rouge_gui.text import Span
from rouge_gui.ui.explain.impact_columns import (
    F_COLUMN,
    all_token_columns,
    edit_columns,
    missing_columns,
    token_columns,
)
from rouge_gui.ui.explain.impact_value import Impacts
from rouge_gui.ui.explain.panel import Lights, Panel, Subject
from rouge_gui.ui.explain.ranked import RankedTable
from rouge_gui.ui.explain.segments import Segments
from rouge_gui.ui.heat_bar import STEPS, paint_bar
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import Theme

TOKENS, EDITS, MISSING = range(3)
_BAR_PX = 12
# F that differ less are equal
_EQUAL = 1e-12


class HeatLegend(QWidget):
    """Shows what the bars over the candidate mean."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self.texts = self.tr("costs"), self.tr("earns")
        self.setAccessibleName(
            self.tr("Broken bars: the score is higher without the word; whole bars: it earns")
        )
        self.setToolTip(self.accessibleName())

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for both words and the bars between them."""
        room = self.fontMetrics()
        words = sum(room.horizontalAdvance(text) + 6 for text in self.texts)
        return QSize(words + (_BAR_PX + 3) * 2 * STEPS + 6, room.height() + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bars, from what costs most to what earns most."""
        if self._theme is None:
            return
        painter = QPainter(self)
        room, costs = self.fontMetrics(), self.texts[0]
        base = (self.height() + room.ascent() - room.descent()) / 2
        painter.setPen(self._theme.color("muted"))
        painter.drawText(0, round(base), costs)
        left = room.horizontalAdvance(costs) + 6.0
        for step in (*range(-STEPS, 0), *range(1, STEPS + 1)):
            paint_bar(painter, self._theme, step, QRectF(left, self.height() / 2 + 5.5, _BAR_PX, 0))
            left += _BAR_PX + 3
        painter.setPen(self._theme.color("muted"))
        painter.drawText(round(left + 3), round(base), self.texts[1])


class ImpactPanel(Panel[Impacts]):
    """Shows ``Impacts``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._impacts: Impacts | None = None
        self._subject: Subject | None = None
        self._format = ScoreFormat()
        self.segments = Segments(
            (self.tr("Without a word"), self.tr("Next edits"), self.tr("Missing")),
            self.tr("What is changed"),
            self,
        )
        self.pages = QStackedWidget(self)
        names = (
            self.tr("Candidate tokens and what changes without them"),
            self.tr("Edits that raise the score most"),
            self.tr("Units of the reference that the candidate lacks"),
        )
        self.tables = [RankedTable(self.pages) for _ in names]
        for table, name in zip(self.tables, names, strict=True):
            table.setAccessibleName(name)
            self.pages.addWidget(table)
        self.tables[TOKENS].ranked.sort_by(F_COLUMN, down=False)
        self.heat = QCheckBox(self.tr("Bars over the candidate"), self)
        self.heat.setObjectName("impactHeat")
        self.legend = HeatLegend(self)
        self.apply = QPushButton(self.tr("Apply the edit"), self)
        self.apply.setObjectName("impactApply")
        self.apply.setToolTip(self.tr("Changes the candidate; undo takes it back"))
        self.sentence = QLabel(self)
        self.sentence.setObjectName("muted")
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self._show_page(TOKENS)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.heat)
        foot.addWidget(self.apply)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.segments)
        column.addWidget(self.pages, 1)
        column.addLayout(foot)
        column.addWidget(self.legend)
        column.addWidget(self.sentence)

    def _connect(self) -> None:
        self.segments.follow(self.pages)
        self.segments.chosen.connect(self._show_page)
        self.heat.toggled.connect(self._on_heat_toggled)
        self.apply.clicked.connect(self.apply_chosen)
        self.tables[TOKENS].row_lit.connect(self._on_token_lit)
        self.tables[TOKENS].row_opened.connect(self._on_token_opened)
        self.tables[EDITS].row_lit.connect(self._on_edit_lit)
        self.tables[MISSING].row_lit.connect(self._on_missing_lit)
        for table in self.tables[EDITS:]:
            table.row_opened.connect(self.apply_chosen)

    # --- what it shows -----------------------------------------------------------------------------------

    def show_result(self, value: Impacts, subject: Subject) -> None:
        """Show the impacts; the order and the page stay."""
        self._impacts, self._subject = value, subject
        self._fill()
        self._send_heat()

    def _fill(self) -> None:
        impacts, subject = self._impacts, self._subject
        if impacts is None or subject is None:
            return
        comparison = subject.comparison
        candidate, reference = comparison.candidate, comparison.references[subject.reference]
        self.tables[TOKENS].show_columns(
            token_columns(impacts, candidate, self._format),
            copied=all_token_columns(impacts, candidate, self._format),
        )
        self.tables[EDITS].show_columns(edit_columns(impacts, candidate, self._format))
        self.tables[MISSING].show_columns(missing_columns(impacts, reference, self._format))
        for table in self.tables[EDITS:]:
            if table.ranked.rowCount():
                table.selectRow(0)
        self._show_page(self.segments.place)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        for table in self.tables:
            table.set_theme(theme)
        self.legend.set_theme(theme)

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores as ``form`` says."""
        self._format = form
        self._fill()

    def _show_page(self, page: int) -> None:
        self.heat.setVisible(page == TOKENS)
        self.legend.setVisible(page == TOKENS and self.heat.isChecked())
        self.apply.setVisible(page != TOKENS)
        self._show_choice(page)

    def _show_choice(self, page: int) -> None:
        """Say what the chosen row is worth; one that lowers the score is not offered."""
        edit = self._edit_at(page, self.tables[page].chosen_row)
        lowers = edit is not None and self._lowers(edit)
        self.apply.setEnabled(self.tables[page].ranked.rowCount() > 0 and not lowers)
        self.sentence.setText(self.tr("Adding this unit would lower F") if lowers else self._said(page))

    def _lowers(self, edit: Edit) -> bool:
        impacts = self._impacts
        return impacts is not None and edit.score.fmeasure < impacts.main.now.fmeasure - _EQUAL

    def _said(self, page: int) -> str:
        is_empty = self._impacts is not None and not self.tables[page].ranked.rowCount()
        if page == TOKENS:
            return self.tr("Changes when one token is left out of the list; the text is not cut anew")
        if self._impacts is not None and self._impacts.is_too_long:
            return self.tr("These texts are too long to look for edits of single words")
        if is_empty and page == EDITS:
            return self.tr("No edit of a single word was found that raises F")
        if is_empty:
            return self._said_of_none_missing()
        if page == EDITS:
            return self.tr("Proposed by token lists; F is that of the edited text, read and scored anew")
        return self.tr("Put in where it earns most; F is that of the edited text, read and scored anew")

    def _said_of_none_missing(self) -> str:
        if self._impacts is not None and self._impacts.is_bare:
            return self.tr("The reference has no unit of this metric: none can be missing")
        return self.tr("The candidate has every unit of the reference, as often")

    def _on_heat_toggled(self) -> None:
        self._show_page(self.segments.place)
        self._send_heat()

    def _send_heat(self) -> None:
        is_on = self.heat.isChecked() and self._impacts is not None
        self.heat_changed.emit(self._impacts.heat() if is_on and self._impacts is not None else ())

    # --- rows and places ---------------------------------------------------------------------------------

    def _on_token_lit(self, row: int, follow: bool) -> None:
        impacts = self._impacts
        if impacts is None or row < 0:
            self.lights_changed.emit(Lights())
            return
        self.lights_changed.emit(Lights((("candidate", impacts.spans[row]),), follow=follow))

    def _on_token_opened(self, row: int) -> None:
        if self._impacts is not None:
            self.place_wanted.emit("candidate", self._impacts.spans[row])

    def _edit_at(self, page: int, row: int) -> Edit | None:
        impacts = self._impacts
        if impacts is None or row < 0 or page == TOKENS:
            return None
        return impacts.edits[row] if page == EDITS else impacts.missing[row].edit

    def _on_edit_lit(self, row: int, follow: bool) -> None:
        self._light(EDITS, row, follow)

    def _on_missing_lit(self, row: int, follow: bool) -> None:
        self._light(MISSING, row, follow)

    def _light(self, page: int, row: int, follow: bool) -> None:
        """Light what goes, and where in the reference the new words stand, for a row of the table in front."""
        if page != self.segments.place:
            return
        self._show_choice(page)
        edit, impacts, subject = self._edit_at(page, row), self._impacts, self._subject
        if edit is None or impacts is None or subject is None or not self.isVisible():
            self.lights_changed.emit(Lights())
            return
        credited: list[tuple[Side, Span]] = []
        others: list[tuple[Side, Span]] = []
        if page == MISSING:
            credited.append(("reference", impacts.missing[row].span))
        elif edit.source is not None and edit.reference == subject.reference:
            spans = subject.comparison.pair(subject.reference).reference.whole.mark_spans
            credited.append(("reference", spans[edit.source]))
        if edit.token < len(impacts.spans):
            others.append(("candidate", impacts.spans[edit.token]))
        self.lights_changed.emit(Lights(tuple(credited), tuple(others), follow))

    def apply_chosen(self) -> None:
        """Ask for the chosen edit to be carried out."""
        page = self.segments.place
        edit = self._edit_at(page, self.tables[page].chosen_row)
        if edit is not None and not self._lowers(edit):
            self.edit_wanted.emit(edit)
