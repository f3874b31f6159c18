"""The token lens: what became of each word of a text on its way to the forms that are counted.

It repeats what ``Pipeline`` does and keeps the steps; its forms and spans are those of the reading, one for one. Spans
are code points of the text as given.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise

from rouge_gui.text import russian
from rouge_gui.text.cleanup import cleaned
from rouge_gui.text.pipeline import Tokenization, pipeline_for
from rouge_gui.text.russian import Parse
from rouge_gui.text.tokens import Span

# a rival reading at least this likely, measured against the one taken, makes a toss-up
_RIVAL = 0.5


@dataclass(frozen=True, slots=True)
class Change:
    """What a step (``cut``, ``rule``, ``lemma``, ``stemmer``, ``yo``) made of a word."""

    step: str
    form: str


@dataclass(frozen=True, slots=True)
class TracedToken:
    """One word as it stands in the text, the steps that changed it and the form that is counted.

    ``form`` is None for a stopword, which is left out. The first change is the tokenizer's own, where the cut form
    differs from the text: case, compatibility characters, dropped accents.
    """

    span: Span
    surface: str
    changes: tuple[Change, ...]
    form: str | None


@dataclass(frozen=True, slots=True)
class OtherCut:
    """A stretch that two tokenizations cut differently, with the tokens of both."""

    span: Span
    ours: tuple[str, ...]
    theirs: tuple[str, ...]


def trace(text: str, choice: Tokenization) -> list[TracedToken]:
    """Return what became of each word of ``text``, in text order. Raises what ``pipeline_for`` raises."""
    pipeline = pipeline_for(choice)
    derived = cleaned(text, choice.clean)
    forms, spans = derived.source_tokens(pipeline.tokenize(derived.text))
    traced: list[TracedToken] = []
    for cut, (start, end) in zip(forms, spans, strict=True):
        surface = text[start:end]
        changes = [Change("cut", cut)] if cut != surface else []
        if cut in pipeline.stopwords:
            traced.append(TracedToken((start, end), surface, tuple(changes), None))
            continue
        form = cut
        for name, change in pipeline.form_maps:
            changed = change(form)
            if changed != form:
                changes.append(Change(name, changed))
                form = changed
        traced.append(TracedToken((start, end), surface, tuple(changes), form))
    return traced


def parses_of(token: TracedToken, choice: Tokenization) -> list[Parse]:
    """Return pymorphy3's readings of a word that was lemmatised, the one taken first; [] where none was asked for."""
    if choice.lemma != "ru" and choice.tokenizer != "pymorphy-lemma":
        return []
    cut = token.changes[0].form if token.changes and token.changes[0].step == "cut" else token.surface
    return russian.parses(cut)


def is_toss_up(readings: list[Parse]) -> bool:
    """Tell whether another normal form is at least half as likely as the one taken."""
    if not readings:
        return False
    taken = readings[0]
    rivals = [each.score for each in readings if each.normal_form != taken.normal_form]
    return max(rivals, default=0.0) >= _RIVAL * taken.score > 0


def other_cuts(text: str, choice: Tokenization, other: Tokenization) -> list[OtherCut]:
    """Return the stretches of ``text`` whose tokens differ under another tokenization, in text order.

    A stretch runs between two places where neither has a token across.
    """
    ours, theirs = (trace(text, each) for each in (choice, other))
    edges = sorted(
        {place for token in (*ours, *theirs) for place in token.span} - _inner_places([*ours, *theirs])
    )
    found: list[OtherCut] = []
    grouped = _between(ours, edges), _between(theirs, edges)
    for (start, end), first, second in zip(pairwise(edges), *grouped, strict=True):
        if first != second:
            found.append(OtherCut((start, end), first, second))
    return found


def _inner_places(tokens: list[TracedToken]) -> set[int]:
    return {place for token in tokens for place in range(token.span[0] + 1, token.span[1])}


def _between(tokens: list[TracedToken], edges: list[int]) -> list[tuple[str, ...]]:
    """Return the counted forms that begin in each stretch between two edges."""
    groups: list[list[str]] = [[] for _ in edges[1:]]
    for token in tokens:
        if token.form is not None:
            groups[bisect_right(edges, token.span[0]) - 1].append(token.form)
    return [tuple(group) for group in groups]
