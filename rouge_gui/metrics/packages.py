"""The PyPI packages ``rouge`` 1.0.1 (pltrdy), ``rouge-chinese`` 1.0.3 and PyRouge of ``rouge-metric`` 1.0.1."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from rouge_gui.metrics import lcs
from rouge_gui.metrics.lin import SummaryRules
from rouge_gui.metrics.pair import Gram, Pair, ngrams
from rouge_gui.metrics.rouge import UnknownMetricError, combine, ngram_order
from rouge_gui.metrics.rules import Failure, Outcome, Rules
from rouge_gui.metrics.values import Score
from rouge_gui.text import Reading

NO_HYPOTHESIS, NO_REFERENCE = "Hypothesis is empty.", "Reference is empty."
NO_SENTENCE = "Collections must contain at least 1 sentence."
_SMALL = 1e-8


class PyRougeRules(SummaryRules):
    """PyRouge: ROUGE-1.5.5's counting without its rounding; ``multi=best`` goes by the recall in full precision."""


class PackagePair(Pair):
    """A pair whose n-grams may be sets, and whose sentences are the pieces the package cuts."""

    def __init__(self, reference: Reading, candidate: Reading, *, sets: bool) -> None:
        super().__init__(reference, candidate)
        self.as_sets = sets

    def ngram_matches(self, n: int) -> int:
        """Return how many n-grams are shared: different ones, or clipped."""
        if not self.as_sets:
            return super().ngram_matches(n)
        return len(set(ngrams(self.reference_text, n)) & set(ngrams(self.candidate_text, n)))

    def size(self, grams: Iterable[Gram]) -> int:
        """Return how many n-grams count."""
        found = list(grams)
        return len(set(found)) if self.as_sets else len(found)

    @cached_property
    def piece_hits(self) -> list[tuple[int, int]]:
        """The matched places of the common subsequences of every two pieces, by reference piece.

        The tie rule is the other way round than rouge-score's, so the sides change places.
        """
        found: list[tuple[int, int]] = []
        reference, candidate = self.reference_text, self.candidate_text
        for start, end in self.reference.summary.ranges:
            for other_start, other_end in self.candidate.summary.ranges:
                path = lcs.align(candidate[other_start:other_end], reference[start:end])
                found += [(start + i, other_start + j) for j, i in path]
        return found


class _PackageRules(Rules):
    """What both packages share: F with a small number below, and errors for texts without a piece."""

    def pair(self, reference: Reading, candidate: Reading) -> Pair:
        """Return a pair that counts sets unless ``exclusive=false``."""
        return PackagePair(reference, candidate, sets=self.profile.exclusive)

    def score(self, pair: Pair, key: str) -> Score:
        """Return one metric of one reference. Raises UnknownMetricError."""
        if not isinstance(pair, PackagePair):
            raise TypeError(type(pair))
        order = ngram_order(key)
        if order is not None:
            sizes = [pair.size(ngrams(text, order)) for text in (pair.candidate_text, pair.reference_text)]
            return _score(pair.ngram_matches(order), sizes[0], sizes[1])
        if key in {"rougeL", "rougeLsum"}:
            return self.lcs_score(pair)
        raise UnknownMetricError(key)

    def lcs_score(self, pair: PackagePair) -> Score:
        """Return the package's one ROUGE-L."""
        raise NotImplementedError

    def recount(self, pair: Pair, key: str, matches: float, candidate_total: float) -> Score:
        """Return the score with other matches and another candidate total."""
        return _score(matches, candidate_total, self.score(pair, key).reference_total)

    def knows(self, key: str) -> bool:
        """Tell whether the package has the metric."""
        return ngram_order(key) is not None or key in {"rougeL", "rougeLsum"}

    def combine(self, _key: str, outcomes: Sequence[Outcome]) -> Score:
        """Return the tool's combination of references; the packages know one."""
        return combine([score for _, score in outcomes], self.profile.multi, 1.0)

    def failure(self, pairs: Sequence[Pair], keys: Sequence[str]) -> Failure | None:
        """The packages raise for a text without a piece, at whatever metric comes first.

        A recipe may see to it that they are never asked, or take what they raise for 0, which the counts give.
        """
        if self.profile.recipe is not None and self.profile.recipe.empty == "zero":
            return None
        message = ""
        for pair in pairs:
            if not pair.candidate.summary.ranges:
                message = NO_HYPOTHESIS
            elif not pair.reference.summary.ranges:
                message = NO_REFERENCE
            if message:
                break
        if not message:
            return None
        lost = frozenset(key for key in keys if self.knows(key))
        first = next((key for key in keys if key in lost), "")
        return Failure(message if ngram_order(first) else NO_SENTENCE, lost)


class PltrdyRules(_PackageRules):
    """``rouge``: L is the set of words on the common subsequences of every two pieces, or their summed lengths."""

    level = "summary"

    def lcs_score(self, pair: PackagePair) -> Score:
        """Return the package's ROUGE-L; above 1 where sums exceed the text (``exclusive=false``)."""
        places = [place for place, _ in pair.piece_hits]
        matches = len({pair.reference_text[place] for place in places}) if pair.as_sets else len(places)
        return _score(matches, pair.size(pair.candidate_text), pair.size(pair.reference_text))


class RougeChineseRules(_PackageRules):
    """``rouge-chinese``: L compares whole texts, and never as sets."""

    def lcs_score(self, pair: PackagePair) -> Score:
        """Return the package's ROUGE-L."""
        return _score(pair.lcs_length(), len(pair.candidate_text), len(pair.reference_text))


def _score(matches: float, candidate_total: float, reference_total: float) -> Score:
    precision = matches / candidate_total if candidate_total else 0.0
    recall = matches / reference_total if reference_total else 0.0
    f = 2.0 * (precision * recall / (precision + recall + _SMALL))
    return Score(precision, recall, f, matches, candidate_total, reference_total)
