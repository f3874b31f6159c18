"""Runs the real packages: a script of its own for whichever Python holds them; it imports nothing of this tool.

Requests come as lines of JSON on standard input, each is answered by one line on standard output. Numbers are the
packages' own. It works without a network, and ends with all its children when its input does. Python 3.8 or newer.
"""

from __future__ import annotations

import json
import os
import queue
import re
import shutil
import signal
import site
import socket
import subprocess
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # older Pythons do not know these types when they run
    from collections.abc import Callable

    # in place of a text: the tokens of the ``whole`` and of its ``lines``
    Given = dict[str, Any]
    Scores = dict[str, dict[str, Any]]
# deep enough for the recursive packages, with a stack to go with it
_DEEP, _STACK_BYTES = 200_000, 512 * 1024 * 1024
_made: dict[str, Any] = {}


def _kept(request: dict[str, Any], make: Callable[[], Any]) -> Any:
    """Return what ``make`` makes for the options of ``request``, made once."""
    key = json.dumps([request["package"], request["options"], request["metrics"]], sort_keys=True)
    if key not in _made:
        _made[key] = make()
    return _made[key]


# --- rouge-score and evaluate ------------------------------------------------------------------------------------


class _GivenTokens:
    """A tokenizer for rouge-score that knows the tokens of the texts at hand."""

    def __init__(self) -> None:
        self.tokens: dict[str, list[str]] = {}

    def tokenize(self, text: str) -> list[str]:
        return self.tokens[text]

    def stand_in(self, given: Given) -> str:
        """Return a text of as many lines; the breaks at its start tell the whole from its lines and other texts."""
        first = len(self.tokens)
        lines = {f"line {first + place}": tokens for place, tokens in enumerate(given["lines"])}
        self.tokens.update(lines)
        whole = "\n" * (first + 1) + "\n".join(lines)
        self.tokens[whole] = given["whole"]
        return whole


class _Split:
    """White space parts the tokens, as people pass it to rouge-score."""

    def __init__(self, lower: bool) -> None:
        self._lower = lower

    def tokenize(self, text: str) -> list[str]:
        return text.lower().split() if self._lower else text.split()


def _tokenizer(request: dict[str, Any]) -> tuple[Any, list[str], str]:
    """Return the tokenizer to pass on, None for the package's own, and the texts to pass with it."""
    texts: list[str | Given] = [*request["references"], request["candidate"]]
    name = request["options"].get("tokenizer", "")
    if name == "given":
        given = _GivenTokens()
        passed = [given.stand_in(text) for text in texts if isinstance(text, dict)]
        return given, passed[:-1], passed[-1]
    plain = [text for text in texts if isinstance(text, str)]
    tokenizer = _Split(name == "whitespace") if name else None
    return tokenizer, plain[:-1], plain[-1]


def _rouge_score(request: dict[str, Any]) -> Scores:
    scorer_class = _made["rouge-score"].RougeScorer
    tokenizer, references, candidate = _tokenizer(request)
    stemmed = bool(request["options"].get("stemmer"))
    scorer = scorer_class(request["metrics"], use_stemmer=stemmed, tokenizer=tokenizer)
    if len(references) == 1:
        found = scorer.score(references[0], candidate)
    else:
        found = scorer.score_multi(references, candidate)
    return {
        key: {part: float(getattr(score, part)) for part in ("precision", "recall", "fmeasure")}
        for key, score in found.items()
    }


def _evaluate(request: dict[str, Any]) -> Scores:
    tokenizer, references, candidate = _tokenizer(request)
    found = _made["evaluate"].compute(
        predictions=[candidate],
        references=[references[0] if len(references) == 1 else references],
        rouge_types=request["metrics"],
        use_aggregator=False,
        use_stemmer=bool(request["options"].get("stemmer")),
        tokenizer=tokenizer.tokenize if tokenizer else None,
    )
    return {key: {"fmeasure": float(found[key][0])} for key in request["metrics"]}


