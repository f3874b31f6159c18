"""Inspecting and editing: in the one the panes are read-only and single keys run commands, in the other they type.

Knows editors by what every ``QTextEdit`` can, commands by their identifiers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QFocusEvent, QGuiApplication, QInputMethodEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QStatusBar, QTextEdit, QToolButton, QWidget

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.physical_keys import physical_key

# a key by its place on the keyboard → the command it runs while inspecting
SINGLE_KEYS: dict[str, str] = {
    "0": "layer_off",
    "1": "layer_unigram",
    "2": "layer_bigram",
    "3": "layer_ngram",
    "L": "layer_lcs",
    "S": "layer_summary",
    "W": "layer_weighted",
    "B": "layer_skip",
    "M": "misses",
    "J": "next_match",
    "K": "previous_match",
    "N": "next_miss",
    "P": "previous_miss",
    "X": "swap",
    "R": "next_reference",
}
INSPECT = "inspect"

_PLAIN = {Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier}
_CHORD = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_READING = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class Modes(QObject):
    """Holds the mode of the editors it watches and shows it in ``status_bar``."""

    def __init__(self, settings: Settings, status_bar: QStatusBar, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._editors: list[QTextEdit] = []
        # editors and their viewports: nothing is asked of them here, for they may be going
        self._watched: dict[QObject, QTextEdit] = {}
        self._actions: Mapping[str, QAction] = {}
        self._before_escape: list[Callable[[], bool]] = []
        # what keys run in place of their usual commands, where those can be run
        self._preferred: Mapping[str, str] = {}
        self._inspecting = settings.value(remembered.MODE) == INSPECT
        # after a click the next letter is text: the editor that was clicked
        self._armed: QTextEdit | None = None
        self._last: QTextEdit | None = None
        self.badge = QToolButton(status_bar)
        self.badge.setObjectName("flat")
        self.badge.clicked.connect(self.toggle)
        status_bar.addPermanentWidget(self.badge)
        self._show_mode()

    @property
    def is_inspecting(self) -> bool:
        """Whether the panes are read-only."""
        return self._inspecting

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Run ``actions``, by command, with single keys."""
        self._actions = actions
        self._show_mode()

    def watch(self, editor: QTextEdit) -> None:
        """Give ``editor`` the mode in force, and every later one."""
        self._editors.append(editor)
        self._last = self._last or editor
        for watched in (editor, editor.viewport()):
            self._watched[watched] = editor
            watched.installEventFilter(self)
        self._prepare(editor)

    def watch_keys(self, part: QWidget) -> None:
        """Let single keys work in ``part`` too, which is no editor."""
        part.installEventFilter(self)

    def prefer(self, keys: Mapping[str, str], part: QWidget) -> None:
        """Let ``keys`` run other commands than usual while these are enabled; ``part`` would take them itself."""
        self._preferred = keys
        self.watch_keys(part)

    def escape_first(self, takes: Callable[[], bool]) -> None:
        """Ask ``takes`` before Escape changes the mode; it tells whether it used the key, as for closing a bar."""
        self._before_escape.append(takes)

    # --- commands ----------------------------------------------------------------------------------------

    def set_inspecting(self, inspecting: bool) -> None:
        """Switch between inspecting and editing."""
        self._armed = None
        if inspecting != self._inspecting:
            if inspecting:
                # what is being composed would be lost with the input method
                QGuiApplication.inputMethod().commit()
            self._inspecting = inspecting
            self._settings.set_value(remembered.MODE, INSPECT if inspecting else "edit")
            for editor in self._editors:
                self._prepare(editor)
        self._show_mode()

    def toggle(self) -> None:
        """Switch to the other mode."""
        self.set_inspecting(not self._inspecting)

    def edit(self) -> None:
        """Start editing, in the pane that had the keyboard last."""
        self.set_inspecting(False)
        if QApplication.focusWidget() in self._editors:
            return
        for editor in (self._last, *self._editors):
            if editor is not None and editor.isVisible():
                editor.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    # --- what is shown -----------------------------------------------------------------------------------

    def _prepare(self, editor: QTextEdit) -> None:
        editor.setReadOnly(self._inspecting)
        if self._inspecting:
            editor.setTextInteractionFlags(_READING)
            self._allow_input_method(editor, allowed=False)
        if editor.hasFocus():
            # the caret stays visible, which Qt would hide until the next focus
            QApplication.sendEvent(editor, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.OtherFocusReason))

    @staticmethod
    def _allow_input_method(editor: QTextEdit, *, allowed: bool) -> None:
        editor.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, allowed)
        QGuiApplication.inputMethod().update(Qt.InputMethodQuery.ImEnabled)

    def _show_mode(self) -> None:
        action = self._actions.get(INSPECT)
        if action is not None:
            action.setChecked(self._inspecting)
        if not self._inspecting:
            text, tip = self.tr("editing"), self.tr("Escape in a pane inspects: read-only, with single keys")
        elif self._armed is not None:
            text, tip = self.tr("inspecting · type to edit"), self.tr("Escape gives the keys back")
        else:
            text, tip = self.tr("inspecting"), self.tr("F2, or a click and a letter, edits the texts")
        self.badge.setText(text)
        self.badge.setToolTip(tip)
        self.badge.setAccessibleName(self.tr("Mode: {mode}").format(mode=text))
        self.badge.setAccessibleDescription(tip)

    # --- keys and clicks ---------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys and clicks that mean something in the mode."""
        editor = self._watched.get(watched)
        if editor is None:
            return self._inspecting and self._is_single_key(event)
        kind = event.type()
        if kind is QEvent.Type.FocusIn:
            self._last = editor
        if isinstance(event, QKeyEvent) and kind is QEvent.Type.KeyPress:
            return (
                self._take_inspecting_key(editor, event)
                if self._inspecting
                else self._take_key(editor, event)
            )
        if not self._inspecting:
            return False
        if isinstance(event, QInputMethodEvent):
            return self._take_composition(event)
        if isinstance(event, QMouseEvent) and watched is not editor:
            self._take_click(editor, event)
        elif kind is QEvent.Type.FocusOut and editor is self._armed:
            self._arm(None)
        return False

    def _take_key(self, editor: QTextEdit, event: QKeyEvent) -> bool:
        """Start inspecting on Escape, unless something else waits for it."""
        if event.key() != Qt.Key.Key_Escape or event.modifiers() not in _PLAIN:
            return False
        # the input method's own Escape drops what is being composed
        if editor.textCursor().block().layout().preeditAreaText():
            return False
        if not any(takes() for takes in self._before_escape):
            self.set_inspecting(True)
        return True

    def _take_inspecting_key(self, editor: QTextEdit, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            if self._armed is None:
                return any(takes() for takes in self._before_escape)
            self._arm(None)
            return True
        if (
            self._armed is editor
            and event.text().isprintable()
            and event.text()
            and not event.modifiers() & _CHORD
        ):
            # read-only no longer: the key goes on to the editor as text
            self.set_inspecting(False)
            return False
        return self._is_single_key(event)

    def _is_single_key(self, event: QEvent) -> bool:
        """Run the command of a single key; tell whether it was one."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        if event.modifiers() not in _PLAIN:
            return False
        key = physical_key(event)
        preferred = self._actions.get(self._preferred.get(key, ""))
        name = SINGLE_KEYS.get(key, "") or self._preferred.get(key, "")
        action = preferred if preferred is not None and preferred.isEnabled() else self._actions.get(name)
        if action is not None and action.isEnabled():
            action.trigger()
        return bool(name)

    def _take_composition(self, event: QInputMethodEvent) -> bool:
        """Let an input method write after a click, and else not: Qt would take its text in a read-only pane."""
        if self._armed is None:
            return True
        if event.preeditString() or event.commitString():
            self.set_inspecting(False)
        return False

    def _take_click(self, editor: QTextEdit, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if event.type() is QEvent.Type.MouseButtonDblClick:
            self.set_inspecting(False)
        elif event.type() is QEvent.Type.MouseButtonRelease:
            self._arm(None if editor.textCursor().hasSelection() else editor)

    def _arm(self, editor: QTextEdit | None) -> None:
        for other in self._editors:
            self._allow_input_method(other, allowed=other is editor)
        self._armed = editor
        self._show_mode()
