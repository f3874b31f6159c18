"""``score_corpus()``: many comparisons under one profile, averaged as the profile averages.

``CorpusScores`` takes items one by one, so that a scorer that streams shares the arithmetic.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import fsum, isnan, nan
from typing import TYPE_CHECKING, Protocol

from rouge_gui.metrics import lin_corpus, sacre, whole_texts
from rouge_gui.metrics.bootstrap import LegacyResampler, SeededResampler, table
from rouge_gui.metrics.lin import alpha_f
from rouge_gui.metrics.profile import Profile
from rouge_gui.metrics.recipes import Recipe
from rouge_gui.metrics.rouge import UnknownMetricError
from rouge_gui.metrics.rules import rules_for
from rouge_gui.metrics.scoring import as_profile, cleaned_texts, score
from rouge_gui.metrics.values import (
    Aggregate,
    AnyScore,
    Average,
    BleuScore,
    ChrfScore,
    CorpusCard,
    Note,
    Score,
    TerScore,
)

if TYPE_CHECKING:
    from rouge_gui.metrics.bootstrap import Values


_ENDS = ("mean", "low", "mid", "high")


class _Resampler(Protocol):
    def interval(self, values: Values) -> Values:
        """Return the percentiles of the resample means."""


def averaged_parts(found: AnyScore | None, profile: Profile) -> tuple[float, float, float]:
    """Return what an aggregate needs of an item.

    Precision, recall and F; a score that is not ROUGE stands in for all three; candidate total, reference total and
    matches where ROUGE-1.5.5 averages counts; NaN for a metric that the implementation died on. A recipe rounds and
    scales before it averages.
    """
    if found is None:
        return nan, nan, nan
    recipe = profile.recipe
    if recipe is not None and recipe.prints and profile.lin is None:
        if not isinstance(found, Score):
            points = recipe.item(found.score, points=True)
            return points, points, points
        return recipe.item(found.precision), recipe.item(found.recall), recipe.item(found.fmeasure)
    if not isinstance(found, Score):
        return found.score, found.score, found.score
    if profile.lin is not None and profile.lin.average:
        return found.candidate_total, found.reference_total, found.matches
    return found[:3]


class CorpusScores:
    """Precision, recall and F of every item and metric, 24 bytes each, and their aggregates."""

    def __init__(self, profile: Profile, metrics: Sequence[str]) -> None:
        self.profile = profile
        self.metrics = tuple(metrics)
        self._values: dict[str, array[float]] = {key: array("d") for key in metrics}
        self._ids: list[str] = []

    def add(self, item_id: str, scores: Mapping[str, AnyScore]) -> None:
        """Add one item; scores that are not ROUGE stand under their ``score`` alone."""
        self._ids.append(item_id)
        for key in self.metrics:
            self._values[key].extend(averaged_parts(scores.get(key), self.profile))

    def add_values(self, item_ids: Iterable[str], values: Mapping[str, array[float]]) -> None:
        """Add items whose precision, recall and F stand flat in ``values`` by metric."""
        self._ids.extend(item_ids)
        for key in self.metrics:
            self._values[key].extend(values[key])

    def __len__(self) -> int:
        return len(self._ids)

    def aggregates(self) -> dict[str, Aggregate]:
        """Return each metric's means and bootstrap intervals; {} without items.

        Under ``auto`` items are sorted by id and values first, and sums are exact, so their order in the file
        changes nothing. rouge-score's draws depend on the order of items and metrics, as they do there. A metric that
        the implementation died on has no aggregate.
        """
        if not self._ids:
            return {}
        if self.profile.lin is not None:
            rouge = {
                key: self._values[key]
                for key in self.metrics
                if key not in whole_texts.KEYS and not self._died(key)
            }
            found = lin_corpus.aggregates(self.profile.lin, self._ids, rouge) if rouge else {}
            recipe = self.profile.recipe
            if recipe is not None and recipe.prints:
                found = {
                    key: replace(one, printed=recipe.reprinted(one.printed or {}))
                    for key, one in found.items()
                }
            others = [key for key in self.metrics if key in whole_texts.KEYS]
            seeded = SeededResampler(self.profile.seed)
            return found | {key: self._aggregate(key, seeded, in_order=False) for key in others}
        legacy = self.profile.name in {"rouge-score", "evaluate"}
        resampler: _Resampler = (LegacyResampler if legacy else SeededResampler)(self.profile.seed)
        return {
            key: self._aggregate(key, resampler, in_order=legacy)
            for key in self.metrics
            if not self._died(key)
        }

    def _died(self, key: str) -> bool:
        return any(map(isnan, self._values[key][0::3]))

    def _aggregate(self, key: str, resampler: _Resampler, *, in_order: bool) -> Aggregate:
        flat = self._values[key]
        rows = list(zip(flat[0::3], flat[1::3], flat[2::3], strict=True))
        if not in_order:
            rows = [row for _, row in sorted(zip(self._ids, rows, strict=True))]
        mean = Average(*(fsum(column) / len(rows) for column in zip(*rows, strict=True)))
        if self.profile.name == "pyrouge":
            mean = mean._replace(fmeasure=alpha_f(mean.precision, mean.recall, self.profile.alpha))
        low, mid, high = resampler.interval(table(rows)).tolist()
        found = Aggregate(mean, Average(*low), Average(*mid), Average(*high))
        recipe = self.profile.recipe
        if recipe is None or not recipe.prints or self.profile.lin is not None:
            return found
        return _as_printed(found, recipe, key)


def _as_printed(found: Aggregate, recipe: Recipe, key: str) -> Aggregate:
    """Return an aggregate of values in the recipe's scale as one in 0–1 with the strings the recipe prints."""
    strings = {part: recipe.text(value) for part, value in found.mean._asdict().items()} | recipe.manner
    if key in whole_texts.KEYS or recipe.scale == 1:
        return replace(found, printed=strings)
    ends = {name: Average(*(value / recipe.scale for value in getattr(found, name))) for name in _ENDS}
    return Aggregate(**ends, printed=strings)


