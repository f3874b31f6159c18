"""Tables of scores in their four forms: numbers, signs, and every character that could break the form."""

import codecs
import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.report.table import (
    Cell,
    Number,
    Table,
    as_csv,
    as_excel_csv,
    as_latex,
    as_markdown,
    as_text,
    percentage,
)

TABLE = Table(
    ("metric", "P", "Δ F", "counts"),
    (
        ("ROUGE-1", Number(5 / 6, 3), Number(-1 / 6, 3, signed=True), "5/6\u22c56"),
        ("BLEU", None, Number(0.25, 2, signed=True), None),
    ),
    ("rouge-gui|profile:auto", "rouge-score: rouge-gui|tokenizer:rouge_score"),
)


def test_text_has_tabs_and_a_line_for_each_note() -> None:
    assert as_text(TABLE) == (
        "metric\tP\tΔ F\tcounts\n"
        "ROUGE-1\t0.833\t-0.167\t5/6\u22c56\n"
        "BLEU\t–\t+0.25\t–\n"
        "rouge-gui|profile:auto\n"
        "rouge-score: rouge-gui|tokenizer:rouge_score"
    )


def test_markdown_aligns_numbers_and_keeps_signatures_as_code() -> None:
    assert as_markdown(TABLE) == (
        "| metric | P | Δ F | counts |\n"
        "| :-- | --: | --: | --: |\n"
        "| ROUGE-1 | 0.833 | -0.167 | 5/6\u22c56 |\n"
        "| BLEU | – | +0.25 | – |\n"
        "\n"
        "`rouge-gui|profile:auto`\n"
        "\n"
        "`rouge-score: rouge-gui|tokenizer:rouge_score`\n"
    )


def test_latex_uses_booktabs_and_holds_signatures_in_comments() -> None:
    assert as_latex(TABLE) == (
        "% rouge-gui|profile:auto\n"
        "% rouge-score: rouge-gui|tokenizer:rouge_score\n"
        "\\begin{tabular}{lrrr}\n"
        "\\toprule\n"
        "metric & P & $\\Delta$ F & counts \\\\\n"
        "\\midrule\n"
        "ROUGE-1 & 0.833 & $-0.167$ & 5/6$\\cdot$6 \\\\\n"
        "BLEU & -- & $+0.25$ & -- \\\\\n"
        "\\bottomrule\n"
        "\\end{tabular}\n"
    )


def test_csv_holds_every_digit() -> None:
    assert as_csv(TABLE) == (
        "metric,P,Δ F,counts\r\nROUGE-1,0.8333333333333334,-0.16666666666666666,5/6\u22c56\r\nBLEU,,0.25,\r\n"
    )


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (Number(0.0004, 3), "0.000"),
        (Number(-0.0004, 3, signed=True), "0.000"),
        (Number(0.0004, 3, signed=True), "0.000"),
        (Number(-0.0005001, 3, signed=True), "-0.001"),
        (Number(100.0, 2), "100.00"),
        (Number(100.0, 2, signed=True), "+100.00"),
        (Number(2, 0), "2"),
        (Number(0, 0, signed=True), "0"),
    ],
)
def test_numbers_have_their_digits_and_zero_has_no_sign(number: Number, text: str) -> None:
    assert str(number) == text


def test_a_percentage_is_not_blurred() -> None:
    assert [percentage(value) for value in (0.07, 0.29, 0.5, 1.0, -0.07, 0.0)] == [
        7.0,
        29.0,
        50.0,
        100.0,
        -7.0,
        0.0,
    ]


def test_special_characters_of_latex_are_escaped() -> None:
    latex = as_latex(Table(("a_b & 50% #1 $x {y} ~z^ \\w <v> |u|",), ()))
    head = latex.split("\n")[2]
    assert head == (
        "a\\_b \\& 50\\% \\#1 \\$x \\{y\\} \\textasciitilde{}z\\textasciicircum{} \\textbackslash{}w "
        "\\textless{}v\\textgreater{} \\textbar{}u\\textbar{} \\\\"
    )


def test_special_characters_of_markdown_are_escaped() -> None:
    markdown = as_markdown(Table(("stopwords=my_list|2 *x* <y>",), (), ("a `b` c",)))
    assert markdown.split("\n")[0] == "| stopwords=my\\_list\\|2 \\*x\\* \\<y\\> |"
    assert markdown.endswith("\n`` a `b` c ``\n")


@pytest.mark.parametrize("form", [as_text, as_markdown, as_latex])
def test_a_line_break_never_breaks_a_row_or_leaves_a_comment(form: object) -> None:
    assert callable(form)
    flat = form(Table(("a\nb\tc",), (("d\r\ne",),), ("f\ng",)))
    assert "a b c" in flat
    assert "d e" in flat
    assert "f g" in flat


@given(st.lists(st.lists(st.text(st.characters(codec="utf-8")), min_size=2, max_size=2)))
def test_whatever_is_written_as_csv_is_read_back_and_never_run(rows: list[list[str]]) -> None:
    cells: tuple[tuple[Cell, ...], ...] = tuple(tuple(row) for row in rows)
    read = list(csv.reader(io.StringIO(as_csv(Table(("a", 'b,"c"'), cells)), newline="")))
    shown = [[f"'{cell}" if cell[:1] in {*"=+-@", "\t", "\r"} else cell for cell in row] for row in rows]
    assert read == [["a", 'b,"c"'], *shown]


def test_texts_a_spreadsheet_would_run_are_texts_and_numbers_stay_numbers() -> None:
    rows = tuple((text, Number(-0.5, 1)) for text in ("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1"))
    read = list(csv.reader(io.StringIO(as_csv(Table(("=x", "n"), rows)), newline="")))
    assert [row[0] for row in read] == ["'=x", "'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\t=1", "'\r=1", " =1"]
    assert {row[1] for row in read[1:]} == {"-0.5"}


@pytest.mark.parametrize(("mark", "separator"), [(".", ","), (",", ";")])
def test_csv_for_excel_has_the_marks_of_its_locale(mark: str, separator: str) -> None:
    written = as_excel_csv(TABLE, mark)
    assert written.startswith(codecs.BOM_UTF8)
    lines = written.decode("utf-8-sig").split("\r\n")
    assert lines[0] == separator.join(["metric", "P", "Δ F", "counts"])
    assert lines[1] == separator.join(
        ["ROUGE-1", f"0{mark}8333333333333334", f"-0{mark}16666666666666666", "5/6\u22c56"]
    )
    assert lines[2] == separator.join(["BLEU", "", f"0{mark}25", ""])


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_numbers_in_csv_are_the_very_doubles(value: float) -> None:
    line = as_csv(Table(("a",), ((Number(value, 3),),))).split("\r\n")[1]
    assert float(line) == value
