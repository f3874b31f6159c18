"""What a chart shows, ready to be drawn: axes, series, and what each place stands for. No pyqtgraph, no widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from PySide6.QtCore import QCoreApplication

from rouge_gui.corpus.chart_values import (
    Bucket,
    BucketMean,
    Histogram,
    Points,
    Spots,
    bucket_mean,
    histogram,
    number_buckets,
    points,
    spots_of,
    text_buckets,
)
from rouge_gui.metrics.rouge import is_rouge
from rouge_gui.ui.corpus.charts.axes import Axis, Writing, number_axis, score_writing
from rouge_gui.ui.corpus.charts.choice import (
    ChartChoice,
    Kind,
    grouping_title,
    length_label,
    length_name,
    score_title,
)
from rouge_gui.ui.corpus.source import CorpusSource, Floats, Mask, score_column
from rouge_gui.ui.numbers import ScoreFormat, plain

# the room that the series of a bucket share
_BUCKET_WIDTH = 0.6
_NOTHING = (0.0, 1.0)
_END_DIGITS = 3
# what an axis is called, at length and in brief, and how its numbers are written
_Named: TypeAlias = tuple[tuple[str, str], Writing]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A chart: ``series`` are systems; ``clouds``, ``histogram`` or ``buckets`` with ``means`` by series are drawn.

    ``spots`` are the places that can be pointed at; a ``diagonal`` shows where both systems score the same.
    """

    choice: ChartChoice
    x: Axis
    y: Axis
    series: tuple[str, ...]
    spots: Spots
    clouds: tuple[Points, ...] = ()
    histogram: Histogram | None = None
    buckets: tuple[Bucket, ...] = ()
    means: tuple[tuple[BucketMean, ...], ...] = ()
    diagonal: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to draw."""
        return not len(self.spots)


def offset(series: int, count: int) -> float:
    """Return how far beside the middle of a bucket one of ``count`` series stands."""
    return _BUCKET_WIDTH * ((series + 0.5) / count - 0.5)


def make_drawing(source: CorpusSource, choice: ChartChoice, form: ScoreFormat) -> Drawing:
    """Return the chart that ``choice`` asks for; scores that are not there yet are left out."""
    make = {
        Kind.DISTRIBUTION: _distribution,
        Kind.LENGTH: _by_length,
        Kind.METRICS: _by_metric,
        Kind.SYSTEMS: _by_system,
        Kind.BUCKETS: _by_bucket,
    }[choice.kind]
    return make(_Numbers(source), choice, form)


class _Numbers:
    """The columns of a source; NaN where one is missing."""

    def __init__(self, source: CorpusSource) -> None:
        self.source, self.mask = source, source.mask

    def score(self, metric: str, part: str, system: str) -> Floats:
        return score_column(self.source, metric, part, system)

    def length(self, text: str, system: str) -> Floats:
        try:
            return self.source.length(text, system)
        except LookupError:
            return np.full(self.source.item_count, np.nan)


def _distribution(numbers: _Numbers, choice: ChartChoice, form: ScoreFormat) -> Drawing:
    columns = {system: numbers.score(choice.metric, choice.part, system) for system in choice.systems}
    found = histogram(columns, numbers.mask)
    edges = found.edges
    middles = (edges[:-1] + edges[1:]) / 2 if len(edges) else edges
    bins = len(middles)
    spots = Spots(
        np.tile(middles, len(columns)),
        np.concatenate([np.zeros(0), *(found.counts[system].astype(np.float64) for system in columns)]),
        np.repeat(np.arange(len(columns)), bins),
        np.tile(np.arange(bins), len(columns)),
    )
    ends = (float(edges[0]), float(edges[-1])) if bins else _NOTHING
    most = float(spots.y.max()) if bins and columns else 1.0
    items = QCoreApplication.translate("charts", "items")
    return Drawing(
        choice,
        Axis(_labels(choice.metric, choice.part, form)[0], *ends, _scores(choice.metric, form)),
        number_axis((items, items), (0.0, most), Writing(), from_zero=True),
        choice.systems,
        spots,
        histogram=found,
    )


def _by_length(numbers: _Numbers, choice: ChartChoice, form: ScoreFormat) -> Drawing:
    clouds = tuple(
        points(
            system,
            numbers.length(choice.length, system),
            numbers.score(choice.metric, choice.part, system),
            numbers.mask,
        )
        for system in choice.systems
    )
    label = length_label(choice.length, tokens=numbers.source.counts_tokens(choice.length))
    return _cloudy(
        choice,
        clouds,
        ((label, length_name(choice.length)), Writing()),
        (_labels(choice.metric, choice.part, form), _scores(choice.metric, form)),
    )


def _by_metric(numbers: _Numbers, choice: ChartChoice, form: ScoreFormat) -> Drawing:
    metrics = choice.metric, choice.second_metric
    clouds = []
    for system in choice.systems:
        first, second = (numbers.score(metric, choice.part, system) for metric in metrics)
        clouds.append(points(system, first, second, numbers.mask))
    across, up = ((_labels(metric, choice.part, form), _scores(metric, form)) for metric in metrics)
    return _cloudy(choice, tuple(clouds), across, up)


def _by_system(numbers: _Numbers, choice: ChartChoice, form: ScoreFormat) -> Drawing:
    title, writing = _labels(choice.metric, choice.part, form)[0], _scores(choice.metric, form)
    first, second = (numbers.score(choice.metric, choice.part, system) for system in choice.pair)
    cloud = points(choice.pair[0], first, second, numbers.mask)
    if len(cloud.x):
        # both systems on one scale
        ends = float(min(cloud.x.min(), cloud.y.min())), float(max(cloud.x.max(), cloud.y.max()))
    else:
        ends = _NOTHING
    x, y = (number_axis((f"{system}: {title}", system), ends, writing) for system in choice.pair)
    return Drawing(choice, x, y, choice.pair[:1], spots_of([cloud]), (cloud,), diagonal=True)


def _cloudy(choice: ChartChoice, clouds: tuple[Points, ...], across: _Named, up: _Named) -> Drawing:
    spots = spots_of(clouds)
    x, y = (
        number_axis(labels, (float(values.min()), float(values.max())) if len(values) else _NOTHING, writing)
        for values, (labels, writing) in ((spots.x, across), (spots.y, up))
    )
    return Drawing(choice, x, y, choice.systems, spots, clouds)


def _by_bucket(numbers: _Numbers, choice: ChartChoice, form: ScoreFormat) -> Drawing:
    buckets, members = _members(numbers, choice)
    means = tuple(
        tuple(
            bucket_mean(numbers.score(choice.metric, choice.part, system), held) for held in members[system]
        )
        for system in choice.systems
    )
    label, brief = _labels(choice.metric, choice.part, form)
    title = QCoreApplication.translate("charts", "mean: {score}").format(score=label)
    x = Axis(
        grouping_title(choice.grouping),
        -0.5,
        max(len(buckets), 1) - 0.5,
        names=tuple(bucket_title(bucket) for bucket in buckets),
    )
    ends = [end for row in means for mean in row if mean.count for end in (mean.low, mean.high)]
    y = number_axis(
        (title, brief), (min(ends), max(ends)) if ends else _NOTHING, _scores(choice.metric, form)
    )
    spots = _spots_of_means(means)
    return Drawing(choice, x, y, choice.systems, spots, buckets=tuple(buckets), means=means)


def _spots_of_means(means: tuple[tuple[BucketMean, ...], ...]) -> Spots:
    found = [
        (place + offset(series, len(means)), mean.mean, series, place)
        for series, row in enumerate(means)
        for place, mean in enumerate(row)
        if mean.count
    ]
    x, y, series_of, keys = np.array(found, np.float64).reshape(-1, 4).T
    return Spots(x, y, series_of.astype(np.intp), keys.astype(np.intp))


def _members(numbers: _Numbers, choice: ChartChoice) -> tuple[Sequence[Bucket], dict[str, list[Mask]]]:
    """Return the buckets, and which items of each system are in them."""
    source, mask = numbers.source, numbers.mask
    wanted = np.ones(source.item_count, np.bool_) if mask is None else mask
    try:
        columns = {system: source.numbers(choice.grouping, system) for system in choice.systems}
        known = {system: values for system, values in columns.items() if values is not None}
        if len(known) == len(columns):
            buckets = number_buckets(list(known.values()), mask)
            return buckets, {
                system: [bucket.holds(values) & wanted for bucket in buckets]
                for system, values in known.items()
            }
        texts = {system: source.texts(choice.grouping, system) for system in choice.systems}
    except LookupError:
        return [], {system: [] for system in choice.systems}
    everything = np.concatenate(list(texts.values()))
    buckets = text_buckets(everything, None if mask is None else np.tile(mask, len(texts)))
    return buckets, {
        system: [bucket.holds_texts(values) & wanted for bucket in buckets]
        for system, values in texts.items()
    }


def bucket_title(bucket: Bucket) -> str:
    """Return what a bucket is called."""
    if bucket.others:
        return QCoreApplication.translate("charts", "others")
    if bucket.text is not None:
        return bucket.text or QCoreApplication.translate("charts", "none")
    low, high = (plain(round(end, _END_DIGITS)) for end in (bucket.low, bucket.high))
    return low if bucket.low == bucket.high else f"{low} – {high}"


def _scores(metric: str, form: ScoreFormat) -> Writing:
    return score_writing(form, points=not is_rouge(metric))


def _labels(metric: str, part: str, form: ScoreFormat) -> tuple[str, str]:
    """Return what a score is called, with the scale it is written in and without."""
    scale = "0–1" if is_rouge(metric) and not form.percent else "0–100"
    title = score_title(metric, part)
    return f"{title} ({scale})", title
