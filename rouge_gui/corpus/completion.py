"""What can be typed next in a query, as far as it has been typed. No wording.

Works on queries that are not finished or wrong further on: only what stands before the cursor matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from rouge_gui.corpus.column_names import FUNCTIONS, WORDS, ColumnName, Vocabulary, quantile, quoted
from rouge_gui.corpus.query_tokens import Token, Tokens
from rouge_gui.corpus.query_tree import QueryError, fold

Kind = Literal["column", "function", "sign", "word", "system", "value"]

MOST = 50
_NUMBER_SIGNS = ("<", "<=", ">", ">=", "=", "!=")
_TEXT_SIGNS = ("~", "!~", "=", "!=")
_COMPARISONS = frozenset({*_NUMBER_SIGNS, *_TEXT_SIGNS})
_QUANTILES = ("q10", "q25", "q50", "q75", "q90")


@dataclass(frozen=True, slots=True)
class Completion:
    """``text`` to stand in the place of code points ``start`` to ``end`` of a query."""

    start: int
    end: int
    text: str
    kind: Kind


def completions(text: str, cursor: int, vocabulary: Vocabulary) -> list[Completion]:
    """Return what the word at ``cursor`` may be completed to, or what may come next; the best fit first."""
    before = _tokens(text[:cursor], vocabulary)
    if before is None:
        # within quotation marks
        return []
    typed, start = "", cursor
    if before and before[-1].kind == "name" and before[-1].end == cursor:
        last = before.pop()
        typed, start = last.text, last.start
    end = cursor
    while end < len(text) and typed and (text[end].isalnum() or text[end] in "_."):
        end += 1
    fit = _fitting(typed, _expected(before, vocabulary))
    return [Completion(start, end, name, kind) for name, kind in fit][:MOST]


def _tokens(text: str, vocabulary: Vocabulary) -> list[Token] | None:
    """Return the tokens of an unfinished query; None if a quotation mark is open."""
    reader = Tokens(text, vocabulary)
    found: list[Token] = []
    try:
        while True:
            after_at = found and found[-1].is_sign("@")
            in_regex = found and found[-1].is_sign("~", "!~")
            token = (
                (reader.take_regex() if in_regex else None)
                or (reader.take_one_of(vocabulary.systems) if after_at else None)
                or reader.take()
            )
            if token.kind == "end":
                return found
            found.append(token)
    except QueryError as error:
        # what is wrong before the cursor is told when the query is read
        return None if error.problem.startswith("unclosed") else found


def _expected(before: list[Token], vocabulary: Vocabulary) -> Iterator[tuple[str, Kind]]:
    last = before[-1] if before else None
    if last is not None and last.is_sign("@"):
        yield from ((quoted(system), "system") for system in vocabulary.systems)
    elif last is not None and _ends_operand(last):
        yield from _behind(before, vocabulary)
    elif last is not None and last.is_sign(",") and _in_delta(before):
        yield from ((quoted(system), "system") for system in vocabulary.systems)
    else:
        yield from _operands(before, vocabulary)


def _ends_operand(token: Token) -> bool:
    if token.kind == "name":
        return token.text.casefold() not in WORDS
    return token.kind != "sign" or token.text == ")"


def _operands(before: list[Token], vocabulary: Vocabulary) -> Iterator[tuple[str, Kind]]:
    last = before[-1] if before else None
    if last is not None and last.kind == "sign" and last.text in _COMPARISONS:
        column = _column_of(before[:-1], vocabulary)
        if column is not None and column.is_text:
            yield from ((quoted(value), "value") for value in vocabulary.values(column))
        else:
            yield from ((name, "function") for name in _QUANTILES)
    for name in vocabulary.names():
        yield name, "column"
    for name in FUNCTIONS:
        yield f"{name}(", "function"
    if last is None or last.is_sign("(") or last.text.casefold() in {"and", "or"}:
        yield "not", "word"


def _behind(before: list[Token], vocabulary: Vocabulary) -> Iterator[tuple[str, Kind]]:
    compared = _is_compared(before)
    if compared:
        yield from (("and", "word"), ("or", "word"))
    column = _column_of(before, vocabulary)
    if column is not None and column.of_system and not _names_system(before):
        yield "@", "sign"
    if not compared:
        signs = _TEXT_SIGNS if column is not None and column.is_text else _NUMBER_SIGNS
        yield from ((sign, "sign") for sign in signs)
    if column is None or not column.is_text:
        yield from ((sign, "sign") for sign in "+-*/")
    if not compared:
        yield from (("and", "word"), ("or", "word"))


def _is_compared(before: list[Token]) -> bool:
    """Tell whether a comparison is complete since the last ``and``, ``or`` or ``not``."""
    for token in reversed(before):
        if token.kind == "sign" and token.text in _COMPARISONS:
            return True
        if any(token.is_word(word) for word in WORDS):
            return False
    return False


def _names_system(before: list[Token]) -> bool:
    return len(before) > 1 and before[-2].is_sign("@")


def _column_of(before: list[Token], vocabulary: Vocabulary) -> ColumnName | None:
    """Return the column that the last operand is, None where it is none."""
    rest = before[:-2] if _names_system(before) else before
    if not rest or rest[-1].kind not in {"name", "backticks"} or quantile.fullmatch(rest[-1].text):
        return None
    return vocabulary.column(rest[-1].text, in_backticks=rest[-1].kind == "backticks")


def _in_delta(before: list[Token]) -> bool:
    """Tell whether the last comma stands in ``delta(…)``."""
    depth = 0
    for place in range(len(before) - 1, 0, -1):
        depth += before[place].is_sign(")") - before[place].is_sign("(")
        if depth < 0:
            return before[place - 1].text.casefold() == "delta"
    return False


def _fitting(typed: str, expected: Iterable[tuple[str, Kind]]) -> list[tuple[str, Kind]]:
    """Return what begins with ``typed``, then what has it within; each once."""
    wanted = fold(typed)
    begins: dict[str, Kind] = {}
    holds: dict[str, Kind] = {}
    for name, kind in expected:
        plain = fold(name.strip('`"'))
        if plain.startswith(wanted):
            begins.setdefault(name, kind)
        elif wanted in plain:
            holds.setdefault(name, kind)
    return [*begins.items(), *((name, kind) for name, kind in holds.items() if name not in begins)]
