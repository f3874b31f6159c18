"""The commands that choose layers, metrics and rules for several references: a part of the table in ``commands``."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from rouge_gui.ui.command import Command

LAYER_COMMANDS: tuple[Command, ...] = (
    Command(
        "layer_off",
        QT_TRANSLATE_NOOP("actions", "N&o marks"),
        "layer_choice.show_off",
        "Alt+0",
        mac="Ctrl+Alt+0",
    ),
    Command(
        "layer_unigram",
        QT_TRANSLATE_NOOP("actions", "&Unigrams"),
        "layer_choice.show_unigrams",
        "Alt+1",
        mac="Ctrl+Alt+1",
    ),
    Command(
        "layer_bigram",
        QT_TRANSLATE_NOOP("actions", "&Bigrams"),
        "layer_choice.show_bigrams",
        "Alt+2",
        mac="Ctrl+Alt+2",
    ),
    Command(
        "layer_ngram",
        QT_TRANSLATE_NOOP("actions", "&Longer n-grams"),
        "layer_choice.show_longer",
        "Alt+3",
        mac="Ctrl+Alt+3",
    ),
    Command(
        "layer_lcs",
        QT_TRANSLATE_NOOP("actions", "Longest &common subsequence"),
        "layer_choice.show_lcs",
        "Alt+4",
        mac="Ctrl+Alt+4",
    ),
    Command(
        "layer_summary",
        QT_TRANSLATE_NOOP("actions", "LCS by &sentence (Lsum)"),
        "layer_choice.show_summary",
        "Alt+5",
        mac="Ctrl+Alt+5",
    ),
    Command(
        "layer_weighted",
        QT_TRANSLATE_NOOP("actions", "&Weighted runs (W)"),
        "layer_choice.show_weighted",
        "Alt+6",
        mac="Ctrl+Alt+6",
    ),
    Command(
        "layer_skip",
        QT_TRANSLATE_NOOP("actions", "S&kip-bigrams (S, SU)"),
        "layer_choice.show_pairs",
        "Alt+7",
        mac="Ctrl+Alt+7",
    ),
    Command(
        "misses",
        QT_TRANSLATE_NOOP("actions", "Underline what is un&matched"),
        "layer_choice.set_misses",
        "Alt+U",
        mac="Ctrl+Alt+U",
        checkable=True,
    ),
    Command(
        "tint_by_reference",
        QT_TRANSLATE_NOOP("actions", "&Tint by paying reference"),
        "layer_choice.set_by_reference",
        checkable=True,
    ),
    Command("metrics", QT_TRANSLATE_NOOP("actions", "M&etrics…"), "scoring_choices.metrics.open"),
    Command(
        "multi_max",
        QT_TRANSLATE_NOOP("actions", "Largest &F"),
        "scoring_choices.use_max",
        group="multi",
    ),
    Command(
        "multi_recall",
        QT_TRANSLATE_NOOP("actions", "Best &recall"),
        "scoring_choices.use_recall",
        group="multi",
    ),
    Command(
        "multi_average",
        QT_TRANSLATE_NOOP("actions", "M&icro-average"),
        "scoring_choices.use_average",
        group="multi",
    ),
    Command("multi_mean", QT_TRANSLATE_NOOP("actions", "&Mean"), "scoring_choices.use_mean", group="multi"),
    Command(
        "multi_jackknife",
        QT_TRANSLATE_NOOP("actions", "&Jackknife"),
        "scoring_choices.use_jackknife",
        group="multi",
    ),
)
