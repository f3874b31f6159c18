"""Bit-parallel LCS against the textbook table, tie rule included."""

from __future__ import annotations

import oracle
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.metrics import lcs

# few letters: ties everywhere
WORDS = st.text(alphabet="abcd", max_size=40)


@given(WORDS, WORDS)
def test_align_follows_the_tie_rule(reference: str, candidate: str) -> None:
    assert lcs.align(reference, candidate) == oracle.lcs_path(list(reference), list(candidate))


@given(WORDS, WORDS)
def test_length_is_the_table_s_corner(reference: str, candidate: str) -> None:
    assert lcs.length(reference, candidate) == oracle.lcs_table(list(reference), list(candidate))[-1][-1]


@given(WORDS, st.lists(st.text(alphabet="abcde", min_size=1, max_size=12), min_size=1, max_size=8))
def test_union_joins_the_paths_with_each_sentence(reference: str, sentences: list[str]) -> None:
    ranges: list[tuple[int, int]] = []
    expected: dict[int, list[int]] = {}
    start = 0
    for sentence in sentences:
        ranges.append((start, start + len(sentence)))
        for i, j in oracle.lcs_path(list(reference), list(sentence)):
            expected.setdefault(i, []).append(start + j)
        start += len(sentence)
    laid_out = lcs.CandidateSentences("".join(sentences), ranges, reference)
    union = laid_out.union(reference)
    assert union.positions == sorted(expected)
    assert [laid_out.positions(hits) for hits in union.hits] == [expected[i] for i in union.positions]


def test_long_texts_cross_many_machine_words() -> None:
    reference = "".join(chr(97 + (7 * k * k + k) % 23) for k in range(700))
    candidate = "".join(chr(97 + (5 * k * k + 3 * k) % 23) for k in range(900))
    path = lcs.align(reference, candidate)
    assert path == oracle.lcs_path(list(reference), list(candidate))
    assert len(path) == lcs.length(reference, candidate)


def test_the_tie_rule_drops_the_reference_token_first() -> None:
    # SCORING §3: reference `a a`, candidate `a⏎a b` gives 2 hits with this rule, 1 with the opposite
    laid_out = lcs.CandidateSentences("aab", [(0, 1), (1, 3)], "aa")
    assert laid_out.union("aa").positions == [0, 1]
