"""The layers the panes can show, declared once: tool bar, panes, headers, legend and score table read this.

Names are the ones ``Comparison.marks`` takes; no geometry and no scores here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_ngram = re.compile("ngram:([3-9])")


class Shape(Enum):
    """How credited units of a layer are drawn; each is told apart without colour."""

    TINT = auto()
    BRACKET = auto()
    BOX = auto()
    DASHED_BOX = auto()


@dataclass(frozen=True, slots=True)
class Layer:
    """One kind of counted unit. ``role`` is a colour of the theme; ``depth`` how many lanes its units
    take where they overlap; texts may name the length ``n`` of its n-grams.
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

    def label_text(self) -> str:
        """Return the label of its button."""
        return QCoreApplication.translate("layers", self.label).format(n=self.n)

    def brief_text(self) -> str:
        """Return what a legend calls it."""
        return QCoreApplication.translate("layers", self.brief).format(n=self.n)

    def unit_text(self) -> str:
        """Return what its units are called, in the plural."""
        return QCoreApplication.translate("layers", self.unit).format(n=self.n)

    def tip_text(self) -> str:
        """Return what it shows, in a sentence."""
        return QCoreApplication.translate("layers", self.tip).format(n=self.n)


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


def layers(n: int = 3) -> tuple[Layer, ...]:
    """Return every layer in the order of the tool bar; ``n`` is the length of the n-grams beyond bigrams."""
    unigram, bigram, *rest = _FIXED
    return (unigram, bigram, ngram_layer(n), *rest)


LAYERS = layers()


def layer_named(name: str) -> Layer | None:
    """Return the layer ``name``; None for another name, such as that of no layer at all."""
    found = next((layer for layer in _FIXED if layer.name == name), None)
    if found is None and (n := _ngram.fullmatch(name)):
        return ngram_layer(int(n[1]))
    return found


def layer_of_metric(metric: str) -> Layer | None:
    """Return the layer that shows what ``metric`` counts; None for a metric without marks."""
    found = next((layer for layer in _FIXED if layer.metric == metric), None)
    return found or layer_named(f"ngram:{metric.removeprefix('rouge')}")
