"""``rouge-gui profiles``: a comparison or a corpus under every profile that makes sense, and why numbers differ.

Never imports Qt. Exit status as for ``rouge-gui score``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

from rouge_gui.cli_output import UnusableError, say, standard_input, unknown_metric, write_output
from rouge_gui.corpus import reading
from rouge_gui.corpus.marks import utf8_lines
from rouge_gui.lab.chains import Compared
from rouge_gui.lab.corpora import ComparedCorpus, Entry
from rouge_gui.lab.published import Found, PublishedError, find_published, parse_published
from rouge_gui.lab.tables import METRICS, Table, table_of
from rouge_gui.metrics import ProfileError
from rouge_gui.metrics.rouge import KNOWN_METRICS, is_rouge
from rouge_gui.report import profile_table
from rouge_gui.report.problems import sentence_of
from rouge_gui.text.encodings import decode, guess

OK, SOME_FAILED = 0, 1
# of a column as it is quoted
_LONGEST_NAME = 30
_CORPUS_SUFFIXES = {".jsonl", ".ndjson", ".csv"}
_WRITERS = {
    "text": profile_table.as_text,
    "jsonl": profile_table.as_jsonl,
    "csv": profile_table.as_csv,
}


def profiles_parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    parser = argparse.ArgumentParser(
        prog="rouge-gui profiles",
        description="Score a comparison under every profile that makes sense for its texts and say why the "
        "numbers differ.",
    )
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="text files, references first and the candidate last; or one corpus (.jsonl, .csv, - for "
        "standard input), of which the first item is taken",
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--item", metavar="ID", help="take this item of the corpus")
    which.add_argument("--all", action="store_true", help="average all items of the corpus")
    parser.add_argument(
        "--value",
        metavar="TEXT",
        help="published values, such as '41.2' or 'R1 41.2 R2 18.9': rows that give them come first",
    )
    parser.add_argument(
        "--against", metavar="PROFILE", default="auto", help="compare with this profile (default: auto)"
    )
    parser.add_argument("--metrics", metavar="KEY,…", help="such as rouge1,rouge2,rougeL,rougeW,rougeSU4")
    parser.add_argument("--format", choices=tuple(_WRITERS), default="text", help="of the output")
    return parser


def run_profiles(options: argparse.Namespace) -> int:
    """Write the table and return the exit status. Raises UnusableError."""
    metrics = _metrics(options.metrics)
    entries, failed = _entries(options)
    try:
        texts = (
            ComparedCorpus(entries) if options.all else Compared(entries[0].references, entries[0].candidate)
        )
        table = table_of(options.against, texts, metrics)
    except ProfileError as error:
        raise UnusableError(f"--against {options.against!r}: {sentence_of(error)}") from error
    except ValueError as error:
        raise UnusableError(sentence_of(error)) from error
    found = _found(table, options.value)
    references = max(len(entry.references) for entry in entries)
    text = _WRITERS[options.format](table, references, found)
    write_output(text)
    if found and not any(each.is_whole for each in found):
        say("no row gives what was published; the nearest come first")
    if failed:
        say(f"{failed:,} items could not be read and were left out")
    return SOME_FAILED if failed else OK


def _metrics(asked: str | None) -> tuple[str, ...]:
    if not asked:
        return METRICS
    keys = tuple(dict.fromkeys(asked.replace(" ", "").split(",")))
    for key in keys:
        if not is_rouge(key):
            raise unknown_metric(key, [known for known in KNOWN_METRICS if is_rouge(known)])
    return keys


def _found(table: Table, value: str | None) -> tuple[Found, ...]:
    if value is None:
        return ()
    try:
        return find_published(table, parse_published(value))
    except PublishedError as error:
        raise UnusableError(
            f"--value {value!r}: write numbers as they were printed, such as 41.2 or 'R1 41.2 R2 18.9'; "
            f"this cannot be read: {error.rest!r}"
        ) from error


def _entries(options: argparse.Namespace) -> tuple[list[Entry], int]:
    """Return the comparisons that are asked for, and how many items could not be read."""
    names: Sequence[str] = options.files
    if len(names) > 1:
        if options.item or options.all:
            raise UnusableError("--item and --all need one corpus file")
        for name in names:
            if Path(name).suffix.lower() in _CORPUS_SUFFIXES:
                raise UnusableError(f"{name}: a corpus among other files; name one corpus, or text files")
        if names.count("-") > 1:
            raise UnusableError("-: standard input can be one of the texts only")
        *references, candidate = map(_text, names)
        return [Entry("1", tuple(references), candidate)], 0
    if names[0] != "-" and Path(names[0]).suffix.lower() not in _CORPUS_SUFFIXES:
        raise UnusableError(
            f"{names[0]}: one text alone; name a reference and a candidate, or a .jsonl or .csv file"
        )
    return _of_corpus(names[0], options)


def _text(name: str) -> str:
    data = _bytes(name)
    # a lone carriage return is a line break of old files
    return decode(data, guess(data).encoding).replace("\r\n", "\n").replace("\r", "\n")


def _bytes(name: str) -> bytes:
    if name == "-":
        return standard_input().read()
    try:
        if Path(name).is_dir():
            raise UnusableError(f"{name}: a folder; name a file in it")
        return Path(name).read_bytes()
    except OSError as error:
        raise UnusableError(f"{name}: {error.strerror}") from error


def _of_corpus(name: str, options: argparse.Namespace) -> tuple[list[Entry], int]:
    found: list[Entry] = []
    failed = 0
    for entry in corpus_entries(name, None):
        if isinstance(entry, reading.Unreadable):
            failed += 1
            if entry.id is not None and entry.id == options.item:
                raise UnusableError(f"{name}, line {entry.line}: this item cannot be read: {entry.problem}")
            continue
        if options.item in {None, entry.id}:
            found.append(Entry(entry.id, entry.references, entry.candidate))
            if not options.all:
                return found, 0
    if not found:
        _refuse(name, options.item)
    return found, failed


def _refuse(name: str, item: str | None) -> NoReturn:
    raise UnusableError(f"{name}: there is no item {item!r}" if item else f"{name}: there is no item in it")


def corpus_entries(name: str, most_references: int | None) -> Iterator[reading.Entry]:
    """Yield what a corpus file holds, ``-`` for standard input. Raises UnusableError."""
    lines = b"".join(utf8_lines([_bytes(name)])).splitlines(keepends=True)
    if reading.format_of(name, lines[0] if lines else b"") == "csv":
        yield from _csv_items(name, lines, most_references)
        return
    for number, line in enumerate(lines, 1):
        entry = reading.parse_json_line(number, line, most_references)
        if entry is not None:
            yield entry


def _csv_items(name: str, lines: Iterable[bytes], most_references: int | None) -> Iterator[reading.Entry]:
    try:
        yield from reading.parse_csv(lines, most_references)
    except reading.CorpusHeaderError as error:
        raise UnusableError(f"{name}: line 1: {header_sentence(error)}") from error


def header_sentence(error: reading.CorpusHeaderError) -> str:
    """Return what is wrong with the header of a CSV, and what it should be."""
    if error.problem == "encoding":
        return "this is neither UTF-8 nor UTF-16 with a mark; save the file as UTF-8"
    if error.problem == "separator":
        return "the columns of a CSV are parted by commas, semicolons or tabs; save the file with one of them"
    found = ", ".join(
        name if len(name) <= _LONGEST_NAME else name[:_LONGEST_NAME] + "…" for name in error.found[:5]
    )
    has = f"; this one has {found}" if found else ""
    return f"a CSV needs a header with candidate and reference (or reference_1, …){has}"
