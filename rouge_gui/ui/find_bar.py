"""The strip above the panes that finds and replaces: it says what is looked for and shows what it is told."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from rouge_gui.session.search import Query
from rouge_gui.ui import numbers

SHOWN, REFERENCE, CANDIDATE, ALL = "shown", "reference", "candidate", "all"
# in a small window every button keeps its label; the fields and where to find are what narrows
_LEAST_FIELD_PX, _LEAST_SCOPE_PX = 60, 40


class FindBar(QFrame):
    """Two lines: what to find and how, what to put in its place; the second one only when asked for.

    Signals: ``query_changed()`` when what or where to find changed; ``step_asked(int)`` for the next (1) or the
    previous (-1) thing found; ``replace_asked()``; ``replace_all_asked()``; ``closed()``.
    """

    query_changed = Signal()
    step_asked = Signal(int)
    replace_asked = Signal()
    replace_all_asked = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("findBar")
        self.setAccessibleName(self.tr("Find and replace"))
        self.find_field = self._field("findField", self.tr("Find"))
        self.replace_field = self._field("replaceField", self.tr("Replace with"))
        self.match_case = self._option("Aa", self.tr("Match case"))
        self.whole_words = self._option("|ab|", self.tr("Whole words"))
        self.is_pattern = self._option(".*", self.tr("Regular expression"))
        self.scope = QComboBox(self)
        self.scope.setObjectName("findScope")
        self.scope.setAccessibleName(self.tr("Where to find"))
        for name, text in (
            (SHOWN, self.tr("In the texts on show")),
            (REFERENCE, self.tr("In the reference on show")),
            (CANDIDATE, self.tr("In the candidate")),
            (ALL, self.tr("In all texts")),
        ):
            self.scope.addItem(text, name)
        self.scope.setMinimumWidth(_LEAST_SCOPE_PX)
        self.count = QLabel(self)
        self.count.setObjectName("muted")
        self.count.setMinimumWidth(self.fontMetrics().horizontalAdvance("000 / 000"))
        self.problem = QLabel(self)
        self.problem.setObjectName("findProblem")
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.hide()
        self.previous_button = self._button("↑", self.tr("Previous (Shift+Enter)"))
        self.next_button = self._button("↓", self.tr("Next (Enter)"))
        self.replace_button = self._button(self.tr("Replace"), self.tr("Replace this one and go to the next"))
        self.replace_all_button = self._button(
            self.tr("Replace all"), self.tr("Replace everything found, as one step that can be undone")
        )
        self.close_button = self._button("×", self.tr("Close (Esc)"))
        self.close_button.setObjectName("flat")
        self._lay_out()
        self._connect()
        self.show_count(0, 0)
        self.hide()

    def _field(self, name: str, label: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setObjectName(name)
        field.setAccessibleName(label)
        field.setPlaceholderText(label)
        field.setClearButtonEnabled(True)
        field.setMinimumWidth(_LEAST_FIELD_PX)
        return field

    def _option(self, sign: str, label: str) -> QToolButton:
        button = self._button(sign, label)
        button.setCheckable(True)
        button.toggled.connect(self.query_changed)
        return button

    def _button(self, text: str, label: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setToolTip(label)
        button.setAccessibleName(label)
        # stays out of the way of the fields, within reach of Tab
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 6, 6, 6)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(5)
        grid.addWidget(self.find_field, 0, 0)
        grid.addWidget(self.replace_field, 1, 0)
        first, second = QHBoxLayout(), QHBoxLayout()
        for row, widgets in (
            (first, (self.match_case, self.whole_words, self.is_pattern, self.scope, self.previous_button)),
            (second, (self.replace_button, self.replace_all_button)),
        ):
            row.setSpacing(4)
            for widget in widgets:
                row.addWidget(widget)
        first.addWidget(self.next_button)
        first.addWidget(self.count)
        first.addStretch(1)
        first.addWidget(self.close_button)
        second.addStretch(1)
        grid.addLayout(first, 0, 1)
        grid.addLayout(second, 1, 1)
        grid.addWidget(self.problem, 2, 0, 1, 2)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)

    def _connect(self) -> None:
        self.find_field.textChanged.connect(self.query_changed)
        self.scope.currentIndexChanged.connect(self.query_changed)
        self.previous_button.clicked.connect(self._on_previous_clicked)
        self.next_button.clicked.connect(self._on_next_clicked)
        self.replace_button.clicked.connect(self.replace_asked)
        self.replace_all_button.clicked.connect(self.replace_all_asked)
        self.close_button.clicked.connect(self.close_bar)

    # --- what is asked for -------------------------------------------------------------------------------

    @property
    def query(self) -> Query:
        """What to find."""
        return Query(
            self.find_field.text(),
            match_case=self.match_case.isChecked(),
            whole_words=self.whole_words.isChecked(),
            is_pattern=self.is_pattern.isChecked(),
        )

    @property
    def scope_name(self) -> str:
        """Where to find: ``SHOWN``, ``REFERENCE``, ``CANDIDATE`` or ``ALL``."""
        return str(self.scope.currentData())

    @property
    def replacement(self) -> str:
        """What to put in the place of what is found."""
        return self.replace_field.text()

    # --- what is shown -----------------------------------------------------------------------------------

    def open_bar(self, text: str, *, replacing: bool) -> None:
        """Show the bar, with its second line for ``replacing``, ready to type over ``text`` or what was there."""
        for widget in (self.replace_field, self.replace_button, self.replace_all_button):
            widget.setVisible(replacing)
        self.show()
        if text:
            self.find_field.setText(text)
        self.find_field.selectAll()
        self.find_field.setFocus()

    def show_count(self, current: int, total: int) -> None:
        """Show that the 1-based ``current`` of ``total`` is selected; 0 for none of them."""
        self.problem.hide()
        self._mark_problem(False)
        if not self.find_field.text():
            text = ""
        elif not total:
            text = self.tr("nothing found")
        elif current:
            text = self.tr("{current} of {total}").format(
                current=numbers.count(current), total=numbers.count(total)
            )
        else:
            text = self.tr("{total} found").format(total=numbers.count(total))
        self._say(text)
        for button in (
            self.previous_button,
            self.next_button,
            self.replace_button,
            self.replace_all_button,
        ):
            button.setEnabled(total > 0)

    def show_replaced(self, count: int) -> None:
        """Show how many were replaced."""
        self._say(self.tr("{count} replaced").format(count=numbers.count(count)))

    def _say(self, text: str) -> None:
        self.count.setText(text)
        # never clipped; the room only grows, so that typing does not shake the bar
        self.count.setMinimumWidth(max(self.count.minimumWidth(), self.count.sizeHint().width()))

    def show_problem(self, text: str) -> None:
        """Say what is wrong with what is looked for."""
        self.show_count(0, 0)
        self.count.clear()
        self.problem.setText(text)
        self.problem.show()
        self._mark_problem(True)

    def _mark_problem(self, wrong: bool) -> None:
        if self.find_field.property("problem") != wrong:
            self.find_field.setProperty("problem", wrong)
            self.find_field.style().polish(self.find_field)

    # --- keys --------------------------------------------------------------------------------------------

    def close_bar(self) -> None:
        """Hide the bar."""
        self.hide()
        self.closed.emit()

    def dismiss(self) -> bool:
        """Hide the bar if it is open; tell whether it was."""
        was_open = not self.isHidden()
        if was_open:
            self.close_bar()
        return was_open

    def _on_previous_clicked(self) -> None:
        self.step_asked.emit(-1)

    def _on_next_clicked(self) -> None:
        self.step_asked.emit(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter finds on, or replaces; with Shift it goes back, with Ctrl+Alt it replaces all; Esc closes."""
        key, modifiers = event.key(), event.modifiers()
        if key == Qt.Key.Key_Escape:
            self.close_bar()
        elif key not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
        elif modifiers & Qt.KeyboardModifier.ControlModifier and modifiers & Qt.KeyboardModifier.AltModifier:
            if self.replace_all_button.isEnabled():
                self.replace_all_asked.emit()
        elif self.replace_field.hasFocus():
            self.replace_asked.emit()
        else:
            self.step_asked.emit(-1 if modifiers & Qt.KeyboardModifier.ShiftModifier else 1)
