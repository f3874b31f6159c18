"""From one method's number to another's by one choice at a time: the choices that change it are the causes.

Each step is a recount, so the causes explain the whole difference. They depend on the order of the steps, which is the
order in which a text becomes a number: it is read, cut, counted, divided, rounded, averaged. No wording.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

from rouge_gui.lab.counting import Outcome, count
from rouge_gui.lab.evidence import Evidence, Texts, sentences_read, sets_counted, tokens_read
from rouge_gui.lab.methods import Method

# below this two numbers are one
SAME = 1e-12

# the fields of a method that make one choice, in the order of the steps
CHOICES: dict[str, tuple[str, ...]] = {
    "limit": ("limit",),
    "tokenizer": ("tokenizer",),
    "dictionary": ("dictionary",),
    "fold": ("fold",),
    "handover": ("handover",),
    "stopwords": ("stopwords",),
    "lemma": ("lemma",),
    "stemmer": ("stemmer", "exceptions"),
    "yo": ("yo",),
    "sentences": ("sentences",),
    "lcs": ("lcs",),
    "tie": ("tie",),
    "sets": ("sets",),
    "clipping": ("clipping",),
    "unigrams": ("unigrams",),
    "weighted": ("weighted",),
    "weight": ("weight",),
    "ratio": ("ratio",),
    "f": ("f",),
    "references": ("multi",),
    "rounding": ("printed", "percent_digits"),
    "empty": ("empty", "caught"),
    "averaging": ("averaging", "resamples", "seed"),
}
READING_CHOICES = frozenset(
    {"limit", "tokenizer", "dictionary", "fold", "handover", "stopwords", "lemma", "stemmer", "yo"}
)


class Counting(Protocol):
    """Texts whose number can be made by any method."""

    def outcome(self, method: Method, key: str) -> Outcome:
        """Return the number of ``key`` by ``method``."""

    @property
    def example(self) -> Texts:
        """The texts that evidence is taken from."""


class Compared:
    """One comparison; numbers that were asked for are kept."""

    def __init__(self, references: Sequence[str], candidate: str) -> None:
        self.references, self.candidate = tuple(references), candidate
        self._kept: dict[tuple[Method, str], Outcome] = {}

    @property
    def example(self) -> Texts:
        """The texts themselves."""
        return self.references, self.candidate

    def outcome(self, method: Method, key: str) -> Outcome:
        """Return the number of ``key`` by ``method``. Raises UnknownMetricError, OSError and ValueError."""
        found = self._kept.get((method, key))
        if found is None:
            found = self._kept[method, key] = count(method, key, self.references, self.candidate)
        return found


@dataclass(frozen=True, slots=True)
class Cause:
    """One choice and what it does to the number: ``old`` and ``new`` are its values in ``Method``.

    Those of ``rounding`` are digits of P and R before F, and of F in percent.
    """

    choice: str
    old: object
    new: object
    before: Outcome
    after: Outcome
    evidence: Evidence


@dataclass(frozen=True)
class _Step:
    choice: str
    method: Method
    outcome: Outcome


class Chain:
    """The steps from one method to another for one metric. ``first`` and ``last`` are the numbers at its ends."""

    def __init__(self, texts: Counting, key: str, start: Method, end: Method) -> None:
        self.key = key
        self._texts = texts
        self._start = start
        self.first = texts.outcome(start, key)
        self.steps = list(_steps(texts, key, start, end))
        self.last = self.steps[-1].outcome if self.steps else self.first

    @cached_property
    def causes(self) -> tuple[Cause, ...]:
        """The steps that change precision, recall, F or an error; none where the ends have one number."""
        found: list[Cause] = []
        method, shown = self._start, self.first
        for step in self.steps:
            if step.outcome.differs(shown, SAME):
                found.append(self._cause(method, step, shown))
                shown = step.outcome
            method = step.method
        return tuple(found)

    def _cause(self, method: Method, step: _Step, shown: Outcome) -> Cause:
        evidence = _evidence(step.choice, self.key, (method, step.method), self._texts.example)
        old, new = (_value(by, step.choice) for by in (method, step.method))
        return Cause(step.choice, old, new, shown, step.outcome, evidence)


def _value(method: Method, choice: str) -> object:
    """Return what a method chooses; both numbers of a rounding, else the first of the fields."""
    values = tuple(getattr(method, field) for field in CHOICES[choice])
    return values if choice == "rounding" else values[0]


def chain(texts: Counting, key: str, start: Method, end: Method) -> Chain:
    """Return the chain from ``start`` to ``end``. Raises UnknownMetricError, OSError and ValueError."""
    return Chain(texts, key, start, end)


def _steps(texts: Counting, key: str, start: Method, end: Method) -> list[_Step]:
    steps: list[_Step] = []
    method = start
    for choice, fields in CHOICES.items():
        changed = replace(method, **{field: getattr(end, field) for field in fields})
        if changed != method:
            method = changed
            steps.append(_Step(choice, method, texts.outcome(method, key)))
    return steps


def _evidence(choice: str, key: str, methods: tuple[Method, Method], texts: Texts) -> Evidence:
    if choice in READING_CHOICES:
        return tokens_read(*methods, texts)
    if choice == "sentences":
        return sentences_read(*methods, texts)
    if choice == "sets":
        return sets_counted(methods[0], key, texts)
    return Evidence()


__all__ = ["CHOICES", "SAME", "Cause", "Chain", "Compared", "Counting", "chain"]
