"""Profiles with a name of the user's own, each in a file that can be handed on: ``.rougeprofile``.

The file is JSON with ``format``, ``version``, ``name``, ``profile``, ``metrics``, ``scale`` and ``note``. It is read
strictly: whatever is not understood is named with its line and key, and nothing in it is ever carried out. Texts are
UTF-8; saving replaces the old file in one step.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
import unicodedata
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NoReturn

from rouge_gui.metrics import whole_texts
from rouge_gui.metrics.profile import SIGNATURE_HEAD, Profile
from rouge_gui.metrics.profile_basics import ProfileError, one_line
from rouge_gui.metrics.rouge import is_rouge
from rouge_gui.text import UnfitFileError, read_file

SUFFIX = ".rougeprofile"
FORMAT = "rouge-gui profile"
VERSION = 1
MOST_BYTES = 100_000
LONGEST_NAME = 60
_LONGEST_PROFILE, _LONGEST_NOTE = 4_000, 1_000
_KEYS = ("format", "version", "name", "profile", "metrics", "scale", "note")
_NEEDED = _KEYS[:4]
_SCALES = (1, 100)


class ProfileFileError(ValueError):
    """A profile file that cannot be used, or a name that cannot be given.

    ``id`` is ``unreadable``, ``is-a-folder``, ``not-a-file``, ``too-large``, ``binary``,
    ``not-utf8``, ``not-json``, ``wrong-format``, ``newer``,
    ``missing-key``, ``unknown-key``, ``repeated-key``, ``wrong-type``, ``bad-name``, ``taken-name``, ``bad-metric``,
    ``bad-profile`` or ``unwritable``. ``line`` is 1-based, None where the whole file is meant; ``key`` names the key,
    ``reason`` what was found; ``error`` is what is wrong with the profile inside.
    """

    def __init__(
        self, problem: str, path: str = "", line: int | None = None, key: str = "", reason: str = ""
    ) -> None:
        super().__init__(f"{path}{'' if line is None else f':{line}'}: {problem} {key} {reason}".strip())
        self.id = problem
        self.path = path
        self.line = line
        self.key = key
        self.reason = reason
        self.error: ProfileError | None = None

    def __reduce__(self) -> tuple[partial[ProfileFileError], tuple[()]]:
        """Let workers hand it over."""
        return partial(type(self), self.id, self.path, self.line, self.key, self.reason), ()


@dataclass(frozen=True, slots=True)
class SavedProfile:
    """A profile string with a name, the ``metrics`` it reports and the ``scale`` of its numbers.

    Without metrics (``()``) or scale (None) they are the profile's own.
    """

    name: str
    profile: str
    metrics: tuple[str, ...] = ()
    scale: int | None = None
    note: str = ""

    @property
    def text(self) -> str:
        """The profile string with metrics and scale: what the scores are made by."""
        words = [self.profile]
        if (self.metrics or self.scale) and self.profile.startswith(SIGNATURE_HEAD):
            words = [Profile.parse(self.profile).text]
        if self.metrics:
            words.append(f"reports={','.join(self.metrics)}")
        if self.scale is not None:
            words.append(f"scale={self.scale}")
        return " ".join(words)


def made(name: str, profile: Profile, note: str = "") -> SavedProfile:
    """Return ``profile`` under ``name``, metrics and scale standing by themselves."""
    recipe = profile.recipe
    usual = Profile.parse(profile.text.split(" ", maxsplit=1)[0]).recipe if recipe else None
    metrics: tuple[str, ...] = ()
    scale: int | None = None
    if recipe is not None:
        metrics = recipe.metrics if usual is None or recipe.metrics != usual.metrics else ()
        scale = recipe.scale if recipe.scale != (usual.scale if usual else 1) else None
    left = [
        word
        for word in profile.words
        if not (metrics and word.startswith("reports=")) and not (scale and word.startswith("scale="))
    ]
    return SavedProfile(name, " ".join(left), metrics, scale, note)


# --- names -----------------------------------------------------------------------------------------------


def checked_name(text: str) -> str:
    """Return ``text`` as a name: composed, without white space around it. Raises ProfileFileError.

    A name is short, on one line, and not read as a profile: it does not begin with a built-in profile or recipe.
    """
    name = unicodedata.normalize("NFC", text).strip()
    if not name or len(name) > LONGEST_NAME or any(unicodedata.category(char)[0] == "C" for char in name):
        raise ProfileFileError("bad-name", key="name", reason=name)
    try:
        Profile.parse(name)
    except ProfileError as error:
        if error.id in {"unknown-profile", "bad-quoting"} and not name.casefold().endswith(SUFFIX):
            return name
    raise ProfileFileError("taken-name", key="name", reason=name)


# --- reading ---------------------------------------------------------------------------------------------


def read(path: str) -> SavedProfile:
    """Read a profile file. Raises ProfileFileError."""
    try:
        data = read_file(path, MOST_BYTES)
    except UnfitFileError as error:
        raise ProfileFileError(error.problem, path) from error
    except OSError as error:
        raise ProfileFileError("unreadable", path, reason=error.strerror or "") from error
    return _Reader(path, _decoded(path, data)).saved()


def _decoded(path: str, data: bytes) -> str:
    if b"\0" in data:
        raise ProfileFileError("binary", path)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ProfileFileError("not-utf8", path, data.count(b"\n", 0, error.start) + 1) from error


class _RepeatedKeyError(ValueError):
    pass


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise _RepeatedKeyError(key)
        found[key] = value
    return found


class _Reader:
    """One file's text; errors carry the line of the key they are about."""

    def __init__(self, path: str, text: str) -> None:
        self._path = path
        self._text = text
        self._content: dict[str, object] = {}

    def saved(self) -> SavedProfile:
        """Return what the file holds. Raises ProfileFileError."""
        self._content = self._parsed()
        self._check_keys()
        name = checked_name_in(self._string("name", LONGEST_NAME), self)
        if isinstance(written := self._content.get("profile"), str):
            self._content["profile"] = one_line(written)
        profile = self._string("profile", _LONGEST_PROFILE)
        found = SavedProfile(
            name, profile, self._metrics(), self._scale(), self._string("note", _LONGEST_NOTE)
        )
        self._check_profile(found)
        return found

    def fail(self, problem: str, key: str, reason: str = "") -> NoReturn:
        """Raise the error of ``key``."""
        raise ProfileFileError(problem, self._path, self._line_of(key), key, reason)

    def _line_of(self, key: str) -> int | None:
        found = re.search(rf'"{re.escape(key)}"\s*:', self._text)
        return self._text.count("\n", 0, found.start()) + 1 if found else None

    def _parsed(self) -> dict[str, object]:
        try:
            found = json.loads(self._text, object_pairs_hook=_once)
        except _RepeatedKeyError as error:
            self.fail("repeated-key", str(error))
        except json.JSONDecodeError as error:
            raise ProfileFileError("not-json", self._path, error.lineno) from error
        except (RecursionError, ValueError) as error:
            # nested without end, or a number of thousands of digits
            raise ProfileFileError("not-json", self._path) from error
        if not isinstance(found, dict):
            raise ProfileFileError("wrong-format", self._path)
        return found

    def _check_keys(self) -> None:
        if self._content.get("format") != FORMAT:
            raise ProfileFileError("wrong-format", self._path, self._line_of("format"), "format")
        version = self._content.get("version")
        if type(version) is not int or version < 1:
            self.fail("wrong-type" if "version" in self._content else "missing-key", "version")
        if version > VERSION:
            self.fail("newer", "version", str(version))
        for key in self._content:
            if key not in _KEYS:
                self.fail("unknown-key", key)
        for key in _NEEDED:
            if key not in self._content:
                self.fail("missing-key", key)

    def _string(self, key: str, most: int) -> str:
        value = self._content.get(key, "")
        if not isinstance(value, str) or len(value) > most or not value.isprintable():
            self.fail("wrong-type", key)
        return value

    def _metrics(self) -> tuple[str, ...]:
        value = self._content.get("metrics", [])
        if not isinstance(value, list):
            self.fail("wrong-type", "metrics")
        for one in value:
            if not isinstance(one, str):
                self.fail("wrong-type", "metrics")
            if not is_rouge(one) and one not in whole_texts.KEYS:
                self.fail("bad-metric", "metrics", one)
        if len(set(value)) != len(value):
            self.fail("bad-metric", "metrics", ",".join(value))
        return tuple(value)

    def _scale(self) -> int | None:
        value = self._content.get("scale")
        if value is None:
            return None
        if type(value) is not int or value not in _SCALES:
            self.fail("wrong-type", "scale")
        return value

    def _check_profile(self, found: SavedProfile) -> None:
        try:
            Profile.parse(found.text)
        except ProfileError as error:
            problem = ProfileFileError(
                "bad-profile", self._path, self._line_of("profile"), "profile", found.text
            )
            problem.error = error
            raise problem from error


def checked_name_in(name: str, reader: _Reader) -> str:
    """Return the name a file gives. Raises ProfileFileError with its line."""
    try:
        return checked_name(name)
    except ProfileFileError as error:
        reader.fail(error.id, "name", name)


# --- writing ---------------------------------------------------------------------------------------------


def write(path: str, saved: SavedProfile) -> None:
    """Write a profile file in place of what had its name. Raises ProfileFileError."""
    content = {
        "format": FORMAT,
        "version": VERSION,
        "name": saved.name,
        "profile": saved.profile,
        "metrics": list(saved.metrics),
        "scale": saved.scale,
        "note": saved.note,
    }
    data = json.dumps(content, ensure_ascii=False, indent=1).encode("utf-8", errors="replace") + b"\n"
    target = Path(path)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(dir=target.parent, prefix=".", suffix=".part")
    except OSError as error:
        raise ProfileFileError("unwritable", path, reason=error.strerror or "") from error
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        Path(part).replace(target)
    except OSError as error:
        Path(part).unlink(missing_ok=True)
        raise ProfileFileError("unwritable", path, reason=error.strerror or "") from error
