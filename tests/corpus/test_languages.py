"""The language of an item by its scripts; the profile ``auto`` of a corpus as that of all its texts."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.corpus.languages import ScriptsSeen, language_of
from rouge_gui.metrics import Profile
from rouge_gui.text import Script, scripts_of

AUTO = Profile.parse("auto")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("", "en"),
        ("the cat sat", "en"),
        ("the “cat” — sat", "en"),
        (
            "A talk with Zoë about the fair in the harbour, its prices and what people there said of the weather.",
            "en",
        ),
        ("Der Bürgermeister müßte über die Brücke gehen", "other"),
        ("кошка сидит на коврике", "ru"),
        ("кошка сидит на коврике, сказал John Smith", "ru"),
        ("кішка сидить на килимку", "other"),
        ("猫坐在垫子上", "zh"),
        ("苹果公司 Apple 发布 iPhone 新手机", "zh"),
        ("猫はマットの上に座った", "other"),
        ("고양이가 앉았다", "other"),
        ("a museum of 猫", "en"),
    ],
)
def test_the_language_is_what_there_is_most_of(text: str, language: str) -> None:
    assert language_of([text]) == language
    assert language_of(["plain words", text]) == language


TEXTS = st.sampled_from(("cat", "é", "кот", "猫", "ねこ", "고양이", "…", "Ωμέγα")) | st.text(max_size=5)


@given(
    st.lists(st.tuples(st.lists(TEXTS, max_size=3), st.lists(TEXTS, max_size=2)), max_size=5),
    st.none() | st.integers(1, 4),
)
def test_auto_is_settled_as_by_all_texts_at_once(
    items: list[tuple[list[str], list[str]]], most_references: int | None
) -> None:
    seen = ScriptsSeen()
    for references, candidates in items:
        seen = ScriptsSeen(json.loads(json.dumps(seen.stored)))
        seen.add(references, candidates)
    texts = [
        text for references, candidates in items for text in (*references[:most_references], *candidates)
    ]
    assert seen.settle(AUTO, most_references) == AUTO.resolve(texts)
    assert seen.most_references == max((len(references) for references, _ in items), default=0)


@pytest.mark.parametrize("stored", [None, "x", 3, [], [3], [["other", 7, "none"]], {"a": 1}])
def test_what_was_stored_otherwise_is_no_error(stored: object) -> None:
    assert ScriptsSeen(stored).settle(AUTO, None).tokenization.tokenizer in {"rouge-score", "unicode"}


def test_no_character_of_a_script_is_taken_for_none() -> None:
    telling = (Script.CYRILLIC, Script.HAN, Script.KANA, Script.HANGUL)
    for block in range(0, 0x32000, 32):
        text = "".join(map(chr, range(block, block + 32)))
        found = scripts_of(text)
        for known in (Script.NONE, *telling):
            seen = ScriptsSeen([["other", *([known.name] if known.name and known else [])]])
            seen.add([], [text])
            (names,) = seen.stored
            for script in telling:
                assert (script.name in names) == (script in found | known)
