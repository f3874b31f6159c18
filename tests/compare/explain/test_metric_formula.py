"""Formulas hold the numbers of the score, and hostile wording stays text in LaTeX."""

from rouge_gui.compare import compare
from rouge_gui.compare.explain.formula import Quantity, formulas


def write(value: float, kind: Quantity) -> str:
    return f"{value:.4f}" if kind == "ratio" else f"{value:.2f}" if kind == "points" else f"{value:g}"


def lines(references: str | list[str], candidate: str, profile: str, key: str) -> list[str]:
    found = formulas(compare(references, candidate, profile), key, 0, write)
    return [equation.plain(lambda name: name.replace("_", " ")) for equation in found]


def test_the_cat_on_the_mat() -> None:
    assert lines("the cat is on the mat", "the cat is under the mat", "rouge-score", "rouge1") == [
        "matches = Σ[different units] min(in reference, in candidate) = 5",
        "R = matches / (reference total) = 5 / 6 = 0.8333",
        "P = matches / (candidate total) = 5 / 6 = 0.8333",
        "F1 = 2PR / (P + R) = (2 · 0.8333 · 0.8333) / (0.8333 + 0.8333) = 0.8333",
    ]
    assert lines("the cat is on the mat", "the cat is under the mat", "rouge-score", "bleu") == [
        "BLEU = 100 · BP · (p1 · … · p4)^(1 / 4) = 100 · 1.0000 · (0.8333 · 0.6000 · 0.2500 · 0.1667)^(1 / 4) = 37.99"
    ]
    assert lines("the cat is on the mat", "the cat is under the mat", "rouge-score", "ter") == [
        "TER = 100 · edits / (reference length) = 100 · 1 / 6 = 16.67"
    ]


def test_both_weighted_ones() -> None:
    paper = lines("A B C D E", "A X B Y C Z D W E", "auto", "rougeW")
    assert paper[:2] == [
        "matches = Σ[runs] (run length)^w = 1^1.2 + 1^1.2 + 1^1.2 + 1^1.2 + 1^1.2 = 5",
        "R = (matches / (reference length)^w)^(1 / w) = (5 / 6.89865)^(1 / 1.2) = 0.7647",
    ]
    script = lines("A B C D E", "A X B Y C Z D W E", "rouge-1.5.5 -w 1.2", "rougeW")
    assert script[1] == (
        "R = (matches / (Σ[reference sentences] (sentence length)^w)^w)^(1 / w) = (6.89865 / 10.1512)^(1 / 1.2)"
        " = 0.7248"
    )
    assert script[3].startswith("F = PR / ((1 − α)P + αR) = (0.5556 · 0.7248) / ")


def test_sentences_beta_and_several_references() -> None:
    found = lines(
        ["the gate is open.\nthe door is shut.", "x"],
        "the door is shut.\nthe gate is open.",
        "auto beta=2",
        "rougeLsum",
    )
    assert found[0] == "matches = Σ[reference sentences] credited of union = 4 + 4 = 8"
    assert found[3].startswith("F2 = ((1 + β^2)PR) / (R + β^2P) = ")
    assert found[4] == "all references = multi max(1.0000, 0.0000) = 1.0000"
    assert (
        lines(["a b", "a"], "a", "auto multi=average", "rouge1")[4]
        == "all references = sums of counts = 0.8000"
    )


def test_an_empty_side_is_said_and_an_implementation_that_raises_has_none() -> None:
    assert lines("a", "", "auto", "rouge1")[2:] == [
        "P = matches / (candidate total) = zero by zero = 0.0000",
        "F1 = zero by zero = 0.0000",
    ]
    assert lines("a", "", "pltrdy", "rouge1") == []


def test_latex() -> None:
    equation = formulas(compare("a b", "a"), "rouge1", 0, write)[1]
    assert equation.latex(lambda name: {"matches": "50 % {_}\\"}.get(name, name)) == (
        r"R = \frac{\text{50 \% \{\_\}\textbackslash{}}}{\text{reference\_total}} = \frac{1}{2} = 0.5000"
    )
    assert formulas(compare("a b", "a"), "rouge1", 0, write)[3].latex(str) == (
        r"{F}_{1} = \frac{2PR}{P+R} = \frac{2\cdot 1.0000\cdot 0.5000}{1.0000+0.5000} = 0.6667"
    )
