"""What an edit did, in a few words: the captions of the history graph."""

from __future__ import annotations

from unicodedata import bidirectional

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.session.history import EditLabel
from rouge_gui.ui.numbers import MINUS

_KINDS = {
    "open": QT_TRANSLATE_NOOP("history", "opened"),
    "type": QT_TRANSLATE_NOOP("history", "typed"),
    "paste": QT_TRANSLATE_NOOP("history", "pasted"),
    "replace": QT_TRANSLATE_NOOP("history", "replaced"),
    "suggestion": QT_TRANSLATE_NOOP("history", "suggested edit"),
    "swap": QT_TRANSLATE_NOOP("history", "sides swapped"),
    "references": QT_TRANSLATE_NOOP("history", "references changed"),
    "second": QT_TRANSLATE_NOOP("history", "second candidate changed"),
    "source": QT_TRANSLATE_NOOP("history", "source text changed"),
    "promote": QT_TRANSLATE_NOOP("history", "candidates exchanged"),
    "return": QT_TRANSLATE_NOOP("history", "returned to an earlier state"),
}
_SORTS = {
    "type": QT_TRANSLATE_NOOP("history", "typed"),
    "paste": QT_TRANSLATE_NOOP("history", "pasted"),
    "replace": QT_TRANSLATE_NOOP("history", "replaced"),
    "suggestion": QT_TRANSLATE_NOOP("history", "suggested edit"),
}
_SIGNS = {"\n": "⏎", "\t": "⇥", " ": "␣"}


def caption_of(label: EditLabel) -> str:
    """Return the caption of a state."""
    if label.kind == "profile":
        return QCoreApplication.translate("history", "profile {profile}").format(profile=label.profile)
    if label.kind in _SORTS and (label.removed or label.inserted):
        removed, inserted = _visible(label.removed), _visible(label.inserted)
        if not removed:
            return f"+ {inserted}"
        if not inserted:
            return f"{MINUS} {removed}"
        return f"{removed} → {inserted}"
    return QCoreApplication.translate("history", str(_KINDS.get(label.kind, label.kind)))


def kind_of(kind: str) -> str:
    """Return how an edit was made, where its caption names what it changed; "" where the caption says it all."""
    return QCoreApplication.translate("history", str(_SORTS[kind])) if kind in _SORTS else ""


def _visible(text: str) -> str:
    """Return ``text``, or signs in its place where it shows nothing: white space, joiners, half surrogate pairs."""
    if any(letter.isprintable() and not letter.isspace() for letter in text):
        right_to_left = any(bidirectional(letter) in {"R", "AL"} for letter in text)
        # set apart, so that what was removed stays before the arrow
        return f"\u2068{text}\u2069" if right_to_left else text
    return "".join(_SIGNS.get(letter, f"U+{ord(letter):04X} ") for letter in text).rstrip()
