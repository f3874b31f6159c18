"""The help of a panel: its paragraph and the way to a worked example, in place of the panel while it is asked for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from rouge_gui.ui.explain.panel import AnyPanelKind


class HelpPage(QScrollArea):
    """Shows the help of ``kind``; ``example`` is the button that opens its example."""

    def __init__(self, kind: AnyPanelKind, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("explainHelpPage")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QFrame(self)
        whole.setObjectName("explainHelpText")
        self.text = QLabel(kind.help_text(), whole)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.example = QPushButton("▸\N{NO-BREAK SPACE}" + self.tr("Open the worked example"), whole)
        self.example.setObjectName("explainExample")
        column = QVBoxLayout(whole)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(8)
        column.addWidget(self.text)
        column.addWidget(self.example, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.setWidget(whole)
        self.viewport().setAutoFillBackground(False)
        self.setAccessibleName(kind.help_text())
