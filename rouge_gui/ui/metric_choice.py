"""Which metrics have a row in the score table: chosen once, remembered, cut to what a profile gives."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from rouge_gui.metrics import Profile
from rouge_gui.metrics.rouge import is_rouge, skip_rule
from rouge_gui.metrics.rules import rules_for
from rouge_gui.metrics.sacre import bleu_key, is_bleu
from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.layer_choice import LayerChoice
from rouge_gui.ui.layers import LONGEST_NGRAM

NGRAM, SKIP = "ngram", "skip"
NGRAMS = tuple(f"rouge{n}" for n in range(1, LONGEST_NGRAM + 1))
OTHERS = ("rougeL", "rougeLsum", "rougeW")
WHOLE = ("bleu", "chrf", "chrf++", "ter")
_FIXED_ORDER = (*NGRAMS, *OTHERS, SKIP, *WHOLE)
_SETTINGS = {
    remembered.SHOWN_METRICS.name,
    remembered.BLEU_TOKENIZER.name,
    remembered.BLEU_SMOOTHING.name,
    remembered.NGRAM_LENGTH.name,
    remembered.SKIP_METRIC.name,
}


class MetricChoice(QObject):
    """The rows of the table. Those of the n-grams and of the pairs on offer as layers go with these."""

    changed = Signal()

    def __init__(self, settings: Settings, layers: LayerChoice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings, self.layers = settings, layers
        settings.changed.connect(self._on_setting_changed)

    @property
    def chosen(self) -> tuple[str, ...]:
        """Every chosen metric, in the order of the table, whatever the profile gives."""
        found = set(self._words())
        named = {NGRAM: f"rouge{self.layers.ngram_length}", SKIP: self.layers.skip_metric}
        metrics = {named.get(word, word) for word in found}
        if "bleu" in metrics:
            metrics = metrics - {"bleu"} | {self._bleu}
        known = [metric for metric in metrics if _place(metric) is not None]
        return tuple(sorted(known, key=lambda metric: (_place(metric) or 0, metric)))

    def rows(self, profile: Profile) -> tuple[str, ...]:
        """Return the rows under ``profile``: of ROUGE-1.5.5 what its line asks for, of others what they give.

        A sacreBLEU profile has its own metric only, and none here.
        """
        if profile.sacre is not None:
            return ()
        rules = rules_for(profile)
        if profile.lin is not None:
            asked = tuple(filter(rules.knows, rules.metrics))
        else:
            asked = tuple(metric for metric in self.chosen if is_rouge(metric) and rules.knows(metric))
        reported = profile.recipe.metrics if profile.recipe is not None else ()
        first = tuple(metric for metric in reported if rules.knows(metric) or not is_rouge(metric))
        others = [metric for metric in self.chosen if not is_rouge(metric)]
        return tuple(dict.fromkeys((*first, *asked, *others)))

    def has(self, metric: str) -> bool:
        """Tell whether ``metric`` is chosen; ``bleu`` stands for BLEU of any kind."""
        return metric in self.chosen or (metric == "bleu" and any(map(is_bleu, self.chosen)))

    def choose(self, metric: str, wanted: bool) -> None:
        """Give ``metric`` a row, or take it away."""
        words = self._words()
        if wanted and not self.has(metric):
            words = (*words, metric)
        elif not wanted:
            away = {metric}
            if metric == f"rouge{self.layers.ngram_length}":
                away.add(NGRAM)
            words = tuple(word for word in words if word not in away)
        self._keep(words)

    @property
    def pair_kinds(self) -> tuple[bool, bool]:
        """Whether ROUGE-S and whether ROUGE-SU has a row."""
        rows = [metric for metric in self.chosen if skip_rule(metric)]
        return any("SU" not in row for row in rows), any("SU" in row for row in rows)

    @property
    def distance(self) -> str:
        """How many tokens may stand between those of a pair, ``*`` for any number."""
        return self.layers.skip_metric.removeprefix("rougeS").removeprefix("U")

    def choose_pairs(self, kinds: tuple[bool, bool], distance: str) -> None:
        """Give S, SU, both or neither a row, with ``distance`` tokens between at most."""
        words = [word for word in self._words() if word != SKIP and not skip_rule(word)]
        skips, with_unigrams = kinds
        if skips and with_unigrams:
            words.append(f"rougeS{distance}")
        if skips or with_unigrams:
            words.append(SKIP)
        letters = "SU" if with_unigrams or not skips else "S"
        self._settings.set_value(remembered.SKIP_METRIC, f"rouge{letters}{distance}")
        self._keep(words)

    def restore_defaults(self) -> None:
        """Choose what is chosen at first."""
        for setting in (remembered.SHOWN_METRICS, remembered.SKIP_METRIC):
            self._settings.set_value(setting, setting.default)
        for setting in (remembered.BLEU_TOKENIZER, remembered.BLEU_SMOOTHING):
            self._settings.set_value(setting, setting.default)

    @property
    def _bleu(self) -> str:
        value = self._settings.value
        return bleu_key(value(remembered.BLEU_TOKENIZER), value(remembered.BLEU_SMOOTHING))

    def _words(self) -> tuple[str, ...]:
        return tuple(self._settings.value(remembered.SHOWN_METRICS).split())

    def _keep(self, words: Iterable[str]) -> None:
        self._settings.set_value(remembered.SHOWN_METRICS, " ".join(dict.fromkeys(words)))

    def _on_setting_changed(self, name: str) -> None:
        if name in _SETTINGS:
            self.changed.emit()


def _place(metric: str) -> int | None:
    if is_bleu(metric):
        metric = "bleu"
    elif skip_rule(metric):
        metric = SKIP
    return _FIXED_ORDER.index(metric) if metric in _FIXED_ORDER else None
