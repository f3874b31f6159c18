"""Records to items, as a mapping tells: texts, outputs by system, what else is kept. No files, no wording."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Mapping as Fields
from pathlib import PurePath

from rouge_gui.corpus.inputs.mapping import Mapping
from rouge_gui.corpus.inputs.records import Record
from rouge_gui.corpus.items import CorpusItem, Problem
from rouge_gui.text.sentences import split_sentences

Value = Callable[[Fields[str, object]], object]

# a number as a table writes it, not an identifier of digits
_NUMBER = re.compile(r"[+-]?(?:0|[1-9]\d{0,14})(?:\.\d+)?(?:[eE][+-]?\d{1,3})?")
# of a source, for the first sentences
_LEAD_CHARACTERS = 1000
_MOST_EXTRA_CHARACTERS = 100_000


class _WrongTypeError(Exception):
    pass


def value_of(name: str) -> Value:
    """Return what finds a column in a record: a field, or what lies in nested ones by a name with dots."""
    if "." not in name:
        return lambda fields: fields.get(name)
    parts = name.split(".")

    def nested(fields: Fields[str, object]) -> object:
        if name in fields:
            return fields[name]
        return _within(fields, parts)

    return nested


def _within(found: object, parts: Sequence[str]) -> object:
    """Return what the dotted name ``parts`` leads to; a key may hold dots itself."""
    for end in range(1, len(parts) + 1):
        if not isinstance(found, dict):
            return None
        key = ".".join(parts[:end])
        if key in found:
            return found[key] if end == len(parts) else _within(found[key], parts[end:])
    return None


class ItemMaker:
    """Makes items of the records of ``paths``, one mapping long."""

    def __init__(self, paths: Sequence[str], mapping: Mapping) -> None:
        self._paths = paths
        self._mapping = mapping
        self._is_table = mapping.format in {"csv", "xlsx"}
        self._id = value_of(mapping.id) if mapping.id else None
        self._references = [value_of(name) for name in mapping.references]
        self._candidates = [(system, value_of(column)) for system, column in mapping.candidates]
        self._further = _nested_in(mapping)
        self._known = {*mapping.unread, *(each.column for each in mapping.candidates)}
        self._candidate = value_of(mapping.candidate) if mapping.candidate else None
        self._system = value_of(mapping.system) if mapping.system else None
        self._source = value_of(mapping.source) if mapping.source else None
        self._language = value_of(mapping.language) if mapping.language else None
        self._extra = [(name, value_of(name)) for name in mapping.extra]
        self._per_system = [(name, value_of(name)) for name in mapping.per_system]
        self._file = -1
        self._ordinal = 0

    def entries(self, record: Record) -> Iterator[CorpusItem | Problem]:
        """Yield the item of a record, after what is wrong with it."""
        if record.file != self._file:
            self._file, self._ordinal = record.file, 0
        self._ordinal += 1
        path = self._paths[record.file]
        try:
            item = self._item(record, path)
        except _WrongTypeError as error:
            yield Problem(path, record.line, "wrong-type", str(error))
            return
        except RecursionError:
            yield Problem(path, record.line, "deep-json")
            return
        if not item.outputs:
            is_empty = not item.references and item.source is None
            yield Problem(path, record.line, "no-texts" if is_empty else "missing-candidate", item.name)
            if is_empty:
                return
        yield item

    def _item(self, record: Record, path: str) -> CorpusItem:
        fields = record.fields
        source = None if self._source is None else _text(self._source(fields), self._mapping.source)
        outputs, system = self._outputs(fields, record.file)
        if self._mapping.lead and source is not None:
            outputs[f"lead-{self._mapping.lead}"] = lead(source, self._mapping.lead)
        extra: dict[str, str | float] = {}
        for name, value in self._extra:
            _keep(extra, name, value(fields), is_table=self._is_table)
        for name, value in self._per_system:
            _keep(extra, f"{name}@{system}", value(fields), is_table=self._is_table)
        language = None if self._language is None else _text(self._language(fields), self._mapping.language)
        return CorpusItem(
            name=self._name(record),
            references=self._references_in(fields),
            outputs=outputs,
            source=source,
            extra=extra,
            line=record.line,
            language=language or "",
            file=path,
        )

    def _name(self, record: Record) -> str:
        if self._id is not None:
            found = _text(self._id(record.fields), self._mapping.id)
            if found:
                return found
        if len(self._paths) == 1 or self._mapping.format in {"lines", "rouge"}:
            return str(record.line)
        if self._mapping.file_systems:
            # files of several systems go side by side, however their lines are broken
            return str(self._ordinal)
        return f"{PurePath(self._paths[record.file]).stem}:{record.line}"

    def _references_in(self, fields: Fields[str, object]) -> tuple[str, ...]:
        found: list[str] = []
        for value, name in zip(self._references, self._mapping.references, strict=True):
            given = value(fields)
            # an empty cell after the first reference is an item with fewer references
            if given is None or (given == "" and found and self._is_table):
                continue
            if isinstance(given, str):
                found += _listed(given) if self._is_table and given.startswith("[") else (given,)
            else:
                found += _texts(given, name)
        return tuple(found[: self._mapping.most_references])

    def _further_outputs(self, fields: Fields[str, object]) -> dict[str, str]:
        """Return candidates of systems that the first rows did not show."""
        found = fields.get(self._further)
        outputs: dict[str, str] = {}
        for system, value in found.items() if isinstance(found, dict) else ():
            column = f"{self._further}.{system}"
            if column not in self._known and (candidate := _text(value, column)) is not None:
                outputs[_called(system, "candidate")] = candidate
        return outputs

    def _outputs(self, fields: Fields[str, object], file: int) -> tuple[dict[str, str], str]:
        """Return candidates by system, and the system that the record is about."""
        outputs = {}
        for name, value in self._candidates:
            candidate = _text(value(fields), name)
            if candidate is not None:
                outputs[_called(name, "candidate")] = candidate
        if self._further:
            outputs.update(self._further_outputs(fields))
        if self._candidate is None:
            return outputs, ""
        if self._system is not None:
            system = _called(_text(self._system(fields), self._mapping.system) or "", self._mapping.candidate)
        else:
            systems = self._mapping.file_systems
            system = systems[file] if file < len(systems) else self._mapping.candidate
        candidate = _text(self._candidate(fields), self._mapping.candidate)
        if candidate is not None:
            outputs[system] = candidate
        return outputs, system


def _called(system: str, otherwise: str) -> str:
    """Return a system's name; one that nobody could see or choose is that of its column."""
    return system if system.strip() else otherwise


