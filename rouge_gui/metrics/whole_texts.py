"""The metrics that read texts themselves, whatever the profile's tokens: sacreBLEU's and nltk's BLEU-4."""

from __future__ import annotations

from collections.abc import Sequence

from rouge_gui.metrics import nltk_bleu, sacre
from rouge_gui.metrics.values import BleuScore, ChrfScore, TerScore

KEYS = (*sacre.KEYS, nltk_bleu.KEY)


def reads_texts(key: str) -> bool:
    """Tell whether ``key`` is one of ``KEYS``, or BLEU by choices of its own."""
    return key in KEYS or sacre.is_bleu(key)


def sentence_score(key: str, references: Sequence[str], candidate: str) -> BleuScore | ChrfScore | TerScore:
    """Return one of ``KEYS`` for one candidate, in 0–100."""
    if key == nltk_bleu.KEY:
        return nltk_bleu.sentence_score(references, candidate)
    return sacre.sentence_score(sacre.settings_for(key, [*references, candidate]), references, candidate)
