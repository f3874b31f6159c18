"""Seeded texts of our own words for the benchmarks: the same on every machine, no file needed."""

from __future__ import annotations

import random


def _words(text: str) -> list[str]:
    return text.split()


_STEMS = _words(
    "harbour ferry council market bridge winter engine farmer station garden museum storm budget teacher river "
    "village factory winner doctor forest signal summer captain record letter street border school price worker"
)
_ENDINGS = ("", "s", "ed", "ing", "ly", "ation", "er", "ness")
_FUNCTION = _words("the a of to in and was for on with that at by from it is after")


def sentence(rng: random.Random, tokens: int) -> str:
    """Return a sentence of about half function words, as English news has."""
    chosen = [
        rng.choice(_FUNCTION) if rng.random() < 0.45 else rng.choice(_STEMS) + rng.choice(_ENDINGS)
        for _ in range(tokens)
    ]
    return " ".join(chosen).capitalize() + "."


def text(rng: random.Random, tokens: int, sentence_tokens: int = 20, separator: str = "\n") -> str:
    """Return ``tokens`` words in sentences, one a line."""
    sizes = [sentence_tokens] * (tokens // sentence_tokens)
    if rest := tokens % sentence_tokens:
        sizes.append(rest)
    return separator.join(sentence(rng, size) for size in sizes)


def pairs(count: int, reference_tokens: int, candidate_tokens: int, seed: int = 1) -> list[tuple[str, str]]:
    """Return reference and candidate pairs that share about as much as real summaries do."""
    rng = random.Random(seed)
    return [(text(rng, reference_tokens), text(rng, candidate_tokens)) for _ in range(count)]
