"""Layer 2: references, a candidate and a profile become one ``Comparison`` with scores and marks."""

from rouge_gui.compare.comparison import (
    Comparison,
    Side,
    UnknownLayerError,
    compare,
    metric_of_layer,
    metric_under,
)
from rouge_gui.compare.marks import Mark, Status
from rouge_gui.compare.seen import NO_MARKS, SeenMarks

__all__ = [
    "NO_MARKS",
    "Comparison",
    "Mark",
    "SeenMarks",
    "Side",
    "Status",
    "UnknownLayerError",
    "compare",
    "metric_of_layer",
    "metric_under",
]
