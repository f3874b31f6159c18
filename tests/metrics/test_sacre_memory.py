"""sacreBLEU remembers texts by their number; a day of typing in a long text must not be kept by it."""

import pytest
from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a
from sacrebleu.tokenizers.tokenizer_zh import TokenizerZh

from rouge_gui.metrics import BleuScore, sacre, score

TOKENIZERS = (Tokenizer13a, TokenizerZh)


def remembered() -> int:
    return sum(tokenizer.__call__.cache_info().currsize for tokenizer in TOKENIZERS)


def test_the_texts_that_sacrebleu_remembers_are_bounded_by_their_length(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sacre, "_MOST_REMEMBERED", 50_000)
    for tokenizer in TOKENIZERS:
        # what other tests have left there
        tokenizer.__call__.cache_clear()
    most = 0
    for word, name in (("ferry" * 9 + " ", "13a"), ("渡轮" * 20 + " ", "zh")):
        text = word * 50
        for edit in range(30):
            found = score(text, f"{text}{edit}", "rouge-score", ("bleu",))["bleu"]
            assert isinstance(found, BleuScore)
            assert f"tok:{name}" in found.signature
            most = max(most, remembered())
    # in pairs of some 4,500, each with one new candidate
    assert 5 < most < 20
