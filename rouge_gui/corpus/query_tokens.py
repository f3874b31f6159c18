"""A query cut into words, numbers, quoted texts and signs. Places are code points; no wording."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rouge_gui.corpus.column_names import Vocabulary, longest_at
from rouge_gui.corpus.query_tree import QueryError

Kind = Literal["name", "backticks", "quoted", "regex", "number", "sign", "end"]

# a quotation mark, and those that close what it opens
QUOTES = {
    '"': '"',
    "'": "'",
    "“": "”“",
    "„": "“”",
    "”": "”",
    "‘": "’",
    "‚": "‘’",
    "«": "»",
    "»": "«",
    "‹": "›",
    "「": "」",
    "『": "』",
}
# other ways to write a sign
_SAME_SIGNS = {
    "==": "=", "≠": "!=", "<>": "!=", "≤": "<=", "≥": ">=", "−": "-", "–": "-", "×": "*", "÷": "/",
    "&&": "and", "&": "and", "||": "or", "|": "or", "!": "not",
}  # fmt: skip
_sign = re.compile(r"!~|!=|==|<>|<=|>=|&&|\|\||[=<>~+\-*/(),@!&|≠≤≥−–×÷]")
_name = re.compile(r"[^\W\d][\w.]*")
# a percent sign is taken along to say what to write instead
_number = re.compile(r"(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?(\s?%)?", re.IGNORECASE | re.ASCII)
_spaces = re.compile(r"\s*")
_escapes = {"n": "\n", "t": "\t"}


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a query; ``text`` is what it means: without quotes, signs in their one spelling."""

    kind: Kind
    text: str
    start: int
    end: int

    def is_sign(self, *signs: str) -> bool:
        """Tell whether this is one of these signs."""
        return self.kind == "sign" and self.text in signs

    def is_word(self, word: str) -> bool:
        """Tell whether this is ``and``, ``or`` or ``not``, as a word or as its sign."""
        return self.kind in {"name", "sign"} and self.text.casefold() == word


class Tokens:
    """Cuts one query from left to right, as its reader asks for more."""

    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        self.text = text
        self._vocabulary = vocabulary
        self._kept: Token | None = None
        self._at = 0

    def peek(self) -> Token:
        """Return the next token. Raises QueryError."""
        if self._kept is None:
            self._kept = self._cut(self._at)
        return self._kept

    def take(self) -> Token:
        """Return the next token and go on behind it. Raises QueryError."""
        token = self.peek()
        self._at, self._kept = token.end, None
        return token

    def next_start(self) -> int:
        """Return where the next token begins, whether it is one or not."""
        return self._behind_spaces(self._at)

    def take_regex(self) -> Token | None:
        """Return the regular expression between slashes that comes next, None if something else does."""
        start = self._behind_spaces(self._at)
        if self.text[start : start + 1] != "/":
            return None
        end = start + 1
        while end < len(self.text) and self.text[end] != "/":
            end += 2 if self.text[end] == "\\" else 1
        if end >= len(self.text):
            raise QueryError("unclosed-regex", start, len(self.text))
        return self._went(Token("regex", self.text[start + 1 : end].replace("\\/", "/"), start, end + 1))

    def take_one_of(self, names: Sequence[str]) -> Token | None:
        """Return which of ``names`` comes next, whatever characters it has; None if something else does."""
        start = self._behind_spaces(self._at)
        name = longest_at(self.text, start, names)
        return self._went(Token("name", name, start, start + len(name))) if name else None

    def _went(self, token: Token) -> Token:
        self._at, self._kept = token.end, None
        return token

    def _behind_spaces(self, at: int) -> int:
        found = _spaces.match(self.text, at)
        return found.end() if found else at

    def _cut(self, at: int) -> Token:
        start = self._behind_spaces(at)
        character = self.text[start : start + 1]
        if not character:
            return Token("end", "", start, start)
        if character == "`" or character in QUOTES:
            return self._cut_quoted(start, QUOTES.get(character, "`"))
        return self._cut_plain(start)

    def _cut_plain(self, start: int) -> Token:
        odd = self._vocabulary.name_starting(self.text, start)
        if odd:
            return Token("name", odd, start, start + len(odd))
        if found := _number.match(self.text, start):
            return self._number(found)
        if found := _name.match(self.text, start):
            return Token("name", found[0], start, found.end())
        if found := _sign.match(self.text, start):
            return Token("sign", _SAME_SIGNS.get(found[0], found[0]), start, found.end())
        raise QueryError("unknown-character", start, start + 1, character=self.text[start])

    def _cut_quoted(self, start: int, closing: str) -> Token:
        kind: Kind = "backticks" if closing == "`" else "quoted"
        parts: list[str] = []
        at = start + 1
        while at < len(self.text):
            character = self.text[at]
            if character in closing:
                return Token(kind, "".join(parts), start, at + 1)
            following = self.text[at + 1 : at + 2]
            if character == "\\" and following and following in f"\\nt{closing}":
                parts.append(_escapes.get(following, following))
                at += 2
            else:
                parts.append(character)
                at += 1
        raise QueryError("unclosed-quote", start, len(self.text), quote=self.text[start], closing=closing[0])

    def _number(self, found: re.Match[str]) -> Token:
        start, end = found.span()
        if found[1]:
            plain = found[0].removesuffix(found[1])
            raise QueryError("percent", start, end, number=plain, share=f"{float(plain) / 100:g}")
        if behind := _name.match(self.text, end):
            raise QueryError("bad-number", start, behind.end(), text=self.text[start : behind.end()])
        return Token("number", found[0], start, end)
