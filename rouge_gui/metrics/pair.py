"""Integer counts and alignments of one reference with one candidate.

Everything a score needs and a mark shows comes from one ``Pair``, each part computed when first asked for and
then kept: so the numerator and the marks cannot disagree. Token positions, no spans, no wording.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from rouge_gui.metrics import lcs
from rouge_gui.text import Reading


class _Codes(dict[str, str]):
    """Forms to single characters, the same form always to the same one, new forms as they come."""

    def __missing__(self, form: str) -> str:
        code = self[form] = chr(len(self))
        return code

    def intern(self, forms: Iterable[str]) -> str:
        """Return ``forms`` as a text of one character each, which counting handles at C speed.

        Raises ValueError beyond 1,114,112 distinct forms.
        """
        return "".join(map(self.__getitem__, forms))


def ngrams(text: str, n: int) -> Sequence[str]:
    """Return the n-grams of an interned text, in order."""
    if n == 1:
        return text
    if n == 2:
        return list(map(str.__add__, text, text[1:]))
    return [text[start : start + n] for start in range(len(text) - n + 1)]


def clipped_matches(reference: Iterable[str], candidate: Iterable[str]) -> int:
    """Return Σ over distinct n-grams of min(count in reference, count in candidate) (Lin 2004, ROUGE-N)."""
    in_reference, in_candidate = Counter(reference), Counter(candidate)
    return sum(
        min(in_reference[gram], in_candidate[gram]) for gram in in_reference.keys() & in_candidate.keys()
    )


@dataclass(frozen=True, slots=True)
class SummaryMatches:
    """Summary-level LCS of a pair, in positions of the two summary token lists.

    ``credited`` are the union-marked reference positions that had budget, ``surplus`` those that had not;
    ``candidates`` maps each marked reference position to the candidate positions it was matched with.
    """

    credited: list[int]
    surplus: list[int]
    candidates: dict[int, list[int]]


class Pair:
    """One reference and one candidate, both read by the same pipeline."""

    def __init__(self, reference: Reading, candidate: Reading) -> None:
        self.reference = reference
        self.candidate = candidate
        self._codes = _Codes()
        # forms of the whole texts as characters
        self.reference_text = self._codes.intern(reference.whole.forms)
        self.candidate_text = self._codes.intern(candidate.whole.forms)

    def ngram_matches(self, n: int) -> int:
        """Return the clipped count of n-grams."""
        return clipped_matches(ngrams(self.reference_text, n), ngrams(self.candidate_text, n))

    @cached_property
    def lcs_length(self) -> int:
        """The length of the text-level LCS."""
        return lcs.length(self.reference_text, self.candidate_text)

    @cached_property
    def alignment(self) -> list[lcs.Pair]:
        """The text-level LCS path that the tie rule chooses, as token positions."""
        return lcs.align(self.reference_text, self.candidate_text)

    @cached_property
    def summary_reference_text(self) -> str:
        """Forms of the reference's sentences as characters."""
        run = self.reference.summary
        return self.reference_text if run is self.reference.whole else self._codes.intern(run.forms)

    @cached_property
    def summary_candidate_text(self) -> str:
        """Forms of the candidate's sentences as characters."""
        run = self.candidate.summary
        return self.candidate_text if run is self.candidate.whole else self._codes.intern(run.forms)

    @property
    def one_sentence_each(self) -> bool:
        """True where neither text has a sentence break, so that the summary-level LCS is the text-level one."""
        return len(self.reference.summary.ranges) <= 1 and len(self.candidate.summary.ranges) <= 1

    @cached_property
    def summary_matches_count(self) -> int:
        """Hits of the summary-level LCS: what ``summary_matches`` credits."""
        if self.one_sentence_each:
            # the positions of one LCS never exceed either budget
            return lcs.length(self.summary_reference_text, self.summary_candidate_text)
        marked = [
            self.summary_reference_text[start + position]
            for _, start, union in self._unions
            for position in union.positions
        ]
        # each reference position is marked at most once, so only the candidate's budget can run out
        return clipped_matches(marked, self.summary_candidate_text)

    @cached_property
    def summary_matches(self) -> SummaryMatches:
        """The union marks of each reference sentence, walked in order against both whole-text budgets.

        rouge-score 0.1.2, ``_summary_level_lcs``: a mark counts only while its token has budget left in the
        unigram counters of both texts, and lowers both. Each reference position is marked at most once, so
        the reference's budget never runs out first.
        """
        budget = Counter(self.summary_candidate_text)
        credited: list[int] = []
        surplus: list[int] = []
        candidates: dict[int, list[int]] = {}
        for sentences, start, union in self._unions:
            for position, hits in zip(union.positions, union.hits, strict=True):
                place = start + position
                token = self.summary_reference_text[place]
                candidates[place] = sentences.positions(hits)
                (credited if budget[token] > 0 else surplus).append(place)
                budget[token] -= 1
        return SummaryMatches(credited, surplus, candidates)

    @cached_property
    def _unions(self) -> list[tuple[lcs.CandidateSentences, int, lcs.UnionLcs]]:
        """Per reference sentence: the candidate's sentences, the sentence's first position, its union LCS."""
        text = self.summary_reference_text
        ranges = self.candidate.summary.ranges
        sentences = lcs.CandidateSentences(self.summary_candidate_text, ranges, text)
        return [
            (sentences, start, sentences.union(text[start:end]))
            for start, end in self.reference.summary.ranges
        ]

