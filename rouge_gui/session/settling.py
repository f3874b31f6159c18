"""What an automatic profile stands for in a document: settled by what the texts hold when they come, then kept.

Typing one accented letter into English must not change the tokenizer under every score; pasting a Chinese pair over the
example must. No Qt, no wording.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rouge_gui.metrics import Profile, ProfileError
from rouge_gui.session.snapshot import Side, Snapshot, edits_between
from rouge_gui.text import FOLDS, TOKENIZERS


def settle(snapshot: Snapshot) -> Snapshot:
    """Return ``snapshot`` with its profile settled by its texts; an unusable profile is left for scoring to name."""
    try:
        profile = Profile.parse(snapshot.profile)
    except ProfileError:
        return replace(snapshot, settled=None)
    compared = (*snapshot.references, snapshot.candidate, snapshot.second or "")
    resolved = profile.resolve(compared) if profile.automatic else None
    return replace(snapshot, settled=resolved)


def settle_after(before: Snapshot, after: Snapshot) -> Snapshot:
    """Return ``after`` with the choice of ``before``, or a new one where the profile or a whole text is new.

    A text is new where it came in place of a blank one or of one it keeps nothing of. The source is never compared.
    """
    if before.profile != after.profile or _brings_text(before, after):
        return settle(after)
    return replace(after, settled=before.settled)


def settled_again(profile: str, tokenizer: str, fold: Sequence[str]) -> Profile | None:
    """Return what ``profile`` was settled as when it was written down; None where it cannot be parsed any more.

    Raises ValueError for a tokenizer or fold that there is none of.
    """
    known = next((name for name in TOKENIZERS if name == tokenizer), None)
    folds = tuple(name for asked in fold for name in FOLDS if name == asked)
    if known is None or len(folds) != len(fold):
        raise ValueError("no such tokenizer or fold")
    try:
        parsed = Profile.parse(profile)
    except ProfileError:
        # its files are gone here: left for scoring to name
        return None
    tokenization = replace(parsed.tokenization, tokenizer=known, fold=folds)
    return replace(parsed, automatic=False, automatic_fold=False, tokenization=tokenization)


def _brings_text(before: Snapshot, after: Snapshot) -> bool:
    there = set(before.places)
    if any(
        place not in there and _is_compared(place[0]) and after.text(*place).strip() for place in after.places
    ):
        return True
    for edit in edits_between(before, after):
        if not _is_compared(edit.side):
            continue
        old, new = before.text(edit.side, edit.reference), after.text(edit.side, edit.reference)
        if new.strip() and (not old.strip() or (edit.removed == old and edit.inserted == new)):
            return True
    return False


def _is_compared(side: Side) -> bool:
    return side is not Side.SOURCE