# --- rouge and rouge-chinese -------------------------------------------------------------------------------------


def _package_name(metric: str) -> str:
    return "rouge-l" if metric in {"rougeL", "rougeLsum"} else "rouge-" + metric[len("rouge") :]


def _pltrdy(request: dict[str, Any]) -> Scores:
    module = _made[request["package"]]
    names = list(dict.fromkeys(map(_package_name, request["metrics"])))
    exclusive = bool(request["options"]["exclusive"])
    texts = request["candidate"], request["references"][0]
    plain = _kept(request, lambda: module.Rouge(metrics=names, exclusive=exclusive))
    found = plain.get_scores(*texts)[0]
    counts = module.Rouge(metrics=names, exclusive=exclusive, raw_results=True).get_scores(*texts)[0]
    scores: Scores = {}
    for metric in request["metrics"]:
        name = _package_name(metric)
        scores[metric] = {
            "precision": found[name]["p"],
            "recall": found[name]["r"],
            "fmeasure": found[name]["f"],
            "matches": counts[name]["overlap"],
            "candidate_total": counts[name]["hyp"],
            "reference_total": counts[name]["ref"],
        }
    return scores


# --- rouge-metric ------------------------------------------------------------------------------------------------


def _py_rouge(request: dict[str, Any]) -> Scores:
    options, metrics = request["options"], request["metrics"]
    orders = [int(metric[len("rouge") :]) for metric in metrics if metric[len("rouge") :].isdigit()]
    scorer = _made["rouge-metric"].PyRouge(
        rouge_n=orders,
        rouge_l=any(metric in {"rougeL", "rougeLsum"} for metric in metrics),
        rouge_w="rougeW" in metrics,
        rouge_w_weight=options["weight"],
        rouge_s=any(metric.startswith("rougeS") and metric[6:7] != "U" for metric in metrics),
        rouge_su=any(metric.startswith("rougeSU") for metric in metrics),
        skip_gap=options["gap"],
        multi_ref_mode=options["multi"],
        alpha=options["alpha"],
        mode="individual",
    )
    texts = request["candidate"], request["references"]
    if isinstance(texts[0], str):
        found = scorer.evaluate([texts[0]], [texts[1]])[0]
    else:
        references = [text["lines"] for text in texts[1]]
        found = scorer.evaluate_tokenized([texts[0]["lines"]], [references])[0]
    scores: Scores = {}
    for metric in metrics:
        name = _py_rouge_name(metric, found)
        scores[metric] = {
            "precision": float(found[name]["p"]),
            "recall": float(found[name]["r"]),
            "fmeasure": float(found[name]["f"]),
        }
    return scores


def _py_rouge_name(metric: str, found: dict[str, Any]) -> str:
    """Return the package's name for ``metric``: it ends in the weight or the distance, written its own way."""
    for start, name in (("rougeSU", "rouge-su"), ("rougeS", "rouge-s"), ("rougeW", "rouge-w-")):
        if metric.startswith(start):
            fits = [key for key in found if key.startswith(name) and not key[len(name) :].startswith("u")]
            return fits[0]
    return _package_name(metric)


# --- ROUGE-1.5.5, the script in Perl that rouge-metric brings ----------------------------------------------------

# a list of files needs no XML, but the script loads modules for it that few have
_NO_XML = """package NoXML;
$INC{'XML/DOM.pm'} = __FILE__;
package XML::DOM::Parser;
sub new { return bless {}, shift }
package main;
sub ELEMENT_NODE { 1 }
sub TEXT_NODE { 3 }
sub DOCUMENT_NODE { 9 }
1;
"""
_printed = re.compile(r"X ROUGE-(\S+) Eval \S+ R:(\S+) P:(\S+) F:(\S+)")
_place = re.compile(r" at \S.* line \d+.*")


class _PartlyPrintedError(Exception):
    def __init__(self, scores: Scores, message: str) -> None:
        super().__init__(message)
        self.scores = scores


