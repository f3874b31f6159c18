"""Marks add up to the scores, on hostile text, on every layer and side."""

from __future__ import annotations

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.compare import Comparison, Side, Status, UnknownLayerError, compare, metric_of_layer
from rouge_gui.text.graphemes import grapheme_spans

PAIRED_LAYERS = ("unigram", "bigram", "ngram:3", "lcs", "lcs-sentence", "weighted")
SKIP_LAYERS = ("skip", "skip:rougeS0", "skip:rougeS*", "skip:rougeSU*")
LAYERS = PAIRED_LAYERS + SKIP_LAYERS
SIDES: tuple[Side, Side] = ("reference", "candidate")

WORDS = ("the", "cat", "Cat", "кот", "Ёж", "猫", "坐在", "垫子", "é", "3.5", "שלום", "سلام", "각")
ODD = ("e\u0301", "i\u0307", "İ", "ﷺ", "½", "ﬁ", "\u1100\u1161", "\u0301", "\u200d", "💩", "𠮷", "🇩🇪")
FAMILY = "👨\u200d👩\u200d👧"
CLEANED = ("**", "<think>", "</think>", "1 000", "以下是摘要：", "<q>", "# ", "3,5")
BREAKS = (" ", "\n", "\r\n", "\u2028", "\xa0", ".", "，", "。", "-", "'", "\r", "\t")
PIECES = st.sampled_from((*WORDS, *ODD, FAMILY, *CLEANED)) | st.just(" ") | st.sampled_from(BREAKS)
TEXTS = st.lists(PIECES, max_size=24).map("".join)
PROFILES = st.sampled_from(
    (
        "auto",
        "rouge-score",
        "rouge-score tokenizer=unicode",
        "rouge-score tokenizer=graphemes",
        "auto tokenizer=characters",
        "auto tokenizer=characters-raw",
        "auto tokenizer=whitespace-raw",
        "auto tokenizer=jieba-exact fold=t2s",
        "auto tokenizer=jieba-full",
        "auto tokenizer=jieba-search",
        "auto tokenizer=jieba-exact-raw",
        "auto tokenizer=nltk-raw",
        "auto tokenizer=razdel sentences=auto",
        "auto tokenizer=pymorphy-lemma fold=yo",
        "auto tokenizer=unicode clean=think,lead-in,markdown,nfkc,digit-spaces",
        "auto tokenizer=jieba-exact-raw sentences=auto clean=break-marks,t2s,punctuation,spaces",
        "rouge-score clean=decimal-comma,yo,look-alikes,articles",
    )
)


def spans(comparison: Comparison, side: Side, layer: str, reference: int, status: Status) -> list[str]:
    text = comparison.candidate if side == "candidate" else comparison.references[reference]
    marks = comparison.marks(side, layer, reference)
    return [text[mark.start : mark.end] for mark in marks if mark.status is status]


def check_marks(comparison: Comparison) -> None:
    for reference, card in enumerate(comparison.per_reference):
        for layer in LAYERS:
            metric = metric_of_layer(layer)
            expected = comparison.scores_of([metric]).per_reference[reference].rouge(metric).matches
            if metric in card:
                assert card.rouge(metric).matches == expected
            credited: dict[Side, list[tuple[tuple[int, int], tuple[int, int]]]] = {}
            for side in SIDES:
                text = comparison.candidate if side == "candidate" else comparison.references[reference]
                marks = comparison.marks(side, layer, reference)
                paid = [mark for mark in marks if mark.status is Status.CREDITED]
                assert sum(mark.weight for mark in paid) == expected, (layer, side)
                bounds = {0, *(end for _, end in grapheme_spans(text))}
                for mark in marks:
                    assert 0 <= mark.start < mark.end <= len(text)
                    assert {mark.start, mark.end} <= bounds
                    assert (mark.partner == ()) == (mark.status is Status.UNMATCHED)
                credited[side] = [((mark.start, mark.end), mark.partner[0]) for mark in paid]
            if layer in SKIP_LAYERS:
                continue
            mirrored = [(partner, own) for own, partner in credited["candidate"]]
            assert sorted(credited["reference"]) == sorted(mirrored)


def check_pairs(comparison: Comparison, layer: str, reference: int) -> None:
    """The pairs listed are as many as the marks say, and pairs of forms that both sides list as often."""
    forms: list[list[tuple[str, str]]] = []
    for side in SIDES:
        tokens = comparison.tokens(side, reference)
        marks = comparison.marks(side, layer, reference)
        listed = [comparison.pairs(side, place, reference, layer) for place in range(len(tokens))]
        for mark, pairs in zip(marks, listed, strict=True):
            assert mark.weight - len(pairs) in ((0, 1) if "U" in metric_of_layer(layer) else (0,))
            assert all(pair.first_span == (mark.start, mark.end) for pair in pairs)
        forms.append(
            sorted((tokens[pair.first].form, tokens[pair.second].form) for pairs in listed for pair in pairs)
        )
    assert forms[0] == forms[1]


@settings(deadline=None)
@given(TEXTS, TEXTS, PROFILES)
def test_skip_bigrams_are_listed(reference: str, candidate: str, profile: str) -> None:
    comparison = compare(reference, candidate, profile)
    for layer in SKIP_LAYERS:
        check_pairs(comparison, layer, 0)


@settings(max_examples=1500, deadline=None)
@given(st.lists(TEXTS, min_size=1, max_size=2), TEXTS, PROFILES)
def test_marks_add_up(references: list[str], candidate: str, profile: str) -> None:
    check_marks(compare(references, candidate, profile))


