"""A comparison under many profiles written out: as text to read, as JSON lines, as CSV. English, decimal points."""

from __future__ import annotations

import csv
import io
import json
import unicodedata
from collections.abc import Iterator, Sequence

from rouge_gui.corpus.cells import text_cell
from rouge_gui.lab.chains import Cause
from rouge_gui.lab.counting import Outcome
from rouge_gui.lab.published import Found
from rouge_gui.lab.tables import Table
from rouge_gui.report.causes import cause_said, choice_said, evidence_said

DIGITS = 4
_PARTS = ("precision", "recall", "fmeasure")
_LETTERS = {"precision": "P", "recall": "R", "fmeasure": "F"}
_LONGEST_NAME = 56
_ERROR = "raises"
CSV_HEADS = (
    "kind",
    "name",
    "metric",
    *_PARTS,
    "error",
    "differs",
    "causes",
    "published",
    "signature",
)


def display_name(key: str) -> str:
    """Return what a metric is called: ``rougeL`` → ``ROUGE-L``."""
    return "ROUGE-" + key.removeprefix("rouge")


def as_text(table: Table, references: int, found: Sequence[Found] = ()) -> str:
    """Return the numbers in columns, then why they are not those of the first row.

    ``*`` marks a number that differs, ``~`` one that differs below the digits shown. ``found`` gives the order of
    rows.
    """
    order = _order(table, found)
    lines = [_table_line("", [display_name(key) for key in table.metrics])]
    for row in order:
        cells = [_shown(table, row, key) for key in table.metrics]
        lines.append(_table_line(table.rows[row].label, cells).rstrip() + _published_text(found, row))
    lines += ["", f"F, 0–1. * differs from {table.rows[0].label}, ~ below the digits shown."]
    for row in order:
        lines += _differences(table, row)
    lines += ["", table.rows[0].profile.signature(references)]
    return "\n".join(lines) + "\n"


def _order(table: Table, found: Sequence[Found]) -> list[int]:
    return [each.row for each in found] or list(range(len(table.rows)))


def _table_line(name: str, cells: Sequence[str]) -> str:
    return _padded(name, _LONGEST_NAME) + "".join(f"{cell:>14}" for cell in cells)


def _padded(text: str, width: int) -> str:
    """Return ``text`` filled up to ``width`` columns of a terminal, where Han characters take two."""
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    return text + " " * max(width - len(text) - wide, 1)


def _shown(table: Table, row: int, key: str) -> str:
    outcome = table.outcome(row, key)
    if outcome is None:
        return "– "
    if outcome.score is None:
        return _ERROR + "*"
    text = f"{outcome.score.fmeasure:.{DIGITS}f}"
    if not row or not table.differs(row, key):
        return text + " "
    chosen = table.outcome(0, key)
    return text + ("~" if chosen is not None and _number(chosen) == text else "*")


def _published_text(found: Sequence[Found], row: int) -> str:
    mine = next((each for each in found if each.row == row), None)
    if mine is None or not mine.hits:
        return ""
    hits = [f"{display_name(hit.key)} {_LETTERS[hit.part]} {hit.value:.{DIGITS}f}" for hit in mine.hits]
    return "   = " + ", ".join(hits)


def _differences(table: Table, row: int) -> Iterator[str]:
    """Yield why the numbers of a row differ: each cause once, with its effect on every metric."""
    shared: dict[tuple[object, ...], list[tuple[str, Cause]]] = {}
    for key in table.metrics:
        for cause in _causes(table, row, key):
            shared.setdefault((cause.choice, cause.old, cause.new), []).append((key, cause))
    if shared:
        yield ""
        yield table.rows[row].label
    for effects in shared.values():
        first = effects[0][1]
        yield f"  {sentence(first)}"
        if lines := evidence(first):
            yield f"    {'; '.join(lines)}"
        seen = [f"{display_name(key)} {change}" for key, cause in effects if (change := _effect(cause))]
        yield f"    {'; '.join(seen) or 'below the digits shown'}"


