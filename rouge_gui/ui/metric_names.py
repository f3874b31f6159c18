"""What metrics are called on screen."""

from __future__ import annotations

_NAMES = {"bleu": "BLEU", "chrf": "chrF2", "chrf++": "chrF2++", "ter": "TER", "bleu4": "BLEU-4"}


def display_name(metric: str) -> str:
    """Return the display name of a metric key: ``rougeL`` → ``ROUGE-L``."""
    if metric in _NAMES:
        return _NAMES[metric]
    if metric.startswith("bleu:"):
        # its signature tells tokenizer and smoothing
        return _NAMES["bleu"]
    return "ROUGE-" + metric.removeprefix("rouge")
