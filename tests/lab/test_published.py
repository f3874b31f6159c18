"""Published values: what is read, and which rows give them."""

from __future__ import annotations

import pytest

from rouge_gui.lab.chains import Compared
from rouge_gui.lab.published import Published, PublishedError, find_published, parse_published
from rouge_gui.lab.tables import Table, table_of

REFERENCE = "2023年我国国内生产总值为126万亿元，比上年增长5.2%。"
CANDIDATE = "2023年，我国GDP达126万亿元，同比增长5.2%。"


@pytest.fixture(scope="module")
def table() -> Table:
    return table_of("auto", Compared([REFERENCE], CANDIDATE))


@pytest.mark.parametrize(
    ("text", "value", "within"),
    [
        ("41.23", 0.4123, 0.00005),
        ("0.412", 0.412, 0.0005),
        (".41", 0.41, 0.005),
        ("41,2 %", 0.412, 0.0005),
        ("0,5", 0.5, 0.05),
        ("41", 0.41, 0.005),
        ("100", 1.0, 0.005),
        ("0.9 %", 0.009, 0.0005),
    ],
)
def test_the_digits_tell_scale_and_tolerance(text: str, value: float, within: float) -> None:
    (found,) = parse_published(text)
    assert found.value == pytest.approx(value)
    assert found.within == pytest.approx(within)
    assert (found.key, found.part) == (None, None)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("R1 41.2 R2 18.9", [("rouge1", None), ("rouge2", None)]),
        ("ROUGE-L: F 38.91", [("rougeL", "fmeasure")]),
        ("R-L 0.38, R-Lsum 0.41", [("rougeL", None), ("rougeLsum", None)]),
        ("rouge1 P .5 R .4", [("rouge1", "precision"), (None, "recall")]),
        ("R-SU4=13,2", [("rougeSU4", None)]),
        ("F1 41.2 | 18.9", [(None, "fmeasure"), (None, None)]),
        ("41.2,18.9", [(None, None), (None, None)]),
        ("41,2; 18,9", [(None, None), (None, None)]),
    ],
)
def test_metrics_and_parts_may_be_named(text: str, expected: list[tuple[str | None, str | None]]) -> None:
    assert [(found.key, found.part) for found in parse_published(text)] == expected


def test_all_values_are_on_one_scale() -> None:
    assert [round(found.value, 4) for found in parse_published("R1 41.2 R2 0.9")] == [0.412, 0.009]


@pytest.mark.parametrize("text", ["", "R1", "about 40", "ROUGE-X 4", "1e5", "4.1.2"])
def test_what_is_no_value_is_named(text: str) -> None:
    with pytest.raises(PublishedError):
        parse_published(text)


def test_rounding_goes_both_ways() -> None:
    (found,) = parse_published("0.412")
    assert [found.distance(value) for value in (0.4115, 0.4125, 0.412)] == [0, 0, 0]
    assert found.distance(0.4126) > 0
    assert isinstance(found, Published)


def test_rows_that_give_a_value_come_first(table: Table) -> None:
    found = find_published(table, parse_published("R1 72.00 R2 58.33"))
    names = [table.rows[row.row].name for row in found if row.is_whole]
    assert names == ["chars→ids→rouge-1.5.5", "auto tokenizer=characters"]
    assert [row.is_whole for row in found] == [True] * 2 + [False] * (len(found) - 2)
    assert {(hit.key, hit.part) for hit in found[0].hits} == {("rouge1", "fmeasure"), ("rouge2", "fmeasure")}


def test_without_a_match_the_nearest_comes_first(table: Table) -> None:
    (asked,) = parse_published("R1 F .6363")
    first = find_published(table, [asked])[0]
    assert first.hits == ()
    assert table.rows[first.row].name == "auto"
    assert first.nearest[0].value == pytest.approx(7 / 11)
