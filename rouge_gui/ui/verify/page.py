"""What a verification looks like: the outcome in a sentence, a table of both numbers, what is missing, which Python."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.lab.verify import install_line
from rouge_gui.report.table import Table, as_markdown, as_text
from rouge_gui.report.verification import table_of
from rouge_gui.session.verification import Verified
from rouge_gui.ui import numbers
from rouge_gui.ui.theme import Theme
from rouge_gui.ui.verify import words
from rouge_gui.ui.verify.table import VerdictTable

_HEADLINE_SCALE = 1.25


class VerifyPage(QWidget):
    """The body of the dialog. ``python`` is the one that is set, empty for the tool's own.

    Signals: ``cancelled()``; ``python_chosen(path)`` when another one is to be used.
    """

    cancelled = Signal()
    python_chosen = Signal(str)

    def __init__(self, theme: Theme, python: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result: Verified | None = None
        self.headline = QLabel(self)
        self.headline.setObjectName("heading")
        font = self.headline.font()
        font.setPointSizeF(font.pointSizeF() * _HEADLINE_SCALE)
        self.headline.setFont(font)
        self.headline.setWordWrap(True)
        self.about = self._label("muted")
        self.older = self._label("problem")
        self.older.setText(
            self.tr("The texts or the profile have changed since: this is about what was before")
        )
        self.remarks = self._label("")
        self.table = VerdictTable(theme, self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        for part in (self.headline, self.about, self.older):
            self._column.addWidget(part)
        self._column.addLayout(self._progress_row())
        self._column.addWidget(self._card(), 1)
        self._column.addWidget(self.remarks)
        self._column.addWidget(self._install_row())
        self._column.addLayout(self._python_row(python))
        self.older.hide()
        self._show_remarks([], "")

    # --- building ------------------------------------------------------------------------------------------------

    def _label(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _card(self) -> QFrame:
        card = QFrame(self)
        card.setObjectName("card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(6, 6, 6, 6)
        inside.addWidget(self.table)
        return card

    def _progress_row(self) -> QHBoxLayout:
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.cancel_button = QPushButton(self.tr("Cancel"), self)
        self.cancel_button.setAutoDefault(False)
        self.cancel_button.clicked.connect(self.cancelled)
        row = QHBoxLayout()
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel_button)
        return row

    def _install_row(self) -> QWidget:
        holder = QWidget(self)
        self.install = QLineEdit(holder)
        self.install.setReadOnly(True)
        self.install.setAccessibleName(self.tr("How to install it"))
        copy = QPushButton(self.tr("Copy"), holder)
        copy.setAutoDefault(False)
        copy.setAccessibleName(self.tr("Copy how to install it"))
        copy.clicked.connect(self.copy_install_line)
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        label = QLabel(self.tr("Install it with"), holder)
        label.setBuddy(self.install)
        for part, stretch in ((label, 0), (self.install, 1), (copy, 0)):
            row.addWidget(part, stretch)
        self._install_holder = holder
        return holder

    def _python_row(self, python: str) -> QHBoxLayout:
        self.python = QLineEdit(python, self)
        self.python.setPlaceholderText(self.tr("the Python of this tool"))
        self.python.setAccessibleName(self.tr("Python to verify with"))
        self.python.setClearButtonEnabled(True)
        self.python.setToolTip(self.tr("The path of the Python where the packages are installed"))
        self.python.editingFinished.connect(self._on_python_edited)
        choose = QPushButton(self.tr("Choose…"), self)
        choose.setAutoDefault(False)
        choose.setAccessibleName(self.tr("Choose the Python to verify with"))
        choose.clicked.connect(self._on_choose)
        label = QLabel(self.tr("Python to verify with"), self)
        label.setBuddy(self.python)
        row = QHBoxLayout()
        for part, stretch in ((label, 0), (self.python, 1), (choose, 0)):
            row.addWidget(part, stretch)
        self._shown_python = python
        return row

    # --- showing -------------------------------------------------------------------------------------------------

    @property
    def result(self) -> Verified | None:
        """What is on show."""
        return self._result

    def show_busy(self, seconds: int) -> None:
        """Show that a run is under way, and since when."""
        self.headline.setText(self.tr("Running the real package…"))
        self.about.setText(self.tr("{seconds} s").format(seconds=numbers.count(seconds)))
        self._set_busy(busy=True)

    def show_progress(self, done: int, count: int) -> None:
        """Show how many calls are done."""
        self.progress.setRange(0, count)
        self.progress.setValue(done)

    def show_cancelled(self) -> None:
        """Show that nothing came of it."""
        self._result = None
        self._set_busy(busy=False)
        self.headline.setText(words.cancelled())
        self.about.setText("")
        self.table.show_rows(())
        self.older.hide()
        self._show_remarks([], "")

    def show_result(self, result: Verified) -> None:
        """Show what was found."""
        self._result = result
        self._set_busy(busy=False)
        self.headline.setText(words.headline(result))
        self.about.setText("  ·  ".join(self._facts(result)))
        self.table.show_rows(result.item.rows)
        self.older.hide()
        line = install_line(result.missing, result.python) if result.missing else ""
        self._show_remarks(words.remarks(result), line)

    def show_older(self, *, older: bool) -> None:
        """Say whether what is on show is about texts of before."""
        self.older.setVisible(older and self._result is not None)

    def _facts(self, result: Verified) -> list[str]:
        facts = [f"{name} {version}" for name, version in result.packages.items()]
        if result.python_version:
            facts.append(f"Python {result.python_version}")
        return [*facts, self.tr("{seconds} s").format(seconds=numbers.decimals(result.seconds, 1))]

    def _set_busy(self, *, busy: bool) -> None:
        if busy and not self.progress.isVisibleTo(self):
            self.progress.setRange(0, 0)
        self.progress.setVisible(busy)
        self.cancel_button.setVisible(busy)

    def _show_remarks(self, lines: list[str], install: str) -> None:
        self.remarks.setText("\n".join(lines))
        self.remarks.setVisible(bool(lines))
        self.install.setText(install)
        self.install.setCursorPosition(0)
        self._install_holder.setVisible(bool(install))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Return in the line of the Python from closing the dialog."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)

    # --- copying -------------------------------------------------------------------------------------------------

    def copy_text(self) -> None:
        """Put what is on show on the clipboard as text with tabs."""
        QApplication.clipboard().setText(as_text(self._table()))

    def copy_markdown(self) -> None:
        """Put what is on show on the clipboard as Markdown."""
        QApplication.clipboard().setText(as_markdown(self._table()))

    def copy_install_line(self) -> None:
        """Put the command that installs what is missing on the clipboard."""
        QApplication.clipboard().setText(self.install.text())

    def _table(self) -> Table:
        rows = self._result.item.rows if self._result else ()
        notes = [
            self.headline.text(),
            self.about.text(),
            *self.remarks.text().split("\n"),
            self.install.text(),
        ]
        if self._result is not None:
            notes.insert(0, self._result.signature)
        return table_of(rows, words.ShownWords(), [note for note in notes if note])

    # --- which Python --------------------------------------------------------------------------------------------

    def _on_choose(self) -> None:
        folder = str(Path(self.python.text()).parent) if self.python.text() else ""
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Python to verify with"), folder)
        if path:
            self.python.setText(path)
            self._on_python_edited()

    def _on_python_edited(self) -> None:
        python = self.python.text().strip()
        if python != self._shown_python:
            self._shown_python = python
            self.python_chosen.emit(python)
