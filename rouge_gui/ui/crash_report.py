"""What the user sees of an error that nobody expected: a line above the panes, and a report that can be copied."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from rouge_gui.session.crash import CrashWatch, Report, versions
from rouge_gui.ui.dialogs import DialogOpener, SideDialog
from rouge_gui.ui.message_bar import MessageBar

_WIDTH_PX, _HEIGHT_PX = 640, 420
_MOST_REPORTS = 20


class CrashReport(QObject):
    """Shows what ``watch`` catches: all errors are in one dialog, each with how often it came."""

    def __init__(self, watch: CrashWatch, message_bar: MessageBar, window: QWidget) -> None:
        super().__init__(window)
        self._message_bar = message_bar
        self._counts: dict[Report, int] = {}
        self.opener = DialogOpener(self._make, window)
        watch.caught.connect(self._on_caught)

    @property
    def text(self) -> str:
        """Everything there is to tell, ready to be handed on."""
        parts = [versions()]
        for report, count in self._counts.items():
            times = f" × {count}" if count > 1 else ""
            parts.append(f"[{report.kind}] {report.name}{times}\n{report.text}")
        return "\n\n".join(parts) + "\n"

    def _on_caught(self, report: Report, count: int) -> None:
        is_new = report not in self._counts
        if is_new and len(self._counts) >= _MOST_REPORTS:
            return
        self._counts[report] = count
        dialog = self.opener.dialog
        if isinstance(dialog, SideDialog) and isinstance(dialog.body, ReportPage):
            dialog.body.show_text(self.text)
        elif is_new:
            self._message_bar.show_message(
                self.tr("Something went wrong ({error}); the texts are kept").format(error=report.name),
                self.tr("Show the report"),
                self.opener.open,
            )

    def _make(self, parent: QWidget) -> SideDialog:
        page = ReportPage()
        page.show_text(self.text)
        dialog = SideDialog(self.tr("What went wrong"), page, parent)
        dialog.add_button(self.tr("Copy the report"), page.copy)
        dialog.resize(_WIDTH_PX, _HEIGHT_PX)
        return dialog


class ReportPage(QWidget):
    """The report and what is to be known about it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        about = QLabel(
            self.tr("The report tells where in the program it happened and holds none of your texts."),
            self,
        )
        about.setWordWrap(True)
        self._text = QPlainTextEdit(self)
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(self.tr("Report"))
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        card = QFrame(self)
        card.setObjectName("card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(8, 8, 8, 8)
        inside.addWidget(self._text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(about)
        column.addWidget(card, 1)

    @property
    def text(self) -> str:
        """The report on show."""
        return self._text.toPlainText()

    def show_text(self, text: str) -> None:
        """Show a report."""
        self._text.setPlainText(text)

    def copy(self) -> None:
        """Put the report on the clipboard."""
        QApplication.clipboard().setText(self.text)
