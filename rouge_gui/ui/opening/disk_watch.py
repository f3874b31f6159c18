"""What other programs do to the open files: noticed at once or when the window is looked at again, and said by side.

Texts are never changed by this; the user decides.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QFileInfo, QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rouge_gui.session.files import LoadedText, OnDisk, on_disk
from rouge_gui.session.snapshot import Place
from rouge_gui.ui.file_wording import safe_name
from rouge_gui.ui.files import TextFiles

# a file is often written in several goes
_SETTLED_AFTER_MS = 150
_BETWEEN_PX = 8


class DiskNotices(QWidget):
    """A line for each file that is another one on disk. Signals: ``reload_wanted(place)``, ``keep_wanted(place)``."""

    reload_wanted = Signal(object)
    keep_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(_BETWEEN_PX)
        self._lines: list[tuple[Place, QFrame]] = []
        self.texts: list[str] = []
        self.hide()

    def show_states(self, states: list[tuple[Place, LoadedText, OnDisk]]) -> None:
        """Say what happened to each file."""
        for _, line in self._lines:
            line.hide()
            line.deleteLater()
        self._lines = [(place, self._line(file, state)) for place, file, state in states]
        self.texts = [self._text(file, state) for _, file, state in states]
        self.setVisible(bool(states))

    def _text(self, file: LoadedText, state: OnDisk) -> str:
        texts = {
            "changed": self.tr("{file} changed on disk"),
            "gone": self.tr("{file} is no longer there; its text is kept here"),
            "no-file": self.tr("{file} is no file any more; its text is kept here"),
        }
        return texts[state].format(file=safe_name(file.path))

    def _line(self, file: LoadedText, state: OnDisk) -> QFrame:
        line = QFrame(self)
        line.setObjectName("message")
        text = self._text(file, state)
        line.setAccessibleName(text)
        label = QLabel(text, line)
        label.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(line)
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(label, 1)
        offers = [("keep", self.tr("Keep mine"))]
        if state == "changed":
            offers.insert(0, ("reload", self.tr("Reload")))
        for name, word in offers:
            button = QPushButton(word, line)
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.setAccessibleName(f"{word}: {safe_name(file.path)}")
            button.clicked.connect(self._on_clicked)
            row.addWidget(button)
        self._column.addWidget(line)
        line.show()
        return line

    def _on_clicked(self) -> None:
        button = self.sender()
        if not isinstance(button, QPushButton):
            return
        place = next(place for place, line in self._lines if line is button.parent())
        (self.reload_wanted if button.objectName() == "reload" else self.keep_wanted).emit(place)


class DiskWatch(QObject):
    """Compares the files of ``files`` with what is on disk and shows in ``notices`` where they differ."""

    def __init__(self, files: TextFiles, notices: DiskNotices, window: QWidget) -> None:
        super().__init__(window)
        self._files, self._notices, self._window = files, notices, window
        # what the user has seen and decided to keep
        self._kept: dict[str, OnDisk] = {}
        self._shown: list[tuple[Place, str, OnDisk]] = []
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_file_changed)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_SETTLED_AFTER_MS)
        self._pause.timeout.connect(self.check)
        notices.reload_wanted.connect(self._on_reload_wanted)
        notices.keep_wanted.connect(self._on_keep_wanted)
        files.document.changed.connect(self._on_document_changed)
        files.opened.connect(self._on_document_changed)
        window.installEventFilter(self)

    def close(self) -> None:
        """Watch nothing any more."""
        self._pause.stop()
        if watched := self._watcher.files():
            self._watcher.removePaths(watched)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again when the window is turned to: not every disk tells what happens on it."""
        if (
            watched is self._window
            and event.type() is QEvent.Type.ActivationChange
            and self._window.isActiveWindow()
        ):
            self._pause.start()
        return False

    def _on_file_changed(self, _path: str) -> None:
        self._pause.start()

    def _on_document_changed(self) -> None:
        """Follow the files of the texts; a text may have come or gone with its file."""
        if self._files.is_any_open or self._watcher.files():
            self._watch()
            if self._shown:
                self._pause.start()

    def _watch(self) -> None:
        wanted = {file.path for _, file in self._files.present()}
        watched = set(self._watcher.files())
        if gone := watched - wanted:
            self._watcher.removePaths(list(gone))
        # what is not there is passed over, for Qt warns of a path below a file; the check says so
        if new := {path for path in wanted - watched if QFileInfo.exists(path)}:
            self._watcher.addPaths(list(new))

    def check(self) -> None:
        """Compare all files with the disk now."""
        self._watch()
        states = [(place, file, on_disk(file)) for place, file in self._files.present()]
        for _, file, state in states:
            if self._kept.get(file.path) != state:
                self._kept.pop(file.path, None)
        states = [found for found in states if found[2] != "same" and found[1].path not in self._kept]
        shown = [(place, file.path, state) for place, file, state in states]
        if shown != self._shown:
            self._shown = shown
            self._notices.show_states(states)

    def _on_reload_wanted(self, place: Place) -> None:
        self._files.reload(place)
        self.check()

    def _on_keep_wanted(self, place: Place) -> None:
        for shown, path, state in self._shown:
            if shown == place and state != "changed":
                self._kept[path] = state
        self._files.keep(place)
        self.check()
