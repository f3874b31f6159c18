"""The head of a preview: above each column its name, a box for what it holds, and a line for its system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QHeaderView, QLineEdit, QTableView

from rouge_gui.corpus.inputs.choices import ROLES, Choice, ColumnRole
from rouge_gui.ui.file_wording import safe

_ROLE_NAMES: Mapping[ColumnRole, object] = {
    "none": QT_TRANSLATE_NOOP("corpusRoles", "Not read"),
    "id": QT_TRANSLATE_NOOP("corpusRoles", "Id of the item"),
    "reference": QT_TRANSLATE_NOOP("corpusRoles", "Reference"),
    "candidate": QT_TRANSLATE_NOOP("corpusRoles", "Candidate"),
    "system": QT_TRANSLATE_NOOP("corpusRoles", "System name"),
    "source": QT_TRANSLATE_NOOP("corpusRoles", "Source text"),
    "language": QT_TRANSLATE_NOOP("corpusRoles", "Language"),
    "extra": QT_TRANSLATE_NOOP("corpusRoles", "Kept beside"),
}
_GAP_PX = 4
_SIDE_PX = 5


def role_name(role: ColumnRole) -> str:
    """Return what a role is called."""
    return QCoreApplication.translate("corpusRoles", str(_ROLE_NAMES[role]))


class _RoleBox(QComboBox):
    """A box of roles; the wheel scrolls the table it stands above."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the table."""
        event.ignore()


class RoleHeader(QHeaderView):
    """Stands above ``table``. ``changed(column, Choice)`` tells what was chosen; ``show_choices`` tells nothing."""

    changed = Signal(int, object)

    def __init__(self, table: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.boxes: list[_RoleBox] = []
        self.lines: list[QLineEdit] = []
        self._has_lines = False
        self.setSectionsMovable(False)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.sectionResized.connect(self._on_section_resized)
        self.geometriesChanged.connect(self._place)
        table.horizontalScrollBar().valueChanged.connect(self._place)

    def show_columns(self, names: Sequence[str]) -> None:
        """Stand above columns of these names; choices are shown by ``show_choices``."""
        for widget in (*self.boxes, *self.lines):
            widget.hide()
            widget.deleteLater()
        self.boxes, self.lines = [], []
        for name in names:
            box = _RoleBox(self.viewport())
            box.addItems([role_name(role) for role in ROLES])
            box.setAccessibleName(self.tr("What {column} holds").format(column=safe(name)))
            box.activated.connect(self._on_box_activated)
            line = QLineEdit(self.viewport())
            line.setPlaceholderText(self.tr("system"))
            line.setAccessibleName(self.tr("System that wrote {column}").format(column=safe(name)))
            line.textEdited.connect(self._on_line_edited)
            for widget in (box, line):
                widget.installEventFilter(self)
                widget.show()
            self.boxes.append(box)
            self.lines.append(line)
        self.updateGeometry()
        self._place()

    def show_choices(self, choices: Sequence[Choice], *, with_systems: bool) -> None:
        """Show what each column holds; lines for systems only ``with_systems``, above candidates."""
        for box, line, choice in zip(self.boxes, self.lines, choices, strict=True):
            box.setCurrentIndex(ROLES.index(choice.role))
            if line.text() != choice.system:
                line.setText(choice.system)
            line.setVisible(with_systems and choice.role == "candidate")
        has_lines = with_systems and any(choice.role == "candidate" for choice in choices)
        if has_lines != self._has_lines:
            self._has_lines = has_lines
            self.headerDataChanged(Qt.Orientation.Horizontal, 0, 0)
            self.updateGeometry()
        self._place()

    def choice(self, column: int) -> Choice:
        """Return what is chosen for a column."""
        role = ROLES[self.boxes[column].currentIndex()]
        return Choice(role, self.lines[column].text().strip() if role == "candidate" else "")

    def sizeHint(self) -> QSize:
        """Leave room for name, box and line."""
        box = self.boxes[0].sizeHint().height() if self.boxes else 0
        line = self.lines[0].sizeHint().height() + _GAP_PX if self.lines and self._has_lines else 0
        return QSize(super().sizeHint().width(), self._top() + box + line + 2 * _GAP_PX)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Bring the column on show whose box or line the keyboard has reached."""
        if event.type() is QEvent.Type.FocusIn:
            self._show_column(self._column_of(watched))
        return super().eventFilter(watched, event)

    def _column_of(self, widget: QObject) -> int:
        pairs = zip(self.boxes, self.lines, strict=True)
        return next((column for column, pair in enumerate(pairs) if widget in pair), 0)

    def _show_column(self, column: int) -> None:
        left, width = self.sectionViewportPosition(column), self.sectionSize(column)
        bar = self._table.horizontalScrollBar()
        if left < 0:
            bar.setValue(bar.value() + left)
        elif left + width > self.viewport().width():
            bar.setValue(bar.value() + left + width - self.viewport().width())

    def _top(self) -> int:
        return self.fontMetrics().height() + 2 * _GAP_PX

    def _on_section_resized(self, _section: int, _before: int, _now: int) -> None:
        self._place()

    def _place(self, _value: int = 0) -> None:
        for column, (box, line) in enumerate(zip(self.boxes, self.lines, strict=True)):
            left = self.sectionViewportPosition(column) + _SIDE_PX
            width = self.sectionSize(column) - 2 * _SIDE_PX
            height = box.sizeHint().height()
            box.setGeometry(left, self._top(), width, height)
            line.setGeometry(left, self._top() + height + _GAP_PX, width, line.sizeHint().height())

    def _on_box_activated(self) -> None:
        column = self._column_of(self.sender())
        self.changed.emit(column, self.choice(column))

    def _on_line_edited(self) -> None:
        column = self._column_of(self.sender())
        self.changed.emit(column, self.choice(column))
