"""What fits together in a query, and the errors where it does not. No wording."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import cast

import regex
from rapidfuzz import fuzz, process

from rouge_gui.corpus.column_names import ColumnName
from rouge_gui.corpus.query_tokens import Token
from rouge_gui.corpus.query_tree import (
    All,
    Call,
    Comparison,
    Condition,
    Node,
    Number,
    Order,
    Pattern,
    Product,
    Quantile,
    QueryError,
    Sum,
    Text,
    TextColumn,
    TextComparison,
    TextOrder,
    Value,
    fold,
    is_whole_column,
)

_MOST_NEAR = 3
_NEAR = 60.0
# about where the library gives up
_DEEPEST_REGEX = 100
# what is said of the pieces of a text that stands without its quotes
_OF_PIECES = {"unknown-column", "not-scored", "bad-number", "unknown-character"}
_unbroken = regex.compile(r"[^\s()]+")


@dataclass(frozen=True, slots=True)
class Bare:
    """A name that no column has: a text where it stands beside one, else the error it carries."""

    error: QueryError
    text: str


PartNode = Node | Bare


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a query with where it stands and how it is written."""

    node: PartNode
    start: int
    end: int
    text: str


def unknown(problem: str, token: Token, names: Iterable[str]) -> QueryError:
    """Return the error about a name that is not known, with the nearest ones."""
    near = process.extract(
        token.text, list(names), scorer=fuzz.WRatio, processor=fold, limit=_MOST_NEAR, score_cutoff=_NEAR
    )
    return QueryError(problem, token.start, token.end, name=token.text, near=tuple(name for name, *_ in near))


def unquoted(error: QueryError, text: str, start: int) -> QueryError:
    """Return what is wrong beside a column of texts: where ``error`` is about a part of a word, its missing quotes."""
    found = _unbroken.match(text, start)
    if found is None or error.problem not in _OF_PIECES or error.start >= found.end():
        return error
    return QueryError("unquoted-text", start, found.end(), text=found[0])


def with_system(column: ColumnName, system: str) -> ColumnName:
    """Return the same column of another system."""
    return replace(column, system=system) if column.of_system else column


def condition(part: Part) -> Condition:
    """Return a part that is true or false. Raises QueryError."""
    node = part.node
    if isinstance(node, Bare):
        raise node.error
    if isinstance(node, Condition):
        return node
    problem = "text-alone" if isinstance(node, Text | TextColumn) else "not-a-condition"
    raise QueryError(problem, part.start, part.end, text=part.text)


def value(part: Part) -> Value:
    """Return a part that is a number. Raises QueryError."""
    node = part.node
    if isinstance(node, Bare):
        raise node.error
    if isinstance(node, Value):
        return node
    raise QueryError("not-a-number", part.start, part.end, text=part.text)


def column_or_value(part: Part) -> TextColumn | Value:
    """Return a part that can be missing. Raises QueryError."""
    return part.node if isinstance(part.node, TextColumn) else value(part)


def count_arguments(name: Token, closing: Token, count: int, allowed: tuple[int, int]) -> None:
    """Raise QueryError if a function has too few or too many arguments."""
    least, most = allowed
    if not least <= count <= most:
        raise QueryError(
            "arguments", name.start, closing.end, name=name.text, count=count, least=least, most=most
        )


def pattern(token: Token) -> Pattern:
    """Return a regular expression. Raises QueryError where it is none."""
    try:
        compiled = regex.compile(token.text, regex.IGNORECASE | regex.MULTILINE)
    except RecursionError as error:
        raise QueryError("too-deep", token.start, token.end, deepest=_DEEPEST_REGEX) from error
    except (regex.error, OverflowError, MemoryError) as error:
        at = getattr(error, "pos", None)
        raise QueryError(
            "bad-regex", token.start, token.end, detail=getattr(error, "msg", str(error)), at=at
        ) from error
    return Pattern(compiled, token.text, token.start, token.end)


