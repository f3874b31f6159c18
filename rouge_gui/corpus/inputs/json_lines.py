"""JSONL: one object a line. A line that holds none is a problem in its place."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from rouge_gui.corpus.inputs.lines import byte_lines
from rouge_gui.corpus.inputs.records import Manner, one_by_one
from rouge_gui.corpus.items import Problem


def _objects(path: str, manner: Manner) -> Iterator[tuple[int, Mapping[str, object]] | Problem]:
    encoding, lines = byte_lines(path, manner.encoding)
    for number, line in enumerate(lines, 1):
        if line is None:
            yield Problem(path, number, "long-line")
            continue
        try:
            text = line.decode(encoding)
        except UnicodeDecodeError:
            yield Problem(path, number, "bad-encoding", encoding)
            continue
        found, problem = parsed(text)
        if isinstance(found, dict):
            yield number, found
        elif problem or not text.isspace():
            yield Problem(path, number, problem or "not-an-object")


def parsed(text: str) -> tuple[object, str]:
    """Return what the JSON ``text`` says, or None and the problem; blank text says None without one."""
    try:
        return json.loads(text), ""
    except RecursionError:
        return None, "deep-json"
    except ValueError:
        return None, "" if not text or text.isspace() else "bad-json"


read = one_by_one(_objects)
