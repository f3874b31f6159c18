"""What a matrix shows, in words: the cell, the corner, the paths, the rule at ties."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rouge_gui.compare.explain.lcs_table import MOST_COUNTED_CELLS
from rouge_gui.compare.explain.matrix import Cell, Matrix
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.matrix_axes import shown_form
from rouge_gui.ui.metric_names import display_name

# a token of a cell in words
_MOST_SHOWN = 40

translate = QCoreApplication.translate


def cell_words(matrix: Matrix, cell: Cell, most: int = _MOST_SHOWN) -> str:
    """Return what is at a cell, with ``most`` characters of each token at most."""
    row, column = cell
    ours, theirs = (
        _token(form, place, most)
        for form, place in ((matrix.rows.forms[row], row), (matrix.columns.forms[column], column))
    )
    words = [f"{ours} | {theirs}"]
    if matrix.is_weighted:
        if matrix.runs[row, column]:
            words.append(
                translate("explain", "run: {length}").format(
                    length=numbers.count(int(matrix.runs[row, column]))
                )
            )
        if matrix.values is not None:
            value = numbers.count(round(float(matrix.values[row, column]), 6))
            words.append(translate("explain", "weighted length: {value}").format(value=value))
    else:
        length = numbers.count(int(matrix.lengths[row, column]))
        words.append(translate("explain", "length: {length}").format(length=length))
    words.append(_state(matrix, cell))
    return " · ".join(filter(None, words))


def _token(form: str, place: int, most: int) -> str:
    shown = shown_form(form)
    if len(shown) > most:
        shown = shown[:most] + "…"
    return f"{shown} ({numbers.count(place + 1)})"


def _state(matrix: Matrix, cell: Cell) -> str:
    if not matrix.is_match(*cell):
        return ""
    if cell in matrix.credited:
        return translate("explain", "equal, on the path")
    if cell in matrix.on_path:
        return translate("explain", "equal, on the path, earns nothing more")
    return translate("explain", "equal, not on the path")


def summary(matrix: Matrix, key: str, paths: str) -> list[str]:
    """Return sentences: what the table comes to, ``paths`` in words, the rule at ties."""
    said = _sums(matrix, key)
    if paths:
        said.append(paths)
    said.append(_rule(matrix))
    return said


def _sums(matrix: Matrix, key: str) -> list[str]:
    matches, corner = numbers.count(round(matrix.matches, 6)), numbers.count(round(matrix.corner, 6))
    if not matrix.is_counted:
        text = translate(
            "explain",
            "{metric} does not go by a path. This is the longest common subsequence of the whole texts; the last "
            "corner is its length: {corner}.",
        )
        return [text.format(metric=display_name(key), corner=corner)]
    if matrix.in_blocks:
        return _block_sums(matrix, matches)
    if matrix.is_weighted:
        text = translate(
            "explain",
            "A number tells how many equal tokens in a row end there. The runs on the path earn {matches}, the last "
            "corner is {corner}.",
        )
    else:
        text = translate(
            "explain", "The last corner is {corner}: the matches of {metric}, as many as the path has cells."
        )
    return [text.format(metric=display_name(key), matches=matches, corner=corner)]


def _block_sums(matrix: Matrix, matches: str) -> list[str]:
    said = [translate("explain", "Every two sentences have a table of their own, within the lines.")]
    if matrix.rule == "left" and matrix.counts_cells:
        text = translate("explain", "Every cell of a path earns. Matches: {matches}.")
    elif matrix.rule == "left":
        text = translate("explain", "Each different word on a path earns once. Matches: {matches}.")
    elif matrix.is_weighted:
        text = translate(
            "explain", "What a path marks in a row earns once; the marked rows make runs that earn {matches}."
        )
    else:
        text = translate("explain", "A row earns once, however many paths cross it. Matches: {matches}.")
    said.append(text.format(matches=matches))
    lost = len(matrix.rows_on_path - matrix.rows_credited)
    if lost and matrix.rule != "left":
        text = translate(
            "explain",
            "Marked rows that earn nothing, for the candidate's tokens are used up or the run is not ended: {n}.",
        )
        said.append(text.format(n=numbers.count(lost)))
    return said


def _rule(matrix: Matrix) -> str:
    if matrix.rule == "left":
        return translate(
            "explain",
            "From the last corner back: equal tokens diagonally, else to the greater neighbour, at a tie left.",
        )
    return translate(
        "explain",
        "From the last corner back: equal tokens diagonally, else to the greater neighbour, at a tie up.",
    )


def paths_words(count: int | None) -> str:
    """Return how many longest paths there are; None where they are not counted."""
    if count is None:
        text = translate("explain", "Longest paths: not counted beyond {cells} cells.")
        return text.format(cells=numbers.count(MOST_COUNTED_CELLS))
    if numbers.is_rounded(count):
        return translate("explain", "Longest paths: about {count}.").format(count=numbers.large(count))
    return translate("explain", "Longest paths: {count}.").format(count=numbers.large(count))


def counting_words() -> str:
    """Return what is said while they are counted."""
    return translate("explain", "Longest paths: being counted…")


def joined(sentences: list[str]) -> str:
    """Return sentences one after the other; Chinese ones need no space."""
    return " ".join(sentences).replace("。 ", "。")
