"""The dialog of the preferences: the pages at the left, what each holds at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QStackedWidget, QVBoxLayout, QWidget

from rouge_gui.session.settings import ALL, PAGES, Settings
from rouge_gui.ui.dialogs import SideDialog
from rouge_gui.ui.preferences import wording
from rouge_gui.ui.preferences.fields import SettingsPage

_LIST_PX, _ROW_PX = 150, 30


class Page(NamedTuple):
    """A page of its own making; ``restore`` gives everything on it its default."""

    title: str
    widget: QWidget
    restore: Callable[[], None]


class Preferences(QWidget):
    """The pages with settings, then ``more`` pages."""

    def __init__(self, settings: Settings, more: Sequence[Page], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._restores: list[Callable[[], None]] = []
        self.list = QListWidget(self)
        self.list.setObjectName("preferencePages")
        self.list.setAccessibleName(self.tr("Pages"))
        self.list.setFixedWidth(_LIST_PX)
        card = QFrame(self)
        card.setObjectName("card")
        self.pages = QStackedWidget(card)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(4, 4, 4, 4)
        inside.addWidget(self.pages)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.list)
        row.addWidget(card, 1)
        for page in PAGES:
            declared = [setting for setting in ALL if setting.page == page]
            if declared:
                made = SettingsPage(settings, declared, self)
                self._add(Page(wording.page_title(page), made, made.restore_defaults))
        for other in more:
            self._add(other)
        self.list.currentRowChanged.connect(self.pages.setCurrentIndex)
        self.list.setCurrentRow(0)

    def _add(self, page: Page) -> None:
        self._restores.append(page.restore)
        self.list.addItem(page.title)
        self.list.item(self.list.count() - 1).setSizeHint(QSize(0, _ROW_PX))
        self.pages.addWidget(page.widget)

    def restore_defaults(self) -> None:
        """Give what the page on show holds its defaults."""
        self._restores[self.pages.currentIndex()]()


def preferences_dialog(settings: Settings, more: Sequence[Page], parent: QWidget) -> SideDialog:
    """Return the preferences in a dialog."""
    translate = QCoreApplication.translate
    body = Preferences(settings, more)
    dialog = SideDialog(translate("preferences", "Preferences"), body, parent)
    dialog.add_button(translate("preferences", "Restore the defaults of this page"), body.restore_defaults)
    dialog.resize(740, 560)
    body.list.setFocus()
    return dialog
