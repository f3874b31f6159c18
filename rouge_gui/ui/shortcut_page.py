"""The page of the keys: every command by menu, filtered by a few letters; its keys are changed below the list."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.ui.actions import menus_of, plain_text, walk
from rouge_gui.ui.command import Command
from rouge_gui.ui.commands import COMMANDS
from rouge_gui.ui.dialogs import SideDialog
from rouge_gui.ui.fuzzy import Kind, find
from rouge_gui.ui.modes import SINGLE_KEYS
from rouge_gui.ui.shortcuts import Shortcuts, edits_text, types_text

_NAME, _KEYS, _STATE = range(3)
_COMMON = re.compile(
    r"(^|\+)(.|F\d+|Del|Ins|Home|End|Pg\w+|Left|Right|Up|Down|Backspace|Return|Enter|Esc|Tab|Backtab|Space)$"
)
_ROW = QSize(0, 26)
_ROLE = Qt.ItemDataRole.UserRole


def grouped_commands(bar: QMenuBar) -> list[tuple[str, list[Command]]]:
    """Return the menus of ``bar`` with their commands, then what is in no menu."""
    rest = {command.id: command for command in COMMANDS}
    groups: dict[str, list[Command]] = {}
    for menu in menus_of(bar):
        for path, action in walk(menu):
            if action.objectName() in rest:
                groups.setdefault(" \u203a ".join(path), []).append(rest.pop(action.objectName()))
    if rest:
        groups[QCoreApplication.translate("ShortcutPage", "Elsewhere")] = list(rest.values())
    return list(groups.items())


def single_keys() -> list[tuple[str, str]]:
    """Return the keys that work while inspecting and the commands that they run."""
    labels = {command.id: plain_text(command.label()) for command in COMMANDS}
    return [(key, labels[name]) for key, name in SINGLE_KEYS.items() if name in labels]


def native(keys: list[QKeySequence]) -> str:
    """Return ``keys`` as the platform writes them, without the media keys that Qt counts as standard ones."""
    form = QKeySequence.SequenceFormat
    return ",  ".join(
        key.toString(form.NativeText) for key in keys if _COMMON.search(key.toString(form.PortableText))
    )


def _children(group: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    rows = (group.child(place) for place in range(group.childCount()))
    return [row for row in rows if row is not None]


class ShortcutPage(QWidget):
    """Shows and edits the keys of all commands."""

    def __init__(self, shortcuts: Shortcuts, bar: QMenuBar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shortcuts = shortcuts
        self._groups = grouped_commands(bar)
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Filter by command or keys"))
        self.filter.setAccessibleName(self.tr("Filter by command or keys"))
        self.filter.setClearButtonEnabled(True)
        self.tree = self._build_tree()
        self.edit = QKeySequenceEdit(self)
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(self.tr("New keys"))
        self.problem = QLabel(self)
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.take_over = QPushButton(self.tr("Take it over"), self)
        self.none = QPushButton(self.tr("No keys"), self)
        self.reset_one = QPushButton(self.tr("Reset"), self)
        self._chosen = QLabel(self)
        self._chosen.setObjectName("heading")
        self._lay_out()
        self._fill()
        self.filter.textChanged.connect(self._on_filter_changed)
        self.tree.currentItemChanged.connect(self._on_row_chosen)
        self.tree.itemActivated.connect(self._on_row_activated)
        # the sequence is empty for a moment when a new one begins
        self.edit.editingFinished.connect(self._on_keys_entered)
        self.none.clicked.connect(self._on_no_keys)
        self.take_over.clicked.connect(self._on_take_over)
        self.reset_one.clicked.connect(self._on_reset_one)
        shortcuts.changed.connect(self._show_keys)
        self._choose_first()

    def _build_tree(self) -> QTreeWidget:
        tree = QTreeWidget(self)
        tree.setObjectName("shortcutList")
        tree.setAccessibleName(self.tr("Commands and their keys"))
        tree.setColumnCount(3)
        tree.setHeaderLabels([self.tr("Command"), self.tr("Keys"), ""])
        tree.setRootIsDecorated(False)
        tree.setItemsExpandable(False)
        tree.setUniformRowHeights(True)
        tree.setIndentation(14)
        tree.header().setStretchLastSection(False)
        tree.header().setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        for column, width in ((_KEYS, 190), (_STATE, 90)):
            tree.header().setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            tree.header().resizeSection(column, width)
        return tree

    def _lay_out(self) -> None:
        strip = QFrame(self)
        strip.setObjectName("card")
        label = QLabel(self.tr("New &keys"), strip)
        label.setBuddy(self.edit)
        entry = QHBoxLayout()
        entry.addWidget(label)
        entry.addWidget(self.edit, 1)
        entry.addWidget(self.none)
        entry.addWidget(self.reset_one)
        grid = QGridLayout(strip)
        grid.setContentsMargins(12, 10, 12, 10)
        grid.addWidget(self._chosen, 0, 0, 1, 2)
        grid.addLayout(entry, 1, 0, 1, 2)
        grid.addWidget(self.problem, 2, 0)
        grid.addWidget(self.take_over, 2, 1)
        grid.setColumnStretch(0, 1)
        # room for a sentence and its button, so that nothing moves when they come
        grid.setRowMinimumHeight(2, self.take_over.sizeHint().height())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.filter)
        column.addWidget(self.tree, 1)
        column.addWidget(strip)

    def _fill(self) -> None:
        for title, commands in self._groups:
            group = self._add_group(title)
            for command in commands:
                row = QTreeWidgetItem(group, [plain_text(command.label())])
                row.setData(_NAME, _ROLE, command)
                row.setSizeHint(_NAME, _ROW)
        group = self._add_group(self.tr("While inspecting, by the place of the key"))
        for key, name in single_keys():
            row = QTreeWidgetItem(group, [name, key])
            row.setFlags(Qt.ItemFlag.ItemIsEnabled)
            row.setSizeHint(_NAME, _ROW)
        self._show_keys()

    def _add_group(self, title: str) -> QTreeWidgetItem:
        group = QTreeWidgetItem(self.tree, [title])
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        group.setFirstColumnSpanned(True)
        font = group.font(_NAME)
        font.setBold(True)
        group.setFont(_NAME, font)
        group.setSizeHint(_NAME, _ROW)
        group.setExpanded(True)
        return group

    def _groups_shown(self) -> Iterator[QTreeWidgetItem]:
        for place in range(self.tree.topLevelItemCount()):
            group = self.tree.topLevelItem(place)
            if group is not None:
                yield group

    def _rows(self) -> Iterator[tuple[QTreeWidgetItem, Command]]:
        for group in self._groups_shown():
            for row in _children(group):
                command = row.data(_NAME, _ROLE)
                if isinstance(command, Command):
                    yield row, command

    @property
    def chosen(self) -> Command | None:
        """The command whose keys are edited."""
        row = self.tree.currentItem()
        command = row.data(_NAME, _ROLE) if row is not None else None
        return command if isinstance(command, Command) else None

    def choose(self, name: str) -> None:
        """Choose the command ``name``."""
        for row, command in self._rows():
            if command.id == name:
                self.tree.setCurrentItem(row)

    def as_text(self) -> str:
        """Return all keys as lines of command, tab, keys under a line a menu."""
        lines: list[str] = []
        for title, commands in self._groups:
            lines += ["", title] if lines else [title]
            lines += [
                f"{plain_text(command.label())}\t{native(self._shortcuts.keys_of(command))}"
                for command in commands
            ]
        lines += ["", self.tr("While inspecting, by the place of the key")]
        lines += [f"{name}\t{key}" for key, name in single_keys()]
        return "\n".join(lines)

    def restore_defaults(self) -> None:
        """Give every command the keys it came with."""
        self._shortcuts.reset_all()

    def copy(self) -> None:
        """Put all keys on the clipboard as text."""
        QApplication.clipboard().setText(self.as_text())

    # --- what is shown -----------------------------------------------------------------------------------

    def _show_keys(self) -> None:
        for row, command in self._rows():
            row.setText(_KEYS, native(self._shortcuts.keys_of(command)))
            row.setText(_STATE, self.tr("changed") if self._shortcuts.is_own(command) else "")
        self._show_chosen()

    def _show_chosen(self) -> None:
        command = self.chosen
        keys = self._shortcuts.keys_of(command) if command is not None else []
        self._chosen.setText(plain_text(command.label()) if command is not None else "")
        self.edit.blockSignals(True)
        self.edit.setKeySequence(keys[0] if keys else QKeySequence())
        self.edit.blockSignals(False)
        self.edit.setEnabled(command is not None)
        self.none.setEnabled(bool(keys))
        self.reset_one.setEnabled(command is not None and self._shortcuts.is_own(command))
        self._show_problem("")

    def _show_problem(self, sentence: str, *, may_take_over: bool = False) -> None:
        self.problem.setText(sentence)
        self.problem.setAccessibleName(sentence)
        self.take_over.setVisible(may_take_over)

    def _choose_first(self) -> None:
        for row, _command in self._rows():
            if not row.isHidden():
                self.tree.setCurrentItem(row)
                return

    # --- what the user does ------------------------------------------------------------------------------

    def _on_filter_changed(self, text: str) -> None:
        for group in self._groups_shown():
            rows = _children(group)
            for row in rows:
                row.setHidden(not self._answers(row, text))
            group.setHidden(all(row.isHidden() for row in rows))
        self._choose_first()

    @staticmethod
    def _answers(row: QTreeWidgetItem, text: str) -> bool:
        keys = row.text(_KEYS).casefold()
        found = find(text, row.text(_NAME))
        wanted = text.strip().casefold()
        return wanted in keys or (found is not None and found.kind is not Kind.SUBSEQUENCE)

    def _on_row_chosen(self) -> None:
        self._show_chosen()

    def _on_row_activated(self) -> None:
        self.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_keys_entered(self) -> None:
        command, keys = self.chosen, self.edit.keySequence()
        if command is None or keys.isEmpty() or keys in self._shortcuts.keys_of(command)[:1]:
            return
        text = keys.toString(QKeySequence.SequenceFormat.NativeText)
        others = self._shortcuts.owners(keys, command)
        if types_text(keys):
            self._show_problem(self.tr("{keys} types text: add Ctrl or Alt").format(keys=text))
        elif edits_text(keys):
            self._show_problem(self.tr("The panes use {keys} for editing").format(keys=text))
        elif others:
            names = ", ".join(plain_text(other.label()) for other in others)
            sentence = self.tr('{keys} belongs to "{command}"').format(keys=text, command=names)
            self._show_problem(sentence, may_take_over=True)
        else:
            self._show_problem("")
            self._shortcuts.set_keys(command, [keys])

    def _on_no_keys(self) -> None:
        if self.chosen is not None:
            self._shortcuts.set_keys(self.chosen, [])

    def _on_take_over(self) -> None:
        command, keys = self.chosen, self.edit.keySequence()
        if command is not None:
            self._shortcuts.release(keys, command)
            self._shortcuts.set_keys(command, [keys])

    def _on_reset_one(self) -> None:
        if self.chosen is not None:
            self._shortcuts.reset(self.chosen)


def shortcut_dialog(shortcuts: Shortcuts, bar: QMenuBar, parent: QWidget) -> SideDialog:
    """Return the page in a dialog of its own."""
    page = ShortcutPage(shortcuts, bar)
    translate = QCoreApplication.translate
    dialog = SideDialog(translate("ShortcutPage", "Keyboard shortcuts"), page, parent)
    dialog.add_button(translate("ShortcutPage", "Copy as text"), page.copy)
    dialog.add_button(translate("ShortcutPage", "Reset all"), page.restore_defaults)
    dialog.resize(640, 640)
    page.filter.setFocus()
    return dialog
