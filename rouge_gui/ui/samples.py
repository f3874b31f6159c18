"""The example pairs and the corpus that ship with the tool. Reads the pairs; opening one is the window's business."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QLocale

from rouge_gui import assets

LANGUAGES = ("en", "zh", "ru")
# items of the corpus that ships with the tool
CORPUS_ITEMS = 63


@dataclass(frozen=True, slots=True)
class Hint:
    """What to try with a sample. ``kind`` is ``type-over`` (``old``, ``new``) or ``choose-tokenizer``."""

    kind: str
    old: str = ""
    new: str = ""
    tokenizer: str = ""


@dataclass(frozen=True, slots=True)
class Sample:
    """A reference and a candidate; ``shows`` says by language what they show."""

    id: str
    reference: str
    candidate: str
    shows: Mapping[str, str]
    hint: Hint | None = None

    def description(self) -> str:
        """Return what the pair shows, in the interface's language."""
        return self.shows[interface_language()]


@cache
def load_samples(language: str) -> tuple[Sample, ...]:
    """Return the samples in ``language``, one of ``LANGUAGES``."""
    rows = json.loads(assets.read_text(f"samples/{language}.json"))
    return tuple(Sample(**{**row, "hint": Hint(**row["hint"]) if "hint" in row else None}) for row in rows)


def sample_corpus() -> str:
    """Return the path of the corpus that ships with the tool."""
    return str(assets.path("samples/corpus.jsonl"))


def interface_language() -> str:
    """Return which of ``LANGUAGES`` the interface speaks: the locale's, else English."""
    return language_of(QLocale())


def language_of(locale: QLocale) -> str:
    """Return which of ``LANGUAGES`` ``locale`` speaks, else English."""
    language = locale.name().partition("_")[0]
    return language if language in LANGUAGES else LANGUAGES[0]


def first_sample() -> Sample:
    """Return the pair a first start opens with: the first of the interface's language."""
    return load_samples(interface_language())[0]
