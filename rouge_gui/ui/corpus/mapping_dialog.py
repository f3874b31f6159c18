"""What the columns of a corpus mean, before it is opened: the guess filled in above the first rows, to be changed."""

from __future__ import annotations

from collections.abc import Mapping as Words
from dataclasses import replace

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHeaderView, QLabel, QTableView, QVBoxLayout, QWidget

from rouge_gui.corpus.inputs import Mapping, Probe
from rouge_gui.corpus.inputs.choices import Choice, Lack, choices_of, lack_of, mapping_of, with_choice
from rouge_gui.corpus.inputs.mapping import Format
from rouge_gui.session.corpus_probing import Probing
from rouge_gui.session.worker import Worker
from rouge_gui.ui import numbers
from rouge_gui.ui.corpus.preview_model import PreviewModel
from rouge_gui.ui.corpus.problem_wording import problem_place, problem_sentence
from rouge_gui.ui.corpus.reading_choices import ReadingChoices
from rouge_gui.ui.corpus.role_header import RoleHeader
from rouge_gui.ui.dialogs import SideDialog
from rouge_gui.ui.file_wording import safe, safe_name
from rouge_gui.ui.labels import ElidedLabel

_SIZE = QSize(1000, 600)
_COLUMN_PX = 190
# boxes above so many columns; further ones are kept or not as guessed
_MOST_COLUMNS = 60
_TOLD_PROBLEMS = 2
_TOLD_SYSTEMS = 4
_LACKS: Words[Lack, object] = {
    "no-reference": QT_TRANSLATE_NOOP("corpusLacks", "Choose a column that holds references"),
    "no-candidate": QT_TRANSLATE_NOOP(
        "corpusLacks", "Choose a column that holds candidates, or the first sentences of a source text"
    ),
    "many-candidates": QT_TRANSLATE_NOOP(
        "corpusLacks", "Where a column names the system, one column holds all candidates"
    ),
    "same-system": QT_TRANSLATE_NOOP(
        "corpusLacks", "Two columns name the same system: give each a name of its own"
    ),
}
_FORMATS: Words[Format, object] = {
    "jsonl": "JSONL",
    "json": "JSON",
    "csv": "CSV",
    "lines": QT_TRANSLATE_NOOP("corpusFormats", "text, line by line"),
    "xlsx": "Excel",
    "parquet": "Parquet",
    "datasets": QT_TRANSLATE_NOOP("corpusFormats", "saved dataset"),
    "rouge": "ROUGE-1.5.5",
}


