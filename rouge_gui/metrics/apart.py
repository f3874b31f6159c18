"""One score of a metric that reads texts, in a process of its own: JSON in, JSON out.

TER of two unrelated texts of some hundred words takes many seconds of Python. In a process it holds up nobody and can
be given up. Run as ``python -m rouge_gui.metrics.apart``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict

from rouge_gui.metrics import whole_texts
from rouge_gui.metrics.values import TerScore


def question(references: Sequence[str], candidate: str) -> bytes:
    """Return what the process is asked: TER of ``candidate``."""
    return json.dumps({"references": list(references), "candidate": candidate}).encode()


def score_in(answer: bytes) -> TerScore | None:
    """Return the score that the process answered with; None where it did not."""
    try:
        return TerScore(**json.loads(answer))
    except (ValueError, TypeError):
        return None


def main() -> None:
    """Answer one question."""
    asked = json.loads(sys.stdin.buffer.read())
    found = whole_texts.sentence_score("ter", asked["references"], asked["candidate"])
    if isinstance(found, TerScore):
        sys.stdout.write(json.dumps(asdict(found)))


if __name__ == "__main__":
    main()
