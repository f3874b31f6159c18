"""What is wrong with profiles and the files they name, in words; the same words in the window and without one."""

import copy
import json
import subprocess
import sys
from pathlib import Path

import pytest

from rouge_gui.metrics import Profile, ProfileError, score
from rouge_gui.metrics.kinds import KINDS
from rouge_gui.metrics.profile_files import ProfileFileError, read
from rouge_gui.report.problems import PROFILE_PROBLEMS, WRONG_TYPES, sentence_of
from rouge_gui.text import DictionaryError
from rouge_gui.ui.wording import profile_problem

PROBLEMS = [
    ("zzz", 'There is no profile "zzz": try auto, rouge-score or evaluate'),
    ("auto colour=red", 'The profile auto has no option "colour"'),
    ("auto hmm=on hmm=off", 'The option "hmm" is given twice'),
    ("auto beta=1e308", '"1e308" is no value of beta: it is a number above 0, up to 1e+154'),
    ("auto weight=0.5", '"0.5" is no value of weight: it is a number from 1 to 40'),
    ("auto seed=-1", '"-1" is no value of seed: it is a whole number from 0 to 4294967295'),
    ("auto stemmer=x", '"x" is no value of stemmer: it is one of none, porter, snowball-ru'),
    ("auto fold=yo,x", '"x" is no value of fold: it is one of nfkc, t2s, yo'),
    ("rouge-score beta=2", '"2" is no value of beta: it is one of 1'),
    ("auto scale=10", '"10" is no value of scale: it is one of 1, 100'),
    ("auto round=x", '"x" is no value of round: it is one of none, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9'),
    ("pyrouge alpha=2", '"2" is no value of alpha: it is a number from 0 to 1'),
    ("pyrouge gap=x", '"x" is no value of gap: it is a whole number from 0 to 999999'),
    ("rouge-1.5.5 -n 12", '"12" is no value of -n: it is a whole number from 0 to 9'),
    ("rouge-1.5.5 -n 1 -f C", '"C" is no value of -f: it is one of A, B'),
    ("rouge-1.5.5 -n", '"" is no value of -n: it is a whole number from 0 to 9'),
    ("sacrebleu ROUGE", '"ROUGE" is no value of sacrebleu: it is one of BLEU, chrF, chrF++, TER'),
    ("auto stopwords=none.txt", "The file of stopwords cannot be read: none.txt"),
    ("rouge-1.5.5 -n 2 -u", "rouge-1.5.5: -u means nothing without -2"),
    ("rouge-1.5.5 -n 2 -l 5 -b 5", "rouge-1.5.5: -l and -b exclude each other"),
    ("auto 'x", "A quotation mark in the profile is not closed"),
]
GBK = "旧桥\n".encode("gbk")
COUNTED = "{}, line {}: write a word, a space and how often it occurs, as a whole number"
LISTS = [
    ("dict", b"root:x:0:0\n", COUNTED.format("list.txt", 1)),
    ("dict", "旧桥 5\n河上 many\n".encode(), COUNTED.format("list.txt", 2)),
    ("dict", b"\n", "list.txt holds no word that occurs: add words with their counts"),
    ("userdict", b"abc\n" + GBK, "list.txt, line 2: this is no UTF-8; save the list as UTF-8"),
    ("stopwords", b"abc\n" + GBK, "list.txt, line 2: this is no UTF-8; save the list as UTF-8"),
]


@pytest.mark.parametrize(("profile", "sentence"), PROBLEMS)
def test_a_profile_that_is_none_is_said_in_words(profile: str, sentence: str) -> None:
    with pytest.raises(ProfileError) as error:
        Profile.parse(profile)
    assert sentence_of(error.value) == sentence
    assert profile_problem(error.value) == sentence
    assert sentence_of(copy.copy(error.value)) == sentence


@pytest.mark.parametrize(("option", "content", "sentence"), LISTS)
def test_a_word_list_that_cannot_be_used_is_said_in_words(
    option: str, content: bytes, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("list.txt").write_bytes(content)
    with pytest.raises(DictionaryError) as error:
        score("旧桥", "旧桥", f"auto tokenizer=jieba-exact {option}=list.txt")
    assert sentence_of(error.value) == sentence
    assert profile_problem(error.value) == sentence
    # as a worker hands it over, which goes the same way
    assert sentence_of(copy.copy(error.value)) == sentence


def test_a_file_of_other_content_is_not_called_unreadable(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("a\n")
    with pytest.raises(ProfileError) as error:
        Profile.parse(f"auto stopwords={path}@00000000")
    assert sentence_of(error.value) == (
        "The file of stopwords is not the one that was meant, its content differs: list.txt"
    )


def test_every_problem_of_a_profile_has_its_words() -> None:
    documented = str(ProfileError.__doc__).split("one of")[1].split(";")[0].replace("`", "")
    assert {word.strip() for word in documented.split(",")} == set(PROFILE_PROBLEMS)


def test_the_place_of_a_file_is_kept(tmp_path: Path) -> None:
    with pytest.raises(ProfileError) as error:
        Profile.parse(f"auto stopwords={tmp_path}/nonexist")
    assert sentence_of(error.value) == f"The file of stopwords cannot be read: {tmp_path}/nonexist"


@pytest.mark.parametrize("name", KINDS)
def test_every_option_says_what_it_may_hold(name: str) -> None:
    for key, option in KINDS[name].options.items():
        with pytest.raises(ProfileError) as error:
            option.read(key, "\N{SNOWMAN}")
        if error.value.id != "bad-file":
            assert error.value.expected
            assert sentence_of(error.value).startswith('"\N{SNOWMAN}" is no value of ')


@pytest.mark.parametrize("key", ["version", "name", "profile", "metrics", "scale", "note"])
def test_a_profile_file_says_what_a_key_should_hold(key: str, tmp_path: Path) -> None:
    content = {"format": "rouge-gui profile", "version": 1, "name": "n", "profile": "auto", key: {}}
    path = tmp_path / "p.rougeprofile"
    path.write_text(json.dumps(content))
    with pytest.raises(ProfileFileError) as error:
        read(str(path))
    assert sentence_of(error.value) == WRONG_TYPES[key].format(path="p.rougeprofile", line=1)


def test_other_errors_keep_their_own_words() -> None:
    assert sentence_of(ValueError("line 3 is odd")) == "line 3 is odd"


@pytest.mark.parametrize(
    ("profile", "said"),
    [
        ("zzz", "rouge-gui: --profile 'zzz': There is no profile \"zzz\": try auto, rouge-score or evaluate"),
        (
            "auto tokenizer=jieba-exact dict=list.txt",
            "rouge-gui: " + COUNTED.format("list.txt", 1),
        ),
    ],
)
def test_the_command_line_says_it_in_one_line(profile: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_bytes(b"root:x:0:0\n")
    done = subprocess.run(
        [sys.executable, "-m", "rouge_gui", "score", "--workers", "2", "--profile", profile, "-"],
        input='{"candidate": "旧桥", "reference": "旧桥"}\n'.encode(),
        capture_output=True,
        check=False,
        cwd=tmp_path,
        timeout=60,
    )
    assert (done.returncode, done.stderr.decode().splitlines()[0]) == (2, said)
