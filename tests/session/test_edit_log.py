"""The edit log: what is written builds the same history again; what is wrong is told with its line."""

import json
from pathlib import Path
from typing import Any

import pytest
from histories import REFERENCES, STEPS, TEXTS, everything, run, start
from hypothesis import given, settings

from rouge_gui.session.document import Document
from rouge_gui.session.edit_log import EditLogError, read_log, write_log
from rouge_gui.session.files import read_lines, save_lines
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit


@given(STEPS, REFERENCES, TEXTS)
@settings(max_examples=150, deadline=None)
def test_a_log_builds_the_same_history(
    steps: list[tuple[Any, ...]], references: list[str], candidate: str
) -> None:
    document = start(references, candidate)
    run(document, steps)
    lines = list(write_log(document.history))
    assert all(line.isascii() and line.isprintable() for line in lines)
    rebuilt = read_log(lines)
    assert everything(rebuilt) == everything(document.history)
    assert list(write_log(rebuilt)) == lines
    # what follows has the same numbers too
    for history in (rebuilt, document.history):
        history.record(Snapshot(("other", "and", "more"), "x", second="y", source="z"), "open", 1e6)
    assert rebuilt.texts(rebuilt.current) == document.history.texts(document.history.current)


def test_a_document_goes_on_in_a_history_that_is_opened(tmp_path: Path) -> None:
    now = [1000.0]
    first = Document(Snapshot(("one",), "two"), clock=lambda: now[0])
    first.toggle_pin()
    now[0] += 5
    first.edit(TextEdit(Side.CANDIDATE, 0, 0, "t", "z"), "pane")
    first.undo()
    path = str(tmp_path / "edits.jsonl")
    save_lines(write_log(first.history), path)

    clock = [3.0]
    document = Document(clock=lambda: clock[0])
    pins: list[tuple[int, ...]] = []
    document.pins_changed.connect(lambda: pins.append(document.pins))
    document.open_history(read_log(read_lines(path)), "log")
    assert (document.snapshot.candidate, document.revision, pins) == ("two", 1, [(0,)])
    assert (document.can_undo, document.can_redo, document.is_modified) == (False, True, False)
    document.redo()
    assert document.snapshot.candidate == "zwo"
    clock[0] += 2
    document.set_source("", "window")
    # time goes on from the log's last state
    assert [state.seconds for state in document.history] == [1000.0, 1005.0, 1007.0]
    document.new(Snapshot(), "new")
    assert (document.history.state(0).seconds, pins[-1]) == (5.0, ())


def lines_of_three_states() -> list[str]:
    document = Document(Snapshot(("one", "two"), "three", "rouge-score"), clock=lambda: 1.0)
    document.edit(TextEdit(Side.CANDIDATE, 0, 0, "t", "T"), "pane")
    document.move_reference(0, 1, "tabs")
    return list(write_log(document.history))


def test_a_log_can_be_read_by_people() -> None:
    head, edit, move = map(json.loads, lines_of_three_states())
    assert head == {
        "format": "rouge-gui edit log",
        "version": 1,
        "seconds": 1.0,
        "current": 2,
        "references": ["one", "two"],
        "candidate": "three",
        "profile": "rouge-score",
        "settled": None,
    }
    assert edit["edits"] == [
        {"side": "candidate", "reference": 0, "start": 0, "removed": "t", "inserted": "T"}
    ]
    assert (edit["id"], edit["parent"], edit["kind"], edit["seconds"]) == (1, 0, "type", 1.0)
    assert move["layout"][0] == {"to": ["reference", 0], "from": ["reference", 1]}
    assert (move["kind"], move["edits"], move["texts"]) == ("references", [], [1, 0, 2])


def changed(line: str, **fields: object) -> str:
    return json.dumps({**json.loads(line), **fields})


