"""Integer counts and alignments of one reference with one candidate.

Everything a score needs and a mark shows comes from one ``Pair``, each part computed when first asked for and
then kept: so the numerator and the marks cannot disagree. Token positions, no spans, no wording.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from rouge_gui.metrics import lcs, skip, weighted, weighted_unions
from rouge_gui.text import Reading

# an n-gram of an interned text: one character, or a tuple of them
Gram = Hashable


def _codes(*texts: list[str]) -> dict[str, str]:
    """Return a character for each distinct form of ``texts``. Raises ValueError beyond 1,114,112 of them."""
    forms = dict.fromkeys(chain.from_iterable(texts))
    return dict(zip(forms, map(chr, range(len(forms))), strict=True))


def _intern(forms: list[str], codes: dict[str, str]) -> str:
    return "".join(map(codes.__getitem__, forms))


def ngrams(text: str, n: int) -> Iterable[Gram]:
    """Return the n-grams of an interned text, in order."""
    return text if n == 1 else zip(*(text[start:] for start in range(n)), strict=False)


def clipped_matches(reference: Iterable[Gram], candidate: Iterable[Gram]) -> int:
    """Return Σ over distinct n-grams of min(count in reference, count in candidate) (Lin 2004, ROUGE-N)."""
    in_candidate = Counter(candidate)
    shared = [
        (count, in_candidate[gram]) for gram, count in Counter(reference).items() if gram in in_candidate
    ]
    return sum([min(counts) for counts in shared])


@dataclass(frozen=True, slots=True)
class SummaryMatches:
    """Summary-level LCS of a pair, in positions of the two summary token lists.

    ``credited`` are the union-marked reference positions that had budget, ``surplus`` those that had not;
    ``hits`` maps each marked reference position to the candidate positions it was matched with, as bits that
    ``Pair.candidate_sentences`` reads.
    """

    credited: list[int]
    surplus: list[int]
    hits: dict[int, int]


@dataclass(frozen=True, slots=True)
class WeightedMatches:
    """Weighted LCS of a pair sentence by sentence, in positions of the two summary token lists.

    ``runs`` are the reference positions that earn together, ``surplus`` the marked ones that earn nothing;
    ``unions`` and ``ranges`` are the sentences' matches and where the sentences lie.
    """

    runs: list[list[int]]
    surplus: list[int]
    unions: weighted_unions.Unions
    ranges: tuple[list[tuple[int, int]], list[tuple[int, int]]]

    def hits(self) -> dict[int, list[int]]:
        """Return for each marked reference position the candidate positions it was matched with, ascending."""
        found: dict[int, list[int]] = {}
        for number, i, other, j in self.unions.hits():
            found.setdefault(self.ranges[0][number][0] + i, []).append(self.ranges[1][other][0] + j)
        for places in found.values():
            places.sort()
        return found

    def earned(self, weight: float) -> float:
        """Return Σ length^weight over the runs."""
        return sum([float(len(run)) ** weight for run in self.runs], 0.0)


class Pair:
    """One reference and one candidate, both read by the same pipeline."""

    def __init__(self, reference: Reading, candidate: Reading) -> None:
        self.reference = reference
        self.candidate = candidate
        whole = reference.whole.forms, candidate.whole.forms
        summary = reference.summary.forms, candidate.summary.forms
        alone = summary[0] is not whole[0] or summary[1] is not whole[1]
        codes = _codes(*whole, *summary) if alone else _codes(*whole)
        # Each text as one character a form, which counting and LCS libraries handle at C speed …
        self.reference_text, self.candidate_text = _intern(whole[0], codes), _intern(whole[1], codes)
        # … and the same for the texts read sentence by sentence.
        self.summary_reference_text, self.summary_candidate_text = self.reference_text, self.candidate_text
        if alone:
            self.summary_reference_text = _intern(summary[0], codes)
            self.summary_candidate_text = _intern(summary[1], codes)

        self._counts: dict[str | int | skip.SkipRule, int] = {}
        self._weighted: dict[float, list[list[lcs.Pair]]] = {}
        self._weighted_summaries: dict[float, WeightedMatches] = {}

    def ngram_matches(self, n: int) -> int:
        """Return the clipped count of n-grams."""
        found = self._counts.get(n)
        if found is None:
            texts = self.reference_text, self.candidate_text
            found = self._counts[n] = clipped_matches(*(ngrams(text, n) for text in texts))
        return found

    def lcs_length(self) -> int:
        """Return the length of the text-level LCS."""
        found = self._counts.get("lcs")
        if found is None:
            found = self._counts["lcs"] = lcs.length(self.reference_text, self.candidate_text)
        return found

    @cached_property
    def alignment(self) -> list[lcs.Pair]:
        """The text-level LCS path that the tie rule chooses, as token positions."""
        return lcs.align(self.reference_text, self.candidate_text)

    def weighted_runs(self, weight: float) -> list[list[lcs.Pair]]:
        """Return the runs of the text-level weighted LCS, each as positions consecutive on both sides."""
        found = self._weighted.get(weight)
        if found is None:
            path = weighted.align(self.reference_text, self.candidate_text, weight)
            found = self._weighted[weight] = weighted.runs_of(path)
        return found

    def skip_matches(self, rule: skip.SkipRule) -> int:
        """Return the clipped count of skip-bigrams and of the unigrams that ``rule`` adds."""
        found = self._counts.get(rule)
        if found is None:
            texts = self.reference_text, self.candidate_text
            found = skip.clipped_pairs(*texts, rule)
            found += clipped_matches(*map(rule.unigram_text, texts))
            self._counts[rule] = found
        return found

    def keep_skip_matches(self, rule: skip.SkipRule, matches: int) -> None:
        """Take the clipped count that came with the credits of single tokens."""
        self._counts.setdefault(rule, matches)

    @property
    def one_sentence_each(self) -> bool:
        """True where neither text has a sentence break, so that the summary-level LCS is the text-level one."""
        return len(self.reference.summary.ranges) <= 1 and len(self.candidate.summary.ranges) <= 1

    def count_summary_matches(self) -> int:
        """Return the hits of the summary-level LCS: how many positions ``summary_matches`` credits."""
        found = self._counts.get("summary")
        if found is None:
            found = self._counts["summary"] = self._count_summary_matches()
        return found

    def _count_summary_matches(self) -> int:
        if self.one_sentence_each and self.budget_is_whole:
            # the positions of one LCS never exceed either budget
            return lcs.length(self.summary_reference_text, self.summary_candidate_text)
        marked = [
            self.summary_reference_text[start + position]
            for start, union in self._unions
            for position in union.positions
        ]
        budget = self.summary_budget()
        return sum([min(count, budget[token]) for token, count in Counter(marked).items()])

    @cached_property
    def summary_matches(self) -> SummaryMatches:
        """The union marks of each reference sentence, walked in order against both whole-text budgets.

        rouge-score 0.1.2, ``_summary_level_lcs``: a mark counts only while its token has budget left in the
        unigram counters of both texts, and lowers both. Each reference position is marked at most once, so
        the reference's budget never runs out first.
        """
        budget = self.summary_budget()
        credited: list[int] = []
        surplus: list[int] = []
        hits: dict[int, int] = {}
        for start, union in self._unions:
            for position, matched in zip(union.positions, union.hits, strict=True):
                place = start + position
                token = self.summary_reference_text[place]
                hits[place] = matched
                (credited if budget[token] > 0 else surplus).append(place)
                budget[token] -= 1
        return SummaryMatches(credited, surplus, hits)

    @property
    def budget_is_whole(self) -> bool:
        """True where the budget counts all the tokens that the summary-level LCS compares."""
        return True

    def summary_budget(self) -> Counter[str]:
        """Return how often each token may be credited in the summary-level LCS.

        Each reference position is marked at most once, so only the candidate's budget can run out.
        """
        return Counter(self.summary_candidate_text)

    def weighted_summary(self, weight: float) -> WeightedMatches:
        """Return the runs of the union of each reference sentence's weighted LCS, walked against the budgets.

        ROUGE-1.5.5: a marked position with budget lengthens the run, and ends it where the next position is not
        marked; one without budget does neither. What is not ended within its sentence is lost.
        """
        found = self._weighted_summaries.get(weight)
        if found is None:
            found = self._weighted_summaries[weight] = self._find_weighted_summary(weight)
        return found

    def _find_weighted_summary(self, weight: float) -> WeightedMatches:
        texts = self.summary_reference_text, self.summary_candidate_text
        ranges = self.reference.summary.ranges, self.candidate.summary.ranges
        sentences = [
            [text[start:end] for start, end in side] for text, side in zip(texts, ranges, strict=True)
        ]
        unions = weighted_unions.find(sentences[0], sentences[1], weight)
        matches = WeightedMatches([], [], unions, (ranges[0], ranges[1]))
        budget = self.summary_budget()
        for (start, _), marked in zip(ranges[0], unions.marked, strict=True):
            run: list[int] = []
            for place in sorted(marked):
                token = texts[0][start + place]
                if budget[token] <= 0:
                    matches.surplus.append(start + place)
                    continue
                budget[token] -= 1
                run.append(start + place)
                if place + 1 not in marked:
                    matches.runs.append(run)
                    run = []
            matches.surplus.extend(run)
        return matches

    @cached_property
    def candidate_sentences(self) -> lcs.CandidateSentences:
        """The candidate's sentences, laid out for the reference's."""
        return lcs.CandidateSentences(
            self.summary_candidate_text, self.candidate.summary.ranges, self.summary_reference_text
        )

    @cached_property
    def _unions(self) -> list[tuple[int, lcs.UnionLcs]]:
        """The first position and the union LCS of each reference sentence."""
        if not self.candidate.summary.ranges:
            return []
        text, sentences = self.summary_reference_text, self.candidate_sentences
        return [(start, sentences.union(text[start:end])) for start, end in self.reference.summary.ranges]
