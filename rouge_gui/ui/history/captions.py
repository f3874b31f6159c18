"""What an edit did, in a few words: the captions of the history graph."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.session.history import EditLabel
from rouge_gui.ui.numbers import MINUS

_KINDS = {
    "open": QT_TRANSLATE_NOOP("history", "opened"),
    "type": QT_TRANSLATE_NOOP("history", "typed"),
    "paste": QT_TRANSLATE_NOOP("history", "pasted"),
    "replace": QT_TRANSLATE_NOOP("history", "replaced"),
    "swap": QT_TRANSLATE_NOOP("history", "sides swapped"),
    "references": QT_TRANSLATE_NOOP("history", "references changed"),
    "return": QT_TRANSLATE_NOOP("history", "returned to an earlier state"),
}


def caption_of(label: EditLabel) -> str:
    """Return the caption of a state."""
    if label.kind == "profile":
        return QCoreApplication.translate("history", "profile {profile}").format(profile=label.profile)
    if label.kind in {"type", "paste", "replace"} and (label.removed or label.inserted):
        if not label.removed:
            return f"+ {label.inserted}"
        if not label.inserted:
            return f"{MINUS} {label.removed}"
        return f"{label.removed} → {label.inserted}"
    return QCoreApplication.translate("history", str(_KINDS.get(label.kind, label.kind)))
