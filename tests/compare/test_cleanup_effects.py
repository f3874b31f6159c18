"""How many tokens each clean-up step changes, on or off."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.compare.cleanup_effects import step_effects
from rouge_gui.metrics import Profile
from rouge_gui.text import CLEANUP_STEPS

PIECES = (
    "**кот**",
    "<think>hm</think>",
    "ёлка",
    "1 000",
    "猫",
    "臺灣",
    "“",
    "3,5",
    "\n",
    "the ",
    " ",
    "<q>",
    "а.",
)
TEXTS = st.lists(st.sampled_from(PIECES), max_size=8).map("".join)
STEPS = st.lists(st.sampled_from(list(CLEANUP_STEPS)), max_size=4, unique=True)


def effects(profile: str, *texts: str) -> dict[str, tuple[int, ...]]:
    found = step_effects(Profile.parse(profile).resolve(texts), texts)
    return {effect.step: effect.changed for effect in found if any(effect.changed)}


@pytest.mark.parametrize("clean", ["none", "think,yo,digit-spaces"])
def test_a_step_counts_alike_on_and_off(clean: str) -> None:
    texts = "ёлка 1 000 ёж", "<think>ёж</think> елка ёж"
    found = effects(f"auto tokenizer=unicode clean={clean}", *texts)
    # the two tokens 1 and 000 become one
    assert found["digit-spaces"] == (2, 0)
    assert found["yo"] == ((2, 1) if clean != "none" else (2, 2))
    # <think> is a word to tokenizers, twice
    assert found["think"] == (0, 3)


def test_the_final_tokens_are_compared() -> None:
    assert effects("auto tokenizer=unicode fold=yo", "ёлка") == {}
    assert effects("rouge-score", "“ёлка” café") == {}
    assert "dashes" in effects("auto tokenizer=whitespace-raw", "a–b")
    assert effects("sacrebleu chrF", "ёлка")["yo"] == (1,)


def test_steps_of_the_profile_come_first_in_their_order() -> None:
    found = step_effects(Profile.parse("rouge-score clean=yo,think"), ["a"])
    assert [(effect.step, effect.is_on) for effect in found[:3]] == [
        ("yo", True),
        ("think", True),
        ("lead-in", False),
    ]
    assert sorted(effect.step for effect in found) == sorted(CLEANUP_STEPS)


@settings(max_examples=60)
@given(TEXTS, STEPS)
def test_a_step_that_changes_tokens_changes_the_text(text: str, steps: list[str]) -> None:
    profile = Profile.parse(f"auto tokenizer=characters-raw clean={','.join(steps) or 'none'}")
    for effect in step_effects(profile, [text]):
        assert effect.changed[0] >= 0
        if not text:
            assert effect.changed == (0,)


def test_two_thousand_tokens_take_no_longer_than_a_blink() -> None:
    text = "- **Слово** и ёлка 1 000 раз, «кот» — 3,5.\n" * 250
    profile = Profile.parse("auto tokenizer=unicode clean=think,markdown,yo")
    step_effects(profile, [text])
    took = []
    for _ in range(3):
        start = process_time()
        step_effects(profile, [text, text])
        took.append(process_time() - start)
    assert min(took) < 0.5
