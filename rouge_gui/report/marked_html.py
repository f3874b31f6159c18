"""The two texts of a comparison with their marks as HTML that others can open, paste and mail.

One table of two columns with inline styles, which word processors and mail programs keep; classes name the roles of
colours, by which a whole page follows a dark screen. Nothing in it runs or loads anything. Every unit is in the markup
(``data-unit``), so what is credited can be counted. No Qt, no wording: captions come in as values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from math import ceil

from rouge_gui.compare import Comparison, Side, Status
from rouge_gui.metrics import AnyScore, Score
from rouge_gui.report.html_page import STEPS, framed, heading, html_page, signature_line
from rouge_gui.report.html_sections import Section, sections_markup, sections_policy
from rouge_gui.report.html_text import lines, number_cell, written
from rouge_gui.report.segments import MarkedUnit, Segment, depth_of_layer, marked_units, segments

_LANE_PX = 4
_SIDES: tuple[Side, Side] = ("reference", "candidate")
# runs of white space stay, each paragraph runs in the direction of its own first letter
_AS_WRITTEN = "white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext"


class Drawing(Enum):
    """How credited units look; each is told apart without colour."""

    TINT = auto()
    LINE = auto()
    DOUBLE_LINE = auto()
    BOX = auto()
    DASHED_BOX = auto()
    RUN = auto()
    STEPS = auto()


_BOXES = {Drawing.BOX, Drawing.DASHED_BOX, Drawing.RUN}
_GROUNDS = {Drawing.TINT, Drawing.STEPS}


@dataclass(frozen=True, slots=True)
class ShownLayer:
    """A layer on the page: its ``name`` as ``Comparison.marks`` takes it, its colour's role, its caption."""

    name: str
    drawing: Drawing
    role: str
    caption: str


@dataclass(frozen=True, slots=True)
class MarkedTexts:
    """What is shown: ``layers`` of ``comparison`` against one reference, and the scores of ``metrics``.

    Without ``metrics`` the scores are the profile's own; ``others``, such as BLEU, were computed beside them. ``notes``
    stand on whole pages only.
    """

    comparison: Comparison
    layers: Sequence[ShownLayer]
    metrics: Sequence[str]
    reference: int = 0
    notes: str = ""
    others: Mapping[str, AnyScore] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Words:
    """The captions of the page, in ``language``, a tag such as ``zh-CN``.

    ``heads`` are those of the score table: metric, P, R, F, counts; ``notes`` stands above the notes.
    """

    title: str
    reference: str
    candidate: str
    surplus: str
    heads: tuple[str, str, str, str, str]
    metric_names: Mapping[str, str]
    notes: str
    language: str = "en"


def marked_page(
    texts: MarkedTexts,
    words: Words,
    colors: Mapping[str, str],
    dark: Mapping[str, str],
    sections: Sequence[Section] = (),
) -> str:
    """Return a whole HTML document; ``sections`` stand below the scores.

    Both sets of colours are ``#RRGGBB`` by role; ``dark`` is for screens of who prefers that.
    """
    page = _Page(texts, words, colors)
    parts = (
        page.heading(),
        page.texts(),
        page.scores(),
        sections_markup(sections, colors),
        page.notes(),
        page.signature(),
    )
    return html_page(words.title, words.language, "".join(parts), (colors, dark), sections_policy(sections))


def marked_fragment(texts: MarkedTexts, words: Words, colors: Mapping[str, str]) -> str:
    """Return texts, scores and signature without the frame of a document, as it goes on the clipboard."""
    page = _Page(texts, words, colors)
    return framed(page.texts() + page.scores() + page.signature(), colors)


def marked_text(texts: MarkedTexts, side: Side, colors: Mapping[str, str]) -> str:
    """Return one text with its marks, as it stands within a cell."""
    return _Side(texts, side, colors).text()


