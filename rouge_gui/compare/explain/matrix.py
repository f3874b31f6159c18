"""What the Matrix panel shows: the LCS table of a comparison as it was used, with the path that was counted.

Rows are reference tokens, columns candidate tokens, from 0. Where a metric compares sentence by sentence, the table
is one of blocks: each pair of sentences has a table of its own. Imports numpy; no Qt, no wording.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from rouge_gui.compare.comparison import Comparison
from rouge_gui.compare.explain.lcs_table import (
    Lengths,
    TableTooLargeError,
    Weights,
    codes_of,
    count_paths,
    weighted_values,
)
from rouge_gui.metrics import Pair
from rouge_gui.metrics.packages import PackagePair, PltrdyRules
from rouge_gui.metrics.rules import rules_for
from rouge_gui.text import Span, TokenRun

Cell: TypeAlias = tuple[int, int]
Numbers: TypeAlias = npt.NDArray[np.int64]
Classes: TypeAlias = npt.NDArray[np.uint8]
Rule = Literal["up", "left", "weighted"]

# 3,000 by 3,000 tokens
MOST_CELLS = 9_000_000

# what a cell of ``classes`` is; the higher wins where several share a pixel
STEPS = 64
ALONE = STEPS
IN_RUN = STEPS + 1
RUN_STEPS = 8
SURPLUS_PATH = 80
PATH = 81


class Axis(NamedTuple):
    """The tokens of a side: their forms, where they lie in the text, and where its sentences begin."""

    forms: Sequence[str]
    spans: Sequence[Span]
    starts: Sequence[int]


@dataclass(frozen=True)
class Matrix:
    """The table. ``lengths`` is (reference tokens, candidate tokens), ``runs`` how many equal tokens end at a cell.

    ``values`` is ROUGE-W's table where it has one. ``path`` holds the matched cells from the first row on, block by
    block, and
    ``credited`` those of them that earn. ``is_counted`` is False where the metric does not go by this table, which is
    then that of ROUGE-L. ``rule`` is where the path goes at a tie. ``in_blocks`` tells that every two sentences have
    a table of their own. ``classes`` is the picture.
    """

    key: str
    rows: Axis
    columns: Axis
    lengths: Lengths
    runs: Lengths
    values: Weights | None
    path: Sequence[Cell]
    credited: frozenset[Cell]
    matches: float
    rule: Rule
    is_counted: bool
    in_blocks: bool
    classes: Classes
    texts: tuple[str, str]

    @property
    def is_weighted(self) -> bool:
        """Whether the table is that of ROUGE-W."""
        return self.rule == "weighted"

    @property
    def corner(self) -> float:
        """The last cell: what the whole texts have in common; of blocks that of the last two sentences."""
        return float(self.lengths[-1, -1] if self.values is None else self.values[-1, -1])

    @cached_property
    def most(self) -> float:
        """The greatest value of the table."""
        return float((self.lengths if self.values is None else self.values).max())

    @cached_property
    def on_path(self) -> frozenset[Cell]:
        """The cells of the path."""
        return frozenset(self.path)

    @property
    def rows_on_path(self) -> frozenset[int]:
        """The rows that the path matches."""
        return frozenset(row for row, _ in self.path)

    @property
    def rows_credited(self) -> frozenset[int]:
        """The rows that earn."""
        return frozenset(row for row, _ in self.credited)

    @property
    def counts_cells(self) -> bool:
        """Whether every cell of the path earns, also several of a row."""
        return len(self.credited) == len(self.path) == self.matches

    def counts_paths(self) -> bool:
        """Tell whether the number of longest paths means something here."""
        return not self.in_blocks and not self.is_weighted

    def count_paths(self, is_wanted: Callable[[], bool]) -> int | None:
        """Return how many longest paths there are; None where the table is too large or ``is_wanted`` says no."""
        bordered = np.pad(self.lengths, ((1, 0), (1, 0)))
        return count_paths(*self.texts, bordered, is_wanted)

    def is_match(self, row: int, column: int) -> bool:
        """Tell whether the two tokens are equal."""
        return bool(self.runs[row, column])


class _Way(NamedTuple):
    """A path, which of its cells earn, and where the table begins anew on either side."""

    path: Sequence[Cell]
    credited: frozenset[Cell]
    starts: tuple[Sequence[int], Sequence[int]] = ((), ())


def matrix_of(comparison: Comparison, key: str, reference: int) -> Matrix | None:
    """Return the table that ``key`` goes by, or ROUGE-L's; None where a text has no tokens. TableTooLargeError."""
    pair = comparison.pair(reference)
    is_counted = key in {"rougeL", "rougeLsum", "rougeW"}
    at_summary = is_counted and _is_at_summary(comparison, key)
    runs = (
        (pair.reference.summary, pair.candidate.summary)
        if at_summary and not isinstance(pair, PackagePair)
        else (pair.reference.whole, pair.candidate.whole)
    )
    texts = (
        (pair.summary_reference_text, pair.summary_candidate_text)
        if at_summary and not isinstance(pair, PackagePair)
        else (pair.reference_text, pair.candidate_text)
    )
    cells = len(texts[0]) * len(texts[1])
    if not cells:
        return None
    if cells > MOST_CELLS:
        raise TableTooLargeError(cells)
    way = _way(comparison, pair, key, at_summary=at_summary)
    lengths, ends = block_tables(texts, way.starts)
    # what one table alone would earn, words on it may not
    in_blocks = at_summary and (
        max(map(len, way.starts)) > 1 or isinstance(pair, PackagePair) or len(way.credited) < len(way.path)
    )
    weighted = key == "rougeW"
    values = None
    if weighted and not in_blocks:
        bordered = np.pad(ends, ((1, 0), (1, 0)))
        values = weighted_values(bordered, comparison.profile.weight)[1:, 1:]
    rule: Rule = "weighted" if weighted else "up"
    if at_summary and isinstance(pair, PackagePair):
        rule = "left"
    matches: float = len(way.path)
    if is_counted:
        matches = comparison.scores_of((key,)).per_reference[reference].rouge(key).matches
    background = None if weighted and in_blocks else lengths if values is None else values
    return Matrix(
        key if is_counted else "rougeL",
        _axis(runs[0], way.starts[0]),
        _axis(runs[1], way.starts[1]),
        lengths,
        ends,
        values,
        way.path,
        way.credited,
        matches,
        rule,
        is_counted,
        in_blocks,
        _classes(ends, background, way, weighted=weighted),
        texts,
    )


