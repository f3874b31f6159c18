"""The one door to resource files: themes, samples and whatever else ships beside the code.

A wheel carries them as ``rouge_gui/_resources``; an editable install reads the sibling ``resources/``.
Knows no file formats and no Qt.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def root() -> Path:
    """Return the folder that holds the resource files."""
    installed = _PACKAGE / "_resources"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources"


def path(name: str) -> Path:
    """Return where the resource ``name`` (slash-separated) lies, whether or not it exists."""
    return root().joinpath(*name.split("/"))


def read_text(name: str) -> str:
    """Return the text of the resource ``name``. Raises OSError if it is not there."""
    return path(name).read_text(encoding="utf-8")
