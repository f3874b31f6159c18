"""The edit log: a whole history as JSON lines, from which the same tree can be built again. No Qt, no wording.

The first line names format and version and holds the first state's texts; each further line is a state: its parent,
what was edited there, and what else differs from the parent. Offsets are code points.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from sys import float_info
from typing import Any, Literal, TypeVar, cast, get_args

from rouge_gui.metrics import Profile
from rouge_gui.session.delta import Delta, Layout
from rouge_gui.session.history import History, Kind, State
from rouge_gui.session.settling import settled_again
from rouge_gui.session.snapshot import Place, Side, Snapshot, TextEdit
from rouge_gui.text import FOLDS, TOKENIZERS

FORMAT = "rouge-gui edit log"
VERSION = 1
_beginning = re.compile(rb'(?:\xef\xbb\xbf)?\s*\{\s*"format"\s*:\s*"' + FORMAT.encode() + b'"')

Problem = Literal["empty", "not-json", "not-a-log", "newer-version", "bad-field", "bad-edit", "bad-state"]
Choice = tuple[str, Profile | None]
T = TypeVar("T")


class EditLogError(Exception):
    """A log that cannot be replayed: the 1-based ``line``, the problem's ``id``, the ``field`` at fault or ""."""

    def __init__(self, line: int, problem: Problem, field: str = "") -> None:
        super().__init__(f"line {line}: {problem}" + (f" ({field})" if field else ""))
        self.line = line
        self.id = problem
        self.field = field


def is_log(path: str) -> bool:
    """Tell by its beginning whether a file is an edit log."""
    file = Path(path)
    try:
        # a pipe would be waited for
        if not file.is_file():
            return False
        with file.open("rb") as stream:
            return _beginning.match(stream.read(200)) is not None
    except OSError:
        return False


# --- writing -----------------------------------------------------------------------------------------------


def write_log(history: History) -> Iterator[str]:
    """Return the lines of the log, without line breaks."""
    pins = {state: order for order, state in enumerate(history.pins)}
    first = history.snapshot(0)
    choices: list[Choice] = [(first.profile, first.settled)]
    yield _dumped(_head(history, first) | _pinned(pins, 0))
    for state in history:
        delta = history.delta(state.id)
        if delta is None or state.parent is None:
            continue
        choices.append((delta.profile, delta.settled))
        line = _state_line(state, delta)
        numbers = history.texts(state.id)
        if numbers != history.texts(state.parent):
            line["texts"] = numbers
        if choices[-1] != choices[state.parent]:
            line |= _choice(choices[-1])
        yield _dumped(line | _pinned(pins, state.id))


def _head(history: History, first: Snapshot) -> dict[str, Any]:
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "seconds": history.state(0).seconds,
        "current": history.current,
        "references": [_text(text) for text in first.references],
        "candidate": _text(first.candidate),
    }
    for name, text in (("second", first.second), ("source", first.source)):
        if text is not None:
            head[name] = _text(text)
    return head | _choice((first.profile, first.settled))


def _state_line(state: State, delta: Delta) -> dict[str, Any]:
    line: dict[str, Any] = {
        "id": state.id,
        "parent": state.parent,
        "kind": state.label.kind,
        "seconds": state.seconds,
        "edits": [
            {
                "side": edit.side,
                "reference": edit.reference,
                "start": edit.start_cp,
                "removed": _text(edit.removed),
                "inserted": _text(edit.inserted),
            }
            for edit in delta.edits
        ],
    }
    if delta.layout is not None:
        line["layout"] = [
            {"to": place, "text": _text(source)} if isinstance(source, str) else {"to": place, "from": source}
            for place, source in zip(delta.places, delta.layout, strict=True)
        ]
    return line


def _choice(choice: Choice) -> dict[str, Any]:
    profile, settled = choice
    kept = settled and {
        "tokenizer": settled.tokenization.tokenizer,
        "fold": settled.tokenization.fold,
    }
    return {"profile": _text(profile), "settled": kept}


def _pinned(pins: Mapping[int, int], state: int) -> dict[str, int]:
    return {"pinned": pins[state]} if state in pins else {}


def _text(text: str) -> str | list[str]:
    """Return what JSON gives back as ``text``: two halves of a pair side by side would come back as one character."""
    parts = re.split("(?<=[\ud800-\udbff])(?=[\udc00-\udfff])", text)
    return text if len(parts) == 1 else parts


def _dumped(line: Mapping[str, Any]) -> str:
    # ASCII only, so that half pairs can be saved and every reader sees the same line breaks
    return json.dumps(line, ensure_ascii=True, allow_nan=False, separators=(",", ":"))


# --- reading -----------------------------------------------------------------------------------------------


def read_log(lines: Iterable[str]) -> History:
    """Build the history that ``write_log`` wrote. Raises EditLogError."""
    history, head = None, _Line(1, {})
    choices: list[Choice] = []
    pins: dict[int, int] = {}
    for number, raw in enumerate(lines, 1):
        if not raw.strip():
            continue
        line = _Line.parse(number, raw)
        if history is None:
            head, snapshot = line, _first_snapshot(line)
            choices.append((snapshot.profile, snapshot.settled))
            history = History(snapshot, line.seconds())
        else:
            _add_state(line, history, choices)
        if "pinned" in line.fields:
            order = line.number("pinned")
            line.check(order not in pins, "pinned")
            pins[order] = len(history) - 1
    if history is None:
        raise EditLogError(1, "empty")
    for _, state in sorted(pins.items()):
        history.toggle_pin(state)
    current = head.number("current")
    head.check(current < len(history), "current")
    history.go_to(current)
    return history


