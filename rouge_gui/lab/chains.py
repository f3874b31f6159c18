"""From one method's number to another's by one choice at a time: the choices that change it are the causes.

Each step is a recount, so the causes explain the whole difference. They depend on the order of the steps, which is the
order in which a text becomes a number: it is read, cut, counted, divided, rounded, averaged. No wording.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

from rouge_gui.lab.counting import Outcome, count, rounded_to
from rouge_gui.lab.evidence import Evidence, Texts, sentences_read, sets_counted, tokens_read
from rouge_gui.lab.methods import Method

# below this two numbers are one
SAME = 1e-12

# the fields of a method that make one choice, in the order of the steps
CHOICES: dict[str, tuple[str, ...]] = {
    "clean": ("clean",),
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
    "rounding": ("printed", "scale", "digits", "mean_digits"),
    "empty": ("empty",),
    "averaging": ("averaging", "resamples", "seed"),
}
READING_CHOICES = frozenset(
    {"clean", "limit", "tokenizer", "dictionary", "fold", "handover", "stopwords", "lemma", "stemmer", "yo"}
)


class Counting(Protocol):
    """Texts whose number can be made by any method."""

    def outcome(self, method: Method, key: str) -> Outcome:
        """Return the number of ``key`` by ``method``."""

    @property
    def every_text(self) -> tuple[str, ...]:
        """All texts, by which automatic profiles are settled."""

    def example(self, before: Method, after: Method, key: str) -> tuple[Texts, str]:
        """Return the texts that show how two methods differ, and the id of their item; empty for a comparison."""


class Compared:
    """One comparison; numbers that were asked for are kept."""

    def __init__(self, references: Sequence[str], candidate: str) -> None:
        self.references, self.candidate = tuple(references), candidate
        self._kept: dict[tuple[Method, str], Outcome] = {}

    @property
    def every_text(self) -> tuple[str, ...]:
        """The references and the candidate."""
        return *self.references, self.candidate

    def example(self, _before: Method, _after: Method, _key: str) -> tuple[Texts, str]:
        """Return the texts themselves."""
        return (self.references, self.candidate), ""

    def outcome(self, method: Method, key: str) -> Outcome:
        """Return the number of ``key`` by ``method``. Raises UnknownMetricError, OSError and ValueError."""
        found = self._kept.get((method, key))
        if found is None:
            counted = count(method, key, self.references, self.candidate)
            found = self._kept[method, key] = averaged(counted, method)
        return found


def averaged(outcome: Outcome, method: Method) -> Outcome:
    """Return an average, or one item's number, rounded as ``method`` rounds it in the end."""
    if outcome.score is None:
        return outcome
    return Outcome(rounded_to(outcome.score, method.scale, method.mean_digits))


@dataclass(frozen=True, slots=True)
class Cause:
    """One choice and what it does to the number: ``old`` and ``new`` are its values in ``Method``.

    Those of ``rounding`` are ``printed``, ``scale``, ``digits`` and ``mean_digits``.
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
        texts, item = self._texts.example(method, step.method, self.key)
        evidence = replace(_evidence(step.choice, self.key, (method, step.method), texts), item=item)
        old, new = (_value(by, step.choice) for by in (method, step.method))
        return Cause(step.choice, old, new, shown, step.outcome, evidence)


def _value(method: Method, choice: str) -> object:
    """Return what a method chooses; all numbers of a rounding, else the first of the fields."""
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


__all__ = ["CHOICES", "SAME", "Cause", "Chain", "Compared", "Counting", "averaged", "chain"]
