"""The state of a document as a value, and edits between states. Offsets are code points; no Qt, no scoring."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from rouge_gui.metrics import Profile


class Side(StrEnum):
    """What a text is in a comparison: compared as reference or candidate, or shown beside them as source."""

    REFERENCE = "reference"
    CANDIDATE = "candidate"
    SECOND = "second"
    SOURCE = "source"


# a text's place: its side, and which of the references it is (0 on the other sides)
Place = tuple[Side, int]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """References (at least one), the candidate and the profile as the user wrote it.

    ``settled`` is what an automatic profile stands for here, once the document has settled it. ``second`` is another
    candidate for the same references, ``source`` the text that all of them summarise; None where there is none.
    Raises ValueError without references.
    """

    references: tuple[str, ...] = ("",)
    candidate: str = ""
    profile: str = "auto"
    settled: Profile | None = None
    second: str | None = None
    source: str | None = None

    def __post_init__(self) -> None:
        if not self.references:
            raise ValueError("a comparison needs a reference")

    @property
    def scored_by(self) -> Profile | str:
        """What to compare under: the settled profile, else the profile string."""
        return self.settled or self.profile

    @property
    def places(self) -> tuple[Place, ...]:
        """Where there is a text: the references in order, the candidate, then what else there is."""
        beside = ((Side.SECOND, self.second), (Side.SOURCE, self.source))
        return (
            *((Side.REFERENCE, reference) for reference in range(len(self.references))),
            (Side.CANDIDATE, 0),
            *((side, 0) for side, text in beside if text is not None),
        )

    def text(self, side: Side, reference: int = 0) -> str:
        """Return one text. Raises IndexError for a reference, LookupError for another text that is not there."""
        if side is Side.REFERENCE:
            return self.references[self._place(reference)]
        if side is Side.CANDIDATE:
            return self.candidate
        text = self.second if side is Side.SECOND else self.source
        if text is None:
            raise LookupError(side)
        return text

    def with_text(self, side: Side, text: str, reference: int = 0) -> Snapshot:
        """Return this snapshot with one text replaced. Raises IndexError or LookupError as ``text`` does."""
        if side is Side.REFERENCE:
            references = list(self.references)
            references[self._place(reference)] = text
            return self._with(tuple(references), self.candidate)
        if side is Side.CANDIDATE:
            return self._with(self.references, text)
        self.text(side)
        return replace(self, second=text) if side is Side.SECOND else replace(self, source=text)

    def _with(self, references: tuple[str, ...], candidate: str) -> Snapshot:
        # several times as fast as replace()
        return Snapshot(references, candidate, self.profile, self.settled, self.second, self.source)

    def _place(self, reference: int) -> int:
        if not 0 <= reference < len(self.references):
            raise IndexError(reference)
        return reference

    def applied(self, edit: TextEdit) -> Snapshot:
        """Return this snapshot after ``edit``.

        Raises ValueError if the text is not the one it was made for, LookupError if it is not there.
        """
        text = self.text(edit.side, edit.reference)
        end = edit.start_cp + len(edit.removed)
        if not 0 <= edit.start_cp <= len(text) or text[edit.start_cp : end] != edit.removed:
            raise ValueError("the edit was made for another text")
        return self.with_text(edit.side, text[: edit.start_cp] + edit.inserted + text[end:], edit.reference)


@dataclass(frozen=True, slots=True)
class TextEdit:
    """At ``start_cp`` of one text, ``removed`` gave way to ``inserted``. ``reference`` is 0 on other sides."""

    side: Side
    reference: int
    start_cp: int
    removed: str
    inserted: str

    def inverted(self) -> TextEdit:
        """Return the edit that takes this one back."""
        return replace(self, removed=self.inserted, inserted=self.removed)

    @property
    def end_cp(self) -> int:
        """Where the caret stands after the edit: behind what was inserted."""
        return self.start_cp + len(self.inserted)

    def joined(self, following: TextEdit) -> TextEdit | None:
        """Return this edit and ``following`` as one where that one goes on, inserting or deleting; else None."""
        if (self.side, self.reference) != (following.side, following.reference):
            return None
        if following.inserted:
            goes_on = self.inserted and not following.removed and following.start_cp == self.end_cp
            return replace(self, inserted=self.inserted + following.inserted) if goes_on else None
        if self.inserted:
            return None
        if following.start_cp == self.start_cp:
            return replace(self, removed=self.removed + following.removed)
        if following.start_cp + len(following.removed) == self.start_cp:
            return replace(following, removed=following.removed + self.removed)
        return None


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
    there = set(before.places)
    pairs = (
        edit_between(before.text(*place), after.text(*place), *place)
        for place in after.places
        if place in there
    )
    return tuple(edit for edit in pairs if edit is not None)
