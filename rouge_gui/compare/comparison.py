"""``compare()``: two texts and a profile in, one ``Comparison`` out.

A ``Comparison`` is a value: its parts are computed from the same counts when they are first asked for, and never
change. Windows, tables, plots and reports only display it. No Qt, no wording.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Literal

from rouge_gui.compare.marks import Marks, lcs_marks, ngram_marks, summary_marks
from rouge_gui.compare.recut import Recut, recut_spans
from rouge_gui.compare.seen import NO_MARKS, SeenMarks, lcs_seen, ngram_seen, summary_seen
from rouge_gui.metrics import Pair, Profile, ScoreCard, score
from rouge_gui.metrics.scoring import as_profile, as_texts, score_pairs
from rouge_gui.text import Reading, Span, Token, pipeline_for

Side = Literal["reference", "candidate"]

_ngram_layer = re.compile("ngram:([1-9])")
_FIXED_LAYERS = {"unigram": "rouge1", "bigram": "rouge2", "lcs": "rougeL", "lcs-sentence": "rougeLsum"}


class UnknownLayerError(ValueError):
    """A layer name that does not exist; ``layer`` names it."""

    def __init__(self, layer: str) -> None:
        super().__init__(f"unknown layer: {layer}")
        self.layer = layer


def metric_of_layer(layer: str) -> str:
    """Return the key of the metric whose matches ``layer`` shows. Raises UnknownLayerError."""
    if layer in _FIXED_LAYERS:
        return _FIXED_LAYERS[layer]
    found = _ngram_layer.fullmatch(layer)
    if found is None:
        raise UnknownLayerError(layer)
    return f"rouge{found[1]}"


class Comparison:
    """References and a candidate under one resolved profile, with scores and the units behind them."""

    def __init__(self, references: Sequence[str], candidate: str, profile: Profile) -> None:
        self.references = tuple(references)
        self.candidate = candidate
        self.profile = profile
        pipeline = pipeline_for(profile.tokenization)
        self._reference_readings = [pipeline.read(text, profile.sentences) for text in references]
        self._candidate_reading = pipeline.read(candidate, profile.sentences)
        self._pairs = [Pair(reference, self._candidate_reading) for reference in self._reference_readings]
        self._marks: dict[tuple[str, int], tuple[Marks, Marks]] = {}
        self._seen: dict[tuple[str, int], tuple[SeenMarks, SeenMarks]] = {}
        self._recuts: dict[int, tuple[tuple[Recut, ...], tuple[Recut, ...]]] = {}
        self._cards: dict[tuple[str, ...], ScoreCard] = {}

    @cached_property
    def scores(self) -> ScoreCard:
        """The scores of the profile's default metrics."""
        return self._card(None)

    def scores_of(self, metrics: Sequence[str]) -> ScoreCard:
        """Return the card of ``metrics``, sharing the counts of ``scores``. Raises UnknownMetricError."""
        keys = tuple(metrics)
        card = self._cards.get(keys)
        if card is None:
            card = self._cards[keys] = self._card(keys)
        return card

    def _card(self, metrics: Sequence[str] | None) -> ScoreCard:
        if self.profile.sacre is not None:
            return score(self.references, self.candidate, self.profile, metrics)
        return score_pairs(self.profile, self._pairs, metrics)

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
        """Return the stretches of a side that hold letters or digits but lie in no token."""
        return self._reading(side, reference).dropped_spans()

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
            marks = (
                self.marks("reference", "unigram", reference),
                self.marks("candidate", "unigram", reference),
            )
            both = self._recuts[reference] = recut_spans(self._pairs[reference], *marks)
        return both[side == "candidate"]

    def _reading(self, side: Side, reference: int) -> Reading:
        return self._candidate_reading if side == "candidate" else self._reference_readings[reference]

    def marks(self, side: Side, layer: str, reference: int = 0) -> Marks:
        """Return the marks of ``layer`` against one reference, in text order.

        The weights of the credited marks add up to ``matches`` of the layer's metric in
        ``per_reference[reference]``, on both sides. A ``sacrebleu`` profile counts units that are not tokens of
        ours and has no marks. Raises UnknownLayerError and IndexError.
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

    def _find_seen(self, layer: str, reference: int) -> tuple[SeenMarks, SeenMarks]:
        metric = metric_of_layer(layer)
        if self.profile.sacre is not None:
            return NO_MARKS, NO_MARKS
        pair = self._pairs[reference]
        if layer == "lcs":
            return lcs_seen(pair)
        if layer == "lcs-sentence":
            return summary_seen(pair)
        return ngram_seen(pair, int(metric.removeprefix("rouge")))

    def _make_marks(self, layer: str, reference: int) -> tuple[Marks, Marks]:
        metric = metric_of_layer(layer)
        if self.profile.sacre is not None:
            return (), ()
        pair = self._pairs[reference]
        if layer == "lcs":
            return lcs_marks(pair)
        if layer == "lcs-sentence":
            return summary_marks(pair)
        return ngram_marks(pair, int(metric.removeprefix("rouge")))


def compare(references: str | Sequence[str], candidate: str, profile: str | Profile = "auto") -> Comparison:
    """Compare ``candidate`` with ``references`` (one text or several) under ``profile``.

    ``auto`` is resolved by these texts. Raises ProfileError, TypeError, and ValueError without references.
    """
    texts = as_texts(references, candidate)
    return Comparison(texts, candidate, as_profile(profile).resolve([*texts, candidate]))
