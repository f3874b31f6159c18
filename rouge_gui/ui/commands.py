"""Every command of the window, as data: menus, buttons, command palette and shortcut page are made from this table.

``slot`` is a path from the main window to a method, such as ``file_commands.open_files``.
Shortcuts are standard keys where the platform has one.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtGui import QKeySequence

from rouge_gui.ui.command import Command
from rouge_gui.ui.corpus_commands import CORPUS_COMMANDS
from rouge_gui.ui.layer_commands import LAYER_COMMANDS

_Standard = QKeySequence.StandardKey


COMMANDS: tuple[Command, ...] = (
    # --- file
    Command(
        "new",
        QT_TRANSLATE_NOOP("actions", "&New comparison"),
        "file_commands.new_comparison",
        _Standard.New,
    ),
    Command("open", QT_TRANSLATE_NOOP("actions", "&Open…"), "file_commands.open_files", _Standard.Open),
    Command("replay_log", QT_TRANSLATE_NOOP("actions", "Repla&y an edit log…"), "history_commands.log.open"),
    Command("open_session", QT_TRANSLATE_NOOP("actions", "Open a sess&ion…"), "sessions.open"),
    Command("save", QT_TRANSLATE_NOOP("actions", "&Save"), "file_commands.save", _Standard.Save),
    Command(
        "save_reference",
        QT_TRANSLATE_NOOP("actions", "Save &reference as…"),
        "file_commands.save_reference_as",
    ),
    Command(
        "save_candidate",
        QT_TRANSLATE_NOOP("actions", "Save &candidate as…"),
        "file_commands.save_candidate_as",
        _Standard.SaveAs,
        also="Ctrl+Shift+S",
    ),
    Command("save_session", QT_TRANSLATE_NOOP("actions", "Save as a sessi&on…"), "sessions.save_as"),
    Command(
        "save_second",
        QT_TRANSLATE_NOOP("actions", "Save second can&didate as…"),
        "file_commands.save_second_as",
    ),
    Command(
        "save_source", QT_TRANSLATE_NOOP("actions", "Save source &text as…"), "file_commands.save_source_as"
    ),
    Command(
        "other_encoding",
        QT_TRANSLATE_NOOP("actions", "Other &encoding…"),
        "file_commands.opening.choose_encoding",
    ),
    Command("export_html", QT_TRANSLATE_NOOP("actions", "Marked texts as &HTML…"), "pane_export.save_html"),
    Command("export_pdf", QT_TRANSLATE_NOOP("actions", "Marked texts as &PDF…"), "pane_export.save_pdf"),
    Command("export_explanation", QT_TRANSLATE_NOOP("actions", "E&xplanation…"), "explain_desk.export.save"),
    Command("scores_csv", QT_TRANSLATE_NOOP("actions", "Scores as &CSV…"), "score_export.save_csv"),
    Command(
        "scores_excel", QT_TRANSLATE_NOOP("actions", "Scores as CSV for &Excel…"), "score_export.save_excel"
    ),
    Command("matrix_png", QT_TRANSLATE_NOOP("actions", "&Matrix as PNG…"), "matrix_export.save_png"),
    Command("matrix_svg", QT_TRANSLATE_NOOP("actions", "Matrix as S&VG…"), "matrix_export.save_svg"),
    Command(
        "history_png", QT_TRANSLATE_NOOP("actions", "&Graph as PNG…"), "history_commands.export.save_png"
    ),
    Command(
        "history_svg", QT_TRANSLATE_NOOP("actions", "Graph as &SVG…"), "history_commands.export.save_svg"
    ),
    Command(
        "history_csv", QT_TRANSLATE_NOOP("actions", "Values as &CSV…"), "history_commands.export.save_csv"
    ),
    Command(
        "history_jsonl",
        QT_TRANSLATE_NOOP("actions", "Values as &JSON Lines…"),
        "history_commands.export.save_jsonl",
    ),
    Command("history_log", QT_TRANSLATE_NOOP("actions", "&Edit log…"), "history_commands.log.save"),
    Command("print", QT_TRANSLATE_NOOP("actions", "&Print…"), "pane_export.print", _Standard.Print),
    Command("quit", QT_TRANSLATE_NOOP("actions", "&Quit"), "close", _Standard.Quit),
    # --- edit
    Command("undo", QT_TRANSLATE_NOOP("actions", "&Undo"), "undoing.undo", _Standard.Undo),
    Command(
        "redo", QT_TRANSLATE_NOOP("actions", "&Redo"), "undoing.redo", _Standard.Redo, also="Ctrl+Shift+Z"
    ),
    Command(
        "swap",
        QT_TRANSLATE_NOOP("actions", "S&wap reference and candidate"),
        "swap_sides",
        "Ctrl+Alt+X",
        brief=QT_TRANSLATE_NOOP("actions", "Swap"),
    ),
    Command(
        "pin",
        QT_TRANSLATE_NOOP("actions", "&Pin this state"),
        "history_commands.toggle_pin",
        "Ctrl+Alt+P",
        brief=QT_TRANSLATE_NOOP("actions", "Pin"),
    ),
    Command("notes", QT_TRANSLATE_NOOP("actions", "Write n&otes"), "notes.open", "Ctrl+Shift+N"),
    Command("find", QT_TRANSLATE_NOOP("actions", "&Find…"), "finder.find", _Standard.Find),
    Command(
        "replace",
        QT_TRANSLATE_NOOP("actions", "Rep&lace…"),
        "finder.replace",
        "Ctrl+H",
        mac="Ctrl+Alt+F",
    ),
    Command(
        "find_next",
        QT_TRANSLATE_NOOP("actions", "Find ne&xt"),
        "finder.find_next",
        _Standard.FindNext,
        also="F3",
    ),
    Command(
        "find_previous",
        QT_TRANSLATE_NOOP("actions", "Find pre&vious"),
        "finder.find_previous",
        _Standard.FindPrevious,
        also="Shift+F3",
    ),
    Command(
        "add_reference",
        QT_TRANSLATE_NOOP("actions", "&Add a reference"),
        "references.add",
        "Ctrl+T",
    ),
    Command(
        "remove_reference",
        QT_TRANSLATE_NOOP("actions", "&Remove this reference"),
        "references.remove_shown",
    ),
    Command(
        "move_reference_left",
        QT_TRANSLATE_NOOP("actions", "Move this reference &left"),
        "references.move_shown_left",
    ),
    Command(
        "move_reference_right",
        QT_TRANSLATE_NOOP("actions", "Move this reference ri&ght"),
        "references.move_shown_right",
    ),
    Command(
        "next_reference",
        QT_TRANSLATE_NOOP("actions", "Next &reference"),
        "references.show_next",
        "Ctrl+PgDown",
    ),
    Command(
        "previous_reference",
        QT_TRANSLATE_NOOP("actions", "Previous r&eference"),
        "references.show_previous",
        "Ctrl+PgUp",
    ),
    Command(
        "copy_scores",
        QT_TRANSLATE_NOOP("actions", "Copy &scores"),
        "score_table.copy",
        "Ctrl+Shift+C",
    ),
    Command(
        "copy_scores_markdown",
        QT_TRANSLATE_NOOP("actions", "Copy scores as &Markdown"),
        "score_table.copy_markdown",
    ),
    Command(
        "copy_scores_latex",
        QT_TRANSLATE_NOOP("actions", "Copy scores as &LaTeX"),
        "score_table.copy_latex",
    ),
    Command(
        "copy_scores_csv",
        QT_TRANSLATE_NOOP("actions", "Copy scores as &CSV"),
        "score_table.copy_csv",
    ),
    Command("copy_signature", QT_TRANSLATE_NOOP("actions", "Copy si&gnature"), "status_line.copy_signature"),
    Command("copy_marked", QT_TRANSLATE_NOOP("actions", "Copy &marked texts"), "pane_export.copy"),
    Command(
        "preferences",
        QT_TRANSLATE_NOOP("actions", "P&references…"),
        "habits.preferences.open",
        _Standard.Preferences,
        also="Ctrl+,",
    ),
    Command(
        "edit_texts",
        QT_TRANSLATE_NOOP("actions", "&Edit the texts"),
        "habits.modes.edit",
        "F2",
        mac="Ctrl+Return",
    ),
    # --- go
    Command(
        "next_match",
        QT_TRANSLATE_NOOP("actions", "&Next match"),
        "panes.next_match",
        "Alt+Down",
        also="F8",
        mac="Ctrl+Alt+J",
    ),
    Command(
        "previous_match",
        QT_TRANSLATE_NOOP("actions", "&Previous match"),
        "panes.previous_match",
        "Alt+Up",
        also="F7",
        mac="Ctrl+Alt+K",
    ),
    Command(
        "next_miss",
        QT_TRANSLATE_NOOP("actions", "Next &miss"),
        "panes.next_miss",
        "Alt+Shift+Down",
        also="Shift+F8",
        mac="Ctrl+Alt+Shift+J",
    ),
    Command(
        "previous_miss",
        QT_TRANSLATE_NOOP("actions", "Previous m&iss"),
        "panes.previous_miss",
        "Alt+Shift+Up",
        also="Shift+F7",
        mac="Ctrl+Alt+Shift+K",
    ),
    *LAYER_COMMANDS,
    Command(
        "explain",
        QT_TRANSLATE_NOOP("actions", "&Explain this score"),
        "explaining.open",
        "Ctrl+Shift+E",
    ),
    Command("verify", QT_TRANSLATE_NOOP("actions", "&Verify with the real package…"), "verify.open"),
    Command(
        "mismatch",
        QT_TRANSLATE_NOOP("actions", "&Why don't my numbers match?"),
        "mismatch.open",
        "Ctrl+Shift+M",
    ),
    # --- view
    Command(
        "second_candidate",
        QT_TRANSLATE_NOOP("actions", "Second c&andidate"),
        "texts_beside.set_second",
        checkable=True,
    ),
    Command(
        "promote_second",
        QT_TRANSLATE_NOOP("actions", "&Exchange the candidates"),
        "texts_beside.promote",
    ),
    Command(
        "source_text", QT_TRANSLATE_NOOP("actions", "Source &text"), "texts_beside.set_source", checkable=True
    ),
    Command(
        "inspect",
        QT_TRANSLATE_NOOP("actions", "&Inspect: read-only, single keys"),
        "habits.modes.set_inspecting",
        checkable=True,
    ),
    Command(
        "next_part",
        QT_TRANSLATE_NOOP("actions", "Go to the ne&xt part"),
        "habits.focus.next",
        "F6",
        mac="Ctrl+Alt+]",
    ),
    Command(
        "previous_part",
        QT_TRANSLATE_NOOP("actions", "Go to the pre&vious part"),
        "habits.focus.previous",
        "Shift+F6",
        mac="Ctrl+Alt+[",
    ),
    Command(
        "command_palette",
        QT_TRANSLATE_NOOP("actions", "Find a &command…"),
        "habits.palette.open",
        "Ctrl+Shift+P",
    ),
    Command(
        "sync_scroll",
        QT_TRANSLATE_NOOP("actions", "Scroll the texts to&gether"),
        "panes.set_sync_scroll",
        checkable=True,
    ),
    Command(
        "overview",
        QT_TRANSLATE_NOOP("actions", "&Overview bars"),
        "panes.set_overview",
        "F9",
        checkable=True,
    ),
    Command("zoom_in", QT_TRANSLATE_NOOP("actions", "Zoom &in"), "appearance.zoom_in", _Standard.ZoomIn),
    Command("zoom_out", QT_TRANSLATE_NOOP("actions", "Zoom o&ut"), "appearance.zoom_out", _Standard.ZoomOut),
    Command("zoom_reset", QT_TRANSLATE_NOOP("actions", "Usual si&ze"), "appearance.reset_zoom", "Ctrl+0"),
    Command("wrap", QT_TRANSLATE_NOOP("actions", "&Wrap long lines"), "appearance.set_wrap", checkable=True),
    Command(
        "theme_system",
        QT_TRANSLATE_NOOP("actions", "&System colours"),
        "appearance.use_system_colors",
        group="theme",
    ),
    Command(
        "theme_light",
        QT_TRANSLATE_NOOP("actions", "&Light"),
        "appearance.use_light_colors",
        group="theme",
    ),
    Command(
        "theme_dark",
        QT_TRANSLATE_NOOP("actions", "&Dark"),
        "appearance.use_dark_colors",
        group="theme",
    ),
    Command(
        "language_system",
        QT_TRANSLATE_NOOP("actions", "&Language of the desktop"),
        "language.use_system",
        group="language",
    ),
    # each in its own words, whatever the interface speaks
    Command("language_en", "&English", "language.use_english", group="language"),
    Command("language_zh", "中文", "language.use_chinese", group="language"),
    Command("language_ru", "&Русский", "language.use_russian", group="language"),
    Command(
        "percent_scores",
        QT_TRANSLATE_NOOP("actions", "Scores in 0–&100"),
        "score_scale.use_percent",
        checkable=True,
    ),
    Command("cleanup", QT_TRANSLATE_NOOP("actions", "&Clean-up…"), "cleaning.open"),
    Command(
        "profiles", QT_TRANSLATE_NOOP("actions", "Edit &profiles…"), "profiles.open_editor", "Ctrl+Alt+R"
    ),
    Command("import_profile", QT_TRANSLATE_NOOP("actions", "&Import a profile…"), "profiles.ask_in"),
    Command(
        "second_profile",
        QT_TRANSLATE_NOOP("actions", "Compare with a second &profile…"),
        "second_profile.choose",
    ),
    Command(
        "digits_2", QT_TRANSLATE_NOOP("actions", "&2 digits"), "score_scale.use_two_digits", group="digits"
    ),
    Command(
        "digits_3", QT_TRANSLATE_NOOP("actions", "&3 digits"), "score_scale.use_three_digits", group="digits"
    ),
    Command(
        "digits_4", QT_TRANSLATE_NOOP("actions", "&4 digits"), "score_scale.use_four_digits", group="digits"
    ),
    Command(
        "present", QT_TRANSLATE_NOOP("actions", "&Presentation"), "presentation.set_on", "F5", checkable=True
    ),
    Command(
        "hide_scores",
        QT_TRANSLATE_NOOP("actions", "&Hide scores (guess, then reveal)"),
        "presentation.guess.set_on",
        checkable=True,
    ),
    Command(
        "reveal_scores",
        QT_TRANSLATE_NOOP("actions", "&Reveal the scores, or hide them again"),
        "presentation.guess.turn_over",
        "Ctrl+Alt+G",
    ),
    Command(
        "full_screen",
        QT_TRANSLATE_NOOP("actions", "&Full screen"),
        "toggle_full_screen",
        _Standard.FullScreen,
        also="F11",
        mac=_Standard.FullScreen,
    ),
    # --- corpus
    *CORPUS_COMMANDS,
    # --- help
    Command("help", QT_TRANSLATE_NOOP("actions", "&Contents"), "help_desk.open_help", _Standard.HelpContents),
    Command(
        "keyboard_shortcuts",
        QT_TRANSLATE_NOOP("actions", "&Keyboard shortcuts…"),
        "habits.shortcut_dialog.open",
    ),
    Command("whats_new", QT_TRANSLATE_NOOP("actions", "What's &new"), "habits.news.open"),
    Command("about", QT_TRANSLATE_NOOP("actions", "&About rouge-gui"), "habits.about.open"),
)
