"""A corpus of numbers in memory, as charts and comparisons of systems ask for them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from rouge_gui.corpus.system_comparison import SystemScores
from rouge_gui.ui.corpus.source import LENGTHS, Floats, Mask, ScoresReader, Texts

NAN = float("nan")


@dataclass
class MadeCorpus:
    """Scores by (metric, part, system), lengths by (text, system), texts and numbers to group by."""

    systems: tuple[str, ...]
    metrics: tuple[str, ...]
    ids: Sequence[str]
    scores: dict[tuple[str, str, str], Floats]
    lengths: dict[tuple[str, str], Floats]
    groups: dict[str, Floats | Texts] = field(default_factory=dict)
    mask: Mask | None = None
    signature: str = "rouge-score+v1"
    is_standard: bool = True
    chosen: tuple[str, str] = ("", "")
    metric: str = ""

    @property
    def item_count(self) -> int:
        return len(self.ids)

    def name_of(self, position: int) -> str:
        return self.ids[position]

    def names(self) -> Sequence[str]:
        return self.ids

    def reader(self, metrics: Mapping[str, tuple[str, str]]) -> ScoresReader:
        kept = np.arange(len(self.ids)) if self.mask is None else np.flatnonzero(self.mask)
        columns = {
            (name, system): self.score(*wanted, system)[kept]
            for name, wanted in metrics.items()
            for system in self.systems
        }
        found = SystemScores([self.ids[place] for place in kept.tolist()], columns)
        return lambda _stop: found

    def counts_tokens(self, text: str) -> bool:
        return text != "source"

    @property
    def groupings(self) -> tuple[str, ...]:
        return (*(f"len.{text}" for text in LENGTHS), *self.groups)

    def score(self, metric: str, part: str, system: str) -> Floats:
        return self.scores[metric, part, system]

    def length(self, text: str, system: str) -> Floats:
        return self.lengths[text, system]

    def numbers(self, grouping: str, system: str) -> Floats | None:
        if grouping.startswith("len."):
            return self.length(grouping.removeprefix("len."), system)
        found = self.groups[grouping]
        return found.astype(np.float64) if found.dtype.kind == "f" else None

    def texts(self, grouping: str, system: str) -> Texts:
        if system not in self.systems:
            raise KeyError(system)
        return self.groups[grouping].astype(np.str_)

    def score_name(self, metric: str, part: str, system: str) -> str:
        short = {"precision": ".p", "recall": ".r", "fmeasure": ""}[part]
        return f"{metric}{short}@{system}"

    def length_name(self, text: str, system: str) -> str:
        return f"len.{text}" if text == "source" else f"len.{text}@{system}"

    def grouping_name(self, grouping: str, system: str) -> str:
        if grouping.startswith("len."):
            return self.length_name(grouping.removeprefix("len."), system)
        return grouping


def made_corpus(
    count: int = 60, systems: Sequence[str] = ("lead", "copy", "new"), seed: int = 1
) -> MadeCorpus:
    """Return a corpus whose later systems are a little better."""
    generator = np.random.default_rng(seed)
    names, metrics = tuple(systems), ("rouge1", "rouge2", "rougeL", "bleu")
    scores: dict[tuple[str, str, str], Floats] = {}
    lengths: dict[tuple[str, str], Floats] = {}
    reference = generator.integers(20, 90, count).astype(np.float64)
    source = generator.integers(200, 900, count).astype(np.float64)
    for place, system in enumerate(names):
        lengths["candidate", system] = np.round(reference * generator.uniform(0.6, 1.5, count))
        lengths["reference", system], lengths["source", system] = reference, source
        quality = np.clip(generator.beta(4, 7, count) + 0.02 * place, 0, 1)
        for metric, share in (("rouge1", 1.0), ("rouge2", 0.5), ("rougeL", 0.8)):
            noise = generator.normal(0, 0.02, (3, count))
            for part, row in zip(("precision", "recall", "fmeasure"), noise, strict=True):
                scores[metric, part, system] = np.clip(share * quality + row, 0, 1)
        scores["bleu", "fmeasure", system] = 100 * 0.4 * quality
    groups: dict[str, Floats | Texts] = {
        "lang": np.array([("en", "zh", "ru")[place % 3] for place in range(count)]),
        "grade": generator.integers(1, 5, count).astype(np.float64),
    }
    ids = [f"item-{place:04}" for place in range(count)]
    chosen = names[0], names[1] if len(names) > 1 else ""
    return MadeCorpus(names, metrics, ids, scores, lengths, groups, chosen=chosen)
