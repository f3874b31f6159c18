"""What the Impact panel shows: metrics without each token, the next edits, the missing units. No widgets."""

from __future__ import annotations

from dataclasses import dataclass

from rouge_gui.compare import Comparison
from rouge_gui.compare.explain.edits import Edit, cheapest_edits
from rouge_gui.compare.explain.impact import Impact, NoImpactError, deletions
from rouge_gui.compare.explain.lcs_table import TableTooLargeError
from rouge_gui.compare.explain.missing import MissingUnit, missing_units
from rouge_gui.compare.explain.unit_counts import layer_of
from rouge_gui.metrics import UnknownMetricError
from rouge_gui.text import Span
from rouge_gui.ui.explain.emptiness import no_tokens
from rouge_gui.ui.explain.panel import NothingToShowError
from rouge_gui.ui.heat_bar import STEPS

# shown beside the metric that is explained
BESIDE = ("rouge1", "rouge2", "rougeL", "rougeLsum")
# what is counted anew for each deletion takes time: cells of alignments, over all deletions
_MOST_SENTENCE_CELLS = 20_000_000
_MOST_TEXT_CELLS = 3_000_000


@dataclass(frozen=True)
class Impacts:
    """``main`` is the impact on the metric explained, ``beside`` that on others; ``spans`` lie in the candidate.

    ``edits`` raise the metric, best first; ``missing`` are the units that the candidate lacks; ``is_too_long`` tells
    that the texts are too long to look for either, ``is_bare`` that the reference has no unit to be missed.
    """

    main: Impact
    beside: tuple[Impact, ...]
    spans: tuple[Span, ...]
    edits: tuple[Edit, ...]
    missing: tuple[MissingUnit, ...]
    is_too_long: bool = False
    is_bare: bool = False

    def heat(self) -> tuple[tuple[Span, int], ...]:
        """Return for each token how much it earns, -4 to 4; below 0 where the score is higher without it."""
        worth = (-self.main.change).tolist()
        most = max(map(abs, worth), default=0.0)
        if not most:
            return ()
        found: list[tuple[Span, int]] = []
        for span, value in zip(self.spans, worth, strict=True):
            step = -(-abs(value) * STEPS // most)
            if step:
                found.append((span, int(step if value > 0 else -step)))
        return tuple(found)


def impacts_of(comparison: Comparison, key: str, reference: int) -> Impacts:
    """Return the impacts on ``key``. Raises NothingToShowError, NoImpactError, TableTooLargeError."""
    spans = tuple(comparison.pair(reference).candidate.whole.mark_spans)
    if not spans:
        raise no_tokens(comparison, reference) or NothingToShowError("no-sentences")
    if not _is_quick(comparison, key):
        raise NothingToShowError("too-long")
    main = deletions(comparison, key)
    beside = [_impact(comparison, other) for other in BESIDE if other != key]
    told = tuple(found for found in beside if found is not None)
    try:
        edits = tuple(cheapest_edits(comparison, key, reference))
        missing = tuple(missing_units(comparison, key, reference))
    except TableTooLargeError:
        return Impacts(main, told, spans, (), (), is_too_long=True)
    is_bare = not comparison.units_total("reference", layer_of(key), reference)
    return Impacts(main, told, spans, edits, missing, is_bare=is_bare)


def _impact(comparison: Comparison, key: str) -> Impact | None:
    if not (_is_quick(comparison, key) and comparison.reaches(key) and comparison.gives(key)):
        return None
    try:
        return deletions(comparison, key)
    except (NoImpactError, TableTooLargeError, UnknownMetricError):
        return None


def _is_quick(comparison: Comparison, key: str) -> bool:
    """Tell whether all deletions are counted within a moment: those of n-grams and of one LCS always are."""
    if key == "rougeL" and comparison.level == "text":
        return True
    tokens = comparison.token_count("candidate")
    ours = sum(comparison.token_count("reference", place) for place in range(len(comparison.references)))
    if key in {"rougeL", "rougeLsum"}:
        sentences = max(1, len(comparison.sentences("candidate")))
        return tokens * ours * tokens // sentences <= _MOST_SENTENCE_CELLS
    is_slow = key == "rougeW" or comparison.skip_rule(key) is not None
    return not is_slow or tokens * ours * tokens <= _MOST_TEXT_CELLS
