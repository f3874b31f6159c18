"""Folds, stopwords, lemma and stemmer put together; coverage and what was lost; lines read once."""

from __future__ import annotations

from pathlib import Path

import pytest
from hostile import PIECES, SEPARATORS
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.text import DataFile, Pipeline, Token, Tokenization, pipeline_for

NEWS = "В 2024 году IT-рынок вырос на 5 %"


def forms(text: str, choice: Tokenization) -> list[str]:
    return pipeline_for(choice).read(text).whole.forms


def data_file(folder: Path, content: str) -> DataFile:
    path = folder / "words.txt"
    path.write_bytes(content.encode())
    return DataFile.read(str(path))


class TestFolds:
    def test_yo_in_both_spellings(self) -> None:
        run = pipeline_for(Tokenization("unicode", fold=("yo",))).read("Ёлку ве\u0308з ЙОД").whole
        assert run.tokens == [Token("елку", 0, 4), Token("вез", 5, 9), Token("йод", 10, 13)]
        raw = Tokenization("whitespace-raw", fold=("yo",))
        assert forms("Ёлку Е\u0308лку", raw) == ["Елку", "Елку"]

    def test_nfkc_before_a_tokenizer_without_it(self) -> None:
        run = pipeline_for(Tokenization("characters", fold=("nfkc",))).read("㈠ ３½").whole
        assert run.tokens == [
            *(Token("一", 0, 1), Token("3", 2, 3), Token("1", 3, 4), Token("2", 3, 4)),
        ]
        assert forms("㈠ ３", Tokenization("characters")) == ["㈠", "３"]

    def test_traditional_characters(self) -> None:
        run = pipeline_for(Tokenization("jieba-exact", fold=("t2s",))).read("💩臺灣發生地震").whole
        assert run.tokens == [Token("台湾", 1, 3), Token("发生", 3, 5), Token("地震", 5, 7)]

    def test_spans_go_through_two_folds(self) -> None:
        run = pipeline_for(Tokenization("characters-raw", fold=("nfkc", "t2s"))).read("ﬁ臺").whole
        assert run.tokens == [Token("f", 0, 1), Token("i", 0, 1), Token("台", 1, 2)]


class TestForms:
    def test_the_lemma_restores_yo_and_leaves_other_languages(self) -> None:
        text = "Полицию задержал водитель, елку and новості"
        expected = ["полиция", "задержать", "водитель", "ёлка", "and", "новості"]
        assert forms(text, Tokenization("pymorphy-lemma")) == expected
        assert forms(text, Tokenization("unicode", lemma="ru")) == expected

    def test_lemma_then_stemmer_then_yo(self) -> None:
        choice = Tokenization("unicode", lemma="ru", stemmer="snowball-ru", fold=("yo",))
        assert forms("Полицию ёлку", choice) == ["полиц", "елк"]

    def test_porter_under_any_tokenizer(self) -> None:
        assert forms("Dogs were barking", Tokenization("rouge-score", stemmer="porter")) == [
            *("dog", "were", "bark"),
        ]
        assert forms("dogs 狗", Tokenization("jieba-exact", stemmer="porter")) == ["dog", "狗"]

    def test_stopwords_are_left_out_before_lemma_and_stemmer(self, tmp_path: Path) -> None:
        stopwords = data_file(tmp_path, "\ufeffthe\nnot\n\n  на \n")
        assert forms("The cat is not thE mat", Tokenization("unicode", stopwords=stopwords)) == [
            *("cat", "is", "mat"),
        ]
        choice = Tokenization("unicode", lemma="ru", stopwords=data_file(tmp_path, "мат\n"))
        assert forms("мат мата", choice) == ["мат"]

    def test_stopwords_are_taken_as_they_are_written(self, tmp_path: Path) -> None:
        stopwords = data_file(tmp_path, "The\n")
        assert forms("The the", Tokenization("whitespace-raw", stopwords=stopwords)) == ["the"]
        assert forms("The the", Tokenization("whitespace", stopwords=stopwords)) == ["the", "the"]

    def test_dictionaries_reach_jieba(self, tmp_path: Path) -> None:
        user = data_file(tmp_path, "河上的旧桥\n")
        assert forms("河上的旧桥", Tokenization("jieba-exact", userdict=user)) == ["河上的旧桥"]
        own = data_file(tmp_path, "旧桥 5 n\n河上 3\n")
        choice = Tokenization("jieba-exact-raw", hmm=False, dictionary=own)
        assert forms("河上旧桥", choice) == ["河上", "旧桥"]

    def test_a_data_file_is_named_with_its_hash(self, tmp_path: Path) -> None:
        assert str(data_file(tmp_path, "the\n")) == "words.txt@a5876935"
        with pytest.raises(FileNotFoundError):
            DataFile.read(str(tmp_path / "none.txt"))


