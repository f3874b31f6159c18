"""Parquet files and folders that ``datasets`` saved. Needs pyarrow, the extra ``parquet``.

What a file declares is looked at before it is unpacked, and batches are checked before they are believed: pyarrow
trusts the offsets it is given.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rouge_gui.corpus.inputs.lines import head_of, open_file
from rouge_gui.corpus.inputs.mapping import MOST_COLUMNS
from rouge_gui.corpus.inputs.records import InputError, Manner, one_by_one
from rouge_gui.corpus.items import Problem

EXTRA = "parquet"
_BATCH_ROWS = 500
# of a row group, unpacked
_MOST_UNPACKED = 4_000_000_000
_FILE_MARK = b"ARROW1"
_MOST_JSON = 1_000_000

Entry = tuple[int, Mapping[str, object]] | Problem


def _pyarrow(path: str) -> Any:
    try:
        import pyarrow
    except ImportError:
        raise InputError(path, "missing-extra", EXTRA) from None
    return pyarrow


# --- Parquet ----------------------------------------------------------------------------------------------


def _parquet_records(path: str, _manner: Manner) -> Iterator[Entry]:
    arrow = _pyarrow(path)
    line = 0
    with open_file(path) as stream:
        file = _parquet(path, arrow, stream)
        names = _texts_in(file.schema_arrow)
        batches = file.iter_batches(batch_size=_BATCH_ROWS, columns=names)
        while True:
            try:
                batch = next(batches, None)
            except (arrow.ArrowException, OSError, ValueError) as error:
                yield Problem(path, line + 1, "bad-parquet", str(error)[:200])
                return
            if batch is None:
                return
            yield from _rows(path, arrow, batch, line)
            line += batch.num_rows


def _parquet(path: str, arrow: Any, stream: object) -> Any:
    """Open a Parquet file by its footer. Raises InputError."""
    from pyarrow import parquet

    try:
        file = parquet.ParquetFile(stream)
    except (arrow.ArrowException, OSError, ValueError) as error:
        raise InputError(path, "bad-parquet", str(error)[:200]) from None
    about = file.metadata
    if about.num_columns > MOST_COLUMNS:
        raise InputError(path, "many-columns", str(about.num_columns))
    largest = max(
        (about.row_group(number).total_byte_size for number in range(about.num_row_groups)), default=0
    )
    if largest > _MOST_UNPACKED:
        raise InputError(path, "unpacks-too-large", str(largest // 1_000_000))
    return file


def parquet_count(path: str) -> int:
    """Return how many rows a Parquet file has. Raises InputError."""
    with open_file(path) as stream:
        return int(_parquet(path, _pyarrow(path), stream).metadata.num_rows)


def _texts_in(schema: Any) -> list[str]:
    """Return the columns that may hold texts or numbers: pictures and sounds stay where they are."""
    from pyarrow import types

    return [
        field.name
        for field in schema
        if not (types.is_binary(field.type) or types.is_large_binary(field.type))
    ]


# --- saved datasets ---------------------------------------------------------------------------------------


def _saved_records(path: str, _manner: Manner) -> Iterator[Entry]:
    arrow = _pyarrow(path)
    line = 0
    for split, file in _parts(path):
        for batch in _batches(str(file), arrow):
            if isinstance(batch, Problem):
                yield batch
                continue
            for entry in _rows(str(file), arrow, batch, line):
                yield (
                    (entry[0], {**entry[1], "split": split}) if split and isinstance(entry, tuple) else entry
                )
            line += batch.num_rows


def _parts(path: str) -> list[tuple[str, Path]]:
    """Return the files of a saved dataset with the split that each belongs to. Raises InputError."""
    folder = Path(path)
    if not folder.is_dir():
        return [("", folder)]
    splits = _told(folder / "dataset_dict.json").get("splits")
    if isinstance(splits, list):
        # a name is not a way to somewhere else
        names = [str(name) for name in splits if Path(str(name)).name == str(name)]
        found = [(name, file) for name in names for file in _files(folder / name)]
    else:
        found = [("", file) for file in _files(folder)]
    if not found:
        raise InputError(path, "no-arrow-files")
    return found


def _files(folder: Path) -> list[Path]:
    told = _told(folder / "state.json")
    if told.get("_indices_data_files") or told.get("_indices_files"):
        # which rows count stands elsewhere
        raise InputError(str(folder), "dataset-with-indices")
    listed = told.get("_data_files")
    if isinstance(listed, list):
        names = [str(each.get("filename", "")) for each in listed if isinstance(each, dict)]
        return [folder / name for name in names if name and Path(name).name == name]
    return sorted(folder.glob("*.arrow"))


def _told(path: Path) -> dict[str, object]:
    if not path.is_file():
        return {}
    try:
        found = json.loads(head_of(str(path), _MOST_JSON))
    except (ValueError, RecursionError):
        raise InputError(str(path), "bad-json") from None
    return found if isinstance(found, dict) else {}


def _batches(path: str, arrow: Any) -> Iterator[Any]:
    """Yield the batches of an Arrow file in stream or file format. Raises InputError."""
    with open_file(path) as stream:
        try:
            if head_of(path, len(_FILE_MARK)) == _FILE_MARK:
                reader = arrow.ipc.open_file(stream)
                batches = (reader.get_batch(number) for number in range(reader.num_record_batches))
            else:
                reader = arrow.ipc.open_stream(stream)
                batches = iter(reader)
            names = _texts_in(reader.schema)
        except (arrow.ArrowException, OSError, ValueError) as error:
            raise InputError(path, "bad-arrow", str(error)[:200]) from None
        if len(names) > MOST_COLUMNS:
            raise InputError(path, "many-columns", str(len(names)))
        while True:
            try:
                batch = next(batches, None)
            except (arrow.ArrowException, OSError, ValueError) as error:
                yield Problem(path, 0, "bad-arrow", str(error)[:200])
                return
            if batch is None:
                return
            yield batch.select(names)


# --- rows -------------------------------------------------------------------------------------------------


def _rows(path: str, arrow: Any, batch: Any, before: int) -> Iterator[Entry]:
    """Yield the rows of a batch, the first of which is number ``before`` + 1."""
    spoilt = False
    try:
        batch.validate(full=True)
    except arrow.ArrowException as error:
        spoilt = "UTF8" in str(error)
        if not spoilt:
            yield Problem(path, before + 1, "bad-arrow", str(error)[:200])
            return
    for start in range(0, batch.num_rows, 1 if spoilt else _BATCH_ROWS):
        part = batch.slice(start, 1 if spoilt else _BATCH_ROWS)
        try:
            found = part.to_pylist()
        except UnicodeDecodeError:
            yield Problem(path, before + start + 1, "bad-encoding", "utf-8")
            continue
        yield from enumerate(found, before + start + 1)


read_parquet = one_by_one(_parquet_records)
read_saved = one_by_one(_saved_records)
