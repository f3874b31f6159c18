"""The PyPI packages: options, quirks that change numbers, and their errors as results."""

from __future__ import annotations

import pytest

from rouge_gui.metrics import Note, Profile, ProfileError, score, score_corpus
from rouge_gui.text import BEYOND_LINES, TOKENIZERS, Tokenization, pipeline_for


def counts(reference: str, candidate: str, profile: str, key: str) -> tuple[float, float, float]:
    found = score(reference, candidate, profile, [key]).rouge(key)
    return found.matches, found.candidate_total, found.reference_total


@pytest.mark.parametrize(
    ("text", "problem", "values"),
    [
        ("pltrdy exclusive=no", "bad-value", {"option": "exclusive", "value": "no"}),
        ("pltrdy stemmer=porter", "unknown-option", {"profile": "pltrdy", "option": "stemmer"}),
        ("rouge-chinese alpha=1", "unknown-option", {"profile": "rouge-chinese", "option": "alpha"}),
        ("rouge-chinese tokenizer=jieba", "bad-value", {"option": "tokenizer", "value": "jieba"}),
        ("pyrouge w=0.9", "bad-value", {"option": "w", "value": "0.9"}),
        ("pyrouge gap=-1", "bad-value", {"option": "gap", "value": "-1"}),
        ("pyrouge multi=max", "bad-value", {"option": "multi", "value": "max"}),
        ("pyrouge alpha=1.5", "bad-value", {"option": "alpha", "value": "1.5"}),
        ("pyrouge exclusive=true", "unknown-option", {"profile": "pyrouge", "option": "exclusive"}),
    ],
)
def test_what_is_wrong_is_named(text: str, problem: str, values: dict[str, str]) -> None:
    with pytest.raises(ProfileError) as error:
        Profile.parse(text)
    assert (error.value.id, error.value.values) == (problem, values)


@pytest.mark.parametrize(
    "text",
    [
        "pltrdy",
        "pltrdy exclusive=false tokenizer=jieba-exact-raw hmm=off multi=mean",
        "rouge-chinese tokenizer=characters-raw seed=3",
        "pyrouge",
        "pyrouge w=1 gap=unlimited multi=best alpha=0 tokenizer=unicode",
    ],
)
def test_signatures_are_profiles(text: str) -> None:
    profile = Profile.parse(text)
    assert Profile.parse(profile.signature()) == profile


class TestPltrdy:
    def test_n_grams_are_sets_unless_told_otherwise(self) -> None:
        texts = "red bird red", "red red red bird"
        assert counts(*texts, "pltrdy", "rouge1") == (2, 2, 2)
        assert counts(*texts, "pltrdy exclusive=false", "rouge1") == (3, 4, 3)

    def test_a_piece_of_white_space_is_an_empty_token(self) -> None:
        reading = pipeline_for(Profile.parse("pltrdy").tokenization).read("a b. .c..d ")
        assert reading.whole.forms == ["a", "b", "", "c", "d"]
        assert reading.whole.ranges == [(0, 2), (2, 3), (3, 4), (4, 5)]
        assert [reading.text[start:end] for start, end in reading.whole.spans] == ["a", "b", " ", "c", "d"]

    def test_tokens_joined_by_spaces_are_cut_at_full_stops(self) -> None:
        reading = pipeline_for(Profile.parse("pltrdy tokenizer=characters-raw").tokenization).read("增3.5%")
        assert reading.whole.forms == ["增", "3", "5", "%"]
        assert reading.whole.spans == [(0, 1), (1, 2), (3, 4), (4, 5)]

    def test_f_may_exceed_one(self) -> None:
        found = score("a b", "a b. a b", "pltrdy exclusive=false", ["rougeL"]).rouge("rougeL")
        assert found.recall == 2.0
        assert found.fmeasure > 1

    def test_f_has_a_small_number_below(self) -> None:
        assert score("a", "a", "pltrdy").rouge("rouge1").fmeasure == 2.0 * (1 / (2 + 1e-8))


