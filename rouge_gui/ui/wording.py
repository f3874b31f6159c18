"""Sentences for what the layers below report as identifiers: notes, profile errors, hints.

Each table maps an identifier to a template; an identifier without one is shown as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.metrics import Note
from rouge_gui.report.problems import Quoted, said_of
from rouge_gui.ui import numbers
from rouge_gui.ui.samples import Hint

_NOTES = {
    "empty": QT_TRANSLATE_NOOP("wording", "The {side} is empty: every score is 0"),
    "empty-both": QT_TRANSLATE_NOOP("wording", "Both texts are empty: every score is 0"),
    "no-tokens": QT_TRANSLATE_NOOP(
        "wording", "No token of the {side} survives the {tokenizer} tokenizer: every score is 0"
    ),
    "low-coverage": QT_TRANSLATE_NOOP(
        "wording",
        "{tokenizer} reads only {coverage} % of the letters and digits of the {side}: "
        'this score is about "{kept}"',
    ),
    "accents-lost": QT_TRANSLATE_NOOP(
        "wording", "{tokenizer} drops accented letters of the {side} ({words}): matches can be false"
    ),
    "cleaned-away": QT_TRANSLATE_NOOP("wording", "Clean-up leaves nothing of the {side}: every score is 0"),
    "look-alikes": QT_TRANSLATE_NOOP(
        "wording", "Latin and Cyrillic letters in one word of the {side} ({words}): such words do not match"
    ),
    "break-marks": QT_TRANSLATE_NOOP(
        "wording", "The {side} holds marks for line breaks, such as <q>: clean-up can read them as such"
    ),
    "no-sentence-break": QT_TRANSLATE_NOOP("wording", "no sentence break seen: Lsum = L"),
    "weight-below-one": QT_TRANSLATE_NOOP(
        "wording", "a weight below 1 ({weight}) lets ROUGE-W exceed 1: give 1 or more"
    ),
    "too-long": QT_TRANSLATE_NOOP(
        "wording", "these texts are too long for a common subsequence: n-grams only"
    ),
    "implementation-raises": QT_TRANSLATE_NOOP("wording", "the implementation raises: {message}"),
}

_HINTS = {
    "type-over": QT_TRANSLATE_NOOP(
        "wording", 'Type "{new}" over "{old}" and watch every ROUGE score reach 1'
    ),
    "choose-tokenizer": QT_TRANSLATE_NOOP(
        "wording", "Choose the tokenizer {tokenizer} and watch every ROUGE score reach 1"
    ),
}

_NO_FONT = {
    "cyrillic": QT_TRANSLATE_NOOP("wording", "No font on this system shows Cyrillic: install one"),
    "han": QT_TRANSLATE_NOOP(
        "wording", "No font on this system shows Chinese: install one, such as Noto Sans CJK"
    ),
    "kana": QT_TRANSLATE_NOOP(
        "wording", "No font on this system shows Japanese: install one, such as Noto Sans CJK"
    ),
    "hangul": QT_TRANSLATE_NOOP(
        "wording", "No font on this system shows Korean: install one, such as Noto Sans CJK"
    ),
}

_SIDES = {
    "reference": QT_TRANSLATE_NOOP("wording", "reference"),
    "candidate": QT_TRANSLATE_NOOP("wording", "candidate"),
    "both": QT_TRANSLATE_NOOP("wording", "two texts"),
}


def sentence(table: Mapping[str, object], identifier: str, values: Mapping[str, object]) -> str:
    """Return the template of ``identifier`` in ``table``, translated and filled with ``values``."""
    template = table.get(identifier)
    if template is None:
        return ": ".join([identifier, *map(str, values.values())])
    return QCoreApplication.translate("wording", str(template)).format_map(Quoted(values))


def note_sentence(note: Note, tokenizer: str) -> str:
    """Return ``note`` in words; ``tokenizer`` names what read the texts."""
    values: dict[str, object] = {**note.values, "tokenizer": tokenizer}
    side = str(values.get("side", ""))
    if side in _SIDES:
        values["side"] = QCoreApplication.translate("wording", str(_SIDES[side]))
    if isinstance(words := values.get("words"), (list, tuple)):
        values["words"] = ", ".join(map(str, words))
    if isinstance(share := values.get("coverage"), float):
        values["coverage"] = numbers.percent(share)
    if isinstance(weight := values.get("weight"), float):
        values["weight"] = numbers.plain(weight)
    identifier = note.id
    if values.get("empty"):
        identifier = "empty-both" if side == "both" else "empty"
    return sentence(_NOTES, identifier, values)


def note_sentences(notes: Sequence[Note], tokenizer: str) -> list[str]:
    """Return ``notes`` in words; what holds for both sides alike is said once."""
    sentences: list[str] = []
    for note in notes:
        twin = next((other for other in notes if _says_the_same(note, other)), None)
        if twin is None:
            sentences.append(note_sentence(note, tokenizer))
        elif note.values["side"] == "reference":
            worse = min((note, twin), key=lambda side: float(str(side.values.get("coverage", 0))))
            sentences.append(note_sentence(Note(note.id, {**worse.values, "side": "both"}), tokenizer))
    return sentences


def _says_the_same(note: Note, other: Note) -> bool:
    """Tell whether two notes differ in their side, and perhaps the share read, only."""
    ignored = {"side": None, "coverage": None}
    return (
        note.id == other.id
        and note.values.get("side") != other.values.get("side")
        and {**note.values, **ignored} == {**other.values, **ignored}
    )


def font_sentences(scripts: Sequence[str]) -> list[str]:
    """Return what to do about ``scripts`` that no font shows."""
    return [sentence(_NO_FONT, script, {}) for script in scripts]


def profile_problem(error: Exception) -> str:
    """Return what is wrong with a profile, or with a file it names, and what to do."""
    said = said_of(error)
    if said is None:
        return str(error)
    return QCoreApplication.translate("wording", said.template).format_map(Quoted(said.values))


def hint_sentence(hint: Hint) -> str:
    """Return what to try with a sample."""
    return sentence(_HINTS, hint.kind, {"old": hint.old, "new": hint.new, "tokenizer": hint.tokenizer})
