"""What a query is made of once it is read: values, texts and conditions. No reading, no columns, no wording."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

import regex

from rouge_gui.corpus.column_names import ColumnName

Order = Literal["=", "!=", "<", "<=", ">", ">="]
TextOrder = Literal["=", "!=", "~", "!~"]
Function = Literal["abs", "min", "max", "least", "most", "mean", "sd", "rank"]


class QueryError(ValueError):
    """What is wrong with a query, from code point ``start`` to ``end`` of it: a ``problem`` and its ``values``."""

    def __init__(self, problem: str, start: int, end: int, **values: object) -> None:
        super().__init__(problem)
        self.problem = problem
        self.start = start
        self.end = end
        self.values: Mapping[str, object] = values


@dataclass(frozen=True, slots=True)
class Number:
    """A number as it was written."""

    value: float


@dataclass(frozen=True, slots=True)
class NumberColumn:
    """The numbers of a column; missing ones are NaN."""

    name: ColumnName


@dataclass(frozen=True, slots=True)
class Sum:
    """Terms, each to add or (True) to take away."""

    terms: tuple[tuple[bool, Value], ...]


@dataclass(frozen=True, slots=True)
class Product:
    """Factors, each to multiply or (True) to divide by; a division by zero has no value."""

    factors: tuple[tuple[bool, Value], ...]


@dataclass(frozen=True, slots=True)
class Call:
    """A function of values. ``least``, ``most``, ``mean``, ``sd`` are one number of the whole column."""

    function: Function
    arguments: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Quantile:
    """The value below which ``share`` (0–1) of the others lie, between two of them in proportion.

    ``of`` is None until it is known what it is compared with.
    """

    share: float
    of: Value | None


Value = Number | NumberColumn | Sum | Product | Call | Quantile


@dataclass(frozen=True, slots=True)
class Text:
    """A text as it was written, and what it is compared by."""

    text: str
    folded: str


@dataclass(frozen=True, slots=True)
class TextColumn:
    """The texts of a column: none, one, or one for each reference."""

    name: ColumnName


@dataclass(frozen=True, slots=True)
class Pattern:
    """A regular expression, and where it stands in the query."""

    pattern: regex.Pattern[str] = field(compare=False)
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two numbers in this order. One that is missing is in none."""

    order: Order
    left: Value
    right: Value


@dataclass(frozen=True, slots=True)
class TextComparison:
    """A column's texts beside one that is given or another column's: true if it is so of any of them.

    With ``!=`` and ``!~``: if there are texts, and it is so of none. Letters' case does not matter.
    """

    order: TextOrder
    column: TextColumn
    other: Text | TextColumn | Pattern


@dataclass(frozen=True, slots=True)
class Missing:
    """True where the column has no value."""

    column: NumberColumn | TextColumn | Value


@dataclass(frozen=True, slots=True)
class All:
    """True where every part is."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """True where a part is."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """True where the part is not."""

    part: Condition


Condition = Comparison | TextComparison | Missing | All | AnyOf | Not
Node = Value | Text | TextColumn | Pattern | Condition


def reads_texts(node: Condition) -> bool:
    """Tell whether texts must be read for a condition: those of few-valued columns are known."""
    if isinstance(node, All | AnyOf):
        return any(map(reads_texts, node.parts))
    if isinstance(node, Not):
        return reads_texts(node.part)
    if isinstance(node, Missing):
        return isinstance(node.column, TextColumn) and not node.column.name.is_coded
    if isinstance(node, TextComparison):
        columns = [node.column, *([node.other] if isinstance(node.other, TextColumn) else [])]
        return any(not column.name.is_coded for column in columns)
    return False


def number_columns(node: Node | None) -> Iterator[ColumnName]:
    """Yield the columns of numbers that are read for a value or a condition."""
    parts: Sequence[Node] = ()
    if isinstance(node, NumberColumn):
        yield node.name
    elif isinstance(node, Sum):
        parts = [term for _, term in node.terms]
    elif isinstance(node, Product):
        parts = [factor for _, factor in node.factors]
    elif isinstance(node, Call):
        parts = node.arguments
    elif isinstance(node, Quantile) and node.of is not None:
        parts = [node.of]
    elif isinstance(node, Comparison):
        parts = [node.left, node.right]
    elif isinstance(node, Missing):
        parts = [node.column]
    elif isinstance(node, All | AnyOf):
        parts = node.parts
    elif isinstance(node, Not):
        parts = [node.part]
    for part in parts:
        yield from number_columns(part)


def fold(text: str) -> str:
    """Return a text as texts are compared: without case, and accents however they are written."""
    return text.lower() if text.isascii() else unicodedata.normalize("NFC", text).casefold()


def is_whole_column(value: Value) -> bool:
    """Tell whether a value differs from item to item."""
    if isinstance(value, NumberColumn):
        return True
    if isinstance(value, Sum):
        return any(is_whole_column(term) for _, term in value.terms)
    if isinstance(value, Product):
        return any(is_whole_column(factor) for _, factor in value.factors)
    if isinstance(value, Call):
        return value.function in {"abs", "min", "max", "rank"} and any(map(is_whole_column, value.arguments))
    return False