@pytest.mark.parametrize(
    ("line", "wrong", "problem", "field"),
    [
        (1, "[1]", "not-a-log", ""),
        (1, {"format": "something else"}, "not-a-log", ""),
        (1, {"version": 2}, "newer-version", ""),
        (1, {"version": "1"}, "bad-field", "version"),
        (1, {"references": []}, "bad-field", "references"),
        (1, {"references": "one"}, "bad-field", "references"),
        (1, {"references": [1]}, "bad-field", "references"),
        (1, {"candidate": None}, "bad-field", "candidate"),
        (1, {"candidate": ["a", 1]}, "bad-field", "candidate"),
        (1, {"seconds": True}, "bad-field", "seconds"),
        (1, {"seconds": 10**400}, "bad-field", "seconds"),
        (1, {"seconds": float("nan")}, "bad-field", "seconds"),
        (1, {"current": 3}, "bad-field", "current"),
        (1, {"current": -1}, "bad-field", "current"),
        (1, {"settled": 1}, "bad-field", "settled"),
        (1, {"settled": {"tokenizer": "none", "fold": []}}, "bad-field", "tokenizer"),
        (1, {"settled": {"tokenizer": "unicode", "fold": ["no"]}}, "bad-field", "fold"),
        (2, "{", "not-json", ""),
        (2, "[" * 100_000, "not-json", ""),
        (2, "1" * 5_000, "not-json", ""),
        (2, "[]", "bad-state", ""),
        (2, {"id": 2}, "bad-state", "id"),
        (2, {"parent": 1}, "bad-state", "parent"),
        (2, {"parent": None}, "bad-field", "parent"),
        (2, {"kind": "jump"}, "bad-field", "kind"),
        (2, {"kind": ["type"]}, "bad-field", "kind"),
        (2, {"edits": None}, "bad-field", "edits"),
        (2, {"edits": [1]}, "bad-field", "edits"),
        (2, {"edits": [{}]}, "bad-field", "side"),
        (2, {"edits": [{"side": "candidate", "reference": 1}]}, "bad-field", "reference"),
        (2, {"pinned": "x"}, "bad-field", "pinned"),
        (2, {"texts": [0, 1]}, "bad-edit", ""),
        (2, {"texts": [0, 1, 1]}, "bad-edit", ""),
        (3, {"layout": [{"to": ["reference", 0], "text": "alone"}]}, "bad-edit", ""),
        (3, {"layout": [{"to": ["candidate", 0], "text": "alone"}]}, "bad-edit", ""),
        (3, {"layout": [{"to": ["reference", 0, 1], "text": ""}]}, "bad-field", "to"),
        (3, {"layout": [{"to": ["reference", 0], "from": ["reference", 9]}]}, "bad-edit", ""),
        (3, {"layout": [{"to": ["reference", 0], "from": ["second", 0]}]}, "bad-edit", ""),
        (3, {"layout": [{"to": ["reference", 0]}]}, "bad-field", "text"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    line: int, wrong: str | dict[str, object], problem: str, field: str
) -> None:
    lines = lines_of_three_states()
    lines[line - 1] = wrong if isinstance(wrong, str) else changed(lines[line - 1], **wrong)
    with pytest.raises(EditLogError) as raised:
        read_log(lines)
    assert (raised.value.line, raised.value.id, raised.value.field) == (line, problem, field)


@pytest.mark.parametrize(
    "edit",
    [
        ("candidate", 0, 0, "x", ""),
        ("candidate", 0, 99, "", "x"),
        ("reference", 2, 0, "", "x"),
        ("second", 0, 0, "", "x"),
    ],
)
def test_an_edit_for_another_text_is_told_with_its_line(edit: tuple[object, ...]) -> None:
    lines = lines_of_three_states()
    names = ("side", "reference", "start", "removed", "inserted")
    lines[1] = changed(lines[1], edits=[dict(zip(names, edit, strict=True))])
    with pytest.raises(EditLogError) as raised:
        read_log(lines)
    assert (raised.value.line, raised.value.id) == (2, "bad-edit")


@pytest.mark.parametrize("lines", [[], ["", " "]])
def test_nothing_is_no_log(lines: list[str]) -> None:
    with pytest.raises(EditLogError, match="line 1: empty"):
        read_log(lines)


def test_a_pin_twice_is_told_and_blank_lines_are_counted() -> None:
    head, edit, move = lines_of_three_states()
    with pytest.raises(EditLogError) as raised:
        read_log([changed(head, pinned=0), "", changed(edit, pinned=0), move])
    assert (raised.value.line, raised.value.id) == (3, "bad-field")
    assert len(read_log([head, edit, "", move, ""])) == 3


def test_a_profile_whose_files_are_gone_is_kept_for_scoring_to_name() -> None:
    head, *_ = lines_of_three_states()
    settled = {"tokenizer": "unicode", "fold": ["yo"]}
    history = read_log([changed(head, current=0, profile="auto stopwords=/no/such/file", settled=settled)])
    assert (history.snapshot(0).profile, history.snapshot(0).settled) == (
        "auto stopwords=/no/such/file",
        None,
    )
