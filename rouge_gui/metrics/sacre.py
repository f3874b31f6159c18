"""BLEU, chrF and TER as sacreBLEU computes them: translated in and out, never re-implemented.

sacrebleu is imported at first use.
"""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rouge_gui.metrics.profile_basics import bad_value
from rouge_gui.metrics.sacre_settings import OFFLINE_TOKENIZERS, SacreSettings
from rouge_gui.metrics.values import BleuScore, ChrfScore, TerScore
from rouge_gui.text import Script, scripts_of
from rouge_gui.text.late import Late

if TYPE_CHECKING:
    from sacrebleu.metrics.base import Metric

KEYS = ("bleu", "chrf", "chrf++", "ter")
# the tokenizer by script
AUTO = "auto"
SMOOTHINGS = ("exp", "floor", "add-k", "none")
_chosen_bleu = re.compile(f"bleu:({'|'.join((AUTO, *OFFLINE_TOKENIZERS))}):({'|'.join(SMOOTHINGS)})")
_KEY_OF = {"BLEU": "bleu", "chrF": "chrf", "chrF++": "chrf++", "TER": "ter"}

SacreScore = BleuScore | ChrfScore | TerScore


def key_of(settings: SacreSettings) -> str:
    """Return the metric key that ``settings`` computes."""
    return _KEY_OF[settings.metric]


def bleu_tokenizer(texts: Sequence[str]) -> str:
    """Return sacreBLEU's customary tokenizer for ``texts``: char for kana and Hangul, zh for Han, else 13a."""
    scripts = Script.NONE
    for text in texts:
        scripts |= scripts_of(text)
    if scripts & (Script.KANA | Script.HANGUL):
        return "char"
    return "zh" if Script.HAN in scripts else "13a"


def bleu_key(tokenizer: str, smooth: str) -> str:
    """Return the key of BLEU with one of ``OFFLINE_TOKENIZERS`` (or ``AUTO``) and one of ``SMOOTHINGS``."""
    return "bleu" if (tokenizer, smooth) == (AUTO, SMOOTHINGS[0]) else f"bleu:{tokenizer}:{smooth}"


def is_bleu(key: str) -> bool:
    """Tell whether ``key`` is BLEU, whatever its tokenizer and its smoothing."""
    return key == "bleu" or _chosen_bleu.fullmatch(key) is not None


def _bleu_choice(key: str) -> tuple[str, str]:
    found = _chosen_bleu.fullmatch(key)
    return (found[1], found[2]) if found else (AUTO, SMOOTHINGS[0])


def settings_for(key: str, texts: Sequence[str]) -> SacreSettings:
    """Return how the tool computes ``key`` beside ROUGE: sentence level, effective order, by script."""
    if is_bleu(key):
        tokenizer, smooth = _bleu_choice(key)
        arguments = (
            ("tokenize", bleu_tokenizer(texts) if tokenizer == AUTO else tokenizer),
            ("effective_order", "True"),
            ("smooth", smooth),
        )
        return SacreSettings("BLEU", "sentence", arguments, "")
    if key == "chrf":
        return SacreSettings("chrF", "sentence", (), "")
    if key == "chrf++":
        return SacreSettings("chrF++", "sentence", (("word_order", "2"),), "")
    return SacreSettings("TER", "sentence", (), "")


def arguments_of(settings: SacreSettings) -> dict[str, Any]:
    """Return what sacreBLEU's class takes. Raises ProfileError for values it would not take."""
    typed = _typed(settings)
    if settings.metric == "chrF++":
        typed.setdefault("word_order", 2)
    return typed


def _typed(settings: SacreSettings) -> dict[str, Any]:
    typed: dict[str, Any] = {}
    for key, value in settings.arguments:
        try:
            typed[_RENAMED.get(key, key)] = _READERS[key](value)
        except (KeyError, ValueError) as error:
            raise bad_value(key, value, "such-as", _EXAMPLES[_READERS[key]]) from error
    return typed


def _flag(value: str) -> bool:
    return {"True": True, "False": False}[value]


def _smoothing(value: str) -> str:
    if value not in SMOOTHINGS:
        raise ValueError(value)
    return value


