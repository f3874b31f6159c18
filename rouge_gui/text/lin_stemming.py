"""The Porter stemmer of ROUGE-1.5.5: Martin Porter's later rules, with step 4 in three passes.

A word ending in ``ement`` may so lose ``ment`` and then ``ent``. Words are lower-case ASCII letters and digits.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

_Y_AT_START = "Y"
_step_2: Mapping[str, str] = {
    "ational": "ate",
    "tional": "tion",
    "enci": "ence",
    "anci": "ance",
    "izer": "ize",
    "bli": "ble",
    "alli": "al",
    "entli": "ent",
    "eli": "e",
    "ousli": "ous",
    "ization": "ize",
    "ation": "ate",
    "ator": "ate",
    "alism": "al",
    "iveness": "ive",
    "fulness": "ful",
    "ousness": "ous",
    "aliti": "al",
    "iviti": "ive",
    "biliti": "ble",
    "logi": "log",
}
_step_3: Mapping[str, str] = {
    "icate": "ic",
    "ative": "",
    "alize": "al",
    "iciti": "ic",
    "ical": "ic",
    "ful": "",
    "ness": "",
}
_step_4 = (
    *("al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ou", "ism", "ate", "iti"),
    *("ous", "ive", "ize"),
)
_short_word = re.compile("[^aeiou][^aeiouy]*[aeiouy][^aeiouwxy]")
_doubled = re.compile(r"([^aeiouylsz])\1$")


def _sounds(word: str) -> str:
    """Return ``v`` for each vowel and ``c`` for each consonant; ``y`` is a vowel after a consonant."""
    sounds = ""
    for letter in word:
        vowel = letter in "aeiou" or (letter == "y" and not sounds.endswith("v") and sounds != "")
        sounds += "v" if vowel else "c"
    return sounds


def _measure(word: str) -> int:
    """Return how often a consonant follows a vowel: Porter's m."""
    return _sounds(word).count("vc")


def _longest_ending(word: str, endings: tuple[str, ...]) -> str:
    return max((ending for ending in endings if word.endswith(ending)), key=len, default="")


@lru_cache(maxsize=65_536)
def stem(word: str) -> str:
    """Return the stem of a word of 3 letters or more."""
    # a first y never counts as a vowel
    if word.startswith("y"):
        return "y" + _stem(_Y_AT_START + word[1:])[1:]
    return _stem(word)


def _stem(word: str) -> str:
    word = _without_past(_without_plural(word))
    if word.endswith("y") and "v" in _sounds(word[:-1]):
        word = word[:-1] + "i"
    word = _replaced(word, _step_2)
    word = _replaced(word, _step_3)
    word = _shortened(word, _longest_ending(word, _step_4))
    word = _shortened(word, "ment" if word.endswith("ment") else "")
    if word.endswith("ent"):
        word = _shortened(word, "ent")
    elif word.endswith(("sion", "tion")):
        word = _shortened(word, "ion")
    return _without_final_e(word)


def _without_plural(word: str) -> str:
    if word.endswith(("sses", "ies")):
        return word[:-2]
    if word.endswith("s") and len(word) > 1 and not word.endswith("ss"):
        return word[:-1]
    return word


def _without_past(word: str) -> str:
    if word.endswith("eed"):
        return word[:-1] if _measure(word[:-3]) > 0 else word
    ending = _longest_ending(word, ("ed", "ing"))
    rest = word.removesuffix(ending)
    if not ending or "v" not in _sounds(rest):
        return word
    if rest.endswith(("at", "bl", "iz")) or _is_short(rest):
        return rest + "e"
    return rest[:-1] if _doubled.search(rest) else rest


def _is_short(word: str) -> bool:
    """Tell whether ``word`` is consonants, one vowel and a consonant that is not w, x or y."""
    return _short_word.fullmatch(word) is not None


def _replaced(word: str, endings: Mapping[str, str]) -> str:
    ending = _longest_ending(word, tuple(endings))
    rest = word.removesuffix(ending)
    return rest + endings[ending] if ending and _measure(rest) > 0 else word


def _shortened(word: str, ending: str) -> str:
    rest = word.removesuffix(ending)
    return rest if ending and _measure(rest) > 1 else word


def _without_final_e(word: str) -> str:
    if word.endswith("e"):
        rest = word[:-1]
        measure = _measure(rest)
        if measure > 1 or (measure == 1 and not _is_short(rest)):
            word = rest
    return word[:-1] if word.endswith("ll") and _measure(word) > 1 else word
