"""The arithmetic of the presentation, by value."""

import re

import pytest

from rouge_gui.compare import compare
from rouge_gui.metrics import Score
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.presentation.formula import formula_lines, hidden_lines


def score(reference: str, candidate: str, metric: str, profile: str = "auto") -> tuple[Score, float]:
    comparison = compare(reference, candidate, profile)
    return comparison.scores_of((metric,)).rouge(metric), comparison.profile.beta


def test_the_three_lines_of_rouge_1() -> None:
    found, beta = score("the cat is on the mat", "the cat is under the mat", "rouge1")
    lines = formula_lines("rouge1", found, beta, ScoreFormat())
    assert [line.sentence() for line in lines] == [
        "recall R = matches ÷ reference unigrams = 5 ÷ 6 = 0.833",
        "precision P = matches ÷ candidate unigrams = 5 ÷ 6 = 0.833",
        "F1 = 2PR ÷ (P + R) = 2 × 0.833 × 0.833 ÷ (0.833 + 0.833) = 0.833",
    ]


def test_another_beta_changes_name_and_formula() -> None:
    found, beta = score("a b c d", "a b", "rouge2", "auto beta=2")
    line = formula_lines("rouge2", found, beta, ScoreFormat())[2]
    assert line == (
        "F2",
        "(1 + β²)PR ÷ (R + β²P)",
        "(1 + 4) × 1.000 × 0.333 ÷ (0.333 + 4 × 1.000)",
        "0.385",
    )


@pytest.mark.parametrize("alpha", [0.0, 0.2, 0.5, 1.0])
@pytest.mark.parametrize("profile", ["rouge-1.5.5 -n 1 -p {}", "pyrouge alpha={}"])
def test_where_alpha_is_given_the_formula_has_its_beta(profile: str, alpha: float) -> None:
    comparison = compare("the cat sat on a mat", "a cat on the mat sat down", profile.format(alpha))
    found = comparison.scores_of(("rouge1",)).rouge("rouge1")
    beta = comparison.profile.f_beta
    line = formula_lines("rouge1", found, beta, ScoreFormat(digits=4))[2]
    assert line.name == {0.0: "F∞", 0.2: "F2", 0.5: "F1", 1.0: "F0"}[alpha]
    assert float(line.value) == pytest.approx(found.fmeasure, abs=5e-5)
    if alpha:
        by_hand = (1 + beta**2) * found.precision * found.recall / (found.recall + beta**2 * found.precision)
        assert by_hand == pytest.approx(found.fmeasure, abs=1e-12)
    else:
        assert (line.rule, line.numbers) == ("R", f"{found.recall:.4f}")


@pytest.mark.parametrize("beta", [1.0, 0.5, 2.0, 3.0])
def test_the_numbers_of_the_formula_give_the_score(beta: float) -> None:
    found, beta = score("the cat sat on a mat", "a cat on the mat sat down", "rougeL", f"auto beta={beta}")
    line = formula_lines("rougeL", found, beta, ScoreFormat(digits=4))[2]
    p, r = f"{found.precision:.4f}", f"{found.recall:.4f}"
    square = f"{beta * beta:g}"
    wanted = {"2", p, r} if beta == 1 else {"1", square, p, r}
    assert set(re.findall(r"[\d.]+", line.numbers)) == wanted
    # the rounded numbers on the projector must give the value beside them
    by_hand = (1 + beta * beta) * float(p) * float(r) / (float(r) + beta * beta * float(p))
    assert by_hand == pytest.approx(found.fmeasure, abs=2e-4)
    assert float(line.value) == pytest.approx(found.fmeasure, abs=5e-5)


def test_per_cent_is_in_the_arithmetic_too() -> None:
    found, beta = score("a b c d", "a b", "rouge1")
    lines = formula_lines("rouge1", found, beta, ScoreFormat(percent=True, digits=2))
    assert [line.numbers for line in lines] == [
        "100 × 2 ÷ 4",
        "100 × 2 ÷ 2",
        "2 × 100.00 × 50.00 ÷ (100.00 + 50.00)",
    ]
    assert [line.value for line in lines] == ["50.00", "100.00", "66.67"]


def test_nothing_divided_by_nothing_is_said() -> None:
    found, beta = score("", "a", "rouge1")
    lines = formula_lines("rouge1", found, beta, ScoreFormat())
    assert [line.numbers for line in lines] == ["0 ÷ 0, taken as 0", "0 ÷ 1", "0 ÷ 0, taken as 0"]
    assert {line.value for line in lines} == {"0.000"}


@pytest.mark.parametrize("metric", ["rouge1", "rouge2", "rouge4", "rougeL", "rougeLsum"])
def test_hidden_lines_hold_no_number_of_the_score(metric: str) -> None:
    lines = hidden_lines(metric, 1.0)
    assert [line.numbers for line in lines] == ["? ÷ ?", "? ÷ ?", "2 × ? × ? ÷ (? + ?)"]
    assert {line.value for line in lines} == {"?"}


def test_longer_n_grams_are_named() -> None:
    found, beta = score("a b c d e", "a b c d e", "rouge4")
    assert formula_lines("rouge4", found, beta, ScoreFormat())[0].rule == "matches ÷ reference 4-grams"
