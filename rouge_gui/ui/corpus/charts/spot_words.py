"""What a place of a chart stands for, in words and numbers; and all of them as a table. No pyqtgraph, no widgets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rouge_gui.report.table import Cell, Number, Table
from rouge_gui.ui.corpus.charts.choice import Kind
from rouge_gui.ui.corpus.charts.drawing import Drawing, bucket_title
from rouge_gui.ui.corpus.source import CorpusSource
from rouge_gui.ui.numbers import count


def spot_title(source: CorpusSource, drawing: Drawing, spot: int) -> str:
    """Return what a place is: an item and its system, the ends of a bin, a bucket."""
    key, series = int(drawing.spots.keys[spot]), drawing.series[int(drawing.spots.series[spot])]
    if drawing.histogram is not None:
        low, high = (drawing.x.writing.text(float(drawing.histogram.edges[key + end])) for end in (0, 1))
        return f"{series}   {low} – {high}"
    if drawing.buckets:
        return f"{series}   {drawing.x.label}: {bucket_title(drawing.buckets[key])}"
    name = source.name_of(key)
    return name if drawing.choice.kind is Kind.SYSTEMS else f"{name}   {series}"


def spot_lines(drawing: Drawing, spot: int) -> list[str]:
    """Return the numbers of a place, a line each."""
    key, series = int(drawing.spots.keys[spot]), int(drawing.spots.series[spot])
    if drawing.histogram is not None:
        items = QCoreApplication.translate("charts", "items: {count}")
        return [items.format(count=count(float(drawing.spots.y[spot])))]
    if drawing.means:
        mean = drawing.means[series][key]
        values = [drawing.y.writing.text(value) for value in (mean.mean, mean.low, mean.high)]
        of = QCoreApplication.translate("charts", "{mean} [{low}, {high}], items: {count}")
        return [of.format(mean=values[0], low=values[1], high=values[2], count=count(mean.count))]
    return [
        f"{axis.label}: {axis.writing.text(float(values[spot]))}"
        for axis, values in ((drawing.x, drawing.spots.x), (drawing.y, drawing.spots.y))
    ]


def values_table(source: CorpusSource, drawing: Drawing) -> Table:
    """Return every number that is drawn, a row per point, bin or mean; heads are identifiers."""
    if drawing.histogram is not None:
        edges, counts = drawing.histogram.edges, drawing.histogram.counts
        rows: list[tuple[Cell, ...]] = [
            (system, *_numbers((edges[place], edges[place + 1], counts[system][place])))
            for system in drawing.series
            for place in range(len(edges) - 1)
        ]
        return Table(("system", "low", "high", "items"), tuple(rows))
    if drawing.buckets:
        rows = []
        for system, row in zip(drawing.series, drawing.means, strict=True):
            for bucket, mean in zip(drawing.buckets, row, strict=True):
                numbers = (mean.mean, mean.low, mean.high) if mean.count else (None, None, None)
                rows.append((system, bucket_title(bucket), *_numbers((*numbers, mean.count))))
        return Table(("system", drawing.choice.grouping, "mean", "low", "high", "items"), tuple(rows))
    return _points_table(source, drawing)


def _points_table(source: CorpusSource, drawing: Drawing) -> Table:
    across, up = _heads(drawing)
    names = source.names()
    is_pair = drawing.choice.kind is Kind.SYSTEMS
    rows = tuple(
        (names[position], *(() if is_pair else (cloud.series,)), *_numbers((x, y)))
        for cloud in drawing.clouds
        for position, x, y in zip(cloud.positions, cloud.x, cloud.y, strict=True)
    )
    return Table(("id", *(() if is_pair else ("system",)), across, up), rows)


def _heads(drawing: Drawing) -> tuple[str, str]:
    choice = drawing.choice
    score = f"{choice.metric}.{choice.part}"
    if choice.kind is Kind.LENGTH:
        return f"len.{choice.length}", score
    if choice.kind is Kind.METRICS:
        return score, f"{choice.second_metric}.{choice.part}"
    return f"{score}@{choice.pair[0]}", f"{score}@{choice.pair[1]}"


def _numbers(values: Sequence[float | None]) -> list[Cell]:
    return [None if value is None else Number(float(value), 0) for value in values]
