"""Whether a window can be opened here, found out before Qt tries: it aborts the process where it cannot.

No Qt is imported; wording is one line for standard error.
"""

from __future__ import annotations

import ctypes
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

# Debian's and Ubuntu's names of the packages that bring Qt's libraries.
PACKAGES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-shape.so.0": "libxcb-shape0",
}
_X11_ONLY = frozenset(library for library in PACKAGES if "xcb" in library or "x11" in library)
_X11_SOCKETS = Path("/").joinpath("tmp", ".X11-unix")
_display = re.compile(r"(?P<host>[^:]*):(?P<number>\d+)(\.\d+)?")


def problem(environment: Mapping[str, str]) -> str | None:
    """Return why no window can be opened, in one line, or None. Only Linux and the like can lack a display."""
    if sys.platform in {"win32", "darwin"}:
        return None
    platform = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    on_wayland = platform.startswith("wayland") or (not platform and _wayland_answers(environment))
    on_x11 = platform == "xcb" or not (platform or on_wayland)
    if on_wayland and not _wayland_answers(environment):
        return _silent(environment.get("WAYLAND_DISPLAY", "") or platform)
    if on_x11 and (reason := _unreachable_display(environment)):
        return reason
    missing = sorted(
        {package for library, package in PACKAGES.items() if (on_x11 or library not in _X11_ONLY)
         and not _loads(library)}
    )  # fmt: skip
    if missing:
        return f"libraries that Qt needs are missing; on Debian or Ubuntu: apt install {' '.join(missing)}"
    return None


def _unreachable_display(environment: Mapping[str, str]) -> str | None:
    display = environment.get("DISPLAY", "")
    if display:
        return None if _answers(display) else _silent(display)
    if wayland := environment.get("WAYLAND_DISPLAY", ""):
        return _silent(wayland)
    return "there is no display: DISPLAY and WAYLAND_DISPLAY are not set. `rouge-gui score FILE` works without one."


def _silent(display: str) -> str:
    return f"the display {display} does not answer. `rouge-gui score FILE` works without one."


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    if environment.get("WAYLAND_SOCKET"):
        # a connection that is open already
        return True
    name = environment.get("WAYLAND_DISPLAY", "")
    # an absolute name stands for itself
    path = Path(environment.get("XDG_RUNTIME_DIR", "")) / name
    return bool(name) and _unix_socket_answers(str(path))


def _answers(display: str) -> bool:
    found = _display.fullmatch(display)
    if found is None:
        # a form only Qt's own library knows
        return True
    number, host = int(found["number"]), found["host"]
    if host in {"", "unix"}:
        return _unix_socket_answers(str(_X11_SOCKETS / f"X{number}"))
    try:
        with socket.create_connection((host, 6000 + number), timeout=5):
            return True
    except OSError:
        return False


def _unix_socket_answers(path: str) -> bool:
    # X servers on Linux also listen under the same name outside the file system
    for address in ("\0" + path, path):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            try:
                probe.connect(address)
            except OSError:
                continue
            return True
    return False


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_packages(error: ImportError) -> str | None:
    """Return the package that brings the library an import of Qt failed on, None if that was not the reason."""
    found = re.search(r"(\S+\.so(\.\d+)*): cannot open shared object file", str(error))
    if found is None:
        return None
    return PACKAGES.get(Path(found[1]).name, Path(found[1]).name)
