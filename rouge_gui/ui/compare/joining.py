"""What the ribbons join: the tokens of an alignment that are in sight, and what the pointer is on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.compare.picture import Picture
from rouge_gui.ui.compare.ribbons import Connections, connect
from rouge_gui.ui.compare.setting import Band
from rouge_gui.ui.compare.units import LayerUnits
from rouge_gui.ui.layers import Shape

_ALIGNED = {Shape.BOX, Shape.DASHED_BOX, Shape.RUN}
# colour, connections, opacity
Group = tuple[str, Connections, float]


def joined(
    left: TextEditor, right: TextEditor, lit: Sequence[tuple[int, int]], *, is_first: bool
) -> tuple[Group, ...]:
    """Return what joins reference and candidate: alignments if it is the first candidate's, and the ``lit`` links."""
    aligned = [units for units in left.picture.layers if is_first and units.layer.shape in _ALIGNED]
    if not aligned and not lit:
        return ()
    bands = left.bands(), right.bands()
    groups: list[Group] = []
    for units in aligned:
        # runs lie where an LCS does: one count is enough
        if units.layer.shape is not Shape.RUN or not groups:
            links = _links(units, right.picture, *bands)
            groups.append((units.layer.role, connect(*bands, links), 0.16))
    if lit:
        groups.append(("accent", connect(*bands, lit), 0.35))
    return tuple(groups)


def _links(
    units: LayerUnits, opposite: Picture, left: list[Band], right: list[Band]
) -> Iterator[tuple[int, int]]:
    """Yield places of tokens counted together that are in sight on either side."""
    others = next((found for found in opposite.layers if found.layer is units.layer), None)
    if not left or not right or others is None:
        return
    for own, partner in units.links_between(left[0].start, left[-1].end):
        yield own, others.to_u16(partner)
    for own, partner in others.links_between(right[0].start, right[-1].end):
        place = units.to_u16(partner)
        if not left[0].start <= place < left[-1].end:
            yield place, own
