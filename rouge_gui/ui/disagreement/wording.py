"""Causes in the language of the interface, as lines of text and as a page for the details."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from rouge_gui.lab.chains import Cause
from rouge_gui.lab.counting import Outcome
from rouge_gui.lab.published import PARTS, Part
from rouge_gui.metrics.values import Score
from rouge_gui.report.causes import LOW_COVERAGE, cause_said, choice_said, evidence_said
from rouge_gui.report.problems import Said
from rouge_gui.report.table import Number
from rouge_gui.ui import numbers
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import Theme

_PARTS: Mapping[Part, object] = {
    "fmeasure": QT_TRANSLATE_NOOP("causes", "F"),
    "precision": QT_TRANSLATE_NOOP("causes", "precision"),
    "recall": QT_TRANSLATE_NOOP("causes", "recall"),
}
# what stands for tokens of the texts
_QUOTES = frozenset({"before", "after", "form"})
_FINE_DIGITS = 8


def translated(text: object) -> str:
    """Return a text of this context in the language of the interface."""
    return QCoreApplication.translate("causes", str(text))


def part_name(part: Part) -> str:
    """Return what precision, recall and F are called."""
    return translated(_PARTS[part])


def filled(said: Said) -> str:
    """Return a sentence with its gaps filled, numbers as the locale writes them."""
    return translated(said.template).format_map({name: _local(value) for name, value in said.values.items()})


def _local(value: object) -> object:
    return QLocale().toString(value.value, "f", value.digits) if isinstance(value, Number) else value


def main_cause(causes: Sequence[Cause]) -> Cause | None:
    """Return the cause that moves F most, the first of equals; an error before all."""
    return max(causes, key=_weight, default=None)


def _weight(cause: Cause) -> float:
    before, after = cause.before.score, cause.after.score
    return 2.0 if before is None or after is None else abs(after.fmeasure - before.fmeasure)


def reason(causes: Sequence[Cause]) -> str:
    """Return the main cause in one line with what shows it, and how many others there are."""
    cause = main_cause(causes)
    if cause is None:
        return ""
    shown = [filled(said) for said in evidence_said(cause)]
    line = filled(cause_said(cause))
    if shown:
        # the row's name tells the choice, and how little was read says more than a few words of it
        is_low = any(after < LOW_COVERAGE <= before for before, after in cause.evidence.coverage)
        line = f"{translated(choice_said(cause.choice))}: {shown[-1] if is_low else shown[0]}"
    others = sum(1 for other in causes if other is not cause and _weight(other) >= _VISIBLE)
    return f"{line} (+{numbers.count(others)})" if others else line


_VISIBLE = 5e-5


def outcome_text(outcome: Outcome, form: ScoreFormat) -> str:
    """Return F, or what an implementation says when it dies."""
    return outcome.error if outcome.score is None else form.ratio(outcome.score.fmeasure)


def page(title: str, causes: Sequence[Cause], form: ScoreFormat, theme: Theme) -> str:
    """Return the causes as HTML, each with its effect and what shows it."""
    lines = [f"<p><b>{escape(title)}</b></p>"]
    for number, cause in enumerate(causes, 1):
        effect = f"{outcome_text(cause.before, form)} → {outcome_text(cause.after, form)}"
        if not _weight(cause) or _weight(cause) < 0.5 * 10**-form.digits:
            effect = _below_digits(cause)
        lines.append(
            f"<p style='margin-bottom:2px'>{number}. {escape(filled(cause_said(cause)))}"
            f"&nbsp;&nbsp;<span style='color:{theme.muted}'>{escape(effect)}</span></p>"
        )
        shown = [_chipped(said, theme) for said in evidence_said(cause)]
        if shown:
            text = "<br>".join(shown)
            lines.append(f"<p style='margin-top:0px; margin-left:22px'>{text}</p>")
    return "".join(lines)


def _below_digits(cause: Cause) -> str:
    """Return the part that changes most with enough digits to see it."""
    before, after = cause.before.score, cause.after.score
    if before is None or after is None:
        return ""
    changes: dict[Part, tuple[float, float]] = {
        part: (getattr(before, part), getattr(after, part)) for part in PARTS
    }
    part = max(changes, key=lambda each: abs(changes[each][1] - changes[each][0]))
    before_text, after_text = (QLocale().toString(value, "f", _FINE_DIGITS) for value in changes[part])
    return f"{part_name(part)} {before_text} → {after_text}"


def _chipped(said: Said, theme: Theme) -> str:
    """Return a line of evidence as HTML with the tokens of the texts on a ground of their own."""
    values = {
        name: f"<span style='background-color:{theme.tint}'>&nbsp;{escape(str(value))}&nbsp;</span>"
        if name in _QUOTES and not isinstance(value, int)
        else escape(str(_local(value)))
        for name, value in said.values.items()
    }
    return escape(translated(said.template)).format_map(values)


def counts_text(score: Score) -> str:
    """Return the counts behind a score."""
    return (
        f"{numbers.count(score.matches)} / {numbers.count(score.reference_total)}, "
        f"{numbers.count(score.matches)} / {numbers.count(score.candidate_total)}"
    )


__all__ = [
    "counts_text",
    "filled",
    "main_cause",
    "outcome_text",
    "page",
    "part_name",
    "reason",
    "translated",
]
