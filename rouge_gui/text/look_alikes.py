"""Latin letters in Cyrillic words and the reverse, where they look alike: a reader sees one word, a score sees two."""

from __future__ import annotations

import re
from collections.abc import Iterator

import regex

from rouge_gui.text.mapped import MappedText, edited

_LATIN = "aceopxykisjABCEHKMOPTXYISJëïËÏ"
_CYRILLIC = "асеорхукіѕјАВСЕНКМОРТХУІЅЈёїЁЇ"
_to_cyrillic = str.maketrans(_LATIN, _CYRILLIC)
_to_latin = str.maketrans(_CYRILLIC, _LATIN)
_MOST_WORDS = 20
_LONGEST_WORD = 80

# a quick look: most texts have no such place
_meeting = re.compile("[A-Za-z\u00c0-\u024f][\u0400-\u052f]|[\u0400-\u052f][A-Za-z\u00c0-\u024f]")
_word = regex.compile(r"[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+")
_latin_letter = regex.compile(r"\p{Script=Latin}")
_cyrillic_letter = regex.compile(r"\p{Script=Cyrillic}")


def with_one_script_a_word(source: str) -> MappedText:
    """Return ``source`` with look-alike letters replaced by those of the script that the rest of their word is in.

    A word changes where all its letters of one script have look-alikes in the other, and the others do not, or are
    more; so ``IT-рынок``, ``COVIDный`` and words of two halves stay. Every letter keeps its place.
    """
    return edited(source, [(start, end, form) for start, end, form in _mixed(source)])


def look_alike_words(source: str) -> list[str]:
    """Return the first different words (20 at most) that ``with_one_script_a_word`` would change."""
    found: dict[str, None] = {}
    for start, end, _ in _mixed(source):
        found[source[start : min(end, start + _LONGEST_WORD)]] = None
        if len(found) == _MOST_WORDS:
            break
    return list(found)


def _mixed(source: str) -> Iterator[tuple[int, int, str]]:
    if source.isascii() or not _meeting.search(source):
        return
    for match in _word.finditer(source):
        word = match.group()
        if _meeting.search(word) and (form := _in_one_script(word)) != word:
            yield *match.span(), form


def _in_one_script(word: str) -> str:
    latin, cyrillic = _latin_letter.findall(word), _cyrillic_letter.findall(word)
    is_latin_alike = all(letter in _LATIN for letter in latin)
    is_cyrillic_alike = all(letter in _CYRILLIC for letter in cyrillic)
    if is_latin_alike and is_cyrillic_alike:
        if len(latin) == len(cyrillic):
            return word
        is_latin_alike = len(latin) < len(cyrillic)
        is_cyrillic_alike = not is_latin_alike
    if is_latin_alike:
        return word.translate(_to_cyrillic)
    return word.translate(_to_latin) if is_cyrillic_alike else word
