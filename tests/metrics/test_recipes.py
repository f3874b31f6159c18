"""Recipes: the values of the packages themselves, their scale and rounding, names and signatures that are profiles.

``recipes.jsonl`` holds texts written for this project and what rouge-score 0.1.2, rouge-chinese 1.0.3, rouge 1.0.1,
nltk 3.10.4, jieba 0.42.1 and ROUGE-1.5.5.pl gave for them, put together as each recipe's tool does it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rouge_gui.metrics import (
    Aggregate,
    BleuScore,
    Profile,
    ProfileError,
    Score,
    UnknownMetricError,
    score,
    score_corpus,
)
from rouge_gui.metrics.recipes import RECIPES

DATA = Path(__file__).parent.parent / "data" / "recipes.jsonl"
ROWS: list[dict[str, Any]] = [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]
SCRIPT = "chars→ids→rouge-1.5.5"
# what a recipe prints is compared as a number of its scale, where it rounds
PRINTED = {"llama-factory": 4, "longbench-zh": 2}


def value_of(name: str, found: object) -> object:
    if isinstance(found, BleuScore):
        return round(found.score, 4)
    assert isinstance(found, Score)
    if name == SCRIPT:
        return dict(found.printed or {})
    if name in PRINTED:
        return float((found.printed or {})["fmeasure"])
    return found.fmeasure * RECIPES[name].scale


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_values_are_those_of_the_packages(row: dict[str, Any]) -> None:
    for name, expected in row["recipes"].items():
        card = score(row["reference"], row["candidate"], name)
        found: object = {key: value_of(name, one) for key, one in card.items()}
        if name == "opencompass-jieba":
            found = pytest.approx(found, rel=0, abs=1e-9)
        assert found == expected, name


def test_one_pair_of_texts_has_many_values() -> None:
    row = ROWS[0]
    values = {
        round(found.fmeasure, 4)
        for name in RECIPES
        for key, found in score(row["reference"], row["candidate"], name).items()
        if isinstance(found, Score) and key == ("rougeL" if name == "longbench-zh" else "rouge1")
    }
    assert len(values) >= 6


class TestNames:
    @pytest.mark.parametrize("name", RECIPES)
    def test_a_signature_names_recipe_and_choices_and_is_a_profile(self, name: str) -> None:
        profile = Profile.parse(name)
        signature = profile.signature(1)
        assert signature.startswith(f"rouge-gui|recipe:{name}|profile:{profile.name}|")
        for key in ("reports", "scale", "round", "mean-round", "empty"):
            assert f"|{key}:" in signature
        assert Profile.parse(signature) == profile
        assert profile.text == name
        assert score("猫坐在垫子上", "猫趴在垫子上", name).signature == signature

    def test_an_arrow_can_be_typed(self) -> None:
        assert Profile.parse("chars->rouge-score") == Profile.parse("chars→rouge-score")

    def test_choices_can_be_changed(self) -> None:
        profile = Profile.parse("llama-factory hmm=off round=2 empty=raises reports=rouge1")
        assert profile.recipe is not None
        assert (profile.recipe.digits, profile.recipe.empty, profile.tokenization.hmm) == (2, "raises", False)
        assert profile.text == "llama-factory hmm=off reports=rouge1 round=2 empty=raises"
        assert Profile.parse(profile.text) == Profile.parse(profile.signature()) == profile
        card = score("", "猫", profile)
        assert (dict(card), card.notes[0].id) == ({}, "implementation-raises")

    @pytest.mark.parametrize(
        ("text", "problem", "culprit"),
        [
            ("llama-factory scale=10", "bad-value", "scale"),
            ("llama-factory round=10", "bad-value", "round"),
            ("llama-factory round=-1", "bad-value", "round"),
            ("llama-factory reports=rouge1,,rouge2", "bad-value", "reports"),
            ("llama-factory reports=rouge1,rouge1", "bad-value", "reports"),
            ("hf-evaluate reports=rougeX", "bad-value", "reports"),
            ("llama-factory beta=2", "unknown-option", "beta"),
            ("llama-factory scale=1 scale=1", "repeated-option", "scale"),
            ("hf-evaluate multi=mean", "bad-value", "multi"),
        ],
    )
    def test_what_is_wrong_is_named(self, text: str, problem: str, culprit: str) -> None:
        with pytest.raises(ProfileError) as error:
            Profile.parse(text)
        assert (error.value.id, error.value.values["option"]) == (problem, culprit)
        if problem == "unknown-option":
            assert error.value.values["profile"] == "llama-factory"

    def test_a_signature_of_an_unknown_recipe_is_refused(self) -> None:
        signature = Profile.parse("hf-split").signature().replace("hf-split", "hf-splat")
        with pytest.raises(ProfileError, match="hf-splat"):
            Profile.parse(signature)


class TestScale:
    def test_items_are_rounded_before_they_are_averaged(self) -> None:
        references = ["猫坐在垫子上", "猫坐在垫子上", "猫"]
        candidates = ["猫趴在垫子旁边", "狗坐在垫子上", ""]
        card = score_corpus(references, candidates, "llama-factory")
        items = [score(*pair, "llama-factory") for pair in zip(references, candidates, strict=True)]
        for key in ("rouge1", "rouge2", "rougeL"):
            rounded = [round(item.rouge(key).fmeasure * 100, 4) for item in items]
            found = card[key]
            assert isinstance(found, Aggregate)
            assert (found.printed or {})["fmeasure"] == f"{sum(rounded) / 3:.4f}"
            assert found.mean.fmeasure == pytest.approx(sum(rounded) / 300, abs=1e-12)
        bleu = card["bleu4"]
        assert isinstance(bleu, Aggregate)
        scores = [one.score for item in items if isinstance(one := item["bleu4"], BleuScore)]
        assert bleu.mean.fmeasure == pytest.approx(sum(round(value, 4) for value in scores) / 3, abs=1e-12)

    def test_a_mean_may_be_rounded_instead(self) -> None:
        references, candidates = ["猫坐在垫子上", "猫坐在垫子上"], ["猫趴在垫子旁边", "狗坐在垫子上"]
        card = score_corpus(references, candidates, "longbench-zh")
        items = [
            score(*pair, "longbench-zh").rouge("rougeL") for pair in zip(references, candidates, strict=True)
        ]
        mean = sum(item.fmeasure for item in items) / 2
        found = card["rougeL"]
        assert list(card) == ["rougeL"]
        assert isinstance(found, Aggregate)
        assert (found.printed or {})["fmeasure"] == f"{100 * mean:.2f}"
        assert found.mean.fmeasure == pytest.approx(mean, abs=1e-12)

    def test_recipes_without_a_scale_print_as_everyone(self) -> None:
        assert score("a b", "a c", "hf-evaluate").rouge("rouge1").printed is None

    def test_empty_texts_score_zero_without_a_note_of_an_error(self) -> None:
        for name in ("llama-factory", "longbench-zh", "opencompass-jieba"):
            card = score("猫坐在垫子上", "", name)
            assert card.rouge("rougeL").fmeasure == 0
            assert all(note.id != "implementation-raises" for note in card.notes)

    def test_bleu4_is_a_metric_of_every_profile(self) -> None:
        found = score("猫坐在垫子上", "猫坐在垫子上", "rouge-score", ["bleu4"])["bleu4"]
        assert isinstance(found, BleuScore)
        assert (found.score, found.counts, found.totals) == (100, (6, 5, 4, 3), (6, 5, 4, 3))
        assert "smooth:method3" in found.signature

    def test_a_metric_that_does_not_exist_is_named(self) -> None:
        with pytest.raises(UnknownMetricError, match="rougeW"):
            score("a", "a", "llama-factory reports=rougeW")
