"""The beginning of a corpus: its format, its columns with examples, the first rows, what is wrong so far."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from collections.abc import Mapping as Fields
from itertools import islice

from rouge_gui.corpus.inputs import formats
from rouge_gui.corpus.inputs.lines import encoding_of
from rouge_gui.corpus.inputs.making import value_of
from rouge_gui.corpus.inputs.mapping import MOST_COLUMNS, Column, Format, Kind, Probe
from rouge_gui.corpus.inputs.names import is_known, numbered, system_in
from rouge_gui.corpus.inputs.records import InputError, Manner, Record
from rouge_gui.corpus.inputs.sniffing import format_of
from rouge_gui.corpus.items import Problem
from rouge_gui.text.encodings import Guess

SHOWN_ROWS = 50
# what columns and problems are looked for in
_PROBED_RECORDS = 200
_PROBED_CHARACTERS = 20_000_000
_SHOWN_CHARACTERS = 300
# a name is shorter than a text
_LONGEST_NAME = 60
_SAMPLES = 3
_DEEPEST = 4
_TEXT_FORMATS: frozenset[Format] = frozenset(("jsonl", "json", "csv", "lines"))


def probe(
    paths: Sequence[str], encoding: str = "", separator: str = "", *, header: bool | None = None
) -> Probe:
    """Return what the beginning of files shows; what cannot be read at all is among its problems.

    What is given is not guessed: ``encoding``, the ``separator`` of CSV, whether it has a ``header``.
    """
    try:
        return _probed(tuple(paths), encoding, separator, header)
    except InputError as error:
        return Probe(tuple(paths), "lines", problems=(error.told,))


def _probed(paths: tuple[str, ...], encoding: str, separator: str, header: bool | None) -> Probe:
    if not paths:
        raise InputError("", "no-files")
    kind = format_of(paths)
    found = _encoding_of(paths) if kind in _TEXT_FORMATS else Guess("")
    if kind == "csv":
        separator = separator or formats.separator_of(paths[0], Manner(encoding))
    manner = Manner(encoding, separator, header is not False)
    records, problems = _beginning(kind, paths, manner)
    if kind == "csv" and header is None and _has_no_header(records):
        manner = manner._replace(header=False)
        records, problems = _beginning(kind, paths, manner)
    names = _columns_of([record.fields for record in records])
    if len(names) > MOST_COLUMNS:
        problems = [Problem(paths[0], 1, "many-columns", str(len(names))), *problems]
        # those that are meant come before those that are too many
        names = sorted(names, key=lambda name: not _is_meant(name))[:MOST_COLUMNS]
    if not records and not problems:
        problems = [Problem(paths[0], 0, "no-records")]
    columns = tuple(_column(name, records) for name in names)
    rows = tuple(
        tuple(_shown(value_of(name)(record.fields)) for name in names) for record in records[:SHOWN_ROWS]
    )
    return Probe(
        paths,
        kind,
        encoding or found.encoding,
        bool(encoding) or found.sure,
        separator,
        manner.header,
        columns,
        rows,
        tuple(problems),
        formats.count(kind, paths),
    )


def _encoding_of(paths: Sequence[str]) -> Guess:
    """Return the encoding of all files, "" where they differ."""
    found = [encoding_of(path) for path in paths]
    sure = all(each.sure for each in found)
    return Guess(found[0].encoding if len({each.encoding for each in found}) == 1 else "", sure=sure)


def _beginning(kind: Format, paths: Sequence[str], manner: Manner) -> tuple[list[Record], list[Problem]]:
    """Return the first records of each file, as many together as are probed, and the problems among them."""
    records: list[Record] = []
    problems: list[Problem] = []
    room = _PROBED_CHARACTERS
    for number, group in enumerate(formats.groups(kind, paths)):
        least = max(2, _PROBED_RECORDS // max(1, len(paths)))
        for entry in islice(formats.READERS[kind](group, manner), least if number else _PROBED_RECORDS):
            if isinstance(entry, Problem):
                problems.append(entry)
            else:
                records.append(entry._replace(file=number + entry.file))
                room -= _size_of(entry.fields)
            if room < 0:
                break
    return records, problems


def _size_of(fields: Fields[str, object]) -> int:
    return sum(len(value) if isinstance(value, str) else len(str(value)) for value in fields.values())


def _has_no_header(records: Sequence[Record]) -> bool:
    """Tell whether the names of columns look like texts, none of them like a name."""
    if not records:
        return False
    names = list(records[0].fields)
    if any(map(_is_meant, names)):
        return False
    return any(len(name) > _LONGEST_NAME or name.isdecimal() for name in names)


def _is_meant(name: str) -> bool:
    return is_known(name) or numbered(name) is not None or bool(system_in(name))


def _columns_of(records: Sequence[Fields[str, object]]) -> list[str]:
    """Return the names of all columns, in the order they come up; those of nested objects have dots."""
    names: dict[str, None] = {}
    for fields in records:
        names.update(dict.fromkeys(_leaves(fields, "", 0)))
    return list(names)


def _leaves(fields: Fields[str, object], before: str, depth: int) -> Iterator[str]:
    for name, value in fields.items():
        if isinstance(value, dict) and value and depth < _DEEPEST:
            yield from _leaves(value, f"{before}{name}.", depth + 1)
        else:
            yield f"{before}{name}"


def _column(name: str, records: Sequence[Record]) -> Column:
    value = value_of(name)
    values = [found for record in records if (found := value(record.fields)) is not None]
    samples = tuple(dict.fromkeys(_shown(each) for each in islice(values, 20)))
    return Column(name, _kind_of(values), samples[:_SAMPLES])


def _kind_of(values: Sequence[object]) -> Kind:
    if not values:
        return "empty"
    if any(isinstance(each, list) for each in values):
        return "list"
    if any(isinstance(each, dict) for each in values):
        return "object"
    told = [each for each in values if each != ""]
    return "number" if told and all(map(_is_number, told)) else "text"


def _is_number(value: object) -> bool:
    if isinstance(value, str):
        try:
            float(value)
        except ValueError:
            return False
        return True
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _shown(value: object) -> str:
    """Return the beginning of a cell as it is shown, on one line."""
    if value is None:
        return ""
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        text = " · ".join(each[:_SHOWN_CHARACTERS] for each in value[:20])
    elif isinstance(value, str):
        text = value[: 2 * _SHOWN_CHARACTERS]
    else:
        try:
            text = json.dumps(value, ensure_ascii=False, default=str)
        except (RecursionError, ValueError):
            text = "…"
    text = " ".join(text.split())
    return text if len(text) <= _SHOWN_CHARACTERS else text[: _SHOWN_CHARACTERS - 1] + "…"
