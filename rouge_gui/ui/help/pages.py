"""The pages of the help and their examples, read from ``resources/help``. No widgets; it scores nothing.

A page is markdown, ``LANGUAGE/NAME.md``. ``{cat.rouge1.f}`` in it stands for a number of the example ``cat`` in
``examples.json``, ``[…](example:cat)`` opens that example, ``[…](page:rouge-l)`` leads to another page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rouge_gui import assets
from rouge_gui.ui import numbers

PAGES = (
    "first-steps",
    "marks",
    "working",
    "profiles",
    "implementations",
    "rouge-n",
    "rouge-l",
    "rouge-lsum",
    "rouge-w",
    "rouge-s",
    "bleu",
    "chrf",
    "ter",
    "references",
    "corpus",
    "error-analysis",
    "blind-spots",
    "beliefs",
    "beliefs-languages",
    "keyboard",
)
_PAGE_OF_METRIC = {
    "rougeL": "rouge-l",
    "rougeLsum": "rouge-lsum",
    "rougeW": "rouge-w",
    "bleu": "bleu",
    "chrf": "chrf",
    "chrf++": "chrf",
    "ter": "ter",
}
_COUNTS = {"matches", "reference", "candidate", "edits", "length"}
_POINTS = {"score", "p1", "p2", "p3", "p4"}
_number = re.compile(r"\{([\w+-]+)\.([\w+]+)\.(\w+)\}")
_example_link = re.compile(r"\[([^\]]*)\](?=\(example:)")
_link = re.compile(r"\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Example:
    """A comparison to open: its texts, the profile it is scored by, the layer it is looked at in (empty: none).

    ``scores`` maps a metric key to its numbers by name; ``difflib`` stands among them for what it finds.
    """

    id: str
    references: tuple[str, ...]
    candidate: str
    profile: str
    layer: str
    scores: Mapping[str, Mapping[str, float]]


@dataclass(frozen=True, slots=True)
class CorpusExample:
    """Pairs of reference and candidate with aggregates by metric: ``mean``, ``median``, ``low``, ``high`` of F."""

    id: str
    profile: str
    pairs: tuple[tuple[str, str], ...]
    scores: Mapping[str, Mapping[str, float]]


@dataclass(frozen=True, slots=True)
class Page:
    """A page in one language; ``markdown`` has its numbers filled in."""

    name: str
    title: str
    markdown: str

    def holds(self, words: str) -> bool:
        """Tell whether every one of ``words`` stands in the text of the page, whatever its case."""
        text = _link.sub(r"\1", self.markdown).casefold()
        return all(word in text for word in words.casefold().split())


@cache
def load_examples() -> Mapping[str, Example]:
    """Return the comparisons by their identifiers."""
    rows = json.loads(assets.read_text("help/examples.json"))["comparisons"]
    return {row["id"]: Example(**{**row, "references": tuple(row["references"])}) for row in rows}


@cache
def load_corpora() -> Mapping[str, CorpusExample]:
    """Return the small corpora by their identifiers."""
    rows = json.loads(assets.read_text("help/examples.json"))["corpora"]
    return {row["id"]: CorpusExample(**{**row, "pairs": tuple(map(tuple, row["pairs"]))}) for row in rows}


def load_page(name: str, language: str) -> Page:
    """Return the page ``name``, one of ``PAGES``, in ``language``. Raises KeyError for a number nobody gave."""
    text = assets.read_text(f"help/{language}/{name}.md")
    title = text.partition("\n")[0].removeprefix("# ")
    # what opens as a comparison is told from what leads to a page
    text = _example_link.sub("[▸\N{NO-BREAK SPACE}\\1]", text)
    return Page(name, title, _number.sub(_shown_number, text))


def page_of_metric(metric: str) -> str:
    """Return the page that explains ``metric``; the first page for one that has none."""
    if metric in _PAGE_OF_METRIC:
        return _PAGE_OF_METRIC[metric]
    if metric.startswith("rougeS"):
        return "rouge-s"
    return "rouge-n" if re.fullmatch(r"rouge\d", metric) else PAGES[0]


def _shown_number(match: re.Match[str]) -> str:
    example, metric, name = match.groups()
    scored = load_examples().get(example) or load_corpora()[example]
    value = scored.scores[metric][name]
    if name in _COUNTS:
        return numbers.count(value)
    return numbers.points(value) if name in _POINTS else numbers.ScoreFormat().ratio(value)
