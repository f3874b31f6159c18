"""Clean-up: what each step changes and leaves alone, in three languages; spans lead back to the text as given."""

from __future__ import annotations

from itertools import pairwise
from time import process_time

import pytest
from hostile import ANYTHING, PIECES
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.text.cleanup import IDEMPOTENT, STEPS, cleaned, removed_spans, with_step
from rouge_gui.text.look_alikes import look_alike_words

MARKS = [
    *(
        "<think>",
        "</think>",
        "◁think▷",
        "**",
        "*",
        "_",
        "__",
        "~~",
        "`",
        "```",
        "\n",
        "\n\n",
        "# ",
        "- ",
        "1. ",
        "2. ",
    ),
    *(
        "[",
        "](",
        ")",
        "](http://a.b)",
        "|",
        "|---|",
        "> ",
        "\\",
        "[^1]",
        "<n>",
        " <q> ",
        "以下是摘要：",
        "Summary:",
    ),
    *(
        "Here is the summary:",
        "Вот краткое содержание:",
        "1 000 000",
        "3,5",
        "1,234",
        "0,5",
        " ",
        "\u202f",
        ",",
        ".",
    ),
    *("ё", "е\u0308", "臺灣", "мoлoкo", "“", "”", "—", "the ", "a "),
]
TEXTS = st.lists(st.sampled_from([*MARKS, *PIECES]), max_size=16).map("".join) | ANYTHING
NAMES = st.lists(st.sampled_from(list(STEPS)), max_size=5, unique=True)


def one(step: str, text: str) -> str:
    return cleaned(text, (step,)).text


class TestThinking:
    @pytest.mark.parametrize(
        ("text", "kept"),
        [
            ("<think>Hm, cats.</think>\n\nThe cat sat.", "The cat sat."),
            ("Hm, cats.\n</think>\nThe cat sat.", "The cat sat."),
            ("The cat sat. <think>Is that", "The cat sat. "),
            ("A <think>b</think> c", "A  c"),
            ("<think>a <think>b</think> c</think>d", "d"),
            ("<THINKING>猫</thinking>坐着。", "坐着。"),
            ("◁think▷так◁/think▷Кот.", "Кот."),
            ("I think so </thin>", "I think so </thin>"),
            ("<think>all of it", ""),
        ],
    )
    def test_values(self, text: str, kept: str) -> None:
        assert one("think", text) == kept


class TestLeadIns:
    @pytest.mark.parametrize(
        ("text", "kept"),
        [
            ("以下是摘要：今天下雨。", "今天下雨。"),
            ("好的，以下是这篇新闻的摘要：\n\n今天下雨。", "今天下雨。"),
            ("**摘要：**今天下雨。", "今天下雨。"),
            ("Here is the summary: rain.", "rain."),
            ("Sure! Here's a concise summary of the article:\n\n**Summary:** Rain fell.", "Rain fell."),
            ("TL;DR: rain.", "rain."),
            ("Abstract\nRain fell.", "Rain fell."),
            ("Вот краткое содержание: Идёт дождь.", "Идёт дождь."),
            ("Конечно! Ниже приведено краткое изложение статьи:\nИдёт дождь.", "Идёт дождь."),
            ("Краткое содержание\nИдёт дождь.", "Идёт дождь."),
        ],
    )
    def test_what_announces_the_summary_goes(self, text: str, kept: str) -> None:
        assert one("lead-in", text) == kept

    @pytest.mark.parametrize(
        "text",
        [
            "Summary judgment was granted: the case is closed.",
            "Here is the news. The summary: rain.",
            "Rain fell. Summary: rain.",
            "答案是：下雨。",
            "这是一只猫。",
            "Это было утро: шёл дождь.",
            "Sure, it rained.",
        ],
    )
    def test_sentences_stay(self, text: str) -> None:
        assert one("lead-in", text) == text


