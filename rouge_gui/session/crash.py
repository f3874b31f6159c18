"""Errors that nobody expected, wherever they happen: the work is saved first, then each is reported once. No wording.

A report tells where in the program it happened and never what was in hand: no message of an exception, no value of a
variable, no quoted part of what Qt says. A text of the user's may be in any of them.
"""

from __future__ import annotations

import errno
import logging
import platform
import re
import sqlite3
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import PurePath
from types import TracebackType
from typing import Any, Literal

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QThread,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)

import rouge_gui

Kind = Literal["window", "thread", "cleaning", "qt"]

_logger = logging.getLogger("rouge_gui.crash")
# beyond these, different errors count as one
_MOST_KINDS = 50
_MOST_CAUSES = 5
_quoted = re.compile(r"\"[^\"]*\"|'[^']*'|`[^`]*`|“[^”]*”|«[^»]*»")
_path = re.compile(r"(?:[A-Za-z]:)?[\\/]\S+")
_QT_NAMES = {
    QtMsgType.QtWarningMsg: "warning",
    QtMsgType.QtCriticalMsg: "critical",
    QtMsgType.QtFatalMsg: "fatal",
}


@dataclass(frozen=True, slots=True)
class Report:
    """One error: where it came from, its ``name``, and ``text``, which can be handed on as it is."""

    kind: Kind
    name: str
    text: str


def report_of(kind: Kind, error: BaseException) -> Report:
    """Return what can be told of an exception without telling what the user works on."""
    return Report(kind, type(error).__name__, "\n".join(_lines(error)))


def _lines(error: BaseException) -> Iterator[str]:
    """Yield the traceback of ``error`` after those of its causes."""
    chain = [error]
    while len(chain) < _MOST_CAUSES:
        last = chain[-1]
        before = last.__cause__ or (None if last.__suppress_context__ else last.__context__)
        if before is None or before in chain:
            break
        chain.append(before)
    for one in reversed(chain):
        yield "Traceback (most recent call last):"
        for frame in traceback.extract_tb(one.__traceback__):
            yield f"  {_place(frame.filename)}, line {frame.lineno}, in {frame.name}"
        yield _about(one)


def _place(file: str) -> str:
    """Return a file from its package on: folders above tell who works here."""
    parts = PurePath(file).parts
    for start in ("site-packages", "rouge_gui"):
        if start in parts:
            at = len(parts) - 1 - parts[::-1].index(start)
            return "/".join(parts[at + (start == "site-packages") :])
    return parts[-1] if parts else file


def _about(error: BaseException) -> str:
    """Return type and what is known to be a name of the program or the system: never the message."""
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    told: object = None
    if isinstance(error, AttributeError):
        told = f"{type(error.obj).__name__}.{error.name}"
    elif isinstance(error, ImportError | NameError):
        told = error.name
    elif isinstance(error, UnicodeError):
        told = getattr(error, "encoding", None)
    elif isinstance(error, OSError):
        told = errno.errorcode.get(error.errno or 0)
    elif isinstance(error, sqlite3.Error):
        told = getattr(error, "sqlite_errorname", None)
    return f"{name}: {told}" if told else name


def without_texts(message: str) -> str:
    """Return a message of Qt without what it quotes and without paths."""
    return _path.sub("…", _quoted.sub("“…”", message))


def versions() -> str:
    """Return what the tool runs on, as one line."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return (
        f"rouge-gui {rouge_gui.__version__} · Python {platform.python_version()} · Qt {qVersion()} · {system}"
    )


class CrashWatch(QObject):
    """Catches what Python and Qt report as unexpected, from ``install`` to ``uninstall``.

    ``save`` is called first, on this object's thread. Signal: ``caught(Report, count)`` for a new error, and for one
    that came before at its 2nd, 4th, 8th … time, so that a storm stays a number.
    """

    caught = Signal(object, int)
    # from whatever thread it happened on
    found = Signal(object, int)

    def __init__(self, save: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._save = save
        self._lock = threading.Lock()
        self._counts: dict[str, int] = {}
        self._is_saving = False
        self._before: tuple[Any, Any, Any, Any] | None = None
        # also from its own thread: nothing may be shown in the midst of painting
        self.found.connect(self._on_found, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take the place of Python's and Qt's own ways to report."""
        hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        sys.unraisablehook = self._on_unraisable
        self._before = (*hooks, qInstallMessageHandler(self._on_qt_message))

    def uninstall(self) -> None:
        """Give their places back."""
        if self._before is not None:
            sys.excepthook, threading.excepthook, sys.unraisablehook, handler = self._before
            qInstallMessageHandler(handler)
            self._before = None

    # --- what is caught ----------------------------------------------------------------------------------

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            # whoever started it in a terminal ends it there: an orderly end, with everything kept
            self._keep()
            QCoreApplication.exit(130)
            return
        self._take(report_of("window" if self._is_here else "thread", error.with_traceback(trace)))

    def _on_thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self._take(report_of("thread", arguments.exc_value))

    def _on_unraisable(self, unraisable: sys.UnraisableHookArgs) -> None:
        if unraisable.exc_value is not None:
            self._take(report_of("cleaning", unraisable.exc_value))

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind not in _QT_NAMES:
            return
        text = f"Qt {_QT_NAMES[kind]}: {without_texts(message)} ({context.category})"
        if kind is QtMsgType.QtWarningMsg:
            if self._count(text) == 1:
                _logger.warning(text)
            return
        # Qt ends the process after a fatal one
        self._take(Report("qt", f"Qt {_QT_NAMES[kind]}", text))

    # --- what is done about it ---------------------------------------------------------------------------

    @property
    def _is_here(self) -> bool:
        return QThread.currentThread() is self.thread()

    def _take(self, report: Report) -> None:
        count = self._count(report.text)
        if count & (count - 1):
            return
        if self._is_here:
            self._keep()
        if count == 1:
            _logger.error("%s, %s\n%s", report.kind, versions(), report.text)
            if sys.stderr is not None:
                sys.stderr.write(report.text + "\n")
        else:
            _logger.error("%s: %d times", report.name, count)
        self.found.emit(report, count)

    def _count(self, text: str) -> int:
        with self._lock:
            key = text if text in self._counts or len(self._counts) < _MOST_KINDS else ""
            self._counts[key] = self._counts.get(key, 0) + 1
            return self._counts[key]

    def _keep(self) -> None:
        if self._is_saving:
            return
        self._is_saving = True
        try:
            self._save()
        except Exception as error:
            # what cannot be kept now must not keep the report away
            _logger.exception("saving: %s", _about(error), exc_info=False)
        finally:
            self._is_saving = False

    def _on_found(self, report: Report, count: int) -> None:
        self._keep()
        self.caught.emit(report, count)
