"""The formula of a metric with the numbers of a comparison put in, step by step.

Formulas: Lin 2004; the differences between implementations are those of SCORING (metrics package). Numbers are given
as they are computed; ``write`` turns them into text, so a window writes them by its locale and a file with a point.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from rouge_gui.compare.comparison import Comparison
from rouge_gui.compare.explain.typeset import (
    Equation,
    Fraction,
    Group,
    Index,
    Name,
    Node,
    Power,
    Row,
    Sum,
    Symbol,
    row,
)
from rouge_gui.metrics import BleuScore, ChrfScore, Score, TerScore
from rouge_gui.metrics.packages import PackagePair

Quantity = Literal["count", "ratio", "points", "parameter"]
Write = Callable[[float, Quantity], str]

_P, _R = Symbol("P"), Symbol("R")
_PACKAGES = ("pltrdy", "rouge-chinese")
_MOST_TERMS = 8


@dataclass(frozen=True, slots=True)
class _Writer:
    comparison: Comparison
    key: str
    score: Score
    write: Write

    def count(self, value: float) -> Symbol:
        return Symbol(self.write(value, "count"))

    def ratio(self, value: float) -> Symbol:
        return Symbol(self.write(value, "ratio"))

    def plain(self, value: float) -> Symbol:
        """A parameter, such as β."""
        return Symbol(self.write(value, "parameter"))


def formulas(comparison: Comparison, key: str, reference: int, write: Write) -> list[Equation]:
    """Return matches, recall, precision and F of one reference, then what several references make of it.

    Metrics of sacreBLEU have one equation. [] where the profile does not compute ``key``.
    """
    card = comparison.scores_of((key,))
    found = card.per_reference[reference].get(key) if key in card.per_reference[reference] else None
    if isinstance(found, Score):
        writer = _Writer(comparison, key, found, write)
        lines = [_matches(writer, reference), _recall(writer), _precision(writer), _fmeasure(writer)]
        if len(comparison.references) > 1:
            lines.append(_combined(writer))
        return lines
    whole = card.get(key) if key in card else None
    return [_sacre(whole, write)] if isinstance(whole, BleuScore | ChrfScore | TerScore) else []


def _matches(writer: _Writer, reference: int) -> Equation:
    pair, key = writer.comparison.pair(reference), writer.key
    by_sentence = key == "rougeLsum" or (key == "rougeL" and writer.comparison.level == "summary")
    left, total = Name("matches"), writer.count(writer.score.matches)
    if key == "rougeW":
        lengths = _run_lengths(writer, reference)
        terms = [
            Power(writer.count(length), writer.plain(writer.comparison.profile.weight)) for length in lengths
        ]
        rule = Sum(Name("runs"), Power(Name("run_length"), Symbol("w")))
        return Equation((left, rule, *_written(terms), total))
    if by_sentence and not isinstance(pair, PackagePair):
        credited = _credited_by_sentence(writer, reference)
        rule = Sum(Name("reference_sentences"), Name("credited_of_union"))
        return Equation((left, rule, *_written([writer.count(count) for count in credited]), total))
    if key in {"rougeL", "rougeLsum"}:
        rule_id = "lcs_length" if writer.comparison.level == "text" else "lcs_of_pieces"
        return Equation((left, Name(rule_id), total))
    as_sets = isinstance(pair, PackagePair) and pair.as_sets
    if as_sets:
        return Equation((left, Name("shared_different_units"), total))
    counts = row(
        Symbol("min", r"\min"),
        Group(row(Name("in_reference"), ", ", Name("in_candidate"))),
    )
    return Equation((left, Sum(Name("different_units"), counts), total))


def _run_lengths(writer: _Writer, reference: int) -> list[int]:
    pair, weight = writer.comparison.pair(reference), writer.comparison.profile.weight
    if writer.comparison.level == "text":
        return [len(run) for run in pair.weighted_runs(weight)]
    return [len(run) for run in pair.weighted_summary(weight).runs]


def _credited_by_sentence(writer: _Writer, reference: int) -> list[int]:
    pair = writer.comparison.pair(reference)
    credited = pair.summary_matches.credited
    return [sum(start <= place < end for place in credited) for start, end in pair.reference.summary.ranges]


def _written(terms: list[Node] | list[Symbol] | list[Power]) -> list[Node]:
    """Return the terms of a sum as one step; the middle of a long one is left out, none for a single term."""
    if len(terms) < 2:
        return []
    shown: list[Node] = [*terms]
    if len(shown) > _MOST_TERMS:
        shown = [*shown[: _MOST_TERMS - 2], Symbol("…"), shown[-1]]
    parts: list[Node] = []
    for term in shown:
        parts += [Symbol(" + "), term] if parts else [term]
    return [Row(tuple(parts))]


def _recall(writer: _Writer) -> Equation:
    return _share(writer, _R, "reference_total", writer.score.reference_total, writer.score.recall)


def _precision(writer: _Writer) -> Equation:
    return _share(writer, _P, "candidate_total", writer.score.candidate_total, writer.score.precision)


def _share(writer: _Writer, symbol: Node, total_id: str, total: float, value: float) -> Equation:
    if not total:
        return Equation(
            (symbol, Fraction(Name("matches"), Name(total_id)), Name("zero_by_zero"), writer.ratio(0.0))
        )
    rule: Node = Fraction(Name("matches"), Name(total_id))
    numbers: Node = Fraction(writer.count(writer.score.matches), writer.count(total))
    if writer.key == "rougeW":
        inverse = Fraction(Symbol("1"), Symbol("w"))
        own = Fraction(Symbol("1"), writer.plain(writer.comparison.profile.weight))
        rule = Power(Group(Fraction(Name("matches"), _weighted_total(writer, total_id))), inverse)
        numbers = Power(Group(numbers), own)
    return Equation((symbol, rule, numbers, writer.ratio(value)))


def _weighted_total(writer: _Writer, total_id: str) -> Node:
    """ROUGE-1.5.5 weighs the reference's sentences and then their sum again."""
    if writer.comparison.level == "summary" and total_id == "reference_total":
        lengths = Sum(Name("reference_sentences"), Power(Name("sentence_length"), Symbol("w")))
        return Power(Group(lengths), Symbol("w"))
    return Power(
        Name("reference_length" if total_id == "reference_total" else "candidate_length"), Symbol("w")
    )


