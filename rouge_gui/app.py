"""The composition root: application, settings, session and window are put together here and nowhere else."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

import rouge_gui
from rouge_gui.session import settings as remembered
from rouge_gui.session.crash import CrashWatch, versions
from rouge_gui.session.logs import Logs
from rouge_gui.session.settings import Settings
from rouge_gui.ui.crash_report import CrashReport
from rouge_gui.ui.language import use_language
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.theme import interface_font

_logger = logging.getLogger("rouge_gui")


def _application() -> QApplication:
    """Return the running application, or make one."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    app = QApplication(["rouge-gui"])
    app.setApplicationName("rouge-gui")
    app.setApplicationVersion(rouge_gui.__version__)
    app.setDesktopFileName("rouge-gui")
    return app


# a key press asks for Python's lock some ten times; by default each may wait 5 ms for a thread that scores
_SWITCH_SECONDS = 0.0005


def spare_key_presses() -> None:
    """Keep collections and threads from holding up a key press for longer than a frame.

    Full garbage collections do not look at what was loaded at the start: marks and tokens are tuples without cycles and
    go when they are no longer used, whatever the collector does. Threads that score give way at once.
    """
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    sys.setswitchinterval(_SWITCH_SECONDS)


def create_window(
    paths: Sequence[str] = (), profile: str | None = None, profile_dir: str | None = None
) -> MainWindow:
    """Return a window on ``paths`` (references, the candidate last), or on the first example without any.

    Creates the QApplication if there is none; shows nothing by itself. Files that cannot be opened are named in
    the window. ``profile_dir`` keeps settings away from the user's own.
    """
    app = _application()
    settings = Settings(profile_dir)
    use_language(app, settings.value(remembered.LANGUAGE))
    # one style on every platform: the style sheet is made for it
    app.setStyle("Fusion")
    app.setFont(interface_font())
    window = MainWindow(settings)
    if profile is not None:
        window.use_profile(profile)
    if not (paths and window.open_paths(paths)):
        window.file_commands.open_first_sample(quietly=bool(paths))
    return window


def run(paths: Sequence[str] = (), profile: str | None = None, profile_dir: str | None = None) -> int:
    """Open the window and return the exit status once it is closed."""
    app = _application()
    window = create_window(paths, profile, profile_dir)
    spare_key_presses()

    logs = Logs(window.settings, window)
    logs.start()
    _logger.info("start: %s", versions())
    watch = CrashWatch(window.safekeeping.flush, window)
    CrashReport(watch, window.message_bar, window)
    watch.install()
    window.show()
    try:
        return app.exec()
    finally:
        # what is taken apart from here on is nobody's work
        watch.uninstall()
        _logger.info("end")
        logs.close()
