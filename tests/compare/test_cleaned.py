"""Comparisons with clean-up on: what is scored, where marks lie, what is said of what was taken out."""

from __future__ import annotations

import pytest

from rouge_gui.compare import Comparison, Side, Status, compare
from rouge_gui.metrics import score, score_corpus

REFERENCE = "The cat sat on the mat."
CANDIDATE = "<think>A cat, hm.</think>\n\nHere is the summary:\n\n- The **cat** sat on a mat."
STEPS = "think,lead-in,markdown"


def marked(comparison: Comparison, side: Side, status: Status) -> list[str]:
    text = comparison.candidate if side == "candidate" else comparison.references[0]
    return [
        text[mark.start : mark.end] for mark in comparison.marks(side, "unigram") if mark.status is status
    ]


def shown(text: str, comparison: Comparison) -> list[str]:
    return [text[start:end] for start, end in comparison.dropped("candidate")]


def test_scores_are_those_of_the_cleaned_text() -> None:
    by_hand = score(REFERENCE, "The cat sat on a mat.", "rouge-score")
    card = score(REFERENCE, CANDIDATE, f"rouge-score clean={STEPS}")
    assert dict(card) == dict(by_hand)
    assert card.rouge("rouge1").matches == 5
    assert f"|clean:{STEPS}|" in card.signature


def test_marks_lie_in_the_text_as_given() -> None:
    comparison = compare(REFERENCE, CANDIDATE, f"rouge-score clean={STEPS}")
    assert marked(comparison, "candidate", Status.CREDITED) == ["The", "cat", "sat", "on", "mat"]
    assert marked(comparison, "candidate", Status.UNMATCHED) == ["a"]
    assert [CANDIDATE[token.start : token.end] for token in comparison.tokens("candidate")][:2] == [
        "The",
        "cat",
    ]
    first = comparison.marks("candidate", "unigram")[0]
    assert first.start == CANDIDATE.index("The **cat")


def test_what_was_taken_out_is_greyed_and_not_counted_as_lost() -> None:
    comparison = compare(REFERENCE, CANDIDATE, f"rouge-score clean={STEPS}")
    assert shown(CANDIDATE, comparison) == [CANDIDATE[: CANDIDATE.index("The **")], "**", "**"]
    assert comparison.removed("candidate") == comparison.dropped("candidate")
    assert comparison.removed("reference") == []
    assert comparison.scores.coverage == (1.0, 1.0)
    text = "<think>кот</think>cat кот"
    comparison = compare("cat", text, "rouge-score clean=think")
    assert comparison.scores.coverage == (1.0, 0.5)
    assert shown(text, comparison) == ["<think>кот</think>", " кот"]
    # without clean-up as ever
    assert compare("cat", text, "rouge-score").removed("candidate") == []


@pytest.mark.parametrize("profile", ["auto", "rouge-score", "pyrouge", "rouge-1.5.5 -n 1", "sacrebleu chrF"])
def test_nothing_left_is_said_and_scores_0(profile: str) -> None:
    card = score("the cat", "<think>the cat", f"{profile} clean=think")
    assert ("cleaned-away", {"side": "candidate"}) in card.notes
    assert all(getattr(found, "fmeasure", getattr(found, "score", None)) == 0 for found in card.values())


def test_an_implementation_that_raises_for_nothing_still_does() -> None:
    card = score("the cat", "<think>the cat", "pltrdy clean=think")
    assert card.notes[0] == ("implementation-raises", {"message": "Hypothesis is empty."})


def test_bleu_chrf_and_sentences_read_the_cleaned_text() -> None:
    metrics = ["bleu", "chrf", "rougeLsum"]
    plain = score("the cat sat\nthe dog ran", "the dog ran\nthe cat sat", "rouge-score", metrics)
    marked_up = "the dog ran<q>**the cat** sat"
    card = score("the cat sat<n>the dog ran", marked_up, "rouge-score clean=break-marks,markdown", metrics)
    assert dict(card) == dict(plain)
    assert card.rouge("rougeLsum").fmeasure == 1.0
    comparison = compare("the cat sat<n>the dog ran", marked_up, "rouge-score clean=break-marks,markdown")
    assert [marked_up[start:end] for start, end in comparison.sentences("candidate")] == [
        *("the dog ran", "the cat** sat"),
    ]


def test_sacrebleu_alone_reads_the_cleaned_text() -> None:
    profile = "sacrebleu BLEU sentence tokenize=13a"
    plain = score("the cat sat on the mat", "the cat sat on a mat", profile)
    assert dict(
        score("the cat sat on the mat", "the **cat** sat on a mat", f"{profile} clean=markdown")
    ) == dict(plain)
    corpus = score_corpus(
        ["the cat sat on the mat"], ["**the cat sat on the mat**"], "sacrebleu BLEU corpus clean=markdown"
    )
    assert getattr(corpus["bleu"], "score", 0) == pytest.approx(100)


def test_a_corpus_is_cleaned_item_by_item() -> None:
    card = score_corpus(
        ["кот", "the cat"], ["<think>х</think>кот", "the **cat**"], "auto clean=think,markdown"
    )
    mean = getattr(card["rouge1"], "mean", None)
    assert mean == (1.0, 1.0, 1.0)


def test_the_automatic_choice_goes_by_the_texts_as_given() -> None:
    profile = "auto clean=think"
    assert (
        compare("the cat", "<think>猫</think>the cat", profile).profile.tokenization.tokenizer
        == "jieba-exact"
    )


def test_letters_of_two_scripts_in_a_word_are_reported() -> None:
    card = score("молоко", "мoлoкo")
    assert ("look-alikes", {"side": "candidate", "words": ["мoлoкo"]}) in card.notes
    assert card.rouge("rouge1").fmeasure == 0
    replaced = score("молоко", "мoлoкo", "auto clean=look-alikes")
    assert replaced.notes == score("молоко", "молоко").notes
    assert replaced.rouge("rouge1").fmeasure == 1


def test_marks_for_line_breaks_are_reported() -> None:
    assert ("break-marks", {"side": "reference"}) in score("a<q>b", "a b", "rouge-score").notes
    assert ("break-marks", {"side": "reference"}) not in score(
        "a<q>b", "a b", "rouge-score clean=break-marks"
    ).notes


def test_a_long_text_is_read_line_by_line_as_in_one_go() -> None:
    lines = [f"- **слово{number}** и ёлка {number}" for number in range(400)]
    text = "\n".join(lines)
    long = compare(text, text, "auto tokenizer=unicode clean=markdown,yo")
    short = compare(lines[7], lines[7], "auto tokenizer=unicode clean=markdown,yo")
    offset = text.index(lines[7])
    expected = [(token.form, token.start + offset, token.end + offset) for token in short.tokens("candidate")]
    count = len(expected)
    assert [tuple(token) for token in long.tokens("candidate")[7 * count : 8 * count]] == expected
    # lines read without clean-up may be shared with it
    plain = compare("ёлка\n" * 200, "ёлка\n" * 200, "auto tokenizer=unicode")
    assert plain.tokens("candidate")[0].form == "ёлка"
