"""Files and a mapping to items, one by one, with the problems in their place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rouge_gui.corpus.inputs import formats
from rouge_gui.corpus.inputs.making import ItemMaker
from rouge_gui.corpus.inputs.mapping import Mapping
from rouge_gui.corpus.inputs.records import Manner
from rouge_gui.corpus.items import CorpusItem, Problem


def read(paths: Sequence[str], mapping: Mapping) -> Iterator[CorpusItem | Problem]:
    """Yield what the files hold, as they are read. Records of several systems are parts of items of one name."""
    maker = ItemMaker(paths, mapping)
    manner = Manner(mapping.encoding, mapping.separator, mapping.header)
    for entry in formats.READERS[mapping.format](paths, manner):
        if isinstance(entry, Problem):
            yield entry
        else:
            yield from maker.entries(entry)