class MappingDialog(SideDialog):
    """Shows ``probe`` and the guess ``mapping``; ``chosen(Mapping)`` once the files are to be read so."""

    chosen = Signal(object)

    def __init__(self, probe: Probe, mapping: Mapping, parent: QWidget) -> None:
        body = QWidget()
        super().__init__(self.tr("Open a corpus"), body, parent)
        self._probe, self._base = probe, mapping
        self._choices = choices_of(probe, mapping)
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_probed)
        self._probing: Probing | None = None
        self.finished.connect(self._on_finished)
        self.head = ElidedLabel(body)
        self.head.setObjectName("heading")
        self.reading = ReadingChoices(probe, mapping, body)
        self.reading.manner_changed.connect(self._on_manner_changed)
        self.reading.choice_changed.connect(self._show)
        self._model = PreviewModel(_MOST_COLUMNS, self)
        self.table = self._make_table(body)
        self.header = RoleHeader(self.table)
        self.header.changed.connect(self._on_role_changed)
        self.table.setHorizontalHeader(self.header)
        self.header.setDefaultSectionSize(_COLUMN_PX)
        self.summary = ElidedLabel(body)
        self.summary.setObjectName("muted")
        self.problem = QLabel(body)
        self.problem.setObjectName("problem")
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.setWordWrap(True)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for widget in (self.head, self.reading):
            column.addWidget(widget)
        column.addWidget(self._framed(body), 1)
        column.addWidget(self.summary)
        column.addWidget(self.problem)
        self.open_button = self.add_button(self.tr("&Open"), self._on_accepted)
        self.open_button.setDefault(True)
        self.resize(_SIZE)
        self._show_probe()

    @property
    def mapping(self) -> Mapping:
        """What is chosen, complete or not."""
        return mapping_of(self._probe, self.reading.applied(self._base), self._choices)

    @property
    def is_probing(self) -> bool:
        """Whether the files are being looked into anew."""
        return self._probing is not None

    def _framed(self, body: QWidget) -> QFrame:
        frame = QFrame(body)
        frame.setObjectName("card")
        inner = QVBoxLayout(frame)
        inner.setContentsMargins(6, 6, 6, 6)
        inner.addWidget(self.table)
        return frame

    def _make_table(self, body: QWidget) -> QTableView:
        table = QTableView(body)
        table.setModel(self._model)
        table.setAccessibleName(self.tr("The first rows of the file"))
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
        return table

    # --- what is shown ------------------------------------------------------------------------------------

    def _show_probe(self) -> None:
        names = [column.name for column in self._probe.columns[:_MOST_COLUMNS]]
        self._model.show_probe(self._probe)
        self.header.show_columns(names)
        self.reading.show_probe(self._probe, self._base)
        self.head.show_text(self._head())
        self._show()

    def _head(self) -> str:
        name = safe_name(self._probe.paths[0]) if self._probe.paths else ""
        if len(self._probe.paths) > 1:
            name = self.tr("{file} and others: {count} files").format(
                file=name, count=numbers.count(len(self._probe.paths))
            )
        parts = [name, QCoreApplication.translate("corpusFormats", str(_FORMATS[self._probe.format]))]
        if self._probe.count is not None:
            parts.append(self.tr("rows: {count}").format(count=numbers.count(self._probe.count)))
        return " · ".join(parts)

    def _show(self) -> None:
        mapping = self.mapping
        lack = lack_of(self._choices, mapping)
        choices = [self._choices[column.name] for column in self._probe.columns[:_MOST_COLUMNS]]
        self.header.show_choices(choices, with_systems=not mapping.candidate)
        self.reading.show_mapping(mapping)
        self.open_button.setEnabled(lack is None and not self.is_probing)
        self.summary.show_text(self._summary(mapping))
        told = [] if lack is None or not self._probe.columns else [_said("corpusLacks", _LACKS[lack])]
        place = self.tr("{place}: {problem}")
        problems = [
            place.format(place=problem_place(each), problem=problem_sentence(each))
            for each in self._probe.problems
        ]
        told += problems[:_TOLD_PROBLEMS]
        if len(problems) > _TOLD_PROBLEMS:
            more = len(problems) - _TOLD_PROBLEMS
            told.append(self.tr("further problems: {count}").format(count=numbers.count(more)))
        self.problem.setText("\n".join(told))
        self.problem.setToolTip("\n".join(problems[:20]))
        self.problem.setVisible(bool(told))

    def _summary(self, mapping: Mapping) -> str:
        parts = []
        if mapping.system:
            names = ", ".join([*self._named_systems(mapping.system), "…"])
            parts.append(
                self.tr("systems, by {column}: {names}").format(column=safe(mapping.system), names=names)
            )
        elif systems := self._systems(mapping):
            parts.append(self.tr("systems: {names}").format(names=", ".join(map(safe, systems))))
        if mapping.references:
            parts.append(
                self.tr("references: {names}").format(names=", ".join(map(safe, mapping.references)))
            )
        if kept := len(mapping.extra) + len(mapping.per_system):
            parts.append(self.tr("columns kept beside: {count}").format(count=numbers.count(kept)))
        hidden = len(self._probe.columns) - _MOST_COLUMNS
        if hidden > 0:
            parts.append(self.tr("columns not shown: {count}").format(count=numbers.count(hidden)))
        return " · ".join(parts)

    def _named_systems(self, column: str) -> list[str]:
        place = [each.name for each in self._probe.columns].index(column)
        return [safe(name) for name in dict.fromkeys(row[place] for row in self._probe.rows)][:_TOLD_SYSTEMS]

    @staticmethod
    def _systems(mapping: Mapping) -> list[str]:
        systems = list(mapping.file_systems) or [each.system for each in mapping.candidates]
        if mapping.candidate and not systems:
            systems = [mapping.candidate]
        return [*systems, *([f"lead-{mapping.lead}"] if mapping.lead else [])]

    # --- what is chosen -----------------------------------------------------------------------------------

    def _on_role_changed(self, column: int, choice: Choice) -> None:
        name = self._probe.columns[column].name
        if choice.role == "candidate" and self._choices[name].role != "candidate":
            choice = Choice("candidate", name)
        self._choices = with_choice(self._choices, name, choice)
        self._show()

    def _on_manner_changed(self) -> None:
        """Look into the files anew, as they are said to be written."""
        manner = self.reading.manner
        self._probing = Probing(self._probe.paths, manner.encoding, manner.separator, header=manner.header)
        self._worker.start(self._probing)
        self._show()

    def _on_probed(self, job: Probing) -> None:
        if job is not self._probing or job.probe is None or job.mapping is None:
            return
        self._probing = None
        before, names = self._choices, {column.name for column in job.probe.columns}
        kept = self.reading.applied(self._base)
        self._probe = job.probe
        # what was chosen stays where the columns are the same
        self._base = replace(job.mapping, lead=kept.lead, most_references=kept.most_references)
        self._choices = before if set(before) == names else choices_of(job.probe, job.mapping)
        self._show_probe()

    def _on_accepted(self) -> None:
        mapping = self.mapping
        self.accept()
        self.chosen.emit(mapping)

    def _on_finished(self) -> None:
        self._probing = None
        self._worker.close()


def _said(context: str, text: object) -> str:
    return QCoreApplication.translate(context, str(text))
