"""Why no window can be opened, found out without Qt."""

import socket
import sys
from pathlib import Path

import pytest

from rouge_gui import display


def test_no_display_and_no_wayland() -> None:
    reason = display.problem({})
    assert reason is not None
    assert "DISPLAY and WAYLAND_DISPLAY are not set" in reason


def test_a_display_that_does_not_answer() -> None:
    assert display.problem({"DISPLAY": ":4711"}) == (
        "the display :4711 does not answer. `rouge-gui score FILE` works without one."
    )


def test_a_remote_display_is_asked_at_its_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        number = server.getsockname()[1] - 6000
        if number >= 0:
            reason = display.problem({"DISPLAY": f"127.0.0.1:{number}.0"})
            assert reason is None or "does not answer" not in reason
    assert "does not answer" in str(display.problem({"DISPLAY": "127.0.0.1:59000"}))


@pytest.mark.skipif(sys.platform == "win32", reason="sockets in folders")
def test_a_wayland_display_is_asked_at_its_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # a socket's name may be no longer than some hundred bytes
    monkeypatch.chdir(tmp_path)
    environment = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": "."}
    silent = "the display wayland-7 does not answer. `rouge-gui score FILE` works without one."
    assert display.problem(environment) == silent
    assert display.problem({**environment, "QT_QPA_PLATFORM": "wayland"}) == silent
    assert "the display :4711 does not answer" in str(display.problem({**environment, "DISPLAY": ":4711"}))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind("wayland-7")
        server.listen()
        assert "does not answer" not in str(display.problem(environment))


def test_off_screen_needs_no_display() -> None:
    assert display.problem({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_missing_libraries_are_named_by_package(monkeypatch: pytest.MonkeyPatch) -> None:
    packages = {"libno-such-thing.so.7": "libno-such-thing7", "libxcb-nothing.so.1": "libxcb-nothing1"}
    monkeypatch.setattr(display, "PACKAGES", packages)
    monkeypatch.setattr(display, "_X11_ONLY", frozenset({"libxcb-nothing.so.1"}))
    assert display.problem({"QT_QPA_PLATFORM": "offscreen"}) == (
        "libraries that Qt needs are missing; on Debian or Ubuntu: apt install libno-such-thing7"
    )


@pytest.mark.parametrize(
    ("message", "package"),
    [
        ("libEGL.so.1: cannot open shared object file: No such file or directory", "libegl1"),
        (f"{Path('lib') / 'libdbus-1.so.3'}: cannot open shared object file: No such file", "libdbus-1-3"),
        ("libodd.so.2: cannot open shared object file: No such file or directory", "libodd.so.2"),
        ("No module named 'PySide6'", None),
    ],
)
def test_a_failed_import_names_the_package(message: str, package: str | None) -> None:
    assert display.missing_packages(ImportError(message)) == package


def test_the_readme_names_every_package() -> None:
    readme = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    assert {package for package in display.PACKAGES.values() if package not in readme} == set()
