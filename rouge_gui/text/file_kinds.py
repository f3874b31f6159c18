"""What a file is that is no plain text, by how it begins. No files are opened here; names say nothing."""

from __future__ import annotations

from typing import Literal

Kind = Literal["office", "pdf", "packed", "picture"]

_BEGINNINGS: tuple[tuple[bytes, Kind], ...] = (
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "office"),
    (b"{\\rtf", "office"),
    (b"%PDF-", "pdf"),
    (b"\x1f\x8b", "packed"),
    (b"BZh", "packed"),
    (b"\xfd7zXZ\x00", "packed"),
    (b"7z\xbc\xaf\x27\x1c", "packed"),
    (b"Rar!\x1a\x07", "packed"),
    (b"\x28\xb5\x2f\xfd", "packed"),
    (b"\x89PNG\r\n", "picture"),
    (b"\xff\xd8\xff", "picture"),
    (b"GIF87a", "picture"),
    (b"GIF89a", "picture"),
    (b"II*\x00", "picture"),
    (b"MM\x00*", "picture"),
)
_PACKED = b"PK\x03\x04"
# where the parts of a document in a zip archive are listed first
_DOCUMENT_PARTS = (
    b"[Content_Types].xml",
    b"word/",
    b"_rels/",
    b"mimetypeapplication/vnd.oasis",
    b"mimetypeapplication/epub",
)


def kind_of(data: bytes) -> Kind | None:
    """Return what ``data`` is by its beginning, None for what may be a text."""
    if data.startswith(_PACKED):
        return "office" if any(part in data[:4096] for part in _DOCUMENT_PARTS) else "packed"
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return "picture"
    if data.startswith(b"BZh") and not data[3:4].isdigit():
        return None
    return next((kind for beginning, kind in _BEGINNINGS if data.startswith(beginning)), None)