class TestRougeChinese:
    def test_l_compares_whole_texts(self) -> None:
        assert counts("a b\nc d", "c d\na b", "rouge-chinese", "rougeL") == (2, 4, 4)
        assert counts("a a", "a a", "rouge-chinese", "rougeL") == (2, 2, 2)

    def test_sentences_end_at_its_marks(self) -> None:
        reading = pipeline_for(Profile.parse("rouge-chinese").tokenization).read(
            "一。二！”三？ 四……五......六"
        )
        pieces = [reading.whole.forms[start:end] for start, end in reading.whole.ranges]
        assert pieces == [["一。"], ["二！”"], ["三？"], ["四……"], ["五......"], ["六"]]


class TestPyRouge:
    def test_the_last_token_is_no_unigram(self) -> None:
        assert counts("oak", "oak", "pyrouge", "rougeSU4") == (0, 0, 0)
        assert counts("a b", "a b", "pyrouge", "rougeSU4") == (2, 2, 2)

    def test_best_goes_by_recall(self) -> None:
        references = ["a b c d", "a x"]
        found = score(references, "a b", "pyrouge multi=best", ["rouge1"]).rouge("rouge1")
        assert (found.reference_index, found.recall) == (0, 0.5)
        average = score(references, "a b", "pyrouge", ["rouge1"]).rouge("rouge1")
        assert (average.reference_index, average.matches, average.reference_total) == (None, 3, 6)

    def test_a_tokenizer_reads_line_by_line(self) -> None:
        # a break is no token, which jieba would make of it
        assert counts("猫\n坐", "猫\n坐", "pyrouge tokenizer=jieba-exact-raw", "rouge1") == (2, 2, 2)
        assert counts("猫\n坐", "猫 坐", "pyrouge tokenizer=jieba-exact-raw", "rouge2") == (0, 2, 1)
        reading = pipeline_for(Profile.parse("pyrouge tokenizer=nltk-raw").tokenization).read("it's.\n\nYes.")
        assert reading.whole.forms == ["it", "'s", ".", "Yes", "."]
        assert reading.whole.ranges == [(0, 3), (3, 5)]
        assert reading.whole.spans[3:] == [(7, 10), (10, 11)]

    @pytest.mark.parametrize("name", sorted(TOKENIZERS))
    def test_the_tokenizers_that_see_beyond_lines_are_known(self, name: str) -> None:
        pipeline = pipeline_for(Tokenization(tokenizer=name))
        assert pipeline.line_stable == (name not in BEYOND_LINES)

    def test_empty_texts_are_no_error(self) -> None:
        card = score("", "", "pyrouge")
        assert [card.rouge(key).fmeasure for key in card] == [0.0] * 4

    def test_mean_f_is_the_f_of_means(self) -> None:
        card = score_corpus(["a b", "a b c d"], ["a b", "a"], "pyrouge", ["rouge1"])
        mean = getattr(card["rouge1"], "mean", None)
        assert mean == pytest.approx((1.0, 0.625, 1.25 / 1.625))


class TestErrors:
    @pytest.mark.parametrize("profile", ["pltrdy", "rouge-chinese", "pltrdy exclusive=false"])
    @pytest.mark.parametrize(
        ("reference", "candidate", "message"),
        [
            ("a", "", "Hypothesis is empty."),
            ("", "a", "Reference is empty."),
            ("", "", "Hypothesis is empty."),
        ],
    )
    def test_an_empty_text_is_an_error_text(
        self, profile: str, reference: str, candidate: str, message: str
    ) -> None:
        card = score(reference, candidate, profile)
        assert len(card) == 0
        assert card.notes[0] == Note("implementation-raises", {"message": message})

    def test_l_alone_says_it_otherwise(self) -> None:
        card = score("a", "", "pltrdy", ["rougeL"])
        assert card.notes[0].values == {"message": "Collections must contain at least 1 sentence."}

    def test_white_space_is_not_empty_to_one_of_them(self) -> None:
        assert list(score("a", " ", "pltrdy")) == ["rouge1", "rouge2", "rougeL", "rougeLsum"]
        assert list(score("a", " ", "rouge-chinese")) == []

    def test_a_corpus_with_such_an_item_has_no_averages(self) -> None:
        card = score_corpus(["a", "b"], ["a", ""], "pltrdy")
        assert list(card) == []
        assert card.notes == (Note("implementation-raises", {"message": "Hypothesis is empty."}),)
