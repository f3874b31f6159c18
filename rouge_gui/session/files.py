"""Text files: read without surprises, written back as they were, never half.

A file's line breaks become ``\\n`` in the text, so that all newline styles score alike; encoding, byte order mark and
newline style are kept for saving. Problems carry an identifier; wording is the window's.
"""

from __future__ import annotations

import codecs
import errno
import hashlib
import os
import re
import stat
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice, takewhile
from pathlib import Path
from typing import Literal, NamedTuple

from PySide6.QtCore import QFileDevice, QIODevice, QSaveFile

from rouge_gui.session.sizes import LARGE_BYTES, LARGEST_BYTES, Amount, beginning_of, excess_of_lines
from rouge_gui.text.encodings import Guess, decode, guess, mark_of
from rouge_gui.text.file_kinds import kind_of

Problem = Literal[
    "too-few",
    "not-found", "is-a-folder", "not-a-file", "link-loop", "large", "too-large", "many-lines", "long-line",
    "binary", "office", "pdf", "packed", "picture", "undecodable", "not-permitted", "unreadable", "unencodable",
    "half-character", "unwritable", "no-folder", "folder-there", "disk-full", "changed-outside",
]  # fmt: skip
# what a part of a file helps against
TOO_MUCH: frozenset[Problem] = frozenset(("large", "too-large", "many-lines", "long-line"))
OnDisk = Literal["same", "changed", "gone", "no-file"]

PART_BYTES = 1_000_000
_BLOCK_BYTES = 1_000_000
_FULL_ERRNOS = {errno.ENOSPC, errno.EFBIG, errno.EDQUOT}
_NO_ROOM = {QFileDevice.FileError.WriteError, QFileDevice.FileError.ResourceError}
# the digest of no bytes
_UNKNOWN = "unknown"
_BREAK = re.compile("\r?\n")
_CONTROL = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f]")
# of all characters; a text may hold a stray one
_MOST_CONTROLS = 0.02


class FileProblemError(Exception):
    """A file that cannot be opened or saved: its ``path``, the problem's ``id``, the 1-based ``line`` (0 = all).

    ``values`` tell more: the ``letter`` that ``encoding`` lacks, how many ``megabytes`` are too many.
    """

    def __init__(self, path: str, problem: Problem, line: int = 0, **values: object) -> None:
        super().__init__(f"{path}: {problem}" + (f" (line {line})" if line else ""))
        self.path = path
        self.id = problem
        self.line = line
        self.values = values


class StopReadingError(Exception):
    """Nobody waits for the text any more."""


class Stamp(NamedTuple):
    """What tells that a file was written again: when, and how long it is."""

    mtime_ns: int
    size: int


@dataclass(frozen=True, slots=True)
class LoadedText:
    r"""A text with ``\n`` line breaks and how its file was written.

    ``bom`` is the byte order mark or b""; ``newline`` the line break used most; ``original`` the bytes on disk.
    ``sure`` tells that the encoding is more than a guess, ``part`` that the text is the beginning of a longer file.
    ``breaks`` are the line breaks one by one, () where they are all ``newline``; ``digest`` tells the
    bytes on disk.
    """

    text: str
    path: str
    encoding: str = "utf-8"
    bom: bytes = b""
    newline: str = "\n"
    original: bytes = b""
    stamp: Stamp | None = None
    sure: bool = True
    part: bool = False
    breaks: tuple[str, ...] = ()
    digest: str = ""


def read_text(
    path: str, encoding: str = "", amount: Amount = "usual", tell: Callable[[float], None] | None = None
) -> LoadedText:
    """Read a text file, in ``encoding`` or the one it seems to have. Raises FileProblemError.

    ``amount``: a "large" file is only read on request, of one that is still larger only a "part". ``tell`` hears
    which share is done; StopReadingError ends the reading.
    """
    loaded = _loaded(path, encoding, amount, tell or _unheard)
    if amount != "part":
        _check_lines(loaded.text, path, amount)
    return loaded


def _loaded(path: str, encoding: str, amount: Amount, tell: Callable[[float], None]) -> LoadedText:
    data, stamp = read_bytes(path, amount, tell)
    head = Guess(encoding, mark_of(encoding, data)) if encoding else guess(data)
    if not (encoding or head.bom) and (kind := kind_of(data)):
        raise FileProblemError(path, kind)
    raw = _decoded(data, head, path, amount)
    tell(0.8)
    newline = _newline_of(raw)
    # where lines end otherwise, a lone carriage return is a character like others
    text = raw.replace("\r" if newline == "\r" else "\r\n", "\n")
    if amount == "part":
        text, data, stamp = beginning_of(text), b"", Stamp(0, 0)
    file = LoadedText(
        text, path, head.encoding, head.bom, newline, data, stamp, sure=head.sure, part=amount == "part"
    )
    if amount == "part":
        return file
    return replace(file, breaks=_breaks_of(raw, newline), digest=_digest_of(data))