def _axis(run: TokenRun, starts: Sequence[int]) -> Axis:
    return Axis(run.forms, run.mark_spans, starts)


def _is_at_summary(comparison: Comparison, key: str) -> bool:
    """Tell whether ``key`` compares sentence by sentence; rouge-chinese's Lsum does not."""
    if isinstance(comparison.pair(), PackagePair):
        return isinstance(rules_for(comparison.profile), PltrdyRules)
    return key == "rougeLsum" or comparison.level == "summary"


def _way(comparison: Comparison, pair: Pair, key: str, *, at_summary: bool) -> _Way:
    weight = comparison.profile.weight
    if not at_summary:
        path: list[Cell] = (
            [cell for run in pair.weighted_runs(weight) for cell in run]
            if key == "rougeW"
            else pair.alignment
        )
        return _Way(path, frozenset(path))
    ranges = pair.reference.summary.ranges, pair.candidate.summary.ranges
    starts = [start for start, _ in ranges[0]], [start for start, _ in ranges[1]]
    if isinstance(pair, PackagePair):
        return _Way(pair.piece_hits, _of_words(pair), starts)
    if key == "rougeW":
        matches = pair.weighted_summary(weight)
        hits = matches.hits()
        paid = {place for run in matches.runs for place in run}
    else:
        marked = pair.summary_matches
        bits = marked.hits.items()
        hits = {place: pair.candidate_sentences.positions(found) for place, found in bits}
        paid = set(marked.credited)
    path = _by_block([(place, other) for place in sorted(hits) for other in hits[place]], starts)
    return _Way(path, frozenset(cell for cell in path if cell[0] in paid), starts)


def _by_block(path: list[Cell], starts: tuple[list[int], list[int]]) -> list[Cell]:
    """Return ``path`` block by block, each from its first row to its last."""
    if not path:
        return path
    places = np.array(path)
    blocks = [
        np.searchsorted(np.array(own), places[:, side], side="right") for side, own in enumerate(starts)
    ]
    order = np.lexsort((places[:, 0], blocks[1], blocks[0]))
    return [path[place] for place in order.tolist()]


