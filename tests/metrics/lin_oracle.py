"""ROUGE-1.5.5 once more, slowly and straight from its written definition; shares nothing with the tool.

Tables of cells, pairs counted one by one, nltk's stemmer with its fourth step exchanged.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from nltk.stem.porter import PorterStemmer

Sentences = list[list[str]]


@dataclass(frozen=True)
class Flags:
    """The flags of a line."""

    n: int = 0
    weight: float | None = None
    distance: int | None = None
    skip: tuple[str, ...] = ()
    alpha: float = 0.5
    best: bool = False
    by_counts: bool = False
    stem: bool = False
    words: int = 0
    bytes_: int = 0
    stopwords: frozenset[str] = frozenset()
    exceptions: dict[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Result:
    """Counts (matches, candidate, reference), precision, recall and F, and the printed strings."""

    counts: tuple[float, float, float]
    values: tuple[float, float, float]
    strings: tuple[str, str, str]
    index: int | None


_FIRST_PASS = (
    *("al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ou", "ism", "ate", "iti"),
    *("ous", "ive", "ize"),
)


def _fourth_step(stemmer: Any, word: str) -> str:
    def cut(form: str, ending: str) -> str:
        rest = form[: len(form) - len(ending)]
        return rest if ending and stemmer._measure(rest) > 1 else form

    word = cut(word, max((ending for ending in _FIRST_PASS if word.endswith(ending)), key=len, default=""))
    word = cut(word, "ment" if word.endswith("ment") else "")
    if word.endswith("ent"):
        return cut(word, "ent")
    return cut(word, "ion") if re.search("[st]ion$", word) else word


@cache
def _stem(word: str) -> str:
    stemmer = type("LinStemmer", (PorterStemmer,), {"_step4": _fourth_step})
    found: str = stemmer(mode=PorterStemmer.MARTIN_EXTENSIONS).stem(word)
    return found


def _tokens(text: bytes, flags: Flags) -> list[str]:
    lowered = bytes(byte + 32 if 65 <= byte <= 90 else byte for byte in text).replace(b"-", b" - ")
    cleaned = re.sub(rb"[^A-Za-z0-9-]", b" ", lowered)
    found: list[str] = []
    for token in cleaned.decode("ascii").split():
        if token in flags.stopwords or not re.match("[a-z0-9$]", token):
            continue
        stemmed = flags.stem and len(token) > 3
        found.append(flags.exceptions.get(token) or _stem(token) if stemmed else token)
    return found


def _limited(lines: list[bytes], flags: Flags, *, running: bool) -> list[bytes]:
    """Return what the limits leave of the lines."""
    kept: list[bytes] = []
    used = 0
    for line in lines:
        if flags.words:
            fields = re.split(rb"[ \t\n\r\f\v]+", line)
            while fields and not fields[-1]:
                fields.pop()
            if used + len(fields) >= flags.words:
                return [*kept, b" ".join(fields[: flags.words - used])]
            used += len(fields)
        elif flags.bytes_:
            if used + len(line) >= flags.bytes_:
                return [*kept, line[: flags.bytes_ - used]]
            used += len(line) if running else 0
        kept.append(line)
    return kept


def _read(text: str, flags: Flags) -> tuple[list[str], Sentences]:
    """Return the tokens that n-grams count and the sentences that common subsequences compare."""
    lines = [line for line in text.encode().split(b"\n") if line]
    whole = _tokens(b" ".join(_limited(lines, flags, running=True)), flags)
    return whole, [_tokens(line, flags) for line in _limited(lines, flags, running=False)]


def _path(model: list[str], peer: list[str], worth: Callable[[int], float]) -> set[int]:
    """Return the model positions on the path; ``worth(k)`` is what a run of k earns."""
    rows, columns = len(model), len(peer)
    table = [[0.0] * (columns + 1) for _ in range(rows + 1)]
    runs = [[0] * (columns + 1) for _ in range(rows + 1)]
    step = [[""] * (columns + 1) for _ in range(rows + 1)]
    for i in range(1, rows + 1):
        for j in range(1, columns + 1):
            if model[i - 1] == peer[j - 1]:
                run = runs[i - 1][j - 1]
                runs[i][j] = run + 1
                # first plus, then minus: roundings decide ties
                table[i][j] = table[i - 1][j - 1] + worth(run + 1) - worth(run)
                step[i][j] = "both"
            elif table[i - 1][j] >= table[i][j - 1]:
                table[i][j], step[i][j] = table[i - 1][j], "model"
            else:
                table[i][j], step[i][j] = table[i][j - 1], "peer"
    marked: set[int] = set()
    i, j = rows, columns
    while i and j:
        if step[i][j] == "both":
            marked.add(i - 1)
        i, j = i - (step[i][j] != "peer"), j - (step[i][j] != "model")
    return marked


def _sequence_hits(
    model: tuple[list[str], Sentences], peer: tuple[list[str], Sentences], weight: float | None
) -> float:
    def worth(run: int) -> float:
        return float(run) if weight is None else float(run) ** weight

    left, right = Counter(model[0]), Counter(peer[0])
    hits = 0.0
    for sentence in model[1]:
        marked: set[int] = set()
        for other in peer[1]:
            marked |= _path(sentence, other, worth)
        run = 0
        for place, token in enumerate(sentence):
            if place not in marked or left[token] <= 0 or right[token] <= 0:
                continue
            left[token] -= 1
            right[token] -= 1
            run += 1
            if weight is None:
                hits += 1
            elif place + 1 not in marked:
                hits += float(run) ** weight
                run = 0
    return hits


def _ngrams(tokens: list[str], n: int) -> Counter[tuple[str, ...]]:
    return Counter(tuple(tokens[k : k + n]) for k in range(len(tokens) - n + 1))


def _pairs(tokens: list[str], distance: int, *, unigrams: bool) -> Counter[tuple[str, ...]]:
    found: Counter[tuple[str, ...]] = Counter()
    for i in range(len(tokens) - 1):
        if unigrams:
            found[tokens[i],] += 1
        for j in range(i + 1, len(tokens)):
            if distance < 0 or j <= i + distance + 1:
                found[tokens[i], tokens[j]] += 1
    return found


def _counts(
    key: str, model: tuple[list[str], Sentences], peer: tuple[list[str], Sentences], flags: Flags
) -> tuple[float, float, float]:
    if key == "rougeL":
        return _sequence_hits(model, peer, None), len(peer[0]), sum(map(len, model[1]))
    if key == "rougeW":
        weight = flags.weight or 0.0
        total = sum(float(len(sentence)) ** weight for sentence in model[1])
        return _sequence_hits(model, peer, weight), float(len(peer[0])) ** weight, total**weight
    if key.startswith("rougeS"):
        distance = -1 if flags.distance is None else flags.distance
        left, right = (_pairs(side[0], distance, unigrams="SU" in key) for side in (model, peer))
    else:
        left, right = (_ngrams(side[0], int(key[5:])) for side in (model, peer))
    return (left & right).total(), right.total(), left.total()


def _f(precision: float, recall: float, alpha: float) -> float:
    below = (1 - alpha) * precision + alpha * recall
    return precision * recall / below if below > 0 else 0.0


def _result(key: str, counts: tuple[float, float, float], flags: Flags, index: int | None) -> Result:
    matches, candidate, reference = counts
    root = 1 / flags.weight if key == "rougeW" and flags.weight and not flags.by_counts else 1
    precision, recall = ((matches / total) ** root if total else 0.0 for total in (candidate, reference))
    f = _f(precision, recall, flags.alpha)
    p, r = f"{precision:.5f}", f"{recall:.5f}"
    shown = f if flags.by_counts else _f(float(p), float(r), flags.alpha)
    return Result(counts, (precision, recall, f), (p, r, f"{shown:.5f}"), index)


def rouge(references: list[str], candidate: str, flags: Flags) -> dict[str, Result]:
    """Return every metric of a line, ROUGE-L included; the references must have tokens if W is among them."""
    peer = _read(candidate, flags)
    models = [_read(text, flags) for text in references]
    keys = [f"rouge{n}" for n in range(1, flags.n + 1)] + ["rougeL"]
    if flags.weight is not None:
        keys.append("rougeW")
    reach = "*" if flags.distance is not None and flags.distance < 0 else str(flags.distance)
    keys += [f"rouge{kind}{reach}" for kind in flags.skip]
    results: dict[str, Result] = {}
    for key in keys:
        every = [_counts(key, model, peer, flags) for model in models]
        if not flags.best:
            total = tuple(map(sum, zip(*every, strict=True)))
            index = 0 if len(models) == 1 else None
            results[key] = _result(key, (total[0], total[1], total[2]), flags, index)
            continue
        best, chosen = -1.0, 0
        for index, counts in enumerate(every):
            rank = counts[0] / counts[2] if counts[2] else 0.0
            if key == "rougeW" and flags.weight:
                once = sum(float(len(sentence)) ** flags.weight for sentence in models[index][1])
                rank = (counts[0] / once) ** (1 / flags.weight)
            elif key != "rougeL":
                rank = float(f"{rank:.5f}")
            if rank > best:
                best, chosen = rank, index
        results[key] = _result(key, every[chosen], flags, chosen)
    return results