def _first_snapshot(line: _Line) -> Snapshot:
    if line.fields.get("format") != FORMAT:
        raise EditLogError(line.line, "not-a-log")
    if line.number("version") > VERSION:
        raise EditLogError(line.line, "newer-version")
    references = tuple(line.text_of(text, "references") for text in line.items("references"))
    line.check(bool(references), "references")
    profile, settled = line.choice(("auto", None))
    beside = {name: line.text(name) if name in line.fields else None for name in ("second", "source")}
    return Snapshot(references, line.text("candidate"), profile, settled, beside["second"], beside["source"])


def _add_state(line: _Line, history: History, choices: list[Choice]) -> None:
    parent = line.number("parent")
    if line.number("id") != len(history) or parent >= len(history):
        raise EditLogError(line.line, "bad-state", "id" if parent < len(history) else "parent")
    kind = line.one_of("kind", get_args(Kind))
    choices.append(line.choice(choices[parent]))
    places, layout = line.layout()
    delta = Delta(line.edits(), *choices[-1], places, layout)
    numbers = line.numbers("texts") if "texts" in line.fields else history.texts(parent)
    try:
        history.replay(delta, cast(Kind, kind), parent, line.seconds(), numbers)
    except (ValueError, LookupError) as error:
        raise EditLogError(line.line, "bad-edit") from error


class _Line:
    """One line, read field by field; what is not as it must be raises EditLogError with its place."""

    def __init__(self, line: int, fields: Mapping[str, Any]) -> None:
        self.line = line
        self.fields = fields

    @classmethod
    def parse(cls, line: int, raw: str) -> _Line:
        try:
            fields = json.loads(raw)
        except (ValueError, RecursionError) as error:
            raise EditLogError(line, "not-json") from error
        if not isinstance(fields, dict):
            raise EditLogError(line, "not-a-log" if line == 1 else "bad-state")
        return cls(line, fields)

    def check(self, sound: bool, field: str) -> None:
        if not sound:
            raise EditLogError(self.line, "bad-field", field)

    def one_of(self, field: str, among: Iterable[T]) -> T:
        return self.member(self.fields.get(field), among, field)

    def member(self, value: object, among: Iterable[T], field: str) -> T:
        for known in among:
            if value == known:
                return known
        raise EditLogError(self.line, "bad-field", field)

    def number(self, field: str) -> int:
        return self.count_of(self.fields.get(field), field)

    def count_of(self, value: object, field: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise EditLogError(self.line, "bad-field", field)
        return value

    def numbers(self, field: str) -> tuple[int, ...]:
        return tuple(self.count_of(value, field) for value in self.items(field))

    def seconds(self) -> float:
        value = self.fields.get("seconds")
        # JSON knows no infinity, but 1e999 and 1 with a thousand zeros
        if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= float_info.max:
            raise EditLogError(self.line, "bad-field", "seconds")
        return float(value)

    def text(self, field: str) -> str:
        return self.text_of(self.fields.get(field), field)

    def text_of(self, value: object, field: str) -> str:
        parts = value if isinstance(value, list) else [value]
        texts = [part for part in parts if isinstance(part, str)]
        self.check(len(texts) == len(parts), field)
        return "".join(texts)

    def items(self, field: str) -> list[Any]:
        value = self.fields.get(field)
        if not isinstance(value, list):
            raise EditLogError(self.line, "bad-field", field)
        return value

    def objects(self, field: str) -> list[_Line]:
        items = self.items(field)
        self.check(all(isinstance(item, dict) for item in items), field)
        return [_Line(self.line, item) for item in items]

    def place(self, field: str) -> Place:
        value = self.items(field)
        self.check(len(value) == 2, field)
        return self.place_of(value[0], value[1], field)

    def place_of(self, side: object, reference: object, field: str) -> Place:
        place = self.member(side, Side, field), self.count_of(reference, field)
        self.check(place[0] is Side.REFERENCE or place[1] == 0, field)
        return place

    def edits(self) -> tuple[TextEdit, ...]:
        return tuple(
            TextEdit(
                edit.one_of("side", Side),
                edit.place_of(edit.fields["side"], edit.fields.get("reference"), "reference")[1],
                edit.number("start"),
                edit.text("removed"),
                edit.text("inserted"),
            )
            for edit in self.objects("edits")
        )

    def layout(self) -> tuple[tuple[Place, ...], Layout | None]:
        if "layout" not in self.fields:
            return (), None
        entries = self.objects("layout")
        sources = [entry.place("from") if "from" in entry.fields else entry.text("text") for entry in entries]
        return tuple(entry.place("to") for entry in entries), tuple(sources)

    def choice(self, before: Choice) -> Choice:
        """Return the profile and what it is settled as; those of the state before where the line names none."""
        if "profile" not in self.fields:
            return before
        profile, kept = self.text("profile"), self.fields.get("settled")
        if kept is None:
            return profile, None
        self.check(isinstance(kept, dict), "settled")
        fields = _Line(self.line, kept)
        tokenizer = fields.one_of("tokenizer", TOKENIZERS)
        fold = tuple(fields.member(name, FOLDS, "fold") for name in fields.items("fold"))
        return profile, settled_again(profile, tokenizer, fold)
