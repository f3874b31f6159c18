"""The words that the user adds for jieba: a list beside the window, and the profile that uses them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.session.document import Document
from rouge_gui.session.files import FileProblemError
from rouge_gui.session.settings import Settings
from rouge_gui.session.user_dictionary import UserDictionary, WordRefusedError
from rouge_gui.ui.dialogs import DialogOpener, SideDialog
from rouge_gui.ui.file_wording import problem_sentence
from rouge_gui.ui.profile_text import named_userdict, with_userdict


class WordList(QWidget):
    """The words, a line for a new one, a button that takes the chosen one away."""

    added = Signal(str)
    removed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word = QLineEdit(self)
        self.word.setObjectName("userWord")
        self.word.setPlaceholderText(self.tr("Chinese word"))
        self.word.setAccessibleName(self.tr("Word to add"))
        self.add = QPushButton(self.tr("Add"), self)
        self.add.setObjectName("userWordAdd")
        self.add.setDefault(True)
        self.words = QListWidget(self)
        self.words.setObjectName("userWords")
        self.words.setAccessibleName(self.tr("Words of the user dictionary"))
        self.remove = QPushButton(self.tr("Remove"), self)
        self.remove.setObjectName("userWordRemove")
        self.remove.setAutoDefault(False)
        self.said = QLabel(self)
        self.said.setObjectName("muted")
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.word, 1)
        first.addWidget(self.add)
        second.addWidget(self.words, 1)
        second.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(first)
        column.addLayout(second, 1)
        column.addWidget(self.said)
        self.add.clicked.connect(self._on_add)
        self.word.returnPressed.connect(self._on_add)
        self.remove.clicked.connect(self._on_remove)
        self.words.itemSelectionChanged.connect(self._on_chosen)
        self._on_chosen()

    def show_words(self, words: list[str], said: str) -> None:
        """Show ``words``, the newest first, and what there is to say."""
        self.words.clear()
        self.words.addItems(words[::-1])
        self.said.setText(said)
        self._on_chosen()

    def _on_add(self) -> None:
        self.added.emit(self.word.text())

    def _on_remove(self) -> None:
        chosen = self.words.currentItem()
        if chosen is not None:
            self.removed.emit(chosen.text())

    def _on_chosen(self) -> None:
        self.remove.setEnabled(self.words.currentItem() is not None)


class UserWords(QObject):
    """Keeps the words of the profile directory; what it changes it asks for as another profile of the document."""

    profile_wanted = Signal(str)

    def __init__(self, document: Document, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self.dictionary = UserDictionary(settings.folder)
        self.opener = DialogOpener(self._make, window)

    @property
    def page(self) -> WordList | None:
        """What the open dialog shows."""
        dialog = self.opener.dialog
        page = dialog.body if isinstance(dialog, SideDialog) else None
        return page if isinstance(page, WordList) else None

    def open_with(self, word: str) -> None:
        """Show the words, ready to add ``word``."""
        self.opener.open()
        page = self.page
        if page is not None:
            page.word.setText(word)
            page.word.setFocus()

    def _make(self, parent: QWidget) -> QDialog:
        page = WordList()
        page.added.connect(self.add)
        page.removed.connect(self.remove)
        self._show(page, self.tr("jieba keeps these words whole"))
        dialog = SideDialog(self.tr("User dictionary"), page, parent)
        dialog.resize(420, 360)
        return dialog

    def add(self, word: str) -> None:
        """Add a word and use the words from now on; say why not where that cannot be."""
        other = self._other_dictionary()
        if other:
            text = self.tr("This profile has a dictionary of its own: {file}. Add the word there")
            self._say(text.format(file=Path(other).name))
            return
        try:
            path = self.dictionary.add(word)
        except WordRefusedError as refused:
            self._say(self._refusal(refused.reason))
        except FileProblemError as problem:
            self._say(problem_sentence(problem))
        else:
            self._say(self.tr("added: {word}").format(word=word.strip()))
            self._use(path)

    def remove(self, word: str) -> None:
        """Take a word away, and from the profile, too, where it uses these words."""
        try:
            path = self.dictionary.remove(word)
        except FileProblemError as problem:
            self._say(problem_sentence(problem))
            return
        self._say(self.tr("removed: {word}").format(word=word))
        if named_userdict(self._document.snapshot.profile) and not self._other_dictionary():
            self._use(path)

    def _other_dictionary(self) -> str:
        """Return the dictionary of the profile where it is none of ours."""
        path = named_userdict(self._document.snapshot.profile)
        return "" if path in {"", "none"} or self.dictionary.is_ours(path) else path

    def _use(self, path: str) -> None:
        profile = with_userdict(self._document.snapshot.profile, path)
        if profile is None:
            self._say(self.tr("A signature names its dictionary by content: choose a profile by its name"))
        else:
            self.profile_wanted.emit(profile)

    def _say(self, text: str) -> None:
        if self.page is not None:
            self._show(self.page, text)

    def _show(self, page: WordList, text: str) -> None:
        try:
            page.show_words(self.dictionary.words(), text)
        except FileProblemError as problem:
            page.show_words([], problem_sentence(problem))

    def _refusal(self, reason: str) -> str:
        return {
            "not-han": self.tr("A word for jieba is made of Chinese characters only"),
            "single": self.tr("A single character is a word already"),
            "too-long": self.tr("That is too long for a word"),
            "known": self.tr("This word is in the list already"),
        }[reason]
