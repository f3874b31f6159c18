"""Killed at random moments while it types, saves, exports and migrates: no committed state is lost, no file is half.

``ROUGE_GUI_KILLS=500`` asks for as many.
"""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from killed import ROWS, STEPS, checksum, notes_of, table_of

from rouge_gui.report.table import as_csv, as_excel_csv
from rouge_gui.session.autosave import FOLDER
from rouge_gui.session.edit_log import read_log
from rouge_gui.session.files import read_lines
from rouge_gui.session.history import History
from rouge_gui.session.recovery import leftovers
from rouge_gui.session.store import read_session

KILLS = int(os.environ.get("ROUGE_GUI_KILLS", "10"))
AT_ONCE = 5
# what may be lost
GRACE_SECONDS = 1.0
MOST_SECONDS = 1.6 if KILLS <= 10 else 2.5


@pytest.fixture(scope="module")
def killer() -> Iterator[subprocess.Popen[str]]:
    program = str(Path(__file__).with_name("killed.py"))
    with subprocess.Popen(
        [sys.executable, program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def told(folder: Path, until: float) -> list[tuple[str, int, int]]:
    """What the worker told before a moment: what, state, checksum."""
    path = folder / "told"
    lines = path.read_text().splitlines() if path.exists() else []
    parts = [line.split() for line in lines]
    return [(what, int(state), int(sum_)) for moment, what, state, sum_ in parts if float(moment) <= until]


def check_recovered(folder: Path, killed: float) -> int:
    """Compare what is offered back with what was told; return the number of states that had to be there."""
    due = told(folder, killed - GRACE_SECONDS)
    later = told(folder, killed)
    found = leftovers(folder / FOLDER)
    try:
        sessions = [left.session for left in found if left.session is not None]
        assert len(sessions) == len(found)
        histories = [session.history for session in sessions]
        check_notes(folder, killed, [session.notes for session in sessions])
        if not any(state for _, state, _ in due):
            return 0
        (history,) = histories
        for state in {state for _, state, _ in due}:
            sums = [sum_ for _, number, sum_ in later if number == state]
            first = [sum_ for _, number, sum_ in due if number == state][-1]
            held = checksum(history.snapshot(state))
            # typed on meanwhile, perhaps a letter further than was told
            allowed = sums[len(sums) - 1 - sums[::-1].index(first) :]
            assert held in allowed or state == later[-1][1]
        return len({state for _, state, _ in due})
    finally:
        for left in found:
            left.discard()


def check_notes(folder: Path, killed: float, kept: list[str]) -> None:
    """What was noted a second before is there, and nothing that was not noted."""
    path = folder / "noted"
    lines = [line.split() for line in path.read_text().splitlines()] if path.exists() else []
    noted = [int(length) for moment, length in lines if float(moment) <= killed - GRACE_SECONDS]
    for notes in kept:
        assert notes == notes_of(len(notes))
    if noted:
        (notes,) = kept
        assert len(notes) >= noted[-1]


def check_files(folder: Path, killed: float) -> None:
    """No file is half: each is there as it was told, and can be read."""
    later = told(folder, killed)
    saved = [state for what, state, _ in later if what == "saved"]
    if saved:
        assert len(read_session(str(folder / "work.rougegui")).history) > max(saved)
    for version in STEPS:
        name = f"older{version}"
        states = [state for what, state, _ in later if what == name]
        if states:
            session = read_session(str(folder / f"{name}.rougegui"), STEPS)
            assert len(session.history) > max(states)
            assert session.notes == notes_of(len(session.notes))
    check_exports(folder, {what for what, _, _ in later})
    if (folder / "log.jsonl").exists():
        assert isinstance(read_log(read_lines(str(folder / "log.jsonl"))), History)


def check_exports(folder: Path, exported: set[str]) -> None:
    """Pages and tables are whole or not there; those that were told are there."""
    page = folder / "page.html"
    if "html" in exported or page.exists():
        html = page.read_bytes()
        assert html.startswith(b"<!DOCTYPE html>")
        assert html.endswith(b"</html>\n")
    for what, name, text in (
        ("csv", "scores.csv", as_csv(table_of(ROWS)).encode()),
        ("excel", "excel.csv", as_excel_csv(table_of(ROWS), ",")),
    ):
        table = folder / name
        if what in exported or table.exists():
            assert table.read_bytes() == text


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks and kills")
def test_no_committed_state_is_lost(killer: subprocess.Popen[str], tmp_path: Path) -> None:
    chance = random.Random(20)
    states = 0
    assert killer.stdin is not None
    assert killer.stdout is not None
    for start in range(0, KILLS, AT_ONCE):
        numbers = range(start, min(start + AT_ONCE, KILLS))
        folders = [tmp_path / str(number) for number in numbers]
        for number, folder in zip(numbers, folders, strict=True):
            folder.mkdir()
            killer.stdin.write(f"{folder} {number} {chance.uniform(0.02, MOST_SECONDS)}\n")
        killer.stdin.write("\n")
        killer.stdin.flush()
        moments = [float(moment) for moment in killer.stdout.readline().split()]
        for folder, moment in zip(folders, moments, strict=True):
            states += check_recovered(folder, moment)
            check_files(folder, moment)
    sys.stdout.write(f"{KILLS} kills, {states} states that had to be there, all found\n")
    assert states > KILLS
