"""Pythons to verify with that are none, or hold what a test wants: files in a folder of the test."""

from __future__ import annotations

import sys
import venv
from pathlib import Path


def bare_python(folder: Path) -> str:
    """Return the Python of a new environment that holds no package at all."""
    venv.EnvBuilder(symlinks=sys.platform != "win32").create(folder)
    return str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))


def script(path: Path, lines: str) -> str:
    """Return a program in the place of a Python: a shell script of ``lines``."""
    path.write_text(f"#!/bin/sh\n{lines}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def installed(python: str, name: str, version: str, code: str) -> None:
    """Put a package of one module into the environment of ``python``."""
    packages = next(Path(python).parent.parent.glob("lib/python*/site-packages"))
    (packages / name.replace("-", "_")).mkdir()
    (packages / name.replace("-", "_") / "__init__.py").write_text(code, encoding="utf-8")
    about = packages / f"{name.replace('-', '_')}-{version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8"
    )
