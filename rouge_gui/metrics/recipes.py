"""Recipes: what numbers in papers and evaluation tools really come from, as values with a name.

A recipe names a profile with its tokenizer and adds what is done around it: which metrics are reported, their scale,
rounding and what an empty text scores. Reproduced, and compared digit by digit with the packages themselves:

- ``hf-evaluate``, ``hf-split``: rouge-score 0.1.2 as the rouge module of Hugging Face evaluate calls it; the latter
  splitting at white space. The aggregate there is an unseeded bootstrap median; ours has a seed and says so.
- ``llama-factory``: the metrics of LLaMA-Factory's supervised fine-tuning (0.9): jieba's tokens joined by spaces,
  rouge-chinese 1.0.3, 100 F rounded to four digits per item, then the mean; a text without tokens scores 0; BLEU-4 is
  nltk's sentence BLEU over characters with smoothing method 3.
- ``opencompass-jieba``: OpenCompass 0.2–0.4: texts cut at the first line break, full stop or comma, without
  punctuation and articles, then jieba and rouge-chinese 1.0.3; what is left empty matches nothing.
- ``longbench-zh``: LongBench's summaries in Chinese: jieba's tokens joined by spaces, the ROUGE-L of rouge 1.0.1, 0 for
  whatever raises, the mean in percent with two digits. That package recurses, so beyond about a thousand steps (both
  texts together) Python stops it and LongBench counts 0, at a length that depends on its caller: not reproduced.
- ``chars→rouge-score``: every character that is not white space is a token of rouge-score 0.1.2.
- ``chars→ids→rouge-1.5.5``: characters replaced by numbers for ROUGE-1.5.5.pl, as papers on LCSTS did.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from rouge_gui.metrics import whole_texts
from rouge_gui.metrics.options import Option, choose, one_of, optional_number
from rouge_gui.metrics.profile_basics import bad_value
from rouge_gui.metrics.rouge import KNOWN_METRICS, is_rouge
from rouge_gui.metrics.values import AnyScore, Score

SCALES = ("1", "100")
# the name of what is done around a profile without being known by a name
OWN = "own"
# what the profile reports by itself
_USUAL = "usual"
_MOST_DIGITS = 9
_PARTS = ("precision", "recall", "fmeasure")


@dataclass(frozen=True, slots=True)
class Recipe:
    """What is done around the profile ``base``, a profile string.

    ``metrics`` are what it reports (none: what the profile does); values times ``scale`` are rounded to ``digits`` per
    item and to ``mean_digits`` over a corpus (None: not rounded); a text without tokens scores 0 or ``raises`` as the
    implementation does.
    """

    name: str
    base: str
    metrics: tuple[str, ...]
    scale: int = 1
    digits: int | None = None
    mean_digits: int | None = None
    empty: Literal["raises", "zero"] = "raises"

    @property
    def prints(self) -> bool:
        """Whether numbers are written in a way of its own."""
        return self.scale != 1 or self.digits is not None or self.mean_digits is not None

    def item(self, value: float, *, points: bool = False) -> float:
        """Return what an item's value is averaged as; ``points`` are in 0–100 already."""
        scaled = value if points else value * self.scale
        return scaled if self.digits is None else round(scaled, self.digits)

    def text(self, value: float) -> str:
        """Return a value of an item, or a mean of them, as it is printed."""
        digits = self.digits if self.mean_digits is None else self.mean_digits
        if digits is None:
            return repr(value)
        # rounded as Python's round does it, then written in full
        return f"{round(value, digits):.{digits}f}"

    def printed(self, score: AnyScore) -> AnyScore:
        """Return ``score`` with the strings this recipe prints, of what a script has printed already if it did.

        ``scale`` and ``round`` beside them tell how to write what is computed from them.
        """
        if not self.prints or not isinstance(score, Score):
            return score
        if score.printed is not None:
            return score._replace(printed=self.reprinted(score.printed))
        strings = {part: self.text(self.item(getattr(score, part))) for part in _PARTS}
        return score._replace(printed=strings | self.manner)

    @property
    def manner(self) -> dict[str, str]:
        """How numbers are printed, by name."""
        digits = self.digits if self.mean_digits is None else self.mean_digits
        return {"scale": str(self.scale), "round": "none" if digits is None else str(digits)}

    def reprinted(self, printed: Mapping[str, Any]) -> dict[str, Any]:
        """Return what a script printed in this recipe's scale; counts and intervals stay as they are."""
        strings = {
            key: self.text(self.item(float(value))) if key in _PARTS else value
            for key, value in printed.items()
        }
        return strings | self.manner

    def choices(self) -> Iterator[tuple[str, str]]:
        """Yield what stands in signatures beside the profile's own choices."""
        yield "reports", ",".join(self.metrics) or _USUAL
        yield "scale", str(self.scale)
        yield "round", "none" if self.digits is None else str(self.digits)
        yield "mean-round", "none" if self.mean_digits is None else str(self.mean_digits)
        yield "empty", self.empty

    def adjusted(self, given: Mapping[str, str]) -> Recipe:
        """Return the recipe with these options of ``OPTIONS`` instead of its own. Raises ProfileError."""
        read = {key: OPTIONS[key].read(key, value) for key, value in given.items()}
        fields: dict[str, Any] = {OPTIONS[key].attribute: value for key, value in read.items()}
        return replace(self, **fields) if fields else self


