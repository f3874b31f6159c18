"""Ready questions to a corpus, each as a query and an order that the user sees and may change. No wording.

An identifier tells what a finding is; only those are given whose columns there are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from rouge_gui.corpus.column_names import ColumnName, Vocabulary, quoted
from rouge_gui.corpus.query import parse, parse_expression
from rouge_gui.corpus.query_tree import QueryError

# the smallest share of a text that is read without a warning
_COVERED = ".9"
_SORTED = re.compile(r"^(.*)\n(ascending|descending): ([^\n]+)\Z", re.DOTALL)
# the one that says most about a text comes first
_TELLING = ("rougeL", "rougeLsum", "rouge1", "rouge2")


@dataclass(frozen=True, slots=True)
class Finding:
    """What to show and in what order: a query and an expression, either may be empty."""

    id: str
    query: str = ""
    order: str = ""
    descending: bool = False

    @property
    def stored(self) -> str:
        """One text that ``from_stored`` reads again: a query without an order is itself."""
        if not self.order:
            return self.query
        return f"{self.query}\n{'descending' if self.descending else 'ascending'}: {self.order}"

    @classmethod
    def from_stored(cls, name: str, text: str) -> Finding:
        """Return what was saved under ``name``."""
        found = _SORTED.match(text)
        if found is None:
            return cls(name, text)
        return cls(name, found[1], found[3], descending=found[2] == "descending")


class FilterStore(Protocol):
    """What is asked of the file that holds a corpus."""

    def filters(self) -> dict[str, str]:
        """Return what was saved, by name."""

    def set_filter(self, name: str, query: str | None) -> None:
        """Save a text under a name; None takes it away."""


def saved(store: FilterStore) -> list[Finding]:
    """Return what the user saved with the corpus, by name. Raises CorpusStoreError."""
    return [Finding.from_stored(name, text) for name, text in store.filters().items()]


def save(store: FilterStore, finding: Finding) -> None:
    """Save a finding under its name, in the place of what was saved under it. Raises CorpusStoreError."""
    store.set_filter(finding.id, finding.stored)


def remove(store: FilterStore, name: str) -> None:
    """Forget what was saved under ``name``. Raises CorpusStoreError."""
    store.set_filter(name, None)


def disagreement(first: str, second: str) -> Finding:
    """Return the items on whose place two columns disagree most: high by the one, low by the other."""
    return Finding("disagreement", "", f"abs(rank({first}) - rank({second}))", descending=True)


def beats(column: ColumnName, better: str, worse: str, least: float) -> Finding:
    """Return the items in which one system's value exceeds another's by ``least`` or more, the clearest first."""
    own = ColumnName(column.kind, column.name, column.part).spelled()
    ahead = f"delta({own}, {quoted(better)}, {quoted(worse)})"
    sign = ">=" if least > 0 else ">"
    return Finding("beats", f"{ahead} {sign} {least:g}", ahead, descending=True)


def systems_differ(metric: str, systems: Sequence[str]) -> Finding:
    """Return the items in which the systems' scores lie apart most."""
    scores = ", ".join(ColumnName("score", metric, "fmeasure", system).spelled() for system in systems)
    return Finding("systems-differ", "", f"max({scores}) - min({scores})", descending=True)


def ready(vocabulary: Vocabulary) -> list[Finding]:
    """Return the questions that this corpus can be asked, the most asked ones first."""
    return [finding for finding in _all(vocabulary) if _can_be_asked(finding, vocabulary)]


def _all(vocabulary: Vocabulary) -> Iterator[Finding]:
    metric = next((key for key in _TELLING if key in vocabulary.metrics), "")
    yield Finding("worst", "", metric)
    yield Finding("best", "", metric, descending=True)
    if "rouge2" in vocabulary.metrics:
        yield disagreement(metric, "rouge2")
    # function arguments have a limit
    if metric and 1 < len(vocabulary.systems) <= 20:
        yield systems_differ(metric, vocabulary.systems)
    yield Finding("word-order", "rouge1 >= q50", "rank(rouge1) - rank(rouge2)", descending=True)
    yield Finding(
        "precise-but-short", "rouge1.p > q75 and rouge1.r < q25", "rouge1.p - rouge1.r", descending=True
    )
    yield Finding("longest", "", "len.candidate", descending=True)
    yield Finding(
        "longer-than-reference", "len.candidate > 1.5 * len.reference", "len.candidate / len.reference", True
    )
    yield Finding("empty", "chars.candidate = 0")
    yield Finding("no-candidate", "missing(chars.candidate)")
    yield Finding("no-reference", "references = 0")
    yield Finding(
        "low-coverage",
        f"coverage.candidate < {_COVERED} or coverage.reference < {_COVERED}",
        "min(coverage.candidate, coverage.reference)",
    )
    yield Finding("same-as-reference", "candidate = reference")
    yield Finding("copied-from-source", 'source ~ candidate and candidate != ""')
    yield Finding("corrected", "not missing(distance)", "distance", descending=True)
    yield Finding("noted", "not missing(note)")


def _can_be_asked(finding: Finding, vocabulary: Vocabulary) -> bool:
    try:
        query = parse(finding.query, vocabulary)
        order = parse_expression(finding.order, vocabulary)
    except QueryError:
        return False
    return query.condition is not None or order.node is not None


def ngram_query(form: Sequence[str], *, stemmed: bool, winner: str = "", loser: str = "") -> str:
    """Return a query for items whose candidate has an n-gram, as far as a text tells: tokens are cut and changed.

    With two systems: those whose reference has it, the winner's candidate too and the loser's not.
    """
    spaced = all(_spaced.search(token) for token in form)
    ending = r"\w*" if stemmed else ""
    words = (r"\W+" if spaced else r"\W*").join(_escaped(token) + ending for token in form)
    pattern = f"/{_edge(form[0], spaced)}{words}{'' if stemmed else _edge(form[-1], spaced)}/"
    if not winner or not loser:
        return f"candidate ~ {pattern}"
    own, other = (ColumnName("candidate", system=system).spelled() for system in (winner, loser))
    return f"reference ~ {pattern} and {own} ~ {pattern} and {other} !~ {pattern}"


# letters of scripts that put spaces between words
_spaced = re.compile(r"[A-Za-z0-9\u00c0-\u052f]")
_special = re.compile(r"[\\/.^$*+?{}\[\]|()]")


def _escaped(token: str) -> str:
    return _special.sub(r"\\\g<0>", token)


def _edge(token: str, spaced: bool) -> str:
    return r"\b" if spaced and token[:1].isalnum() and token[-1:].isalnum() else ""
