"""Looks into the files of a corpus beside the window, which a slow disk may take long for."""

from __future__ import annotations

from collections.abc import Sequence

from rouge_gui.corpus.inputs import Mapping, Probe, guess, probe
from rouge_gui.session.worker import Job


class Probing(Job):
    """Probes ``paths`` and guesses what their columns mean. What is given of how they are written is not guessed."""

    def __init__(
        self, paths: Sequence[str], encoding: str = "", separator: str = "", *, header: bool | None = None
    ) -> None:
        self.paths = tuple(paths)
        self._encoding, self._separator, self._header = encoding, separator, header
        self.probe: Probe | None = None
        self.mapping: Mapping | None = None

    def carry_out(self) -> None:
        """Read the beginning of the files."""
        self.probe = probe(self.paths, self._encoding, self._separator, header=self._header)
        self.mapping = guess(self.probe)
