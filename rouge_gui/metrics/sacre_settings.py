"""What a ``sacrebleu`` profile asks for, read from its words. The numbers are sacreBLEU's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, cast

import regex

from rouge_gui.metrics.profile_basics import ProfileError, bad_value

# sacreBLEU's tokenizers that need neither a download nor another package
OFFLINE_TOKENIZERS = ("13a", "intl", "zh", "char", "none")

# each metric's own arguments
ARGUMENTS: Mapping[str, frozenset[str]] = {
    "BLEU": frozenset(
        {"tokenize", "effective_order", "smooth", "smooth_value", "lowercase", "max_ngram_order"}
    ),
    "chrF": frozenset({"char_order", "word_order", "beta", "lowercase", "whitespace", "eps_smoothing"}),
    "chrF++": frozenset({"char_order", "word_order", "beta", "lowercase", "whitespace", "eps_smoothing"}),
    "TER": frozenset({"normalized", "no_punct", "asian_support", "case_sensitive"}),
}


@dataclass(frozen=True, slots=True)
class SacreSettings:
    """What a ``sacrebleu`` profile asks for: the metric, its level and sacreBLEU's own arguments."""

    metric: Literal["BLEU", "chrF", "chrF++", "TER"]
    level: Literal["sentence", "corpus"]
    arguments: tuple[tuple[str, str], ...]
    # sacreBLEU's numbers come from the version installed; the signature says which
    asked_version: str = field(default="", compare=False)


def parse_sacre(words: Sequence[str]) -> SacreSettings:
    """Read what follows ``sacrebleu``: an optional version, the metric, the level, sacreBLEU's arguments."""
    plain = [word for word in words if "=" not in word]
    asked = plain.pop(0) if plain and regex.fullmatch(r"\d+(\.\d+)*", plain[0]) else ""
    metric = plain.pop(0) if plain else ""
    if metric not in ARGUMENTS:
        raise bad_value("sacrebleu", metric, "one-of", ARGUMENTS)
    level = plain.pop(0) if plain else "sentence"
    if level not in {"sentence", "corpus"} or plain:
        raise bad_value("sacrebleu", " ".join([level, *plain]), "one-of", ("sentence", "corpus"))
    arguments: list[tuple[str, str]] = []
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            continue
        if key not in ARGUMENTS[metric]:
            raise ProfileError("unknown-option", profile=f"sacrebleu {metric}", option=key)
        if key == "tokenize" and value not in OFFLINE_TOKENIZERS:
            raise bad_value(key, value, "one-of", OFFLINE_TOKENIZERS)
        arguments.append((key, value))
    return SacreSettings(
        cast(Literal["BLEU", "chrF", "chrF++", "TER"], metric),
        cast(Literal["sentence", "corpus"], level),
        tuple(arguments),
        asked,
    )
