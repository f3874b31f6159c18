"""The cheapest next edit: which one token to delete, insert or replace so that a metric rises most.

Places are proposed from the token lists (exact for ROUGE-N and for the LCS), then the *edited text* is scored, so what
an edit promises is what it gives, also where a dictionary cuts the neighbours otherwise. Imports numpy.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from heapq import nlargest
from typing import Literal, NamedTuple

import numpy as np
import regex

from rouge_gui.compare.comparison import Comparison
from rouge_gui.compare.explain.impact import NoImpactError, deletions
from rouge_gui.compare.explain.lcs_table import TableTooLargeError, check_cells, lengths_of, reversed_lengths
from rouge_gui.metrics import Score, score
from rouge_gui.metrics.pair import Gram, ngrams
from rouge_gui.metrics.rouge import ngram_order

Kind = Literal["delete", "insert", "replace"]

# so many places are proposed, and so many edited texts of each kind scored, fewer of long ones
_MOST_PLACES = 20_000
_MOST_SCORED = 12
_MOST_TOKENS_SCORED = 20_000
# F that differ less are equal
_DIGITS = 12
# scripts written without spaces between words
_unspaced = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}]")


class Edit(NamedTuple):
    """One edit of the candidate: its code points ``start`` to ``end`` become ``inserted``.

    ``token`` is the candidate token deleted or replaced, or the one the new token comes before (their number at the
    end); ``source`` the token of ``reference`` that is brought in, None for a deletion; ``score`` what the metric is
    then.
    """

    kind: Kind
    token: int
    source: int | None
    start: int
    end: int
    inserted: str
    score: Score
    reference: int = 0

    def applied(self, candidate: str) -> str:
        """Return the candidate after the edit."""
        return candidate[: self.start] + self.inserted + candidate[self.end :]


class Place(NamedTuple):
    """Where an edit is proposed: ``length`` tokens of ``reference`` from ``source`` on come before ``token``."""

    gain: float
    kind: Kind
    token: int
    source: int | None
    length: int = 1
    reference: int = 0


def cheapest_edits(comparison: Comparison, key: str, reference: int = 0, most: int = 8) -> list[Edit]:
    """Return the edits of one token that raise F of ``key`` most, best first; () where nothing raises it.

    Tokens come from all references, those of ``reference`` are tried first. Of equal F what also gives more ROUGE-2
    and ROUGE-L comes first. Raises UnknownMetricError, TableTooLargeError.
    """
    now = comparison.scores_of((key,)).rouge(key).fmeasure
    found: dict[str, Edit] = {}
    for edit in scored(comparison, key, _proposed(comparison, key, reference)):
        if edit.score.fmeasure > now:
            # another token of the same form may give the same text
            found.setdefault(edit.applied(comparison.candidate), edit)
    ranks = {text: _beside(comparison, key, text) for text in found}
    best = sorted(
        found.items(),
        key=lambda item: (
            -round(item[1].score.fmeasure, _DIGITS),
            *ranks[item[0]],
            len(item[1].inserted) + item[1].end - item[1].start,
            item[1].start,
        ),
    )
    return [edit for _text, edit in best[:most]]


def _beside(comparison: Comparison, key: str, text: str) -> list[float]:
    """Return how an edited text ranks among those of equal F of ``key``: by F of ROUGE-2, then of ROUGE-L."""
    others = [other for other in ("rouge2", "rougeL") if other != key]
    keys = tuple(other for other in others if comparison.reaches(other) and comparison.gives(other))
    after = score(comparison.references, text, comparison.profile, keys) if keys else {}
    return [-round(found.fmeasure, _DIGITS) for found in map(after.get, keys) if isinstance(found, Score)]


def _proposed(comparison: Comparison, key: str, reference: int) -> Iterator[Place]:
    """Yield the places that promise most, of each kind: fewer with tokens of references that are not on show."""
    most = most_scored(comparison, _MOST_SCORED)
    count = len(comparison.references)
    deleting = list(_deletions(comparison, key))
    yield from nlargest(most, deleting, key=_gain_of_place)
    for number in (reference, *(other for other in range(count) if other != reference)):
        try:
            places = [place._replace(reference=number) for place in _additions(comparison, key, number)]
        except TableTooLargeError:
            if number == reference:
                raise
            continue
        allowed = most if number == reference else max(1, most // (count - 1))
        for kind in ("insert", "replace"):
            yield from nlargest(
                allowed, (place for place in places if place.kind == kind), key=_gain_of_place
            )


def _gain_of_place(place: Place) -> float:
    return place.gain


def most_scored(comparison: Comparison, usual: int) -> int:
    """Return how many edited texts are scored where ``usual`` many would be, for the length of the candidate."""
    return max(3, min(usual, usual * _MOST_TOKENS_SCORED // (10 * comparison.token_count("candidate") + 1)))


def scored(comparison: Comparison, key: str, places: Iterable[Place]) -> Iterator[Edit]:
    """Yield the edits of ``places`` with the score of the edited text; those whose text has none are left out."""
    for place in places:
        edit = _text_edit(comparison, place)
        after = score(comparison.references, edit.applied(comparison.candidate), comparison.profile, (key,))
        if key in after:
            yield edit._replace(score=after.rouge(key), reference=place.reference)


def _deletions(comparison: Comparison, key: str) -> Iterator[Place]:
    try:
        changes = deletions(comparison, key).change
    except NoImpactError:
        return
    for token, change in enumerate(changes.tolist()):
        if change > 0:
            yield Place(change, "delete", token, None)


def _additions(comparison: Comparison, key: str, reference: int) -> Iterable[Place]:
    """Propose tokens of the reference, each where it would earn most; gains are matches."""
    pair = comparison.pair(reference)
    ours, theirs = pair.reference_text, pair.candidate_text
    order = ngram_order(key)
    if order and order > 1:
        return _ngram_places(ours, theirs, order)
    return unigram_places(ours, theirs) if order else lcs_places(ours, theirs, [0.0] * len(theirs))


def unigram_places(reference: str, candidate: str) -> list[Place]:
    """Propose the unigrams that are missed, in the order of the LCS, and never for one that earns."""
    in_reference, in_candidate = Counter(reference), Counter(candidate)
    missed = in_reference - in_candidate
    # more than the LCS could make up for
    dear = float(len(reference) + 1)
    costs = [dear if in_candidate[token] <= in_reference[token] else 0.0 for token in candidate]
    places = lcs_places(reference, candidate, costs)
    return [place for place in places if reference[place.source or 0] in missed]


def lcs_places(reference: str, candidate: str, costs: list[float]) -> Iterator[Place]:
    """Yield for each reference token where the LCS is longest with it put in, and put in another one's place.

    ``costs`` says for each candidate token what is lost with it beside the LCS.
    """
    if not reference:
        return
    check_cells(reference, candidate)
    before, behind = lengths_of(reference, candidate), reversed_lengths(reference, candidate)
    length, lost = int(before[-1, -1]), np.array(costs)
    for source in range(len(reference)):
        inserted = before[source].astype(int) + 1 + behind[source + 1]
        token = int(inserted.argmax())
        yield Place(float(inserted[token] - length), "insert", token, source)
        if candidate:
            replaced = before[source, :-1].astype(int) + 1 + behind[source + 1, 1:] - lost
            token = int(replaced.argmax())
            yield Place(float(replaced[token] - length), "replace", token, source)


def _ngram_places(reference: str, candidate: str, n: int) -> Iterator[Place]:
    """Yield where a reference token would stand beside its neighbours, with the n-grams it would earn."""
    places: dict[str, list[int]] = {}
    for place, token in enumerate(candidate):
        places.setdefault(token, []).append(place)
    wanted, offered = Counter(ngrams(reference, n)), Counter(ngrams(candidate, n))
    left = _MOST_PLACES
    for source, token in enumerate(reference):
        behind = [place + 1 for place in places.get(reference[source - 1], ())] if source else []
        ahead = places.get(reference[source + 1], []) if source + 1 < len(reference) else []
        inserts = {*behind, *ahead, len(candidate)}
        replaces = {place for place in behind if place < len(candidate)}
        replaces |= {place - 1 for place in ahead if place}
        left -= len(inserts) + len(replaces)
        if left < 0:
            return
        for place in inserts:
            gain = gain_of(candidate, (place, place), token, (wanted, offered), n)
            yield Place(gain, "insert", place, source)
        for place in replaces:
            gain = gain_of(candidate, (place, place + 1), token, (wanted, offered), n)
            yield Place(gain, "replace", place, source)


def gain_of(
    candidate: str, span: tuple[int, int], token: str, counts: tuple[Counter[Gram], Counter[Gram]], n: int
) -> float:
    """Return how many n-grams more match once ``token`` (one or several) stands in place of ``span``.

    ``counts`` are those of the n-grams of reference and candidate.
    """
    wanted, offered = counts
    before, behind = candidate[max(span[0] - n + 1, 0) : span[0]], candidate[span[1] : span[1] + n - 1]
    touched = Counter(ngrams(before + token + behind, n))
    touched.subtract(Counter(ngrams(before + candidate[span[0] : span[1]] + behind, n)))
    return float(
        sum(
            min(offered[gram] + change, wanted[gram]) - min(offered[gram], wanted[gram])
            for gram, change in touched.items()
        )
    )


def _text_edit(comparison: Comparison, place: Place) -> Edit:
    text, reference = comparison.candidate, place.reference
    spans = comparison.pair(reference).candidate.whole.mark_spans
    nothing = Score(0, 0, 0, 0, 0, 0)
    if place.source is None:
        start, end = spans[place.token]
        if text[end : end + 1] == " ":
            end += 1
        elif text[start - 1 : start] == " ":
            start -= 1
        return Edit("delete", place.token, None, start, end, "", nothing)
    wanted = comparison.pair(reference).reference.whole.mark_spans
    first, last = wanted[place.source][0], wanted[place.source + place.length - 1][1]
    word = comparison.references[reference][first:last]
    if place.kind == "replace":
        return Edit("replace", place.token, place.source, *spans[place.token], word, nothing)
    if place.token < len(spans):
        at = spans[place.token][0]
        word += _space(word, text[at])
    else:
        at = spans[-1][1] if spans else len(text)
        word = (_space(text[at - 1], word) if at else "") + word
    return Edit("insert", place.token, place.source, at, at, word, nothing)


def _space(before: str, behind: str) -> str:
    """Return what parts two words."""
    joined = _unspaced.match(before[-1]) and _unspaced.match(behind[0])
    return "" if joined or before[-1].isspace() else " "
