"""Finds the rows of a table that give a published value within the digits it was printed with. No wording."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rouge_gui.lab.counting import Outcome
from rouge_gui.lab.tables import Table
from rouge_gui.metrics.rouge import is_rouge

Part = Literal["precision", "recall", "fmeasure"]
PARTS: tuple[Part, ...] = ("fmeasure", "precision", "recall")

_label = re.compile(r"r(?:ouge)?[-_ ]?(lsum|l|w|su?(?:\d{1,6}|\*)|[1-9])(?![\d.,%])", re.IGNORECASE)
_part = re.compile(
    r"(f(?:1|[- ]?measure|[- ]?score)?|p(?:rec(?:ision)?)?|r(?:ec(?:all)?)?)(?![\w.])", re.IGNORECASE
)
_number = re.compile(r"(\d+[.,]\d+|(?<![\d.,])[.,]\d+|\d+)(?![\w])\s*(%)?")
_between = re.compile(r"[\s:;,/|=()*±·&-]+")
# a number that lies on the border of two roundings
_BORDER = 1e-9


class PublishedError(ValueError):
    """Text in which there is no published value; ``rest`` is what cannot be read."""

    def __init__(self, rest: str) -> None:
        super().__init__(rest)
        self.rest = rest


@dataclass(frozen=True, slots=True)
class Published:
    """A value as it was printed: ``value`` and how far a number may be from it, in 0–1.

    ``key`` and ``part`` are None where any metric, any of P, R and F may be meant.
    """

    text: str
    value: float
    within: float
    key: str | None = None
    part: Part | None = None

    def distance(self, value: float) -> float:
        """Return how far ``value`` is from being printed so; 0 where it is."""
        return max(abs(value - self.value) - self.within * (1 + _BORDER) - 1e-12, 0.0)


@dataclass(frozen=True, slots=True)
class Hit:
    """A number of a row beside the published value number ``published``."""

    published: int
    key: str
    part: Part
    value: float
    distance: float


@dataclass(frozen=True, slots=True)
class Found:
    """What a row gives for each published value: every number that is printed so, or else the nearest one."""

    row: int
    hits: tuple[Hit, ...]
    nearest: tuple[Hit, ...]
    asked: int

    @property
    def matched(self) -> int:
        """How many of the published values the row gives."""
        return len({hit.published for hit in self.hits})

    @property
    def is_whole(self) -> bool:
        """Whether the row gives all of them."""
        return self.matched == self.asked


def parse_published(text: str) -> tuple[Published, ...]:
    """Return the values in ``text``, such as ``41.2``, ``.41``, ``41,2 %``, ``R1 41.2 R2 18.9``, ``ROUGE-L F .38``.

    The digits decide how near a number must be. Where one of the values is above 1 or in percent, all are in 0–100.
    Raises PublishedError.
    """
    read: list[tuple[str, bool, str | None, Part | None]] = []
    key: str | None = None
    part: Part | None = None
    place = 0
    while place < len(text):
        if between := _between.match(text, place):
            place = between.end()
        elif label := _label.match(text, place):
            key, place = _key_of(label[1]), label.end()
        elif number := _number.match(text, place):
            read.append((number[1], bool(number[2]), key, part))
            key, part, place = None, None, number.end()
        elif named := _part.match(text, place):
            part, place = _part_of(named[1]), named.end()
        else:
            raise PublishedError(text[place:])
    if not read:
        raise PublishedError(text)
    percent = any(is_percent or float(number.replace(",", ".")) > 1 for number, is_percent, _, _ in read)
    return tuple(_published(number, key, part, percent=percent) for number, _, key, part in read)


def _key_of(label: str) -> str | None:
    name = label.lower()
    key = f"rouge{name}" if name == "lsum" else f"rouge{name.upper()}"
    key = "rougeLsum" if name == "lsum" else key
    return key if is_rouge(key) else None


def _part_of(name: str) -> Part:
    return {"f": PARTS[0], "p": PARTS[1], "r": PARTS[2]}[name[0].lower()]


def _published(number: str, key: str | None, part: Part | None, *, percent: bool) -> Published:
    plain = number.replace(",", ".")
    digits = len(plain.partition(".")[2])
    scale = 100 if percent else 1
    return Published(number, float(plain) / scale, 0.5 * 10.0**-digits / scale, key, part)


def find_published(table: Table, asked: Sequence[Published]) -> tuple[Found, ...]:
    """Return what each row has to do with the values, the rows that give most of them first, then the nearest."""
    found = [_found(table, row, asked) for row in range(len(table.rows))]
    return tuple(sorted(found, key=_rank))


def _found(table: Table, row: int, asked: Sequence[Published]) -> Found:
    hits: list[Hit] = []
    nearest: list[Hit] = []
    for number, published in enumerate(asked):
        candidates = [
            Hit(number, key, part, value, published.distance(value))
            for key in table.metrics
            if _may_be(published, key)
            for part, value in _values(table.outcome(row, key))
            if published.part in {None, part}
        ]
        hits += [hit for hit in candidates if hit.distance == 0]
        nearest += sorted(candidates, key=lambda hit: hit.distance)[:1]
    return Found(row, tuple(hits), tuple(nearest), len(asked))


def _may_be(published: Published, key: str) -> bool:
    # what papers call ROUGE-L is the summary-level one as often as not
    return published.key in {None, key} or (published.key, key) == ("rougeL", "rougeLsum")


def _values(outcome: Outcome | None) -> list[tuple[Part, float]]:
    if outcome is None or outcome.score is None:
        return []
    score = outcome.score
    return [("fmeasure", score.fmeasure), ("precision", score.precision), ("recall", score.recall)]


def _rank(found: Found) -> tuple[int, int, float, int]:
    in_f = sum(hit.part == "fmeasure" for hit in found.hits)
    distance = sum(hit.distance for hit in found.nearest) if found.nearest else float("inf")
    return -found.matched, -min(in_f, 1), distance, found.row
