"""Made corpora of news-size texts, as large as one likes: written line by line, the same on every machine."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import texts

_SENTENCES = 3_000
_SENTENCE_WORDS = 20
# of a candidate's words so many are others than its reference's
_CHANGED = 0.35
_RUSSIAN = [
    "город", "мост", "река", "зима", "рынок", "совет", "школа", "новый", "паром", "порт", "цена", "врач", "музей",
    "лес", "сигнал", "лето", "письмо", "граница", "улица", "рабочий", "сказал", "после", "вчера", "в", "на", "и",
    "не", "с", "по", "из", "за", "для", "что", "как", "это", "был",
]  # fmt: skip
_CHINESE = "市长昨天在港口宣布新的渡轮将于春天开航居民们对此表示欢迎但也担心票价上涨专家认为影响有限"
_CHINESE_CHARACTERS = 90


def _english_words(rng: random.Random) -> list[list[str]]:
    return [texts.sentence(rng, _SENTENCE_WORDS).split() for _ in range(_SENTENCES)]


def _russian_words(rng: random.Random) -> list[list[str]]:
    return [rng.choices(_RUSSIAN, k=_SENTENCE_WORDS) for _ in range(_SENTENCES // 10)]


def _chinese_characters(rng: random.Random) -> list[list[str]]:
    return [[*rng.choices(_CHINESE, k=_CHINESE_CHARACTERS // 3 - 1), "。"] for _ in range(_SENTENCES // 10)]


def _changed(rng: random.Random, words: Sequence[str], others: Sequence[str]) -> list[str]:
    found = list(words)
    for _ in range(int(len(words) * _CHANGED)):
        found[rng.randrange(len(found))] = rng.choice(others)
    return found


def rows(count: int, systems: Sequence[str], *, mixed: bool = True) -> Iterator[dict[str, object]]:
    """Yield items of about 60 words on either side: English, every tenth Russian or Chinese where they are mixed."""
    rng = random.Random(7)
    pools = (_english_words(rng), _russian_words(rng), _chinese_characters(rng))
    for number in range(count):
        kind = number // 10 % 2 + 1 if mixed and number % 10 == 9 else 0
        sentences = rng.choices(pools[kind], k=3)
        glue = "" if kind == 2 else " "
        row: dict[str, object] = {
            "id": f"news-{number}",
            "lang": ("en", "ru", "zh")[kind],
            "reference": "\n".join(glue.join(words) for words in sentences),
        }
        for system in systems:
            changed = (_changed(rng, words, rng.choice(pools[kind])) for words in sentences)
            row[system] = "\n".join(glue.join(words) for words in changed)
        yield row


def write(path: Path, count: int, systems: Sequence[str], *, mixed: bool = True) -> Path:
    """Write such a corpus as JSON Lines."""
    with path.open("w", encoding="utf-8") as target:
        for row in rows(count, systems, mixed=mixed):
            target.write(json.dumps(row, ensure_ascii=False) + "\n")
    return path
