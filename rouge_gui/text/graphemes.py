"""Extended grapheme clusters: what a reader sees as one character, which no mark may split."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

import regex

from rouge_gui.text.tokens import Span

# Only beside these can a grapheme be longer than one code point (UAX #29, GB3 to GB13).
_clustering = regex.compile(
    r"[\p{GCB=Extend}\p{GCB=ZWJ}\p{GCB=SpacingMark}\p{GCB=Prepend}\p{GCB=Regional_Indicator}"
    r"\p{GCB=L}\p{GCB=V}\p{GCB=T}]|\r\n"
)
_grapheme = regex.compile(r"\X")
# regex's \X joins a linker to the consonant after it whatever stands before; GB9c asks for a consonant there,
# with nothing but linkers and extending signs in between (GB9b joins what precedes a letter).
_false_conjunct = regex.compile(
    r"(?=\p{InCB=Consonant})"
    r"(?<!\p{GCB=Prepend}|\p{InCB=Consonant}[\p{InCB=Extend}\p{InCB=Linker}]*)"
)


def grapheme_spans(text: str) -> list[Span]:
    """Return the spans of the extended grapheme clusters of ``text``, which cover it without gaps."""
    spans: list[Span] = []
    for match in _grapheme.finditer(text):
        start, end = match.span()
        if end - start > 1:
            for consonant in _false_conjunct.finditer(text, start + 1, end):
                spans.append((start, consonant.start()))
                start = consonant.start()
        spans.append((start, end))
    return spans


def widen(text: str, spans: list[Span]) -> list[Span]:
    """Return ``spans`` of ``text``, each grown to the graphemes it touches (the same list if none grows)."""
    if (text.isascii() and "\r" not in text) or _clustering.search(text) is None:
        return spans
    bounds = [0, *(end for _, end in grapheme_spans(text))]
    return [
        (bounds[bisect_right(bounds, start) - 1], bounds[bisect_left(bounds, end)]) for start, end in spans
    ]
