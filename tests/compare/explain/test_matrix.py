"""The table that is shown is the one that was used: its corner, its path and what earns agree with the score."""

import random

import numpy as np
import pytest

from rouge_gui.compare import compare
from rouge_gui.compare.explain import matrix as matrices
from rouge_gui.compare.explain.lcs_table import TableTooLargeError, lengths_of, run_lengths
from rouge_gui.compare.explain.matrix import Matrix, matrix_of
from rouge_gui.metrics import Score, lcs

WORDS = (
    ["the", "ferry", "leaves", "at", "noon."],
    ["паром", "ушёл", "в", "полдень."],
    ["渡轮", "中午", "开", "了。"],
)


def table(reference: str, candidate: str, key: str = "rougeL", profile: str = "auto") -> Matrix:
    found = matrix_of(compare(reference, candidate, profile), key, 0)
    assert found is not None
    return found


def some_texts(chance: random.Random, words: list[str]) -> tuple[str, str]:
    lines = [" ".join(chance.choices(words, k=chance.randint(1, 7))) for _ in range(chance.randint(2, 8))]
    cut = chance.randint(1, len(lines) - 1)
    return "\n".join(lines[:cut]), "\n".join(lines[cut:])


@pytest.mark.parametrize(
    "profile", ["auto", "rouge-score", "rouge-1.5.5 -w 1.2", "pyrouge", "pltrdy", "rouge-chinese"]
)
def test_what_earns_adds_up_to_the_score(profile: str) -> None:
    chance = random.Random(3)
    own = profile in {"pltrdy", "rouge-chinese"}
    for number in range(90):
        texts = some_texts(chance, WORDS[number % 3])
        comparison = compare(
            *texts, f"{profile} tokenizer=whitespace" if profile == "rouge-chinese" else profile
        )
        for key in ("rougeL", "rougeLsum") if own else ("rougeL", "rougeLsum", "rougeW"):
            score = comparison.scores_of((key,)).per_reference[0].get(key)
            if not isinstance(score, Score):
                # the implementation dies on such texts
                continue
            found = matrix_of(comparison, key, 0)
            if found is None:
                assert score.matches == 0
                continue
            for i, j in found.path:
                assert found.rows.forms[i] == found.columns.forms[j]
                assert found.is_match(i, j)
            assert found.matches == score.matches
            if key == "rougeW":
                assert bool(found.credited) == (score.matches > 0)
            elif own:
                assert len(found.credited) == score.matches
            else:
                assert len(found.rows_credited) == score.matches
            if not found.in_blocks and key == "rougeL":
                assert found.corner == score.matches


def test_blocks_are_the_tables_of_two_sentences() -> None:
    chance = random.Random(8)
    one, other = "".join(chance.choices("abcd", k=23)), "".join(chance.choices("abcd", k=31))
    rows, columns = [0, 5, 6, 14], [0, 9, 20]
    lengths, runs = matrices.block_tables((one, other), (rows, columns))
    for start, end in zip(rows, [*rows[1:], 23], strict=True):
        for left, right in zip(columns, [*columns[1:], 31], strict=True):
            pair = one[start:end], other[left:right]
            assert np.array_equal(lengths[start:end, left:right], lengths_of(*pair)[1:, 1:])
            assert np.array_equal(runs[start:end, left:right], run_lengths(*pair)[1:, 1:])
            assert lengths[end - 1, right - 1] == lcs.length(*pair)


def test_the_union_of_the_river() -> None:
    found = table(
        "the river flooded the town", "the river flooded\nthe town was flooded", "rougeLsum", "rouge-score"
    )
    assert found.in_blocks
    assert found.columns.starts == [0, 3]
    assert found.path == [(0, 0), (1, 1), (2, 2), (0, 3), (2, 6)]
    assert found.rows_credited == {0, 1, 2}
    assert found.lengths[-1].tolist() == [1, 2, 3, 1, 2, 2, 2]


def test_what_a_budget_cuts_off_is_on_the_path_and_earns_nothing() -> None:
    found = table("red\nred", "red\nblue", "rougeLsum", "rouge-score")
    assert found.path == [(0, 0), (1, 0)]
    assert found.credited == {(0, 0)}
    assert found.classes[0, 0] == matrices.PATH
    assert found.classes[1, 0] == matrices.SURPLUS_PATH


def test_lins_example_shows_its_runs() -> None:
    found = table("A B C D E", "A X B Y C Z D W E", "rougeW")
    assert found.is_weighted
    assert found.corner == found.matches == 5
    assert [int(found.runs[cell]) for cell in found.path] == [1, 1, 1, 1, 1]
    assert [int(found.runs[i, i]) for i in range(4)] == [1, 0, 0, 0]


def test_a_metric_without_a_path_shows_that_of_whole_texts() -> None:
    found = table("the dog chased the cat", "the cat was chased by the dog", "rouge1")
    assert not found.is_counted
    assert (found.key, found.corner, len(found.path)) == ("rougeL", 3, 3)


def test_identity_swap_and_shuffle_are_different_pictures() -> None:
    words = [f"w{number}" for number in range(60)]
    shuffled = words.copy()
    random.Random(1).shuffle(shuffled)
    strong = matrices.IN_RUN + matrices.RUN_STEPS - 2

    def drawn(candidate: list[str]) -> tuple[int, int, int]:
        classes = table(" ".join(words), " ".join(candidate)).classes
        path, run, alone = (int((classes == kind).sum()) for kind in (matrices.PATH, strong, matrices.ALONE))
        return path, run, alone

    assert drawn(words) == (60, 0, 0)
    # one half is the path, the other a second line
    assert drawn(words[30:] + words[:30]) == (30, 30, 0)
    path, _, alone = drawn(shuffled)
    assert path + alone >= 56


def test_pooling_keeps_the_path_on_the_picture() -> None:
    found = table(" ".join("abcdefghijklm"), " ".join("abcxdefghijklm"))
    small = matrices.pooled(found.classes, 5)
    assert small.shape == (3, 3)
    assert [int(small[i, i]) for i in range(3)] == [matrices.PATH] * 3


def test_limits() -> None:
    long = "word " * 3_001
    with pytest.raises(TableTooLargeError) as caught:
        matrix_of(compare(long, long, "rouge-score"), "rougeL", 0)
    assert caught.value.cells == 3_001**2
    assert matrix_of(compare("", "a", "rouge-score"), "rougeL", 0) is None
    asked = iter([True, True])
    assert table("a b c", "c b a").count_paths(lambda: next(asked, False)) is None
    assert table("a b c", "c b a").count_paths(lambda: True) == 3
