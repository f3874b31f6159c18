"""The references as tabs: number, score badge, which of them pays; added, removed and reordered here.

It reports what is asked for and shows what it is told; the document is its owner's business.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QTabBar, QToolButton, QWidget

from rouge_gui.ui import numbers
from rouge_gui.ui.compare.reference_menu import PAYING, ReferenceMenu, TabLabel

_LEAST_WIDTH_PX = 96
_CLOSE_SIDE = QTabBar.ButtonPosition.RightSide


class ReferenceTabs(QWidget):
    """A tab per reference and a button that adds one.

    Signals: ``reference_chosen(int)`` by the user; ``add_asked()``; ``remove_asked(int)``; ``moved(int, int)``: the
    user dragged a reference from one place to another, told once when it is dropped.
    """

    reference_chosen = Signal(int)
    add_asked = Signal()
    remove_asked = Signal(int)
    moved = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("referenceTabs")
        self.setAccessibleName(self.tr("References"))
        self._chosen = 0
        self._is_brief = False
        # per tab: its badge, and the metric it pays for (None: it does not pay)
        self._labels: list[tuple[str, str | None]] = []
        self.bar = _Bar(self)
        self.bar.setAccessibleName(self.tr("References"))
        self.add_button = QToolButton(self)
        self.add_button.setObjectName("addReference")
        self.add_button.setProperty("tab", True)
        self.add_button.setText("+")
        self.add_button.setToolTip(self.tr("Add a reference"))
        self.add_button.setAccessibleName(self.tr("Add a reference"))
        self.menu = _TabMenu(self)
        self.chooser = ReferenceMenu(self.menu.actions(), self)
        self.chooser.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.bar)
        row.addWidget(self.chooser)
        row.addWidget(self.add_button)
        row.addStretch()
        self.setFocusProxy(self.bar)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.bar.currentChanged.connect(self._on_current_changed)
        self.chooser.chosen.connect(self.bar.setCurrentIndex)
        self.chooser.menu().aboutToShow.connect(self._on_menu_opened)
        self.bar.dropped.connect(self._on_dropped)
        self.bar.menu_asked.connect(self._on_menu_asked)
        self.bar.remove_asked.connect(self._ask_to_remove)
        self.add_button.clicked.connect(self.add_asked)
        self.show_references(1)

    @property
    def chosen(self) -> int:
        """The 0-based reference in front; a tab that is being dragged is still where it was."""
        return self._chosen

    @property
    def count(self) -> int:
        """How many references there are."""
        return self.bar.count()

    def choose(self, reference: int) -> None:
        """Bring ``reference`` to the front without telling it as the user's choice."""
        self.bar.forget_drag()
        self.bar.blockSignals(True)
        self.bar.setCurrentIndex(reference)
        self.bar.blockSignals(False)
        self._chosen = max(0, self.bar.currentIndex())
        self._show_chooser()

    def show_references(
        self, count: int, badges: Sequence[str] = (), paying: int | None = None, metric: str = ""
    ) -> None:
        """Show ``count`` tabs with their scores; ``paying`` is the one that ``metric``'s score comes from.

        One reference alone has neither badge nor mark.
        """
        if count != self.bar.count():
            self._set_count(count)
        several = count > 1
        labels = [
            (
                badges[reference] if several and reference < len(badges) else "",
                metric if several and reference == paying else None,
            )
            for reference in range(count)
        ]
        if labels != self._labels:
            self._labels = labels
            self._show_labels()

    def _set_count(self, count: int) -> None:
        bar = self.bar
        bar.forget_drag()
        bar.blockSignals(True)
        while bar.count() > count:
            bar.removeTab(bar.count() - 1)
        while bar.count() < count:
            bar.addTab("")
        bar.setCurrentIndex(min(self._chosen, count - 1))
        bar.blockSignals(False)
        self._labels = []
        self._chosen = max(0, bar.currentIndex())
        bar.offer_closing(offered=count > 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out scores and crosses where there is no room for all tabs, and then the tabs."""
        super().resizeEvent(event)
        self._show_labels()

    def minimumSizeHint(self) -> QSize:
        """Ask for the room of what stands for the tabs."""
        least = max(_LEAST_WIDTH_PX, self.chooser.sizeHint().width() if self.count > 1 else 0)
        return QSize(least, super().minimumSizeHint().height())

    def _show_labels(self) -> None:
        self._set_brief(brief=False)
        if not self._has_room:
            self._set_brief(brief=True)
        self._collapse(collapsed=self.count > 1 and not self._has_room)

    @property
    def _has_room(self) -> bool:
        return self.bar.sizeHint().width() + self.add_button.sizeHint().width() <= self.width()

    def _collapse(self, *, collapsed: bool) -> None:
        """Show the menu in place of the tabs, or the tabs; the keyboard stays."""
        if collapsed != self.chooser.isHidden():
            return
        focused = self.bar.hasFocus() or self.chooser.hasFocus()
        self.bar.setHidden(collapsed)
        self.add_button.setHidden(collapsed)
        self.chooser.setHidden(not collapsed)
        shown = self.chooser if collapsed else self.bar
        self.setFocusProxy(shown)
        if focused:
            shown.setFocus()

    def _show_chooser(self) -> None:
        labels = []
        for reference, (badge, paid) in enumerate(self._labels):
            number = numbers.count(reference + 1)
            text = f"{number} · {badge}" if badge else number
            if paid is not None:
                text = f"{text} {PAYING}"
            labels.append(TabLabel(text, self.bar.accessibleTabName(reference), paid is not None))
        self.chooser.show_labels(labels, self._chosen)

    def _on_menu_opened(self) -> None:
        self.menu.show_for(self._chosen, self.count)

    def _set_brief(self, *, brief: bool) -> None:
        self._is_brief = brief
        # a reference is removed by the menu of its tab as well
        self.bar.offer_closing(offered=self.count > 1 and not brief)
        self._label_all()

    def _label_all(self) -> None:
        for reference, (badge, paid) in enumerate(self._labels):
            self._label(reference, badge, paid)
        self._show_chooser()

    def _label(self, reference: int, badge: str, paid: str | None) -> None:
        number = numbers.count(reference + 1)
        text = f"{number} · {badge}" if badge and not self._is_brief else number
        said = self.tr("Reference {number}").format(number=number)
        if badge:
            said = self.tr("Reference {number}, score {score}").format(number=number, score=badge)
        tip = said
        if paid is not None:
            text = f"{PAYING} {text}"
            tip = self.tr("paid: the score of {metric} comes from this reference").format(metric=paid)
            said = f"{said}, {tip}"
        if self.bar.tabText(reference) != text:
            self.bar.setTabText(reference, text)
        self.bar.setTabToolTip(reference, tip)
        self.bar.setAccessibleTabName(reference, said)

    # --- what the user asks ------------------------------------------------------------------------------

    def _on_current_changed(self, reference: int) -> None:
        if not self.bar.is_dragging and reference >= 0:
            self._chosen = reference
            self._show_chooser()
            self.reference_chosen.emit(reference)

    def _on_dropped(self, start: int, end: int) -> None:
        # the tab in front goes along, and is the one that was dragged
        self._chosen = self.bar.currentIndex()
        self._tell_moved(start, end)

    def _tell_moved(self, start: int, end: int) -> None:
        # badges go along at once, numbers stay in order: what is new is shown later or, of equal texts, never
        self._labels.insert(end, self._labels.pop(start))
        self._show_labels()
        self.moved.emit(start, end)

    def _ask_to_remove(self, reference: int) -> None:
        if self.count > 1:
            self.remove_asked.emit(reference)

    def _on_menu_asked(self, reference: int, place: QPoint) -> None:
        self.menu.show_for(reference, self.count)
        self.menu.popup(place)

    def ask_to_move(self, reference: int, by: int) -> None:
        """Move a tab by some places as a drag would, as far as there are places."""
        to = reference + by
        if 0 <= to < self.count:
            if reference == self._chosen:
                self.choose(to)
            elif to == self._chosen:
                self.choose(reference)
            self._tell_moved(reference, to)


class _TabMenu(QMenu):
    """What can be done with one tab."""

    def __init__(self, tabs: ReferenceTabs) -> None:
        super().__init__(tabs)
        self._tabs, self._reference = tabs, 0
        self.move_left = self._entry(self.tr("Move &left"))
        self.move_right = self._entry(self.tr("Move &right"))
        self.addSeparator()
        self.remove = self._entry(self.tr("Re&move"))
        self.add = self._entry(self.tr("&Add a reference"))
        self.triggered.connect(self._on_triggered)

    def _entry(self, text: str) -> QAction:
        action = QAction(text, self)
        self.addAction(action)
        return action

    def show_for(self, reference: int, count: int) -> None:
        """Offer what can be done with ``reference``, one of ``count``."""
        self._reference = reference
        self.move_left.setEnabled(reference > 0)
        self.move_right.setEnabled(reference < count - 1)
        self.remove.setEnabled(count > 1)

    def _on_triggered(self, action: QAction) -> None:
        if action is self.add:
            self._tabs.add_asked.emit()
        elif action is self.remove:
            self._tabs.remove_asked.emit(self._reference)
        else:
            self._tabs.ask_to_move(self._reference, -1 if action is self.move_left else 1)


class _Bar(QTabBar):
    """Tells a drag once, when the tab is dropped; Qt tells each place it passes."""

    dropped = Signal(int, int)
    remove_asked = Signal(int)
    menu_asked = Signal(int, QPoint)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("referenceBar")
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setMovable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._pressed = 0
        self._dragging = False
        self.tabMoved.connect(self._on_tab_moved)

    @property
    def is_dragging(self) -> bool:
        """Whether a tab was dragged to another place and not dropped yet."""
        return self._dragging

    def forget_drag(self) -> None:
        """Take no notice of a drag that is going on: the tabs changed under it."""
        self._dragging = False

    def minimumSizeHint(self) -> QSize:
        """Return no more than the tabs take; Qt wants room for its arrows even where one tab needs none."""
        return super().minimumSizeHint().boundedTo(self.sizeHint())

    def offer_closing(self, *, offered: bool) -> None:
        """Put a closing button on each tab, or on none."""
        for tab in range(self.count()):
            button = self._button(tab)
            if offered and button is None:
                self.setTabButton(tab, _CLOSE_SIDE, self._close_button())
            elif not offered and button is not None:
                self.setTabButton(tab, _CLOSE_SIDE, None)
                button.deleteLater()

    def _button(self, tab: int) -> QWidget | None:
        return self.tabButton(tab, _CLOSE_SIDE)

    def _close_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("tabClose")
        button.setText("×")
        button.setToolTip(self.tr("Remove this reference"))
        button.setAccessibleName(self.tr("Remove this reference"))
        # the tabs are one stop of the keyboard; Delete removes
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(self._on_close_clicked)
        return button

    def _on_close_clicked(self) -> None:
        asked = self.sender()
        for tab in range(self.count()):
            if self._button(tab) is asked:
                self.remove_asked.emit(tab)
                return

    def _on_tab_moved(self) -> None:
        # told of the neighbour that makes room; the tab in front is the one that is dragged
        self._dragging = True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag would start."""
        super().mousePressEvent(event)
        self._pressed = self.currentIndex()
        self._dragging = False

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell where a dragged tab was dropped."""
        super().mouseReleaseEvent(event)
        dragged, self._dragging = self._dragging, False
        if dragged and self.currentIndex() != self._pressed:
            self.dropped.emit(self._pressed, self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete removes the tab in front."""
        if event.key() == Qt.Key.Key_Delete:
            self.remove_asked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the tab under the pointer, or of the one in front."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        tab = self.currentIndex() if by_key else self.tabAt(event.pos())
        if tab >= 0:
            place = self.tabRect(tab).bottomLeft() if by_key else event.pos()
            self.menu_asked.emit(tab, self.mapToGlobal(place))
