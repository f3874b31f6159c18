"""``bleu4``: nltk's sentence BLEU over characters with smoothing method 3, as Chinese fine-tuning tools report it.

nltk is imported at first use; its own function computes the score.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

from rouge_gui.metrics.values import BleuScore

KEY = "bleu4"
_ORDERS = range(1, 5)


def sentence_score(references: Sequence[str], candidate: str) -> BleuScore:
    """Return BLEU-4 of ``candidate`` in 0–100, white space and punctuation being characters too.

    Counts and precisions are those before smoothing.
    """
    from nltk.translate import bleu_score

    sides = [list(text) for text in references]
    characters = list(candidate)
    smoothing = bleu_score.SmoothingFunction().method3
    found = bleu_score.sentence_bleu(sides, characters, smoothing_function=smoothing)
    shares = [bleu_score.modified_precision(sides, characters, n) for n in _ORDERS]
    length = len(characters)
    closest = bleu_score.closest_ref_length(sides, length)
    return BleuScore(
        100 * float(found),
        tuple(share.numerator for share in shares),
        tuple(share.denominator for share in shares),
        tuple(100 * share.numerator / share.denominator for share in shares),
        float(bleu_score.brevity_penalty(closest, length)),
        length,
        closest,
        f"nltk:{version('nltk')}|sentence_bleu|order:4|tokens:characters|smooth:method3",
    )
