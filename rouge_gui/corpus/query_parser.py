"""Reads a query: what stands in it, or where and what is wrong. Nothing is evaluated; no wording.

From the loosest to the closest: ``or``, ``and``, ``not``, comparisons, + and −, * and /, a sign, a name or a call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rouge_gui.corpus import query_checks as checks
from rouge_gui.corpus.column_names import ColumnName, Vocabulary, is_metric, quantile
from rouge_gui.corpus.query_checks import Bare, Part
from rouge_gui.corpus.query_tokens import Token, Tokens
from rouge_gui.corpus.query_tree import (
    All,
    AnyOf,
    Call,
    Condition,
    Function,
    Missing,
    Not,
    Number,
    NumberColumn,
    Product,
    Quantile,
    QueryError,
    Sum,
    Text,
    TextColumn,
    Value,
    fold,
)

LONGEST = 4000
# unless the names in it are so long: two of them, with every mark in them doubled, and more
_NAMES = 5
_DEEPEST = 40
_COMPARISONS = ("=", "!=", "<", "<=", ">", ">=", "~", "!~")
# how many arguments at least and at most
_CALLS: dict[str, tuple[Function, int, int]] = {
    "abs": ("abs", 1, 1),
    "min": ("min", 1, 20),
    "max": ("max", 1, 20),
    "mean": ("mean", 1, 1),
    "sd": ("sd", 1, 1),
    "rank": ("rank", 1, 1),
}
_OF_ONE: dict[Function, Function] = {"min": "least", "max": "most"}


def read_condition(text: str, vocabulary: Vocabulary) -> Condition | None:
    """Return the condition that ``text`` says, None if it says nothing. Raises QueryError."""
    part = _read(text, vocabulary)
    return None if part is None else checks.condition(part)


def read_expression(text: str, vocabulary: Vocabulary) -> Value | TextColumn | None:
    """Return the value or column that ``text`` says, None if it says nothing. Raises QueryError."""
    part = _read(text, vocabulary)
    if part is None:
        return None
    if isinstance(part.node, TextColumn):
        return part.node
    found = checks.value(part)
    checks.refuse_open(found, part)
    return found


def _read(text: str, vocabulary: Vocabulary) -> Part | None:
    longest = max(LONGEST, _NAMES * vocabulary.longest_name)
    if len(text) > longest:
        raise QueryError("too-long", longest, len(text), longest=longest)
    return None if not text.strip() else _Reader(text, vocabulary).whole()


@dataclass(slots=True)
class _Reader:
    text: str
    vocabulary: Vocabulary
    tokens: Tokens
    depth: int = 0

    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        self.text = text
        self.vocabulary = vocabulary
        self.tokens = Tokens(text, vocabulary)
        self.depth = 0

    def whole(self) -> Part:
        part = self._any()
        rest = self.tokens.peek()
        if rest.is_sign(")"):
            raise QueryError("unopened-parenthesis", rest.start, rest.end)
        if rest.kind != "end":
            raise self._unexpected(rest)
        return part

    def _unexpected(self, token: Token) -> QueryError:
        before = self.text[token.start - 1 : token.start]
        if token.is_sign(",") and before.isdigit() and self.text[token.end : token.end + 1].isdigit():
            return QueryError("decimal-comma", token.start, token.end)
        return QueryError("unexpected", token.start, token.end, text=self.text[token.start : token.end])

    def _part(self, node: checks.PartNode, start: int, end: int) -> Part:
        return Part(node, start, end, self.text[start:end])

    def _any(self) -> Part:
        return self._joined("or", self._all, AnyOf)

    def _all(self) -> Part:
        return self._joined("and", self._not, All)

    def _joined(
        self, word: str, read: Callable[[], Part], join: Callable[[tuple[Condition, ...]], Condition]
    ) -> Part:
        first = read()
        if not self.tokens.peek().is_word(word):
            return first
        parts = [first]
        while self.tokens.peek().is_word(word):
            self.tokens.take()
            parts.append(read())
        return self._part(join(tuple(map(checks.condition, parts))), first.start, parts[-1].end)

    def _not(self) -> Part:
        token = self.tokens.peek()
        if not token.is_word("not"):
            return self._comparison()
        self.tokens.take()
        part = self._deeper(token, self._not)
        return self._part(Not(checks.condition(part)), token.start, part.end)

    def _deeper(self, token: Token, read: Callable[[], Part]) -> Part:
        if self.depth >= _DEEPEST:
            raise QueryError("too-deep", token.start, token.end, deepest=_DEEPEST)
        self.depth += 1
        part = read()
        self.depth -= 1
        return part

    def _comparison(self) -> Part:
        operands = [self._sum()]
        signs: list[Token] = []
        while self.tokens.peek().is_sign(*_COMPARISONS):
            signs.append(self.tokens.take())
            operands.append(self._beside(operands[-1], signs[-1]))
        if not signs:
            return operands[0]
        return self._part(checks.comparison(operands, signs), operands[0].start, operands[-1].end)

    def _beside(self, other: Part, sign: Token) -> Part:
        """Read what a comparison has on its right: beside a text, also a regular expression or one of its values."""
        if sign.is_sign("~", "!~") and (found := self.tokens.take_regex()):
            return self._part(checks.pattern(found), found.start, found.end)
        if isinstance(other.node, TextColumn):
            value = self.tokens.take_one_of(self.vocabulary.values(other.node.name))
            if value is not None:
                return self._part(Text(value.text, fold(value.text)), value.start, value.end)
            return self._beside_text()
        return self._sum()

    def _beside_text(self) -> Part:
        """Read what a column of texts is compared with. Raises QueryError, also about a text without its quotes."""
        start = self.tokens.next_start()
        try:
            return self._sum()
        except QueryError as error:
            raise checks.unquoted(error, self.text, start) from error

    def _sum(self) -> Part:
        return self._chain(("+", "-"), self._product, Sum)

    def _product(self) -> Part:
        return self._chain(("*", "/"), self._signed, Product)

    def _chain(
        self,
        signs: tuple[str, str],
        read: Callable[[], Part],
        join: Callable[[tuple[tuple[bool, Value], ...]], Value],
    ) -> Part:
        first = read()
        if not self.tokens.peek().is_sign(*signs):
            return first
        parts = [(False, first)]
        while self.tokens.peek().is_sign(*signs):
            inverse = self.tokens.take().text == signs[1]
            parts.append((inverse, read()))
        node = join(tuple((inverse, checks.value(part)) for inverse, part in parts))
        return self._part(node, first.start, parts[-1][1].end)

    def _signed(self) -> Part:
        token = self.tokens.peek()
        if not token.is_sign("-", "+"):
            return self._single()
        self.tokens.take()
        part = self._deeper(token, self._signed)
        number = checks.value(part)
        node = Sum(((True, number),)) if token.text == "-" else number
        return self._part(node, token.start, part.end)

    def _single(self) -> Part:
        token = self.tokens.take()
        if token.is_sign("("):
            return self._in_parentheses(token)
        if token.kind == "number":
            return self._part(Number(float(token.text)), token.start, token.end)
        if token.kind == "quoted":
            return self._part(Text(token.text, fold(token.text)), token.start, token.end)
        is_name = token.kind == "name" and token.text.casefold() not in {"and", "or", "not"}
        if not is_name and token.kind != "backticks":
            raise QueryError(
                "missing-operand", token.start, token.end, before=self.text[: token.start].rstrip()[-1:]
            )
        if token.kind == "name" and self.tokens.peek().is_sign("("):
            return self._call(token)
        return self._named(token)

    def _in_parentheses(self, opening: Token) -> Part:
        part = self._deeper(opening, self._any)
        closing = self._closing(opening)
        return self._part(part.node, opening.start, closing.end)

    def _closing(self, opening: Token) -> Token:
        token = self.tokens.peek()
        if token.kind == "end":
            raise QueryError("unclosed-parenthesis", opening.start, opening.end)
        if not token.is_sign(")"):
            raise self._unexpected(token)
        return self.tokens.take()

    def _named(self, token: Token) -> Part:
        share = quantile.fullmatch(token.text) if token.kind == "name" else None
        if share:
            return self._part(Quantile(self._share(token, share[1]), None), token.start, token.end)
        found = self.vocabulary.column(token.text, in_backticks=token.kind == "backticks")
        if self.tokens.peek().is_sign("@"):
            return self._of_system(token, found)
        if found is None:
            return self._part(self._bare(token), token.start, token.end)
        return self._part(_column(found), token.start, token.end)

    def _bare(self, token: Token) -> Bare:
        if is_metric(token.text):
            return Bare(QueryError("not-scored", token.start, token.end, name=token.text), token.text)
        return Bare(checks.unknown("unknown-column", token, self.vocabulary.names()), token.text)

    def _of_system(self, token: Token, found: ColumnName | None) -> Part:
        at = self.tokens.take()
        if found is None:
            raise self._bare(token).error
        is_extra = found.kind in {"number", "choice", "text"}
        if not found.of_system and not is_extra:
            raise QueryError("no-system-here", token.start, at.end, column=token.text)
        system, end = self._system()
        if not found.of_system:
            # a column of the file may have a name for all systems, and others for each
            own = self.vocabulary.column(f"{found.name}@{system}", in_backticks=True)
            if own is None:
                raise QueryError("no-system-here", token.start, at.end, column=token.text)
            found = ColumnName(own.kind, found.name, "system")
        return self._part(_column(checks.with_system(found, system)), token.start, end)

    def _system(self) -> tuple[str, int]:
        token = self.tokens.take_one_of(self.vocabulary.systems) or self.tokens.take()
        if token.kind not in {"name", "quoted", "backticks", "number"}:
            raise QueryError("missing-system", token.start, token.end)
        system = self.vocabulary.system(token.text)
        if system is None:
            raise checks.unknown("unknown-system", token, self.vocabulary.systems)
        return system, token.end

    def _share(self, token: Token, digits: str) -> float:
        share = float(digits) / 100
        if share > 1:
            raise QueryError("quantile-range", token.start, token.end, text=token.text)
        return share

    def _call(self, name: Token) -> Part:
        opening = self.tokens.take()
        word = name.text.casefold()
        if word == "delta":
            return self._delta(name, opening)
        share = quantile.fullmatch(name.text)
        if word not in {*_CALLS, "missing"} and not share:
            raise checks.unknown("unknown-function", name, (*_CALLS, "delta", "missing"))
        arguments = list(self._arguments(opening))
        closing = self._closing(opening)
        node: checks.PartNode
        if word == "missing":
            checks.count_arguments(name, closing, len(arguments), (1, 1))
            node = Missing(checks.column_or_value(arguments[0]))
        elif share:
            checks.count_arguments(name, closing, len(arguments), (1, 1))
            node = Quantile(self._share(name, share[1]), checks.value(arguments[0]))
        else:
            function, least, most = _CALLS[word]
            checks.count_arguments(name, closing, len(arguments), (least, most))
            function = _OF_ONE.get(function, function) if len(arguments) == 1 else function
            node = Call(function, tuple(map(checks.value, arguments)))
        return self._part(node, name.start, closing.end)

    def _arguments(self, opening: Token) -> Iterable[Part]:
        if self.tokens.peek().is_sign(")"):
            return
        yield self._deeper(opening, self._any)
        while self.tokens.peek().is_sign(","):
            self.tokens.take()
            yield self._deeper(opening, self._any)

    def _delta(self, name: Token, opening: Token) -> Part:
        """Read ``delta(rougeL, A, B)``: the first system's values less the second's."""
        part = self._deeper(opening, self._sum)
        column = part.node.name if isinstance(part.node, NumberColumn) else None
        if column is None or not column.of_system:
            raise QueryError("delta-of-what", part.start, part.end, text=part.text)
        sides: list[Value] = []
        for _ in range(2):
            comma = self.tokens.peek()
            if not comma.is_sign(","):
                raise QueryError("delta-arguments", name.start, comma.end)
            self.tokens.take()
            sides.append(NumberColumn(checks.with_system(column, self._system()[0])))
        closing = self._closing(opening)
        return self._part(Sum(((False, sides[0]), (True, sides[1]))), name.start, closing.end)


def _column(name: ColumnName) -> NumberColumn | TextColumn:
    return TextColumn(name) if name.is_text else NumberColumn(name)