class _Side:
    """One text of the page."""

    def __init__(self, texts: MarkedTexts, side: Side, colors: Mapping[str, str]) -> None:
        comparison = texts.comparison
        self._source = comparison.candidate if side == "candidate" else comparison.references[texts.reference]
        self._layers = {layer.name: layer for layer in texts.layers}
        self._colors = colors
        self._order = list(self._layers)
        # brackets run below boxes
        drawings = {layer.drawing for layer in texts.layers}
        self._floor_px = (
            5 if drawings & {Drawing.DASHED_BOX, Drawing.RUN} else 3 if Drawing.BOX in drawings else 1
        )
        self.units = marked_units(comparison, side, self._order, texts.reference)
        self.totals = {name: _total(texts, side, layer) for name, layer in self._layers.items()}
        self._most = {
            name: max((unit.weight for unit in self.units if unit.layer == name and unit.credited), default=0)
            for name in self._layers
        }

    def text(self) -> str:
        """Return the text with a nest of spans for each of its segments."""
        return "".join(self._segment(segment) for segment in segments(len(self._source), self.units))

    def _segment(self, segment: Segment) -> str:
        found = lines(self._source[segment.start : segment.end])
        # what lies next to the letters comes first: the innermost span
        for unit in sorted(segment.units, key=self._depth):
            style = self._style(unit, segment)
            status = Status.CREDITED if unit.credited else Status.SURPLUS
            name = written(f"{unit.layer}:{unit.number}")
            marks = f'class="{self._role(unit)}" data-unit="{name}" data-status="{status.value}"'
            if self._is_weighed(unit):
                marks += f' data-weight="{unit.weight!r}"'
            found = f'<span {marks} style="{style}">{found}</span>'
        return found

    def _role(self, unit: MarkedUnit) -> str:
        if not unit.credited:
            return "surplus"
        layer = self._layers[unit.layer]
        return f"skip skip_{self._step(unit)}" if layer.drawing is Drawing.STEPS else _role(layer)

    def _step(self, unit: MarkedUnit) -> int:
        return ceil(STEPS * unit.weight / self._most[unit.layer])

    def _is_weighed(self, unit: MarkedUnit) -> bool:
        return unit.credited and self._layers[unit.layer].drawing in {Drawing.RUN, Drawing.STEPS}

    def _depth(self, unit: MarkedUnit) -> tuple[int, int]:
        drawing = self._layers[unit.layer].drawing
        if not unit.credited and drawing in _GROUNDS | _BOXES:
            return 1, 0
        if drawing in _GROUNDS:
            return 0, 0
        if drawing in _BOXES:
            return 2, self._order.index(unit.layer)
        return 3, unit.lane

    def _style(self, unit: MarkedUnit, segment: Segment) -> str:
        layer = self._layers[unit.layer]
        color = self._colors[_role(layer)]
        if layer.drawing is Drawing.STEPS and unit.credited:
            step = self._step(unit)
            return f"background-color:{self._colors[f'skip_{step}']};border-bottom:{step}px solid {color}"
        below_px = self._floor_px + unit.lane * _LANE_PX
        if not unit.credited:
            return f"border-bottom:2px dotted {self._colors['surplus']};padding-bottom:{below_px}px"
        style = _drawn(layer.drawing, color, below_px)
        if layer.drawing in _BOXES:
            style += ";border-left:none" if segment.start > unit.start else ""
            style += ";border-right:none" if segment.end < unit.end else ""
        return style


def _role(layer: ShownLayer) -> str:
    """Return the role of the colour that credited units have."""
    return "tint" if layer.drawing is Drawing.TINT else layer.role


def _drawn(drawing: Drawing, color: str, below_px: int = 1) -> str:
    """Return the inline style of a credited unit."""
    if drawing in {Drawing.LINE, Drawing.DOUBLE_LINE}:
        line = "2px solid" if drawing is Drawing.LINE else "3px double"
        return f"border-bottom:{line} {color};padding-bottom:{below_px}px"
    return {
        Drawing.TINT: f"background-color:{color}",
        Drawing.DASHED_BOX: f"border:1px dashed {color};padding:2px 0",
        Drawing.RUN: f"border:2px solid {color};border-bottom-width:4px",
        Drawing.STEPS: f"border-bottom:3px solid {color}",
    }.get(drawing, f"border:1px solid {color}")


def _total(texts: MarkedTexts, side: Side, layer: ShownLayer) -> float:
    """Return how many units a side has, or what they could earn."""
    comparison = texts.comparison
    if layer.drawing in {Drawing.RUN, Drawing.STEPS}:
        return comparison.units_total(side, layer.name, texts.reference)
    return len(comparison.marks(side, layer.name, texts.reference))


