"""One control per setting, made from its declaration: it shows the value in force and changes it at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSpinBox, QWidget

from rouge_gui.session.settings import AnySetting, Settings
from rouge_gui.ui.number_boxes import indent
from rouge_gui.ui.preferences import wording

_TITLE_PX, _HELP_PX, _BOX_PX = 140, 440, 24
Control = QCheckBox | QComboBox | QSpinBox


class SettingsPage(QWidget):
    """The settings of one page, one below the other."""

    def __init__(self, settings: Settings, declared: list[AnySetting], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._declared = {setting.name: setting for setting in declared}
        self._controls: dict[str, Control] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(20, 16, 20, 16)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        for setting in declared:
            self._add(setting)
        if any(not isinstance(control, QCheckBox) for control in self._controls.values()):
            self._grid.setColumnMinimumWidth(0, _TITLE_PX)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        settings.changed.connect(self._on_setting_changed)

    @property
    def controls(self) -> dict[str, Control]:
        """The controls by the name of their setting."""
        return self._controls

    def restore_defaults(self) -> None:
        """Give the settings of this page their defaults."""
        self._settings.restore_defaults(self._declared.values())

    def _add(self, setting: AnySetting) -> None:
        control = self._control(setting)
        control.setObjectName(setting.name)
        control.setAccessibleName(wording.title_of(setting))
        control.setAccessibleDescription(wording.help_of(setting))
        self._controls[setting.name] = control
        self._show(setting)
        row = self._grid.rowCount()
        if not isinstance(control, QCheckBox):
            title = QLabel(wording.title_of(setting), self)
            title.setBuddy(control)
            self._grid.addWidget(title, row, 0)
        self._grid.addWidget(control, row, 1, Qt.AlignmentFlag.AlignLeft)
        helping = QLabel(wording.help_of(setting), self)
        helping.setObjectName("muted")
        helping.setWordWrap(True)
        helping.setMaximumWidth(_HELP_PX)
        if isinstance(control, QCheckBox):
            # under its text, not under its box
            helping.setIndent(_BOX_PX)
        self._grid.addWidget(helping, row + 1, 1)
        self._grid.setRowMinimumHeight(row + 2, 12)

    def _control(self, setting: AnySetting) -> Control:
        """Return the control for the type of ``setting``."""
        if isinstance(setting.default, bool):
            box = QCheckBox(wording.title_of(setting), self)
            box.toggled.connect(self._on_changed)
            return box
        if setting.choices:
            choices = QComboBox(self)
            for choice in setting.choices:
                choices.addItem(wording.choice_text(setting, choice), choice)
            choices.activated.connect(self._on_changed)
            return choices
        number = QSpinBox(self)
        number.setRange(setting.lowest, setting.highest)
        indent(number)
        unit = wording.unit_of(setting)
        number.setSuffix(f"\u00a0{unit}" if unit else "")
        number.valueChanged.connect(self._on_changed)
        return number

    def _show(self, setting: AnySetting) -> None:
        control, value = self._controls[setting.name], self._settings.value(setting)
        control.blockSignals(True)
        if isinstance(control, QCheckBox):
            control.setChecked(value)
        elif isinstance(control, QComboBox):
            control.setCurrentIndex(control.findData(value))
        else:
            control.setValue(value)
        control.blockSignals(False)

    def _on_changed(self) -> None:
        control = self.sender()
        setting = self._declared[control.objectName()]
        if isinstance(control, QCheckBox):
            self._settings.set_value(setting, control.isChecked())
        elif isinstance(control, QComboBox):
            self._settings.set_value(setting, control.currentData())
        elif isinstance(control, QSpinBox):
            self._settings.set_value(setting, control.value())

    def _on_setting_changed(self, name: str) -> None:
        if name in self._declared:
            self._show(self._declared[name])
