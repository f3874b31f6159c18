"""How many tokens each step of clean-up changes: what a switch does, told before and after it is thrown.

Reads texts under a profile's tokenization; no scores, no wording, no Qt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from rouge_gui.metrics import Profile
from rouge_gui.text import CLEANUP_STEPS, Tokenization, pipeline_for, with_step


class StepEffect(NamedTuple):
    """How many tokens ``step`` changes in each of the texts asked about; ``is_on``: whether the profile has it."""

    step: str
    is_on: bool
    changed: tuple[int, ...]


def step_effects(profile: Profile, texts: Sequence[str]) -> tuple[StepEffect, ...]:
    """Return the effect of every step, those of ``profile`` in its order, then the others in the order of the table.

    The effect of a step that is on is the difference between the final token lists (after stopwords, lemma and stemmer)
    with all steps of the profile and with all but this one; of a step that is off, between those with it
    added where ``with_step`` puts it and without. A token list differs by the forms that occur more often in one than
    in the other: as many as go, or as many as come, whichever is more. A ``sacrebleu`` profile has no tokens of
    ours; for it words of the ``unicode`` tokenizer are counted. ``profile`` is resolved.
    """
    steps = profile.tokenization.clean
    choice = Tokenization() if profile.sacre is not None else replace(profile.tokenization, clean=())
    readers = [_Reader(text, choice) for text in texts]
    others = [step for step in CLEANUP_STEPS if step not in steps]
    return tuple(
        StepEffect(step, step in steps, tuple(reader.changed(steps, step) for reader in readers))
        for step in (*steps, *others)
    )


class _Reader:
    """One text, cleaned in various ways and read; what was done once is kept."""

    def __init__(self, text: str, choice: Tokenization) -> None:
        self._pipeline = pipeline_for(choice)
        self._cleaned: dict[tuple[str, ...], str] = {(): text}
        self._counted: dict[str, Counter[str]] = {}

    def changed(self, steps: tuple[str, ...], step: str) -> int:
        """Return how many tokens ``step`` changes."""
        others = tuple(other for other in steps if other != step)
        all_steps = with_step(steps, step)
        before = self._text(all_steps[: all_steps.index(step)])
        if CLEANUP_STEPS[step](before).text == before:
            return 0
        with_it, without = (self._count(self._text(chosen)) for chosen in (all_steps, others))
        return max((without - with_it).total(), (with_it - without).total())

    def _text(self, steps: tuple[str, ...]) -> str:
        found = self._cleaned.get(steps)
        if found is None:
            found = self._cleaned[steps] = CLEANUP_STEPS[steps[-1]](self._text(steps[:-1])).text
        return found

    def _count(self, text: str) -> Counter[str]:
        found = self._counted.get(text)
        if found is None:
            found = self._counted[text] = Counter(self._pipeline.read_once(text).whole.forms)
        return found
