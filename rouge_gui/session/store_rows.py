"""A history as rows of a session file, and back. Knows the tables' columns; opens no file, words nothing. No Qt.

``record_of`` is cheap and copies no text: records may be made while the user types, and written on another thread.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import isfinite
from typing import cast, get_args

from rouge_gui.metrics import Profile
from rouge_gui.session.delta import Delta, Layout
from rouge_gui.session.history import History, Kind, State
from rouge_gui.session.settling import settled_again
from rouge_gui.session.snapshot import Place, Side, Snapshot, TextEdit
from rouge_gui.store_schema import escaped, unescaped

Row = tuple[object, ...]
# whole texts of every so many states: other tools need not replay all edits, and a damaged file tells more
_WHOLE_EVERY = 256
_LARGEST_WHOLE = 20_000
_KINDS = frozenset(get_args(Kind))
_SIDES: Mapping[str, Side] = {side.value: side for side in Side}
_FORGET = (
    "DELETE FROM edits WHERE state = ?",
    "DELETE FROM layouts WHERE state = ?",
    "DELETE FROM texts WHERE state = ?",
    "DELETE FROM numbers WHERE state = ?",
)


class RowError(Exception):
    """Rows that are not what ``write_records`` wrote."""


@dataclass(frozen=True, slots=True)
class FileName:
    """The file a text came from: its path and how it is written, ``bom`` as hexadecimal digits.

    ``digest`` tells its content when it was last read or written; only recovery keeps it, "" where it is not known.
    """

    path: str
    encoding: str = "utf-8"
    bom: str = ""
    newline: str = "\n"
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """One state as it is to be stored. ``numbers`` is None where they are the parent's, ``whole`` mostly."""

    state: State
    choice: tuple[str, Profile | None]
    delta: Delta | None
    numbers: tuple[int, ...] | None
    whole: Snapshot | None


def record_of(history: History, state: int) -> Record:
    """Return what is to be stored of a state. Raises IndexError."""
    about, delta, numbers = history.state(state), history.delta(state), history.texts(state)
    if about.parent is None or delta is None:
        snapshot = history.snapshot(state)
        return Record(about, (snapshot.profile, snapshot.settled), None, numbers, snapshot)
    choice = (delta.profile, delta.settled)
    kept = None if numbers == history.texts(about.parent) else numbers
    return Record(about, choice, delta, kept, None)


def whole_records(history: History) -> Iterator[Record]:
    """Yield all states, some with whole texts: the current and the pinned ones, and of short texts more."""
    chosen = {history.current, *history.pins}
    for state in range(len(history)):
        record = record_of(history, state)
        whole = record.whole
        if whole is None and (state in chosen or state % _WHOLE_EVERY == 0):
            whole = history.snapshot(state)
            size = sum(len(whole.text(*place)) for place in whole.places)
            if state not in chosen and size > _LARGEST_WHOLE:
                whole = None
        yield Record(record.state, record.choice, record.delta, record.numbers, whole)


# --- writing -----------------------------------------------------------------------------------------------