_RENAMED = {"smooth": "smooth_method"}
_READERS: Mapping[str, Callable[[str], object]] = {
    "tokenize": str,
    "effective_order": _flag,
    "smooth": _smoothing,
    "smooth_value": float,
    "lowercase": _flag,
    "max_ngram_order": int,
    "char_order": int,
    "word_order": int,
    "beta": int,
    "whitespace": _flag,
    "eps_smoothing": _flag,
    "normalized": _flag,
    "no_punct": _flag,
    "asian_support": _flag,
    "case_sensitive": _flag,
}


_EXAMPLES: Mapping[Callable[[str], object], tuple[str, ...]] = {
    str: OFFLINE_TOKENIZERS,
    _flag: ("True", "False"),
    _smoothing: tuple(SMOOTHINGS),
    float: ("0.1", "1"),
    int: ("1", "2", "4"),
}


def _import_metrics() -> Mapping[str, type[Metric]]:
    from sacrebleu.metrics.bleu import BLEU
    from sacrebleu.metrics.chrf import CHRF
    from sacrebleu.metrics.ter import TER

    # it advises effective_order at each sentence; the profile says what was chosen
    logging.getLogger("sacrebleu").setLevel(logging.ERROR)
    return {"BLEU": BLEU, "TER": TER, "chrF": CHRF, "chrF++": CHRF}


# its modules import each other: two threads at it see half of them
_metrics = Late(_import_metrics)
# a metric of sacreBLEU keeps the number of references while it scores
_own = threading.local()
_MOST_KEPT = 32


def _metric(settings: SacreSettings) -> Metric:
    """Return this thread's own metric."""
    kept: dict[SacreSettings, Metric] = vars(_own).setdefault("kept", {})
    if settings not in kept:
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        kept[settings] = _metrics()[settings.metric](**arguments_of(settings))
    return kept[settings]


class _Remembered:
    """Bounds what sacreBLEU's tokenizers remember: 65,536 texts each, whatever their length.

    Of a text that is being typed that is every state of a day's work.
    """

    def __init__(self) -> None:
        self._characters = 0

    def add(self, characters: int) -> None:
        """Count ``characters`` that were tokenized; beyond the most kept, let go of all of them."""
        self._characters += characters
        if self._characters > _MOST_REMEMBERED:
            self._characters = 0
            self._forget()

    def _forget(self) -> None:
        from sacrebleu.tokenizers.tokenizer_base import BaseTokenizer

        tokenizers = [BaseTokenizer]
        for tokenizer in tokenizers:
            tokenizers += tokenizer.__subclasses__()
            # those whose call is not cached have none
            forget = getattr(tokenizer.__call__, "cache_clear", None)
            if forget is not None:
                forget()


_MOST_REMEMBERED = 1_000_000
_remembered = _Remembered()


def sentence_score(settings: SacreSettings, references: Sequence[str], candidate: str) -> SacreScore:
    """Return sacreBLEU's score of one candidate."""
    metric = _metric(settings)
    score = _translate(metric, metric.sentence_score(candidate, list(references)))
    _remembered.add(len(candidate) + sum(map(len, references)))
    return score


def corpus_score(
    settings: SacreSettings, references: Sequence[Sequence[str]], candidates: Sequence[str]
) -> SacreScore:
    """Return sacreBLEU's corpus score; items may have different numbers of references."""
    most = max(map(len, references))
    # sacreBLEU takes None for a missing reference, though its annotation does not say so
    streams: list[Any] = [
        [refs[index] if index < len(refs) else None for refs in references] for index in range(most)
    ]
    metric = _metric(settings)
    return _translate(metric, metric.corpus_score(list(candidates), streams))


def _translate(metric: Metric, result: object) -> SacreScore:
    signature = str(metric.get_signature())
    values: Mapping[str, object] = vars(result)
    score = float(str(values["score"]))
    if "bp" in values:
        return BleuScore(
            score=score,
            counts=tuple(getattr(result, "counts", ())),
            totals=tuple(getattr(result, "totals", ())),
            precisions=tuple(getattr(result, "precisions", ())),
            brevity_penalty=float(str(values["bp"])),
            candidate_length=int(str(values["sys_len"])),
            reference_length=int(str(values["ref_len"])),
            signature=signature,
        )
    if "num_edits" in values:
        return TerScore(score, float(str(values["num_edits"])), float(str(values["ref_length"])), signature)
    return ChrfScore(score, signature)
