"""The lens shows the steps, and its forms are the ones that are counted."""

from pathlib import Path

import pytest

from rouge_gui.metrics import Profile
from rouge_gui.text import Tokenization, pipeline_for
from rouge_gui.text.lens import Change, OtherCut, is_toss_up, other_cuts, parses_of, trace

TEXTS = (
    "The café's ferries LEFT at 3.50 — 3,5 km!",
    "Паром всё-таки ушёл; стали ждать ﷺ и Iİ.",
    "渡轮　３点离开了港口，<think>x</think>武汉市长江大桥",
    "e\u0301te\u0301 👩‍👩‍👧 ﬁne\n\n**bold** _words_",
    "",
)
CHOICES = (
    Tokenization("rouge-score", stemmer="porter"),
    Tokenization("unicode", lemma="ru", fold=("yo",)),
    Tokenization("jieba-exact", fold=("nfkc", "t2s")),
    Tokenization("jieba-full"),
    Tokenization("nltk", clean=("think", "markdown", "nfkc")),
    Profile.parse("rouge-1.5.5 -n 1 -m ids=characters").tokenization,
    Profile.parse("pltrdy").tokenization,
)


@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("text", TEXTS)
def test_forms_and_spans_are_those_that_are_counted(text: str, choice: Tokenization) -> None:
    whole = pipeline_for(choice).read_once(text).whole
    traced = [token for token in trace(text, choice) if token.form is not None]
    assert [token.form for token in traced] == whole.forms
    assert [token.span for token in traced] == whole.spans


def test_the_steps_of_a_word() -> None:
    lemma = Tokenization("unicode", lemma="ru", fold=("yo",))
    ferry, left = trace("Паромы ушли", lemma)
    assert (ferry.surface, ferry.span, ferry.form) == ("Паромы", (0, 6), "паром")
    assert ferry.changes == (Change("cut", "паромы"), Change("lemma", "паром"))
    assert left.changes[-1] == Change("lemma", "уйти")
    stemmed = trace("ferries", Tokenization("rouge-score", stemmer="porter"))
    assert stemmed[0].changes == (Change("stemmer", "ferri"),)


def test_stopwords_are_shown_and_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "stop.txt"
    path.write_text("the\n", encoding="utf-8")
    profile = Profile.parse(f"auto tokenizer=rouge-score stopwords={path}")
    assert [(token.surface, token.form) for token in trace("The cat", profile.tokenization)] == [
        ("The", None),
        ("cat", "cat"),
    ]


def test_toss_ups_of_lemmas_are_found() -> None:
    choice = Tokenization("pymorphy-lemma")
    word, clear = trace("стали паромом", choice)
    readings = parses_of(word, choice)
    assert readings[0].normal_form == word.form
    assert {reading.normal_form for reading in readings} >= {"стать", "сталь"}
    assert not is_toss_up(parses_of(clear, choice))
    assert parses_of(word, Tokenization("unicode")) == []
    assert not is_toss_up([])


def test_another_cut_of_the_same_text() -> None:
    ours, theirs = Tokenization("jieba-exact"), Tokenization("characters")
    assert other_cuts("猫坐在垫子上", ours, theirs) == [
        OtherCut((1, 3), ("坐在",), ("坐", "在")),
        OtherCut((3, 5), ("垫子",), ("垫", "子")),
    ]
    assert other_cuts("IT-рынок вырос", Tokenization("unicode"), Tokenization("razdel")) == [
        OtherCut((0, 8), ("it", "рынок"), ("it-рынок",))
    ]
    assert other_cuts("猫坐在垫子上", ours, ours) == []
    # what one drops is a difference too
    assert other_cuts("кот 5", Tokenization("unicode"), Tokenization("rouge-score")) == [
        OtherCut((0, 3), ("кот",), ())
    ]