class _UnusableError(Exception):
    """The script does not start."""


def _perl_data(home: Path) -> str:
    """Return a folder with the script's stopwords and its database of exceptions, made from the package's lists."""
    if "data" not in _made:
        folder = Path.cwd() / "data"
        folder.mkdir()
        shutil.copy(home / "data" / "smart_common_words.txt", folder)
        lists = home / "data" / "WordNet-2.0-Exceptions"
        build = [_perl(), str(lists / "buildExeptionDB.pl"), ".", "exc", str(folder / "WordNet-2.0.exc.db")]
        subprocess.run(build, cwd=lists, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        (folder / "NoXML.pm").write_text(_NO_XML)
        _made["data"] = str(folder)
    return str(_made["data"])


def _perl() -> str:
    found = shutil.which("perl")
    if found is None:
        raise _UnusableError("ROUGE-1.5.5 is a script in Perl, and there is no perl here")
    return found


def _perl_rouge(request: dict[str, Any]) -> Scores:
    home = Path(_made["rouge-metric"].__file__).parent / "RELEASE-1.5.5"
    data = _perl_data(home)
    names: list[str] = []
    for number, text in enumerate([request["candidate"], *request["references"]]):
        names.append(f"text{number}")
        Path(names[-1]).write_bytes(text.encode("utf-8", "surrogatepass"))
    Path("list").write_text(" ".join(names) + "\n")
    script = [_perl(), "-I", data, "-MNoXML", str(home / "ROUGE-1.5.5.pl"), "-e", data, "-d", "-z", "SPL"]
    # X: what the script calls the system
    done = subprocess.run(
        [*script, *request["options"]["flags"], "list", "X"], capture_output=True, check=False
    )
    scores: Scores = {}
    for name, recall, precision, f in _printed.findall(done.stdout.decode("utf-8", "replace")):
        metric = "rougeW" if name.startswith("W-") else "rouge" + name
        scores[metric] = {"precision": float(precision), "recall": float(recall), "fmeasure": float(f)}
    if done.returncode:
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines() or [
            f"exit status {done.returncode}"
        ]
        message = _place.sub("", lines[-1])
        if "compilation" in message:
            raise _UnusableError(_place.sub("", lines[0]))
        raise _PartlyPrintedError(scores, message)
    return scores


# --- sacrebleu ---------------------------------------------------------------------------------------------------

_SACRE_PARTS = {
    "score": "score",
    "counts": "counts",
    "totals": "totals",
    "precisions": "precisions",
    "bp": "brevity_penalty",
    "sys_len": "candidate_length",
    "ref_len": "reference_length",
    "num_edits": "edits",
    "ref_length": "reference_length",
}


def _sacrebleu(request: dict[str, Any]) -> Scores:
    options = request["options"]
    scorer = _kept(request, lambda: getattr(_made["sacrebleu"], options["class"])(**options["arguments"]))
    if options["level"] == "corpus":
        found = scorer.corpus_score(request["candidate"], request["references"])
    else:
        found = scorer.sentence_score(request["candidate"], request["references"])
    values = vars(found)
    return {
        request["metrics"][0]: {
            part: list(values[name]) if isinstance(values[name], (list, tuple)) else float(values[name])
            for name, part in _SACRE_PARTS.items()
            if name in values
        }
    }


# --- one request -------------------------------------------------------------------------------------------------

_CALLS: dict[str, Callable[[dict[str, Any]], Scores]] = {
    "rouge-score": _rouge_score,
    "evaluate": _evaluate,
    "rouge": _pltrdy,
    "rouge-chinese": _pltrdy,
    "rouge-metric": _py_rouge,
    "sacrebleu": _sacrebleu,
}
_MODULES = {
    "rouge-score": "rouge_score.rouge_scorer",
    "evaluate": "evaluate",
    "rouge": "rouge",
    "rouge-chinese": "rouge_chinese",
    "rouge-metric": "rouge_metric",
    "sacrebleu": "sacrebleu.metrics",
}


def _versions(names: list[str]) -> dict[str, str]:
    metadata = import_module("importlib.metadata")
    found: dict[str, str] = {}
    for name in names:
        try:
            found[name] = str(metadata.version(name))
        except metadata.PackageNotFoundError:
            continue
    return found


def _attempt(call: Callable[[dict[str, Any]], Scores], request: dict[str, Any]) -> dict[str, Any]:
    try:
        return {"scores": call(request)}
    except _UnusableError as error:
        return {"unusable": {"kind": "Perl", "text": str(error)[:2000]}}
    except _PartlyPrintedError as error:
        return {"scores": error.scores, "error": {"kind": "Perl", "text": str(error)[:2000]}}
    # whatever a package raises is its result, a call of sys.exit included
    except BaseException as error:
        return {"error": {"kind": type(error).__name__, "text": str(error)[:2000]}}


def _load(request: dict[str, Any]) -> Scores:
    """Import the package; evaluate has to find the module that calls rouge-score, too."""
    package = request["package"]
    if package not in _made:
        _made[package] = import_module(_MODULES[package])
        if package == "evaluate":
            try:
                _made[package] = _made[package].load("rouge", keep_in_memory=True)
            except BaseException:
                del _made[package]
                raise
    return {}


def _score(request: dict[str, Any]) -> dict[str, Any]:
    """Return the scores, or how the package raises; its recursion may then go deeper than it does by itself.

    ``unusable``: it could not be loaded.
    """
    loaded = _attempt(_load, request)
    if "error" in loaded:
        return {"unusable": loaded["error"]}
    call = _perl_rouge if "flags" in request["options"] else _CALLS[request["package"]]
    answer = _attempt(call, request)
    if answer.get("error", {}).get("kind") != "RecursionError":
        return answer
    usual = sys.getrecursionlimit()
    deeper: list[dict[str, Any]] = []
    sys.setrecursionlimit(_DEEP)
    threading.stack_size(_STACK_BYTES)
    thread = threading.Thread(target=lambda: deeper.append(_attempt(call, request)))
    thread.start()
    thread.join()
    sys.setrecursionlimit(usual)
    return dict(deeper[0], note="recursion") if deeper and "scores" in deeper[0] else answer


def answer_to(request: dict[str, Any]) -> dict[str, Any]:
    """Return the answer to one request: versions of ``packages``, or scores."""
    if request["do"] == "hello":
        version = ".".join(map(str, sys.version_info[:3]))
        return {"python": version, "packages": _versions(request["packages"])}
    return _score(request)


# --- the process -------------------------------------------------------------------------------------------------


def _refuse_network(event: str, arguments: tuple[Any, ...]) -> None:
    if event == "socket.connect" and getattr(arguments[0], "family", None) != getattr(
        socket, "AF_UNIX", None
    ):
        raise OSError("no network while packages are verified")
    if event in {"socket.getaddrinfo", "socket.gethostbyname"}:
        raise OSError("no network while packages are verified")


def _end() -> None:
    """End this process and its children, where it leads a group of its own."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


def _read(requests: queue.Queue[bytes | None]) -> None:
    for line in sys.stdin.buffer:
        requests.put(line)
    # who asked has gone, or is done
    _end()


def main() -> None:
    """Answer requests until there are no more."""
    sys.addaudithook(_refuse_network)
    # isolated from the folder and the variables of who started it, but not from what the user installed
    if sys.prefix == sys.base_prefix and Path(site.getusersitepackages()).is_dir():
        site.addsitedir(site.getusersitepackages())
    # what packages print must not get between the answers
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    requests: queue.Queue[bytes | None] = queue.Queue()
    threading.Thread(target=_read, args=(requests,), daemon=True).start()
    while True:
        line = requests.get()
        if line is None:
            return
        answers.write(json.dumps(answer_to(json.loads(line))).encode("ascii") + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