def _metrics(option: str, value: str) -> tuple[str, ...]:
    if value == _USUAL:
        return ()
    keys = tuple(value.split(","))
    for key in keys:
        if not (is_rouge(key) or key in whole_texts.KEYS) or keys.count(key) > 1:
            raise bad_value(option, key, "such-as", (_USUAL, *KNOWN_METRICS))
    return keys


def _scale(option: str, value: str) -> int:
    return int(choose(option, value, SCALES))


def _digits(option: str, value: str) -> int | None:
    return optional_number(option, value, _MOST_DIGITS)


_DIGITS = ("none", *map(str, range(_MOST_DIGITS + 1)))
# What can be changed of a recipe, beside the options of its profile.
OPTIONS: Mapping[str, Option] = {
    option.key: option
    for option in (
        Option("reports", _metrics, (_USUAL,), "text", "metrics"),
        Option("scale", _scale, SCALES, attribute="scale"),
        Option("round", _digits, _DIGITS, attribute="digits"),
        Option("mean-round", _digits, _DIGITS, attribute="mean_digits"),
        one_of("empty", ("raises", "zero")),
    )
}

_HF = ("rouge1", "rouge2", "rougeL", "rougeLsum")
_THREE = ("rouge1", "rouge2", "rougeL")
RECIPES: Mapping[str, Recipe] = {
    recipe.name: recipe
    for recipe in (
        Recipe("hf-evaluate", "evaluate", _HF),
        Recipe("hf-split", "evaluate tokenizer=whitespace-raw", _HF),
        Recipe(
            "llama-factory",
            "rouge-chinese tokenizer=jieba-exact-raw",
            (*_THREE, "bleu4"),
            scale=100,
            digits=4,
            empty="zero",
        ),
        Recipe(
            "opencompass-jieba",
            "rouge-chinese tokenizer=jieba-exact-raw clean=first-clause,punctuation,articles,spaces",
            _THREE,
            scale=100,
            mean_digits=2,
            empty="zero",
        ),
        Recipe(
            "longbench-zh",
            "pltrdy tokenizer=jieba-exact-raw",
            ("rougeL",),
            scale=100,
            mean_digits=2,
            empty="zero",
        ),
        Recipe("chars→rouge-score", "rouge-score tokenizer=characters-raw", _THREE),
        Recipe("chars→ids→rouge-1.5.5", "rouge-1.5.5 -n 2 ids=characters", _THREE),
    )
}


def find(name: str) -> Recipe | None:
    """Return the recipe called ``name``, None where there is none; ``->`` is ``→`` to those whose keyboard lacks it."""
    return RECIPES.get(name.replace("->", "→"))
