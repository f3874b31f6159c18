"""The layers the panes can show, declared once: tool bar, panes, headers, legend and score table read this.

Names are the ones ``Comparison.marks`` takes; no geometry and no scores here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication


class Shape(Enum):
    """How credited units of a layer are drawn; each is told apart without colour."""

    TINT = auto()
    BRACKET = auto()
    BOX = auto()
    DASHED_BOX = auto()


@dataclass(frozen=True, slots=True)
class Layer:
    """One kind of counted unit. ``role`` is a colour of the theme; ``depth`` how many units may overlap."""

    name: str
    metric: str
    shape: Shape
    role: str
    label: str
    unit: str
    tip: str
    depth: int = 1

    def label_text(self) -> str:
        """Return the label of its button."""
        return QCoreApplication.translate("layers", self.label)

    def unit_text(self) -> str:
        """Return what its units are called, in the plural."""
        return QCoreApplication.translate("layers", self.unit)

    def tip_text(self) -> str:
        """Return what it shows, in a sentence."""
        return QCoreApplication.translate("layers", self.tip)


LAYERS: tuple[Layer, ...] = (
    Layer(
        "unigram",
        "rouge1",
        Shape.TINT,
        "unigram",
        str(QT_TRANSLATE_NOOP("layers", "1 unigrams")),
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
        str(QT_TRANSLATE_NOOP("layers", "ROUGE-2: pairs of neighbouring tokens counted in both texts")),
        depth=2,
    ),
    Layer(
        "ngram:3",
        "rouge3",
        Shape.BRACKET,
        "trigram",
        str(QT_TRANSLATE_NOOP("layers", "3 trigrams")),
        str(QT_TRANSLATE_NOOP("layers", "trigrams")),
        str(QT_TRANSLATE_NOOP("layers", "ROUGE-3: three neighbouring tokens counted in both texts")),
        depth=3,
    ),
    Layer(
        "lcs",
        "rougeL",
        Shape.BOX,
        "lcs",
        str(QT_TRANSLATE_NOOP("layers", "L LCS")),
        str(QT_TRANSLATE_NOOP("layers", "tokens (LCS)")),
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
        str(QT_TRANSLATE_NOOP("layers", "tokens (Lsum)")),
        str(
            QT_TRANSLATE_NOOP(
                "layers",
                "ROUGE-Lsum: of each reference sentence, the tokens in the same order as in some candidate "
                "sentence; a sentence is a line, so moved sentences cost nothing",
            )
        ),
    ),
)

LAYER_OF_METRIC = {layer.metric: layer for layer in LAYERS}


def layer_named(name: str) -> Layer | None:
    """Return the layer ``name``; None for another name, such as that of no layer at all."""
    return next((layer for layer in LAYERS if layer.name == name), None)
