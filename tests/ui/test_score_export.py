"""What is copied of the score table: what is shown, or every digit, always with its signatures and a decimal point."""

import csv
import io

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rouge_gui.metrics import AnyScore, Score
from rouge_gui.metrics.values import ChrfScore
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.scores.view import ScoreTable
from rouge_gui.ui.theme import load_theme

SCORES: dict[str, AnyScore] = {
    "rouge1": Score(9 / 10, 9 / 11, 6 / 7, 9, 10, 11, 0),
    "rouge2": Score(0.07, 0.07, 0.07, 1234, 10_000, 12_000, None),
    "chrf": ChrfScore(54.512, "nrefs:1|case:mixed"),
}
SIGNATURE = "rouge-gui|profile:auto"
SECOND = "rouge-gui|profile:rouge-score|stemmer:porter"


@pytest.fixture
def table(qtbot: QtBot) -> ScoreTable:
    # what is copied must not follow the user's locale
    QLocale.setDefault(QLocale(QLocale.Language.Russian, QLocale.Country.Russia))
    table = ScoreTable(load_theme(dark=False))
    qtbot.addWidget(table)
    table.show_scores(SCORES, tuple(SCORES), SIGNATURE, references=2)
    table.show_baseline({"rouge1": 0.9, "rouge2": 0.07, "chrf": 50.0}, "Δ since pinned edit 3")
    table.show_beside("rouge-score stemmer=porter", SECOND, {"rouge1": SCORES["rouge2"]})
    return table


def clipboard() -> str:
    return QApplication.clipboard().text()


def test_text_is_what_is_shown(table: ScoreTable) -> None:
    table.copy()
    assert clipboard().split("\n") == [
        "metric\tP\tR\tF\tΔ F\trouge-score stemmer=porter\tref\tcounts",
        "ROUGE-1\t0.900\t0.818\t0.857\t-0.043\t0.070\t1\t9/11\u22c510",
        "ROUGE-2\t0.070\t0.070\t0.070\t0.000\t–\t–\t1234/12000\u22c510000",
        "chrF2\t–\t–\t54.51\t+4.51\t–\t–\t0–100",
        SIGNATURE,
        f"rouge-score stemmer=porter: {SECOND}",
        "chrF2: nrefs:1|case:mixed",
        "Δ since pinned edit 3",
    ]


def test_the_order_and_the_digits_on_screen_are_copied(table: ScoreTable) -> None:
    table.set_format(ScoreFormat(percent=True, digits=2))
    table.scores.sort_next(3)
    table.scores.sort_next(3)
    table.copy()
    lines = clipboard().split("\n")
    assert lines[0].split("\t")[3] == "F"
    assert lines[1] == "ROUGE-2\t7.00\t7.00\t7.00\t0.00\t–\t–\t1234/12000\u22c510000"
    assert lines[3].startswith("ROUGE-1\t90.00\t81.82\t85.71\t-4.29\t7.00\t")


def test_markdown_is_a_pipe_table_with_the_signatures_below(table: ScoreTable) -> None:
    table.copy_markdown()
    lines = clipboard().split("\n")
    assert lines[0] == "| metric | P | R | F | Δ F | rouge-score stemmer=porter | ref | counts |"
    assert lines[1] == "| :-- | --: | --: | --: | --: | --: | --: | --: |"
    assert lines[2] == "| ROUGE-1 | 0.900 | 0.818 | 0.857 | -0.043 | 0.070 | 1 | 9/11\u22c510 |"
    assert f"`{SIGNATURE}`" in lines
    assert f"`rouge-score stemmer=porter: {SECOND}`" in lines


def test_latex_is_a_booktabs_table_with_the_signatures_in_comments(table: ScoreTable) -> None:
    table.copy_latex()
    lines = clipboard().split("\n")
    assert lines[0] == f"% {SIGNATURE}"
    assert lines[1] == f"% rouge-score stemmer=porter: {SECOND}"
    assert "\\begin{tabular}{lrrrrrrr}" in lines
    assert "ROUGE-1 & 0.900 & 0.818 & 0.857 & $-0.043$ & 0.070 & 1 & 9/11$\\cdot$10 \\\\" in lines


def test_csv_has_every_digit_each_count_and_the_signature_of_each_row(table: ScoreTable) -> None:
    table.copy_csv()
    rows = list(csv.DictReader(io.StringIO(clipboard())))
    assert rows[0] == {
        "metric": "rouge1",
        "precision": "0.9",
        "recall": "0.8181818181818182",
        "score": "0.8571428571428571",
        "change": repr(6 / 7 - 0.9),
        "matches": "9",
        "reference_total": "11",
        "candidate_total": "10",
        "reference": "1",
        "scale": "0-1",
        "signature": SIGNATURE,
        "score (rouge-score stemmer=porter)": "0.07",
        "signature (rouge-score stemmer=porter)": SECOND,
    }
    assert rows[1]["reference"] == ""
    assert (rows[2]["metric"], rows[2]["precision"], rows[2]["score"]) == ("chrf", "", "54.512")
    assert (rows[2]["scale"], rows[2]["signature"]) == ("0-100", "nrefs:1|case:mixed")


def test_csv_follows_the_scale_and_says_so(table: ScoreTable) -> None:
    table.set_format(ScoreFormat(percent=True, digits=2))
    table.copy_csv()
    rows = list(csv.DictReader(io.StringIO(clipboard())))
    assert [row["score"] for row in rows] == ["85.71428571428571", "7.0", "54.512"]
    assert {row["scale"] for row in rows} == {"0-100"}


def test_without_a_pin_or_a_second_profile_their_columns_are_not_copied(table: ScoreTable) -> None:
    table.show_baseline(None)
    table.hide_beside("rouge-score stemmer=porter")
    table.copy()
    assert clipboard().split("\n")[0] == "metric\tP\tR\tF\tref\tcounts"
    assert clipboard().split("\n")[-2:] == [SIGNATURE, "chrF2: nrefs:1|case:mixed"]
    table.copy_csv()
    assert clipboard().split("\n")[0].rstrip("\r") == (
        "metric,precision,recall,score,matches,reference_total,candidate_total,reference,scale,signature"
    )
