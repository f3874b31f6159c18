"""Same characters, another cut: Chinese words that the other text holds too, but cuts otherwise. They earn nothing.

``武汉市`` does not match ``武汉``, although the other text shows just these characters. No scores depend on this.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import regex

from rouge_gui.metrics import Pair
from rouge_gui.text import Span, TokenRun

# a span of one side with the span of the other side that holds the same characters
Recut = tuple[Span, Span]

_han = regex.compile(r"\p{Script=Han}+")


class _Characters:
    """The Han words of one side as one string, broken where they do not touch, with the way back to the text."""

    def __init__(self, run: TokenRun, credited: bytes) -> None:
        self.unearned: list[tuple[str, Span]] = []
        self._starts: list[int] = []
        self._words: list[tuple[Span, bool]] = []
        parts: list[str] = []
        length, last_end = 0, -1
        for form, (start, end), earned in zip(run.forms, run.spans, credited, strict=True):
            if not _han.fullmatch(form) or len(form) != end - start:
                continue
            unearned = not earned
            if unearned:
                self.unearned.append((form, (start, end)))
            if start != last_end:
                parts.append("\n")
                length += 1
            self._starts.append(length)
            self._words.append(((start, end), unearned))
            parts.append(form)
            length += len(form)
            last_end = end
        self.text = "".join(parts)

    def find(self, form: str) -> Span | None:
        """Return where ``form`` stands first so that it touches a word that earns nothing, in the source text."""
        place = self.text.find(form)
        while place >= 0:
            first = bisect_right(self._starts, place) - 1
            last = bisect_right(self._starts, place + len(form) - 1) - 1
            if any(unearned for _, unearned in self._words[first : last + 1]):
                start = self._words[first][0][0] + place - self._starts[first]
                return start, start + len(form)
            place = self.text.find(form, place + 1)
        return None


def recut_spans(
    pair: Pair, reference_credited: bytes, candidate_credited: bytes
) -> tuple[tuple[Recut, ...], tuple[Recut, ...]]:
    """Return the re-cut stretches of both sides in text order; ``…_credited`` flag the unigrams."""
    reference = _Characters(pair.reference.whole, reference_credited)
    candidate = _Characters(pair.candidate.whole, candidate_credited)
    pairs = {(own, found) for own, found in _found(reference, candidate)}
    pairs |= {(found, own) for own, found in _found(candidate, reference)}
    return tuple(sorted(pairs)), tuple(sorted((candidate, reference) for reference, candidate in pairs))


def _found(own: _Characters, other: _Characters) -> Sequence[Recut]:
    places: dict[str, Span | None] = {}
    found: list[Recut] = []
    for form, span in own.unearned:
        if form not in places:
            places[form] = other.find(form)
        place = places[form]
        if place is not None:
            found.append((span, place))
    return found
