"""The texts of rows on screen, read from the file a window at a time; only those used last are kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

from rouge_gui.corpus.store_texts import Row
from rouge_gui.session.corpus_state import Positions

ROWS = 200
_MOST_WINDOWS = 24


Reader = Callable[[Sequence[int]], Sequence[Row]]


class RowWindows:
    """Reads texts by ``reader`` for the rows of an order."""

    def __init__(self, reader: Reader, order: Positions) -> None:
        self._reader, self._order = reader, order
        self._windows: OrderedDict[int, Sequence[Row]] = OrderedDict()

    def use_order(self, order: Positions) -> None:
        """Read for the rows of another order."""
        self._order = order
        self._windows.clear()

    def forget(self) -> None:
        """Read anew what is asked for next: texts have changed."""
        self._windows.clear()

    def row(self, row: int) -> Row:
        """Return the texts of a row. Raises IndexError."""
        number, place = divmod(row, ROWS)
        window = self._windows.get(number)
        if window is None:
            window = self._reader(self._order[number * ROWS : (number + 1) * ROWS].tolist())
            self._windows[number] = window
            if len(self._windows) > _MOST_WINDOWS:
                self._windows.popitem(last=False)
        else:
            self._windows.move_to_end(number)
        return window[place]
