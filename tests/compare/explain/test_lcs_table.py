"""The tables agree with the scores and the paths, and the paths are counted as listing them would."""

import random

import pytest

from rouge_gui.compare import compare
from rouge_gui.compare.explain import lcs_table as tables
from rouge_gui.metrics import lcs


def listed_paths(reference: str, candidate: str) -> int:
    """Every set of matched pairs in ascending order that is as long as the LCS, one by one."""
    cells = [(i, j) for i, one in enumerate(reference) for j, other in enumerate(candidate) if one == other]
    length = lcs.length(reference, candidate)
    paths: list[tuple[tuple[int, int], ...]] = [()] if length else []
    for _ in range(length):
        paths = [
            (*path, cell)
            for path in paths
            for cell in cells
            if not path or (cell[0] > path[-1][0] and cell[1] > path[-1][1])
        ]
    return len(paths)


def test_lengths_and_the_number_of_paths_of_small_texts() -> None:
    chance = random.Random(11)
    for _ in range(300):
        one, other = ("".join(chance.choices("abc", k=chance.randint(0, 7))) for _ in range(2))
        table, back = tables.lengths_of(one, other), tables.reversed_lengths(one, other)
        for i in range(len(one) + 1):
            for j in range(len(other) + 1):
                assert table[i, j] == lcs.length(one[:i], other[:j])
                assert back[i, j] == lcs.length(one[i:], other[j:])
        assert tables.count_paths(one, other, table) == listed_paths(one, other)


def test_many_paths_are_counted_exactly() -> None:
    # either 30 of the 60 occurrences
    table = tables.lengths_of("a" * 30, "a" * 60)
    assert tables.count_paths("a" * 30, "a" * 60, table) == 118_264_581_564_861_424


def test_the_corner_is_the_score_and_the_path_leads_there() -> None:
    chance = random.Random(5)
    for words in (["the", "ferry", "leaves", "at", "noon"], ["паром", "уходит", "в", "полдень"]):
        for _ in range(40):
            texts = [" ".join(chance.choices(words, k=chance.randint(1, 12))) for _ in range(2)]
            comparison = compare(texts[0], texts[1])
            table = tables.lcs_table(comparison)
            score = comparison.scores_of(("rougeL", "rougeW"))
            assert table.length == score.rouge("rougeL").matches == len(table.path)
            for number, (i, j) in enumerate(table.path, 1):
                assert table.lengths[i, j] == number
                assert table.reference[i - 1] == table.candidate[j - 1]
            weighted = tables.weighted_table(comparison)
            assert weighted.values[-1, -1] >= score.rouge("rougeW").matches - 1e-9
            for i, j in weighted.path:
                assert weighted.runs[i, j] >= 1


def test_lins_own_example_of_the_weighted_table() -> None:
    comparison = compare("A B C D E F G", "A B C D H I K")
    table = tables.weighted_table(comparison)
    assert table.values[-1, -1] == pytest.approx(4**1.2)
    assert table.runs[4, 4] == 4
    scattered = tables.weighted_table(compare("A B C D E F G", "A H B K C I D"))
    assert scattered.values[-1, -1] == pytest.approx(4)


def test_a_table_beyond_the_limit_is_refused() -> None:
    long = "word " * 7_000
    with pytest.raises(tables.TableTooLargeError) as caught:
        tables.lcs_table(compare(long, long))
    assert caught.value.cells == 7_001**2


def test_nothing_in_common_has_no_path() -> None:
    table = tables.lcs_table(compare("a", "b"))
    assert (table.length, table.path) == (0, ())
    assert tables.count_paths("a", "b", tables.lengths_of("a", "b")) == 0
    assert tables.lcs_table(compare("", "b")).lengths.shape == (1, 2)
