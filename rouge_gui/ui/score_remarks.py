"""What the score table says of scores beside their numbers: which variant it is, what a score is made of.

Reads scores; computes none.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.metrics import AnyScore, BleuScore, ChrfScore, Profile, Score, TerScore
from rouge_gui.metrics.rouge import skip_rule
from rouge_gui.ui import numbers
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.scores.columns import Remarks

_digits = ScoreFormat(digits=4)
_PRINTED_LETTERS = {"recall": "R", "precision": "P", "fmeasure": "F"}


# the score of a metric against each reference alone
Alone = Mapping[str, Sequence[AnyScore]]


def remarks_on(
    scores: Mapping[str, AnyScore], profile: Profile, pending: Collection[str], alone: Alone
) -> Remarks:
    """Return the remarks on ``scores`` under ``profile``."""
    names: dict[str, str] = {}
    counts: dict[str, str] = {}
    if "rougeW" in scores:
        names["rougeW"] = f"{display_name('rougeW')} {numbers.plain(profile.weight)}"
        counts["rougeW"] = weighted_variant(profile)
    tips = {
        metric: "\n".join(filter(None, (_tip(metric, score, profile), _alone_line(alone.get(metric, ())))))
        for metric, score in scores.items()
    }
    return Remarks(names, counts, tips, frozenset(pending))


def weighted_variant(profile: Profile) -> str:
    """Return what the ROUGE-W of ``profile`` is called: the paper's, or that of ROUGE-1.5.5."""
    is_script = profile.lin is not None or profile.name == "pyrouge"
    return "1.5.5" if is_script else _translated(QT_TRANSLATE_NOOP("remarks", "paper"))


def _alone_line(alone: Sequence[AnyScore]) -> str:
    if len(alone) < 2:
        return ""
    values = [
        f"{numbers.count(number)}: {_digits.ratio(score.fmeasure)}"
        if isinstance(score, Score)
        else f"{numbers.count(number)}: {numbers.points(score.score)}"
        for number, score in enumerate(alone, 1)
    ]
    line = _translated(QT_TRANSLATE_NOOP("remarks", "against each reference alone: {values}"))
    return line.format(values="  ".join(values))


def _tip(metric: str, score: AnyScore, profile: Profile) -> str:
    if isinstance(score, BleuScore):
        return _bleu_tip(score)
    if isinstance(score, TerScore):
        line = _translated(
            QT_TRANSLATE_NOOP("remarks", "edits {edits} ÷ reference length {length}; fewer is better")
        )
        edits, length = numbers.count(score.edits), numbers.count(score.reference_length)
        return f"{line.format(edits=edits, length=length)}\n{score.signature}"
    if isinstance(score, ChrfScore):
        return score.signature
    return "\n".join(_rouge_lines(metric, score, profile))


def _rouge_lines(metric: str, score: Score, profile: Profile) -> list[str]:
    lines: list[str] = []
    if metric == "rougeW":
        line = _translated(
            QT_TRANSLATE_NOOP(
                "remarks", "weight {weight}; {matches} of {reference} and of {candidate} weighted tokens"
            )
        )
        lines.append(
            line.format(
                weight=numbers.plain(profile.weight),
                matches=numbers.count(score.matches),
                reference=numbers.count(score.reference_total),
                candidate=numbers.count(score.candidate_total),
            )
        )
    if rule := skip_rule(metric):
        lines.append(_distance_line(rule.distance))
        if rule.unigrams != "none":
            lines.append(_unigram_line(profile))
    if score.printed and profile.lin is not None:
        lines.append(_printed_line(score.printed))
    return lines


def _distance_line(distance: int | None) -> str:
    if distance is None:
        return _translated(QT_TRANSLATE_NOOP("remarks", "any number of tokens may stand between"))
    line = _translated(QT_TRANSLATE_NOOP("remarks", "tokens that may stand between: {n} at most"))
    return line.format(n=numbers.count(distance))


def _unigram_line(profile: Profile) -> str:
    if profile.lin is not None or profile.name == "pyrouge":
        return _translated(QT_TRANSLATE_NOOP("remarks", "with unigrams, but for the last token's"))
    return _translated(QT_TRANSLATE_NOOP("remarks", "with all unigrams"))


def _printed_line(printed: Mapping[str, str]) -> str:
    line = _translated(QT_TRANSLATE_NOOP("remarks", "printed by ROUGE-1.5.5: {values}"))
    values = "  ".join(
        f"{letter}: {printed[key]}" for key, letter in _PRINTED_LETTERS.items() if key in printed
    )
    return line.format(values=values or "  ".join(printed.values()))


def _bleu_tip(score: BleuScore) -> str:
    lines = [
        f"{n}-gram: {counted}/{total} = {numbers.points(precision)}"
        for n, (counted, total, precision) in enumerate(
            zip(score.counts, score.totals, score.precisions, strict=False), 1
        )
    ]
    penalty = _translated(
        QT_TRANSLATE_NOOP("remarks", "brevity penalty {penalty}: length {candidate}, reference {reference}")
    )
    lines.append(
        penalty.format(
            penalty=numbers.plain(score.brevity_penalty),
            candidate=numbers.count(score.candidate_length),
            reference=numbers.count(score.reference_length),
        )
    )
    return "\n".join([*lines, score.signature])


def _translated(text: object) -> str:
    return QCoreApplication.translate("remarks", str(text))
