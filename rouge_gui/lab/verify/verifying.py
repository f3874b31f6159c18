"""``Verifier``: compares our numbers with those of the real packages, comparison by comparison."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import TracebackType
from typing import Any

from rouge_gui.compare import compare
from rouge_gui.compare.comparison import Comparison
from rouge_gui.lab.verify.passing import corpus_request, request_of
from rouge_gui.lab.verify.plans import Call, Plan, Reason, plan
from rouge_gui.lab.verify.process import (
    TIMEOUT_S,
    CancelledError,
    PackageProcess,
    ProcessError,
    found_python,
)
from rouge_gui.lab.verify.results import ERROR, Failure, ItemResult, Row, rows_of
from rouge_gui.metrics import AnyScore, Profile, Score, ScoreCard, score_corpus
from rouge_gui.metrics.scoring import cleaned_texts
from rouge_gui.text import LinReading

# how many steps are done, of how many
Progress = Callable[[int, int], None]


def _nobody(_done: int, _all: int) -> None:
    """Tell nobody."""


class Verifier:
    """Verifies ``metrics`` under a resolved ``profile`` with the packages that ``python`` holds.

    A context; entering it raises ProcessError where that Python does not run. A process that fails is followed by
    another for what comes next. ``cancel``, from any thread, makes what is under way raise CancelledError.
    """

    def __init__(
        self, profile: Profile, metrics: Sequence[str], python: str = "", timeout_s: float = TIMEOUT_S
    ) -> None:
        # what a recipe does around the package is not the package's
        self.profile, self.metrics = replace(profile, recipe=None), tuple(metrics)
        self.python, self._timeout_s = found_python(python), timeout_s
        self._process: PackageProcess | None = None
        self._cancelled = False
        self.packages: Mapping[str, str] = {}
        self.python_version = ""

    def __enter__(self) -> Verifier:
        self._started()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None

    def cancel(self) -> None:
        """Give up."""
        self._cancelled = True
        process = self._process
        if process is not None:
            process.cancel()

    def _started(self) -> PackageProcess:
        if self._process is None:
            self._process = PackageProcess(self.python, self._timeout_s)
            if self._cancelled:
                self._process.cancel()
            try:
                self._process.__enter__()
            except BaseException:
                self._process = None
                raise
            self.packages = self._process.packages
            self.python_version = self._process.python_version
        return self._process

    def plan_for(self, references: Sequence[str], candidate: str) -> Plan:
        """Return the calls for these texts."""
        return plan(self.profile, self.metrics, [*references, candidate], len(references))

    def missing(self, calls: Plan) -> list[str]:
        """Return the packages that ``calls`` need and this Python does not hold."""
        return [name for name in calls.packages if name not in self.packages]

    def verify(self, references: Sequence[str], candidate: str, progress: Progress = _nobody) -> ItemResult:
        """Compare one comparison; calls of packages that are missing are left out. Raises CancelledError."""
        made = self.plan_for(references, candidate)
        calls = [call for call in made.calls if call.package in self.packages]
        comparison = compare(references, candidate, self.profile)
        # a clean-up comes before the package
        *passed, passed_candidate = cleaned_texts(self.profile, [*references, candidate])
        rows: list[Row] = []
        failures: list[Failure] = []
        recursion: set[str] = set()
        steps = list(_steps(calls, comparison))
        for done, (call, reference) in enumerate(steps):
            progress(done, len(steps))
            asked = passed if reference is None else [passed[reference]]
            answer = self._ask(call, request_of(call, self.profile, asked, passed_candidate))
            if isinstance(answer, Failure):
                failures += [answer] if answer not in failures else []
                continue
            if answer.get("note") == "recursion":
                recursion.add(call.package)
            rows += _compared(call, reference, comparison, answer)
        progress(len(steps), len(steps))
        given = frozenset(call.package for call in calls if call.gives_tokens)
        return ItemResult(
            tuple(rows),
            tuple(failures),
            made.unverified,
            given,
            frozenset(recursion),
            self._is_without_lists,
        )

    def verify_corpus(self, references: Sequence[Sequence[str]], candidates: Sequence[str]) -> ItemResult:
        """Compare the one score of a whole corpus, under a profile that gives such. Raises CancelledError."""
        made = self.plan_for(references[0], candidates[0])
        whole: Mapping[str, Any] = score_corpus(list(references), list(candidates), self.profile)
        rows: list[Row] = []
        failures: list[Failure] = []
        for call in made.calls:
            passed = [cleaned_texts(self.profile, refs) for refs in references]
            answer = self._ask(call, corpus_request(call, passed, cleaned_texts(self.profile, candidates)))
            if isinstance(answer, Failure):
                failures.append(answer)
            else:
                key = call.metrics[0]
                rows += rows_of((key, None, call.package), whole[key], answer["scores"][key])
        return ItemResult(tuple(rows), tuple(failures))

    @property
    def _is_without_lists(self) -> bool:
        rule = self.profile.tokenization.rule
        return isinstance(rule, LinReading) and (rule.stem or rule.stop) and rule.data is None

    def _ask(self, call: Call, request: Mapping[str, object]) -> dict[str, Any] | Failure:
        try:
            answer = self._started().ask(request)
        except ProcessError as error:
            self._process = None
            return Failure(call.package, Reason(error.id, error.values))
        except CancelledError:
            self._process = None
            raise
        if "unusable" in answer:
            found = answer["unusable"]
            values = {"package": call.package, "error": f"{found['kind']}: {found['text']}"}
            missing = call.package == "evaluate" and found["kind"] == "FileNotFoundError"
            return Failure(call.package, Reason("no-module" if missing else "not-loaded", values))
        return answer


def _steps(calls: Sequence[Call], comparison: Comparison) -> Iterator[tuple[Call, int | None]]:
    """Yield what is asked: a call, and the reference where it is for one of several."""
    for call in calls:
        if call.alone and len(comparison.references) > 1:
            yield from ((call, reference) for reference in range(len(comparison.references)))
        else:
            yield call, None


def _compared(
    call: Call, reference: int | None, comparison: Comparison, answer: Mapping[str, Any]
) -> Iterator[Row]:
    card = comparison.scores_of(call.metrics)
    own = card if reference is None else card.per_reference[reference]
    raised = next(
        (str(note.values["message"]) for note in own.notes if note.id == "implementation-raises"), None
    )
    error, scores = answer.get("error"), answer.get("scores", {})
    for metric in call.metrics:
        head = metric, ERROR, 0, reference, call.package
        if metric in own and metric in scores:
            yield from rows_of(
                (metric, reference, call.package), _as_given(own[metric], call), scores[metric]
            )
        elif metric in own:
            theirs = None if error is None else f"{error['kind']}: {error['text']}"
            yield Row(*head, _main_number(own, metric), theirs)
        elif raised is not None:
            yield Row(*head, raised, None if error is None else error["text"])


def _as_given(score: AnyScore, call: Call) -> AnyScore:
    """Return a score of ours in the digits that the package gives: the script in Perl prints five."""
    if call.is_script and isinstance(score, Score) and score.printed is not None:
        precision, recall, f = (float(score.printed[part]) for part in ("precision", "recall", "fmeasure"))
        return score._replace(precision=precision, recall=recall, fmeasure=f)
    return score


def _main_number(card: ScoreCard, metric: str) -> float:
    found = card[metric]
    return float(getattr(found, "fmeasure", getattr(found, "score", 0.0)))
