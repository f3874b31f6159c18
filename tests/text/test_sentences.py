"""Sentences in three languages, and on texts that are none."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest
from hostile import TEXTS
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.text.enclosures import enclosures
from rouge_gui.text.graphemes import grapheme_spans
from rouge_gui.text.sentences import split_sentences

ENGLISH = [
    "It rained.|The match was off!|Why?|Nobody knew.",
    "Dr. Lee met Mr. and Mrs. A. B. Jones.|They talked.",
    "J. K. Moss wrote it, e.g. on paper, i.e. by hand.|It sold.",
    "It costs $3.50.|Version 2.0.1 is out.|See example.com for more.",
    "He left the U.S.|The door was shut.|U.S. Government data stayed.",
    "We met at 5 p.m. on Jan. 5, see Fig. 3 and No. 7.|He slept.",
    "She works at Gate Inc. in May.|He works at Gate Inc.|He likes it.",
    "So do I.|We left...|It rained... then stopped.",
    'He said, "I am tired.|I want to go."|Then he left.',
    'It was called "the box."|Nobody knew why.',
    '"Stop!" Anna cried.|"Why?" he asked.|"Bye!"|It was late.',
    "She left (why?) and wept.|(It rained.)|We slept.",
    "Nobody knew.[3]|Then came the rain.",
    "1. The gate is open.|2. The door is shut.",
    "I bought one.|iPhones sell.",
    'The screen is 6" wide.|It is 7" long.',
    "Lee et al. (2019) said so.|She agreed.",
    "the gate is open.|the door is shut.",
    "mr. lee met j. k. moss at 3 p.m. on monday.|he left the u.s.|they slept... and woke.",
    '"why?" he asked.|nobody knew.',
    "What?!|No.|Ok 😀.|😀 Yes.",
]
OTHERS = [
    "Il part.|« Oui. »|Él dijo: ¿Qué?|¡No!|Sí.",
    "यह एक है।|वह दो है।",
    "مرحبا؟|نعم.",
    "「行きます。」と言った。|雨です。",
    "Полиция задержала А. С. Петрова в 1999 г. в Москве.|Суд, т.е. судья, решил.|«Куда?» — спросил он.|Да!",
]
CHINESE = [
    "今天下雨。|比赛取消！|为什么？|没人知道",
    "增长3.5%。|共1.2万人；其中一半是学生。",
    "真的吗?|我不信!|真的。",
    # a quotation that the sentence goes on after
    "“下雨了。”小明说。|他走了。",
    "“真的吗？！”她喊道。",
    "“好。”，他说，“走吧。”",
    "他喊着“救命！”跑了出来。",
    # speech after a colon is sentences of its own
    "他说：“今天下雨。|明天晴。”|然后走了。",
    '他说："今天下雨。|明天晴。"|大家笑了。',
    "“是的。”|“好。”|“走吧。”",
    "“下雨了。|我们走吧。”小明说。",
    # titles and brackets
    "《你好！明天》很好看。|我喜欢。",
    "他走了（真的！）然后回来。|（完。）",
    "他看了《你好！》。|很好。",
    # a quotation that never closes hides nothing
    "他说：“今天下雨。|明天晴。",
    # ellipsis
    "我……我不知道。|他走到门口停了下来……|后来再也没回来。",
    "什么……？！|没有！！！",
    "1. 今天下雨。|2. 明天晴。",
    "我喜欢Python. |他也是.",
]


@pytest.mark.parametrize("marked", [*ENGLISH, *OTHERS, *CHINESE])
def test_sentences_of_one_line(marked: str) -> None:
    sentences = marked.split("|")
    glue = "" if marked in CHINESE or "「" in marked else " "
    text = glue.join(sentences)
    assert [text[start:end] for start, end in split_sentences(text)] == [s.strip() for s in sentences]


@pytest.mark.parametrize("separator", ["\n", "\r\n", "\r", "\u2028", "\u2029", "\x85", "\n \t\n", "\f"])
def test_lines_never_join(separator: str) -> None:
    text = f" the cat{separator}sat on the mat. {separator}"
    assert [text[start:end] for start, end in split_sentences(text)] == ["the cat", "sat on the mat."]


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\u3000\xa0"])
def test_blank_texts_have_none(text: str) -> None:
    assert split_sentences(text) == []


@given(TEXTS | st.text(st.sampled_from('aAб我1. 。！？!?…"“”（）《》«»[]:，,\u0301\u200d\n'), max_size=30))
def test_spans(text: str) -> None:
    spans = split_sentences(text)
    assert all(start < end for start, end in spans)
    assert all(before[1] <= after[0] for before, after in pairwise(spans))
    bounds = {0, *(end for _, end in grapheme_spans(text))}
    assert all({start, end} <= bounds for start, end in spans)
    # nothing but white space is left out
    kept = "".join(text[start:end] for start, end in spans)
    assert "".join(kept.split()) == "".join(text.split())


@pytest.mark.parametrize(
    "piece", [".", '"', '."', "A. ", "(. ", "“。", '." ', "…a", '!" a said ', "а. ", "《。", ". -", ".["]
)
def test_hostile_lines_take_linear_time(piece: str) -> None:
    started = time.perf_counter()
    split_sentences(piece * (100_000 // len(piece)))
    assert time.perf_counter() - started < 5


def test_enclosures_nest_and_lone_marks_are_none() -> None:
    found = enclosures('（a《b（c》d） ” 6" “x')
    assert [(start, end, opener) for start, end, opener, _ in found] == [(0, 8, "（"), (2, 6, "《")]
    assert [e.is_speech for e in enclosures('他说：“好”“对”，「是」 "go"')] == [True, False, True, False]