def _nested_in(mapping: Mapping) -> str:
    """Return the object that all candidates lie in, each under its system's name, "" where there is none."""
    if mapping.format not in {"jsonl", "json"} or not mapping.candidates:
        return ""
    before = {column.removesuffix(f".{system}") for system, column in mapping.candidates}
    (name,) = before if len(before) == 1 else ("",)
    return name if name and all(column != name for _, column in mapping.candidates) else ""


def _text(value: object, column: str) -> str | None:
    """Return a value as text; a list of one is what it holds. Raises _WrongTypeError."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        # a number of a spreadsheet is whole where it looks so
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
    if isinstance(value, list) and len(value) <= 1:
        return _text(value[0], column) if value else None
    if isinstance(value, (list, dict, bytes)):
        raise _WrongTypeError(column)
    # a date, a decimal number
    return str(value)


def _texts(value: object, column: str) -> list[str]:
    if not isinstance(value, (list, tuple)):
        text = _text(value, column)
        return [] if text is None else [text]
    return [text for each in value for text in _texts(each, column)]


def _listed(text: str) -> Sequence[str]:
    """Return the texts of a cell that holds a JSON list of them, else the cell."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return (text,)
    return (
        found
        if isinstance(found, list) and found and all(isinstance(each, str) for each in found)
        else (text,)
    )


def _keep(extra: dict[str, str | float], name: str, value: object, *, is_table: bool) -> None:
    if value is None or (is_table and value == ""):
        return
    if isinstance(value, bool):
        extra[name] = "true" if value else "false"
    elif isinstance(value, (int, float)):
        try:
            extra[name] = float(value)
        except OverflowError:
            extra[name] = str(value)
    elif isinstance(value, str):
        extra[name] = (
            float(value) if is_table and _NUMBER.fullmatch(value) else value[:_MOST_EXTRA_CHARACTERS]
        )
    else:
        extra[name] = json.dumps(value, ensure_ascii=False, default=str)[:_MOST_EXTRA_CHARACTERS]


def lead(source: str, count: int) -> str:
    """Return the first ``count`` sentences of ``source`` as they stand there."""
    beginning = source[: count * _LEAD_CHARACTERS]
    spans = split_sentences(beginning)
    if len(spans) <= count and len(beginning) < len(source):
        spans = split_sentences(source)
    return source[spans[0][0] : spans[min(count, len(spans)) - 1][1]] if spans else ""
