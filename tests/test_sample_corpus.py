"""The corpus that ships with the tool: whole, in three languages, and with the faults it says it has."""

from __future__ import annotations

import json
import re
import string
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from statistics import mean

from rouge_gui import assets
from rouge_gui.metrics import Score, score

LANGUAGES = ("en", "zh", "ru")
SYSTEMS = ("extractive", "abstractive", "hallucinating")
FAULTS = {"name", "negation", "number", "order", "padding"}
METRICS = ("rouge1", "rouge2", "rougeL")


@dataclass(frozen=True)
class Entry:
    """A line of the file."""

    id: str
    lang: str
    topic: str
    fault: str
    source: str
    references: list[str]
    candidates: Mapping[str, str]


@cache
def corpus() -> tuple[Entry, ...]:
    return tuple(Entry(**json.loads(line)) for line in assets.read_text("samples/corpus.jsonl").splitlines())


@cache
def means(language: str) -> Mapping[str, Mapping[str, float]]:
    """Return the mean F by system and metric."""
    items = [item for item in corpus() if item.lang == language]
    return {
        system: {metric: mean(fmeasure(item, system, metric) for item in items) for metric in METRICS}
        for system in SYSTEMS
    }


def fmeasure(item: Entry, system: str, metric: str) -> float:
    found = score(item.references, item.candidates[system], "auto", (metric,))[metric]
    assert isinstance(found, Score)
    return found.fmeasure


def negated(text: str) -> list[str]:
    """Return each negation with what it stands beside."""
    return re.findall(r"\b(?:no|not) \w+|(?:不|未|没有?).|\w+,? не \w+", text)


def shared_letters(one: str, other: str) -> float:
    """Return how much of the letters of ``one`` are also in ``other``, wherever they stand."""
    return (Counter(one) & Counter(other)).total() / len(one)


def test_there_are_twenty_one_items_in_each_language() -> None:
    assert Counter(item.lang for item in corpus()) == dict.fromkeys(LANGUAGES, 21)
    assert [item.id for item in corpus()] == [
        f"{language}-{number:02}" for language in LANGUAGES for number in range(1, 22)
    ]


def test_every_item_is_whole() -> None:
    for item in corpus():
        assert tuple(item.candidates) == SYSTEMS
        assert item.fault in FAULTS
        for text in (item.topic, item.source, *item.references, *item.candidates.values()):
            assert text
            assert text == text.strip()
            assert "\n" not in text


def test_a_third_of_the_items_has_two_references() -> None:
    for language in LANGUAGES:
        counts = Counter(len(item.references) for item in corpus() if item.lang == language)
        assert set(counts) == {1, 2}
        assert 6 <= counts[2] <= 10


def test_chinese_holds_no_latin_and_russian_is_cyrillic() -> None:
    for item in corpus():
        texts = [item.source, *item.references, *item.candidates.values()]
        if item.lang == "zh":
            assert not [text for text in texts if set(text) & set(string.ascii_letters)]
        if item.lang == "ru":
            assert all(re.search("[а-я]", text) for text in texts)
            # no Latin letter stands within a Russian word
            assert not [text for text in texts if re.search("[а-яё][a-z]|[a-z][а-яё]", text, re.IGNORECASE)]


def test_sources_have_four_to_six_sentences_and_the_extractive_system_copies_some() -> None:
    for item in corpus():
        mark = "(?<=。)" if item.lang == "zh" else r"(?<=[.!?])\s+(?=[A-ZА-ЯЁ\"«])"
        sentences = [part for part in re.split(mark, item.source) if part]
        assert 4 <= len(sentences) <= 6, item.id
        copied = [part for part in re.split(mark, item.candidates["extractive"]) if part]
        assert copied
        assert all(part in item.source for part in copied), item.id


def test_every_fault_occurs_in_every_language() -> None:
    for language in LANGUAGES:
        assert {item.fault for item in corpus() if item.lang == language} == FAULTS


def test_faults_are_in_the_hallucinating_system_and_are_what_they_are_called() -> None:
    for item in corpus():
        reference, made_up = item.references[0], item.candidates["hallucinating"]
        assert made_up != reference
        if item.fault == "padding":
            assert len(made_up) > 1.5 * len(reference), item.id
        if item.fault == "number":
            assert Counter(re.findall(r"\d+|[一二三四五六七八九十]+", made_up)) != Counter(
                re.findall(r"\d+|[一二三四五六七八九十]+", reference)
            ), item.id
        if item.fault == "negation":
            # a negation has come, gone, or moved to another verb
            assert negated(made_up) != negated(reference), item.id
        if item.fault == "order":
            assert shared_letters(made_up, reference) > 0.9, item.id


def test_the_scores_praise_what_is_wrong_and_blame_what_is_right() -> None:
    for language in LANGUAGES:
        found = means(language)
        for metric in METRICS:
            values = {system: found[system][metric] for system in SYSTEMS}
            assert values["hallucinating"] > 0.6 > values["extractive"] > values["abstractive"], (
                language,
                values,
            )
