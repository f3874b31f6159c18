"""The help on screen: a list of pages, a search over them, the page with its links. Knows no comparison."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.ui.help.document import lay_out
from rouge_gui.ui.help.pages import PAGES, Page, load_page
from rouge_gui.ui.theme import Theme

_SIZE = QSize(900, 680)
_LIST_PX = 250
_MARGIN_PX = 10
KEYS = "{keys}"


class HelpWindow(QWidget):
    """A window of its own beside the comparison. ``example_chosen`` carries the identifier of an example.

    ``keys`` returns the table of shortcuts, as markdown, that stands on the page of the keyboard.
    """

    example_chosen = Signal(str)

    def __init__(self, language: str, theme: Theme, keys: Callable[[], str]) -> None:
        super().__init__()
        self._theme, self._keys = theme, keys
        self._pages = {name: load_page(name, language) for name in PAGES}
        self._page: Page | None = None
        self.setObjectName("helpWindow")
        self.setWindowTitle(self.tr("Help"))
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.search = self._make_search()
        self.list = self._make_list()
        self.browser = self._make_browser()
        self._lay_out()
        self._fill_list("")
        self._came_from: list[str] = []
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._on_find)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Back), self, self.go_back)
        within = Qt.ShortcutContext.WidgetShortcut
        QShortcut(QKeySequence(Qt.Key.Key_Down), self.search, self.list.setFocus, context=within)
        self.resize(_SIZE)

    # --- building ----------------------------------------------------------------------------------------

    def _make_search(self) -> QLineEdit:
        search = QLineEdit(self)
        search.setObjectName("helpSearch")
        search.setPlaceholderText(self.tr("Search the help"))
        search.setAccessibleName(self.tr("Search the help"))
        search.setClearButtonEnabled(True)
        search.textChanged.connect(self._on_search_changed)
        return search

    def _make_list(self) -> QListWidget:
        pages = QListWidget(self)
        pages.setObjectName("helpPages")
        pages.setAccessibleName(self.tr("Pages"))
        pages.setFrameShape(QFrame.Shape.NoFrame)
        pages.setWordWrap(True)
        pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        pages.currentItemChanged.connect(self._on_item_changed)
        return pages

    def _make_browser(self) -> QTextBrowser:
        browser = QTextBrowser(self)
        browser.setObjectName("helpText")
        browser.setAccessibleName(self.tr("Page"))
        browser.setFrameShape(QFrame.Shape.NoFrame)
        browser.setOpenLinks(False)
        browser.anchorClicked.connect(self._on_link_chosen)
        return browser

    def _lay_out(self) -> None:
        left, right = self._card(self.search, self.list), self._card(self.browser)
        halves = QSplitter(Qt.Orientation.Horizontal, self)
        halves.setHandleWidth(_MARGIN_PX)
        halves.addWidget(left)
        halves.addWidget(right)
        halves.setStretchFactor(1, 1)
        halves.setSizes([_LIST_PX, _SIZE.width() - _LIST_PX])
        halves.setChildrenCollapsible(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN_PX, _MARGIN_PX, _MARGIN_PX, _MARGIN_PX)
        row.addWidget(halves)

    def _card(self, *parts: QWidget) -> QFrame:
        card = QFrame(self)
        card.setObjectName("card")
        column = QVBoxLayout(card)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        for part in parts:
            column.addWidget(part)
        return card

    # --- showing -----------------------------------------------------------------------------------------

    @property
    def page(self) -> str:
        """The name of the page on show."""
        return self._page.name if self._page else ""

    def show_page(self, name: str) -> None:
        """Show the page ``name``, one of ``PAGES``; the first one for another name."""
        name = name if name in self._pages else PAGES[0]
        if self._item_of(name) is None:
            self.search.clear()
        item = self._item_of(name)
        if item is not None:
            self.list.setCurrentItem(item)

    def go_back(self) -> None:
        """Show the page that a link was followed from."""
        if self._came_from:
            self.show_page(self._came_from.pop())

    def set_theme(self, theme: Theme) -> None:
        """Show the page in the colours of ``theme``."""
        self._theme = theme
        self._show_text()

    def _item_of(self, name: str) -> QListWidgetItem | None:
        items = (self.list.item(row) for row in range(self.list.count()))
        return next((item for item in items if item.data(Qt.ItemDataRole.UserRole) == name), None)

    def _fill_list(self, words: str) -> None:
        shown = self.page
        with QSignalBlocker(self.list):
            self.list.clear()
            for page in self._pages.values():
                if page.holds(words):
                    item = QListWidgetItem(page.title, self.list)
                    item.setData(Qt.ItemDataRole.UserRole, page.name)
        if self.list.count():
            self.list.setCurrentItem(self._item_of(shown) or self.list.item(0))

    def _show_text(self) -> None:
        if self._page is None:
            return
        self.browser.setMarkdown(self._page.markdown.replace(KEYS, self._keys()))
        lay_out(self.browser.document(), self.font(), self._theme)
        self._mark_found()

    def _mark_found(self) -> None:
        """Give what was searched for another ground."""
        look = QTextCharFormat()
        look.setBackground(self._theme.color("partner"))
        found: list[QTextEdit.ExtraSelection] = []
        document = self.browser.document()
        for word in self.search.text().split():
            cursor = document.find(word)
            while not cursor.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor, selection.format = QTextCursor(cursor), look
                found.append(selection)
                cursor = document.find(word, cursor)
        self.browser.setExtraSelections(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    # --- what the parts tell -----------------------------------------------------------------------------

    def _on_find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _on_search_changed(self, words: str) -> None:
        self._fill_list(words)
        self._mark_found()

    def _on_item_changed(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._page = self._pages[item.data(Qt.ItemDataRole.UserRole)]
            self._show_text()

    def _on_link_chosen(self, link: QUrl) -> None:
        if link.scheme() == "example":
            self.example_chosen.emit(link.path())
        elif link.scheme() == "page":
            self._came_from.append(self.page)
            self.show_page(link.path())
