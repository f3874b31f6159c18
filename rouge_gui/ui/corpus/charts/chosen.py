"""What was chosen in a chart, as a query that a user could have typed. No pyqtgraph, no widgets."""

from __future__ import annotations

from itertools import pairwise

from rouge_gui.corpus.chart_queries import all_of, any_of, between, in_bucket
from rouge_gui.corpus.chart_values import Box
from rouge_gui.metrics.rouge import is_rouge
from rouge_gui.ui.corpus.charts.choice import Kind
from rouge_gui.ui.corpus.charts.drawing import Drawing
from rouge_gui.ui.corpus.source import CorpusSource

_EDGE = 1e-9


def box_query(source: CorpusSource, drawing: Drawing, box: Box) -> str:
    """Return the query for what lies in ``box``; "" where that is everything.

    Points of several systems are asked for one system after the other: an item is found by any of its points.
    """
    if drawing.histogram is not None:
        edges = drawing.histogram.edges
        touched = [
            (float(low), float(high)) for low, high in pairwise(edges) if low < box.right and high > box.left
        ]
        return _bins_query(source, drawing, (touched[0][0], touched[-1][1])) if touched else ""
    if drawing.buckets:
        places = [place for place in range(len(drawing.buckets)) if box.left - 0.5 < place < box.right + 0.5]
        return any_of([_bucket_query(source, drawing, place) for place in places])
    return any_of([_points_query(source, drawing, system, box) for system in _systems(drawing)])


def spot_query(source: CorpusSource, drawing: Drawing, spot: int) -> str:
    """Return the query for the items in a bin of a histogram, or in a bucket."""
    key = int(drawing.spots.keys[spot])
    if drawing.histogram is not None:
        edges = drawing.histogram.edges
        system = drawing.series[int(drawing.spots.series[spot])]
        return _bins_query(source, drawing, (float(edges[key]), float(edges[key + 1])), system)
    return _bucket_query(source, drawing, key)


def _systems(drawing: Drawing) -> list[str]:
    """Return the systems that have points; those without would find nothing."""
    return [cloud.series for cloud in drawing.clouds if len(cloud.x)]


def _bins_query(
    source: CorpusSource, drawing: Drawing, ends: tuple[float, float], system: str | None = None
) -> str:
    if drawing.histogram is None:
        return ""
    last = ends[1] >= float(drawing.histogram.edges[-1]) - _EDGE
    systems = drawing.series if system is None else (system,)
    conditions = [between(_score_name(source, drawing, one), *_rounded(ends), closed=last) for one in systems]
    return any_of(conditions)


def _rounded(ends: tuple[float, float]) -> tuple[float, float]:
    # edges are multiples of a round number, but for the last bit
    return round(ends[0], 9), round(ends[1], 9)


def _bucket_query(source: CorpusSource, drawing: Drawing, place: int) -> str:
    bucket, grouping = drawing.buckets[place], drawing.choice.grouping
    names = dict.fromkeys(source.grouping_name(grouping, system) for system in drawing.series)
    return any_of([in_bucket(name, bucket) for name in names])


def _points_query(source: CorpusSource, drawing: Drawing, system: str, box: Box) -> str:
    across, up = _names(source, drawing, system)
    spots = drawing.spots
    conditions = []
    for name, ends, values in (
        (across, (box.left, box.right), spots.x),
        (up, (box.bottom, box.top), spots.y),
    ):
        # an end that leaves nothing out is not worth saying
        low = ends[0] if ends[0] > values.min() else None
        high = ends[1] if ends[1] < values.max() else None
        conditions.append(between(name, low, high))
    return all_of(conditions)


def _names(source: CorpusSource, drawing: Drawing, system: str) -> tuple[str, str]:
    choice = drawing.choice
    score = _score_name(source, drawing, system)
    if choice.kind is Kind.LENGTH:
        return source.length_name(choice.length, system), score
    if choice.kind is Kind.METRICS:
        return score, _metric_name(source, choice.second_metric, choice.part, system)
    first, second = choice.pair
    return _score_name(source, drawing, first), _score_name(source, drawing, second)


def _score_name(source: CorpusSource, drawing: Drawing, system: str) -> str:
    return _metric_name(source, drawing.choice.metric, drawing.choice.part, system)


def _metric_name(source: CorpusSource, metric: str, part: str, system: str) -> str:
    return source.score_name(metric, part if is_rouge(metric) else "fmeasure", system)
