"""Lines of bytes as UTF-8, where a mark at their beginning tells that they are another form of Unicode."""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Iterator
from itertools import chain

# the first one that fits holds: the mark of UTF-32 begins with that of UTF-16
_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# what no UTF-8 holds spoils the line it stands in
_SPOILT = b"\xff"


def utf8_lines(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Return ``lines`` as they are or, after a mark of UTF-16 or UTF-32, as lines of UTF-8 without it.

    What cannot be decoded leaves its line without UTF-8; the others are not touched.
    """
    stream = iter(lines)
    first = next(stream, b"")
    for mark, encoding in _MARKS:
        if first.startswith(mark):
            return _decoded(chain([first.removeprefix(mark)], stream), encoding)
    return chain([first], stream)


def _decoded(pieces: Iterable[bytes], encoding: str) -> Iterator[bytes]:
    rest = b""
    # pieces end anywhere: where a byte looked like the end of a line
    for piece in as_utf8(pieces, encoding):
        *whole, rest = (rest + piece).split(b"\n")
        yield from (line + b"\n" for line in whole)
    if rest:
        yield rest


def as_utf8(pieces: Iterable[bytes], encoding: str) -> Iterator[bytes]:
    """Yield pieces of a file in ``encoding``, without its mark, as UTF-8; what cannot be decoded is none."""
    decoder = codecs.getincrementaldecoder(encoding)("surrogatepass")
    for piece in pieces:
        try:
            yield decoder.decode(piece).encode("utf-8", errors="surrogatepass")
        except UnicodeDecodeError:
            decoder.reset()
            yield _SPOILT
    if decoder.getstate()[0]:
        yield _SPOILT
