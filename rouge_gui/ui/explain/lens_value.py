"""What the Lens panel shows: each word of both texts on its way to the form that is counted. No widgets."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, replace

from rouge_gui.compare import Comparison, Side
from rouge_gui.compare.comparison import SIDES
from rouge_gui.metrics import Note
from rouge_gui.session.worker import Job
from rouge_gui.text import TOKENIZERS, Span, Tokenization
from rouge_gui.text.lens import OtherCut, TracedToken, is_toss_up, other_cuts, parses_of, trace
from rouge_gui.text.russian import Parse
from rouge_gui.ui.explain.panel import NothingToShowError

# notes that are about how the texts were read
_READING = {"low-coverage", "accents-lost", "look-alikes", "no-tokens", "cleaned-away", "break-marks"}
# the choice of a second cut: the same tokenizer without, or with, words that no dictionary holds
OTHER_HMM = "hmm"
_STEPS = {"rule": "form", "lemma": "form", "stemmer": "form", "yo": "folded"}
MOST_READ = 400_000
_HAN = re.compile("[\u3400-\u9fff]")
_CYRILLIC = re.compile("[\u0400-\u04ff]")


@dataclass(frozen=True)
class LensRow:
    """A word, or a stretch that no token covers; None where a step does not apply.

    ``why`` is empty, ``stopword``, ``unread``, ``removed`` (by clean-up) or ``toss-up``; ``readings`` are those of the
    dictionary, the one taken first.
    """

    span: Span
    sentence: int
    written: str
    cut: str | None = None
    form: str | None = None
    folded: str | None = None
    counted: str | None = None
    why: str = ""
    readings: tuple[Parse, ...] = ()


@dataclass(frozen=True)
class Lens:
    """The rows of both sides, their tokenization, the notes on how they were read."""

    rows: dict[Side, list[LensRow]]
    texts: dict[Side, str]
    choice: Tokenization
    notes: tuple[Note, ...]
    sentences: dict[Side, int]

    @property
    def steps(self) -> set[str]:
        """Which of ``form`` and ``folded`` the tokenization knows."""
        found = set()
        is_lemma = self.choice.lemma or self.choice.tokenizer == "pymorphy-lemma"
        if is_lemma or self.choice.stemmer or (self.choice.rule and self.choice.rule.final_form):
            found.add("form")
        if "yo" in self.choice.fold:
            found.add("folded")
        return found

    @property
    def has_jieba(self) -> bool:
        """Whether words are cut by jieba."""
        return self.choice.tokenizer.startswith("jieba")

    def others(self) -> list[str]:
        """Return what the texts can be cut by besides."""
        hmm = [OTHER_HMM] if self.has_jieba and self.choice.tokenizer != "jieba-full" else []
        return hmm + [name for name in TOKENIZERS if name != self.choice.tokenizer]

    def useful_other(self) -> str:
        """Return the one of ``others`` that is likely to cut these texts differently."""
        letters = "".join(self.texts.values())
        if _HAN.search(letters):
            wanted = "characters", "jieba-exact"
        elif _CYRILLIC.search(letters):
            wanted = "razdel", "whitespace"
        else:
            wanted = "whitespace", "unicode"
        return wanted[self.choice.tokenizer.removesuffix("-raw") == wanted[0]]

    def other(self, name: str) -> Tokenization:
        """Return the tokenization that ``name``, one of ``others``, stands for."""
        if name == OTHER_HMM:
            return replace(self.choice, hmm=not self.choice.hmm)
        return replace(self.choice, tokenizer=name, rule=None)


def lens_of(comparison: Comparison, _key: str, reference: int) -> Lens:
    """Return the lens on both texts. Raises NothingToShowError."""
    if comparison.profile.sacre is not None:
        raise NothingToShowError("sacre-profile")
    texts: dict[Side, str] = {
        "reference": comparison.references[reference],
        "candidate": comparison.candidate,
    }
    if max(map(len, texts.values())) > MOST_READ:
        raise NothingToShowError("too-long-to-trace")
    if not any(map(str.strip, texts.values())):
        raise NothingToShowError("no-text")
    choice = comparison.profile.tokenization
    sentences = {side: comparison.sentences(side, reference) for side in SIDES}
    rows = {
        side: _rows(comparison, side, reference, [start for start, _ in sentences[side]]) for side in SIDES
    }
    notes = tuple(note for note in comparison.notes if note.id in _READING)
    return Lens(rows, texts, choice, notes, {side: len(found) for side, found in sentences.items()})


def _rows(comparison: Comparison, side: Side, reference: int, starts: list[int]) -> list[LensRow]:
    text = comparison.candidate if side == "candidate" else comparison.references[reference]
    choice = comparison.profile.tokenization
    readings: dict[str, tuple[Parse, ...]] = {}
    rows = []
    for token in trace(text, choice):
        if token.surface not in readings:
            readings[token.surface] = tuple(parses_of(token, choice))
        rows.append(_row(token, readings[token.surface], bisect_right(starts, token.span[0])))
    removed = comparison.removed(side, reference)
    unread = [span for span in comparison.dropped(side, reference) if span not in set(removed)]
    for why, spans in (("removed", removed), ("unread", unread)):
        for span in spans:
            written = text[slice(*span)]
            if written.strip():
                rows.append(LensRow(span, bisect_right(starts, span[0]), written, why=why))
    rows.sort(key=lambda row: row.span)
    return rows


def _row(token: TracedToken, readings: tuple[Parse, ...], sentence: int) -> LensRow:
    cut, forms = token.surface, {}
    for change in token.changes:
        if change.step == "cut":
            cut = change.form
        else:
            forms[_STEPS[change.step]] = change.form
    why = "stopword" if token.form is None else "toss-up" if is_toss_up(list(readings)) else ""
    return LensRow(
        token.span,
        sentence,
        token.surface,
        cut,
        forms.get("form"),
        forms.get("folded"),
        token.form,
        why,
        readings,
    )


class Cutting(Job):
    """Both texts cut by a second tokenization: what comes out differently; ``problem`` where that does not work."""

    def __init__(self, lens: Lens, name: str) -> None:
        self.lens, self.name = lens, name
        self.cuts: list[tuple[Side, OtherCut]] = []
        self.problem = ""

    def carry_out(self) -> None:
        """Cut."""
        try:
            for side, text in self.lens.texts.items():
                found = other_cuts(text, self.lens.choice, self.lens.other(self.name))
                self.cuts += [(side, cut) for cut in found]
        except (ValueError, OSError, ImportError) as error:
            self.problem = str(error)