def _of_words(pair: PackagePair) -> frozenset[Cell]:
    """Return the cells that pltrdy counts: of each word one, or all of them."""
    if not pair.as_sets:
        return frozenset(pair.piece_hits)
    first: dict[str, Cell] = {}
    for cell in pair.piece_hits:
        first.setdefault(pair.reference_text[cell[0]], cell)
    return frozenset(first.values())


def block_tables(
    texts: tuple[str, str], starts: tuple[Sequence[int], Sequence[int]] = ((), ())
) -> tuple[Lengths, Lengths]:
    """Return LCS lengths and run lengths of two interned texts; both begin anew at each of ``starts``."""
    reference, candidate = texts
    width = len(candidate)
    lengths = np.zeros((len(reference), width), np.uint16)
    runs = np.zeros_like(lengths)
    codes = codes_of(candidate)
    matches = {token: (codes == ord(token)).astype(np.uint16) for token in set(reference)}
    first_rows = {0, *starts[0]}
    first_columns = np.array(sorted({0, *starts[1]}))
    # what is accumulated in one block stays below all of the next one
    steps = np.zeros(width, np.int64)
    steps[first_columns] = 1 << 16
    steps = np.cumsum(steps)
    nothing = np.zeros(width, np.uint16)
    for row, token in enumerate(reference):
        above, above_runs = (nothing, nothing) if row in first_rows else (lengths[row - 1], runs[row - 1])
        match = matches[token]
        np.maximum(above, (_shifted(above, first_columns) + 1) * match, out=lengths[row])
        np.multiply(_shifted(above_runs, first_columns) + 1, match, out=runs[row])
        if len(first_columns) == 1:
            np.maximum.accumulate(lengths[row], out=lengths[row])
        else:
            lengths[row] = np.maximum.accumulate(lengths[row] + steps) - steps
    return lengths, runs


def _shifted(row: Lengths, first_columns: Numbers) -> Lengths:
    """Return ``row`` one cell to the right: what lies diagonally above."""
    moved = np.empty_like(row)
    moved[1:] = row[:-1]
    moved[first_columns] = 0
    return moved


def _classes(runs: Lengths, background: Lengths | Weights | None, way: _Way, *, weighted: bool) -> Classes:
    if background is None:
        classes = np.zeros(runs.shape, np.uint8)
    else:
        most = max(float(background.max()), 1.0)
        if background.dtype == np.uint16:
            # looking tones up is quicker than computing them
            classes = _tones(np.arange(int(most) + 1), most)[background]
        else:
            classes = _tones(background, most)
    if weighted:
        tones = np.minimum(runs, RUN_STEPS).astype(np.uint8) + np.uint8(ALONE - 1)
        np.copyto(classes, tones, where=runs > 0)
    else:
        classes[runs > 0] = ALONE
        longer = runs >= 2
        longer[:-1, :-1] |= longer[1:, 1:]
        classes[longer] = IN_RUN + RUN_STEPS - 2
    if way.path:
        places = np.array(way.path)
        classes[places[:, 0], places[:, 1]] = SURPLUS_PATH
        earns = np.array(sorted(way.credited)) if way.credited else np.zeros((0, 2), np.int64)
        classes[earns[:, 0], earns[:, 1]] = PATH
    return classes


def _tones(values: npt.NDArray[np.generic], most: float) -> Classes:
    tones: Classes = np.multiply(values, (STEPS - 1) / most, dtype=np.float32, casting="same_kind").astype(
        np.uint8
    )
    return tones


def ground_of(matrix: Matrix, rows: slice, columns: slice) -> Classes:
    """Return the tones of a part of the table without its matches."""
    if matrix.values is None and matrix.is_weighted:
        return np.zeros(matrix.lengths[rows, columns].shape, np.uint8)
    values: npt.NDArray[np.generic] = matrix.lengths if matrix.values is None else matrix.values
    return _tones(values[rows, columns], max(matrix.most, 1.0))


def pooled(classes: Classes, factor: int) -> Classes:
    """Return ``classes`` with ``factor`` by ``factor`` cells in one, which is the highest of them."""
    if factor == 1:
        return classes
    rows, columns = (np.arange(0, size, factor) for size in classes.shape)
    return np.maximum.reduceat(np.maximum.reduceat(classes, rows, axis=0), columns, axis=1)
