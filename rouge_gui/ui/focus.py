"""Goes through the parts of the window by key, and shows which one has the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

import shiboken6
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from rouge_gui.ui.cards import CardDock


class FocusParts(QObject):
    """Moves the keyboard from part to part. A part that takes no keys itself hands them to the first that does."""

    def __init__(self, parts: Sequence[QWidget], window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._editors: list[QWidget] = []
        self._others = list(parts)
        self._ringed: list[QFrame] = []
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)

    def add(self, part: QWidget) -> None:
        """Go to ``part`` after the others."""
        self._others.append(part)

    def add_editor(self, editor: QWidget) -> None:
        """Go to ``editor`` before the other parts; editors come as they stand from left to right."""
        self._editors.append(editor)

    @property
    def _parts(self) -> list[QWidget]:
        start = QPoint(0, 0)
        on_screen = [editor for editor in self._editors if editor.isVisible()]
        return sorted(on_screen, key=lambda one: one.mapTo(one.window(), start).x()) + self._others

    def next(self) -> None:
        """Go to the next part that is on screen."""
        self._go(1)

    def previous(self) -> None:
        """Go to the part before."""
        self._go(-1)

    def _go(self, step: int) -> None:
        parts = self._parts
        count = len(parts)
        here = self._here(parts)
        start = here if here is not None else (-1 if step > 0 else count)
        for distance in range(1, count + 1):
            part = parts[(start + step * distance) % count]
            inner = taker_of_keys(part.body) if isinstance(part, CardDock) else None
            target = inner or taker_of_keys(part)
            if target is not None:
                target.setFocus(
                    Qt.FocusReason.TabFocusReason if step > 0 else Qt.FocusReason.BacktabFocusReason
                )
                return

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Draw the ring around the card that has the keyboard; leave it there while another window has it."""
        if now is None or now.window() is not self._window:
            return
        for frame in self._ringed:
            if shiboken6.isValid(frame):
                _set_ring(frame, shown=False)
        self._ringed = _frames_around(now)
        for frame in self._ringed:
            _set_ring(frame, shown=True)

    @staticmethod
    def _here(parts: Sequence[QWidget]) -> int | None:
        focused = QApplication.focusWidget()
        if focused is None:
            return None
        for place, part in enumerate(parts):
            if part is focused or part.isAncestorOf(focused):
                return place
        return None


def taker_of_keys(part: QWidget) -> QWidget | None:
    """Return ``part``, or the first widget in it in the order of Tab, that takes keys now; None without any."""
    candidate: QWidget | None = part
    seen: set[int] = set()
    while candidate is not None and id(candidate) not in seen:
        seen.add(id(candidate))
        inside = candidate is part or part.isAncestorOf(candidate)
        if inside and _takes_keys(candidate):
            return candidate
        candidate = candidate.nextInFocusChain()
        if candidate is part:
            return None
    return None


def _takes_keys(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


def _frames_around(widget: QWidget) -> list[QFrame]:
    """Return what frames the card around ``widget``: one frame, or the title and the body of a dock."""
    around: QWidget | None = widget
    while around is not None and not around.isWindow():
        if isinstance(around, QFrame) and around.objectName() == "card":
            return [around]
        if isinstance(around, CardDock):
            return [
                frame for name in ("cardTitle", "cardBody") for frame in around.findChildren(QFrame, name)
            ]
        around = around.parentWidget()
    return []


def _set_ring(frame: QFrame, *, shown: bool) -> None:
    frame.setProperty("keyboard", shown)
    frame.style().unpolish(frame)
    frame.style().polish(frame)
