"""The command line: open the window, or score without one.

``rouge-gui score``, ``rouge-gui profiles`` and ``rouge-gui verify`` never import Qt.
Exit status: 0; 1 if some items could not be scored; 2 for unusable arguments,
input, metric or profile, or where no window can be opened.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from difflib import get_close_matches
from itertools import chain
from pathlib import Path
from typing import BinaryIO

import rouge_gui
from rouge_gui import display
from rouge_gui.cli_output import (
    UnusableError,
    drop_output,
    ensure_standard_error,
    flush_output,
    known_metrics,
    say,
    standard_input,
    unknown_metric,
    write_output,
)
from rouge_gui.cli_profiles import header_sentence, profiles_parser, run_profiles
from rouge_gui.cli_verify import run_verify, verify_parser
from rouge_gui.corpus import reading, scoring, writing
from rouge_gui.corpus.ending import unwinding_when_asked_to_end
from rouge_gui.corpus.marks import utf8_lines
from rouge_gui.corpus.scoring import Job, Raw, Scored
from rouge_gui.corpus.workers import WorkerDiedError
from rouge_gui.metrics import CorpusCard, CorpusScores, Profile, ProfileError, UnknownMetricError
from rouge_gui.metrics.corpus import corpus_metrics, whole_corpus_card
from rouge_gui.metrics.profile_files import ProfileFileError
from rouge_gui.metrics.profile_store import ProfileStore, expanded, settings_folder
from rouge_gui.report.problems import sentence_of
from rouge_gui.text.file_kinds import kind_of

OK, SOME_FAILED, UNUSABLE, INTERRUPTED = 0, 1, 2, 130
_CORPUS_SUFFIXES = {".jsonl", ".ndjson", ".json", ".csv", ".tsv", ".xlsx", ".parquet"}
_SESSION_SUFFIX = ".rougegui"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    ensure_standard_error()
    try:
        try:
            return _run_command(given)
        except SystemExit:
            # a help text or version may still have to be written
            flush_output()
            raise
    except UnusableError as error:
        say(str(error))
        return UNUSABLE
    except BrokenPipeError:
        # whoever read the output has gone
        drop_output()
        return OK
    except KeyboardInterrupt:
        return INTERRUPTED


def _run_command(given: Sequence[str]) -> int:
    command = _COMMANDS.get(given[0]) if given else None
    if command is not None:
        parser, run = command
        return run(parser().parse_args(given[1:]))
    _refuse_a_mistyped_command(given)
    return _open_window(_window_parser().parse_args(given))


def _refuse_a_mistyped_command(given: Sequence[str]) -> None:
    """Keep a word that was meant as a command from being taken for a file that is missing."""
    word = given[0] if given else ""
    if not (word.isascii() and word.isalpha()) or Path(word).exists():
        return
    if near := get_close_matches(word.lower(), _COMMANDS, 1):
        raise UnusableError(f"{word}: no such command or file; did you mean `rouge-gui {near[0]}`?")
    if len(given) == 1:
        raise UnusableError(f"{word}: no such command or file; the commands are {', '.join(_COMMANDS)}")


def _window_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="rouge-gui",
        description="See which words earned a ROUGE score. Without files the window opens on an example.",
        epilog="`rouge-gui score --help` tells how to score a corpus without a window, `rouge-gui profiles --help` "
        "why two profiles give different numbers, `rouge-gui verify --help` how to compare with the real package.",
    )
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help="references, then the candidate; or the files of a corpus, a session, an edit log",
    )
    parser.add_argument("--profile", help="how to score: 'rouge-score stemmer=porter', a name, a file")
    parser.add_argument("--profile-dir", metavar="DIR", help="keep settings in DIR, away from your own")
    parser.add_argument("--version", action="version", version=f"rouge-gui {rouge_gui.__version__}")
    return parser


def _score_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="rouge-gui score",
        description="Score a corpus: one JSON object a line, or CSV with a header, holding candidate, "
        "reference or references, and perhaps id.",
    )
    parser.add_argument("input", metavar="INPUT", help="a .jsonl or .csv file, - for standard input")
    parser.add_argument(
        "--profile",
        default="auto",
        help="how to score: a profile, a recipe, a name of your own, or a .rougeprofile file "
        "(default: auto, by what the texts hold)",
    )
    parser.add_argument(
        "--profile-dir", metavar="DIR", help="where your own profiles are, if not with your settings"
    )
    parser.add_argument("--metrics", metavar="KEY,…", help="such as rouge1,rouge2,rougeL,rougeLsum,bleu")
    parser.add_argument(
        "--references", default="all", metavar="N|all", help="use the first N references only"
    )
    parser.add_argument("--output", default="-", metavar="OUT", help="where to (default: standard output)")
    parser.add_argument("--format", choices=("jsonl", "csv"), help="of the output (default: by its suffix)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    parser.add_argument("--summary", metavar="FILE", help="write means and intervals of all items as JSON")
    return parser


def _open_window(options: argparse.Namespace) -> int:
    from rouge_gui.session.edit_log import is_log

    corpora = [name for name in options.files if Path(name).suffix.lower() in _CORPUS_SUFFIXES]
    if corpora and len(corpora) < len(options.files):
        raise UnusableError(f"{corpora[0]}: a corpus is opened by itself, without texts")
    if len(corpora) > 1 and any(map(is_log, corpora)):
        raise UnusableError("an edit log is opened by itself, without other files")
    for name in options.files:
        if Path(name).suffix.lower() == _SESSION_SUFFIX and len(options.files) > 1:
            raise UnusableError(f"{name}: a session is opened by itself, without other files")
    if reason := display.problem(os.environ):
        raise UnusableError(reason)
    if options.profile is not None:
        _parse_profile(options.profile, options.profile_dir)
    try:
        from rouge_gui import app
    except ImportError as error:
        package = display.missing_packages(error)
        if package is None:
            raise
        raise UnusableError(
            f"a library that Qt needs is missing; on Debian or Ubuntu: apt install {package}"
        ) from error
    return app.run(options.files, options.profile, options.profile_dir)


def _parse_profile(text: str, settings: str | None) -> Profile:
    store = ProfileStore(Path(settings) if settings else settings_folder())
    try:
        return Profile.parse(expanded(text, store))
    except (ProfileError, ProfileFileError) as error:
        raise UnusableError(f"--profile {text!r}: {sentence_of(error)}") from error


def _verify(options: argparse.Namespace) -> int:
    profile = _parse_profile(options.profile, options.profile_dir)
    with unwinding_when_asked_to_end():
        return run_verify(options, profile)


def _score(options: argparse.Namespace) -> int:
    profile = _parse_profile(options.profile, options.profile_dir)
    # a metric named twice is one metric
    asked = list(dict.fromkeys(options.metrics.replace(" ", "").split(","))) if options.metrics else None
    if options.workers < 1:
        raise UnusableError(f"--workers {options.workers}: at least 1")
    _refuse_a_file_named_twice([options.input, options.output, options.summary or "-"])
    try:
        metrics = corpus_metrics(profile, asked)
        with unwinding_when_asked_to_end(), _opened(options.input) as stream:
            raw = _Source(options.input, stream, _most_references(options.references))
            if profile.automatic:
                profile = profile.resolve(scoring.texts_beyond_ascii(raw.pass_over(), raw.most_references))
            as_csv = (options.format or Path(options.output).suffix.lower().lstrip(".")) == "csv"
            job = Job(profile, metrics, raw.most_references, as_csv, keep_texts=profile.is_corpus_level)
            return _run(raw, job, options)
    except UnknownMetricError as error:
        raise unknown_metric(error.key, known_metrics(profile)) from error
    except WorkerDiedError as error:
        raise UnusableError(
            "a scoring process ended unexpectedly (out of memory?); try --workers 1"
        ) from error
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UnusableError(f"{error.filename or options.input}: {error.strerror}") from error
    except ValueError as error:
        raise UnusableError(sentence_of(error)) from error


def _most_references(text: str) -> int | None:
    if text == "all":
        return None
    if not text.isdecimal() or int(text) < 1:
        raise UnusableError(f"--references {text}: a number from 1, or all")
    return int(text)


def _refuse_a_file_named_twice(names: Sequence[str]) -> None:
    """Keep an output from taking the place of the input or of the other output."""
    files = [_resolved(name) for name in names if name != "-"]
    for file in files:
        # devices and pipes are not replaced
        if files.count(file) > 1 and (file.is_file() or not file.exists()):
            raise UnusableError(f"{file}: named twice; INPUT, --output and --summary must differ")


def _resolved(name: str) -> Path:
    try:
        return Path(name).resolve()
    except RuntimeError as error:
        # before Python 3.13 links that lead to each other are no OSError
        raise UnusableError(f"{name}: {os.strerror(errno.ELOOP)}") from error


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    if name == "-":
        yield standard_input()
        return
    if Path(name).is_dir():
        raise UnusableError(f"{name}: a folder; name a .jsonl or .csv file in it")
    with Path(name).open("rb") as stream:
        yield stream


_COMMANDS: Mapping[str, tuple[Callable[[], argparse.ArgumentParser], Callable[[argparse.Namespace], int]]] = {
    "score": (_score_parser, _score),
    "profiles": (profiles_parser, run_profiles),
    "verify": (verify_parser, _verify),
}


_NO_LINES = "not a text file; score reads JSONL and CSV, the window reads workbooks, Parquet and folders too"


class _Source:
    """The input as raw entries; standard input is kept when it must be read twice."""

    def __init__(self, name: str, stream: BinaryIO, most_references: int | None) -> None:
        self.most_references = most_references
        self._name = name
        self._stream = stream
        self._kept: list[bytes] | None = None
        self._size = os.fstat(stream.fileno()).st_size if name != "-" else 0

    @property
    def share_read(self) -> float | None:
        """How much of the input was read so far, 0 to 1, where that can be known."""
        if not self._size or not self._stream.seekable():
            return None
        return self._stream.tell() / self._size

    def pass_over(self) -> Iterator[Raw]:
        """Yield all entries, to be had again by ``entries``."""
        if self._size and self._stream.seekable():
            yield from self._raw(self._stream)
            self._stream.seek(0)
        else:
            self._kept = list(self._stream)
            yield from self._raw(self._kept)

    def entries(self) -> Iterator[Raw]:
        """Yield all entries."""
        return self._raw(self._stream if self._kept is None else self._kept)

    def _raw(self, lines: Iterable[bytes]) -> Iterator[Raw]:
        stream = utf8_lines(lines)
        first = next(stream, b"")
        if kind_of(first) is not None:
            raise UnusableError(f"{self._name}: {_NO_LINES}")
        rest = chain([first], stream)
        if reading.format_of(self._name, first) == "jsonl":
            return enumerate(rest, 1)
        return self._csv(rest)

    def _csv(self, lines: Iterable[bytes]) -> Iterator[Raw]:
        try:
            yield from reading.parse_csv(lines, self.most_references)
        except reading.CorpusHeaderError as error:
            raise UnusableError(f"{self._name}: line 1: {header_sentence(error)}") from error


def _run(source: _Source, job: Job, options: argparse.Namespace) -> int:
    scores = CorpusScores(job.profile, job.metrics)
    kept = Scored()
    failed = 0
    with ExitStack() as stack:
        write = _writer(options.output, stack)
        # opened first: a long run must not end in a folder that is not there
        write_summary = _writer(options.summary, stack) if options.summary else None
        progress = _Progress()
        for done in scoring.score_entries(source.entries(), job, options.workers):
            if job.as_csv and done.lines and not progress.count:
                write(writing.csv_line(writing.csv_columns(job.metrics)) + "\n")
            write("".join([line + "\n" for line in done.lines]))
            failed += done.failed
            kept.most_references = max(kept.most_references, done.most_references)
            kept.references += done.references
            kept.candidates += done.candidates
            if write_summary:
                scores.add_values(done.ids, done.values)
            progress.add(len(done.lines), source.share_read)
        progress.end()
        if not progress.count:
            raise UnusableError(f"{options.input}: there is no item in it")
        if write_summary:
            write_summary(writing.summary(_card(job, scores, kept), failed))
    if failed:
        total = progress.count
        say(f"{failed:,} of {total:,} items could not be read; their lines name the reason")
    return SOME_FAILED if failed else OK


def _card(job: Job, scores: CorpusScores, kept: Scored) -> CorpusCard:
    if job.keep_texts and kept.candidates:
        return whole_corpus_card(job.profile, kept.references, kept.candidates)
    signature = job.profile.signature(kept.most_references, job.metrics)
    return CorpusCard(scores.aggregates(), len(scores), signature)


def _writer(output: str, stack: ExitStack) -> Callable[[str], object]:
    if output != "-":
        folder = Path(output).parent
        if not folder.exists():
            raise UnusableError(f"{output}: the folder {folder} is missing: make it first")
        return stack.enter_context(writing.WholeFile(Path(output))).write
    # a closed one is known before a long run
    write_output("")
    return write_output


class _Progress:
    """A line on standard error with count, rate and time left, where that is a terminal."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._start = time.monotonic()
        self.count = 0

    def add(self, count: int, share_read: float | None) -> None:
        """Count ``count`` items more; ``share_read`` of the input tells how long the rest may take."""
        self.count += count
        if not self._shown:
            return
        passed = max(time.monotonic() - self._start, 1e-6)
        left = f", {passed * (1 / share_read - 1):.0f} s left" if share_read else ""
        sys.stderr.write(f"\r{self.count:,} items, {self.count / passed:,.0f} a second{left}   ")
        sys.stderr.flush()

    def end(self) -> None:
        """Leave the line."""
        if self._shown:
            sys.stderr.write("\n")