def _unheard(_share: float) -> None:
    pass


def read_bytes(
    path: str, amount: Amount = "usual", tell: Callable[[float], None] = _unheard
) -> tuple[bytes, Stamp]:
    """Return what a file holds, or its beginning. Raises FileProblemError."""
    try:
        _check_mode(path, Path(path).stat().st_mode)
        # whatever took its place meanwhile, opening and reading it does not wait
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(handle, "rb") as file:
            state = os.fstat(handle)
            _check_mode(path, state.st_mode)
            most = _most_bytes(path, state.st_size, amount)
            parts: list[bytes] = []
            size = 0
            while size < most and (block := file.read(min(_BLOCK_BYTES, most - size))):
                parts.append(block)
                size += len(block)
                tell(min(0.6, 0.6 * size / max(1, state.st_size)))
    except (FileNotFoundError, NotADirectoryError) as error:
        raise FileProblemError(path, "not-found") from error
    except PermissionError as error:
        raise FileProblemError(path, "not-permitted") from error
    except (OSError, ValueError) as error:
        raise FileProblemError(path, "link-loop" if _is_loop(path) else "unreadable") from error
    if amount != "part":
        _most_bytes(path, size, amount)
    return b"".join(parts), Stamp(state.st_mtime_ns, size)


def _check_mode(path: str, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise FileProblemError(path, "is-a-folder")
    if not stat.S_ISREG(mode):
        # reading a pipe or device might never end
        raise FileProblemError(path, "not-a-file")


def _most_bytes(path: str, size: int, amount: Amount) -> int:
    """Return how many bytes to read; one more than allowed shows that a file has grown since."""
    if amount == "part":
        return PART_BYTES
    if size > LARGEST_BYTES:
        raise FileProblemError(path, "too-large", megabytes=LARGEST_BYTES // 1_000_000)
    if size > LARGE_BYTES and amount == "usual":
        raise FileProblemError(path, "large", megabytes=LARGE_BYTES // 1_000_000)
    return (LARGEST_BYTES if amount == "large" else LARGE_BYTES) + 1


def _is_loop(path: str) -> bool:
    with suppress(OSError, ValueError, RuntimeError):
        return Path(path).is_symlink()
    return False


def _decoded(data: bytes, head: Guess, path: str, amount: Amount) -> str:
    body = data[len(head.bom) :]
    if amount == "part":
        # a letter may be cut by the end: it is left out
        raw = codecs.getincrementaldecoder(head.encoding)("ignore").decode(body)
    else:
        try:
            raw = decode(body, head.encoding)
        except UnicodeDecodeError as error:
            sound = body[: error.start].decode(head.encoding, "ignore")
            raise FileProblemError(path, "undecodable", _line_after(sound), encoding=head.encoding) from error
    if "\0" in raw:
        raise FileProblemError(path, "binary", _line_after(raw[: raw.index("\0")]))
    if len(_CONTROL.findall(raw[:_BLOCK_BYTES])) > _MOST_CONTROLS * len(raw[:_BLOCK_BYTES]):
        raise FileProblemError(path, "binary")
    return raw


def _check_lines(text: str, path: str, amount: Amount) -> None:
    excess = excess_of_lines(text, amount)
    if excess is not None:
        raise FileProblemError(path, excess.id, excess.line, hopeless=excess.hopeless, **excess.values)


def _line_after(text: str) -> int:
    return (text.count("\n") or text.count("\r")) + 1


def _newline_of(raw: str) -> str:
    """Return the line break the text uses most; a lone carriage return counts only where there is no line feed."""
    if "\n" not in raw:
        return "\r" if "\r" in raw else "\n"
    return "\r\n" if 2 * raw.count("\r\n") > raw.count("\n") else "\n"


def _breaks_of(raw: str, newline: str) -> tuple[str, ...]:
    """Return the line breaks where they are of both kinds."""
    if newline == "\r" or raw.count("\r\n") in {0, raw.count("\n")}:
        return ()
    return tuple(_BREAK.findall(raw))


# --- what others do to the file ---------------------------------------------------------------------------


def on_disk(file: LoadedText) -> OnDisk:
    """Tell whether the file still holds what was read from it or written to it last."""
    try:
        state = Path(file.path).stat()
    except (FileNotFoundError, NotADirectoryError):
        return "gone"
    except (OSError, ValueError):
        # nothing is known of it; saving will tell
        return "same"
    if not stat.S_ISREG(state.st_mode):
        return "no-file"
    is_untouched = file.stamp is None or (state.st_mtime_ns, state.st_size) == file.stamp
    return "same" if is_untouched or _holds(file) else "changed"


def _holds(file: LoadedText) -> bool:
    """Tell whether the file holds what it did, though it was written again."""
    with suppress(OSError):
        path = Path(file.path)
        if file.digest and not file.original:
            return _digest_of(path.read_bytes()) == file.digest
        return path.stat().st_size == len(file.original) and path.read_bytes() == file.original
    return False


def _digest_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def another_on_disk(file: LoadedText) -> LoadedText:
    """Return ``file`` as one of which it is not known that it holds what it did, until it is written or kept."""
    return replace(file, original=b"", stamp=Stamp(-1, -1), digest=file.digest or _UNKNOWN)


# --- writing ----------------------------------------------------------------------------------------------


def save_text(text: str, file: LoadedText) -> LoadedText:
    """Write ``text`` to the path of ``file`` as that was written; return it as it is now. Raises FileProblemError.

    An unchanged text gives the same bytes. Of mixed line breaks, those before the first line that was changed and after
    the last stay. The file is replaced as a whole or not at all.
    """
    breaks = _breaks_for(text, file)
    data = file.original if text == file.text and file.original else _encoded(text, file, breaks)
    save_bytes(data, file.path)
    return replace(
        file,
        text=text,
        original=data,
        stamp=stamp_of(file.path),
        sure=True,
        breaks=breaks,
        digest=_digest_of(data),
    )


def _breaks_for(text: str, file: LoadedText) -> tuple[str, ...]:
    """Return the breaks to write ``text`` with, () where they are all alike."""
    if not file.breaks or text == file.text:
        return file.breaks
    before, after = file.text.split("\n"), text.split("\n")
    # the last line ends without a break
    old, new = len(before) - 1, len(after) - 1
    most = min(old, new)
    start = _alike(zip(before[:most], after[:most], strict=True))
    most = min(len(before), len(after)) - start
    end = _alike(zip(islice(reversed(before), most), islice(reversed(after), most), strict=True))
    # of the lines at the end, the last has no break to keep
    kept = max(0, end - 1)
    inside = (file.newline,) * (new - start - kept)
    breaks = (*file.breaks[:start], *inside, *file.breaks[old - kept :])
    return breaks if any(one != file.newline for one in breaks) else ()


def _alike(pairs: Iterable[tuple[str, str]]) -> int:
    """Return how many pairs there are before one that differs."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def is_there(path: str) -> bool:
    """Tell whether there is a file that can be seen."""
    with suppress(OSError, ValueError):
        return Path(path).is_file()
    return False


def stamp_of(path: str) -> Stamp | None:
    """Return the stamp of a file, None where it cannot be seen."""
    with suppress(OSError):
        state = Path(path).stat()
        return Stamp(state.st_mtime_ns, state.st_size)
    return None


def save_bytes(data: bytes, path: str) -> None:
    """Write a file as a whole or not at all. Raises FileProblemError."""
    _check_target(path)
    target = QSaveFile(path)
    if not target.open(QIODevice.OpenModeFlag.WriteOnly):
        raise FileProblemError(path, "unwritable")
    if target.write(data) != len(data) or not target.commit():
        is_full = target.error() in _NO_ROOM
        target.cancelWriting()
        raise FileProblemError(path, "disk-full" if is_full else "unwritable")


def _check_target(path: str) -> None:
    try:
        if Path(path).is_dir():
            raise FileProblemError(path, "folder-there")
        if not Path(path).parent.is_dir():
            raise FileProblemError(path, "no-folder", folder=Path(path).parent.name)
    except (OSError, ValueError) as error:
        # nobody may look there
        raise FileProblemError(path, "unwritable") from error


def write_problem(path: str, error: OSError) -> FileProblemError:
    """Return what kept somebody else from writing a file."""
    try:
        _check_target(path)
    except FileProblemError as problem:
        return problem
    return FileProblemError(path, "disk-full" if error.errno in _FULL_ERRNOS else "unwritable")


def save_lines(lines: Iterable[str], path: str) -> None:
    """Write lines, such as those of an edit log, as a UTF-8 file; whole or not at all. Raises FileProblemError."""
    save_bytes("".join(f"{line}\n" for line in lines).encode(), path)


def read_lines(path: str) -> list[str]:
    """Read the lines of a text file, without their line breaks. Raises FileProblemError."""
    return _loaded(path, "", "large", _unheard).text.split("\n")


def _encoded(text: str, file: LoadedText, breaks: tuple[str, ...]) -> bytes:
    if breaks:
        lines = text.split("\n")
        raw = "".join(line + end for line, end in zip(lines, (*breaks, ""), strict=True))
    else:
        raw = text.replace("\n", file.newline)
    try:
        return file.bom + raw.encode(file.encoding)
    except UnicodeEncodeError as error:
        letter = error.object[error.start]
        line = _line_after(error.object[: error.start])
        if "\ud800" <= letter <= "\udfff":
            # written out, the file could not be read again
            raise FileProblemError(file.path, "half-character", line) from error
        raise FileProblemError(
            file.path, "unencodable", line, letter=letter, encoding=file.encoding
        ) from error
