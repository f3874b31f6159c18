"""Scores to JSONL and CSV text, and files that appear whole or not at all.

Numbers are written with full double precision and a decimal point.
"""

from __future__ import annotations

import csv
import io
import json
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, TextIO, TypedDict

from rouge_gui.corpus.reading import Item, Unreadable
from rouge_gui.metrics import Aggregate, AnyScore, CorpusCard, Score, ScoreCard, whole_texts

_CSV_LINE_END = "\r\n"
_PARTS = ("precision", "recall", "fmeasure")


def json_item(item: Item, card: ScoreCard) -> str:
    """Return the JSONL line of a scored item."""
    scores = ", ".join([f'"{key}": {_json_score(found)}' for key, found in card.items()])
    reference, candidate = card.coverage
    notes = (
        json.dumps([{"id": note.id, "values": note.values} for note in card.notes], ensure_ascii=False)
        if card.notes
        else "[]"
    )
    return (
        f'{{"id": {json.dumps(item.id, ensure_ascii=False)}, "scores": {{{scores}}}, '
        f'"coverage": [{reference!r}, {candidate!r}], "notes": {notes}}}'
    )


def _json_score(found: AnyScore) -> str:
    if not isinstance(found, Score):
        return json.dumps(asdict(found))
    # put together by hand: the encoder would take a quarter of the time of scoring
    index = "null" if found.reference_index is None else found.reference_index
    printed = "" if found.printed is None else f', "printed": {json.dumps(found.printed)}'
    return (
        f'{{"precision": {found.precision!r}, "recall": {found.recall!r}, "fmeasure": {found.fmeasure!r}, '
        f'"matches": {found.matches!r}, "candidate_total": {found.candidate_total!r}, '
        f'"reference_total": {found.reference_total!r}, "reference_index": {index}{printed}}}'
    )


def json_problem(item_id: str | None, problem: str, line: int) -> str:
    """Return the JSONL line that stands in place of an item that could not be scored."""
    return json.dumps({"id": item_id, "error": {"id": problem, "line": line}}, ensure_ascii=False)


def csv_columns(metrics: Sequence[str]) -> list[str]:
    """Return the header of a CSV result."""
    scores = [f"{key}.{part}" for key in metrics for part in _PARTS]
    return ["id", *scores, "coverage.reference", "coverage.candidate", "error"]


def csv_line(values: Sequence[object]) -> str:
    """Return one CSV record without its line break."""
    target = io.StringIO()
    # only the characters of the line end are quoted inside a field, so it must be named in full
    csv.writer(target, lineterminator=_CSV_LINE_END).writerow(values)
    return target.getvalue().removesuffix(_CSV_LINE_END)


def csv_item(item: Item, card: ScoreCard, metrics: Sequence[str]) -> str:
    """Return the CSV record of a scored item; BLEU, chrF and TER have an F column only, their score.

    The cells of a metric that the implementation died on are empty, and its message is the error.
    """
    cells: list[object] = []
    for key in metrics:
        found = card.get(key)
        if found is None:
            cells += ("", "", "")
        elif isinstance(found, Score):
            cells += (repr(found.precision), repr(found.recall), repr(found.fmeasure))
        else:
            cells += ("", "", repr(found.score))
    raised = next((note for note in card.notes if note.id == "implementation-raises"), None)
    error = f"{raised.id}: {raised.values['message']}" if raised else ""
    return csv_line([item.id, *cells, *map(repr, card.coverage), error])


def csv_problem(item_id: str | None, problem: str, line: int, metrics: Sequence[str]) -> str:
    """Return the CSV record that stands in place of an item that could not be scored."""
    empty = [""] * (len(csv_columns(metrics)) - 2)
    return csv_line([item_id or "", *empty, f"{problem} (line {line})"])


def unreadable(entry: Unreadable, metrics: Sequence[str], *, as_csv: bool) -> str:
    """Return what stands in place of a line that could not be read; without an id its line number is its id."""
    item_id = entry.id or str(entry.line)
    if as_csv:
        return csv_problem(item_id, entry.problem, entry.line, metrics)
    return json_problem(item_id, entry.problem, entry.line)


def summary(card: CorpusCard, failed: int) -> str:
    """Return the summary of a corpus as JSON."""
    metrics: dict[str, dict[str, object]] = {}
    for key, found in card.items():
        if isinstance(found, Aggregate):
            metrics[key] = {
                part: {end: getattr(getattr(found, end), part) for end in ("mean", "low", "high")}
                for part in _PARTS
            }
        else:
            metrics[key] = asdict(found)
        if key in whole_texts.KEYS and isinstance(found, Aggregate):
            metrics[key] = {"score": {end: getattr(found, end).fmeasure for end in ("mean", "low", "high")}}
        if isinstance(found, Aggregate) and found.printed is not None:
            metrics[key]["printed"] = found.printed
    content: Mapping[str, object] = {
        "signature": card.signature,
        "count": card.count,
        "failed": failed,
        "metrics": metrics,
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


class WholeFile(AbstractContextManager["WholeFile"]):
    """A file written beside its place and moved there when the block ends well; otherwise nothing is left.

    A link stays and the file behind it is replaced. A device or a pipe cannot be replaced and is written directly.
    Raises OSError that names ``path``.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._part: Path | None = None
        self._stream: TextIO

    def __enter__(self) -> WholeFile:
        with _naming(self._path):
            if self._path.exists() and not self._path.is_file():
                self._stream = self._path.open("w", **_TEXT)
                return self
            self._path = self._path.resolve()
            handle, name = tempfile.mkstemp(
                dir=self._path.parent, prefix=f".{self._path.name[:_PREFIX_CHARS]}.", suffix=".part"
            )
            self._part = Path(name)
            self._stream = os.fdopen(handle, "w", **_TEXT)
        return self

    def write(self, text: str) -> None:
        """Write ``text``."""
        with _naming(self._path):
            self._stream.write(text)

    @property
    def binary(self) -> BinaryIO:
        """The file for bytes, of formats that are no text; one that is written here is not written by ``write``."""
        return self._stream.buffer

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._part is None:
            with suppress(OSError) if kind else _naming(self._path):
                self._stream.close()
            return
        try:
            if kind is None:
                with _naming(self._path):
                    self._keep(self._part)
        finally:
            with suppress(OSError):
                self._stream.close()
            self._part.unlink(missing_ok=True)

    def _keep(self, part: Path) -> None:
        self._stream.flush()
        os.fsync(self._stream.fileno())
        self._stream.close()
        # a new file gets the permissions any new file would have
        part.chmod(_permissions(self._path))
        part.replace(self._path)


class _TextOptions(TypedDict):
    encoding: str
    errors: str
    newline: str


_TEXT: _TextOptions = {"encoding": "utf-8", "errors": "backslashreplace", "newline": "\n"}
# a name may be as long as the file system allows; what is added to it must still fit
_PREFIX_CHARS = 40


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Let an OSError name the file that was asked for, not the one beside it."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _permissions(path: Path) -> int:
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
