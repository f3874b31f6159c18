"""How the text of a pane is set, and the lines it comes to on screen, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How the texts are set: size in points, distance of lines in percent of a line, whether long lines wrap."""

    points: float
    line_percent: int = 175
    wrap: bool = True


class Band(NamedTuple):
    """A line on screen: it shows ``[start, end)`` (UTF-16) between ``top`` and ``bottom`` of the viewport."""

    start: int
    end: int
    top: float
    bottom: float
