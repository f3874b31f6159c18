"""What holds for all tests: windows are drawn off screen, and nothing of theirs outlives its test."""

import gc
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

if "DISPLAY" not in os.environ:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from corpus_windows import settle_corpus
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from scored_corpus import METRICS, make_corpus, sample_items
from windows import settle

from rouge_gui.app import create_window
from rouge_gui.session import opening
from rouge_gui.session import settings as remembered
from rouge_gui.ui.language import forget_language
from rouge_gui.ui.main_window import MainWindow

# language libraries load at first use, so one example may take a second
settings.register_profile("rouge-gui", deadline=None)
settings.load_profile("rouge-gui")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        # the off-screen platform says this of every window
        item.add_marker(pytest.mark.qt_log_ignore("propagateSizeHints", r"does not support raise\(\)"))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window on screen with the first example in it."""
    window = create_window(profile_dir=str(tmp_path / "profile"))
    window.show()
    window.finish_start()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    settle(window, qtbot)
    yield window
    window.files.forget()
    window.sessions.close()
    window.close()
    window.deleteLater()


@pytest.fixture(scope="session")
def scored_sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample corpus with scores, made once; tests work on copies."""
    path = tmp_path_factory.mktemp("corpus") / "sample.rougegui"
    make_corpus(path, sample_items())
    return path


@pytest.fixture
def corpus_path(scored_sample: Path, tmp_path: Path) -> Path:
    """A copy of it to work on."""
    return Path(shutil.copy(scored_sample, tmp_path / "mine.rougegui"))


@pytest.fixture
def desk_window(window: MainWindow, qtbot: QtBot, corpus_path: Path) -> Iterator[MainWindow]:
    """The window with that corpus open."""
    window.settings.set_value(remembered.SHOWN_METRICS, " ".join(METRICS))
    assert window.open_paths([str(corpus_path)])
    settle_corpus(window, qtbot)
    yield window
    window.corpus.walking.what_ifs.forget()


@pytest.fixture(autouse=True)
def _patient(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tests find their files open however busy the machine is; those about waiting ask for ``impatient``."""
    if "impatient" not in request.fixturenames:
        monkeypatch.setattr(opening, "WAIT_S", 20)


@pytest.fixture
def impatient() -> None:
    """The window waits for files no longer than it does for its users."""


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    yield
    QLocale.setDefault(before)
    app = QCoreApplication.instance()
    if app is not None:
        forget_language(app)


@pytest.fixture(autouse=True)
def _nothing_outlives_its_test(request: pytest.FixtureRequest) -> Iterator[None]:
    if "qapp" not in request.fixturenames:
        yield
        return
    app = request.getfixturevalue("qapp")
    assert isinstance(app, QApplication)
    threads = set(threading.enumerate())
    yield
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        app.processEvents()
        gc.collect()
    left = [widget for widget in app.topLevelWidgets() if widget.windowType() is Qt.WindowType.Window]
    assert left == []
    assert set(threading.enumerate()) <= threads