class TestMarkdown:
    @pytest.mark.parametrize(
        ("text", "kept"),
        [
            ("**bold**, *it*, ***both***, ~~gone~~", "bold, it, both, gone"),
            ("这是**重点**内容和*斜体*字，**“引”**后", "这是重点内容和斜体字，“引”后"),
            ("_it_ and __b__ of snake_case_name", "it and b of snake_case_name"),
            ("# Heading #\ntext", "Heading\ntext"),
            ("- a\n- [x] b\n* c\n• d", "a\nb\nc\nd"),
            ("1. one\n2. two\n\n2024. A year", "one\ntwo\n\n2024. A year"),
            ("1、苹果\n2、梨", "苹果\n梨"),
            ("[кот](http://a.b/c(d) 't') ![alt](x.png) [![a](i)](u)", "кот alt a"),
            ("`code *x*` and ``a ` b``", "code *x* and a ` b"),
            ("```py\na*b*c **x**\n```\n**x**", "\na*b*c **x**\n\nx"),
            ("|a|b|\n|---|:-:|\n|1|**2**|", " a b \n\n 1 2 "),
            ("> quoted\n---\nfoo[^1]", "quoted\n\nfoo"),
            ("\\*as it is\\*", "*as it is*"),
            ("**a *b** c*", "a *b c*"),
            ("<https://x.y/z>\n[1]: https://x.y", "https://x.y/z\n"),
        ],
    )
    def test_what_marks_goes(self, text: str, kept: str) -> None:
        assert one("markdown", text) == kept

    @pytest.mark.parametrize(
        "text",
        [
            "2*3*4 = 2 * 3 * 4",
            "x**2 + y**2",
            "(a+b)*(c+d)*e",
            "price* and *terms",
            "*р<0.05, **р<0.01",
            "#hashtag 3~5",
            "5. Only one",
            "[注]: 内容 [1]",
            "变量_名 _ ____ __",
            "**over\nlines**",
            "a | b",
        ],
    )
    def test_what_may_be_meant_stays(self, text: str) -> None:
        assert one("markdown", text) == text


class TestCharacters:
    @pytest.mark.parametrize(
        ("step", "text", "changed"),
        [
            ("break-marks", "a <n> b<q>c</t> <t> d", "a\nb\nc\nd"),
            ("nfkc", "增长３％ ﬁ", "增长3% fi"),
            ("yo", "Ёлка, ве\u0308з, ЙОД", "Елка, вез, ЙОД"),
            ("t2s", "臺灣 cat", "台湾 cat"),
            ("quotes", "“a” „b“ «в» 「猫」 don’t", '"a" "b" "в" "猫" don\'t'),
            ("dashes", "a–b — c −5 ー 一", "a-b - c -5 ー 一"),
            ("digit-spaces", "1 000 000 и 12\u202f345,5", "1000000 и 12345,5"),
            ("digit-spaces", "8 800 555 35 35, 2023 500, 0,123 456", "8 800 555 35 35, 2023 500, 0,123 456"),
            ("digit-spaces", "1 000\u00a0000", "1 000\u00a0000"),
            ("first-clause", "今天下雨，很大。3.5", "今天下雨，很大。3"),
            ("first-clause", "no end", "no end"),
            ("punctuation", "今天，下雨 (a_b)!", "今天下雨 a_b"),
            ("articles", "The cat, an owl: a then", " cat,  owl:  then"),
            ("spaces", "  a \n\n b\u3000c ", "a b c"),
        ],
    )
    def test_values(self, step: str, text: str, changed: str) -> None:
        assert one(step, text) == changed

    @pytest.mark.parametrize(
        ("text", "changed"),
        [
            ("рост 3,5 % и 1,234", "рост 3.5 % и 1.234"),
            ("es stieg um 3,5 auf 1,234", "es stieg um 3.5 auf 1.234"),
            ("0,250 l", "0.250 l"),
            # thousands, or both signs, or nothing that tells
            ("1,234 people", "1,234 people"),
            ("3,5 and 1,234,567", "3,5 and 1,234,567"),
            ("3,5 and 1,234.5", "3,5 and 1,234.5"),
            ("3,5 and 4.5", "3,5 and 4.5"),
            ("pages 1,2,3; 7, 8", "pages 1,2,3; 7, 8"),
            ("рост 1,2,3", "рост 1,2,3"),
        ],
    )
    def test_decimal_comma(self, text: str, changed: str) -> None:
        assert one("decimal-comma", text) == changed

    def test_look_alike_letters(self) -> None:
        text = "мoлoкo, IT-рынок, COVIDный, Mосква, wоrd, oс"
        assert one("look-alikes", text) == "молоко, IT-рынок, COVIDный, Москва, word, oс"
        assert look_alike_words(text) == ["мoлoкo", "Mосква", "wоrd"]
        assert look_alike_words("plain") == look_alike_words("кот и cat") == []


