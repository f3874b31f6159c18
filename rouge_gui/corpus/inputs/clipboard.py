"""A range of cells that a spreadsheet put on the clipboard: kept as a file, from which it is read like any table."""

from __future__ import annotations

import os
import tempfile
from itertools import islice
from pathlib import Path

from rouge_gui.corpus.csv_rows import rows

_LOOKED_AT = 20


def is_range(text: str) -> bool:
    """Tell whether ``text`` looks like cells: two rows or more of two columns or more, as many in each."""
    head = text[:200_000].splitlines(keepends=True)
    found = list(islice(rows(head, "\t"), _LOOKED_AT))
    # the last one may be cut
    whole = [row for row in found[:-1] if row.cells is not None] + [row for row in found[-1:] if row.cells]
    return len(whole) > 1 and len(whole) >= len(found) - 1 and len(whole[0].cells or ()) > 1


def keep(text: str, folder: Path) -> str:
    """Write a range into a file of its own in ``folder`` and return its path. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    handle, path = tempfile.mkstemp(".tsv", "clipboard-", folder)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode("utf-8", errors="replace"))
    except BaseException:
        Path(path).unlink(missing_ok=True)
        raise
    return path
