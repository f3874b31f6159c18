"""A corpus as texts whose number can be made by any method: item by item, then averaged as the method averages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from typing import Literal

from rouge_gui.lab.chains import SAME, averaged
from rouge_gui.lab.counting import Outcome, count, parts_of
from rouge_gui.lab.evidence import Texts
from rouge_gui.lab.methods import RAW_COUNTS, Method
from rouge_gui.metrics import CorpusScores, Profile, Score
from rouge_gui.metrics.lin import alpha_f
from rouge_gui.metrics.lin_flags import LinSettings
from rouge_gui.metrics.rouge import summed


@dataclass(frozen=True, slots=True)
class Entry:
    """An item of a corpus."""

    id: str
    references: tuple[str, ...]
    candidate: str


class ComparedCorpus:
    """The items of a corpus."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        """Take ``entries``. Raises ValueError where there are none."""
        if not entries:
            raise ValueError("a corpus without items")
        self._ids = [entry.id for entry in entries]
        self._items = list(entries)
        self._kept: dict[tuple[Method, str], Outcome] = {}

    @property
    def every_text(self) -> tuple[str, ...]:
        """The texts of all items."""
        return tuple(text for item in self._items for text in (*item.references, item.candidate))

    def example(self, before: Method, after: Method, key: str) -> tuple[Texts, str]:
        """Return the first item whose number differs between two methods; the first one where none does."""
        for item in self._items:
            texts = item.references, item.candidate
            if count(before, key, *texts).differs(count(after, key, *texts), SAME):
                return texts, item.id
        first = self._items[0]
        return (first.references, first.candidate), ""

    def outcome(self, method: Method, key: str) -> Outcome:
        """Return the average of ``key`` by ``method``; an item that the implementation dies on is its result."""
        found = self._kept.get((method, key))
        if found is None:
            found = self._kept[method, key] = self._average(method, key)
        return found

    def _average(self, method: Method, key: str) -> Outcome:
        scores: list[Score] = []
        for item in self._items:
            outcome = count(method, key, item.references, item.candidate)
            if outcome.score is None:
                return outcome
            scores.append(outcome.score)
        precision, recall, f = _averaged(method, key, self._ids, scores)
        return averaged(Outcome(Score(precision, recall, f, *summed(scores), None)), method)


def _averaged(
    method: Method, key: str, ids: Sequence[str], scores: Sequence[Score]
) -> tuple[float, float, float]:
    if method.averaging == "bootstrap median":
        return _aggregated(Profile("evaluate", seed=method.seed), method, (key, ids, scores))
    if method.averaging == "script":
        ratios: Literal[1, 2] = 1 if method.printed else RAW_COUNTS
        average = ratios if method.ratio == "counts" else 0
        settings = LinSettings(average=average, alpha=method.f[1], resamples=method.resamples)
        return _aggregated(Profile("rouge-1.5.5", lin=settings), method, (key, ids, scores))
    precision, recall, f = (fsum(column) / len(scores) for column in zip(*map(parts_of, scores), strict=True))
    if method.averaging == "f of means":
        f = alpha_f(precision, recall, method.f[1])
    return precision, recall, f


def _aggregated(
    profile: Profile, method: Method, scored: tuple[str, Sequence[str], Sequence[Score]]
) -> tuple[float, float, float]:
    key, ids, scores = scored
    # resamples are drawn metric by metric: those before this one are drawn as well
    order = ("rouge1", "rouge2", "rougeL", "rougeLsum")
    drawn = order[: order.index(key) + 1] if key in order and profile.lin is None else (key,)
    averages = CorpusScores(profile, drawn)
    for name, score in zip(ids, scores, strict=True):
        averages.add(name, dict.fromkeys(drawn, score))
    aggregate = averages.aggregates()[key]
    if profile.lin is None:
        return aggregate.mid
    if method.printed and aggregate.printed:
        precision, recall, f = (float(str(aggregate.printed[part])) for part in Score._fields[:3])
        return precision, recall, f
    return aggregate.mean