def _fmeasure(writer: _Writer) -> Equation:
    score, profile = writer.score, writer.comparison.profile
    precision, recall = score.precision, score.recall
    value = writer.ratio(score.fmeasure)
    if profile.name in _PACKAGES:
        rule = Fraction(row("2", _P, _R), row(_P, " + ", _R, " + ", Power(Symbol("10"), Symbol("−8"))))
        return Equation((Symbol("F"), rule, value))
    if profile.lin is not None or profile.name == "pyrouge":
        return _alpha_f(writer)
    beta = profile.beta
    left = Index(Symbol("F"), writer.plain(beta))
    if precision + recall <= 0:
        return Equation((left, Name("zero_by_zero"), value))
    p, r = writer.ratio(precision), writer.ratio(recall)
    if beta == 1:
        rule = Fraction(row("2", _P, _R), row(_P, " + ", _R))
        return Equation((left, rule, Fraction(row("2 · ", p, " · ", r), row(p, " + ", r)), value))
    square = writer.plain(beta * beta)
    squared = Power(Symbol("β"), Symbol("2"))
    rule = Fraction(row(Group(row("1 + ", squared)), _P, _R), row(_R, " + ", squared, _P))
    numbers = Fraction(row(Group(row("1 + ", square)), " · ", p, " · ", r), row(r, " + ", square, " · ", p))
    return Equation((left, rule, numbers, value))


def _alpha_f(writer: _Writer) -> Equation:
    """ROUGE-1.5.5 puts P and R in as it prints them."""
    score = writer.score
    precision, recall = score.precision, score.recall
    value: Node = writer.ratio(score.fmeasure)
    if score.precision + score.recall <= 0:
        return Equation((Symbol("F"), Name("zero_by_zero"), value))
    p, r = writer.ratio(precision), writer.ratio(recall)
    alpha = writer.plain(writer.comparison.profile.alpha)
    rule = Fraction(row(_P, _R), row(Group(row("1 − ", "α")), _P, " + ", "α", _R))
    numbers = Fraction(row(p, " · ", r), row(Group(row("1 − ", alpha)), " · ", p, " + ", alpha, " · ", r))
    return Equation((Symbol("F"), rule, numbers, value))


def _combined(writer: _Writer) -> Equation:
    """What the rule for several references gives, for F."""
    comparison, key = writer.comparison, writer.key
    card = comparison.scores_of((key,))
    total = card.rouge(key)
    each = [own.rouge(key) for own in card.per_reference if key in own]
    rule = comparison.profile.multi
    left, value = Name("all_references"), writer.ratio(total.fmeasure)
    if rule == "average":
        return Equation((left, Name("sums_of_counts"), value))
    values: list[Node] = []
    for score in each[:_MOST_TERMS]:
        number = writer.ratio(score.recall if rule == "recall" else score.fmeasure)
        values += [Symbol(", "), number] if values else [number]
    if len(each) > _MOST_TERMS:
        values += [Symbol(", "), Symbol("…")]
    return Equation((left, row(Name(f"multi_{rule}"), Group(Row(tuple(values)))), value))


def _sacre(score: BleuScore | ChrfScore | TerScore, write: Write) -> Equation:
    value = Symbol(write(score.score, "points"))
    if isinstance(score, BleuScore):
        return _bleu(score, write, value)
    if isinstance(score, TerScore):
        rule = Fraction(Name("edits"), Name("reference_length"))
        numbers = Fraction(
            Symbol(write(score.edits, "count")), Symbol(write(score.reference_length, "count"))
        )
        return Equation((Symbol("TER"), row("100 · ", rule), row("100 · ", numbers), value))
    return Equation((Symbol("chrF"), Name("character_f"), value))


def _bleu(score: BleuScore, write: Write, value: Node) -> Equation:
    """BLEU = BP · geometric mean of the n-gram precisions (Papineni et al. 2002)."""
    precisions: list[Node] = []
    for precision in score.precisions:
        number = Symbol(write(precision / 100, "ratio"))
        precisions += [Symbol(" · "), number] if precisions else [number]
    last = Symbol(str(len(score.precisions)))
    root = Fraction(Symbol("1"), last)
    letters = row(Index(Symbol("p"), Symbol("1")), " · … · ", Index(Symbol("p"), last))
    penalty = Symbol(write(score.brevity_penalty, "ratio"))
    return Equation(
        (
            Symbol("BLEU", r"\text{BLEU}"),
            row("100 · ", Symbol("BP", r"\text{BP}"), " · ", Power(Group(letters), root)),
            row("100 · ", penalty, " · ", Power(Group(Row(tuple(precisions))), root)),
            value,
        )
    )
