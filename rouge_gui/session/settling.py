"""What an automatic profile stands for in a document: settled by what the texts hold when they come, then kept.

Typing one accented letter into English must not change the tokenizer under every score; pasting a Chinese pair over the
example must. No Qt, no wording.
"""

from __future__ import annotations

from dataclasses import replace

from rouge_gui.metrics import Profile, ProfileError
from rouge_gui.session.snapshot import Side, Snapshot, edits_between


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
