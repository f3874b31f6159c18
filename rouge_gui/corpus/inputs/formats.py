"""The formats there are: which module reads each, and what can be told of its files without reading them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rouge_gui.corpus.inputs import aligned, arrow, json_files, json_lines, rouge_folder, tables, workbook
from rouge_gui.corpus.inputs.mapping import Format
from rouge_gui.corpus.inputs.records import Reader
from rouge_gui.corpus.inputs.tables import separator_of

__all__ = ["READERS", "count", "groups", "separator_of"]

READERS: Mapping[Format, Reader] = {
    "jsonl": json_lines.read,
    "json": json_files.read,
    "csv": tables.read,
    "lines": aligned.read,
    "xlsx": workbook.read,
    "parquet": arrow.read_parquet,
    "datasets": arrow.read_saved,
    "rouge": rouge_folder.read,
}
# files that make one table side by side
_TOGETHER: frozenset[Format] = frozenset(("lines",))
# formats whose files tell how much they hold
_COUNTERS: Mapping[Format, Callable[[str], int]] = {"parquet": arrow.parquet_count}


def groups(kind: Format, paths: Sequence[str]) -> list[Sequence[str]]:
    """Return the files that are read together: all of a line-aligned corpus, else each by itself."""
    return [paths] if kind in _TOGETHER else [[path] for path in paths]


def count(kind: Format, paths: Sequence[str]) -> int | None:
    """Return how many records there are where the files tell, None elsewhere."""
    counter = _COUNTERS.get(kind)
    return None if counter is None else sum(map(counter, paths))
