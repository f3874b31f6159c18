"""The editor of profiles: a form and the profile string, both showing the same; names, notes and files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.metrics import Profile, ProfileError
from rouge_gui.metrics.profile_files import ProfileFileError, SavedProfile, checked_name, made
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.profiles.form import ProfileForm, with_values
from rouge_gui.ui.profiles.library import Library
from rouge_gui.ui.profiles.offers import OWN_GROUP, Group, Offer, groups
from rouge_gui.ui.wording import profile_problem

_LIST_PX, _SIGNATURE_LINES = 250, 4
_OFFER, _IS_OWN = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class ProfileEditor(QWidget):
    """Shows one profile of those there are, lets it be changed, and keeps the user's own under their names.

    Nothing is scored by it until it is used: ``use_wanted`` carries the profile string. ``share_wanted`` carries the
    name of an own profile, ``import_wanted`` asks for a file.
    """

    use_wanted = Signal(str)
    share_wanted = Signal(str)
    import_wanted = Signal()

    def __init__(self, library: Library, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._profile = Profile.parse("auto")
        self._start = ""
        self._own_name = ""
        self.message_bar = MessageBar(self)
        self.list = self._make_list()
        self.name = QLineEdit(self)
        self.note = QLineEdit(self)
        self.text = QLineEdit(self)
        self.problem = QLabel(self)
        self.form = ProfileForm()
        self.signature = QPlainTextEdit(self)
        self._buttons: dict[str, QPushButton] = {}
        self._lay_out()
        self.form.edited.connect(self._on_form_edited)
        self.text.textEdited.connect(self._on_text_edited)
        self.text.returnPressed.connect(self.use)
        self.name.textChanged.connect(self._show_buttons)
        self.list.currentItemChanged.connect(self._on_item_chosen)
        library.changed.connect(self._fill_list)
        self._fill_list()
        self.show_text(text)

    # --- building ----------------------------------------------------------------------------------------

    def _make_list(self) -> QTreeWidget:
        tree = QTreeWidget(self)
        tree.setObjectName("profileList")
        tree.setAccessibleName(self.tr("Profiles"))
        tree.setHeaderHidden(True)
        tree.setRootIsDecorated(False)
        tree.setIndentation(10)
        tree.setFixedWidth(_LIST_PX)
        tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        return tree

    def _lay_out(self) -> None:
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.signature.setReadOnly(True)
        self.signature.setTabChangesFocus(True)
        self.signature.setFixedHeight(self.fontMetrics().lineSpacing() * _SIGNATURE_LINES + 18)
        names = QGridLayout()
        names.setHorizontalSpacing(12)
        rows = (
            (self.tr("Name"), self.name, self.tr("a name of your own")),
            (self.tr("Note"), self.note, self.tr("a line on what it is for")),
            (self.tr("Profile"), self.text, self.tr("a profile, a signature, or the line a paper printed")),
        )
        for place, (title, field, hint) in enumerate(rows):
            label = QLabel(title, self)
            label.setBuddy(field)
            field.setAccessibleName(title)
            field.setPlaceholderText(hint)
            names.addWidget(label, place, 0)
            names.addWidget(field, place, 1)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addLayout(names)
        right.addWidget(self.problem)
        right.addWidget(self._scrolling_form(), 1)
        right.addLayout(self._signature_head())
        right.addWidget(self.signature)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.list, 1)
        left.addLayout(self._make_buttons())
        sides = QHBoxLayout()
        sides.setSpacing(14)
        sides.addLayout(left)
        sides.addLayout(right, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.message_bar)
        column.addLayout(sides, 1)

    def _scrolling_form(self) -> QScrollArea:
        area = QScrollArea(self)
        area.setObjectName("profileForm")
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self.form)
        return area

    def _signature_head(self) -> QHBoxLayout:
        label = QLabel(self.tr("Signature"), self)
        label.setBuddy(self.signature)
        self.signature.setAccessibleName(label.text())
        copy = QPushButton(self.tr("Copy"), self)
        copy.setAutoDefault(False)
        copy.clicked.connect(self.copy_signature)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addStretch(1)
        row.addWidget(copy)
        return row

    def _make_buttons(self) -> QGridLayout:
        made_of = (
            ("save", self.tr("Save"), self.save),
            ("rename", self.tr("Rename"), self.rename),
            ("duplicate", self.tr("Duplicate"), self.duplicate),
            ("delete", self.tr("Delete"), self.delete),
            ("share", self.tr("Share…"), self._share),
            ("import", self.tr("Import…"), self.import_wanted.emit),
        )
        grid = QGridLayout()
        grid.setSpacing(6)
        for place, (key, text, slot) in enumerate(made_of):
            button = QPushButton(text, self)
            button.setObjectName(f"profile-{key}")
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            self._buttons[key] = button
            grid.addWidget(button, place // 2, place % 2)
        self._buttons["save"].setToolTip(self.tr("Keep this profile under the name at the right"))
        self._buttons["rename"].setToolTip(self.tr("Give the chosen profile the name at the right"))
        return grid

    def _fill_list(self) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for group in groups(self._library.saved):
            self._add_group(group)
        self._choose_item(self._own_name or self._profile.text)
        self.list.blockSignals(False)
        self._show_buttons()

    def _add_group(self, group: Group) -> None:
        head = QTreeWidgetItem([group.title])
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = self.font()
        font.setWeight(font.Weight.DemiBold)
        head.setFont(0, font)
        self.list.addTopLevelItem(head)
        for offer in group.offers:
            item = QTreeWidgetItem([offer.name])
            item.setToolTip(0, f"{offer.name}\n{offer.note}")
            item.setData(0, _OFFER, offer)
            item.setData(0, _IS_OWN, group.key == OWN_GROUP)
            head.addChild(item)
        head.setExpanded(True)

    def _choose_item(self, name: str) -> None:
        found = self.list.findItems(name, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)
        named = [item for item in found if item.data(0, _OFFER)]
        if named:
            self.list.setCurrentItem(named[0])
        else:
            self.list.setCurrentIndex(QModelIndex())

    # --- what is shown -----------------------------------------------------------------------------------

    @property
    def profile(self) -> Profile:
        """The profile on show, the last one that could be read."""
        return self._profile

    def show_text(self, text: str) -> None:
        """Show a profile string, by its name where it has one."""
        saved = self._library.find(self._library.name_of(text) or text)
        self._show(
            text if saved is None else saved.text, saved.name if saved else "", saved.note if saved else ""
        )
        self.list.blockSignals(True)
        self._choose_item(self._own_name or text)
        self.list.blockSignals(False)

    def _show(self, text: str, name: str, note: str) -> None:
        self._start, self._own_name = text, name
        self.name.setText(name)
        self.note.setText(note)
        self.text.setText(text)
        self.text.home(False)
        self._read(text)
        self._show_buttons()

    def _on_item_chosen(self, item: QTreeWidgetItem | None) -> None:
        offer = item.data(0, _OFFER) if item is not None else None
        if item is None or not isinstance(offer, Offer):
            return
        saved = self._library.find(offer.name) if item.data(0, _IS_OWN) else None
        self._show(offer.text, saved.name if saved else "", saved.note if saved else "")

    def _on_text_edited(self, text: str) -> None:
        self._read(text)

    def _read(self, text: str) -> None:
        try:
            profile = Profile.parse(self._library.expanded(text))
        except (ProfileError, ProfileFileError) as error:
            self._tell(error)
            return
        self._settle(profile)

    def _on_form_edited(self) -> None:
        try:
            profile = with_values(self.form.values, self._profile)
        except ProfileError as error:
            self._tell(error)
            return
        if profile != self._profile or self.problem.isVisibleTo(self):
            self.text.setText(profile.text)
            self.text.home(False)
        self._settle(profile)

    def _settle(self, profile: Profile) -> None:
        self._profile = profile
        self.problem.hide()
        self.form.mark("")
        self.form.show_profile(profile)
        self.signature.setPlainText(profile.signature())
        self._show_buttons()

    def _tell(self, error: Exception) -> None:
        self.problem.setText(profile_problem(error))
        self.problem.show()
        values = error.values if isinstance(error, ProfileError) else {}
        self.form.mark(values.get("option", ""))
        self.signature.setPlainText("")
        self._show_buttons()

    @property
    def is_usable(self) -> bool:
        """Whether what is on show is a profile."""
        return self.problem.isHidden()

    def _show_buttons(self) -> None:
        name = self.name.text().strip()
        own = bool(self._own_name)
        usable = self.is_usable
        self._buttons["save"].setEnabled(usable and bool(name))
        self._buttons["rename"].setEnabled(own and bool(name) and name != self._own_name)
        self._buttons["duplicate"].setEnabled(usable)
        self._buttons["delete"].setEnabled(own)
        self._buttons["share"].setEnabled(own)

    # --- what can be done --------------------------------------------------------------------------------

    def use(self) -> None:
        """Score the comparison by the profile on show."""
        if self.is_usable:
            self.use_wanted.emit(self.text.text().strip())

    def reset(self) -> None:
        """Go back to the profile as it was chosen."""
        saved = self._library.find(self._own_name)
        self._show(self._start, self._own_name, saved.note if saved else "")

    def copy_signature(self) -> None:
        """Copy the signature."""
        QGuiApplication.clipboard().setText(self.signature.toPlainText())

    def save(self) -> None:
        """Keep the profile on show under the name that is written; what had that name can be had back."""
        if not self.is_usable:
            return
        before = self._library.find(self.name.text())
        try:
            name = checked_name(self.name.text())
            saved = made(name, self._profile, self.note.text().strip())
            self._own_name = name
            self._library.save(saved, replacing=before is not None)
        except ProfileFileError as error:
            self._say(profile_problem(error))
            return
        self._start = saved.text
        text = self.tr('"{name}" is saved').format(name=name)
        if before is not None and before != saved:
            self._say(text, partial(self._bring_back, before))
        else:
            self._say(text)

    def rename(self) -> None:
        """Give the chosen own profile the name that is written."""
        try:
            renamed = self._library.rename(self._own_name, self.name.text())
        except ProfileFileError as error:
            self._say(profile_problem(error))
            return
        self._own_name = renamed.name
        self._fill_list()

    def duplicate(self) -> None:
        """Keep the profile on show once more, under a free name."""
        name = self._library.free_name(self._own_name or self.tr("My profile"))
        self.name.setText(name)
        self.save()

    def delete(self) -> None:
        """Forget the chosen own profile; it can be had back."""
        try:
            gone = self._library.delete(self._own_name)
        except ProfileFileError as error:
            self._say(profile_problem(error))
            return
        if gone is not None:
            self._show(gone.text, "", "")
            text = self.tr('"{name}" is deleted').format(name=gone.name)
            self._say(text, partial(self._bring_back, gone))

    def _share(self) -> None:
        self.share_wanted.emit(self._own_name)

    def _bring_back(self, saved: SavedProfile) -> None:
        try:
            self._library.save(saved, replacing=True)
        except ProfileFileError as error:
            self._say(profile_problem(error))
            return
        self.show_text(saved.text)

    def _say(self, text: str, undo: Callable[[], object] | None = None) -> None:
        self.message_bar.show_message(text, self.tr("Undo") if undo else "", undo, Topic.PROFILE)
