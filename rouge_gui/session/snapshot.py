"""The state of a document as a value, and edits between states. Offsets are code points; no Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


class Side(StrEnum):
    """The two sides of a comparison."""

    REFERENCE = "reference"
    CANDIDATE = "candidate"


@dataclass(frozen=True, slots=True)
class Snapshot:
    """References (at least one), the candidate and the profile string."""

    references: tuple[str, ...] = ("",)
    candidate: str = ""
    profile: str = "auto"

    def text(self, side: Side, reference: int = 0) -> str:
        """Return one text. Raises IndexError."""
        return self.candidate if side is Side.CANDIDATE else self.references[reference]

    def with_text(self, side: Side, text: str, reference: int = 0) -> Snapshot:
        """Return this snapshot with one text replaced. Raises IndexError."""
        if side is Side.CANDIDATE:
            return replace(self, candidate=text)
        references = list(self.references)
        references[reference] = text
        return replace(self, references=tuple(references))

    def applied(self, edit: TextEdit) -> Snapshot:
        """Return this snapshot after ``edit``. Raises ValueError if the text is not the one it was made for."""
        text = self.text(edit.side, edit.reference)
        end = edit.start_cp + len(edit.removed)
        if text[edit.start_cp : end] != edit.removed:
            raise ValueError("the edit was made for another text")
        return self.with_text(edit.side, text[: edit.start_cp] + edit.inserted + text[end:], edit.reference)


@dataclass(frozen=True, slots=True)
class TextEdit:
    """At ``start_cp`` of one text, ``removed`` gave way to ``inserted``. ``reference`` is 0 on the candidate side."""

    side: Side
    reference: int
    start_cp: int
    removed: str
    inserted: str

    def inverted(self) -> TextEdit:
        """Return the edit that takes this one back."""
        return replace(self, removed=self.inserted, inserted=self.removed)


def edit_between(before: str, after: str, side: Side, reference: int = 0) -> TextEdit | None:
    """Return the smallest single replacement that turns ``before`` into ``after``, None if they are equal."""
    if before == after:
        return None
    shorter = min(len(before), len(after))
    start = _common_prefix(before, after, shorter)
    end = _common_prefix(before[::-1], after[::-1], shorter - start)
    return TextEdit(
        side, reference, start, before[start : len(before) - end], after[start : len(after) - end]
    )


def _common_prefix(left: str, right: str, most: int) -> int:
    # halving compares slices at C speed; a loop over characters would not
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if left[low:middle] == right[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def edits_between(before: Snapshot, after: Snapshot) -> tuple[TextEdit, ...]:
    """Return the edits of texts that exist in both snapshots."""
    pairs = [
        edit_between(old, new, Side.REFERENCE, index)
        for index, (old, new) in enumerate(zip(before.references, after.references, strict=False))
    ]
    pairs.append(edit_between(before.candidate, after.candidate, Side.CANDIDATE))
    return tuple(edit for edit in pairs if edit is not None)
