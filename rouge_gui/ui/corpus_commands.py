"""The commands of the menu Corpus, as data."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from rouge_gui.ui.command import Command

CORPUS_COMMANDS: tuple[Command, ...] = (
    Command(
        "corpus_open", QT_TRANSLATE_NOOP("actions", "&Open a corpus…"), "corpus.ask_open", "Ctrl+Shift+O"
    ),
    Command(
        "sample_corpus",
        QT_TRANSLATE_NOOP("actions", "A corpus in three &languages"),
        "file_commands.open_sample_corpus",
    ),
    Command("corpus_paste", QT_TRANSLATE_NOOP("actions", "From the c&lipboard"), "corpus.open_clipboard"),
    Command("corpus_save_as", QT_TRANSLATE_NOOP("actions", "Save the corpus &as…"), "corpus.save_as"),
    Command("corpus_score", QT_TRANSLATE_NOOP("actions", "&Score what is missing"), "corpus.scoring.start"),
    Command(
        "corpus_first_reference",
        QT_TRANSLATE_NOOP("actions", "&First reference only"),
        "corpus.use_first_reference",
        checkable=True,
    ),
    Command("corpus_stop", QT_TRANSLATE_NOOP("actions", "S&top"), "corpus.stop"),
    Command(
        "corpus_next",
        QT_TRANSLATE_NOOP("actions", "&Next item"),
        "corpus.walking.next_item",
        "Alt+PgDown",
        mac="Ctrl+Alt+PgDown",
    ),
    Command(
        "corpus_previous",
        QT_TRANSLATE_NOOP("actions", "&Previous item"),
        "corpus.walking.previous_item",
        "Alt+PgUp",
        mac="Ctrl+Alt+PgUp",
    ),
    Command(
        "corpus_next_system",
        QT_TRANSLATE_NOOP("actions", "Next s&ystem"),
        "corpus.walking.next_system",
        "Alt+Shift+PgDown",
        mac="Ctrl+Alt+Shift+PgDown",
    ),
    Command(
        "corpus_previous_system",
        QT_TRANSLATE_NOOP("actions", "Previous syste&m"),
        "corpus.walking.previous_system",
        "Alt+Shift+PgUp",
        mac="Ctrl+Alt+Shift+PgUp",
    ),
    Command("corpus_filter", QT_TRANSLATE_NOOP("actions", "F&ilter…"), "corpus.focus_filter", "Ctrl+Shift+F"),
    Command("corpus_save_filter", QT_TRANSLATE_NOOP("actions", "Sa&ve this filter…"), "corpus.filters.save"),
    Command("corpus_save_corrected", QT_TRANSLATE_NOOP("actions", "Save as co&rrected text"), "corpus.save"),
    Command(
        "corpus_original",
        QT_TRANSLATE_NOOP("actions", "&Back to the original"),
        "corpus.walking.what_ifs.bring_original",
    ),
    Command("corpus_page", QT_TRANSLATE_NOOP("actions", "&Web page…"), "corpus.export.save_page"),
    Command("corpus_csv", QT_TRANSLATE_NOOP("actions", "Table as &CSV…"), "corpus.export.save_csv"),
    Command(
        "corpus_excel", QT_TRANSLATE_NOOP("actions", "Table as CSV for &Excel…"), "corpus.export.save_excel"
    ),
    Command("corpus_xlsx", QT_TRANSLATE_NOOP("actions", "Table as work&book…"), "corpus.export.save_xlsx"),
    Command(
        "corpus_jsonl", QT_TRANSLATE_NOOP("actions", "Table as &JSON Lines…"), "corpus.export.save_jsonl"
    ),
    Command(
        "corpus_parquet", QT_TRANSLATE_NOOP("actions", "Table as &Parquet…"), "corpus.export.save_parquet"
    ),
    Command(
        "corpus_texts",
        QT_TRANSLATE_NOOP("actions", "Tables with all &texts"),
        "corpus.export.set_with_texts",
        checkable=True,
    ),
    Command("corpus_close", QT_TRANSLATE_NOOP("actions", "Close the cor&pus"), "corpus.close_command"),
)
