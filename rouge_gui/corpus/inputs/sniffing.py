"""Which format files are in: by what they are and how they begin, then by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path, PurePath

from rouge_gui.corpus.inputs.json_lines import parsed
from rouge_gui.corpus.inputs.lines import encoding_of, head_of
from rouge_gui.corpus.inputs.mapping import Format
from rouge_gui.corpus.inputs.names import is_known
from rouge_gui.corpus.inputs.records import InputError
from rouge_gui.corpus.inputs.rouge_folder import is_rouge_folder

_BY_SUFFIX: Mapping[str, Format] = {
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".json": "json",
    ".csv": "csv",
    ".tsv": "csv",
    ".tab": "csv",
    ".xlsx": "xlsx",
    ".xlsm": "xlsx",
    ".parquet": "parquet",
    ".arrow": "datasets",
}

_SAVED = ("state.json", "dataset_info.json", "dataset_dict.json")


def format_of(paths: Sequence[str]) -> Format:
    """Return the format of files that belong together. Raises InputError where it is none, or where they differ."""
    formats = [_format_of(path) for path in paths]
    for path, found in zip(paths, formats, strict=True):
        if found != formats[0]:
            raise InputError(path, "mixed-formats")
    return formats[0]


def _format_of(path: str) -> Format:
    try:
        if Path(path).is_dir():
            return _of_folder(path)
    except OSError as error:
        # a folder on the way that may not be looked into, or one that goes
        raise InputError(
            path, "not-permitted" if isinstance(error, PermissionError) else "unreadable"
        ) from error
    suffix = PurePath(path).suffix.lower()
    head = head_of(path, 64_000)
    if not head:
        raise InputError(path, "empty")
    if head.startswith(b"PAR1"):
        return "parquet"
    if head.startswith(b"PK\x03\x04") and (suffix in {".xlsx", ".xlsm"} or b"xl/" in head):
        return "xlsx"
    if suffix in {".xlsx", ".xlsm", ".parquet"}:
        # named so, and something else: its reader tells
        return _BY_SUFFIX[suffix]
    if suffix == ".arrow":
        return "datasets"
    return _of_text(path, head, suffix)


def _of_folder(path: str) -> Format:
    folder = Path(path)
    if any((folder / name).is_file() for name in _SAVED):
        return "datasets"
    if is_rouge_folder(folder):
        return "rouge"
    raise InputError(path, "is-a-folder")


def _of_text(path: str, head: bytes, suffix: str) -> Format:
    text = head.decode(encoding_of(path).encoding, "replace").lstrip("\ufeff \t\r\n")
    if text.startswith("<") and (suffix == ".xml" or "<ROUGE" in text[:2000].upper()):
        return "rouge"
    if suffix in {".csv", ".tsv", ".tab"}:
        return "csv"
    if text.startswith("{"):
        return _of_object(text, suffix)
    if text.startswith("[") and suffix not in {".jsonl", ".ndjson", ".txt"}:
        return "json"
    if suffix in _BY_SUFFIX:
        return _BY_SUFFIX[suffix]
    if "\0" in text:
        raise InputError(path, "binary")
    first = text.partition("\n")[0]
    # one name would be a line of text
    return "csv" if suffix != ".txt" and "\t" in first else "lines"


def _of_object(text: str, suffix: str) -> Format:
    """Tell objects line by line from one that goes over lines, or holds all."""
    first, end, _ = text.partition("\n")
    found, problem = parsed(first)
    if suffix in {".jsonl", ".ndjson"}:
        # pretty-printed objects come under this name too
        return "json" if end and first.strip() == "{" else "jsonl"
    if problem or not isinstance(found, dict):
        return "json" if first.strip() == "{" or not end or suffix == ".json" else "jsonl"
    held = [isinstance(each, (dict, list)) for each in found.values()]
    return "json" if any(held) and (all(held) or not any(map(is_known, found))) else "jsonl"
