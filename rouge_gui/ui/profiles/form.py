"""A form made from what a profile's grammar declares: a field for each choice, of the kind the option asks for."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from rouge_gui.metrics import Profile, recipes
from rouge_gui.metrics.kinds import KINDS
from rouge_gui.metrics.options import Option
from rouge_gui.ui.profiles.wording import option_note

_PROFILE = "profile"
# what names the recipe is chosen in the list, not in the form
_UNASKED = frozenset({"recipe"})


class _ChoiceField(QComboBox):
    """One of several values; others can be written where the option takes them."""

    entered = Signal()

    def __init__(self, option: Option, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_open = option.entry not in {"choice"}
        self.setEditable(self._is_open)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(16)
        self.addItems(_values(option))
        self.activated.connect(self.entered)
        editor = self.lineEdit()
        if editor is not None:
            editor.editingFinished.connect(self.entered)
        # the wheel scrolls the form, and changes no choice that it passes
        self.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the wheel to the form."""
        if event.type() is QEvent.Type.Wheel and watched is self and not self.hasFocus():
            event.ignore()
            return True
        return False

    @property
    def value(self) -> str:
        """What the field says."""
        return self.currentText().strip()

    def show_value(self, value: str) -> None:
        """Show ``value``."""
        if value == self.currentText():
            return
        place = self.findText(value)
        if place < 0 and not self._is_open:
            self.addItem(value)
            place = self.count() - 1
        self.setCurrentIndex(place)
        if self._is_open:
            self.setEditText(value)


def _values(option: Option) -> list[str]:
    if option.entry == "several":
        return ["none", *option.values, ",".join(option.values)]
    return ["none", *option.values] if option.entry == "ordered" else list(option.values)


class _PathField(QWidget):
    """A file or a folder, written or looked up."""

    entered = Signal()

    def __init__(self, option: Option, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_folder = option.entry == "folder"
        self._line = QLineEdit(self)
        self._line.setAccessibleName(option.key)
        self._line.editingFinished.connect(self.entered)
        self._button = QToolButton(self)
        self._button.setText("…")
        self._button.setToolTip(
            self.tr("Choose a file") if not self._is_folder else self.tr("Choose a folder")
        )
        self._button.setAccessibleName(self._button.toolTip())
        self._button.clicked.connect(self._on_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._line, 1)
        row.addWidget(self._button)
        self.setFocusProxy(self._line)

    @property
    def value(self) -> str:
        """What the field says."""
        return self._line.text().strip()

    def show_value(self, value: str) -> None:
        """Show ``value``."""
        if value != self._line.text():
            self._line.setText(value)

    def _on_clicked(self) -> None:
        title = self._button.toolTip()
        if self._is_folder:
            path = QFileDialog.getExistingDirectory(self, title)
        else:
            path, _ = QFileDialog.getOpenFileName(self, title)
        if path:
            self._line.setText(path)
            self.entered.emit()


_Field = _ChoiceField | _PathField


class ProfileForm(QWidget):
    """The choices of one profile. ``edited`` tells that the user made another one."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields: dict[str, _Field] = {}
        self._labels: dict[str, QLabel] = {}
        self._name = ""
        self._recipe: str | None = None
        self._form = QFormLayout(self)
        self._form.setContentsMargins(10, 8, 10, 8)
        self._form.setVerticalSpacing(6)
        self._form.setHorizontalSpacing(14)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)

    @property
    def keys(self) -> tuple[str, ...]:
        """The choices asked for."""
        return tuple(self._fields)

    def field(self, key: str) -> QWidget:
        """Return the field of a choice."""
        return self._fields[key]

    @property
    def values(self) -> dict[str, str]:
        """What the form says, by choice; empty fields say nothing."""
        given = {key: field.value for key, field in self._fields.items() if field.value}
        return given if self._recipe is None else {"recipe": self._recipe, **given}

    def show_profile(self, profile: Profile) -> None:
        """Show the choices of ``profile``; fields that stay keep the keyboard."""
        fields = profile.fields
        self._recipe = fields.get("recipe")
        shown = {key: value for key, value in fields.items() if key not in _UNASKED}
        if profile.sacre is not None:
            shown |= {key: "" for key in KINDS[profile.name].more_keys(profile) if key not in shown}
        if tuple(shown) != self.keys or profile.name != self._name:
            self._rebuild(profile.name, tuple(shown))
        for key, value in shown.items():
            self._fields[key].show_value(value)

    def mark(self, key: str) -> None:
        """Mark the field of ``key`` as wrong, or (empty) none."""
        for other, label in self._labels.items():
            name = "problem" if other == key else ""
            if label.objectName() != name:
                label.setObjectName(name)
                label.style().unpolish(label)
                label.style().polish(label)

    def _rebuild(self, name: str, keys: tuple[str, ...]) -> None:
        held = next((key for key, field in self._fields.items() if _holds_keyboard(field)), "")
        while self._form.rowCount():
            self._form.removeRow(0)
        self._fields.clear()
        self._labels.clear()
        self._name = name
        for key in keys:
            self._add(key, self._option(key))
        if held in self._fields:
            self._fields[held].setFocus()

    def _option(self, key: str) -> Option:
        if key == _PROFILE:
            return Option(key, lambda _, value: value, tuple(KINDS))
        found = KINDS[self._name].option(key) or recipes.OPTIONS.get(key)
        return found or Option(key, lambda _, value: value, entry="text")

    def _add(self, key: str, option: Option) -> None:
        is_path = option.entry in {"file", "folder"}
        field: _Field = _PathField(option, self) if is_path else _ChoiceField(option, self)
        field.setAccessibleName(key)
        field.setObjectName(f"option-{key}")
        note = option_note(key)
        label = QLabel(key, self)
        label.setBuddy(field)
        if note:
            field.setToolTip(note)
            label.setToolTip(note)
            field.setAccessibleDescription(note)
        field.entered.connect(self.edited)
        self._fields[key] = field
        self._labels[key] = label
        self._form.addRow(label, field)


def _holds_keyboard(field: QWidget) -> bool:
    focus = field.window().focusWidget()
    return focus is not None and (focus is field or field.isAncestorOf(focus))


def with_values(values: Mapping[str, str], before: Profile) -> Profile:
    """Return the profile that a form says; another kind starts from its own defaults. Raises ProfileError."""
    name = values.get(_PROFILE, before.name)
    if name != before.name:
        return Profile.parse(_FIRST.get(name, name))
    return Profile.of(values)


# where a kind alone is no profile, or reports little
_FIRST = {"sacrebleu": "sacrebleu BLEU sentence", "rouge-1.5.5": "rouge-1.5.5 -n 2"}
