"""What a comparison of systems is said to be: heads, method, what it does not show. No widgets."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.corpus.system_comparison import Caveat, Correction, PairedTest
from rouge_gui.report.system_table import Words, Writing
from rouge_gui.ui.numbers import count, plain

TEST_NAMES: Mapping[PairedTest, object] = {
    PairedTest.RANDOMISATION: QT_TRANSLATE_NOOP("systems", "approximate randomisation"),
    PairedTest.BOOTSTRAP: QT_TRANSLATE_NOOP("systems", "paired bootstrap"),
}
CORRECTION_NAMES: Mapping[Correction, object] = {
    Correction.HOLM: QT_TRANSLATE_NOOP("systems", "Holm"),
    Correction.BENJAMINI_HOCHBERG: QT_TRANSLATE_NOOP("systems", "Benjamini–Hochberg"),
    Correction.NONE: QT_TRANSLATE_NOOP("systems", "none"),
}
_TESTS: Mapping[PairedTest, object] = {
    PairedTest.RANDOMISATION: QT_TRANSLATE_NOOP(
        "systems", "paired approximate randomisation, {trials} trials, seed {seed}"
    ),
    PairedTest.BOOTSTRAP: QT_TRANSLATE_NOOP(
        "systems", "paired bootstrap, {resamples} resamples, seed {seed}"
    ),
}
_CORRECTIONS: Mapping[Correction, object] = {
    Correction.HOLM: QT_TRANSLATE_NOOP("systems", "corrected after Holm, pairs: {pairs}"),
    Correction.BENJAMINI_HOCHBERG: QT_TRANSLATE_NOOP(
        "systems", "corrected after Benjamini and Hochberg, pairs: {pairs}"
    ),
    Correction.NONE: QT_TRANSLATE_NOOP("systems", "not corrected, pairs: {pairs}"),
}
_CAVEATS: Mapping[str, tuple[object, ...]] = {
    "not-a-standard": (QT_TRANSLATE_NOOP("systems", "The profile is not a published standard."),),
    "few-items": (QT_TRANSLATE_NOOP("systems", "Few items ({0}): the intervals are rough."),),
    "other-items": (
        QT_TRANSLATE_NOOP(
            "systems", "Means rest on different items ({0} to {1}), differences on those in common."
        ),
    ),
    "may-be-equal": (
        QT_TRANSLATE_NOOP(
            "systems", "Intervals that hold 0: {0} of {1}; that does not show that systems are equal."
        ),
    ),
    "preference": (
        QT_TRANSLATE_NOOP("systems", "A difference of scores need not be one that readers see:"),
        QT_TRANSLATE_NOOP(
            "systems", "where systems are close, ROUGE hardly orders them as people do (Deutsch et al. 2022)."
        ),
    ),
}


def said(text: object) -> str:
    """Return one of the texts of this module in the language of the interface."""
    return QCoreApplication.translate("systems", str(text))


def caveat_sentence(caveat: Caveat) -> str:
    """Return what a caveat says."""
    return " ".join(map(said, _CAVEATS[caveat.id])).format(*map(count, caveat.counts))


def brief_method(items: int, level: float, writing: Writing) -> str:
    """Return in a few words what is compared and how."""
    return QCoreApplication.translate(
        "systems", "Items: {items}; intervals: {level} %; p: {test}; correction: {correction}."
    ).format(
        items=count(items),
        level=plain(level),
        test=said(TEST_NAMES[writing.test]),
        correction=said(CORRECTION_NAMES[writing.correction]),
    )


def words() -> Words:
    """Return heads and method in the language of the interface."""
    translate = QCoreApplication.translate
    return Words(
        system=translate("systems", "system"),
        count=translate("systems", "items"),
        pair="A − B",
        difference=translate("systems", "mean difference"),
        interval=translate("systems", "interval"),
        p_value="p",
        wins=translate("systems", "A better"),
        ties=translate("systems", "equal"),
        losses=translate("systems", "B better"),
        means=translate(
            "systems",
            "Items: {items}; {level} % percentile bootstrap intervals, {resamples} resamples, seed {seed}",
        ),
        pairs=translate(
            "systems",
            "{metric}: {level} % percentile bootstrap intervals, {resamples} resamples, seed {seed}",
        ),
        p_values=translate("systems", "p: {test}, {correction}"),
        tests={test: said(text) for test, text in _TESTS.items()},
        corrections={correction: said(text) for correction, text in _CORRECTIONS.items()},
    )
