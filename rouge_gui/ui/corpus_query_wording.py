"""Sentences about what is wrong with a query, and what the query language has."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from rouge_gui.corpus.column_names import literal
from rouge_gui.corpus.findings import Finding
from rouge_gui.corpus.query_tokens import QUOTES
from rouge_gui.corpus.query_tree import QueryError
from rouge_gui.ui.wording import sentence

_PROBLEMS = {
    "unknown-column": QT_TRANSLATE_NOOP("wording", "There is no column “{name}”"),
    "not-scored": QT_TRANSLATE_NOOP(
        "wording",
        "There are no scores of “{name}”: choose it under Metrics, then Corpus ▸ Score what is missing",
    ),
    "unknown-system": QT_TRANSLATE_NOOP("wording", "There is no system “{name}”"),
    "unknown-function": QT_TRANSLATE_NOOP("wording", "There is no function “{name}”"),
    "missing-operand": QT_TRANSLATE_NOOP(
        "wording", "Something is missing here: a column, a number or a text"
    ),
    "missing-system": QT_TRANSLATE_NOOP("wording", "After @ comes the name of a system"),
    "no-system-here": QT_TRANSLATE_NOOP(
        "wording", "“{column}” is the same for all systems: leave out @ and the name"
    ),
    "unclosed-quote": QT_TRANSLATE_NOOP("wording", "The quotation mark {quote} is not closed: add {closing}"),
    "unclosed-regex": QT_TRANSLATE_NOOP("wording", "The regular expression is not closed: add / at its end"),
    "unclosed-parenthesis": QT_TRANSLATE_NOOP("wording", "This parenthesis is not closed: add )"),
    "unopened-parenthesis": QT_TRANSLATE_NOOP("wording", "This parenthesis closes nothing: take it away"),
    "unexpected": QT_TRANSLATE_NOOP("wording", "“{text}” fits nothing here: is “and” or “or” missing?"),
    "unknown-character": QT_TRANSLATE_NOOP("wording", "“{character}” means nothing here"),
    "bad-number": QT_TRANSLATE_NOOP("wording", "“{text}” is no number"),
    "percent": QT_TRANSLATE_NOOP("wording", "ROUGE scores go from 0 to 1: write {share} for {number} %"),
    "decimal-comma": QT_TRANSLATE_NOOP("wording", "Write numbers with a point, such as 0.2"),
    "not-a-condition": QT_TRANSLATE_NOOP(
        "wording", "“{text}” is a number: compare it with another, such as {text} < 0.5"
    ),
    "unquoted-text": QT_TRANSLATE_NOOP("wording", "Put this text in quotation marks: {quoted}"),
    "text-alone": QT_TRANSLATE_NOOP(
        "wording", "“{text}” is a text: say where it is to be found, such as candidate ~ {quoted}"
    ),
    "not-a-number": QT_TRANSLATE_NOOP("wording", "“{text}” is no number, so it cannot be calculated with"),
    "text-with-number": QT_TRANSLATE_NOOP(
        "wording", "“{text}” is a text and “{number}” a number: they cannot be compared"
    ),
    "contains-in-number": QT_TRANSLATE_NOOP(
        "wording", "“{text}” is a number, and ~ searches texts: use = or < instead"
    ),
    "no-order-of-texts": QT_TRANSLATE_NOOP(
        "wording", "“{column}” holds texts, which are neither less nor more: use = or ~ instead of {sign}"
    ),
    "column-first": QT_TRANSLATE_NOOP("wording", "The column comes first: {column} ~ {text}"),
    "no-column": QT_TRANSLATE_NOOP("wording", "One side of a comparison is a column, such as candidate"),
    "no-order-by-texts": QT_TRANSLATE_NOOP(
        "wording", "“{column}” holds texts, so nothing can be sorted by it"
    ),
    "arguments": QT_TRANSLATE_NOOP("wording", "Too few or too many values in the parentheses: {name}"),
    "delta-of-what": QT_TRANSLATE_NOOP(
        "wording", "Write such as delta(rougeL, A, B): “{text}” has no systems"
    ),
    "delta-arguments": QT_TRANSLATE_NOOP("wording", "Write such as delta(rougeL, A, B), with two systems"),
    "quantile-range": QT_TRANSLATE_NOOP("wording", "Quantiles go from q0 to q100: {text} is none"),
    "quantile-of-nothing": QT_TRANSLATE_NOOP(
        "wording", "Say of which column “{text}” is, such as q75(rougeL)"
    ),
    "bad-regex": QT_TRANSLATE_NOOP("wording", "The regular expression cannot be read: {detail}"),
    "slow-regex": QT_TRANSLATE_NOOP(
        "wording", "The regular expression takes too long on one of the texts: make it simpler"
    ),
    "too-long": QT_TRANSLATE_NOOP("wording", "A query has at most {longest} characters"),
    "too-deep": QT_TRANSLATE_NOOP("wording", "Parentheses stand in one another more than {deepest} times"),
}
_NEAR = QT_TRANSLATE_NOOP("wording", "did you mean {names}?")


def query_problem(error: QueryError) -> str:
    """Return what is wrong with a query, in a sentence; ``error`` has its place."""
    values = dict(error.values)
    near = values.pop("near", ())
    if "text" in values:
        text = str(values["text"])
        values["quoted"] = text if text[:1] in QUOTES else literal(text)
    said = sentence(_PROBLEMS, error.problem, values)
    if isinstance(near, Sequence) and near:
        return f"{said}: {sentence({'near': _NEAR}, 'near', {'names': ', '.join(map(str, near))})}"
    return said


_FINDINGS = {
    "worst": QT_TRANSLATE_NOOP("wording", "Lowest scores"),
    "best": QT_TRANSLATE_NOOP("wording", "Highest scores"),
    "disagreement": QT_TRANSLATE_NOOP("wording", "Metrics disagree most"),
    "systems-differ": QT_TRANSLATE_NOOP("wording", "Systems lie apart most"),
    "word-order": QT_TRANSLATE_NOOP("wording", "Same words, other order (high ROUGE-1, low ROUGE-2)"),
    "precise-but-short": QT_TRANSLATE_NOOP("wording", "Precise, but much is missing"),
    "longest": QT_TRANSLATE_NOOP("wording", "Longest candidates"),
    "longer-than-reference": QT_TRANSLATE_NOOP("wording", "Much longer than the reference"),
    "empty": QT_TRANSLATE_NOOP("wording", "Empty candidates"),
    "no-candidate": QT_TRANSLATE_NOOP("wording", "No candidate of this system"),
    "no-reference": QT_TRANSLATE_NOOP("wording", "No reference"),
    "low-coverage": QT_TRANSLATE_NOOP("wording", "Text that the tokenizer does not read"),
    "same-as-reference": QT_TRANSLATE_NOOP("wording", "Candidate equals a reference"),
    "copied-from-source": QT_TRANSLATE_NOOP("wording", "Candidate copied from the source"),
    "corrected": QT_TRANSLATE_NOOP("wording", "With a corrected text"),
    "noted": QT_TRANSLATE_NOOP("wording", "With a note"),
}


def finding_name(finding: Finding) -> str:
    """Return the name of a ready question; a saved one has its own."""
    return sentence(_FINDINGS, finding.id, {})
