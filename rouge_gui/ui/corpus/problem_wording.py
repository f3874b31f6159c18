"""What is wrong with the files of a corpus, in words: for each problem that reading names, with its place."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.corpus.items import Problem
from rouge_gui.ui import numbers
from rouge_gui.ui.file_wording import safe, safe_name

_SENTENCES: Mapping[str, object] = {
    "no-files": QT_TRANSLATE_NOOP("corpusProblem", "No file was chosen"),
    "not-found": QT_TRANSLATE_NOOP("corpusProblem", "It is not there: check the name"),
    "is-a-folder": QT_TRANSLATE_NOOP("corpusProblem", "It is a folder that holds no corpus known here"),
    "not-a-file": QT_TRANSLATE_NOOP("corpusProblem", "It is no ordinary file and was not opened"),
    "not-permitted": QT_TRANSLATE_NOOP("corpusProblem", "It may not be read: check its permissions"),
    "unreadable": QT_TRANSLATE_NOOP("corpusProblem", "It cannot be read"),
    "empty": QT_TRANSLATE_NOOP("corpusProblem", "It is empty"),
    "binary": QT_TRANSLATE_NOOP("corpusProblem", "It holds no text"),
    "too-large": QT_TRANSLATE_NOOP("corpusProblem", "It is too large for this format: use JSONL or CSV"),
    "mixed-formats": QT_TRANSLATE_NOOP(
        "corpusProblem", "The files are of different formats: open one kind at a time"
    ),
    "pdf": QT_TRANSLATE_NOOP("corpusProblem", "It is a PDF: save its text first"),
    "office": QT_TRANSLATE_NOOP(
        "corpusProblem", "It is a document of an office program: save it as .xlsx, CSV or plain text first"
    ),
    "packed": QT_TRANSLATE_NOOP("corpusProblem", "It is packed: unpack it first"),
    "picture": QT_TRANSLATE_NOOP("corpusProblem", "It is a picture"),
    "missing-extra": QT_TRANSLATE_NOOP(
        "corpusProblem", "Reading it needs another package: pip install 'rouge-gui[{detail}]'"
    ),
    "bad-workbook": QT_TRANSLATE_NOOP("corpusProblem", "It is no Excel workbook that can be read"),
    "bad-parquet": QT_TRANSLATE_NOOP("corpusProblem", "It is no Parquet file that can be read"),
    "bad-arrow": QT_TRANSLATE_NOOP("corpusProblem", "It is no saved dataset that can be read"),
    "dataset-with-indices": QT_TRANSLATE_NOOP(
        "corpusProblem", "Rows of it were chosen by an index: save it after flatten_indices()"
    ),
    "no-arrow-files": QT_TRANSLATE_NOOP("corpusProblem", "There are no data files in the saved dataset"),
    "unpacks-too-large": QT_TRANSLATE_NOOP(
        "corpusProblem", "It would take {detail} MB unpacked, and was not opened"
    ),
    "declares-entities": QT_TRANSLATE_NOOP(
        "corpusProblem", "Its XML declares a document type or entities, and was not opened"
    ),
    "bad-xml": QT_TRANSLATE_NOOP("corpusProblem", "No valid XML"),
    "many-rows": QT_TRANSLATE_NOOP("corpusProblem", "More than {detail} rows: the rest was not read"),
    "many-files": QT_TRANSLATE_NOOP("corpusProblem", "More than {detail} files"),
    "model-without-system": QT_TRANSLATE_NOOP("corpusProblem", "No system wrote about {detail}"),
    "no-records": QT_TRANSLATE_NOOP("corpusProblem", "No item was found in it"),
    "many-columns": QT_TRANSLATE_NOOP(
        "corpusProblem", "It has {detail} columns: only the first ones are offered"
    ),
    "bad-json": QT_TRANSLATE_NOOP("corpusProblem", "No valid JSON"),
    "cut-json": QT_TRANSLATE_NOOP("corpusProblem", "The JSON ends in the middle"),
    "deep-json": QT_TRANSLATE_NOOP("corpusProblem", "Nested too deeply"),
    "not-an-object": QT_TRANSLATE_NOOP("corpusProblem", "JSON, but no object with named fields"),
    "long-line": QT_TRANSLATE_NOOP("corpusProblem", "The line is too long to be an item"),
    "bad-encoding": QT_TRANSLATE_NOOP("corpusProblem", "Not written in {detail}"),
    "bad-csv": QT_TRANSLATE_NOOP("corpusProblem", "Not CSV: a quotation mark is not closed"),
    "cell-count": QT_TRANSLATE_NOOP("corpusProblem", "More or fewer cells than the header has columns"),
    "fewer-lines": QT_TRANSLATE_NOOP("corpusProblem", "Fewer lines than the other files ({detail})"),
    "unequal-counts": QT_TRANSLATE_NOOP("corpusProblem", "Lists of different lengths: {detail}"),
    "transposed-references": QT_TRANSLATE_NOOP(
        "corpusProblem", "{detail} holds one list per reference, not per item; it was turned round"
    ),
    "wrong-type": QT_TRANSLATE_NOOP("corpusProblem", "A field holds something that is no text: {detail}"),
    "no-texts": QT_TRANSLATE_NOOP("corpusProblem", "Neither a candidate nor a reference"),
    "missing-candidate": QT_TRANSLATE_NOOP("corpusProblem", "{detail} has no candidate"),
    "twice": QT_TRANSLATE_NOOP("corpusProblem", "{detail} was there before: the first one is kept"),
    "other-references": QT_TRANSLATE_NOOP(
        "corpusProblem", "{detail} has other references than before: the first ones are kept"
    ),
}
_OTHER = QT_TRANSLATE_NOOP("corpusProblem", "It cannot be read ({problem})")
_LINE = QT_TRANSLATE_NOOP("corpusProblem", "{file}, line {line}")


def problem_sentence(problem: Problem) -> str:
    """Return what is wrong, without its place."""
    template = _said(_SENTENCES.get(problem.problem, _OTHER))
    return template.format(detail=safe(problem.detail), problem=problem.problem)


def problem_place(problem: Problem) -> str:
    """Return the file and the line of a problem."""
    name = safe_name(problem.file) if problem.file else ""
    if problem.line < 1:
        return name
    return _said(_LINE).format(file=name, line=numbers.count(problem.line))


def _said(text: object) -> str:
    return QCoreApplication.translate("corpusProblem", str(text))
