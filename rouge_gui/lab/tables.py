"""One comparison, or a corpus, under every profile that makes sense for its texts: a table of numbers.

Which rows make sense depends on the scripts of the texts. The first row is the chosen profile, which the others are
compared with. A row that cannot be computed holds its error. No wording.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rouge_gui.compare.reach import reaches
from rouge_gui.lab.chains import SAME, Chain, Compared, Counting, chain
from rouge_gui.lab.counting import Outcome
from rouge_gui.lab.methods import Method, method_of
from rouge_gui.lab.reading import read
from rouge_gui.metrics import Profile
from rouge_gui.metrics.recipes import RECIPES
from rouge_gui.metrics.rules import rules_for
from rouge_gui.text import Script, scripts_of

Kind = Literal["profile", "recipe", "tokenizer"]
# ROUGE-W looks at every pair of tokens, here once for each row
_MOST_WEIGHTED_PAIRS = 25_000_000
METRICS = ("rouge1", "rouge2", "rougeL", "rougeLsum")

_EVERYWHERE = (
    "rouge-score",
    "rouge-score stemmer=porter",
    "rouge-1.5.5 -n 2 -m",
    "pltrdy",
    "pyrouge",
)
_ASCII = (
    "rouge-score sentences=auto",
    "rouge-1.5.5 -n 2",
    "pltrdy exclusive=false",
)
_HAN = (
    "rouge-score tokenizer=jieba-exact-raw",
    "rouge-1.5.5 -n 2 ids=jieba-exact-raw",
    "pltrdy tokenizer=jieba-exact-raw",
    "rouge-chinese tokenizer=jieba-exact-raw",
    "rouge-chinese tokenizer=characters-raw",
)
_CYRILLIC = (
    "rouge-1.5.5 -n 2 ids=whitespace",
    "auto tokenizer=unicode fold=yo stemmer=snowball-ru",
)
_ASCII_TOKENIZERS = ("unicode", "whitespace", "whitespace-raw", "nltk", "characters")
_HAN_TOKENIZERS = ("jieba-exact", "jieba-exact-raw", "jieba-search", "characters", "unicode")
_CYRILLIC_TOKENIZERS = ("unicode", "razdel", "pymorphy-lemma", "nltk", "whitespace", "characters")
_OTHER_TOKENIZERS = ("unicode", "graphemes", "characters", "whitespace")


@dataclass(frozen=True, slots=True)
class Row:
    """One way to score: a settled ``profile`` and the name it is known by, a profile string or a recipe's name."""

    kind: Kind
    name: str
    profile: Profile

    @property
    def label(self) -> str:
        """The name, and what an automatic profile was settled as."""
        parts = self.name.split()
        settled = parts[:1] == ["auto"] and not any(part.startswith("tokenizer=") for part in parts)
        return f"{self.name} ({self.profile.tokenization.tokenizer})" if settled else self.name

    def method(self, key: str) -> Method | None:
        """Return how ``key`` is counted; None where the implementation has no such metric."""
        recipe = self.profile.recipe
        if self.profile.sacre is not None or not rules_for(self.profile).knows(key):
            return None
        if recipe is not None and recipe.metrics and key not in recipe.metrics:
            return None
        return method_of(self.profile, key)


@dataclass(frozen=True)
class Table:
    """Rows and what they give for each metric; None where a row has no such metric. Row 0 is the chosen one."""

    rows: tuple[Row, ...]
    metrics: tuple[str, ...]
    texts: Counting
    cells: tuple[tuple[Outcome | None, ...], ...] = field(default=())

    def outcome(self, row: int, key: str) -> Outcome | None:
        """Return what a row gives for ``key``."""
        return self.cells[row][self.metrics.index(key)]

    def differs(self, row: int, key: str) -> bool:
        """Tell whether a row gives another number than the chosen one; False where one of them gives none."""
        chosen, own = self.outcome(0, key), self.outcome(row, key)
        return chosen is not None and own is not None and own.differs(chosen, SAME)

    def chain(self, row: int, key: str) -> Chain | None:
        """Return the steps from the chosen row's number to that of ``row``; None where one of them gives none."""
        start, end = self.rows[0].method(key), self.rows[row].method(key)
        return None if start is None or end is None else chain(self.texts, key, start, end)


def rows_for(chosen: Row, texts: Sequence[str]) -> tuple[Row, ...]:
    """Return the rows for texts of these scripts, the ``chosen`` one first and each profile once."""
    found = {chosen.profile: chosen}
    for kind, name in _names(texts):
        profile = Profile.parse(name).resolve(texts)
        found.setdefault(profile, Row(kind, name, profile))
    return tuple(found.values())


def chosen_row(name: str, texts: Sequence[str], settled: Profile | None = None) -> Row:
    """Return the row of the profile string ``name``, ``settled`` or else settled by ``texts``. Raises ProfileError."""
    profile = Profile.parse(name).resolve(texts) if settled is None else settled
    return Row("recipe" if profile.recipe is not None else "profile", name, profile)


def _names(texts: Sequence[str]) -> Iterator[tuple[Kind, str]]:
    scripts = Script.NONE
    for text in texts:
        scripts |= scripts_of(text)
    profiles, tokenizers = _by_script(scripts, is_ascii=all(text.isascii() for text in texts))
    yield "profile", "auto"
    for name in (*_EVERYWHERE, *profiles):
        yield "profile", name
    for name in _recipes(scripts):
        yield "recipe", name
    for name in tokenizers:
        yield "tokenizer", f"auto tokenizer={name}"


def _recipes(scripts: Script) -> Iterator[str]:
    for name in RECIPES:
        if Script.HAN in scripts or name.startswith("hf-"):
            yield name


def _by_script(scripts: Script, *, is_ascii: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if is_ascii:
        return _ASCII, _ASCII_TOKENIZERS
    if Script.HAN in scripts:
        return _HAN, _HAN_TOKENIZERS
    if Script.CYRILLIC in scripts:
        return _CYRILLIC, _CYRILLIC_TOKENIZERS
    return (), _OTHER_TOKENIZERS


def table_of(
    chosen: str, texts: Counting, metrics: Sequence[str] = METRICS, settled: Profile | None = None
) -> Table:
    """Return the table of ``texts``. Raises ProfileError for ``chosen``."""
    every = texts.every_text
    rows = rows_for(chosen_row(chosen, every, settled), every)
    cells = tuple(cells_of(row, texts, metrics) for row in rows)
    return Table(rows, tuple(metrics), texts, cells)


def cells_of(row: Row, texts: Counting, metrics: Sequence[str]) -> tuple[Outcome | None, ...]:
    """Return what ``row`` gives for each metric."""
    return tuple(_cell(row, texts, key) for key in metrics)


def _cell(row: Row, texts: Counting, key: str) -> Outcome | None:
    method = row.method(key)
    if method is None:
        return None
    try:
        if isinstance(texts, Compared) and not _reaches(method, key, texts):
            return None
        return texts.outcome(method, key)
    except (OSError, ValueError) as error:
        return Outcome(error=str(error))


def _reaches(method: Method, key: str, texts: Compared) -> bool:
    """Tell whether texts of this length can be compared by ``key`` while someone waits."""
    readings = [read(method, text) for text in texts.references]
    candidate = read(method, texts.candidate)
    longest = max(len(reading.whole.forms) for reading in readings)
    if key == "rougeW" and longest * len(candidate.whole.forms) > _MOST_WEIGHTED_PAIRS:
        return False
    return reaches(key, readings, candidate)
