"""What belongs to the Explain dock beside it: the page that is exported, the user's words."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from rouge_gui.session.settings import Settings
from rouge_gui.ui.explaining import Explaining
from rouge_gui.ui.export_explanation import ExplanationExport
from rouge_gui.ui.export_history import HistoryExport
from rouge_gui.ui.export_panes import PaneExport
from rouge_gui.ui.user_words import UserWords


class ExplainDesk(QObject):
    """Makes them and connects them with the dock; ``profile_wanted`` asks for another profile of the document."""

    profile_wanted = Signal(str)

    def __init__(
        self,
        explaining: Explaining,
        pane_export: PaneExport,
        history: HistoryExport,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.export = ExplanationExport(explaining, pane_export, history, window)
        self.words = UserWords(explaining.document, settings, window)
        self.words.profile_wanted.connect(self.profile_wanted)
        explaining.word_wanted.connect(self.words.open_with)
        explaining.format_changed.connect(self.export.set_format)

    def close(self) -> None:
        """Wait until what is under way is done."""
        self.export.close()
