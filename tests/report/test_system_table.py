"""The comparison of systems as LaTeX, Markdown and CSV, by value."""

import csv
import io
from dataclasses import replace

import numpy as np

from rouge_gui.corpus.system_comparison import (
    Comparison,
    Correction,
    PairedTest,
    Plan,
    SystemScores,
    compare,
)
from rouge_gui.report.system_table import Writing, comparison_csv, comparison_latex, comparison_markdown
from rouge_gui.stats.paired import Draws

WRITING = Writing(
    {"rouge1.f": "ROUGE-1 F", "bleu": "BLEU"},
    points=frozenset({"bleu"}),
    signature="auto+v1",
    remarks=("Not a published standard.",),
)


def comparison() -> Comparison:
    # every difference is the same, so that its interval is a point
    first = np.array([0.25, 0.5, 0.75, 0.5])
    columns = {
        ("rouge1.f", "A_1"): first + 0.125,
        ("rouge1.f", "=B"): first,
        ("bleu", "A_1"): np.full(4, 12.5),
        ("bleu", "=B"): np.full(4, 50.0),
    }
    plan = Plan(("A_1", "=B"), ("rouge1.f", "bleu"), "rouge1.f", Draws(7, 200, 99))
    return compare(SystemScores(["a", "b", "c", "d"], columns), plan)


def test_latex() -> None:
    means, _, pairs = comparison_latex(comparison(), WRITING).partition("\n\n")
    assert means.splitlines()[0] == (r"% 4 items; 95 % percentile bootstrap intervals, 200 resamples, seed 7")
    assert r"system & ROUGE-1 F & interval & BLEU & interval \\" in means
    assert r"A\_1 & 0.625 & [" in means
    assert r"=B & 0.500 & [" in means
    assert r"50.00 & [50.00, 50.00] \\" in means
    method = "95 % percentile bootstrap intervals, 200 resamples, seed 7; p: paired approximate randomisation"
    assert pairs.splitlines()[:3] == [
        f"% ROUGE-1 F: {method}, 99 trials, seed 7, Holm over 1 pairs",
        "% auto+v1",
        "% Not a published standard.",
    ]
    row = next(line for line in pairs.splitlines() if line.startswith(r"A\_1 $-$ =B"))
    difference, interval, p_value, *counts = row.removesuffix(r" \\").split(" & ")[1:]
    assert (difference, interval, counts) == ("$+0.125$", "[+0.125, +0.125]", ["4", "0", "0"])
    # two of the sixteen ways to change places are as far apart
    assert 0.04 < float(p_value) < 0.25


def test_markdown_in_percent_with_another_test() -> None:
    written = replace(
        WRITING, percent=True, digits=1, test=PairedTest.BOOTSTRAP, correction=Correction.NONE, remarks=()
    )
    lines = comparison_markdown(comparison(), written).splitlines()
    assert lines[0] == "| system | ROUGE-1 F | interval | BLEU | interval |"
    assert lines[2].startswith(r"| A\_1 | 62.5 | \[")
    assert lines[2].endswith(r"| 12.50 | \[12.50, 12.50\] |")
    intervals = "95 % percentile bootstrap intervals, 200 resamples, seed 7"
    method = f"{intervals}; p: paired bootstrap, 200 resamples, seed 7"
    assert lines[9].startswith(r"| A\_1 − =B | +12.5 | \[+12.5, +12.5\] | ")
    assert lines[11:] == [f"`ROUGE-1 F: {method}, not corrected, 1 pairs`", "", "`auto+v1`"]


def test_csv_holds_every_number_and_runs_nothing() -> None:
    found = comparison()
    rows = list(csv.DictReader(io.StringIO(comparison_csv(found, WRITING))))
    assert [(row["kind"], row["system"], row["against"], row["metric"]) for row in rows] == [
        ("mean", "A_1", "", "rouge1.f"),
        ("mean", "A_1", "", "bleu"),
        ("mean", "'=B", "", "rouge1.f"),
        ("mean", "'=B", "", "bleu"),
        ("difference", "A_1", "'=B", "rouge1.f"),
    ]
    interval = found.mean("=B", "rouge1.f").interval
    assert interval is not None
    assert [float(rows[2][name]) for name in ("mean", "low", "high")] == [0.5, interval.low, interval.high]
    difference = found.pairs[0].difference
    assert difference is not None
    last = rows[-1]
    assert float(last["p"]) == float(last["p_corrected"]) == difference.randomisation_p
    assert [last[name] for name in ("n", "wins", "ties", "losses")] == ["4", "4", "0", "0"]
    assert [last[name] for name in ("seed", "resamples", "trials", "level")] == ["7", "200", "99", "95.0"]
    assert (last["test"], last["correction"], last["scale"]) == ("randomisation", "holm", "0-1")
    assert rows[1]["scale"] == "0-100"
    assert {row["signature"] for row in rows} == {"auto+v1"}


def test_items_only_some_systems_have_are_counted() -> None:
    nan = float("nan")
    columns = {
        ("rouge1.f", "one"): np.array([0.5, 0.25]),
        ("rouge1.f", "two"): np.array([nan, 0.5]),
        ("rouge1.f", "none"): np.array([nan, nan]),
    }
    plan = Plan(("one", "two", "none"), ("rouge1.f",), "rouge1.f", Draws(7, 50, 50), "one")
    lines = comparison_markdown(compare(SystemScores(["a", "b"], columns), plan), WRITING).splitlines()
    assert lines[0] == "| system | ROUGE-1 F | interval | n |"
    assert lines[3] == r"| two | 0.500 | \[0.500, 0.500\] | 1 |"
    assert lines[4] == "| none | – | – | 0 |"
    assert lines[11] == r"| none − one | – | – | – | – | – | – |"
