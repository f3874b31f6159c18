"""Queries beside a slow and obvious evaluation of the same, item by item."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from listed_columns import VOCABULARY, Item, ListedColumns

from rouge_gui.corpus.query import parse, parse_expression

NUMBERS = (
    "rouge1",
    "rougeL.p",
    "rougeL@lead-3",
    "`rougeSU*`",
    "year",
    "`my score`",
    "human@lead-3",
    "len.source",
)
CODED = ("lang", "topic")
TEXTS = ("candidate", "candidate@lead-3", "reference", "source", "comment", "id")
SCRAPS = ("не", "НЕТ", "the cat", "the", "Straße", "STRASSE", "é", "e\u0301", "", 'a "b" c', "ru")


class Said(NamedTuple):
    """A part of a query as it is typed, and what it means for item ``position`` of ``items``."""

    text: str
    means: Callable[[Sequence[Item], int], float]


def number_of(items: Sequence[Item], position: int, name: str) -> float:
    found = items[position].get(name, math.nan)
    assert isinstance(found, float)
    return found


def texts_of(items: Sequence[Item], position: int, name: str) -> tuple[str, ...]:
    found = items[position].get(name, ())
    assert isinstance(found, tuple)
    return found


def whole(items: Sequence[Item], said: Said) -> list[float]:
    found = [said.means(items, position) for position in range(len(items))]
    return [value for value in found if not math.isnan(value)]


def _columns() -> st.SearchStrategy[Said]:
    return st.sampled_from(NUMBERS).map(
        lambda name: Said(name, lambda items, position: number_of(items, position, name))
    )


def _literals() -> st.SearchStrategy[Said]:
    plain = st.sampled_from(["0", "1", ".2", "0.5", "2.", "1e-1", "20"])
    return plain.map(lambda text: Said(text, lambda *_: float(text)))


def _calculated(left: Said, sign: str, right: Said) -> Said:
    def means(items: Sequence[Item], position: int) -> float:
        a, b = left.means(items, position), right.means(items, position)
        if sign == "/":
            return a / b if b else math.nan
        return {"+": a + b, "-": a - b, "*": a * b}[sign]

    return Said(f"({left.text}) {sign} ({right.text})", means)


WHOLE: Mapping[str, Callable[[list[float]], float]] = {
    "mean": statistics.fmean,
    "min": min,
    "max": max,
    "sd": statistics.pstdev,
}


def _called(name: str, of: Said) -> Said:
    def means(items: Sequence[Item], position: int) -> float:
        if name == "abs":
            return abs(of.means(items, position))
        known = whole(items, of)
        if name == "rank":
            own = of.means(items, position)
            if math.isnan(own):
                return math.nan
            below = sum(value < own for value in known)
            equal = sum(value == own for value in known)
            return (below + (equal - 1) / 2) / (len(known) - 1) if len(known) > 1 else 0.5
        if not known:
            return math.nan
        if name == "q25":
            return float(np.percentile(known, 25))
        return WHOLE[name](known)

    return Said(f"{name}({of.text})", means)


def _least(left: Said, right: Said) -> Said:
    def means(items: Sequence[Item], position: int) -> float:
        values = left.means(items, position), right.means(items, position)
        return math.nan if any(map(math.isnan, values)) else min(values)

    return Said(f"min({left.text}, {right.text})", means)


def _negated(of: Said) -> Said:
    return Said(f"-({of.text})", lambda items, position: -of.means(items, position))


VALUES = st.recursive(
    _columns() | _literals(),
    lambda inner: (
        st.builds(_calculated, inner, st.sampled_from("+-*/"), inner)
        | st.builds(_called, st.sampled_from(["abs", "mean", "min", "max", "rank", "q25"]), inner)
        | st.builds(_least, inner, inner)
        | st.builds(_negated, inner)
    ),
    max_leaves=5,
)


def _compare(order: str, a: float, b: float) -> bool:
    if math.isnan(a) or math.isnan(b):
        return False
    return {"=": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[order]


def _comparison(operands: list[Said], orders: list[str]) -> Said:
    text = operands[0].text
    for order, operand in zip(orders, operands[1:], strict=False):
        text += f" {order} {operand.text}"

    def means(items: Sequence[Item], position: int) -> bool:
        values = [operand.means(items, position) for operand in operands]
        return all(_compare(order, *pair) for order, pair in zip(orders, pairwise(values), strict=False))

    return Said(text, means)


def _folded(text: str) -> str:
    return text.replace("e\u0301", "é").casefold()


def _text_test(order: str, a: str, b: str) -> bool:
    return _folded(b) in _folded(a) if "~" in order else _folded(a) == _folded(b)


def _text_comparison(column: str, order: str, other: str, *, is_column: bool) -> Said:
    escaped = other.replace('"', '\\"')
    text = f"{column} {order} {other}" if is_column else f'{column} {order} "{escaped}"'

    def means(items: Sequence[Item], position: int) -> bool:
        own = texts_of(items, position, column)
        others = texts_of(items, position, other) if is_column else (other,)
        if not own or ("!" in order and not others):
            return False
        return any(_text_test(order, a, b) for a in own for b in others) != ("!" in order)

    return Said(text, means)


def _missing(name: str) -> Said:
    def means(items: Sequence[Item], position: int) -> bool:
        found = items[position].get(name, ())
        return found == () or (isinstance(found, float) and math.isnan(found))

    return Said(f"missing({name})", means)


TEXT_ORDERS = st.sampled_from(["=", "!=", "~", "!~"])
ORDERS = st.lists(st.sampled_from(["=", "!=", "<", "<=", ">", ">="]), min_size=2, max_size=2)
TEXT_COLUMNS = st.sampled_from(CODED + TEXTS)
LEAVES = (
    st.builds(_comparison, st.lists(VALUES, min_size=2, max_size=3), ORDERS)
    | st.builds(
        _text_comparison, TEXT_COLUMNS, TEXT_ORDERS, st.sampled_from(SCRAPS), is_column=st.just(False)
    )
    | st.builds(_text_comparison, TEXT_COLUMNS, TEXT_ORDERS, TEXT_COLUMNS, is_column=st.just(True))
    | st.builds(_missing, st.sampled_from(NUMBERS + CODED + TEXTS))
)


def _joined(word: str, parts: list[Said]) -> Said:
    def means(items: Sequence[Item], position: int) -> bool:
        found = [bool(part.means(items, position)) for part in parts]
        return all(found) if word == "and" else any(found)

    return Said(f" {word} ".join(f"({part.text})" for part in parts), means)


def _not(part: Said) -> Said:
    return Said(f"not ({part.text})", lambda items, position: not part.means(items, position))


CONDITIONS = st.recursive(
    LEAVES,
    lambda inner: (
        st.builds(_joined, st.sampled_from(["and", "or"]), st.lists(inner, min_size=2, max_size=3))
        | st.builds(_not, inner)
    ),
    max_leaves=6,
)

_number = st.sampled_from([0.0, 0.1, 0.2, 0.5, 1.0, 20.0, math.nan])
_text = st.sampled_from(
    ("The Cat sat", "нет, не так", "straße", "cafe\u0301", "", 'say a "b" c', "RU", "ru")
).map(lambda text: (text,))
ITEMS = st.lists(
    st.fixed_dictionaries(
        dict.fromkeys(NUMBERS, _number),
        optional={
            **dict.fromkeys(CODED + TEXTS, _text),
            "reference": st.lists(_text, max_size=3).map(lambda texts: tuple(text for (text,) in texts)),
        },
    ),
    max_size=6,
)


@settings(max_examples=120, deadline=None)
@given(ITEMS, CONDITIONS)
def test_a_query_finds_what_an_item_by_item_evaluation_finds(items: list[Item], said: Said) -> None:
    found = parse(said.text, VOCABULARY).mask(ListedColumns(items)).tolist()
    assert found == [bool(said.means(items, position)) for position in range(len(items))]


@settings(max_examples=80, deadline=None)
@given(ITEMS, VALUES, st.booleans())
def test_an_expression_sorts_as_its_values_do(items: list[Item], said: Said, descending: bool) -> None:
    columns = ListedColumns(items)
    expression = parse_expression(said.text, VOCABULARY)
    values = [said.means(items, position) for position in range(len(items))]
    assert expression.values(columns).tolist() == pytest.approx(values, abs=1e-12, nan_ok=True)
    own = expression.values(columns).tolist()
    sign = -1 if descending else 1
    wanted = sorted(range(len(items)), key=lambda at: (math.isnan(own[at]), sign * np.nan_to_num(own[at])))
    assert expression.order(columns, descending=descending).tolist() == wanted


def mask(text: str, *items: Item) -> list[bool]:
    return [bool(found) for found in parse(text, VOCABULARY).mask(ListedColumns(items))]


def test_the_example_of_the_help() -> None:
    text = 'rougeL < .2 and rouge2 > q75 and lang = ru and candidate ~ "не"'
    one: Item = {"rougeL": 0.1, "rouge2": 0.9, "lang": ("ru",), "candidate": ("Совсем НЕ так",)}
    others = (
        {**one, "rouge2": 0.1},
        {**one, "lang": ("en",)},
        {**one, "candidate": ("так",)},
        {**one, "rougeL": 0.2},
    )
    low = [{**one, "rouge2": 0.1}] * 12
    assert mask(text, one, *others, *low) == [True] + [False] * 16


@pytest.mark.parametrize(
    "text",
    ["rouge1 > .5 and rouge2 < .5 or year = 7", "(rouge1 > .5 && rouge2 < .5) || year == 7",
     "ROUGE1>.5 AND rouge2<.5 Or YEAR=7", "not (not (rouge1 > .5 & rouge2 < .5) and year ≠ 7)"],
)  # fmt: skip
def test_words_signs_and_case_are_the_users_choice(text: str) -> None:
    items: list[Item] = [
        {"rouge1": 0.9, "rouge2": 0.1, "year": 1.0},
        {"rouge1": 0.9, "rouge2": 0.9, "year": 1.0},
        {"rouge1": 0.1, "rouge2": 0.9, "year": 7.0},
    ]
    assert mask(text, *items) == [True, False, True]


def test_calculation_keeps_its_order() -> None:
    columns = ListedColumns([{"rouge1": 2.0, "rouge2": 3.0}])
    for text, value in {
        "1 + rouge1 * rouge2 - 4 / 2": 5.0, "-rouge1 - -rouge2": 1.0, "(1 + rouge1) * rouge2": 9.0,
        "2 - 3 - 4": -5.0, "8 / 2 / 2": 2.0, "rouge1-1": 1.0, "max(rouge1, 7, rouge2)": 7.0, "abs(1-rouge2)": 2.0,
    }.items():  # fmt: skip
        assert parse_expression(text, VOCABULARY).values(columns).tolist() == [value], text


def test_systems_are_named_after_an_at_sign() -> None:
    item: Item = {
        "rougeL": 0.5,
        "rougeL@lead-3": 0.25,
        '`rougeSU*`@"T5 large"': 1.0,
        "human": 3.0,
        "human@lead-3": 4.0,
    }
    for text in (
        "rougeL@lead-3 = .25", "rougeL@LEAD-3 = .25", 'rougeL@"lead-3" = .25', "delta(rougeL, A, lead-3) = .25",
        "rougeL - rougeL@lead-3=.25", 'rougesu*@"T5 large" = 1', "`rougeSU*`@`T5 large`= 1", "human = 3",
        "human@lead-3=4", "rougeL@A = rougeL",
    ):  # fmt: skip
        assert mask(text, item) == [True], text


def test_quotes_are_those_people_type() -> None:
    item: Item = {"candidate": ('он сказал: "да" и it’s',)}
    for text in ('"да"', "'да'", "«да»", "„да“", "“да”", "「да」", '"\\"да\\""', '«"да"»'):
        assert mask(f"candidate ~ {text}", item) == [True], text
    assert mask("candidate ~ да", item) == [True]


def test_a_regular_expression_stands_between_slashes() -> None:
    items: list[Item] = [{"candidate": ("in 2019 a/b",)}, {"candidate": ("no year",)}, {}]
    assert mask(r"candidate ~ /\b\d{4}\b/", *items) == [True, False, False]
    assert mask(r"candidate !~ /\b\d{4}\b/", *items) == [False, True, False]
    assert mask(r"candidate ~ /A\/B$/", *items) == [True, False, False]


def test_values_of_few_texts_need_no_quotes() -> None:
    items: list[Item] = [{"lang": ("zh-Hans",), "topic": ("Sport",)}, {"lang": ("ru",), "topic": ("art",)}]
    assert mask("lang = zh-Hans", *items) == [True, False]
    assert mask("topic = sport", *items) == [True, False]
    assert mask("lang != ru", *items) == [True, False]


def test_quantiles_are_of_what_they_stand_beside() -> None:
    items: list[Item] = [{"rouge1": float(value), "rouge2": 2.0 * value} for value in range(5)]
    assert mask("rouge1 > q75", *items) == [False, False, False, False, True]
    assert mask("rouge1 >= q75", *items) == [False, False, False, True, True]
    assert mask("q25 <= rouge1 <= q75", *items) == [False, True, True, True, False]
    assert mask("rouge1 + rouge2 > q50 + 1", *items) == [False, False, False, True, True]
    assert mask("rouge1 > q50(rouge2)", *items) == [False] * 5
    assert mask("rouge1 >= q12.5(rouge2)", *items) == [False, True, True, True, True]


def test_texts_of_items_that_columns_exclude_are_not_read() -> None:
    items: list[Item] = [
        {"rouge1": position / 10, "candidate": (f"{position} не",), "source": ("x",)}
        for position in range(10)
    ]
    columns = ListedColumns(items)
    query = parse('rouge1 >= .5 and (candidate ~ "7" or candidate ~ "8") and source ~ x', VOCABULARY)
    assert query.needs_texts
    assert np.flatnonzero(query.mask(columns)).tolist() == [7, 8]
    assert columns.read == [("candidate", at) for at in range(5, 10)] + [("source", at) for at in (7, 8)]


def test_a_search_of_texts_ends_where_it_is_stopped() -> None:
    columns = ListedColumns([{"candidate": ("a",)}] * 2_000)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    blocks = list(parse("candidate ~ a", VOCABULARY).matches(columns, stop))
    assert [(block.start, len(block.mask)) for block in blocks] == [(0, 256), (256, 256), (512, 256)]
    assert len(columns.read) == 768


def test_blocks_cover_every_item_once() -> None:
    items: list[Item] = [{"rouge1": float(at % 3 == 0), "candidate": ("a",)} for at in range(2_000)]
    query = parse("candidate ~ a and rouge1 = 1", VOCABULARY)
    at = 0
    for block in query.matches(ListedColumns(items), lambda: False):
        assert block.start == at
        at += len(block.mask)
    assert at == 2_000


def test_an_empty_query_finds_all() -> None:
    assert mask("  ", {}, {}) == [True, True]
    assert parse_expression("", VOCABULARY).order(ListedColumns([{}, {}]), descending=True).tolist() == [1, 0]


def test_texts_of_few_sort_without_case() -> None:
    columns = ListedColumns([{"topic": ("b",)}, {}, {"topic": ("A",)}, {"topic": ("c",)}])
    assert parse_expression("topic", VOCABULARY).order(columns).tolist() == [2, 0, 3, 1]
