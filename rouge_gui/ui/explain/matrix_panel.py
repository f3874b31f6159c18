"""The Matrix panel: the LCS table as a picture with its path; a cell lights both tokens, a token its row or column."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from rouge_gui.compare import Comparison, Side
from rouge_gui.compare.explain.lcs_table import MOST_COUNTED_CELLS
from rouge_gui.compare.explain.matrix import Cell, Matrix, matrix_of
from rouge_gui.session.timers import single_shot
from rouge_gui.session.worker import Job, Worker
from rouge_gui.text import Span
from rouge_gui.ui.explain import matrix_wording as wording
from rouge_gui.ui.explain.emptiness import no_tokens
from rouge_gui.ui.explain.giving_label import GivingLabel
from rouge_gui.ui.explain.matrix_legend import MatrixLegend
from rouge_gui.ui.explain.matrix_paint import Lit
from rouge_gui.ui.explain.matrix_picture import MatrixPicture
from rouge_gui.ui.explain.matrix_view import MatrixView
from rouge_gui.ui.explain.panel import Lights, NothingToShowError, Panel, Subject
from rouge_gui.ui.labels import plain_tip
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.theme import Theme

# the picture is on screen before paths are counted
_COUNT_AFTER_MS = 150
_BUTTON_PX = 30
_LOW_PX = 340
# so much of a token is shown where the line about a cell is too long
_SHORTER = (16, 8, 4, 2)


def table_of(comparison: Comparison, key: str, reference: int) -> Matrix:
    """Return the table. Raises NothingToShowError, TableTooLargeError."""
    matrix = matrix_of(comparison, key, reference)
    if matrix is None:
        raise no_tokens(comparison, reference) or NothingToShowError("no-sentences")
    return matrix


class _Counting(Job):
    """Counts the longest paths of a table until it is not wanted any more."""

    def __init__(self, matrix: Matrix) -> None:
        self.matrix = matrix
        self.is_wanted = True
        self.count: int | None = None

    def carry_out(self) -> None:
        """Count."""
        self.count = self.matrix.count_paths(lambda: self.is_wanted)


class MatrixPanel(Panel[Matrix]):
    """Shows a ``Matrix``. ``export_wanted`` carries the kind of file."""

    export_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._subject: Subject | None = None
        self._matrix: Matrix | None = None
        self._paths = ""
        self._starts: dict[Side, list[int]] = {}
        self._job: _Counting | None = None
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_counted)
        self._counting = single_shot(self, _COUNT_AFTER_MS, self._count)
        self.view = MatrixView(theme, self)
        self.legend = MatrixLegend(theme, self)
        self.cell = QLabel(self)
        self.sentence = GivingLabel(self)
        for label in (self.cell, self.sentence):
            label.setObjectName("muted")
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.cell.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.legend, 1)
        for text, name, slot in (
            ("−", self.tr("Make cells smaller (−)"), self.view.zoom_out),
            ("+", self.tr("Make cells larger (+)"), self.view.zoom_in),
            ("⤢", self.tr("Show the whole matrix (0)"), self.view.fit),
            ("⋯", self.tr("Copy and export the matrix"), self._show_menu),
        ):
            button = QToolButton(self)
            button.setText(text)
            button.setProperty("small", True)
            button.setFixedWidth(_BUTTON_PX)
            button.setToolTip(name)
            button.setAccessibleName(name)
            button.clicked.connect(slot)
            top.addWidget(button)
        self._menu_button = button
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(4)
        column.addLayout(top)
        column.addWidget(self.view, 1)
        column.addWidget(self.cell)
        column.addWidget(self.sentence)

    def _connect(self) -> None:
        self.view.cell_pointed.connect(self._on_cell_pointed)
        self.view.token_pointed.connect(self._on_token_pointed)
        self.view.cell_chosen.connect(self._on_cell_chosen)
        self.view.menu_asked.connect(self._on_menu_asked)
        self.view.copy_asked.connect(self.copy)

    # --- what it shows -----------------------------------------------------------------------------------

    def show_result(self, value: Matrix, subject: Subject) -> None:
        """Show the table; the number of paths follows."""
        self.give_up()
        self._matrix, self._subject = value, subject
        self._starts = {
            "reference": [span[0] for span in value.rows.spans],
            "candidate": [span[0] for span in value.columns.spans],
        }
        self.view.show_matrix(value)
        self.legend.show_matrix(value)
        self._paths = ""
        if value.counts_paths():
            if value.lengths.size <= MOST_COUNTED_CELLS:
                self._paths = wording.counting_words()
                self._counting.start()
            else:
                self._paths = wording.paths_words(None)
        self._tell()

    def _tell(self) -> None:
        """Write the sentences."""
        if self._matrix is None or self._subject is None:
            return
        said = wording.joined(wording.summary(self._matrix, self._subject.key, self._paths))
        self.sentence.show_text(said)
        self.view.setAccessibleDescription(said)
        self._show_cell(self.view.cell)

    def _show_cell(self, cell: Cell | None) -> None:
        if self._matrix is None:
            return
        whole = shown = wording.cell_words(self._matrix, cell) if cell is not None else self._invitation()
        room = self.cell.fontMetrics()
        # what the cell is stands last: long tokens give way to it
        for most in _SHORTER if cell is not None else ():
            if room.horizontalAdvance(shown) <= self.cell.width():
                break
            shown = wording.cell_words(self._matrix, cell or (0, 0), most)
        end = Qt.TextElideMode.ElideRight if cell is None else Qt.TextElideMode.ElideLeft
        self.cell.setText(room.elidedText(shown, end, self.cell.width()))
        self.cell.setToolTip(plain_tip(whole))
        name = self.tr("Table of the longest common subsequence, reference by candidate")
        self.view.setAccessibleName(f"{name}: {whole}" if cell is not None else name)

    def _invitation(self) -> str:
        return self.tr("Point at a cell, or walk with the arrow keys; with Ctrl along the path")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the cells the room of the sentences where there is little."""
        super().resizeEvent(event)
        self.sentence.set_brief(self.height() < _LOW_PX)
        self._show_cell(self.view.cell)

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        self.view.set_theme(theme)
        self.legend.set_theme(theme)

    # --- counting paths ----------------------------------------------------------------------------------

    @property
    def is_settled(self) -> bool:
        """Whether the paths are counted."""
        return self._job is None and not self._counting.isActive()

    def _count(self) -> None:
        if self._matrix is not None and not self._worker.is_closed:
            self._job = _Counting(self._matrix)
            self._worker.start(self._job)

    def _on_counted(self, job: _Counting) -> None:
        if job is self._job:
            self._job = None
            self._paths = wording.paths_words(job.count)
            self._tell()

    def give_up(self) -> None:
        """Count no paths of this table any more."""
        self._counting.stop()
        if self._job is not None:
            self._job.is_wanted = False
            self._job = None
            self._paths = ""

    def stop(self) -> None:
        """Give up and wait until the worker is done."""
        self.give_up()
        self._worker.close()

    # --- cells and places --------------------------------------------------------------------------------

    def _on_cell_pointed(self, cell: Cell | None) -> None:
        self._show_cell(cell)
        self.lights_changed.emit(self._lights(cell) if cell is not None else Lights())

    def _lights(self, cell: Cell) -> Lights:
        matrix = self._matrix
        if matrix is None:
            return Lights()
        spans = self._spans(matrix, cell)
        follow = self.view.hasFocus()
        return Lights(spans, (), follow) if matrix.is_match(*cell) else Lights((), spans, follow)

    @staticmethod
    def _spans(matrix: Matrix, cell: Cell) -> tuple[tuple[Side, Span], ...]:
        return ("reference", matrix.rows.spans[cell[0]]), ("candidate", matrix.columns.spans[cell[1]])

    def _on_token_pointed(self, side: Side, number: int) -> None:
        """Light a token of an axis in its text: credited if it is on the path."""
        if self._matrix is not None:
            axis, place = (self._matrix.rows, 0) if side == "reference" else (self._matrix.columns, 1)
            lit = ((side, axis.spans[number]),)
            earns = any(cell[place] == number for cell in self._matrix.credited)
            self.lights_changed.emit(Lights(lit) if earns else Lights((), lit))

    def _on_cell_chosen(self, cell: Cell) -> None:
        if self._matrix is not None:
            for place in self._spans(self._matrix, cell):
                self.place_wanted.emit(*place)
            self.lights_changed.emit(self._lights(cell))

    def show_place(self, side: Side, place_cp: int) -> None:
        """Light the row or the column of the token that is looked at in a pane."""
        matrix = self._matrix
        if matrix is None:
            return
        spans = matrix.rows.spans if side == "reference" else matrix.columns.spans
        number = bisect_right(self._starts[side], place_cp) - 1
        if number < 0 or not spans[number][0] <= place_cp <= spans[number][1]:
            self.view.light(Lit())
        else:
            self.view.light(Lit((number,), ()) if side == "reference" else Lit((), (number,)))

    # --- copying and files -------------------------------------------------------------------------------

    def picture(self) -> MatrixPicture | None:
        """Return what is shown as a picture for others; None while nothing is."""
        if self._matrix is None or self._subject is None:
            return None
        comparison = self._subject.comparison
        title = self.tr("{metric}: table of the longest common subsequence").format(
            metric=display_name(self._matrix.key)
        )
        signature = comparison.profile.signature(len(comparison.references))
        return MatrixPicture(self._matrix, title, self.sentence.text(), signature)

    def copy(self) -> None:
        """Put the picture on the clipboard."""
        picture = self.picture()
        if picture is not None:
            image: QImage = picture.image(self._theme)
            QGuiApplication.clipboard().setImage(image)

    def _show_menu(self) -> None:
        self._on_menu_asked(self._menu_button.mapToGlobal(QPoint(0, self._menu_button.height())))

    def _on_menu_asked(self, place: QPoint) -> None:
        menu = self.make_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def make_menu(self) -> QMenu:
        """Return the context menu."""
        menu = QMenu(self)
        menu.addAction(self.tr("&Copy the picture")).triggered.connect(self.copy)
        menu.addAction(self.tr("Export as &PNG…")).triggered.connect(self._export_png)
        menu.addAction(self.tr("Export as &SVG…")).triggered.connect(self._export_svg)
        return menu

    def _export_png(self) -> None:
        self.export_wanted.emit("png")

    def _export_svg(self) -> None:
        self.export_wanted.emit("svg")
