"""``compare()``: two texts and a profile in, one ``Comparison`` out.

A ``Comparison`` is a value: its parts are computed from the same counts when they are first asked for, and never
change. Windows, tables, plots and reports only display it. No Qt, no wording.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Literal

from rouge_gui.compare import reach
from rouge_gui.compare.marks import Marks, lcs_marks, ngram_marks, summary_marks
from rouge_gui.compare.packaged import piece_marks, set_marks
from rouge_gui.compare.recut import Recut, recut_spans
from rouge_gui.compare.seen import (
    NO_MARKS,
    SeenMarks,
    lcs_seen,
    made_seen,
    ngram_seen,
    runs_seen,
    summary_seen,
)
from rouge_gui.compare.skip import SkipPair, paired_pairs, skip_marks, skip_pairs
from rouge_gui.compare.weighted import BothRuns, bare_marks, summary_runs, text_runs
from rouge_gui.metrics import Note, Pair, Profile, Score, ScoreCard, score, whole_texts
from rouge_gui.metrics.packages import PackagePair, PltrdyRules
from rouge_gui.metrics.rouge import is_rouge, skip_rule
from rouge_gui.metrics.rules import rules_for
from rouge_gui.metrics.scoring import as_profile, as_texts, score_pairs
from rouge_gui.metrics.skip import SkipRule
from rouge_gui.text import Reading, Span, Token, TokenRun, pipeline_for

Side = Literal["reference", "candidate"]
SIDES: tuple[Side, Side] = ("reference", "candidate")

_ngram_layer = re.compile("ngram:([1-9])")
_skip_layer = re.compile(r"skip:(rougeSU?(?:0|[1-9]\d*|\*))")
_FIXED_LAYERS = {
    "unigram": "rouge1",
    "bigram": "rouge2",
    "lcs": "rougeL",
    "lcs-sentence": "rougeLsum",
    "weighted": "rougeW",
    # other skip-bigram metrics are named, as in skip:rougeS*
    "skip": "rougeSU4",
}


class UnknownLayerError(ValueError):
    """A layer name that does not exist; ``layer`` names it."""

    def __init__(self, layer: str) -> None:
        super().__init__(f"unknown layer: {layer}")
        self.layer = layer


def metric_of_layer(layer: str) -> str:
    """Return the key of the metric whose matches ``layer`` shows. Raises UnknownLayerError."""
    if layer in _FIXED_LAYERS:
        return _FIXED_LAYERS[layer]
    if found := _ngram_layer.fullmatch(layer):
        return f"rouge{found[1]}"
    if (found := _skip_layer.fullmatch(layer)) and skip_rule(found[1]):
        return found[1]
    raise UnknownLayerError(layer)


def metric_under(profile: Profile, layer: str) -> str:
    """Return the key of the metric whose matches ``layer`` shows under ``profile``. Raises UnknownLayerError."""
    metric = metric_of_layer(layer)
    asked = profile.lin.skip_metrics if profile.lin else ()
    return asked[-1] if layer == "skip" and asked else metric


class Comparison:
    """References and a candidate under one resolved profile, with scores and the units behind them."""

    def __init__(self, references: Sequence[str], candidate: str, profile: Profile) -> None:
        self.references = tuple(references)
        self.candidate = candidate
        self.profile = profile
        pipeline = pipeline_for(profile.tokenization)
        self._reference_readings = [pipeline.read(text, profile.sentences) for text in references]
        self._candidate_reading = pipeline.read(candidate, profile.sentences)
        self._rules = rules_for(profile)
        self._pairs = [
            self._rules.pair(reference, self._candidate_reading) for reference in self._reference_readings
        ]
        self._marks: dict[tuple[str, int], tuple[Marks, Marks]] = {}
        self._seen: dict[tuple[str, int], tuple[SeenMarks, SeenMarks]] = {}
        self._recuts: dict[int, tuple[tuple[Recut, ...], tuple[Recut, ...]]] = {}
        self._cards: dict[tuple[str, ...], ScoreCard] = {}

    @cached_property
    def scores(self) -> ScoreCard:
        """The scores of the profile's default metrics."""
        return self._card(None)

    @property
    def signature(self) -> str:
        """The signature of ``scores``."""
        return self.profile.signature(len(self.references))

    def scores_of(self, metrics: Sequence[str]) -> ScoreCard:
        """Return the card of ``metrics``, sharing the counts of ``scores``. Raises UnknownMetricError.

        What is out of reach for texts of this length is not among them, nor is a ROUGE that the profile's
        implementation lacks.
        """
        keys = tuple(metrics) if self.profile.sacre else tuple(filter(self.gives, metrics))
        card = self._cards.get(keys)
        if card is None:
            card = self._cards[keys] = self._card(keys)
        return card

    def _card(self, metrics: Sequence[str] | None) -> ScoreCard:
        if self.profile.sacre is not None:
            return score(self.references, self.candidate, self.profile, metrics)
        keys = self._rules.metrics if metrics is None else metrics
        return score_pairs(self.profile, self._pairs, tuple(filter(self.reaches, keys)))

    def gives(self, metric: str) -> bool:
        """Tell whether ``metric`` is one of the profile's and can be computed for texts of this length."""
        return (self._rules.knows(metric) or not is_rouge(metric)) and self.reaches(metric)

    def reaches(self, metric: str) -> bool:
        """Tell whether ``metric`` can be computed for texts of this length."""
        return reach.reaches(metric, self._reference_readings, self._candidate_reading)

    @property
    def has_slow_ter(self) -> bool:
        """Whether TER of these texts is not among ``scores_of`` because it may take a minute."""
        return reach.has_slow_ter(self._reference_readings, self._candidate_reading)

    @property
    def read_texts(self) -> tuple[tuple[str, ...], str]:
        """References and candidate as they are read: what a clean-up leaves of them."""
        references = tuple(reading.read_text for reading in self._reference_readings)
        return references, self._candidate_reading.read_text

    @property
    def notes(self) -> tuple[Note, ...]:
        """The notes of ``scores``, and one where a metric is out of reach."""
        if self.profile.sacre is not None:
            return self.scores.notes
        # what reads the texts themselves is slow and has no notes
        own = tuple(
            key for key in self._rules.metrics if key not in whole_texts.KEYS and self._rules.knows(key)
        )
        notes = self.scores_of(own).notes
        return notes if all(map(self.reaches, own)) else (*notes, Note("too-long", {}))

    @property
    def per_reference(self) -> tuple[ScoreCard, ...]:
        """Each reference's own card."""
        return self.scores.per_reference

    def tokens(self, side: Side, reference: int = 0) -> list[Token]:
        """Return the tokens of a side with their exact source spans in code points."""
        return self._reading(side, reference).whole.tokens

    def token_count(self, side: Side, reference: int = 0) -> int:
        """Return how many tokens a side has."""
        return len(self._reading(side, reference).whole.forms)

    def dropped(self, side: Side, reference: int = 0) -> list[Span]:
        """Return what of a side lies in no token: stretches with letters or digits, and what clean-up took out."""
        return self._reading(side, reference).dropped_spans()

    def removed(self, side: Side, reference: int = 0) -> list[Span]:
        """Return the stretches of a side that clean-up took out before the text was read; blank ones aside."""
        return self._reading(side, reference).removed_spans

    def sentences(self, side: Side, reference: int = 0) -> list[Span]:
        """Return where the sentences of a side lie that a summary-level LCS compares, from first to last token."""
        run = self._reading(side, reference).summary
        spans = run.spans
        return [(spans[start][0], spans[end - 1][1]) for start, end in run.ranges]

    def recut(self, side: Side, reference: int = 0) -> tuple[Recut, ...]:
        """Return stretches of Han characters that the other text holds too but cuts otherwise, in text order.

        Each comes with the span of the other side. They earn nothing. () for tokenizers that know no Chinese words.
        """
        if self.profile.sacre is not None or not self.profile.tokenization.tokenizer.startswith("jieba"):
            return ()
        both = self._recuts.get(reference)
        if both is None:
            ours, theirs = (self.seen(side, "unigram", reference).credited_flags() for side in SIDES)
            # one side without marks has nothing to compare with, nor has an implementation that raises
            both = recut_spans(self._pairs[reference], ours, theirs) if ours and theirs else ((), ())
            self._recuts[reference] = both
        return both[side == "candidate"]

    @property
    def level(self) -> Literal["text", "summary"]:
        """Where the profile's rougeL and rougeW compare: whole texts, or sentence by sentence."""
        return self._rules.level

    def skip_rule(self, metric: str) -> SkipRule | None:
        """Return which pairs and unigrams ``metric`` counts under this profile; None if it counts no skip-bigrams."""
        return self._rules.skip_rule(metric)

    def score_of_counts(self, key: str, counted: Sequence[tuple[float, float]]) -> Score:
        """Return what ``key`` would be if each reference had these matches and candidate totals.

        The references keep their own totals; they are combined as the profile says.
        """
        outcomes = [
            (pair, self._rules.recount(pair, key, matches, total))
            for pair, (matches, total) in zip(self._pairs, counted, strict=True)
        ]
        return outcomes[0][1] if len(outcomes) == 1 else self._rules.combine(key, outcomes)

    def pair(self, reference: int = 0) -> Pair:
        """Return the counts of one reference with the candidate. Raises IndexError."""
        return self._pairs[reference]

    def unit_tokens(self, side: Side, layer: str, reference: int = 0) -> TokenRun:
        """Return the tokens that the units of ``layer`` consist of: summary-level ones are read by sentences."""
        reading = self._reading(side, reference)
        is_summary = layer == "lcs-sentence" or (
            layer in {"lcs", "weighted"} and self._rules.level == "summary"
        )
        # the packages' pieces are not read token by token otherwise
        return (
            reading.whole
            if not is_summary or isinstance(self._pairs[reference], PackagePair)
            else reading.summary
        )

    def _reading(self, side: Side, reference: int) -> Reading:
        return self._candidate_reading if side == "candidate" else self._reference_readings[reference]

    def marks(self, side: Side, layer: str, reference: int = 0) -> Marks:
        """Return the marks of ``layer`` against one reference, in text order.

        The weights of the credited marks add up to ``matches`` of the layer's metric in
        ``per_reference[reference]``, on both sides. A ``sacrebleu`` profile counts units that are not tokens of
        ours and has no marks; nor has a metric that the implementation lacks or dies on, or one out of reach.
        Raises UnknownLayerError and IndexError.
        """
        key = (layer, reference)
        both = self._marks.get(key)
        if both is None:
            both = self._marks[key] = self._make_marks(layer, reference)
        return both[side == "candidate"]

    def seen(self, side: Side, layer: str, reference: int = 0) -> SeenMarks:
        """Return the same marks as ``marks``, made as they are looked at: for a window that shows a part of them."""
        key = (layer, reference)
        both = self._seen.get(key)
        if both is None:
            both = self._seen[key] = self._find_seen(layer, reference)
        return both[side == "candidate"]

    def units_total(self, side: Side, layer: str, reference: int = 0) -> float:
        """Return what ``matches`` of the layer's metric is divided by on a side; 0 where there is no such score."""
        metric = self.metric_of(layer)
        if self.profile.sacre is not None:
            return 0
        score = self.scores_of((metric,)).per_reference[reference].get(metric)
        if not isinstance(score, Score):
            return 0
        return score.candidate_total if side == "candidate" else score.reference_total

    def _find_seen(self, layer: str, reference: int) -> tuple[SeenMarks, SeenMarks]:
        metric = self.metric_of(layer)
        if self.profile.sacre is not None or not self.reaches(metric):
            return NO_MARKS, NO_MARKS
        pair = self._pairs[reference]
        if layer == "weighted":
            return (NO_MARKS, NO_MARKS) if self._is_lost(pair, metric) else runs_seen(*self._runs(pair))
        if isinstance(pair, PackagePair) or skip_rule(metric):
            # their marks hold weights, and come in one go
            return made_seen(*(self.marks(side, layer, reference) for side in SIDES))
        if layer in {"lcs", "lcs-sentence"}:
            return lcs_seen(pair) if self._is_at_text(metric) else summary_seen(pair)
        return ngram_seen(pair, int(metric.removeprefix("rouge")))

    def pairs(self, side: Side, token: int, reference: int = 0, layer: str = "skip") -> tuple[SkipPair, ...]:
        """Return the credited skip-bigrams that start at token number ``token`` of a side, by their second token.

        Raises UnknownLayerError for a layer that shows no skip-bigrams, and IndexError.
        """
        return skip_pairs(self._pairs[reference], self._pair_rule(layer), side, token)

    def missed_pairs(
        self, side: Side, token: int, reference: int = 0, layer: str = "skip"
    ) -> tuple[SkipPair, ...]:
        """Return the skip-bigrams that start there and earn nothing; see ``pairs``."""
        return skip_pairs(self._pairs[reference], self._pair_rule(layer), side, token, credited=False)

    def paired(
        self, side: Side, token: int, reference: int = 0, layer: str = "skip"
    ) -> tuple[tuple[SkipPair, SkipPair], ...]:
        """Return each of ``pairs`` with the pair of the other side that it is counted with."""
        return paired_pairs(self._pairs[reference], self._pair_rule(layer), side, token)

    def _pair_rule(self, layer: str) -> SkipRule:
        rule = self._rules.skip_rule(self.metric_of(layer))
        if rule is None:
            raise UnknownLayerError(layer)
        return rule

    def metric_of(self, layer: str) -> str:
        """Return the key of the metric whose matches ``layer`` shows under this profile.

        ``skip`` is what a ROUGE-1.5.5 line asks for, SU before S. Raises UnknownLayerError.
        """
        return metric_under(self.profile, layer)

    def _make_marks(self, layer: str, reference: int) -> tuple[Marks, Marks]:
        metric = self.metric_of(layer)
        if not self.reaches(metric):
            return (), ()
        pair, rules = self._pairs[reference], self._rules
        if self._is_lost(pair, metric):
            return (), ()
        if layer in {"lcs", "lcs-sentence"}:
            return self._lcs_marks(pair, metric)
        if layer == "weighted":
            return bare_marks(self._runs(pair))
        if rule := rules.skip_rule(metric):
            return skip_marks(pair, rule)
        n = int(metric.removeprefix("rouge"))
        return set_marks(pair, n) if isinstance(pair, PackagePair) and pair.as_sets else ngram_marks(pair, n)

    def _is_lost(self, pair: Pair, metric: str) -> bool:
        """Tell whether the implementation has no such metric, or dies before it."""
        failure = self._rules.failure((pair,), (metric,))
        known = self.profile.sacre is None and self._rules.knows(metric)
        return not known or (failure is not None and metric in failure.lost)

    def _runs(self, pair: Pair) -> BothRuns:
        find = text_runs if self._rules.level == "text" else summary_runs
        return find(pair, self.profile.weight)

    def _lcs_marks(self, pair: Pair, metric: str) -> tuple[Marks, Marks]:
        if isinstance(pair, PackagePair):
            return piece_marks(pair) if isinstance(self._rules, PltrdyRules) else lcs_marks(pair)
        return lcs_marks(pair) if self._is_at_text(metric) else summary_marks(pair)

    def _is_at_text(self, metric: str) -> bool:
        return metric == "rougeL" and self._rules.level == "text"


def compare(references: str | Sequence[str], candidate: str, profile: str | Profile = "auto") -> Comparison:
    """Compare ``candidate`` with ``references`` (one text or several) under ``profile``.

    ``auto`` is resolved by these texts. Raises ProfileError, TypeError, and ValueError without references.
    """
    texts = as_texts(references, candidate)
    return Comparison(texts, candidate, as_profile(profile).resolve([*texts, candidate]))
