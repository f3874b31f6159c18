"""Texts derived from a source whose every code point remembers where it came from.

Normalisation changes lengths (``İ`` lowers to two code points, ``e`` + U+0301 composes to one), yet a
token's span must lie in the source. Each function here returns the derived text with that map; where
all offsets are unchanged, which is the usual case, the map is left out.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import regex

from rouge_gui.text.tokens import Span, Tokens


@dataclass(frozen=True, slots=True)
class MappedText:
    """``text[i]`` came from the source code points ``starts[i]`` to ``ends[i]``; ``None`` = from ``i`` itself."""

    text: str
    starts: Sequence[int] | None = None
    ends: Sequence[int] | None = None

    def source_span(self, start: int, end: int) -> Span:
        """Return the source span of the non-empty derived span ``[start, end)``."""
        if self.starts is None or self.ends is None:
            return start, end
        return self.starts[start], self.ends[end - 1]

    def source_tokens(self, tokens: Tokens) -> Tokens:
        """Move tokens of the derived text to the source."""
        if self.starts is None:
            return tokens
        return Tokens(tokens.forms, [self.source_span(start, end) for start, end in tokens.spans])


def _composing_jamo() -> str:
    """Return the compatibility and halfwidth letters whose NFKC form joins the syllable before it."""
    candidates = [*range(0x3131, 0x318F), *range(0xFFA0, 0xFFDD)]
    return "".join(
        chr(code)
        for code in candidates
        if 0x1160 <= ord(unicodedata.normalize("NFKD", chr(code))[0]) <= 0x11FF
    )


# What may merge with or reorder after the character before it under NFKC: marks, Hangul vowels and
# finals, their compatibility forms, and the halfwidth voiced sound marks.
_JOINS = rf"[\p{{M}}\u1160-\u11FF\uFF9E\uFF9F{_composing_jamo()}]"
_joining = regex.compile(_JOINS)
# A newline joins nothing, so that no token of one line begins in the line before.
_chunk = regex.compile(rf"\n|(?s:.){_JOINS}*+")


def _by_chunks(source: str, transform: Callable[[str], str]) -> MappedText:
    pieces: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    for match in _chunk.finditer(source):
        piece = transform(match.group())
        start, end = match.span()
        pieces.append(piece)
        starts += [start] * len(piece)
        ends += [end] * len(piece)
    return MappedText("".join(pieces), starts, ends)


def _derive(source: str, transform: Callable[[str], str]) -> MappedText:
    """Apply ``transform``, which may compose characters but never across the chunks of ``_chunk``."""
    derived = transform(source)
    # Without joining characters nothing composes, so lengths can only grow: equal length means 1:1.
    if len(derived) == len(source) and _joining.search(source) is None:
        return MappedText(derived)
    return _by_chunks(source, transform)


def nfkc(source: str) -> MappedText:
    """Return the NFKC form of ``source``."""
    if source.isascii():
        return MappedText(source)
    return _derive(source, lambda text: unicodedata.normalize("NFKC", text))


def _fold_case(text: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def nfkc_casefold(source: str) -> MappedText:
    """Return NFKC, full case folding, NFKC again: the normal form of the ``unicode`` tokenizer."""
    if source.isascii():
        return MappedText(source.lower())
    return _derive(source, _fold_case)


def lower(source: str) -> MappedText:
    """Return ``source.lower()``; only its few expanding letters (``İ``) need a map."""
    derived = source.lower()
    if len(derived) == len(source):
        return MappedText(derived)
    starts = [index for index, char in enumerate(source) for _ in char.lower()]
    return MappedText(derived, starts, [start + 1 for start in starts])


def compose(outer: MappedText, inner: MappedText) -> MappedText:
    """Return ``outer``, which was derived from ``inner.text``, as derived from the source of ``inner``."""
    if inner.starts is None or inner.ends is None:
        return outer
    if outer.starts is None or outer.ends is None:
        return MappedText(outer.text, inner.starts, inner.ends)
    starts, ends = inner.starts, inner.ends
    return MappedText(outer.text, [starts[s] for s in outer.starts], [ends[e - 1] for e in outer.ends])


# a stretch ``[start, end)`` of a text, and what stands in its place
Edit = tuple[int, int, str]


def edited(source: str, edits: Iterable[Edit]) -> MappedText:
    """Return ``source`` with each stretch replaced; ``edits`` are in order, hold something and do not overlap.

    What replaces a stretch of its own length goes character by character, any other comes from all of the stretch.
    """
    pieces: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    position = 0
    is_shifted = False
    for start, end, replacement in edits:
        pieces += (source[position:start], replacement)
        starts += range(position, start)
        ends += range(position + 1, start + 1)
        if len(replacement) == end - start:
            starts += range(start, end)
            ends += range(start + 1, end + 1)
        else:
            is_shifted = True
            starts += [start] * len(replacement)
            ends += [end] * len(replacement)
        position = end
    if not pieces:
        return MappedText(source)
    pieces.append(source[position:])
    if not is_shifted:
        return MappedText("".join(pieces))
    starts += range(position, len(source))
    ends += range(position + 1, len(source) + 1)
    return MappedText("".join(pieces), starts, ends)
