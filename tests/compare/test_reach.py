"""Texts too long for a common subsequence: n-grams are counted, the rest is left out and said."""

import pytest

from rouge_gui.compare import compare
from rouge_gui.compare import reach as module


@pytest.mark.parametrize(
    ("limit", "value", "left"),
    [
        ("_MOST_TOKEN_PAIRS", 35, ("rouge1", "rouge2", "bleu")),
        ("_MOST_SENTENCE_PAIRS", 3, ("rouge1", "rouge2", "rougeL", "bleu")),
        ("_MOST_SACRE_CHARS", 20, ("rouge1", "rouge2", "rougeL", "rougeLsum")),
    ],
)
def test_what_is_out_of_reach_is_left_out(
    monkeypatch: pytest.MonkeyPatch, limit: str, value: int, left: tuple[str, ...]
) -> None:
    metrics = ("rouge1", "rouge2", "rougeL", "rougeLsum", "bleu")
    texts = "the cat is\non the mat", "the cat is\nunder the mat"
    whole = compare(*texts, "rouge-score")
    assert tuple(whole.scores_of(metrics)) == metrics
    monkeypatch.setattr(module, limit, value)
    found = compare(*texts, "rouge-score")
    assert tuple(found.scores_of(metrics)) == left
    assert found.scores["rouge1"] == whole.scores["rouge1"]
    assert ("too-long" in [note.id for note in found.notes]) == ("rougeLsum" not in left)
    assert bool(found.marks("candidate", "lcs")) == ("rougeL" in left)
    assert bool(found.marks("candidate", "lcs-sentence")) == ("rougeLsum" in left)
