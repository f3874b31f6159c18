"""``rouge-gui verify``: our numbers of a corpus beside those of the real package, item by item.

Never imports Qt, nor the package: that runs in a process of its own. Exit status: 0 where all is equal, 1 for
differences and for items that failed, 2 where nothing could be compared.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import chain

from rouge_gui.cli_output import UnusableError, known_metrics, unknown_metric, write_output
from rouge_gui.cli_profiles import corpus_entries
from rouge_gui.corpus.reading import Item, Unreadable
from rouge_gui.lab.verify import (
    PACKAGES,
    TIMEOUT_S,
    Failure,
    ItemResult,
    Plan,
    ProcessError,
    Reason,
    Tally,
    Verifier,
    install_line,
)
from rouge_gui.metrics import Profile, ProfileError, UnknownMetricError
from rouge_gui.metrics.corpus import corpus_metrics
from rouge_gui.report.problems import sentence_of as problem_sentence
from rouge_gui.report.verification import WITHOUT_LISTS, as_text, part_of, sentence_of

OK, DIFFERENT = 0, 1
# a package that fails like this once will fail always
_HOPELESS = frozenset({"not-loaded", "no-module"})
_MOST_FAILURES_IN_A_ROW = 3
_WHOLE = "corpus"


def verify_parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    parser = argparse.ArgumentParser(
        prog="rouge-gui verify",
        description="Compare our numbers with those of the real package that the profile follows, which runs "
        "in a process of its own.",
        epilog="Exit status: 0 all equal, 1 differences or failed items, 2 nothing could be compared.",
    )
    parser.add_argument("input", metavar="INPUT", help="a .jsonl or .csv file, - for standard input")
    parser.add_argument("--profile", default="rouge-score", help="what to verify (default: rouge-score)")
    parser.add_argument(
        "--profile-dir", metavar="DIR", help="where your own profiles are, if not with your settings"
    )
    parser.add_argument("--metrics", metavar="KEY,…", help="such as rouge1,rouge2,rougeL,rougeLsum,bleu")
    parser.add_argument(
        "--python",
        default="",
        metavar="PATH",
        help="the Python that holds the package (default: the one that runs)",
    )
    parser.add_argument("--references", type=int, metavar="N", help="use the first N references only")
    parser.add_argument(
        "--timeout",
        type=float,
        default=TIMEOUT_S,
        metavar="SECONDS",
        help=f"how long an item may take (default: {TIMEOUT_S:.0f})",
    )
    return parser


def run_verify(options: argparse.Namespace, profile: Profile) -> int:
    """Write what was found and return the exit status. Raises UnusableError."""
    if options.timeout <= 0:
        raise UnusableError(f"--timeout {options.timeout}: more than 0 seconds")
    if options.references is not None and options.references < 1:
        raise UnusableError(f"--references {options.references}: a number from 1")
    items, unreadable = _items(options.input, options.references)
    asked = list(dict.fromkeys(options.metrics.replace(" ", "").split(","))) if options.metrics else None
    try:
        metrics = corpus_metrics(profile, asked)
        settled = profile.resolve(chain.from_iterable((*item.references, item.candidate) for item in items))
        with Verifier(settled, metrics, options.python, options.timeout) as verifier:
            return _Run(verifier, items, unreadable).write()
    except UnknownMetricError as error:
        raise unknown_metric(error.key, known_metrics(profile)) from error
    except ProcessError as error:
        raise UnusableError(f"--python: {sentence_of(Reason(error.id, error.values))}") from error
    except (ProfileError, ValueError) as error:
        raise UnusableError(problem_sentence(error)) from error


def _items(name: str, most_references: int | None) -> tuple[list[Item], int]:
    items: list[Item] = []
    unreadable = 0
    for entry in corpus_entries(name, most_references):
        if isinstance(entry, Unreadable):
            unreadable += 1
        else:
            items.append(entry)
    if not items:
        raise UnusableError(f"{name}: there is no item in it")
    return items, unreadable


class _Run:
    """One corpus under one verifier."""

    def __init__(self, verifier: Verifier, items: Sequence[Item], unreadable: int) -> None:
        self._verifier, self._items, self._unreadable = verifier, items, unreadable
        self._tally = Tally()
        self._failures: list[tuple[str, Failure]] = []
        self._unverified: dict[str, Reason] = {}
        self._tokens_given: set[str] = set()
        self._recursion: set[str] = set()
        self._stopped = self._without_lists = False

    def write(self) -> int:
        """Compare everything and write what was found; return the exit status. Raises UnusableError."""
        # what is needed is known before anything runs: with one reference and with several
        most = max(self._items, key=lambda item: len(item.references))
        made = self._verifier.plan_for(most.references, most.candidate)
        self._refuse(made)
        self._compare()
        write_output("\n".join(self._lines(made)) + "\n")
        failed = self._tally.differences or self._failures or self._unreadable
        return DIFFERENT if failed else OK

    def _refuse(self, made: Plan) -> None:
        if missing := self._verifier.missing(made):
            raise UnusableError(f"{', '.join(missing)}: not installed there; {self._install_line(missing)}")
        if not made.calls:
            reasons = (f"{metric}: {sentence_of(reason)}" for metric, reason in made.unverified.items())
            raise UnusableError("nothing to compare: " + "; ".join(reasons))

    def _install_line(self, missing: Sequence[str]) -> str:
        return install_line(missing, self._verifier.python)

    def _compare(self) -> None:
        if self._verifier.profile.is_corpus_level:
            references = [item.references for item in self._items]
            candidates = [item.candidate for item in self._items]
            self._add(_WHOLE, self._verifier.verify_corpus(references, candidates))
            return
        in_a_row = 0
        for done, item in enumerate(self._items):
            _show_progress(done, len(self._items))
            result = self._verifier.verify(item.references, item.candidate)
            self._add(item.id, result)
            in_a_row = in_a_row + 1 if result.failures else 0
            if in_a_row == _MOST_FAILURES_IN_A_ROW and done + 1 < len(self._items):
                self._stopped = True
                break
        _show_progress(len(self._items), len(self._items))

    def _add(self, item: str, result: ItemResult) -> None:
        for failure in result.failures:
            if failure.reason.id in _HOPELESS:
                raise UnusableError(sentence_of(failure.reason))
            self._failures.append((item, failure))
        self._tally.add(item, result)
        self._unverified |= result.unverified
        self._tokens_given |= result.tokens_given
        self._recursion |= result.recursion
        self._without_lists = result.without_lists

    # --- what is written -----------------------------------------------------------------------------------------

    def _lines(self, made: Plan) -> Iterator[str]:
        verifier = self._verifier
        most = max(len(item.references) for item in self._items)
        yield f"profile   {verifier.profile.signature(most, verifier.metrics)}"
        for name in made.packages:
            follows = PACKAGES[name].follows
            found = verifier.packages[name]
            other = f", the profile follows {follows}" if follows and follows != found else ""
            yield f"package   {name} {found}{other}"
        yield f"python    {verifier.python_version} {verifier.python}"
        unreadable = f", {self._unreadable:,} unreadable" if self._unreadable else ""
        yield f"items     {self._tally.items:,} compared, {self._tally.failed:,} failed{unreadable}"
        yield ""
        yield from self._table()
        yield from self._remarks()
        yield ""
        yield self._verdict()

    def _table(self) -> Iterator[str]:
        heads = ("metric", "items", "numbers", "equal", "as printed", "different", "largest difference")
        rows = [
            (
                metric,
                f"{found.items:,}",
                f"{sum(found.counts.values()):,}",
                *(f"{found.counts[verdict]:,}" for verdict in ("equal", "printed", "different")),
                f"{found.largest:.3g}",
            )
            for metric, found in self._tally.metrics.items()
        ]
        yield from as_text([heads, *rows])

    def _remarks(self) -> Iterator[str]:
        if self._unverified:
            yield from ("", "not compared")
            yield from (f"  {metric}: {sentence_of(reason)}" for metric, reason in self._unverified.items())
        if self._tokens_given:
            yield from (
                "",
                f"our tokens were given to {', '.join(sorted(self._tokens_given))}: the counting is compared",
            )
        if self._recursion:
            names = ", ".join(sorted(self._recursion))
            yield from (
                "",
                f"{names} raises RecursionError at Python's usual limit; it was given a deeper one",
            )
        if self._without_lists:
            yield from ("", WITHOUT_LISTS)
        if self._failures:
            yield from ("", "failed")
            yield from (f"  item {item}: {sentence_of(found.reason)}" for item, found in self._failures[:10])
        if self._stopped:
            yield f"  stopped after {_MOST_FAILURES_IN_A_ROW} failures in a row"
        if worst := self._tally.worst:
            yield from ("", "largest differences")
            rows = [("item", "metric", "value", "ours", "theirs", "difference")]
            for item, row in worst:
                by = "" if row.difference is None else f"{row.difference:+.3g}"
                metric = (
                    row.metric if row.reference is None else f"{row.metric} (reference {row.reference + 1})"
                )
                rows.append((item, metric, part_of(row), str(row.ours), str(row.theirs), by))
            yield from as_text(rows)

    def _verdict(self) -> str:
        numbers = sum(sum(found.counts.values()) for found in self._tally.metrics.values())
        if self._tally.differences:
            return f"{self._tally.differences:,} of {numbers:,} numbers differ"
        if self._failures or self._unreadable:
            return f"{numbers:,} numbers equal, but not every item was compared"
        return f"{numbers:,} numbers, all equal"


def _show_progress(done: int, count: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{done:,} of {count:,} items   " + ("\n" if done == count else ""))
        sys.stderr.flush()
