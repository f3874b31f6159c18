"""How texts are passed on to a package: as they are, or as our tokens where its callers may choose the tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rouge_gui.lab.verify.plans import Call
from rouge_gui.metrics import Profile
from rouge_gui.text import pipeline_for
from rouge_gui.text.sentences import split_sentences

# A text, or its tokens: all of the ``whole``, and those of its ``lines``.
Passed = str | dict[str, object]


def request_of(call: Call, profile: Profile, references: Sequence[str], candidate: str) -> dict[str, object]:
    """Return what the runner is asked for ``call`` about these texts, which are cleaned up."""
    if call.form == "numbers":
        *passed, last = _numbered([*references, candidate], profile)
    else:
        passed, last = (
            [_passed(text, call, profile) for text in references],
            _passed(candidate, call, profile),
        )
    return {
        "do": "score",
        "package": call.package,
        "options": dict(call.options),
        "metrics": list(call.metrics),
        "references": passed,
        "candidate": last,
    }


def _numbered(texts: Sequence[str], profile: Profile) -> list[Passed]:
    """Return each text with a number in the place of each token, the same one for the same token."""
    pipeline = pipeline_for(replace(profile.tokenization, clean=(), rule=None))
    numbers: dict[str, int] = {}

    def line_of(line: str) -> str:
        return " ".join(str(numbers.setdefault(form, len(numbers))) for form in pipeline.cut(line).forms)

    return ["\n".join(map(line_of, text.split("\n"))) for text in texts]


def corpus_request(
    call: Call, references: Sequence[Sequence[str]], candidates: Sequence[str]
) -> dict[str, object]:
    """Return what the runner is asked for a score of the whole corpus; items may differ in references."""
    most = max(map(len, references))
    streams = [[refs[place] if place < len(refs) else None for refs in references] for place in range(most)]
    return {
        "do": "score",
        "package": call.package,
        "options": {**call.options, "level": "corpus"},
        "metrics": list(call.metrics),
        "references": streams,
        "candidate": list(candidates),
    }


def _passed(text: str, call: Call, profile: Profile) -> Passed:
    if call.form == "text":
        return text
    if call.form == "sentences":
        return "\n".join(_lines(text, "auto"))
    choice = replace(profile.tokenization, clean=())
    if call.form == "joined":
        # what a package does around the tokens is its own
        choice = replace(choice, rule=None)
    pipeline = pipeline_for(choice)
    whole = pipeline.cut(text).forms
    if call.form == "joined":
        return " ".join(whole)
    if call.form == "one line":
        return {"whole": whole, "lines": [whole]}
    lines = [pipeline.cut(line).forms for line in _lines(text, profile.sentences)]
    return {"whole": whole, "lines": lines}


def _lines(text: str, splitter: str) -> list[str]:
    if splitter == "newline":
        return [line for line in text.split("\n") if line]
    return [text[start:end] for start, end in split_sentences(text)]
