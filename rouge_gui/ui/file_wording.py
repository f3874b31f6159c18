"""Sentences about files: what is wrong with one and what to do, and names that are safe to show."""

from __future__ import annotations

import unicodedata
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP

from rouge_gui.session.files import FileProblemError
from rouge_gui.text.encodings import display_name
from rouge_gui.ui import numbers
from rouge_gui.ui.wording import sentence

_PROBLEMS = {
    "too-few": QT_TRANSLATE_NOOP("wording", "Choose two files or more: references first, the candidate last"),
    "not-found": QT_TRANSLATE_NOOP("wording", "{path} is not there: check the name"),
    "is-a-folder": QT_TRANSLATE_NOOP("wording", "{path} is a folder: choose the text files in it"),
    "not-a-file": QT_TRANSLATE_NOOP(
        "wording", "{path} is a pipe, socket or device: save what it gives as a plain text file first"
    ),
    "link-loop": QT_TRANSLATE_NOOP(
        "wording", "{path} is a link that leads back to itself: open the file itself"
    ),
    "large": QT_TRANSLATE_NOOP(
        "wording", "{path} is larger than {megabytes} MB: the window will answer more slowly"
    ),
    "too-large": QT_TRANSLATE_NOOP("wording", "{path} is larger than {megabytes} MB: open a part of it"),
    "many-lines": QT_TRANSLATE_NOOP(
        "wording", "{path} has more than {lines} lines: the window will answer more slowly"
    ),
    "long-line": QT_TRANSLATE_NOOP(
        "wording", "{path}, line {line}: this line is very long, and a pane lays lines out as a whole"
    ),
    "binary": QT_TRANSLATE_NOOP("wording", "{path} is no text: save it as plain text first"),
    "office": QT_TRANSLATE_NOOP(
        "wording", "{path} is a document of a word processor: save it as plain text first"
    ),
    "pdf": QT_TRANSLATE_NOOP("wording", "{path} is a PDF: save its text as plain text first"),
    "packed": QT_TRANSLATE_NOOP("wording", "{path} is packed: unpack it and open the plain text"),
    "picture": QT_TRANSLATE_NOOP("wording", "{path} is a picture: save its text as plain text first"),
    "undecodable": QT_TRANSLATE_NOOP("wording", "{path}, line {line}: this is no sound {encoding}"),
    "not-permitted": QT_TRANSLATE_NOOP("wording", "{path} may not be read: check its permissions"),
    "unreadable": QT_TRANSLATE_NOOP("wording", "{path} cannot be read"),
    "unencodable": QT_TRANSLATE_NOOP(
        "wording", "{path}, line {line}: {encoding} has no “{letter}”, so nothing was saved"
    ),
    "half-character": QT_TRANSLATE_NOOP(
        "wording", "{path}, line {line}: half a character cannot be saved; delete it first"
    ),
    "unwritable": QT_TRANSLATE_NOOP("wording", "{path} cannot be written: save under another name"),
    "folder-there": QT_TRANSLATE_NOOP("wording", "{path} is a folder: save under another name"),
    "disk-full": QT_TRANSLATE_NOOP(
        "wording", "{path} was not saved: the disk is full; make room or save elsewhere"
    ),
    "no-folder": QT_TRANSLATE_NOOP(
        "wording", "{path} cannot be written: the folder “{folder}” is missing; make it or choose another"
    ),
    "changed-outside": QT_TRANSLATE_NOOP(
        "wording", "{path} was changed by another program meanwhile, so it was not saved"
    ),
}
_SHOWN_CONTROLS = 0x2400
_LONGEST_NAME = 40
_READ_ON = 200


def problem_sentence(problem: FileProblemError) -> str:
    """Return what is wrong with a file and what to do."""
    values = {"path": safe_name(problem.path), "line": problem.line, **problem.values}
    if isinstance(letter := values.get("letter"), str):
        values["letter"] = safe(letter)
    if isinstance(encoding := values.get("encoding"), str):
        values["encoding"] = display_name(encoding)
    if isinstance(lines := values.get("lines"), int):
        values["lines"] = numbers.count(lines)
    if isinstance(folder := values.get("folder"), str):
        values["folder"] = safe(folder)
    return sentence(_PROBLEMS, problem.id, values)


def safe_name(path: str) -> str:
    """Return the name of a file, fit for a line of text: what breaks or turns lines is spelt out."""
    name = safe(Path(path).name or path)
    return name if len(name) <= _LONGEST_NAME else f"{name[:24]}…{name[-15:]}"


def safe(text: str) -> str:
    """Return ``text`` on one line and in its own order, however odd its characters."""
    return "".join(map(_shown, text))


def brief(name: str) -> str:
    """Return a name from a file on one line, cut where nobody would read on."""
    return safe(name if len(name) <= _READ_ON else f"{name[:_READ_ON]}…")


def _shown(letter: str) -> str:
    code = ord(letter)
    if code < 0x20:
        return chr(_SHOWN_CONTROLS + code)
    if letter != " " and unicodedata.category(letter) in {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs"}:
        return f"<{code:04X}>"
    return letter
