"""Bootstrap intervals of corpus means: rouge-score's own draws, and the tool's order-independent ones.

Numbers in, numbers out. numpy is imported at first use, so that scoring one pair does not wait for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Values = NDArray[np.float64]

RESAMPLES = 1000
# a chunk of resample indices stays near 8 MB whatever the corpus
_CHUNK_INDICES = 1_000_000


class LegacyResampler:
    """The draws of rouge-score 0.1.2's ``BootstrapAggregator`` under ``numpy.random.seed(seed)``.

    One generator serves all metrics, so they must be aggregated in the order they were asked for.
    """

    def __init__(self, seed: int) -> None:
        import numpy as np

        self._generator = np.random.RandomState(seed)

    def interval(self, values: Values) -> Values:
        """Return the 2.5, 50 and 97.5 percentiles (rows) of the resample means of ``values`` (items × columns)."""
        import numpy as np

        count = values.shape[0]
        means = np.zeros((RESAMPLES, values.shape[1]))
        for index in range(RESAMPLES):
            chosen = self._generator.choice(count, size=count)
            means[index] = values[chosen].mean(axis=0)
        return np.percentile(means, (2.5, 50.0, 97.5), axis=0)


class SeededResampler:
    """The tool's own percentile bootstrap: the same draws for every metric, PCG64 from ``seed``."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def interval(self, values: Values) -> Values:
        """Return the 2.5, 50 and 97.5 percentiles (rows) of the resample means of ``values`` (items × columns)."""
        import numpy as np

        generator = np.random.default_rng(self._seed)
        count = values.shape[0]
        step = max(_CHUNK_INDICES // count, 1)
        parts: list[Values] = []
        for start in range(0, RESAMPLES, step):
            drawn = generator.integers(0, count, size=(min(step, RESAMPLES - start), count))
            parts.append(np.stack([values[row].mean(axis=0) for row in drawn]))
        return np.percentile(np.concatenate(parts), (2.5, 50.0, 97.5), axis=0)


def table(rows: Sequence[tuple[float, ...]]) -> Values:
    """Return ``rows`` as an array of items × columns."""
    import numpy as np

    return np.array(rows, dtype=np.float64)
