"""The Sentences panel: which candidate sentence covers which reference sentence, as numbers on a tint."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QLabel,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.compare import Comparison, Side
from rouge_gui.compare.explain.sentence_cover import SentenceCover, sentence_cover
from rouge_gui.metrics.packages import PackagePair
from rouge_gui.report.table import as_csv, as_markdown, as_text
from rouge_gui.text import Span
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.emptiness import no_tokens
from rouge_gui.ui.explain.panel import Lights, NothingToShowError, Panel, Subject
from rouge_gui.ui.explain.sentences_model import BEST_ROLE, FIRST, SHARE_ROLE, SentencesModel
from rouge_gui.ui.explain.table import ExplainTable
from rouge_gui.ui.theme import Theme, numbers_font

_Index = QModelIndex | QPersistentModelIndex
_CELL_PX = 34
_STRONGEST = 0.9


def cover_of(comparison: Comparison, _key: str, reference: int) -> SentenceCover:
    """Return the cover of the sentences. Raises NothingToShowError, TooManySentencesError."""
    if comparison.profile.sacre is not None:
        raise NothingToShowError("sacre-profile")
    if isinstance(comparison.pair(reference), PackagePair):
        raise NothingToShowError("own-pieces")
    if not comparison.reaches("rougeLsum"):
        raise NothingToShowError("too-long")
    cover = sentence_cover(comparison, reference)
    if not (cover.reference and cover.candidate):
        raise no_tokens(comparison, reference) or NothingToShowError("no-sentences")
    return cover


class _Tinted(QStyledItemDelegate):
    """Paints a cell on a tint as strong as its share, the best of a row in a frame."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        share = index.data(SHARE_ROLE)
        if share is None:
            super().paint(painter, option, index)
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5)
        ground = self.theme.color("tint")
        ground.setAlphaF(_STRONGEST * float(share))
        is_best = bool(index.data(BEST_ROLE))
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setBrush(ground)
        frame = QPen(self.theme.color("accent"), 2.4 if is_chosen else 1.2)
        painter.setPen(frame if is_best or is_chosen else Qt.PenStyle.NoPen)
        if is_chosen and not is_best:
            frame.setStyle(Qt.PenStyle.DashLine)
        painter.drawRoundedRect(area, 3, 3)
        font = painter.font()
        font.setBold(is_best)
        painter.setFont(font)
        painter.setPen(self.theme.color("text" if share else "muted"))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(index.data()))
        painter.restore()


class SentencesPanel(Panel[SentenceCover]):
    """Shows a ``SentenceCover``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = SentencesModel(self)
        self._tinted = _Tinted(theme, self)
        self.table = ExplainTable(self)
        self.table.setObjectName("sentencesTable")
        self.table.setAccessibleName(
            self.tr("How much of each reference sentence each candidate sentence covers")
        )
        self.table.setModel(self.model)
        self.table.setItemDelegate(self._tinted)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.table.verticalHeader().show()
        self.table.verticalHeader().setSectionsClickable(True)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.sentence = QLabel(self)
        self.sentence.setObjectName("muted")
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.table, 1)
        column.addWidget(self.sentence)
        self._connect()
        self.set_theme(theme)

    def _connect(self) -> None:
        self.table.selectionModel().currentChanged.connect(self._light_chosen)
        self.table.entered.connect(self._on_entered)
        self.table.left.connect(self._light_chosen)
        self.table.verticalHeader().sectionClicked.connect(self._on_row_head_clicked)
        self.table.horizontalHeader().sectionClicked.connect(self._on_column_head_clicked)
        self.table.copy_asked.connect(self.copy)
        self.table.jump_asked.connect(self.jump)
        self.table.doubleClicked.connect(self.jump)
        self.table.menu_asked.connect(self._on_menu_asked)

    def show_result(self, value: SentenceCover, _subject: Subject) -> None:
        """Show the matrix."""
        self.model.show_cover(value)
        self._fit()
        self._say(QModelIndex())

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._tinted.theme = theme
        self.table.set_font(numbers_font(self.font()))
        self._fit()
        self.table.viewport().update()

    def _fit(self) -> None:
        room, heads = self.table.fontMetrics(), QFontMetrics(self.table.horizontalHeader().font())
        for column in range(self.model.columnCount()):
            width = _CELL_PX
            if column < FIRST:
                head = str(self.model.headerData(column, Qt.Orientation.Horizontal))
                width = max(heads.horizontalAdvance(head), room.horizontalAdvance("00/00")) + 16
            self.table.setColumnWidth(column, width)

    def _say(self, index: _Index) -> None:
        """Say what a cell means; where none is meant, what all add up to."""
        text = self.model.sentence(index.row(), index.column()) if index.isValid() else ""
        cover = self.model.cover
        if not text and cover is not None:
            text = self.tr(
                "LCS in tokens; the best partner of each row is framed. Credited in all: {n}"
            ).format(n=numbers.count(sum(cover.credited)))
        self.sentence.setText(text)

    # --- lighting ----------------------------------------------------------------------------------------

    def _on_entered(self, index: _Index) -> None:
        self._light(index, follow=False)

    def _light_chosen(self) -> None:
        self._light(self.table.currentIndex(), follow=self.table.hasFocus())

    def _light(self, index: _Index, *, follow: bool) -> None:
        self._say(index)
        self.lights_changed.emit(Lights(tuple(self._places(index)), follow=follow))

    def _places(self, index: _Index) -> list[tuple[Side, Span]]:
        """Return the sentences of a cell."""
        cover = self.model.cover
        if cover is None or not index.isValid():
            return []
        places: list[tuple[Side, Span]] = [("reference", cover.reference[index.row()].span)]
        if index.column() >= FIRST:
            places.append(("candidate", cover.candidate[index.column() - FIRST].span))
        return places

    def _on_row_head_clicked(self, row: int) -> None:
        cover = self.model.cover
        if cover is not None:
            self.lights_changed.emit(Lights((("reference", cover.reference[row].span),), follow=True))

    def _on_column_head_clicked(self, column: int) -> None:
        cover = self.model.cover
        if cover is not None and column >= FIRST:
            self.lights_changed.emit(
                Lights((("candidate", cover.candidate[column - FIRST].span),), follow=True)
            )

    def jump(self) -> None:
        """Select both sentences of the chosen cell in the panes."""
        for place in self._places(self.table.currentIndex()):
            self.place_wanted.emit(*place)

    # --- copying -----------------------------------------------------------------------------------------

    def copy(self) -> None:
        """Put the matrix on the clipboard, with tabs."""
        QApplication.clipboard().setText(as_text(self.model.table()))

    def copy_markdown(self) -> None:
        """Put the matrix on the clipboard as Markdown."""
        QApplication.clipboard().setText(as_markdown(self.model.table()))

    def copy_csv(self) -> None:
        """Put the matrix on the clipboard as CSV."""
        QApplication.clipboard().setText(as_csv(self.model.table()))

    def _on_menu_asked(self, place: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, slot in (
            (self.tr("&Copy"), self.copy),
            (self.tr("Copy as &Markdown"), self.copy_markdown),
            (self.tr("Copy as C&SV"), self.copy_csv),
        ):
            menu.addAction(text).triggered.connect(slot)
        menu.popup(place)