def comparison(operands: Sequence[Part], signs: Sequence[Token]) -> Condition:
    """Return the condition that two or more operands and the signs between them say. Raises QueryError."""
    if any(isinstance(part.node, TextColumn | Text | Pattern) for part in operands) or any(
        sign.is_sign("~", "!~") for sign in signs
    ):
        if len(signs) > 1:
            raise QueryError("unexpected", signs[1].start, signs[1].end, text=signs[1].text)
        return _of_texts(operands[0], operands[1], signs[0])
    values = _settled([value(part) for part in operands], operands)
    pairs = [
        Comparison(cast(Order, sign.text), left, right)
        for sign, left, right in zip(signs, values, values[1:], strict=False)
    ]
    return pairs[0] if len(pairs) == 1 else All(tuple(pairs))


def _of_texts(left: Part, right: Part, sign: Token) -> TextComparison:
    column, other, turned = (left, right, False) if isinstance(left.node, TextColumn) else (right, left, True)
    if not isinstance(column.node, TextColumn):
        raise _without_text_column(left, right, sign)
    if sign.text not in {"=", "!=", "~", "!~"}:
        raise QueryError("no-order-of-texts", sign.start, sign.end, sign=sign.text, column=column.text)
    if turned and sign.is_sign("~", "!~"):
        raise QueryError("column-first", left.start, right.end, column=column.text, text=other.text)
    return TextComparison(cast(TextOrder, sign.text), column.node, _text(other, column))


def _without_text_column(left: Part, right: Part, sign: Token) -> QueryError:
    """Return what is wrong with a comparison of texts in which no column has texts."""
    for part in (left, right):
        if isinstance(part.node, Bare):
            return part.node.error
    numbers = [part for part in (left, right) if isinstance(part.node, Value)]
    if sign.is_sign("~", "!~") and numbers:
        return QueryError("contains-in-number", numbers[0].start, numbers[0].end, text=numbers[0].text)
    if numbers:
        other = right if numbers[0] is left else left
        return QueryError("text-with-number", left.start, right.end, number=numbers[0].text, text=other.text)
    return QueryError("no-column", left.start, right.end)


def _text(part: Part, column: Part) -> Text | TextColumn | Pattern:
    node = part.node
    if isinstance(node, Text | TextColumn | Pattern):
        return node
    if isinstance(node, Bare):
        return Text(node.text, fold(node.text))
    if isinstance(node, Number):
        return Text(part.text, fold(part.text))
    if not any(map(str.isalpha, part.text)):
        # a date, a number of several parts
        raise QueryError("unquoted-text", part.start, part.end, text=part.text)
    raise QueryError(
        "text-with-number", min(part.start, column.start), max(part.end, column.end),
        number=part.text, text=column.text,
    )  # fmt: skip


def _settled(values: list[Value], operands: Sequence[Part]) -> list[Value]:
    """Return the operands with each open quantile taken of a neighbour that differs from item to item."""
    settled = []
    for index, own in enumerate(values):
        if _is_open(own):
            neighbours = [values[place] for place in (index - 1, index + 1) if 0 <= place < len(values)]
            fit = [other for other in neighbours if is_whole_column(other) and not _is_open(other)]
            if not fit:
                refuse_open(own, operands[index])
            settled.append(_filled(own, fit[0]))
        else:
            settled.append(own)
    return settled


def refuse_open(own: Value, part: Part) -> None:
    """Raise QueryError if a quantile is not said of what."""
    if _is_open(own):
        raise QueryError("quantile-of-nothing", part.start, part.end, text=part.text)


def _is_open(own: Value) -> bool:
    if isinstance(own, Quantile):
        return own.of is None or _is_open(own.of)
    return any(map(_is_open, _children(own)))


def _children(own: Value) -> list[Value]:
    if isinstance(own, Sum):
        return [term for _, term in own.terms]
    if isinstance(own, Product):
        return [factor for _, factor in own.factors]
    return list(own.arguments) if isinstance(own, Call) else []


def _filled(own: Value, of: Value) -> Value:
    if isinstance(own, Quantile):
        return Quantile(own.share, of if own.of is None else _filled(own.of, of))
    if isinstance(own, Sum):
        return Sum(tuple((minus, _filled(term, of)) for minus, term in own.terms))
    if isinstance(own, Product):
        return Product(tuple((over, _filled(factor, of)) for over, factor in own.factors))
    if isinstance(own, Call):
        return Call(own.function, tuple(_filled(argument, of) for argument in own.arguments))
    return own
