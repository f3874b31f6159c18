"""Finding and replacing: offsets of the text itself, whole characters, limited time."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.session.search import Query, Search, SearchError

TEXTS = st.text("aAbİı \n猫💩e\u0301\u200d\ud83d\ude00👨", max_size=12)


def found(query: Query, text: str) -> list[str]:
    return [text[start:end] for start, end in Search(query).find(text)]


@pytest.mark.parametrize(
    ("query", "text", "spans"),
    [
        (Query("cat"), "Cat cat scatter", [(0, 3), (4, 7), (9, 12)]),
        (Query("cat", match_case=True), "Cat cat", [(4, 7)]),
        (Query("cat", whole_words=True), "Cat scatter cat's cat.", [(0, 3), (18, 21)]),
        (Query("a.c"), "abc a.c", [(4, 7)]),
        (Query("a.c", is_pattern=True), "abc a.c", [(0, 3), (4, 7)]),
        (Query("^b", is_pattern=True), "b\nb", [(0, 1), (2, 3)]),
        (Query("x*", is_pattern=True), "axxb", [(1, 3)]),
        (Query("b|a", whole_words=True, is_pattern=True), "b ba a", [(0, 1), (5, 6)]),
        (Query("one"), "💩 one 💩one", [(2, 5), (7, 10)]),
        (Query("КОТ"), "кот Кот", [(0, 3), (4, 7)]),
        (Query("天气", whole_words=True), "今天天气好", [(2, 4)]),
        (Query("x"), "İİİx", [(3, 4)]),
        (Query("aa"), "aaaa", [(0, 2), (2, 4)]),
        (Query(""), "abc", []),
    ],
)
def test_what_is_found(query: Query, text: str, spans: list[tuple[int, int]]) -> None:
    assert Search(query).find(text) == spans


@pytest.mark.parametrize(
    ("query", "text"),
    [
        (Query("e"), "e\u0301"),
        (Query("\u0301"), "e\u0301"),
        (Query("👨"), "👨\u200d👩\u200d👧"),
        (Query("\ud83d"), "\ud83d\ude00"),
        (Query(r"\r", is_pattern=True), "a\r\nb"),
    ],
)
def test_no_character_is_split(query: Query, text: str) -> None:
    assert Search(query).find(text) == []
    assert Search(query).replaced(text, "x") == (text, 0)


def test_the_second_half_of_a_pair_is_not_found() -> None:
    assert Search(Query("\ude00")).find("\ud83d\ude00") == []


def test_a_half_pair_alone_is_found() -> None:
    assert Search(Query("\ud83d")).find("a\ud83d b") == [(1, 2)]


def test_replacing_keeps_what_was_not_found() -> None:
    assert Search(Query("a")).replaced("a b A", "bb") == ("bb b bb", 2)
    assert Search(Query("a")).replaced("a b", r"\1") == (r"\1 b", 1)
    swap = Query(r"(\w+) (\w+)", is_pattern=True)
    assert Search(swap).replaced("one two", r"\2 \1") == ("two one", 1)
    assert Search(swap).replacement_at("one two", (0, 7), r"\2\n") == "two\n"
    with pytest.raises(SearchError):
        Search(swap).replacement_at("one two", (1, 7), "x")


@given(TEXTS, TEXTS.filter(bool), TEXTS)
def test_replacing_is_what_cutting_out_the_spans_gives(text: str, wanted: str, replacement: str) -> None:
    search = Search(Query(wanted))
    spans = search.find(text)
    expected, end = "", 0
    for start, stop in spans:
        expected += text[end:start] + replacement
        end = stop
    assert search.replaced(text, replacement) == (expected + text[end:], len(spans))
    # letters may be compared without their case, never moved
    assert all(stop - start == len(wanted) for start, stop in spans)


@pytest.mark.parametrize(("pattern", "place"), [("ab(", 3), ("[a", 2), ("a)", 2), ("*", 1), ("a)(?:b", 2)])
@pytest.mark.parametrize("whole_words", [False, True])
def test_a_bad_pattern_is_told_with_its_place(pattern: str, place: int, whole_words: bool) -> None:
    with pytest.raises(SearchError, match="bad-pattern") as raised:
        Search(Query(pattern, is_pattern=True, whole_words=whole_words))
    assert raised.value.place == place


def test_a_pattern_nested_without_end_is_told() -> None:
    with pytest.raises(SearchError, match="bad-pattern"):
        Search(Query("(" * 50_000 + ")" * 50_000, is_pattern=True))


def test_sets_within_sets_warn_nobody() -> None:
    assert Search(Query("[[a]", is_pattern=True)).find("[a") == [(0, 1), (1, 2)]


@pytest.mark.parametrize("replacement", [r"\2", r"\g<no>", "\\"])
def test_a_bad_replacement_is_told(replacement: str) -> None:
    with pytest.raises(SearchError, match="bad-replacement"):
        Search(Query("(a)", is_pattern=True)).replaced("a", replacement)


@pytest.mark.parametrize(
    "pattern",
    [
        "(((a{1000}){1000}){1000}){1000}",
        "(?:(?:a|b){2,900}){900}",
        "((a{99999}){99999})",
        r"(a{9999999999999})",
    ],
)
def test_a_pattern_too_heavy_to_prepare_is_told(pattern: str) -> None:
    with pytest.raises(SearchError, match="too-slow"):
        Search(Query(pattern, is_pattern=True))


@pytest.mark.parametrize(
    "pattern", [r"a{3}b{2,}", r"[({]{2}", r"\({3}", "a{,3}", "{", "a{}", "x{1000}(y{1000})"]
)
def test_other_counts_are_no_hindrance(pattern: str) -> None:
    Search(Query(pattern, is_pattern=True)).find("aaab")


def test_no_pattern_takes_longer_than_it_may() -> None:
    search = Search(Query("(a+a+)+$", is_pattern=True), seconds=0.2)
    start = time.monotonic()
    with pytest.raises(SearchError, match="too-slow"):
        search.find("a" * 5_000 + "b")
    assert time.monotonic() - start < 2
    with pytest.raises(SearchError, match="too-slow"):
        search.find("b")


def test_many_slow_steps_are_limited_in_sum() -> None:
    text = ("a" * 22 + "b") * 2_000
    with pytest.raises(SearchError, match="too-slow"):
        Search(Query("(?:(?:a+a+)+c|b)", is_pattern=True), seconds=0.2).find(text)