class _Page:
    """The parts of the page."""

    def __init__(self, texts: MarkedTexts, words: Words, colors: Mapping[str, str]) -> None:
        self._texts, self._words, self._colors = texts, words, colors
        self._sides = {side: _Side(texts, side, colors) for side in _SIDES}

    def heading(self) -> str:
        """Return what is compared."""
        return heading(self._words.title)

    def notes(self) -> str:
        """Return the notes under their heading; nothing where there are none."""
        if not self._texts.notes.strip():
            return ""
        head = "margin:22px 0 6px;font-size:16px;font-weight:600"
        style = f"margin:0;max-width:46em;line-height:1.5;{_AS_WRITTEN}"
        return (
            f'<h2 style="{head}">{written(self._words.notes)}</h2>\n'
            f'<p data-part="notes" dir="auto" style="{style}">{lines(self._texts.notes.rstrip())}</p>\n'
        )

    def texts(self) -> str:
        """Return the table of both texts: headings, texts, legends."""
        headings = (self._words.reference, self._words.candidate)
        lanes = sum(depth for layer in self._texts.layers if (depth := depth_of_layer(layer.name)) > 1)
        text_style = f"line-height:{1.7 + lanes * 0.28:.2f};font-size:18px;{_AS_WRITTEN}"
        rows = (
            "".join(
                f'<th class="border" style="{self._cell(bottom=False)};font-weight:600">{written(text)}</th>'
                for text in headings
            ),
            "".join(
                f'<td class="border" data-side="{side}" dir="auto" style="{self._cell()};{text_style}">'
                f"{shown.text()}</td>"
                for side, shown in self._sides.items()
            ),
            "".join(
                f'<td class="border" style="{self._cell()}">{self._legend(side)}</td>' for side in _SIDES
            ),
        )
        body = "".join(f"<tr>{row}</tr>\n" for row in rows)
        return (
            '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" '
            f'style="border-collapse:collapse;width:100%;table-layout:fixed">\n{body}</table>\n'
        )

    def _cell(self, *, bottom: bool = True) -> str:
        line = f"1px solid {self._colors['border']}"
        below = line if bottom else "none"
        above = "none" if bottom else line
        return (
            f"width:50%;vertical-align:top;text-align:left;padding:10px 14px;border-left:{line};"
            f"border-right:{line};border-bottom:{below};border-top:{above}"
        )

    def _legend(self, side: Side) -> str:
        """Return what is drawn on a side, with counts: ``credited/all``, then what is surplus."""
        shown = self._sides[side]
        parts: list[str] = []
        for layer in self._texts.layers:
            own = [unit for unit in shown.units if unit.layer == layer.name]
            credited = sum(unit.weight for unit in own if unit.credited)
            color = self._colors[_role(layer)]
            style = f"{_drawn(layer.drawing, color)};color:{self._colors['text']}"
            look = f'class="{_role(layer)} text" style="{style}"'
            parts.append(
                f"<span {look}>&nbsp;{written(layer.caption)}&nbsp;</span> "
                f"{_count(credited)}/{_count(shown.totals[layer.name])}"
            )
            if surplus := sum(not unit.credited for unit in own):
                parts.append(
                    f'<span class="surplus" style="border-bottom:2px dotted {self._colors["surplus"]}">'
                    f"{written(self._words.surplus)}</span> {surplus}"
                )
        muted = f"color:{self._colors['muted']};font-size:13px;line-height:2"
        return f'<span class="muted" style="{muted}">{" &ensp; ".join(parts)}</span>'

    def scores(self) -> str:
        """Return the table of scores."""
        comparison, metrics = self._texts.comparison, self._texts.metrics
        card: Mapping[str, AnyScore] = comparison.scores_of(metrics) if metrics else comparison.scores
        muted = f"color:{self._colors['muted']};font-weight:400"
        rows = [
            "".join(
                number_cell(text, "muted", muted, first=not place, tag="th")
                for place, text in enumerate(self._words.heads)
            )
        ]
        for metric, score in {**card, **self._texts.others}.items():
            name = self._words.metric_names.get(metric, metric)
            cells = (name, *_score_cells(score))
            line = f"border-top:1px solid {self._colors['grid']}"
            rows.append(
                "".join(number_cell(text, "grid", line, first=not place) for place, text in enumerate(cells))
            )
        body = "".join(f"<tr>{row}</tr>\n" for row in rows)
        style = "border-collapse:collapse;margin-top:18px;font-size:14px;font-variant-numeric:tabular-nums"
        return f'<table cellspacing="0" cellpadding="0" style="{style}">\n{body}</table>\n'

    def signature(self) -> str:
        """Return the line that lets others reproduce the scores."""
        return signature_line(self._texts.comparison.signature, self._colors)


def _score_cells(score: AnyScore) -> tuple[str, str, str, str]:
    """Return P, R, F and counts; a decimal point whatever the locale, since files travel."""
    if isinstance(score, Score):
        counts = (
            f"{_count(score.matches)}/{_count(score.reference_total)}\u22c5{_count(score.candidate_total)}"
        )
        return f"{score.precision:.3f}", f"{score.recall:.3f}", f"{score.fmeasure:.3f}", counts
    return "–", "–", f"{score.score:.2f}", "0–100"


def _count(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.2f}"
