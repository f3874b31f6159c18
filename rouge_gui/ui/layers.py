"""The layers the panes can show, declared once: tool bar, panes, headers, legend and score table read this.

Names are the ones ``Comparison.marks`` takes; no geometry and no scores here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.metrics.rouge import skip_rule

_ngram = re.compile("ngram:([3-9])")


class Shape(Enum):
    """How credited units of a layer are drawn; each is told apart without colour."""

    TINT = auto()
    BRACKET = auto()
    BOX = auto()
    DASHED_BOX = auto()
    RUN = auto()
    STEPS = auto()


@dataclass(frozen=True, slots=True)
class Layer:
    """One kind of counted unit. ``role`` is a colour of the theme; ``depth`` how many lanes its units
    take where they overlap; texts may name the length ``n`` of its n-grams and the ``letters`` of its metric.
    """

    name: str
    metric: str
    shape: Shape
    role: str
    label: str
    brief: str
    unit: str
    tip: str
    depth: int = 1
    n: int = 0

    @property
    def kind(self) -> str:
        """Its name without the length or the metric in it: layers of one kind are shown one at a time."""
        return self.name.partition(":")[0]

    @property
    def is_weighed(self) -> bool:
        """Whether its units earn different amounts, so that they cannot be counted."""
        return self.shape in {Shape.RUN, Shape.STEPS}

    def _filled(self, text: str) -> str:
        letters = self.metric.removeprefix("rouge")
        return QCoreApplication.translate("layers", text).format(n=self.n, letters=letters)

    def label_text(self) -> str:
        """Return the label of its button."""
        return self._filled(self.label)

    def brief_text(self) -> str:
        """Return what a legend calls it."""
        return self._filled(self.brief)

    def unit_text(self) -> str:
        """Return what its units are called, in the plural."""
        return self._filled(self.unit)

    def tip_text(self) -> str:
        """Return what it shows, in a sentence."""
        return self._filled(self.tip)


_FIXED: tuple[Layer, ...] = (
    Layer(
        "unigram",
        "rouge1",
        Shape.TINT,
        "unigram",
        str(QT_TRANSLATE_NOOP("layers", "1 unigrams")),
        str(QT_TRANSLATE_NOOP("layers", "unigrams")),
        str(QT_TRANSLATE_NOOP("layers", "unigrams")),
        str(QT_TRANSLATE_NOOP("layers", "ROUGE-1: single tokens counted in both texts")),
    ),
    Layer(
        "bigram",
        "rouge2",
        Shape.BRACKET,
        "bigram",
        str(QT_TRANSLATE_NOOP("layers", "2 bigrams")),
        str(QT_TRANSLATE_NOOP("layers", "bigrams")),
        str(QT_TRANSLATE_NOOP("layers", "bigrams")),
        str(QT_TRANSLATE_NOOP("layers", "ROUGE-2: pairs of neighbouring tokens counted in both texts")),
        depth=2,
    ),
    Layer(
        "lcs",
        "rougeL",
        Shape.BOX,
        "lcs",
        str(QT_TRANSLATE_NOOP("layers", "L LCS")),
        str(QT_TRANSLATE_NOOP("layers", "LCS")),
        str(QT_TRANSLATE_NOOP("layers", "tokens")),
        str(
            QT_TRANSLATE_NOOP(
                "layers", "ROUGE-L: the longest run of tokens in the same order in both texts, gaps allowed"
            )
        ),
    ),
    Layer(
        "lcs-sentence",
        "rougeLsum",
        Shape.DASHED_BOX,
        "summary",
        str(QT_TRANSLATE_NOOP("layers", "Lsum")),
        str(QT_TRANSLATE_NOOP("layers", "Lsum")),
        str(QT_TRANSLATE_NOOP("layers", "tokens")),
        str(
            QT_TRANSLATE_NOOP(
                "layers",
                "ROUGE-Lsum: of each reference sentence, the tokens in the same order as in some candidate "
                "sentence; a sentence is a line, so moved sentences cost nothing",
            )
        ),
    ),
    Layer(
        "weighted",
        "rougeW",
        Shape.RUN,
        "weighted",
        str(QT_TRANSLATE_NOOP("layers", "W")),
        str(QT_TRANSLATE_NOOP("layers", "runs")),
        str(QT_TRANSLATE_NOOP("layers", "weight")),
        str(
            QT_TRANSLATE_NOOP(
                "layers", "ROUGE-W: runs of tokens that follow each other in both texts; long runs earn more"
            )
        ),
        # the number under a run
        depth=2,
    ),
)

# brackets of more lanes would reach into the next line
_MOST_LANES = 3
LONGEST_NGRAM = 9


@cache
def ngram_layer(n: int) -> Layer:
    """Return the layer of ROUGE-N for ``n`` from 3 to 9."""
    return Layer(
        f"ngram:{n}",
        f"rouge{n}",
        Shape.BRACKET,
        "trigram",
        str(QT_TRANSLATE_NOOP("layers", "{n}-grams")),
        str(QT_TRANSLATE_NOOP("layers", "{n}-grams")),
        str(QT_TRANSLATE_NOOP("layers", "{n}-grams")),
        str(QT_TRANSLATE_NOOP("layers", "ROUGE-{n}: {n} neighbouring tokens counted in both texts")),
        depth=_MOST_LANES,
        n=n,
    )


DEFAULT_SKIP = "rougeSU4"


@cache
def skip_layer(metric: str) -> Layer:
    """Return the layer of a skip-bigram metric, such as ``rougeS*``."""
    return Layer(
        # under ROUGE-1.5.5 this one follows the flags
        "skip" if metric == DEFAULT_SKIP else f"skip:{metric}",
        metric,
        Shape.STEPS,
        "skip",
        str(QT_TRANSLATE_NOOP("layers", "{letters}")),
        str(QT_TRANSLATE_NOOP("layers", "pairs")),
        str(QT_TRANSLATE_NOOP("layers", "skip-bigrams")),
        str(
            QT_TRANSLATE_NOOP(
                "layers",
                "ROUGE-{letters}: pairs of tokens in the same order in both texts, others may stand between; "
                "a token is the darker the more counted pairs begin there",
            )
        ),
    )


def layers(n: int = 3, skip: str = DEFAULT_SKIP) -> tuple[Layer, ...]:
    """Return every layer in the order of the tool bar.

    ``n`` is the length of the n-grams beyond bigrams, ``skip`` the metric of the skip-bigrams.
    """
    unigram, bigram, *rest = _FIXED
    return (unigram, bigram, ngram_layer(n), *rest, skip_layer(skip))


LAYERS = layers()


def layer_named(name: str) -> Layer | None:
    """Return the layer ``name``; None for another name, such as that of no layer at all."""
    found = next((layer for layer in _FIXED if layer.name == name), None)
    if found is not None:
        return found
    if n := _ngram.fullmatch(name):
        return ngram_layer(int(n[1]))
    kind, _, metric = name.partition(":")
    return _skip_layer_of(metric or DEFAULT_SKIP) if kind == "skip" else None


def layer_of_metric(metric: str) -> Layer | None:
    """Return the layer that shows what ``metric`` counts; None for a metric without marks."""
    found = next((layer for layer in _FIXED if layer.metric == metric), None)
    return found or _skip_layer_of(metric) or layer_named(f"ngram:{metric.removeprefix('rouge')}")


def _skip_layer_of(metric: str) -> Layer | None:
    return skip_layer(metric) if skip_rule(metric) else None
