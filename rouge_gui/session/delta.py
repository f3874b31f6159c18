"""The difference between two snapshots, small: a text that only moved is never held again. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rouge_gui.metrics import Profile
from rouge_gui.session.snapshot import Place, Side, Snapshot, TextEdit, edit_between, edits_between

# for each place in its order: where its text stood before, or the text itself where it is new
Layout = tuple[Place | str, ...]


@dataclass(frozen=True, slots=True)
class Delta:
    """How to get from one snapshot to another: ``layout`` puts texts in their places, then ``edits`` are made.

    ``layout`` is None where every text stays in its place; else it holds the texts of ``places``.
    """

    edits: tuple[TextEdit, ...]
    profile: str
    settled: Profile | None
    places: tuple[Place, ...] = ()
    layout: Layout | None = None

    @classmethod
    def of_edit(cls, edit: TextEdit, after: Snapshot) -> Delta:
        """Return the difference that one edit made."""
        return cls((edit,), after.profile, after.settled)

    @classmethod
    def between(cls, before: Snapshot, after: Snapshot, sources: Mapping[Place, Place]) -> Delta:
        """Return the difference; ``sources`` names for places of ``after`` where their texts came from."""
        places = after.places
        if places == before.places and all(sources.get(place, place) == place for place in places):
            edits = edits_between(before, after)
            if len(edits) < 2:
                return cls(edits, after.profile, after.settled)
        elsewhere = {before.text(*place): place for place in before.places}
        layout: list[Place | str] = []
        changed: list[TextEdit] = []
        for place in places:
            text, source = after.text(*place), sources.get(place)
            if source is None or before.text(*source) != text:
                # a text that stood elsewhere is not held again
                source = elsewhere.get(text, source)
            layout.append(source or text)
            edit = edit_between(before.text(*source), text, *place) if source is not None else None
            if edit is not None:
                changed.append(edit)
        edits = tuple(changed)
        if places == before.places and tuple(layout) == places:
            return cls(edits, after.profile, after.settled)
        return cls(edits, after.profile, after.settled, places, tuple(layout))

    def apply(self, snapshot: Snapshot) -> Snapshot:
        """Return what ``snapshot`` becomes. Raises ValueError or LookupError if it is not the one before."""
        if self.layout is not None:
            snapshot = _laid_out(snapshot, dict(zip(self.places, self.layout, strict=True)))
        for edit in self.edits:
            snapshot = snapshot.applied(edit)
        if snapshot.settled is self.settled and snapshot.profile == self.profile:
            # as mostly; a long history is read by applying thousands of these
            return snapshot
        return replace(snapshot, profile=self.profile, settled=self.settled)


def _laid_out(snapshot: Snapshot, layout: Mapping[Place, Place | str]) -> Snapshot:
    texts = {
        place: source if isinstance(source, str) else snapshot.text(*source)
        for place, source in layout.items()
    }
    return replace(
        snapshot,
        references=tuple(text for (side, _), text in texts.items() if side is Side.REFERENCE),
        candidate=texts[Side.CANDIDATE, 0],
        second=texts.get((Side.SECOND, 0)),
        source=texts.get((Side.SOURCE, 0)),
    )
