"""The packages whose numbers are compared with ours: names, the versions that profiles follow, how to install them."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple


class Package(NamedTuple):
    """A package on PyPI. ``follows``: the version that profiles reproduce; empty for sacreBLEU, which we run itself."""

    name: str
    follows: str

    @property
    def wanted_version(self) -> str:
        """The version to install."""
        return self.follows or version(self.name)


PACKAGES = {
    package.name: package
    for package in (
        Package("rouge-score", "0.1.2"),
        Package("evaluate", "0.4.6"),
        Package("rouge", "1.0.1"),
        Package("rouge-chinese", "1.0.3"),
        Package("rouge-metric", "1.0.1"),
        Package("sacrebleu", ""),
    )
}


def install_line(names: Iterable[str], python: str = "") -> str:
    """Return the command that installs packages for ``python`` (empty: the one that runs), to be copied to a shell."""
    needed = [f"{name}=={PACKAGES[name].wanted_version}" for name in names]
    # evaluate leaves it to its users to have the package that computes
    if any(name == "evaluate" for name in names):
        needed.append(f"rouge-score=={PACKAGES['rouge-score'].wanted_version}")
    words = [python or sys.executable or "python", "-m", "pip", "install", *dict.fromkeys(needed)]
    if Path(words[0]).is_absolute() and sys.platform == "win32":
        return " ".join(f'"{word}"' if " " in word else word for word in words)
    return shlex.join(words)
