"""ROUGE-1.5.5: against a slow oracle of its own, its flags, its data folder, its averages, its death."""

from __future__ import annotations

import os
import random
from pathlib import Path

import lin_oracle
import pytest
from lin_oracle import Flags

from rouge_gui.metrics import Aggregate, Profile, ProfileError, score, score_corpus
from rouge_gui.text import TOKENIZERS, LinReading, pipeline_for

STOPWORDS = ["the", "a", "is", "and"]
EXCEPTIONS = {"ran": "run", "leaves": "leaf", "children": "child", "better": "well"}
# each line with what it means
LINES = {
    "-n 4 -2 4 -U -w 1.2": Flags(n=4, distance=4, skip=("S", "SU"), weight=1.2),
    "-n 2 -m -s -2 -1 -u": Flags(n=2, stem=True, distance=-1, skip=("SU",), stopwords=frozenset(STOPWORDS)),
    "-n 2 -l 7 -w 2 -2 0": Flags(n=2, words=7, weight=2.0, distance=0, skip=("S",)),
    "-n 2 -b 24 -w 1.2": Flags(n=2, bytes_=24, weight=1.2),
    "-n 2 -f B -w 1.5 -2 4 -U -p 0.3": Flags(
        n=2, best=True, weight=1.5, distance=4, skip=("S", "SU"), alpha=0.3
    ),
    "-n 1 -t 1 -m -w 1.2 -2 2": Flags(n=1, by_counts=True, stem=True, weight=1.2, distance=2, skip=("S",)),
}
# texts for each line; ROUGE_GUI_LIN_TEXTS=2000 takes some minutes
TEXTS = int(os.environ.get("ROUGE_GUI_LIN_TEXTS", "10"))
WORDS = [
    *("the", "a", "is", "and", "Children", "ran", "running", "leaves", "better", "relational", "agreements"),
    *("dying", "happy", "x-ray", "3.5", "café", "кот", "猫", "b", "b", "c"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data")
    (path / "smart_common_words.txt").write_text("\n".join(STOPWORDS) + "\n", encoding="utf-8")
    lines = [f"{form} {base} another" for form, base in EXCEPTIONS.items()]
    (path / "verb.exc").write_text("\n".join(lines) + "\n", encoding="utf-8")
    # read before the verbs, so overruled
    (path / "noun.exc").write_text("ran rennet\n", encoding="utf-8")
    return path


def some_text(source: random.Random) -> str:
    words = source.choice((WORDS, WORDS[-3:]))
    lines = [
        source.choice(("", " ", "\t")) + source.choice((" ", "  ", ", ")).join(source.choices(words, k=size))
        for size in source.choices((0, 1, 3, 8), k=source.randint(1, 4))
    ]
    return "\n".join(lines)


@pytest.mark.parametrize("line", LINES)
def test_every_number_equals_the_oracle(line: str, folder: Path) -> None:
    source = random.Random(line)
    flags = LINES[line]
    if flags.stem:
        flags.exceptions.update(EXCEPTIONS)
    profile = Profile.parse(f"rouge-1.5.5 {line} data='{folder}'")
    for _ in range(TEXTS):
        references = [some_text(source) for _ in range(source.choice((1, 1, 2, 3)))]
        candidate = some_text(source)
        card = score(references, candidate, profile)
        if any(note.id == "implementation-raises" for note in card.notes):
            # a reference without tokens: the script divides by zero
            assert "rougeW" not in card
            continue
        expected = lin_oracle.rouge(references, candidate, flags)
        assert list(card) == list(expected)
        for key, result in expected.items():
            found = card.rouge(key)
            counts = found.matches, found.candidate_total, found.reference_total
            assert counts == pytest.approx(result.counts, rel=1e-12), (key, references, candidate)
            assert found[:3] == pytest.approx(result.values, rel=0, abs=1e-12)
            assert found.printed is not None
            assert (
                tuple(found.printed[part] for part in ("precision", "recall", "fmeasure")) == result.strings
            )
            assert found.reference_index == result.index


class TestFlags:
    def test_a_published_line_is_a_profile(self) -> None:
        line = "ROUGE-1.5.5.pl -e data -c 95 -r 1000 -n 2 -m -w 1.2 -2 4 -u -a settings.xml"
        profile = Profile.parse(line)
        assert profile == Profile.parse("rouge-1.5.5 -n2 -mw1.2 -2 4 -u")
        assert profile == Profile.parse(f"perl /opt/rouge/{line} 11")
        assert list(score("a b", "a b", profile)) == ["rouge1", "rouge2", "rougeL", "rougeW", "rougeSU4"]

    @pytest.mark.parametrize(
        ("line", "keys"),
        [
            ("", ["rougeL"]),
            ("-n 2 -x", ["rouge1", "rouge2"]),
            ("-2 -1", ["rougeL", "rougeS*"]),
            ("-2 -5 -u -x", ["rougeSU*"]),
            ("-2 0 -U -x", ["rougeS0", "rougeSU0"]),
            ("-2 9 -u -U -x", ["rougeSU9"]),
            ("-w 1.2 -x", ["rougeW"]),
            ("-a -d -v -h -H -z SPL -e DIR -- list.txt X", ["rougeL"]),
        ],
    )
    def test_what_a_line_asks_for(self, line: str, keys: list[str]) -> None:
        assert list(score("a b c", "a c", f"rouge-1.5.5 {line}")) == keys

    @pytest.mark.parametrize(
        ("line", "problem", "values"),
        [
            ("-q", "unknown-option", {"profile": "rouge-1.5.5", "option": "-q"}),
            ("-nope", "bad-value", {"option": "-n", "value": "ope"}),
            ("-n", "bad-value", {"option": "-n", "value": ""}),
            ("-n 10", "bad-value", {"option": "-n", "value": "10"}),
            ("-n -1", "bad-value", {"option": "-n", "value": "-1"}),
            ("-n 2 -n 3", "repeated-option", {"profile": "rouge-1.5.5", "option": "-n"}),
            ("-3 HM", "unsupported-flag", {"profile": "rouge-1.5.5", "option": "-3"}),
            ("-n 2 -M", "unsupported-flag", {"profile": "rouge-1.5.5", "option": "-M"}),
            ("-n 2 -u", "missing-flag", {"profile": "rouge-1.5.5", "option": "-u", "other": "-2"}),
            (
                "-l 5 -b 5",
                "impossible-combination",
                {"profile": "rouge-1.5.5", "option": "-l", "other": "-b"},
            ),
            (
                *("-b 5 ids=characters", "impossible-combination"),
                {"profile": "rouge-1.5.5", "option": "-b", "other": "ids"},
            ),
            (
                "-x",
                "missing-flag",
                {"profile": "rouge-1.5.5", "option": "-x", "other": "-n, -w, -2"},
            ),
            ("-w 0", "bad-value", {"option": "-w", "value": "0"}),
            ("-w much", "bad-value", {"option": "-w", "value": "much"}),
            ("-2 4.5", "bad-value", {"option": "-2", "value": "4.5"}),
            ("-p 1.1", "bad-value", {"option": "-p", "value": "1.1"}),
            ("-f C", "bad-value", {"option": "-f", "value": "C"}),
            ("-t 3", "bad-value", {"option": "-t", "value": "3"}),
            ("-c 101", "bad-value", {"option": "-c", "value": "101"}),
            ("-r 0", "bad-value", {"option": "-r", "value": "0"}),
            ("ids=words", "bad-value", {"option": "ids", "value": "words"}),
            ("data=/no/such/folder", "bad-file", {"option": "data", "path": "/no/such/folder"}),
            ("list.txt X too-many", "unknown-option", {"profile": "rouge-1.5.5", "option": "too-many"}),
            ("-n 2 tokenizer=unicode", "unknown-option", {"profile": "rouge-1.5.5", "option": "tokenizer"}),
            ("list.txt -n", "unknown-option", {"profile": "rouge-1.5.5", "option": "-n"}),
        ],
    )
    def test_what_is_wrong_is_named(self, line: str, problem: str, values: dict[str, str]) -> None:
        with pytest.raises(ProfileError) as error:
            Profile.parse(f"rouge-1.5.5 {line}")
        assert (error.value.id, error.value.values) == (problem, values)

    @pytest.mark.parametrize(
        "line",
        [
            *LINES,
            "",
            "-x -n 9",
            "-2 -1 -u -t 2 -c 90.5 -r 7",
            "ids=jieba-exact-raw hmm=off",
            "-l 3 ids=characters",
        ],
    )
    def test_its_signature_prints_every_choice_and_is_a_profile(self, line: str) -> None:
        profile = Profile.parse(f"rouge-1.5.5 {line}")
        signature = profile.signature(2)
        assert Profile.parse(signature) == profile
        for name in ("n", "lcs", "weight", "skip", "stemmer", "stopwords", "words", "bytes", "formula"):
            assert f"|{name}:" in signature
        assert "|data:none|" in signature
        assert signature.endswith("|standard:ROUGE-1.5.5")

    def test_a_data_folder_stands_in_the_signature_by_content(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        profile = Profile.parse(f"rouge-1.5.5 -m data='{folder}'")
        rule = profile.tokenization.rule
        assert isinstance(rule, LinReading)
        assert rule.data is not None
        assert f"|data:{folder.name}@{rule.data.digest}|" in profile.signature()
        monkeypatch.chdir(folder.parent)
        again = Profile.parse(profile.signature()).tokenization.rule
        assert isinstance(again, LinReading)
        assert again.data is not None
        assert again.data.digest == rule.data.digest
        with pytest.raises(ProfileError) as error:
            Profile.parse(f"rouge-1.5.5 data={folder.name}@00000000")
        assert error.value.id == "bad-file"


class TestReading:
    def test_tokens_are_ascii_only(self) -> None:
        forms = (
            pipeline_for(Profile.parse("rouge-1.5.5").tokenization)
            .read("Café $5, x-ray — кот 猫\u212a")
            .whole.forms
        )
        assert forms == ["caf", "5", "x", "ray"]

    @pytest.mark.parametrize(
        ("line", "text", "kept"),
        [
            ("-l 3", "one two. three four", ["one", "two", "three"]),
            ("-l 3", " one two three", ["one", "two"]),
            ("-l 3", "one , two", ["one", "two"]),
            ("-l 2", "one\n\n \ntwo three", ["one", "two"]),
            ("-b 6", "one two", ["one", "tw"]),
            ("-b 6", "one\ntwo x", ["one", "two"]),
            ("-b 4", "éé a", []),
            ("-b 5", "éé a", []),
            ("-b 6", "éé a", ["a"]),
            ("-l 2 ids=characters", "猫 坐垫", ["猫", "坐"]),
        ],
    )
    def test_limits(self, line: str, text: str, kept: list[str]) -> None:
        reading = pipeline_for(Profile.parse(f"rouge-1.5.5 {line}").tokenization).read(text)
        assert reading.whole.forms == kept
        for form, (start, end) in zip(kept, reading.whole.spans, strict=True):
            assert text[start:end] == form

    def test_common_subsequences_read_more_under_a_byte_limit(self) -> None:
        reading = pipeline_for(Profile.parse("rouge-1.5.5 -b 5").tokenization).read("one\ntwo\nthree x\nfour")
        assert reading.whole.forms == ["one", "tw"]
        assert reading.summary.forms == ["one", "two", "three"]
        assert reading.summary.ranges == [(0, 1), (1, 2), (2, 3)]

    def test_ids_let_chinese_through(self) -> None:
        assert score("猫坐", "猫趴", "rouge-1.5.5 -n 1").rouge("rouge1").reference_total == 0
        found = score("猫坐", "猫趴", "rouge-1.5.5 -n 1 ids=characters").rouge("rouge1")
        assert (found.matches, found.reference_total) == (1, 2)
        for name in ("characters", "jieba-exact-raw", "whitespace"):
            assert name in TOKENIZERS
            assert score("猫 坐", "猫 坐", f"rouge-1.5.5 -n 1 ids={name}").rouge("rouge1").fmeasure == 1.0


class TestWorkedExamples:
    def test_w_is_not_the_paper_s(self) -> None:
        found = score("A B C D E", "A X B Y C Z D W E", "rouge-1.5.5 -w 1.2").rouge("rougeW")
        assert (round(found.recall, 4), round(found.precision, 4)) == (0.7248, 0.5556)
        same = score("one two three four five six", "one two three four five six", "rouge-1.5.5 -w 1.2")
        assert same.rouge("rougeW").printed == {
            "recall": "0.69883",
            "precision": "1.00000",
            "fmeasure": "0.82272",
        }

    def test_one_token_earns_no_skip_bigram_and_no_unigram(self) -> None:
        card = score("oak", "oak", "rouge-1.5.5 -2 4 -U")
        assert [card.rouge(key).fmeasure for key in ("rougeS4", "rougeSU4")] == [0.0, 0.0]

    def test_l_is_summary_level(self) -> None:
        swapped = score(
            "the gate is open.\nthe door is shut.", "the door is shut.\nthe gate is open.", "rouge-1.5.5"
        )
        assert swapped.rouge("rougeL").fmeasure == 1.0
        # the key of the other name gives the same number
        card = score("a b\nc", "c\na b", "rouge-1.5.5", ["rougeL", "rougeLsum"])
        assert card["rougeL"] == card["rougeLsum"]

    def test_f_comes_from_printed_values(self) -> None:
        found = score("a b c d e f", "a b c d e x y", "rouge-1.5.5 -n 1").rouge("rouge1")
        assert found.printed == {"recall": "0.83333", "precision": "0.71429", "fmeasure": "0.76923"}
        assert found.fmeasure == pytest.approx(10 / 13)


class TestDeath:
    def test_an_empty_reference_is_an_error_text(self) -> None:
        card = score("кот", "a cat", "rouge-1.5.5 -n 1 -w 1.2 -2 4 -U")
        assert list(card) == ["rouge1", "rougeL"]
        assert card.notes[0] == ("implementation-raises", {"message": "Illegal division by zero"})

    def test_one_empty_reference_among_several_is_enough(self) -> None:
        card = score(["a cat", "!"], "a cat", "rouge-1.5.5 -n 1 -w 1.2")
        assert list(card) == ["rouge1", "rougeL"]
        assert [list(own) for own in card.per_reference] == [
            ["rouge1", "rougeL", "rougeW"],
            ["rouge1", "rougeL"],
        ]

    def test_without_w_nothing_happens(self) -> None:
        card = score("", "a cat", "rouge-1.5.5 -n 1 -2 4 -U")
        assert [card.rouge(key).fmeasure for key in card] == [0.0] * 4


class TestAverages:
    ITEMS = (["a b c", "a b", "c d e"], ["a b x", "b a", "q"])

    def test_ids_sort_as_strings(self) -> None:
        references, candidates = self.ITEMS
        profile = "rouge-1.5.5 -n 1 -r 10"
        plain = score_corpus(references, candidates, profile, ids=["1", "2", "10"])
        moved = score_corpus(
            [references[0], references[2], references[1]],
            [candidates[0], candidates[2], candidates[1]],
            profile,
            ids=["01", "02", "03"],
        )
        assert plain["rouge1"] == moved["rouge1"]

    def test_raw_counts(self) -> None:
        card = score_corpus(*self.ITEMS, "rouge-1.5.5 -n 1 -t 2")
        found = card["rouge1"]
        assert getattr(found, "printed", None) == {
            "matches": "4",
            "candidate_total": "6",
            "reference_total": "8",
        }

    def test_a_metric_the_script_died_on_has_no_average(self) -> None:
        references, candidates = self.ITEMS
        card = score_corpus([*references, ""], [*candidates, "a"], "rouge-1.5.5 -n 1 -w 1.2 -2 4")
        assert list(card) == ["rouge1", "rougeL"]
        assert [note.id for note in card.notes] == ["implementation-raises"]

    def test_a_fraction_between_two_samples_is_bridged(self) -> None:
        # 11 resamples at 90 %: the ends lie at 0.55 and, by the script's one fraction, at 9.45
        card = score_corpus(*self.ITEMS, "rouge-1.5.5 -n 1 -r 11 -c 90")
        found = card["rouge1"]
        assert isinstance(found, Aggregate)
        assert found.low.recall < found.mean.recall < found.high.recall


def test_a_weight_below_one_is_taken_as_the_script_does_and_said() -> None:
    card = score("a b c d", "a x b x c x d", "rouge-1.5.5 -n 1 -w 0.5")
    # what the script itself prints
    assert card.rouge("rougeW").printed == {
        "precision": "0.57143",
        "recall": "2.00000",
        "fmeasure": "0.88889",
    }
    assert [(note.id, note.values) for note in card.notes if note.id == "weight-below-one"] == [
        ("weight-below-one", {"weight": 0.5})
    ]
    assert "weight-below-one" not in {note.id for note in score("a b", "a b", "rouge-1.5.5 -w 1.2").notes}
