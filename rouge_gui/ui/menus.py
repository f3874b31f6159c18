"""The menus, as data: which commands stand where, by their ids in ``commands``."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SEPARATOR = "-"
SAMPLES = "samples"
RECENT = "recent"
DOCKS = "docks"
DIGITS = "digits"
COPY_SCORES = "copyScores"
EXPORT = "export"
HISTORY_EXPORT = "history_export"
REFERENCES = "references"
LANGUAGES = "languages"
MULTI_RULES = "multi_rules"
CORPUS_RECENT = "corpus_recent"
CORPUS_EXPORT = "corpus_export"

MENUS: tuple[tuple[object, tuple[str, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("actions", "&File"),
        (
            "new",
            "open",
            RECENT,
            "open_session",
            "replay_log",
            SAMPLES,
            SEPARATOR,
            "save",
            "save_reference",
            "save_candidate",
            "save_second",
            "save_source",
            "other_encoding",
            "save_session",
            SEPARATOR,
            EXPORT,
            "print",
            SEPARATOR,
            "quit",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "&Edit"),
        (
            "undo",
            "redo",
            SEPARATOR,
            "find",
            "replace",
            SEPARATOR,
            "edit_texts",
            "swap",
            "pin",
            REFERENCES,
            "notes",
            SEPARATOR,
            "copy_scores",
            COPY_SCORES,
            "copy_signature",
            "copy_marked",
            SEPARATOR,
            "preferences",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "&View"),
        (
            "command_palette",
            "inspect",
            SEPARATOR,
            "next_part",
            "previous_part",
            SEPARATOR,
            "second_candidate",
            "promote_second",
            "source_text",
            SEPARATOR,
            "overview",
            "sync_scroll",
            SEPARATOR,
            "zoom_in",
            "zoom_out",
            "zoom_reset",
            "wrap",
            SEPARATOR,
            "theme_system",
            "theme_light",
            "theme_dark",
            LANGUAGES,
            SEPARATOR,
            "percent_scores",
            DIGITS,
            "second_profile",
            SEPARATOR,
            DOCKS,
            SEPARATOR,
            "hide_scores",
            "reveal_scores",
            "present",
            "full_screen",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "&Go"),
        (
            "find_next",
            "find_previous",
            SEPARATOR,
            "next_match",
            "previous_match",
            "next_miss",
            "previous_miss",
            SEPARATOR,
            "next_reference",
            "previous_reference",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "&Metrics"),
        (
            "layer_off",
            "layer_unigram",
            "layer_bigram",
            "layer_ngram",
            "layer_lcs",
            "layer_summary",
            "layer_weighted",
            "layer_skip",
            SEPARATOR,
            "misses",
            "tint_by_reference",
            SEPARATOR,
            "metrics",
            MULTI_RULES,
            SEPARATOR,
            "explain",
            "cleanup",
            SEPARATOR,
            "profiles",
            "import_profile",
            "verify",
            "mismatch",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "&Corpus"),
        (
            "corpus_open",
            "corpus_paste",
            CORPUS_RECENT,
            "corpus_save_as",
            SEPARATOR,
            "corpus_score",
            "corpus_first_reference",
            "corpus_stop",
            SEPARATOR,
            "corpus_next",
            "corpus_previous",
            "corpus_next_system",
            "corpus_previous_system",
            SEPARATOR,
            "corpus_filter",
            "corpus_save_filter",
            SEPARATOR,
            "corpus_save_corrected",
            "corpus_original",
            SEPARATOR,
            CORPUS_EXPORT,
            "corpus_close",
        ),
    ),
    (QT_TRANSLATE_NOOP("actions", "&Help"), ("help", "keyboard_shortcuts", SEPARATOR, "whats_new", "about")),
)

# menus within menus: title and entries by the name that stands for them in ``MENUS``
SUBMENUS: dict[str, tuple[object, tuple[str, ...]]] = {
    LANGUAGES: (
        QT_TRANSLATE_NOOP("actions", "La&nguage"),
        ("language_system", "language_en", "language_zh", "language_ru"),
    ),
    EXPORT: (
        QT_TRANSLATE_NOOP("actions", "&Export"),
        (
            "export_html",
            "export_pdf",
            "export_explanation",
            SEPARATOR,
            "scores_csv",
            "scores_excel",
            SEPARATOR,
            "matrix_png",
            "matrix_svg",
            HISTORY_EXPORT,
        ),
    ),
    HISTORY_EXPORT: (
        QT_TRANSLATE_NOOP("actions", "H&istory"),
        ("history_png", "history_svg", "history_csv", "history_jsonl", SEPARATOR, "history_log"),
    ),
    CORPUS_EXPORT: (
        QT_TRANSLATE_NOOP("actions", "&Export"),
        (
            "corpus_page",
            SEPARATOR,
            "corpus_csv",
            "corpus_excel",
            "corpus_xlsx",
            "corpus_jsonl",
            "corpus_parquet",
            SEPARATOR,
            "corpus_texts",
        ),
    ),
    MULTI_RULES: (
        QT_TRANSLATE_NOOP("actions", "Se&veral references"),
        ("multi_max", "multi_recall", "multi_average", "multi_mean", "multi_jackknife"),
    ),
    REFERENCES: (
        QT_TRANSLATE_NOOP("actions", "Referen&ces"),
        ("add_reference", "remove_reference", "move_reference_left", "move_reference_right"),
    ),
}
