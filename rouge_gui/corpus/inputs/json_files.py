"""JSON that is no JSONL: an array of objects, an object of objects or of arrays, objects one after the other.

Read value by value, so that the size of a file does not matter; only an object of arrays has to be held whole.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator, Mapping
from itertools import chain, zip_longest

from rouge_gui.corpus.inputs.json_stream import BadJsonError, JsonStream
from rouge_gui.corpus.inputs.lines import is_spoilt, pieces_of
from rouge_gui.corpus.inputs.names import is_known
from rouge_gui.corpus.inputs.records import InputError, Manner, one_by_one
from rouge_gui.corpus.items import Problem

# characters of an object of arrays: about what two gigabytes hold as objects
_MOST_HELD = 512_000_000
_REFERENCES = ("references", "refs", "reference")

Entry = tuple[int, Mapping[str, object]] | Problem


def _records(path: str, manner: Manner) -> Iterator[Entry]:
    encoding, pieces = pieces_of(path, manner.encoding)
    decoder = codecs.getincrementaldecoder(encoding)("surrogateescape")
    text = chain((decoder.decode(piece) for piece in pieces), _last(decoder))
    reader = _Reader(path, JsonStream(text), encoding)
    try:
        yield from reader.entries()
    except BadJsonError as error:
        yield Problem(path, reader.stream.line, error.problem)


def _last(decoder: codecs.IncrementalDecoder) -> Iterator[str]:
    yield decoder.decode(b"", final=True)


class _Reader:
    """Yields the records of one file as its form asks for; goes on after objects of an array that cannot be read."""

    def __init__(self, path: str, stream: JsonStream, encoding: str) -> None:
        self.stream = stream
        self._path = path
        self._encoding = encoding
        self._held = 0
        self._is_spoilt = False

    def entries(self) -> Iterator[Entry]:
        """Yield records and problems. Raises BadJsonError where reading cannot go on."""
        while self.stream.next_character():
            if self.stream.take("["):
                yield from self._array()
            elif self.stream.take("{"):
                yield from self._object()
            else:
                self.stream.value()
                yield self._problem("not-an-object")

    def _problem(self, problem: str, detail: str = "") -> Problem:
        return Problem(self._path, self.stream.line, problem, detail)

    def _array(self) -> Iterator[Entry]:
        while True:
            try:
                for _ in self.stream.elements():
                    yield self._record()
            except BadJsonError as error:
                yield self._problem(error.problem)
                if self.stream.skip_to_object():
                    continue
            return

    def _record(self, name: str = "") -> Entry:
        self.stream.next_character()
        line = self.stream.line
        found = self.stream.value()
        if is_spoilt(self.stream.raw):
            return Problem(self._path, line, "bad-encoding", self._encoding)
        if not isinstance(found, dict):
            return Problem(self._path, line, "not-an-object")
        if name:
            found.setdefault("id", name)
        return line, found

    def _object(self) -> Iterator[Entry]:
        """Yield what an object holds behind its brace: objects by name, columns, or itself."""
        stream = self.stream
        line = stream.line
        fields: dict[str, object] = {}
        columns: dict[str, list[object]] = {}
        is_record = False
        for _ in stream.elements():
            key = stream.key()
            first = stream.next_character()
            if is_record or first not in {"[", "{"}:
                fields[key] = stream.value()
                is_record = is_record or is_known(key)
            elif stream.take("["):
                if stream.next_character() == "{":
                    yield from self._array()
                else:
                    columns[key] = self._column()
            elif stream.take("{"):
                yield from self._inner(key, columns)
        if is_record:
            yield line, {**fields, **columns}
        elif columns:
            yield from self._rows(line, columns)

    def _inner(self, name: str, columns: dict[str, list[object]]) -> Iterator[Entry]:
        """Yield what lies in an object called ``name`` of the outer one: a record, records by number, or a column."""
        stream = self.stream
        line = stream.line
        fields: dict[str, object] = {}
        by_number: list[object] = []
        spoilt = False
        for _ in stream.elements():
            key = stream.key()
            if not key.isdecimal() or name.isdecimal():
                fields[key] = stream.value()
                spoilt = spoilt or is_spoilt(stream.raw)
            elif stream.next_character() == "{":
                yield self._record(key)
            else:
                by_number.append(self._held_value())
        if by_number:
            columns[name] = by_number
        elif spoilt:
            yield Problem(self._path, line, "bad-encoding", self._encoding)
        elif fields:
            yield line, {"id": name, **fields}

    def _column(self) -> list[object]:
        return [self._held_value() for _ in self.stream.elements()]

    def _held_value(self) -> object:
        found = self.stream.value()
        self._held += len(self.stream.raw)
        if self._held > _MOST_HELD:
            raise InputError(self._path, "too-large")
        if is_spoilt(self.stream.raw):
            self._is_spoilt = True
        return found

    def _rows(self, line: int, columns: dict[str, list[object]]) -> Iterator[Entry]:
        for name in _REFERENCES:
            if turned := _transposed(name, columns):
                yield Problem(self._path, line, "transposed-references", name)
                columns[name] = turned
        counts = {len(values) for values in columns.values()}
        if len(counts) > 1:
            told = ", ".join(f"{name}: {len(values)}" for name, values in columns.items())
            yield Problem(self._path, line, "unequal-counts", told)
        if self._is_spoilt:
            yield Problem(self._path, line, "bad-encoding", self._encoding)
        for number, row in enumerate(zip_longest(*columns.values()), 1):
            yield number, dict(zip(columns, row, strict=True))


def _transposed(name: str, columns: dict[str, list[object]]) -> list[object]:
    """Return references item by item where they are given set by set, as sacreBLEU wants them; [] elsewhere."""
    sets = [each for each in columns.get(name, ()) if isinstance(each, list)]
    others = {len(values) for other, values in columns.items() if other != name}
    if not sets or len(sets) != len(columns[name]) or len(others) != 1 or len(sets) in others:
        return []
    if {len(each) for each in sets} != others:
        return []
    return [[text for text in row if text is not None] for row in zip(*sets, strict=True)]


read = one_by_one(_records)
