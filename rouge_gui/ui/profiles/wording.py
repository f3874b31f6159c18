"""What the choices of profiles mean, a line for each."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_NOTES = {
    "profile": QT_TRANSLATE_NOOP("profiles", "which implementation is followed"),
    "tokenizer": QT_TRANSLATE_NOOP("profiles", "what texts are cut into"),
    "clean": QT_TRANSLATE_NOOP("profiles", "what is taken out of texts first, in this order"),
    "hmm": QT_TRANSLATE_NOOP("profiles", "whether jieba guesses words that its dictionary lacks"),
    "dict": QT_TRANSLATE_NOOP("profiles", "a dictionary in place of jieba's own"),
    "userdict": QT_TRANSLATE_NOOP("profiles", "words beside jieba's own"),
    "stemmer": QT_TRANSLATE_NOOP("profiles", "what takes endings off"),
    "lemma": QT_TRANSLATE_NOOP("profiles", "Russian words by their dictionary form"),
    "stopwords": QT_TRANSLATE_NOOP("profiles", "words that are not counted, one a line"),
    "fold": QT_TRANSLATE_NOOP("profiles", "differences in writing that do not count"),
    "sentences": QT_TRANSLATE_NOOP("profiles", "where sentences end for ROUGE-Lsum"),
    "beta": QT_TRANSLATE_NOOP("profiles", "how much recall weighs in F against precision"),
    "weight": QT_TRANSLATE_NOOP("profiles", "the exponent of ROUGE-W"),
    "w": QT_TRANSLATE_NOOP("profiles", "the exponent of ROUGE-W"),
    "multi": QT_TRANSLATE_NOOP("profiles", "how several references make one score"),
    "seed": QT_TRANSLATE_NOOP("profiles", "where the random draws of a corpus begin"),
    "exclusive": QT_TRANSLATE_NOOP("profiles", "true: an n-gram that repeats counts once"),
    "gap": QT_TRANSLATE_NOOP("profiles", "how far apart the words of a skip-bigram may be"),
    "alpha": QT_TRANSLATE_NOOP("profiles", "how much precision weighs in F (-p)"),
    "n": QT_TRANSLATE_NOOP("profiles", "the longest n-grams (-n)"),
    "lcs": QT_TRANSLATE_NOOP("profiles", "whether there is ROUGE-L (off: -x)"),
    "skip": QT_TRANSLATE_NOOP("profiles", "skip-bigrams and how far apart (-2, -u, -U)"),
    "words": QT_TRANSLATE_NOOP("profiles", "how many words of each text are read (-l)"),
    "bytes": QT_TRANSLATE_NOOP("profiles", "how many bytes of each text are read (-b)"),
    "formula": QT_TRANSLATE_NOOP("profiles", "several references: A averages, B takes the best (-f)"),
    "average": QT_TRANSLATE_NOOP("profiles", "0: scores of items; 1: counts of all; 2: raw counts (-t)"),
    "confidence": QT_TRANSLATE_NOOP("profiles", "of the interval, in percent (-c)"),
    "resamples": QT_TRANSLATE_NOOP("profiles", "how often a corpus is drawn anew (-r)"),
    "ids": QT_TRANSLATE_NOOP("profiles", "tokens that are replaced by numbers first"),
    "data": QT_TRANSLATE_NOOP("profiles", "the folder with the script's stopwords and WordNet's exceptions"),
    "metric": QT_TRANSLATE_NOOP("profiles", "which of sacreBLEU's metrics"),
    "level": QT_TRANSLATE_NOOP("profiles", "a sentence, or a corpus as a whole"),
    "reports": QT_TRANSLATE_NOOP("profiles", "the metrics that are reported, between commas"),
    "scale": QT_TRANSLATE_NOOP("profiles", "what scores are multiplied by"),
    "round": QT_TRANSLATE_NOOP("profiles", "to how many digits each score is rounded"),
    "mean-round": QT_TRANSLATE_NOOP("profiles", "to how many digits the mean is rounded"),
    "empty": QT_TRANSLATE_NOOP("profiles", "what a text without tokens gives: an error, or 0"),
}


def option_note(key: str) -> str:
    """Return what the choice ``key`` is about; empty where its name says it."""
    text = _NOTES.get(key)
    return QCoreApplication.translate("profiles", str(text)) if text else ""
