"""What must hold of every tokenizer a profile can name, on any text."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hostile import TEXTS
from hypothesis import given, settings

from rouge_gui.text import FOLDS, TOKENIZERS, Tokenization, pipeline_for

CHOICES = [
    *(Tokenization(name) for name in TOKENIZERS),
    *(Tokenization(name, fold=FOLDS) for name in TOKENIZERS),
    Tokenization("jieba-exact", hmm=False),
    Tokenization("unicode", stemmer="porter"),
    Tokenization("unicode", stemmer="snowball-ru", lemma="ru"),
]


def name(choice: Tokenization) -> str:
    parts = [choice.tokenizer, choice.lemma, choice.stemmer, "" if choice.hmm else "no-hmm", *choice.fold]
    return "-".join(part for part in parts if part)


@pytest.mark.parametrize("choice", CHOICES, ids=name)
@settings(max_examples=40)
@given(text=TEXTS)
def test_any_text_is_read(choice: Tokenization, text: str) -> None:
    reading = pipeline_for(choice).read(text)
    run = reading.whole
    assert len(run.forms) == len(run.spans) == len(run.mark_spans)
    assert all(0 <= start < end <= len(text) for start, end in run.spans)
    assert all(before[0] <= after[0] for before, after in pairwise(run.spans))
    for (start, end), (wide_start, wide_end) in zip(run.spans, run.mark_spans, strict=True):
        assert 0 <= wide_start <= start < end <= wide_end <= len(text)
    assert 0.0 <= reading.coverage <= 1.0
    assert (reading.dropped_spans() == []) is (reading.coverage == 1.0)
    assert len(reading.lost_accents()) <= 20


@pytest.mark.parametrize("choice", CHOICES, ids=name)
@settings(max_examples=40)
@given(text=TEXTS)
def test_sentences_hold_the_tokens_of_their_lines(choice: Tokenization, text: str) -> None:
    pipeline = pipeline_for(choice)
    for splitter in ("newline", "auto"):
        run = pipeline.read(text, splitter).summary
        # the ranges divide the token list
        assert [place for start, end in run.ranges for place in range(start, end)] == list(
            range(len(run.forms))
        )
        assert all(start < end for start, end in run.ranges)
    lines = [forms for line in text.split("\n") if (forms := pipeline.read(line).whole.forms)]
    run = pipeline.read(text).summary
    assert [run.forms[start:end] for start, end in run.ranges] == lines