def write_records(connection: sqlite3.Connection, records: Iterable[Record]) -> None:
    """Store states, in place of what was stored of them. The parents of each must be there. Raises sqlite3.Error."""
    for record in records:
        _write_state(connection, record)
        number = record.state.id
        for statement in _FORGET:
            connection.execute(statement, (number,))
        if record.delta is not None:
            edits = [_edit_row(number, *numbered) for numbered in enumerate(record.delta.edits)]
            connection.executemany("INSERT INTO edits VALUES (?, ?, ?, ?, ?, ?, ?, ?)", edits)
            if record.delta.layout is not None:
                rows = _layout_rows(number, record.delta.places, record.delta.layout)
                connection.executemany("INSERT INTO layouts VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
        if record.numbers is not None:
            numbers = [(number, ordinal, text) for ordinal, text in enumerate(record.numbers)]
            connection.executemany("INSERT INTO numbers VALUES (?, ?, ?)", numbers)
        if record.whole is not None:
            whole = record.whole
            texts = [_text_row(number, place, whole.text(*place)) for place in whole.places]
            connection.executemany("INSERT INTO texts VALUES (?, ?, ?, ?, ?)", texts)


def _write_state(connection: sqlite3.Connection, record: Record) -> None:
    state, (profile, settled) = record.state, record.choice
    label = f"{state.label.removed} → {state.label.inserted}" if state.label.side else ""
    flag, (label, profile) = escaped(label, profile)
    tokenizer = settled and settled.tokenization.tokenizer
    fold = settled and ",".join(settled.tokenization.fold)
    row = (state.id, state.parent, state.label.kind, state.seconds, label, profile, tokenizer, fold, flag)
    connection.execute(
        "INSERT INTO states (id, parent, kind, seconds, label, profile, tokenizer, fold, escaped)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET kind = excluded.kind,"
        " seconds = excluded.seconds, label = excluded.label, profile = excluded.profile,"
        " tokenizer = excluded.tokenizer, fold = excluded.fold, escaped = excluded.escaped",
        row,
    )


def _edit_row(state: int, ordinal: int, edit: TextEdit) -> Row:
    flag, texts = escaped(edit.removed, edit.inserted)
    return (state, ordinal, edit.side.value, edit.reference, edit.start_cp, *texts, flag)


def _layout_rows(state: int, places: Sequence[Place], layout: Layout) -> Iterator[Row]:
    for ordinal, ((side, reference), source) in enumerate(zip(places, layout, strict=True)):
        place = (state, ordinal, side.value, reference)
        if isinstance(source, str):
            flag, (text,) = escaped(source)
            yield (*place, None, None, text, flag)
        else:
            yield (*place, source[0].value, source[1], None, False)


def _text_row(state: int, place: Place, text: str) -> Row:
    flag, (stored,) = escaped(text)
    return (state, place[0].value, place[1], stored, flag)


def write_pins(connection: sqlite3.Connection, pins: Sequence[int]) -> None:
    """Store which states are pinned, in this order. Raises sqlite3.Error."""
    connection.execute("UPDATE states SET pinned = NULL WHERE pinned IS NOT NULL")
    connection.executemany(
        "UPDATE states SET pinned = ? WHERE id = ?", [(order, state) for order, state in enumerate(pins)]
    )


def write_files(connection: sqlite3.Connection, files: Mapping[int, FileName]) -> None:
    """Store the files by the numbers of their texts. Raises sqlite3.Error."""
    connection.execute("DELETE FROM files")
    rows = []
    for number, file in files.items():
        flag, (path, encoding, newline) = escaped(file.path, file.encoding, file.newline)
        rows.append((number, path, encoding, file.bom, newline, flag))
    connection.executemany("INSERT INTO files VALUES (?, ?, ?, ?, ?, ?)", rows)


def write_contents(connection: sqlite3.Connection, files: Mapping[int, FileName]) -> None:
    """Store what the files held when they were last read or written. Raises sqlite3.Error."""
    connection.execute("DELETE FROM contents")
    rows = [(number, file.digest) for number, file in files.items() if file.digest]
    connection.executemany("INSERT INTO contents VALUES (?, ?)", rows)


# --- reading -----------------------------------------------------------------------------------------------


def read_history(connection: sqlite3.Connection, current: int) -> History:
    """Build the history again, in state ``current``. Raises RowError, sqlite3.Error."""
    reader = _Reader(connection)
    history: History | None = None
    for number, row in enumerate(
        connection.execute(
            "SELECT id, parent, kind, seconds, profile, tokenizer, fold, escaped FROM states ORDER BY id"
        )
    ):
        id_, parent, kind, seconds, *choice = row
        _check(id_ == number, "id")
        if not isinstance(seconds, float) or not isfinite(seconds):
            raise RowError("seconds")
        if history is None:
            history = History(_whole(connection, 0, *reader.choice(*choice)), seconds)
        else:
            _check(_count(parent) < number, "parent")
            delta = reader.delta(number, *reader.choice(*choice))
            numbers = reader.numbers.get(number) or history.texts(parent)
            try:
                history.replay(delta, _kind(kind), parent, seconds, numbers)
            except (ValueError, LookupError) as error:
                raise RowError("edits") from error
    if history is None:
        raise RowError("states")
    for (state,) in connection.execute("SELECT id FROM states WHERE pinned IS NOT NULL ORDER BY pinned"):
        history.toggle_pin(state)
    _check(_count(current) < len(history), "current")
    history.go_to(current)
    return history


def read_state(connection: sqlite3.Connection, state: int) -> History | None:
    """Return a history of this state alone; None where its texts do not stand there. Raises RowError, sqlite3.Error."""
    row = connection.execute(
        "SELECT seconds, profile, tokenizer, fold, escaped FROM states WHERE id = ?", (state,)
    ).fetchone()
    if row is None or not connection.execute("SELECT 1 FROM texts WHERE state = ?", (state,)).fetchone():
        return None
    seconds, profile, tokenizer, fold, flag = row
    named = _text(profile, flag)
    return History(_whole(connection, state, named, _settled(named, tokenizer, fold)), float(seconds))


def read_files(connection: sqlite3.Connection) -> dict[int, FileName]:
    """Return the files by the numbers of their texts. Raises RowError, sqlite3.Error."""
    files: dict[int, FileName] = {}
    for number, *texts, flag in connection.execute(
        "SELECT number, path, encoding, newline, bom, escaped FROM files"
    ):
        path, encoding, newline, bom = (_text(text, flag) for text in texts)
        files[number] = FileName(path, encoding, bom, newline)
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'contents'").fetchone():
        for number, digest in connection.execute("SELECT number, digest FROM contents"):
            if number in files:
                files[number] = replace(files[number], digest=_text(digest, 0))
    return files


class _Reader:
    """Gathers the rows of each state."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._edits: dict[int, list[TextEdit]] = {}
        self._layouts: dict[int, list[tuple[Place, Place | str]]] = {}
        self.numbers: dict[int, list[int]] = {}
        self._choices: dict[tuple[str, str | None, str | None], tuple[str, Profile | None]] = {}
        for state, side, reference, start, removed, inserted, flag in connection.execute(
            "SELECT state, side, reference, start, removed, inserted, escaped FROM edits ORDER BY state, ordinal"
        ):
            edit = TextEdit(
                *_place(side, reference), _count(start), _text(removed, flag), _text(inserted, flag)
            )
            self._edits.setdefault(state, []).append(edit)
        for state, side, reference, from_side, from_reference, text, flag in connection.execute(
            "SELECT state, side, reference, from_side, from_reference, text, escaped FROM layouts"
            " ORDER BY state, ordinal"
        ):
            source = _place(from_side, from_reference) if text is None else _text(text, flag)
            self._layouts.setdefault(state, []).append((_place(side, reference), source))
        for state, number in connection.execute("SELECT state, number FROM numbers ORDER BY state, ordinal"):
            self.numbers.setdefault(state, []).append(_count(number))

    def delta(self, state: int, profile: str, settled: Profile | None) -> Delta:
        """Return how a state came from its parent."""
        edits = tuple(self._edits.get(state, ()))
        layout = self._layouts.get(state)
        if layout is None:
            return Delta(edits, profile, settled)
        places, sources = zip(*layout, strict=True)
        return Delta(edits, profile, settled, places, sources)

    def choice(
        self, profile: str, tokenizer: str | None, fold: str | None, flag: int
    ) -> tuple[str, Profile | None]:
        """Return the profile and what it is settled as; the same values for the same choice."""
        key = (_text(profile, flag), tokenizer, fold)
        if key not in self._choices:
            self._choices[key] = (key[0], _settled(*key))
        return self._choices[key]


def _settled(profile: str, tokenizer: str | None, fold: str | None) -> Profile | None:
    if tokenizer is None:
        return None
    try:
        return settled_again(profile, tokenizer, fold.split(",") if fold else [])
    except ValueError as error:
        raise RowError("profile") from error


def _whole(connection: sqlite3.Connection, state: int, profile: str, settled: Profile | None) -> Snapshot:
    """Return a state whose texts are stored as they are."""
    texts = {
        _place(side, reference): _text(text, flag)
        for side, reference, text, flag in connection.execute(
            "SELECT side, reference, text, escaped FROM texts WHERE state = ?", (state,)
        )
    }
    references = sorted(place for place in texts if place[0] is Side.REFERENCE)
    _check(bool(references) and references[-1][1] == len(references) - 1, "references")
    _check((Side.CANDIDATE, 0) in texts, "candidate")
    return Snapshot(
        tuple(texts[place] for place in references),
        texts[Side.CANDIDATE, 0],
        profile,
        settled,
        texts.get((Side.SECOND, 0)),
        texts.get((Side.SOURCE, 0)),
    )


def _check(sound: bool, column: str) -> None:
    if not sound:
        raise RowError(column)


def _count(value: object) -> int:
    if not isinstance(value, int) or value < 0:
        raise RowError("number")
    return value


def _kind(value: object) -> Kind:
    if not isinstance(value, str) or value not in _KINDS:
        raise RowError("kind")
    return cast(Kind, value)


def _place(side: object, reference: object) -> Place:
    found = _SIDES.get(side) if isinstance(side, str) else None
    number = _count(reference)
    if found is None or (found is not Side.REFERENCE and number != 0):
        raise RowError("side")
    return found, number


def _text(value: object, flag: object) -> str:
    if not isinstance(value, str):
        raise RowError("text")
    return unescaped(value) if flag else value
