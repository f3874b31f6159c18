"""The Lens panel: what became of each word of both texts, and how another tokenizer cuts them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.compare import Side
from rouge_gui.compare.comparison import SIDES
from rouge_gui.session.worker import Worker
from rouge_gui.text import Span
from rouge_gui.text.lens import OtherCut
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.lens_columns import cut_columns, readings_text, row_columns
from rouge_gui.ui.explain.lens_value import OTHER_HMM, Cutting, Lens
from rouge_gui.ui.explain.panel import Lights, Panel, Subject
from rouge_gui.ui.explain.ranked import RankedTable
from rouge_gui.ui.explain.segments import Segments
from rouge_gui.ui.theme import Theme
from rouge_gui.ui.wording import note_sentences

REFERENCE, CANDIDATE, CUTS = range(3)
# of many differences the first are lit at once
_MOST_LIT = 2_000


class LensPanel(Panel[Lens]):
    """Shows a ``Lens``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lens: Lens | None = None
        self._selected = ""
        self.cuts: list[tuple[Side, OtherCut]] = []
        self._problem = ""
        # until then it is the one that the texts call for
        self._has_chosen = False
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_cut)
        self._awaited: Cutting | None = None
        self.segments = Segments(
            (self.tr("Reference"), self.tr("Candidate"), self.tr("Other cut")), self.tr("Which words"), self
        )
        self.pages = QStackedWidget(self)
        self.tables = {side: RankedTable(self.pages) for side in SIDES}
        self.others = QComboBox(self)
        self.others.setObjectName("lensOthers")
        self.others.setAccessibleName(self.tr("Cut the same texts also by"))
        self.others.setToolTip(self.others.accessibleName())
        self.cut_table = RankedTable(self)
        self.cut_table.setAccessibleName(self.tr("What the second tokenizer cuts differently"))
        self.sentence = QLabel(self)
        self.sentence.setObjectName("muted")
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.add = QPushButton(self.tr("Add to the user dictionary…"), self)
        self.add.setObjectName("lensAdd")
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self._show_add()

    def _lay_out(self) -> None:
        names = {
            "reference": self.tr("Words of the reference"),
            "candidate": self.tr("Words of the candidate"),
        }
        for side in SIDES:
            self.tables[side].setAccessibleName(names[side])
            self.pages.addWidget(self.tables[side])
        cuts = QWidget(self.pages)
        inner = QVBoxLayout(cuts)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(4)
        inner.addWidget(self.others)
        inner.addWidget(self.cut_table, 1)
        self.pages.addWidget(cuts)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.segments)
        column.addWidget(self.pages, 1)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.sentence)

    def _connect(self) -> None:
        self.segments.follow(self.pages)
        self.segments.chosen.connect(self._on_page_chosen)
        self.others.activated.connect(self._on_other_chosen)
        self.tables["reference"].row_lit.connect(self._on_reference_lit)
        self.tables["candidate"].row_lit.connect(self._on_candidate_lit)
        self.tables["reference"].row_opened.connect(self._on_reference_opened)
        self.tables["candidate"].row_opened.connect(self._on_candidate_opened)
        self.cut_table.row_lit.connect(self._on_cut_lit)
        self.cut_table.row_opened.connect(self._on_cut_opened)
        self.add.clicked.connect(self._on_add_clicked)

    # --- what it shows -----------------------------------------------------------------------------------

    def show_result(self, value: Lens, _subject: Subject) -> None:
        """Show the words; the second tokenizer stays."""
        self._lens = value
        for side in SIDES:
            self.tables[side].show_columns(row_columns(value, side))
        self._offer_others(value)
        self._show_add()
        self._cut()

    def _offer_others(self, lens: Lens) -> None:
        names = lens.others()
        chosen = self.others.currentData() if self._has_chosen else lens.useful_other()
        if names == [self.others.itemData(place) for place in range(self.others.count())]:
            self.others.setCurrentIndex(max(0, self.others.findData(chosen)))
            return
        self.others.clear()
        without = self.tr("{tokenizer} without new words (HMM off)")
        with_them = self.tr("{tokenizer} with new words (HMM on)")
        for name in names:
            text = name
            if name == OTHER_HMM:
                template = without if lens.choice.hmm else with_them
                text = template.format(tokenizer=lens.choice.tokenizer)
            self.others.addItem(text, name)
        self.others.setCurrentIndex(max(0, self.others.findData(chosen)))

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        for table in (*self.tables.values(), self.cut_table):
            table.set_theme(theme)

    def stop(self) -> None:
        """Cut nothing more and wait until the worker is done."""
        self._awaited = None
        self._worker.close()

    @property
    def is_settled(self) -> bool:
        """Whether the second cut, where it is on show, belongs to what is chosen."""
        return self._awaited is None

    def _say(self, row: int = -1) -> None:
        """Say what is to be known of the reading of the texts, or of a row."""
        self.sentence.setText(self._said(row))

    def _said(self, row: int) -> str:
        lens = self._lens
        if lens is None:
            return ""
        if self.segments.place == CUTS:
            if self._problem:
                return self._problem
            count = numbers.count(len(self.cuts))
            return self.tr("Stretches that are cut differently: {count}").format(count=count)
        side = SIDES[self.segments.place]
        if row >= 0 and lens.rows[side][row].readings:
            text = self.tr("Readings: {readings}")
            return text.format(readings=readings_text(lens.rows[side][row]))
        parts = note_sentences(lens.notes, lens.choice.tokenizer)
        tossed = sum(each.why == "toss-up" for each in lens.rows[side])
        if tossed:
            parts.append(
                self.tr("Words whose lemma is a toss-up: {count}").format(count=numbers.count(tossed))
            )
        sentences = numbers.count(lens.sentences[side])
        parts.append(self.tr("Sentences: {count}").format(count=sentences))
        return " · ".join(parts)

    # --- a second cut ------------------------------------------------------------------------------------

    def _on_page_chosen(self) -> None:
        self.lights_changed.emit(Lights())
        self.add.setVisible(self.segments.place != CUTS)
        self._cut()

    def _on_other_chosen(self) -> None:
        self._has_chosen = True
        self._cut()

    def choose_other(self, name: str) -> None:
        """Cut the texts also by ``name``."""
        self.others.setCurrentIndex(self.others.findData(name))
        self._on_other_chosen()

    def _cut(self) -> None:
        self._say()
        if self._lens is None or self.segments.place != CUTS or self._worker.is_closed:
            return
        self._awaited = Cutting(self._lens, str(self.others.currentData()))
        self._worker.start(self._awaited)

    def _on_cut(self, job: Cutting) -> None:
        if job is not self._awaited:
            return
        self._awaited = None
        self.cuts, self._problem = job.cuts, job.problem
        self.cut_table.show_columns(cut_columns(job.cuts, job.lens))
        self._say()
        self._light_cuts()

    def _light_cuts(self) -> None:
        """Light all that is cut differently."""
        places = tuple((side, cut.span) for side, cut in self.cuts[:_MOST_LIT])
        self.lights_changed.emit(Lights(others=places))

    # --- rows and places ---------------------------------------------------------------------------------

    def _on_reference_lit(self, row: int, follow: bool) -> None:
        self._light("reference", row, follow=follow)

    def _on_candidate_lit(self, row: int, follow: bool) -> None:
        self._light("candidate", row, follow=follow)

    def _light(self, side: Side, row: int, *, follow: bool) -> None:
        if self._lens is None or row < 0:
            self.lights_changed.emit(Lights())
            self._say()
            return
        found = self._lens.rows[side][row]
        place = ((side, found.span),)
        counted = found.counted is not None
        self.lights_changed.emit(Lights(place if counted else (), () if counted else place, follow))
        self._say(row)

    def _on_reference_opened(self, row: int) -> None:
        self._open("reference", row)

    def _on_candidate_opened(self, row: int) -> None:
        self._open("candidate", row)

    def _open(self, side: Side, row: int) -> None:
        if self._lens is not None:
            self.place_wanted.emit(side, self._lens.rows[side][row].span)

    def _on_cut_lit(self, row: int, follow: bool) -> None:
        if not 0 <= row < len(self.cuts):
            self._light_cuts()
            return
        side, cut = self.cuts[row]
        self.lights_changed.emit(Lights(((side, cut.span),), follow=follow))

    def _on_cut_opened(self, row: int) -> None:
        side, cut = self.cuts[row]
        self.place_wanted.emit(side, cut.span)

    # --- the user dictionary -----------------------------------------------------------------------------

    def show_selection(self, side: Side, span: Span) -> None:
        """Remember the selected text: it may be a word for the dictionary."""
        self._selected = self._lens.texts[side][slice(*span)].strip() if self._lens is not None else ""

    def _show_add(self) -> None:
        has_jieba = self._lens is not None and self._lens.has_jieba
        self.add.setEnabled(has_jieba)
        self.add.setToolTip(
            self.tr("Words that jieba is to keep whole; a selected one is taken")
            if has_jieba
            else self.tr("Only the jieba tokenizers use a dictionary of words: choose one of them")
        )

    def _on_add_clicked(self) -> None:
        self.word_wanted.emit(self._selected)