class TestCoverage:
    @pytest.mark.parametrize(
        ("text", "tokenizer", "coverage"),
        [
            (NEWS, "rouge-score", 7 / 24),
            (NEWS, "unicode", 1.0),
            ("Привет, мир", "rouge-score", 0.0),
            ("está", "rouge-score", 3 / 4),
            ("plain text", "rouge-score", 1.0),
            ("2024年GDP增长5%", "rouge-score", 8 / 11),
            ("💩 …", "unicode", 1.0),
            ("", "unicode", 1.0),
            ("½ﷺ猫", "characters", 1.0),
        ],
    )
    def test_values(self, text: str, tokenizer: str, coverage: float) -> None:
        assert pipeline_for(Tokenization(tokenizer)).read(text).coverage == coverage

    def test_overlapping_words_count_once(self) -> None:
        assert pipeline_for(Tokenization("jieba-full")).read("清华大学 x").coverage == 1.0

    def test_stopwords_count_as_read(self, tmp_path: Path) -> None:
        choice = Tokenization("unicode", stopwords=data_file(tmp_path, "кот\n"))
        reading = pipeline_for(choice).read("кот спит")
        assert reading.whole.forms == ["спит"]
        assert reading.coverage == 1.0

    def test_what_was_dropped(self) -> None:
        reading = pipeline_for(Tokenization("rouge-score")).read(NEWS)
        assert [NEWS[start:end] for start, end in reading.dropped_spans()] == [
            *("В ", " году ", "-рынок вырос на "),
        ]
        assert pipeline_for(Tokenization("unicode")).read(NEWS).dropped_spans() == []

    def test_stopwords_are_neither_dropped_nor_lost(self, tmp_path: Path) -> None:
        stopwords = data_file(tmp_path, "it\ná\n")
        reading = pipeline_for(Tokenization("rouge-score", stopwords=stopwords)).read("IT рынок")
        assert reading.whole.forms == []
        assert reading.dropped_spans() == [(2, 8)]
        reading = pipeline_for(Tokenization("characters", stopwords=stopwords)).read("xáx")
        assert reading.whole.forms == ["x", "x"]
        assert reading.lost_accents() == []

    @pytest.mark.parametrize(
        ("text", "tokenizer", "lost"),
        [
            ("está café, naïve! año", "rouge-score", ["está", "café", "naïve", "año"]),
            ("cafe\u0301", "rouge-score", ["cafe\u0301"]),
            ("est est", "rouge-score", []),
            # nothing of these words is left: that is what coverage says
            ("é кот Ü", "rouge-score", []),
            ("está", "unicode", []),
            ("está está", "rouge-score", ["está"]),
        ],
    )
    def test_lost_accents(self, text: str, tokenizer: str, lost: list[str]) -> None:
        assert pipeline_for(Tokenization(tokenizer)).read(text).lost_accents() == lost


class TestSentences:
    def test_newlines(self) -> None:
        run = pipeline_for(Tokenization("unicode")).read("a b\n\n…\nc\n").summary
        assert run.forms == ["a", "b", "c"]
        assert run.ranges == [(0, 2), (2, 3)]

    def test_a_splitter(self) -> None:
        text = "Кот спит. Пёс ест.\nОба рады"
        run = pipeline_for(Tokenization("unicode")).read(text, "auto").summary
        assert run.ranges == [(0, 2), (2, 4), (4, 6)]
        assert [text[start:end] for start, end in run.spans] == ["Кот", "спит", "Пёс", "ест", "Оба", "рады"]

    def test_a_line_that_reads_differently_alone(self) -> None:
        reading = pipeline_for(Tokenization("jieba-exact-raw")).read("下雨\n下雨")
        assert reading.whole.forms == ["下雨", "\n", "下雨"]
        assert reading.summary.forms == ["下雨", "下雨"]
        assert reading.summary.spans == [(0, 2), (3, 5)]


CHOICES = [
    Tokenization("unicode", fold=("yo",)),
    Tokenization("rouge-score", stemmer="porter"),
    Tokenization("jieba-exact", fold=("nfkc", "t2s")),
    Tokenization("jieba-exact-raw"),
    Tokenization("nltk"),
    Tokenization("unicode", clean=("think", "markdown", "nfkc", "yo")),
]
LINES = st.lists(
    st.lists(st.sampled_from([*PIECES, *SEPARATORS[:2]]), max_size=5).map(" ".join), min_size=1, max_size=5
)


class TestLinesReadBefore:
    @pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: choice.tokenizer)
    @pytest.mark.parametrize("padding", ["", "padding " * 600])
    @settings(max_examples=25)
    @given(lines=LINES, edited=st.integers(0, 4), piece=st.sampled_from(PIECES))
    def test_an_edited_line_reads_as_if_fresh(
        self, choice: Tokenization, padding: str, lines: list[str], edited: int, piece: str
    ) -> None:
        used = pipeline_for(choice)
        _ = used.read("\n".join([padding, *lines]), "auto").summary
        lines[edited % len(lines)] += piece
        text = "\n".join([padding, *lines])
        fresh = Pipeline(choice)
        for splitter in ("newline", "auto"):
            again, new = used.read(text, splitter), fresh.read(text, splitter)
            for run, expected in ((again.whole, new.whole), (again.summary, new.summary)):
                assert run.tokens == expected.tokens
                assert run.ranges == expected.ranges
                assert run.mark_spans == expected.mark_spans
            assert again.coverage == new.coverage

    def test_long_and_short_texts_are_read_alike(self) -> None:
        pipeline = pipeline_for(Tokenization("unicode", fold=("yo",)))
        short = "Кот спит.\n\nПёс 💩 İ ест ﷺ\n\u0345 конец"
        padded = pipeline.read(short + "\n" + " " * 3000).whole
        run = pipeline.read(short).whole
        assert (run.forms, run.spans, run.ranges) == (padded.forms, padded.spans, padded.ranges)
        assert run.mark_spans == padded.mark_spans

    def test_the_same_choice_shares_a_pipeline(self) -> None:
        assert pipeline_for(Tokenization("unicode")) is pipeline_for(Tokenization("unicode"))
