"""JSON of any size, value by value: what lies in an outer array or object is told before the rest is read. No files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

# an item, as long as a line may be
LONGEST_VALUE = 32_000_000
# an error so near the end may go away with what follows
_NEAR = 16
_LEAST = 1 << 16
_SOLID = re.compile(r"[^ \t\r\n\ufeff]")
# where an array of objects goes on after one that cannot be read
_NEXT_OBJECT = re.compile(r"\}\s*,\s*(?=\{)")


class BadJsonError(ValueError):
    """What comes next is no JSON; ``problem`` tells why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class JsonStream:
    """Reads values from pieces of text, of which it keeps what belongs to the value at hand. ``line`` is 1-based."""

    def __init__(self, pieces: Iterator[str]) -> None:
        self._pieces = pieces
        self._text = ""
        self._at = 0
        self._ended = False
        self._decoder = json.JSONDecoder()
        self.line = 1
        self.raw = ""

    def next_character(self) -> str:
        """Return the next character that is no white space, "" at the end. It stays where it is."""
        while True:
            if found := _SOLID.search(self._text, self._at):
                self._move(found.start())
                return found[0]
            self._move(len(self._text))
            if not self._more():
                return ""

    def take(self, character: str) -> bool:
        """Go behind the next character that is no white space if it is ``character``; tell whether it is."""
        if self.next_character() != character:
            return False
        self._at += 1
        return True

    def value(self) -> object:
        """Return the next value. Raises BadJsonError, and stays before it."""
        self.next_character()
        while True:
            try:
                found, end = self._decoder.raw_decode(self._text, self._at)
            except RecursionError:
                raise BadJsonError("deep-json") from None
            except json.JSONDecodeError as error:
                self._grow(error)
                continue
            except ValueError:
                raise BadJsonError("bad-json") from None
            # a number may go on
            if end >= len(self._text) - _NEAR and not isinstance(found, (dict, list, str)) and self._more():
                continue
            self.raw = self._text[self._at : end]
            self._move(end)
            return found

    def _grow(self, error: json.JSONDecodeError) -> None:
        """Read more where that may help against ``error``."""
        is_cut = error.pos >= len(self._text) - _NEAR or error.msg.startswith("Unterminated string")
        if not is_cut:
            raise BadJsonError("bad-json")
        if len(self._text) - self._at > LONGEST_VALUE:
            raise BadJsonError("long-line")
        # twice as much each time, so that a long value is not begun too often
        least = max(_LEAST, 2 * (len(self._text) - self._at))
        grown = False
        while len(self._text) - self._at < least and self._more():
            grown = True
        if not grown:
            raise BadJsonError("bad-json")

    def elements(self) -> Iterator[bool]:
        """Go through an array or object behind its bracket: yield where a value or a key comes next.

        What is yielded has to be read before going on. Raises BadJsonError where no comma parts two of them.
        """
        while self.next_character() not in {"]", "}"}:
            if not self.next_character():
                raise BadJsonError("cut-json")
            yield True
            if not self.take(",") and self.next_character() not in {"]", "}"}:
                raise BadJsonError("bad-json" if self.next_character() else "cut-json")
        self._at += 1

    def key(self) -> str:
        """Return the key that comes next, and go behind its colon. Raises BadJsonError."""
        found = self.value()
        if not isinstance(found, str) or not self.take(":"):
            raise BadJsonError("bad-json")
        return found

    def skip_to_object(self) -> bool:
        """After a value that cannot be read: go to where the next object of the array seems to begin."""
        while True:
            if found := _NEXT_OBJECT.search(self._text, self._at):
                self._move(found.end())
                return True
            # what parts two objects may be cut
            self._move(max(self._at, len(self._text) - 64))
            if not self._more():
                self._move(len(self._text))
                return False

    def _more(self) -> bool:
        if self._ended:
            return False
        piece = next(self._pieces, None)
        if piece is None:
            self._ended = True
            return False
        self._text = self._text[self._at :] + piece
        self._at = 0
        return True

    def _move(self, end: int) -> None:
        self.line += self._text.count("\n", self._at, end)
        self._at = end