@settings(deadline=None)
@given(TEXTS, TEXTS, PROFILES)
def test_tokens_keep_their_exact_spans(reference: str, candidate: str, profile: str) -> None:
    comparison = compare(reference, candidate, profile)
    marks = comparison.marks("candidate", "unigram")
    tokens = comparison.tokens("candidate")
    assert len(tokens) == len(marks) == comparison.token_count("candidate")
    for token, mark in zip(tokens, marks, strict=True):
        assert mark.start <= token.start < token.end <= mark.end
        assert token.form


def test_surplus_is_what_repeats_beyond_the_clipped_count() -> None:
    comparison = compare("red bird", "red red red red")
    marks = comparison.marks("candidate", "unigram")
    assert [mark.status for mark in marks] == [Status.CREDITED] + [Status.SURPLUS] * 3
    assert {mark.partner for mark in marks} == {((0, 3),)}
    assert spans(comparison, "reference", "unigram", 0, Status.UNMATCHED) == ["bird"]


def test_the_leftmost_occurrences_are_paired_in_order() -> None:
    comparison = compare("a x a", "a a a")
    assert [mark.partner for mark in comparison.marks("candidate", "unigram")] == [
        ((0, 1),),
        ((4, 5),),
        ((0, 1), (4, 5)),
    ]


@pytest.mark.parametrize("lead", ["💩 ", "👨\u200d👩\u200d👧 ", "𠮷 ", "e\u0301 "])
def test_offsets_after_an_emoji_are_not_shifted(lead: str) -> None:
    comparison = compare(f"{lead}one two", "one two")
    assert spans(comparison, "reference", "unigram", 0, Status.CREDITED) == ["one", "two"]
    assert spans(comparison, "candidate", "unigram", 0, Status.CREDITED) == ["one", "two"]


def test_marks_are_the_same_for_both_newline_styles() -> None:
    unix = compare("the gate\nis open", "is open\nthe gate")
    windows = compare("the gate\r\nis open", "is open\r\nthe gate")
    for layer in LAYERS:
        for side in SIDES:
            for status in Status:
                assert [
                    text.replace("\r\n", "\n") for text in spans(windows, side, layer, 0, status)
                ] == spans(unix, side, layer, 0, status)


def test_words_are_matched_and_punctuation_is_not() -> None:
    comparison = compare("The big, gray, fuzzy koala.", "The big, old, gray koala:")
    assert spans(comparison, "reference", "lcs", 0, Status.CREDITED) == ["The", "big", "gray", "koala"]
    assert spans(comparison, "candidate", "lcs", 0, Status.CREDITED) == ["The", "big", "gray", "koala"]


def test_bigram_marks_run_from_first_to_last_token() -> None:
    comparison = compare("the cat is on the mat", "the cat is under the mat")
    assert spans(comparison, "candidate", "bigram", 0, Status.CREDITED) == ["the cat", "cat is", "the mat"]
    assert spans(comparison, "candidate", "bigram", 0, Status.UNMATCHED) == ["is under", "under the"]


def test_summary_level_marks_of_the_tie_rule_example() -> None:
    comparison = compare("the river flooded the town", "the river flooded\nthe town was flooded")
    score = comparison.scores.rouge("rougeLsum")
    assert (score.matches, score.reference_total, score.candidate_total) == (3, 5, 7)
    assert len(spans(comparison, "candidate", "lcs-sentence", 0, Status.CREDITED)) == 3


def test_a_union_can_credit_more_than_lies_on_any_candidate_path() -> None:
    comparison = compare("x a\na x", "a b")
    # both reference sentences mark their `a`; the candidate has one to give
    marks = comparison.marks("reference", "lcs-sentence")
    assert [mark.status.value for mark in marks] == ["unmatched", "credited", "surplus", "unmatched"]
    assert marks[2].partner == ((0, 1),)


def test_ligature_of_several_words_shares_one_span() -> None:
    comparison = compare("ﷺ", "ﷺ")
    assert {(token.start, token.end) for token in comparison.tokens("reference")} == {(0, 1)}
    assert sum(mark.weight for mark in comparison.marks("reference", "unigram")) == 4


def test_dropped_text_is_what_no_token_reads() -> None:
    comparison = compare("В 2024 году IT-рынок", "x", "rouge-score")
    text = comparison.references[0]
    assert [text[start:end].strip() for start, end in comparison.dropped("reference")] == [
        "В",
        "году",
        "-рынок",
    ]
    assert compare("кот", "кот").dropped("reference") == []


def test_auto_is_resolved_by_the_texts() -> None:
    names = {
        texts: compare(*texts).profile.tokenization
        for texts in [("the cat", "a cat"), ("猫", "cat"), ("ネコと猫", "猫"), ("ёж", "a"), ("é", "a")]
    }
    assert [choice.tokenizer for choice in names.values()] == [
        "rouge-score",
        "jieba-exact",
        "unicode",
        "unicode",
        "unicode",
    ]
    assert [choice.fold for choice in names.values()] == [(), (), (), ("yo",), ()]


def test_unknown_layers_are_named() -> None:
    with pytest.raises(UnknownLayerError, match="ngram:0"):
        compare("a", "a").marks("reference", "ngram:0")


def test_a_sacrebleu_profile_has_scores_and_no_marks() -> None:
    comparison = compare("the cat", "the cat", "sacrebleu BLEU sentence effective_order=True")
    assert list(comparison.scores) == ["bleu"]
    assert comparison.marks("reference", "unigram") == ()


def test_every_mark_text_is_a_word_of_the_text() -> None:
    comparison = compare("Дом, дом и Ёлка", "дом и елка")
    assert spans(comparison, "reference", "unigram", 0, Status.CREDITED) == ["Дом", "и", "Ёлка"]
    assert all(
        regex.fullmatch(r"\w+", text)
        for text in spans(comparison, "candidate", "unigram", 0, Status.CREDITED)
    )
