"""Profile strings: every option, errors that name the culprit, signatures that are profiles, automatic choice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rouge_gui.metrics import Profile, ProfileError, score
from rouge_gui.text import STEMMERS, TOKENIZERS

SETTLED = [
    "auto tokenizer=unicode",
    "auto tokenizer=unicode fold=yo,nfkc,t2s beta=.5 weight=1.5 multi=jackknife seed=7 sentences=auto",
    "auto tokenizer=razdel lemma=ru stemmer=snowball-ru multi=recall",
    "auto tokenizer=jieba-search hmm=off",
    "auto tokenizer=unicode clean=yo,think,first-clause",
    "rouge-score clean=nfkc",
    "pltrdy clean=markdown,spaces",
    "rouge-chinese tokenizer=jieba-exact-raw clean=first-clause",
    "pyrouge clean=think",
    "rouge-1.5.5 -n 2 -m clean=think,t2s",
    "rouge-1.5.5 -n 1 ids=characters clean=lead-in",
    "rouge-score",
    "rouge-score stemmer=porter seed=3",
    "rouge-score tokenizer=jieba-exact-raw sentences=auto",
    "evaluate",
    "evaluate tokenizer=whitespace-raw",
    *(f"auto tokenizer={name}" for name in TOKENIZERS),
    *(f"auto tokenizer=unicode stemmer={name}" for name in STEMMERS),
    *(f"auto tokenizer=unicode multi={rule}" for rule in ("max", "recall", "average", "mean", "jackknife")),
]
SACREBLEU = [
    "sacrebleu BLEU sentence tokenize=zh effective_order=true smooth=exp",
    "sacrebleu BLEU corpus tokenize=13a",
    "sacrebleu chrF sentence",
    "sacrebleu chrF++ corpus word_order=2",
    "sacrebleu TER",
    "sacrebleu BLEU sentence clean=think,nfkc tokenize=zh",
    "sacrebleu chrF clean=t2s",
]


def choices(signature: str) -> list[str]:
    """Return the fields of a signature without versions and the name of the standard."""
    return [
        part
        for part in signature.split("|")[1:]
        if not re.match(r"(refs|version|jieba|pymorphy3|razdel|nltk|opencc|regex|standard):", part)
    ]


class TestGrammar:
    def test_defaults(self) -> None:
        profile = Profile.parse("auto")
        assert (profile.automatic, profile.sentences, profile.beta, profile.weight) == (
            *(True, "newline", 1.0, 1.2),
        )
        assert (profile.multi, profile.seed) == ("max", 12345)
        assert Profile.parse("rouge-score").tokenization.tokenizer == "rouge-score"
        assert not Profile.parse("rouge-score").automatic
        assert Profile.parse("evaluate").tokenization.tokenizer == "rouge-score"

    def test_every_option(self) -> None:
        profile = Profile.parse(
            "auto tokenizer=jieba-full hmm=off stemmer=porter lemma=ru fold=t2s,yo sentences=auto beta=.5 "
            "weight=1.5 multi=average seed=7"
        )
        choice = profile.tokenization
        assert (choice.tokenizer, choice.hmm, choice.stemmer, choice.lemma) == (
            *("jieba-full", False, "porter", "ru"),
        )
        # in the order they are applied, whatever the order given
        assert choice.fold == ("t2s", "yo")
        assert (profile.sentences, profile.beta, profile.weight) == ("auto", 0.5, 1.5)
        assert (profile.multi, profile.seed, profile.automatic) == ("average", 7, False)

    def test_the_order_of_options_is_free(self) -> None:
        assert Profile.parse("auto seed=7 beta=2 tokenizer=razdel") == Profile.parse(
            "  auto tokenizer=razdel  beta=2.0 seed=7 "
        )

    def test_none_is_the_default_written_out(self) -> None:
        assert Profile.parse("rouge-score stemmer=none lemma=none stopwords=none") == Profile.parse(
            "rouge-score"
        )

    def test_paths_are_quoted(self, tmp_path: Path) -> None:
        path = tmp_path / "my words.txt"
        path.write_bytes(b"the\n")
        for quoted in (f"'{path}'", f'"{path}"'):
            profile = Profile.parse(f"auto tokenizer=unicode stopwords={quoted}")
            assert profile.tokenization.stopwords is not None
            assert profile.tokenization.stopwords.path == str(path)
            assert "stopwords:my words.txt@a5876935" in profile.signature().split("|")
            assert score("the cat", "cat", profile).rouge("rouge1").fmeasure == 1.0

    def test_sacrebleu(self) -> None:
        sacre = Profile.parse("sacrebleu 2.6.0 BLEU sentence tokenize=zh smooth=exp").sacre
        assert sacre is not None
        assert (sacre.metric, sacre.level, sacre.asked_version) == ("BLEU", "sentence", "2.6.0")
        assert sacre.arguments == (("tokenize", "zh"), ("smooth", "exp"))


@pytest.mark.parametrize(
    ("text", "problem", "values"),
    [
        ("", "unknown-profile", {"name": ""}),
        ("rouge", "unknown-profile", {"name": "rouge"}),
        ("auto colour=red", "unknown-option", {"profile": "auto", "option": "colour"}),
        ("auto tokenizer", "unknown-option", {"profile": "auto", "option": "tokenizer"}),
        ("rouge-score weight=1.2", "unknown-option", {"profile": "rouge-score", "option": "weight"}),
        ("auto tokenizer=words", "bad-value", {"option": "tokenizer", "value": "words"}),
        ("rouge-score tokenizer=auto", "bad-value", {"option": "tokenizer", "value": "auto"}),
        ("auto hmm=yes", "bad-value", {"option": "hmm", "value": "yes"}),
        ("auto stemmer=lancaster", "bad-value", {"option": "stemmer", "value": "lancaster"}),
        ("auto lemma=uk", "bad-value", {"option": "lemma", "value": "uk"}),
        ("auto fold=yo,case", "bad-value", {"option": "fold", "value": "case"}),
        ("auto fold=", "bad-value", {"option": "fold", "value": ""}),
        ("auto sentences=pysbd", "bad-value", {"option": "sentences", "value": "pysbd"}),
        ("auto beta=0", "bad-value", {"option": "beta", "value": "0"}),
        ("auto beta=nan", "bad-value", {"option": "beta", "value": "nan"}),
        ("auto beta=1e308", "bad-value", {"option": "beta", "value": "1e308"}),
        ("auto beta=1.4e154", "bad-value", {"option": "beta", "value": "1.4e154"}),
        ("auto weight=0.5", "bad-value", {"option": "weight", "value": "0.5"}),
        ("auto weight=0.999", "bad-value", {"option": "weight", "value": "0.999"}),
        ("auto weight=41", "bad-value", {"option": "weight", "value": "41"}),
        ("rouge-1.5.5 -w 1e308", "bad-value", {"option": "-w", "value": "1e308"}),
        ("rouge-1.5.5 -p nan", "bad-value", {"option": "-p", "value": "nan"}),
        ("rouge-1.5.5 -p 1.5", "bad-value", {"option": "-p", "value": "1.5"}),
        ("pyrouge w=1e308", "bad-value", {"option": "w", "value": "1e308"}),
        ("auto weight=inf", "bad-value", {"option": "weight", "value": "inf"}),
        ("auto multi=best", "bad-value", {"option": "multi", "value": "best"}),
        ("auto seed=-1", "bad-value", {"option": "seed", "value": "-1"}),
        ("auto seed=4294967296", "bad-value", {"option": "seed", "value": "4294967296"}),
        ("rouge-score beta=2", "bad-value", {"option": "beta", "value": "2"}),
        ("evaluate multi=mean", "bad-value", {"option": "multi", "value": "mean"}),
        ("auto stopwords=none.txt", "bad-file", {"option": "stopwords", "path": "none.txt"}),
        ("auto dict=none.txt", "bad-file", {"option": "dict", "path": "none.txt"}),
        ("auto clean=yo,tidy", "bad-value", {"option": "clean", "value": "tidy"}),
        ("auto clean=", "bad-value", {"option": "clean", "value": ""}),
        ("auto clean=yo,nfkc,yo", "repeated-value", {"option": "clean", "value": "yo"}),
        ("auto clean=yo clean=nfkc", "repeated-option", {"profile": "auto", "option": "clean"}),
        ("sacrebleu TER clean=tidy", "bad-value", {"option": "clean", "value": "tidy"}),
        ("rouge-1.5.5 -n 1 clean=tidy", "bad-value", {"option": "clean", "value": "tidy"}),
        ("pltrdy clean=tidy", "bad-value", {"option": "clean", "value": "tidy"}),
        ("auto 'tokenizer", "bad-quoting", {"profile": "auto 'tokenizer"}),
        ("sacrebleu", "bad-value", {"option": "sacrebleu", "value": ""}),
        ("sacrebleu ROUGE", "bad-value", {"option": "sacrebleu", "value": "ROUGE"}),
        ("sacrebleu BLEU document", "bad-value", {"option": "sacrebleu", "value": "document"}),
        ("sacrebleu BLEU corpus n=4", "unknown-option", {"profile": "sacrebleu BLEU", "option": "n"}),
        ("rouge-gui|", "unknown-profile", {"name": ""}),
        ("rouge-gui|profile:auto|colour:red", "unknown-option", {"profile": "auto", "option": "colour"}),
    ],
)
def test_errors_name_the_culprit(text: str, problem: str, values: dict[str, str]) -> None:
    with pytest.raises(ProfileError) as error:
        Profile.parse(text)
    assert (error.value.id, dict(error.value.values)) == (problem, values)
    assert str(error.value).startswith(problem)


class TestSignature:
    @pytest.mark.parametrize(
        "text", [*SETTLED, *SACREBLEU, "auto", "auto fold=none", "auto hmm=off fold=t2s"]
    )
    def test_pasted_back_it_is_the_profile(self, text: str) -> None:
        profile = Profile.parse(text)
        again = Profile.parse(profile.signature(3, ["rouge1", "rougeL"]))
        assert again == profile
        assert again.signature() == profile.signature()

    def test_files_are_pinned_by_their_hash(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        Path("stop words.txt").write_bytes(b"the\n")
        Path("user.txt").write_bytes("河上的旧桥\n".encode())
        profile = Profile.parse("auto tokenizer=jieba-exact stopwords='stop words.txt' userdict=user.txt")
        again = Profile.parse(profile.signature())
        assert again.tokenization == profile.tokenization
        Path("stop words.txt").write_bytes(b"a\n")
        # a signature with other fields, so that it is read anew
        with pytest.raises(ProfileError) as error:
            Profile.parse(profile.signature(2))
        assert error.value.id == "bad-file"
        assert error.value.values == {"option": "stopwords", "path": "stop words.txt", "digest": "a5876935"}

    def test_it_prints_every_choice_in_a_fixed_order(self) -> None:
        signature = Profile.parse("auto seed=7 tokenizer=jieba-exact beta=2").signature(
            2, ["rouge2", "rouge1"]
        )
        assert signature.startswith("rouge-gui|profile:auto|")
        assert choices(signature) == [
            "profile:auto",
            "clean:none",
            "tokenizer:jieba-exact",
            "hmm:on",
            "dict:default",
            "userdict:none",
            "stemmer:none",
            "lemma:none",
            "stopwords:none",
            "fold:none",
            "sentences:newline",
            "beta:2",
            "weight:1.2",
            "multi:max",
            "seed:7",
            "metrics:rouge2,rouge1",
        ]
        assert "refs:2" in signature.split("|")

    def test_clean_up_stands_in_the_order_written(self) -> None:
        for text in ("auto", "rouge-score", "pltrdy", "rouge-1.5.5 -n 1", "sacrebleu TER"):
            signature = Profile.parse(f"{text} clean=yo,think,t2s").signature()
            assert signature.split("|")[2] == "clean:yo,think,t2s"
            assert "|opencc:" in signature
        assert "clean" not in Profile.parse("sacrebleu TER").signature()

    def test_it_names_the_standard_and_the_versions(self) -> None:
        assert (
            Profile.parse("auto tokenizer=unicode").signature().endswith("|standard:not a published standard")
        )
        assert Profile.parse("rouge-score").signature().endswith("|standard:rouge-score 0.1.2")
        signature = Profile.parse("auto tokenizer=jieba-exact lemma=ru fold=t2s stemmer=porter").signature()
        for package in ("jieba", "pymorphy3", "opencc", "nltk", "version"):
            assert re.search(rf"\|{package}:\d", signature)
        assert "jieba" not in Profile.parse("rouge-score").signature()

    def test_a_score_states_the_resolved_choice(self) -> None:
        signature = score("кот спит", "кот ест").signature
        assert "|tokenizer:unicode|" in signature
        assert "|fold:yo|" in signature


@pytest.mark.parametrize(
    ("texts", "tokenizer", "fold"),
    [
        (["the cat"], "rouge-score", ()),
        ([""], "rouge-score", ()),
        (["the cat", "café"], "unicode", ()),
        (["猫追狗", "the cat"], "jieba-exact", ()),
        (["猫追狗", "кот"], "jieba-exact", ()),
        (["猫が好き"], "unicode", ()),
        (["猫", "고양이"], "unicode", ()),
        (["猫が", "кот"], "unicode", ("yo",)),
        (["the cat", "кот"], "unicode", ("yo",)),
        (["สวัสดี"], "unicode", ()),
    ],
)
def test_the_automatic_choice(texts: list[str], tokenizer: str, fold: tuple[str, ...]) -> None:
    settled = Profile.parse("auto").resolve(texts)
    assert (settled.tokenization.tokenizer, settled.tokenization.fold) == (tokenizer, fold)
    assert not settled.automatic
    # settled once, whatever the texts become
    assert settled.resolve(["猫追狗"]) is settled


def test_what_was_chosen_stays_under_the_automatic_choice() -> None:
    asked = Profile.parse("auto fold=none stemmer=porter hmm=off beta=2")
    settled = asked.resolve(["кот"])
    assert settled.tokenization.fold == ()
    assert (settled.tokenization.stemmer, settled.tokenization.hmm, settled.beta) == ("porter", False, 2.0)
    assert Profile.parse("auto tokenizer=razdel").resolve(["猫"]).tokenization.tokenizer == "razdel"
