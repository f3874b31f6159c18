"""What is wrong with a query is said with its place; nothing that is typed breaks the reader."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from listed_columns import VOCABULARY, ListedColumns

from rouge_gui.corpus.completion import completions
from rouge_gui.corpus.query import QueryError, parse, parse_expression
from rouge_gui.corpus.query_parser import LONGEST


def problem(text: str) -> tuple[str, str]:
    """Return what is wrong and the part of ``text`` that is meant."""
    with pytest.raises(QueryError) as caught:
        parse(text, VOCABULARY)
    return caught.value.problem, text[caught.value.start : caught.value.end]


@pytest.mark.parametrize(
    ("text", "wrong", "where"),
    [
        ("rouge7 < .2", "not-scored", "rouge7"),
        ("1 > ROUGESU9.p", "not-scored", "ROUGESU9.p"),
        ("rouge77 < .2", "unknown-column", "rouge77"),
        ("rougeL < foo", "unknown-column", "foo"),
        ("foo", "unknown-column", "foo"),
        ("`my scor` > 1", "unknown-column", "`my scor`"),
        ("rougeL@Z < .2", "unknown-system", "Z"),
        ("rougeL@ < .2", "missing-system", "<"),
        ("year@A < 2", "no-system-here", "year@"),
        ("lang@A = ru", "no-system-here", "lang@"),
        ("sqrt(rougeL) < 1", "unknown-function", "sqrt"),
        ("rougeL <", "missing-operand", ""),
        ("rougeL < and rouge1 > 0", "missing-operand", "and"),
        ("< .2", "missing-operand", "<"),
        ("rougeL < .2 and", "missing-operand", ""),
        ("not", "missing-operand", ""),
        ("()", "missing-operand", ")"),
        ("rougeL + < 1", "missing-operand", "<"),
        ('candidate ~ "не', "unclosed-quote", '"не'),
        ("candidate ~ «не", "unclosed-quote", "«не"),
        ("`my score > 1", "unclosed-quote", "`my score > 1"),
        ("candidate ~ /a", "unclosed-regex", "/a"),
        ("(rougeL < .2", "unclosed-parenthesis", "("),
        ("abs(rougeL < .2", "unclosed-parenthesis", "("),
        ("abs(rougeL < .2) > 1", "not-a-number", "rougeL < .2"),
        ("rougeL < .2)", "unopened-parenthesis", ")"),
        ("rougeL < .2 rouge1 > 0", "unexpected", "rouge1"),
        ("rougeL < .2 ; rouge1 > 0", "unknown-character", ";"),
        ("rougeL < 2x", "bad-number", "2x"),
        ("rougeL < 20%", "percent", "20%"),
        ("rougeL < 20 % and year = 1", "percent", "20 %"),
        ("rougeL < 0,2", "decimal-comma", ","),
        ("(rougeL < 0,2)", "decimal-comma", ","),
        ("rougeL", "not-a-condition", "rougeL"),
        ("rougeL < .2 and rouge1 + 1", "not-a-condition", "rouge1 + 1"),
        ('"не"', "text-alone", '"не"'),
        ("candidate", "text-alone", "candidate"),
        ("candidate + 1 > 2", "not-a-number", "candidate"),
        ("(rougeL < 1) + 1 > 2", "not-a-number", "(rougeL < 1)"),
        ('rougeL < "a"', "text-with-number", 'rougeL < "a"'),
        ("candidate = rougeL", "text-with-number", "candidate = rougeL"),
        ("rougeL ~ 2", "contains-in-number", "rougeL"),
        ("rougeL ~ /2/", "contains-in-number", "rougeL"),
        ("candidate < 'a'", "no-order-of-texts", "<"),
        ("lang >= ru", "no-order-of-texts", ">="),
        ('"не" ~ candidate', "column-first", '"не" ~ candidate'),
        ("'a' = 'b'", "no-column", "'a' = 'b'"),
        ("lang = ru = en", "unexpected", "="),
        ("abs() > 1", "arguments", "abs()"),
        ("abs(1, 2) > 1", "arguments", "abs(1, 2)"),
        ("missing(lang, id)", "arguments", "missing(lang, id)"),
        ("delta(year, A, lead-3) > 0", "delta-of-what", "year"),
        ("delta(rougeL, A) > 0", "delta-arguments", "delta(rougeL, A)"),
        ("delta(rougeL, A, Z) > 0", "unknown-system", "Z"),
        ("rougeL > q101", "quantile-range", "q101"),
        ("q75 > .5", "quantile-of-nothing", "q75"),
        ("q75 < q25", "quantile-of-nothing", "q75"),
        ("rougeL - q50 > .1", "quantile-of-nothing", "rougeL - q50"),
        ("candidate ~ /(/", "bad-regex", "/(/"),
        ("id = cnn-test-abc", "unquoted-text", "cnn-test-abc"),
        ("(id != cnn/12) and rougeL < .2", "unquoted-text", "cnn/12"),
        ("id ~ 2x-b or year = 1", "unquoted-text", "2x-b"),
        ("id = a:b", "unquoted-text", "a:b"),
        ("id = a ; b", "unknown-character", ";"),
        ("id = 2019-12-01", "unquoted-text", "2019-12-01"),
        ("year = cnn-test", "unknown-column", "cnn"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, wrong: str, where: str) -> None:
    assert problem(text) == (wrong, where)


def test_the_nearest_names_are_offered() -> None:
    with pytest.raises(QueryError) as caught:
        parse("roug1 > .2", VOCABULARY)
    near = caught.value.values["near"]
    assert isinstance(near, tuple)
    assert near[0] == "rouge1"
    with pytest.raises(QueryError) as caught:
        parse("rougeL@T5large > .2", VOCABULARY)
    near = caught.value.values["near"]
    assert isinstance(near, tuple)
    assert near[0] == "T5 large"


@pytest.mark.parametrize(
    "text", ["q75", "rouge1 + q25", "rouge1 <", "(", "rouge1 < 1", "'a'", "candidate + 1"]
)
def test_what_cannot_be_sorted_by_is_refused(text: str) -> None:
    with pytest.raises(QueryError):
        parse_expression(text, VOCABULARY)


def test_texts_that_are_not_known_beforehand_are_no_order() -> None:
    with pytest.raises(QueryError, match="no-order-by-texts"):
        parse_expression("candidate", VOCABULARY).values(ListedColumns([{}]))


@pytest.mark.parametrize(
    "text",
    [
        "(" * 3000, "not " * 900, "-" * 3000 + "1 < 2", "abs(" * 900, "(" * 41 + "rougeL" + ")" * 41 + " < 1",
        "delta(" * 600, "((((" * 10 + "rougeL<1" + "))))" * 10 + " and (" * 500,
    ],
)  # fmt: skip
def test_what_is_too_deep_is_refused(text: str) -> None:
    with pytest.raises(QueryError) as caught:
        parse(text, VOCABULARY)
    assert caught.value.problem in {"too-deep", "missing-operand"}


def test_what_is_long_but_flat_is_read() -> None:
    columns = ListedColumns([{"rougeL": 0.5}])
    for text in (
        "rougeL<1" + " and rougeL<1" * 300,
        "rougeL<1" + " or rougeL<1" * 300,
        "rougeL" + "+1" * 1900 + " > 1",
        "rougeL" + "/1" * 1900 + " < 1",
        "0" + " < rougeL < 1 and 0" * 100 + " < 1",
    ):
        assert parse(text, VOCABULARY).mask(columns).tolist() == [True]
    assert problem("rougeL < 1" + " " * LONGEST + "1")[0] == "too-long"


def test_a_regular_expression_that_takes_too_long_is_given_up() -> None:
    columns = ListedColumns([{"candidate": ("a" * 50 + "c",)}])
    query = parse(r"candidate ~ /(?:(a+)(b|\1)*)+$/", VOCABULARY)
    start = time.monotonic()
    with pytest.raises(QueryError, match="slow-regex") as caught:
        query.mask(columns)
    assert query.text[caught.value.start : caught.value.end] == r"/(?:(a+)(b|\1)*)+$/"
    assert time.monotonic() - start < 5


def test_a_regular_expression_nested_too_deeply_is_refused() -> None:
    assert problem("candidate ~ /" + "(?:" * 500 + "a" + ")" * 500 + "/")[0] == "too-deep"


PIECES = (
    "rougeL @ A lead-3 < > = != ~ !~ + - * / ( ) , and or not .2 q75 q75( 'a' \" « ` lang ru candidate "
    "delta( missing( min( rank( /a/ rougeSU* chrf++ human year topic Sport"
)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=30) | st.lists(st.sampled_from(PIECES.split(" ")), max_size=12).map(" ".join))
def test_whatever_is_typed_is_read_or_refused_and_can_be_completed(text: str) -> None:
    columns = ListedColumns([{"rougeL": 0.5, "candidate": ("a",), "lang": ("ru",)}, {}])
    places = [(0, 0)]
    for read in (parse, parse_expression):
        try:
            read(text, VOCABULARY)
        except QueryError as error:
            places.append((error.start, error.end))
    assert all(0 <= start <= end <= len(text) for start, end in places)
    with suppress(QueryError):
        assert parse(text, VOCABULARY).mask(columns).shape == (2,)
    for cursor in range(len(text) + 1):
        for found in completions(text, cursor, VOCABULARY):
            assert 0 <= found.start <= cursor <= found.end <= len(text)


def offered(marked: str) -> list[str]:
    """Return what a query can be completed to at the bar."""
    before, after = marked.split("|")
    return [
        f"{marked[: found.start]}{found.text}{(before + after)[found.end :]}"
        for found in completions(before + after, len(before), VOCABULARY)
    ]


@pytest.mark.parametrize(
    ("typed", "whole"),
    [
        ("rou|", ["rouge1", "rouge1.p", "rouge1.r", "rouge1.f"]),
        ("ROUGEL.|", ["rougeL.p", "rougeL.r", "rougeL.f"]),
        ("cov|", ["coverage.candidate", "coverage.reference"]),
        ("my|", ["`my score`"]),
        ("score|", ["`my score`"]),
        ("hum|", ["human"]),
        ("lang = |", ["lang = en", "lang = ru", "lang = zh-Hans"]),
        ("lang = r|", ["lang = ru"]),
        ("topic != s|", ["topic != Sport"]),
        ("rougeL@|", ["rougeL@A", "rougeL@lead-3", 'rougeL@"T5 large"']),
        ("rougeL@l|", ["rougeL@lead-3", 'rougeL@"T5 large"']),
        ("delta(rougeL, |", ["delta(rougeL, A", "delta(rougeL, lead-3"]),
        ("delta(rougeL, lead-3, A|", ["delta(rougeL, lead-3, A"]),
        ("rougeL < .2 a|", ["rougeL < .2 and"]),
        ("rougeL < .2 |", ["rougeL < .2 and", "rougeL < .2 or"]),
        ("rougeL |", ["rougeL @", "rougeL <", "rougeL <="]),
        ("candidate |", ["candidate @", "candidate ~", "candidate !~"]),
        ("rougeL > q|", ["rougeL > q10", "rougeL > q25"]),
        ("rou| < .2", ["rouge1 < .2"]),
        ("ro|ug < .2", ["rouge1 < .2"]),
        ("n|", ["note", "not"]),
        ("rougeL < .2 and mis|", ["rougeL < .2 and missing("]),
    ],
)
def test_what_may_come_next_is_offered(typed: str, whole: list[str]) -> None:
    found = offered(typed)
    assert [text for text in found if text in whole] == whole
    assert found[0] in whole


@pytest.mark.parametrize("typed", ['candidate ~ "a|', "candidate ~ «rou|", "`my|"])
def test_nothing_is_offered_within_quotation_marks(typed: str) -> None:
    assert offered(typed) == []


def test_a_column_of_each_system_is_offered_once() -> None:
    assert offered("hum|") == ["human"]
    assert "human @" in offered("human |")


def test_a_column_that_names_a_system_gets_no_second_one() -> None:
    assert not any(text.endswith("@") for text in offered("rougeL@A |"))