def score_corpus(
    references: Sequence[str | Sequence[str]],
    candidates: Sequence[str],
    profile: str | Profile = "auto",
    metrics: Sequence[str] | None = None,
    ids: Sequence[str] | None = None,
) -> CorpusCard:
    """Return the aggregates of ``candidates[k]`` against ``references[k]`` (one text or several each).

    ``auto`` is resolved once, by all texts. ``ids`` (default 1, 2, …) order the items under ``auto``. A
    ``sacrebleu … corpus`` profile gives sacreBLEU's corpus score instead of an average. Raises ProfileError,
    UnknownMetricError, TypeError, and ValueError for unequal lengths or no items.
    """
    if isinstance(references, str) or isinstance(candidates, str):
        raise TypeError("references and candidates are sequences of texts; score() takes one comparison")
    items = [[refs] if isinstance(refs, str) else list(refs) for refs in references]
    # ROUGE-1.5.5 sorts ids as strings, where 10 comes before 2
    width = 1 if as_profile(profile).lin else 9
    names = [f"{index + 1:0{width}d}" for index in range(len(candidates))] if ids is None else list(ids)
    if not candidates or not len(items) == len(candidates) == len(names):
        raise ValueError("references, candidates and ids must be of one length and not empty")
    settled = as_profile(profile).resolve(text for refs in (*items, candidates) for text in refs)
    keys = corpus_metrics(settled, metrics)
    if settled.is_corpus_level:
        return whole_corpus_card(settled, items, candidates)
    scores = CorpusScores(settled, keys)
    notes: dict[str, Note] = {}
    for name, refs, candidate in zip(names, items, candidates, strict=True):
        card = score(refs, candidate, settled, keys)
        scores.add(name, card)
        for note in card.notes:
            if note.id == "implementation-raises":
                notes.setdefault(str(note.values["message"]), note)
    most = max(map(len, items))
    signature = settled.signature(most, keys)
    return CorpusCard(scores.aggregates(), len(scores), signature, tuple(notes.values()))


def corpus_metrics(profile: Profile, metrics: Sequence[str] | None) -> tuple[str, ...]:
    """Return the keys asked for, or the profile's own. Raises UnknownMetricError."""
    if profile.sacre is not None:
        own = (sacre.key_of(profile.sacre),)
        for key in metrics or ():
            if key not in own:
                raise UnknownMetricError(key)
        return own
    rules = rules_for(profile)
    keys = tuple(rules.metrics if metrics is None else metrics)
    for key in keys:
        if not rules.knows(key) and key not in whole_texts.KEYS:
            raise UnknownMetricError(key)
    return keys


def whole_corpus_card(
    profile: Profile, references: Sequence[Sequence[str]], candidates: Sequence[str]
) -> CorpusCard:
    """Return sacreBLEU's score of a whole corpus under a ``sacrebleu … corpus`` profile."""
    if profile.sacre is None:
        raise TypeError(profile.name)
    read = [cleaned_texts(profile, texts) for texts in (*references, candidates)]
    result: BleuScore | ChrfScore | TerScore = sacre.corpus_score(profile.sacre, read[:-1], read[-1])
    signature = profile.signature(max(map(len, references)))
    return CorpusCard({sacre.key_of(profile.sacre): result}, len(candidates), signature)