@given(TEXTS, NAMES)
def test_every_character_knows_where_it_came_from(source: str, steps: list[str]) -> None:
    derived = cleaned(source, steps)
    spans = [derived.source_span(place, place + 1) for place in range(len(derived.text))]
    assert all(0 <= start < end <= len(source) for start, end in spans)
    assert all(before[0] <= after[0] and before[1] <= after[1] for before, after in pairwise(spans))
    removed = removed_spans(source, derived)
    assert all(end <= start for (_, end), (start, _) in pairwise(removed))
    covered = {place for start, end in spans for place in range(start, end)}
    assert not any(place in covered for start, end in removed for place in range(start, end))


@given(TEXTS, st.sampled_from(sorted(STEPS)))
def test_what_only_takes_out_leaves_the_rest_as_it_was(source: str, step: str) -> None:
    derived = cleaned(source, (step,))
    if step in {"think", "lead-in", "first-clause", "punctuation", "articles", "digit-spaces"}:
        places = [derived.source_span(place, place + 1)[0] for place in range(len(derived.text))]
        assert "".join(source[place] for place in places) == derived.text
        assert len(set(places)) == len(places)


@given(TEXTS, st.sampled_from(sorted(IDEMPOTENT)))
def test_twice_is_once(source: str, step: str) -> None:
    first = one(step, source)
    assert one(step, first) == first


def test_steps_are_done_in_the_order_given() -> None:
    text = "摘要：3，5\n6"
    assert cleaned(text, ("nfkc", "first-clause")).text == "摘要:3"
    assert cleaned(text, ("first-clause", "nfkc")).text == "摘要:3,5"
    assert cleaned(text, ()).text == text


def test_a_step_is_put_where_it_goes_best() -> None:
    assert with_step((), "yo") == ("yo",)
    assert with_step(("think", "quotes"), "markdown") == ("think", "markdown", "quotes")
    assert with_step(("quotes", "think"), "markdown") == ("markdown", "quotes", "think")
    assert with_step(("yo",), "yo") == ("yo",)


def test_what_was_removed() -> None:
    text = "<think>Hm</think> **кот** 1 000"
    derived = cleaned(text, ("think", "markdown", "digit-spaces", "first-clause"))
    assert [text[start:end] for start, end in removed_spans(text, derived)] == [
        *("<think>Hm</think> **", "**"),
    ]
    assert removed_spans("a.b", cleaned("a.b", ("first-clause",))) == [(1, 3)]
    assert removed_spans("a", cleaned("a", ())) == []


HOSTILE = [
    "*a ",
    "**",
    "[",
    "](",
    "a`b",
    "|",
    "|-",
    "# #",
    "[a](",
    "_a",
    "1. ",
    "1.\n",
    ">",
    "<http://",
    "***a",
    " ",
]
HOSTILE += [
    "- ",
    "*a* _b_ ",
    "[^a",
    '](a "',
    "<think>",
    "</think>",
    "a<think></think>",
    "<n>",
    "1 000 ",
    "1,2",
    "\t",
]


@pytest.mark.parametrize("piece", HOSTILE)
def test_time_is_linear(piece: str) -> None:
    # eight times the text; a square would take 64 times as long
    assert seconds(piece * 16_000) < 30 * max(seconds(piece * 2_000), 0.004)


def seconds(text: str) -> float:
    """Return the best time of three."""
    took = []
    for _ in range(3):
        start = process_time()
        cleaned(text, tuple(STEPS))
        took.append(process_time() - start)
    return min(took)