def _causes(table: Table, row: int, key: str) -> tuple[Cause, ...]:
    if not row or not table.differs(row, key):
        return ()
    chain = table.chain(row, key)
    return chain.causes if chain else ()


def sentence(cause: Cause) -> str:
    """Return a cause in English."""
    said = cause_said(cause)
    return said.template.format_map(said.values)


def evidence(cause: Cause) -> list[str]:
    """Return what shows a cause, in English."""
    return [said.template.format_map(said.values) for said in evidence_said(cause)]


def _effect(cause: Cause) -> str:
    """Return what a cause does to F; empty below the digits shown."""
    before, after = _number(cause.before), _number(cause.after)
    return "" if before == after else f"{before} → {after}"


def _number(outcome: Outcome) -> str:
    return _ERROR if outcome.score is None else f"{outcome.score.fmeasure:.{DIGITS}f}"


def as_jsonl(table: Table, references: int, found: Sequence[Found] = ()) -> str:
    """Return a line of JSON for each row, with every digit, cause and what shows it."""
    lines = [
        json.dumps(_row_object(table, row, references, found), ensure_ascii=False)
        for row in _order(table, found)
    ]
    return "\n".join(lines) + "\n"


def _row_object(table: Table, row: int, references: int, found: Sequence[Found]) -> dict[str, object]:
    own = table.rows[row]
    values: dict[str, object] = {
        "kind": own.kind,
        "name": own.name,
        "signature": own.profile.signature(references),
        "scores": {key: _outcome_object(table.outcome(row, key)) for key in table.metrics},
        "causes": {
            key: [_cause_object(cause) for cause in causes]
            for key in table.metrics
            if (causes := _causes(table, row, key))
        },
    }
    if found:
        values["published"] = [hit for each in found if each.row == row for hit in _hit_objects(each)]
    return values


def _hit_objects(found: Found) -> list[dict[str, object]]:
    return [
        {"value": hit.published, "metric": hit.key, "part": hit.part, "score": hit.value}
        for hit in found.hits
    ]


def _outcome_object(outcome: Outcome | None) -> dict[str, object] | None:
    if outcome is None:
        return None
    if outcome.score is None:
        return {"error": outcome.error}
    score = outcome.score
    return {
        **{part: getattr(score, part) for part in _PARTS},
        "matches": score.matches,
        "candidate_total": score.candidate_total,
        "reference_total": score.reference_total,
    }


def _cause_object(cause: Cause) -> dict[str, object]:
    return {
        "choice": cause.choice,
        "cause": sentence(cause),
        "evidence": evidence(cause),
        "before": _outcome_object(cause.before),
        "after": _outcome_object(cause.after),
    }


def as_csv(table: Table, references: int, found: Sequence[Found] = ()) -> str:
    """Return a record for each row and metric, with every digit."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(CSV_HEADS)
    for row in _order(table, found):
        for key in table.metrics:
            writer.writerow([text_cell(cell) for cell in _record(table, (row, key), references, found)])
    return out.getvalue()


def _record(table: Table, place: tuple[int, str], references: int, found: Sequence[Found]) -> list[str]:
    row, key = place
    own, outcome = table.rows[row], table.outcome(row, key)
    parts = ["", "", ""] if outcome is None or outcome.score is None else list(map(repr, outcome.score[:3]))
    causes = "; ".join(choice_said(cause.choice) for cause in _causes(table, row, key))
    hits = [hit for each in found if each.row == row for hit in each.hits if hit.key == key]
    return [
        own.kind,
        own.name,
        key,
        *parts,
        outcome.error if outcome else "",
        "yes" if row and table.differs(row, key) else "no",
        causes,
        " ".join(_LETTERS[hit.part] for hit in hits),
        own.profile.signature(references),
    ]
