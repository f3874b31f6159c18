"""A corpus as one web page: how its systems do on the items on show, then these items with their marked candidates.

Nothing in it runs or loads anything; sources are folded by the browser itself. Texts and numbers come in as values, so
do all words. No Qt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rouge_gui.compare import Comparison
from rouge_gui.metrics import Profile, Score
from rouge_gui.report.html_page import compact, heading, html_page, signature_line
from rouge_gui.report.html_sections import Listing, Section, sections_markup
from rouge_gui.report.html_text import lines, number_cell, one_line, written
from rouge_gui.report.marked_html import MarkedTexts, ShownLayer, marked_text
from rouge_gui.report.table import NOTHING, Table

# longer texts stand there without marks
MOST_MARKED_CHARS = 20_000
_TEXT = "white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;line-height:1.7"

Colors = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ReportedCandidate:
    """A candidate under the name of its system, with its scores, one for each metric of the report."""

    system: str
    text: str
    scores: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class ReportedItem:
    """An item: ``language`` is a tag such as ``zh``, ``facts`` are short lines such as ``topic: city``."""

    name: str
    language: str
    facts: tuple[str, ...]
    note: str
    references: tuple[str, ...]
    source: str
    candidates: tuple[ReportedCandidate, ...]


@dataclass(frozen=True, slots=True)
class Marking:
    """How candidates are marked: by which layer, whose ``metric`` tells the reference, under which profile."""

    layer: ShownLayer
    metric: str
    profile: Profile
    most_references: int | None = None


@dataclass(frozen=True, slots=True)
class CorpusWords:
    """The captions of the page, in ``language``; ``marks`` tells what the marks mean."""

    title: str
    systems: str
    items: str
    problems: str
    reference: str
    source: str
    note: str
    marks: str
    language: str = "en"


@dataclass(frozen=True, slots=True)
class CorpusReport:
    """What stands on the page: ``facts`` on the whole, a ``summary`` of the systems, items, problems of the files.

    ``heads`` are the names of the metrics that candidates have scores of, written with ``digits`` each. ``more`` says
    how many items are left out.
    """

    facts: tuple[str, ...]
    summary: Table
    remarks: tuple[str, ...]
    heads: tuple[str, ...]
    digits: tuple[int, ...]
    items: Sequence[ReportedItem]
    marking: Marking | None = None
    more: str = ""
    problems: tuple[str, ...] = ()
    signature: str = ""


def corpus_page(report: CorpusReport, words: CorpusWords, colors: Colors, dark: Colors) -> str:
    """Return the whole HTML document; ``dark`` are the colours for screens of who prefers those."""
    page = _Page(report, words, colors)
    parts = [heading(words.title), page.facts(report.facts)]
    summary = Section("systems", words.systems, report.remarks, (Listing("", report.summary),))
    parts.append(sections_markup((summary,), colors))
    parts.append(page.items())
    if report.problems:
        parts.append(sections_markup((Section("problems", words.problems, report.problems),), colors))
    if report.signature:
        parts.append(signature_line(report.signature, colors))
    return compact(html_page(words.title, words.language, "".join(parts), (colors, dark)))


@dataclass(slots=True)
class _Page:
    """The parts of the page that are its own."""

    report: CorpusReport
    words: CorpusWords
    colors: Colors
    _small: str = field(init=False)

    def __post_init__(self) -> None:
        self._small = f"color:{self.colors['muted']};font-size:13px"

    def facts(self, facts: Sequence[str]) -> str:
        """Return short lines on what follows."""
        style = f"margin:0 0 3px;overflow-wrap:anywhere;unicode-bidi:plaintext;{self._small}"
        return "".join(f'<p class="muted" dir="auto" style="{style}">{lines(fact)}</p>\n' for fact in facts)

    def items(self) -> str:
        """Return all items under their heading."""
        words, report = self.words, self.report
        head = "margin:30px 0 6px;font-size:16px;font-weight:600"
        marks = (words.marks,) if report.marking is not None and report.items else ()
        more = (report.more,) if report.more else ()
        body = "".join(map(self._item, report.items))
        return (
            f'<section data-part="items">\n<h2 style="{head}">{written(words.items)}</h2>\n'
            f"{self.facts(marks)}{body}{self.facts(more)}</section>\n"
        )

    def _item(self, item: ReportedItem) -> str:
        head = "margin:0 0 2px;font-size:15px;font-weight:600;overflow-wrap:anywhere;unicode-bidi:plaintext"
        style = f"margin:18px 0 0;padding:10px 0 0;border-top:1px solid {self.colors['border']}"
        note = f"{self.words.note}: {item.note}"
        facts = (*([" · ".join(item.facts)] if item.facts else []), *([note] if item.note.strip() else []))
        rows = [self._heads()]
        rows += [self._reference(item, place) for place in range(len(item.references))]
        rows += [self._candidate(item, candidate) for candidate in item.candidates]
        table = (
            '<table cellspacing="0" cellpadding="0" style="border-collapse:collapse;width:100%;margin-top:6px;'
            f'font-size:15px;font-variant-numeric:tabular-nums">\n{"".join(rows)}</table>\n'
        )
        return (
            f'<article class="border" style="{style}">\n'
            f'<h3 dir="auto" style="{head}">{written(one_line(item.name))}</h3>\n'
            f"{self.facts(facts)}{table}{self._source(item)}</article>\n"
        )

    def _heads(self) -> str:
        muted = f"{self._small};font-weight:400;white-space:nowrap"
        cells = [number_cell("", "muted", muted, first=True), number_cell("", "muted", muted, first=True)]
        cells += [number_cell(name, "muted", muted, first=False, tag="th") for name in self.report.heads]
        return f"<tr>{''.join(cells)}</tr>\n"

    def _reference(self, item: ReportedItem, place: int) -> str:
        name = self.words.reference
        if len(item.references) > 1:
            name = f"{name} {place + 1}"
        cells = self._named(name) + self._text(lines(item.references[place]), item.language, "reference")
        return f"<tr>{cells}{self._empty(len(self.report.heads))}</tr>\n"

    def _candidate(self, item: ReportedItem, candidate: ReportedCandidate) -> str:
        text = self._text(self._marked(item, candidate.text), item.language, "candidate")
        line = f"vertical-align:top;border-top:1px solid {self.colors['grid']}"
        scores = "".join(
            number_cell(NOTHING if value is None else f"{value:.{digits}f}", "grid", line, first=False)
            for value, digits in zip(candidate.scores, self.report.digits, strict=True)
        )
        return f"<tr>{self._named(candidate.system)}{text}{scores}</tr>\n"

    def _named(self, name: str) -> str:
        style = (
            f"border-top:1px solid {self.colors['grid']};{self._small};vertical-align:top;text-align:left;"
            "padding:5px 14px 3px 0;width:9em;max-width:9em;font-weight:400;overflow-wrap:anywhere"
        )
        return f'<th class="grid muted" scope="row" dir="auto" style="{style}">{written(one_line(name))}</th>'

    def _text(self, markup: str, language: str, side: str) -> str:
        style = (
            f"border-top:1px solid {self.colors['grid']};vertical-align:top;padding:3px 18px 3px 0;{_TEXT}"
        )
        tag = f' lang="{written(language)}"' if language else ""
        return f'<td class="grid" data-side="{side}" dir="auto"{tag} style="{style}">{markup}</td>'

    def _empty(self, count: int) -> str:
        line = f"border-top:1px solid {self.colors['grid']}"
        return "".join(number_cell("", "grid", line, first=False) for _ in range(count))

    def _source(self, item: ReportedItem) -> str:
        if not item.source:
            return ""
        tag = f' lang="{written(item.language)}"' if item.language else ""
        return (
            f'<details style="margin-top:4px"><summary class="muted" style="{self._small}">'
            f"{written(self.words.source)}</summary>\n"
            f'<p dir="auto"{tag} style="margin:4px 0 0;max-width:56em;font-size:14px;{_TEXT}">'
            f"{lines(item.source)}</p></details>\n"
        )

    def _marked(self, item: ReportedItem, text: str) -> str:
        marking = self.report.marking
        references = item.references[: marking.most_references] if marking is not None else ()
        if marking is None or not references or sum(map(len, (*references, text))) > MOST_MARKED_CHARS:
            return lines(text)
        comparison = Comparison(references, text, marking.profile)
        if not comparison.gives(marking.metric):
            return lines(text)
        found = comparison.scores_of((marking.metric,)).get(marking.metric)
        paying = found.reference_index if isinstance(found, Score) else None
        texts = MarkedTexts(comparison, (marking.layer,), (marking.metric,), paying or 0)
        return marked_text(texts, "candidate", self.colors)
