"""What a language model thought aloud before it answered: ``<think>…</think>``, or one of the two."""

from __future__ import annotations

import re

from rouge_gui.text.mapped import Edit, MappedText, edited

_tag = re.compile(
    r"<[ \t]{0,4}(/?)[ \t]{0,4}(?:think|thinking|thought|reasoning)[ \t]{0,4}>|◁(/?)think▷", re.IGNORECASE
)
_blank = re.compile(r"\s*+")


def without_thinking(source: str) -> MappedText:
    """Return ``source`` without what stands between thinking tags, and without the tags.

    Blocks may lie in each other. An end without a beginning ends a block that began with the text, or after the block
    before it, since models are often made to begin with the tag; a beginning without an end (an answer that
    was cut off) goes on to the end of the text. White space that such a block leaves at the start of the text goes too.
    """
    blocks: list[list[int]] = []
    depth = begin = free = 0
    for tag in _tag.finditer(source):
        if not (tag[1] or tag[2]):
            if depth == 0:
                begin = tag.start()
            depth += 1
            continue
        if depth == 0:
            begin = free
        depth = max(depth - 1, 0)
        if depth == 0:
            blocks.append([begin, tag.end()])
            free = tag.end()
    if depth:
        blocks.append([begin, len(source)])
    return edited(source, _joined_to_start(source, blocks))


def _joined_to_start(source: str, blocks: list[list[int]]) -> list[Edit]:
    """Return the blocks as deletions, those that nothing precedes with the white space around them."""
    deleted: list[Edit] = []
    front, is_front = 0, True
    for begin, after in blocks:
        start, end = begin, after
        is_front = is_front and (begin <= front or source[front:begin].isspace())
        if is_front:
            found = _blank.match(source, after)
            start, end = front, found.end() if found else after
            front = end
        if start < end:
            deleted.append((start, end, ""))
    return deleted
