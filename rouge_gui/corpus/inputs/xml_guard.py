"""XML that declares nothing: what has a DTD, and with it entities, is refused before anything of it is expanded."""

from __future__ import annotations

from typing import IO
from xml.parsers import expat

_PIECE_BYTES = 64_000


class DeclarationError(ValueError):
    """A document with a DTD or an entity."""


class _BegunError(Exception):
    pass


def guarded(*, namespaces: bool = False) -> expat.XMLParserType:
    """Return a parser that raises DeclarationError at a DTD."""
    parser = expat.ParserCreate(namespace_separator=" " if namespaces else None)
    parser.StartDoctypeDeclHandler = _refuse
    parser.EntityDeclHandler = _refuse
    parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
    return parser


def _refuse(*_: object) -> None:
    raise DeclarationError


def check_prolog(file: IO[bytes]) -> None:
    """Read a document up to its first element. Raises DeclarationError, and expat.ExpatError where it is no XML."""
    parser = guarded()
    parser.StartElementHandler = _begin
    try:
        while piece := file.read(_PIECE_BYTES):
            parser.Parse(piece)
    except _BegunError:
        return
    parser.Parse(b"", True)


def _begin(*_: object) -> None:
    raise _BegunError
