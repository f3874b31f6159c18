"""The legend of the history graph, which is also its switches: lines, precision or recall or F, edits or time."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QIcon, QPainter, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from rouge_gui.ui.history.display import PARTS, Display, known_metrics, part_name
from rouge_gui.ui.history.series import SERIES, Series
from rouge_gui.ui.icons import drawn_icon
from rouge_gui.ui.theme import Theme

_SWATCH = QSize(22, 10)
_GAP_PX = 4
_GROUP_GAP_PX = 14


class HistorySwitches(QWidget):
    """Shows a ``Display`` and reports another. Where the row is short, the lines are behind one button."""

    display_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._display = Display()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GROUP_GAP_PX)
        row.addWidget(self._part_row())
        row.addWidget(self._line_row())
        self._lines_button = self._menu_button("historyLines", self.tr("Lines"))
        self._lines_button.setMenu(self._line_menu())
        row.addWidget(self._lines_button)
        self._axis_button = self._menu_button("historyAxis", "")
        self._axis_button.setMenu(self._axis_menu())
        row.addWidget(self._axis_button)
        # what is left over goes to the end, not between the buttons
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_theme(theme)
        self.show_display(self._display)
        self._fit()

    # --- building ----------------------------------------------------------------------------------------

    def _part_row(self) -> QWidget:
        tips = {
            "precision": (
                self.tr("P"),
                self.tr("Draw precision: the share of the candidate that is matched"),
            ),
            "recall": (self.tr("R"), self.tr("Draw recall: the share of the reference that is covered")),
            "fmeasure": (self.tr("F"), self.tr("Draw F, which joins precision and recall")),
        }
        self._part_holder, row = _row(self)
        self._parts = QButtonGroup(self)
        for place, part in enumerate(PARTS):
            label, tip = tips[part]
            button = self._small_button(f"part-{part}", label, tip)
            button.setAccessibleName(part_name(part))
            self._parts.addButton(button, place)
            row.addWidget(button)
        self._parts.idClicked.connect(self._on_part_clicked)
        return self._part_holder

    def _line_row(self) -> QWidget:
        self._line_holder, row = _row(self)
        self._buttons: dict[str, QToolButton] = {}
        for series in SERIES:
            button = self._small_button(f"series-{series.metric}", series.short, "")
            button.setAccessibleName(series.label)
            button.setToolTip(self.tr("{metric}: show or hide this line").format(metric=series.label))
            button.setIconSize(_SWATCH)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.clicked.connect(self._on_line_clicked)
            self._buttons[series.metric] = button
            row.addWidget(button)
        return self._line_holder

    def _line_menu(self) -> QMenu:
        menu = QMenu(self)
        self._entries: dict[str, QAction] = {}
        for series in SERIES:
            entry = menu.addAction(series.label)
            entry.setCheckable(True)
            self._entries[series.metric] = entry
        menu.triggered.connect(self._on_line_entry)
        return menu

    def _axis_menu(self) -> QMenu:
        menu = QMenu(self)
        choice = QActionGroup(menu)
        self._axis_entries: list[QAction] = []
        for by_time, label in ((False, self.tr("Edits")), (True, self.tr("Time"))):
            entry = menu.addAction(label)
            entry.setCheckable(True)
            entry.setData(by_time)
            choice.addAction(entry)
            self._axis_entries.append(entry)
        menu.triggered.connect(self._on_axis_entry)
        return menu

    def _small_button(self, name: str, label: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setText(label)
        button.setToolTip(tip)
        button.setCheckable(True)
        button.setProperty("small", True)
        return button

    def _menu_button(self, name: str, label: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setText(f"{label} ▾")
        button.setAccessibleName(label)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setProperty("small", True)
        return button

    # --- showing -----------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw the swatches in the colours of ``theme``."""
        for series in SERIES:
            icon = _line_icon(theme, series, self.devicePixelRatioF())
            self._buttons[series.metric].setIcon(icon)
            self._entries[series.metric].setIcon(icon)

    def show_display(self, display: Display) -> None:
        """Show what is drawn."""
        self._display = display
        self._parts.button(display.part_index).setChecked(True)
        for metric, button in self._buttons.items():
            button.setChecked(metric in display.metrics)
            self._entries[metric].setChecked(metric in display.metrics)
        self._axis_entries[display.by_time].setChecked(True)
        axis = self.tr("x: time") if display.by_time else self.tr("x: edits")
        self._axis_button.setText(f"{axis} ▾")
        self._axis_button.setAccessibleName(axis)
        self._axis_button.setToolTip(self.tr("What the graph's horizontal axis counts"))

    # --- room --------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Ask for room for all lines."""
        return QSize(self._width_with(self._line_holder), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Be content with one button for all lines."""
        return QSize(self._width_with(self._lines_button), super().sizeHint().height())

    def _width_with(self, lines: QWidget) -> int:
        others = self._part_holder.sizeHint().width() + self._axis_button.sizeHint().width()
        return others + lines.sizeHint().width() + 2 * _GROUP_GAP_PX

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the lines in the row if there is room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        roomy = self.width() >= self._width_with(self._line_holder)
        self._line_holder.setVisible(roomy)
        self._lines_button.setVisible(not roomy)

    # --- choosing ----------------------------------------------------------------------------------------

    def _choose(self, display: Display) -> None:
        self.show_display(display)
        self.display_chosen.emit(display)

    def _on_part_clicked(self, place: int) -> None:
        self._choose(replace(self._display, part=PARTS[place]))

    def _on_line_clicked(self, _on: bool) -> None:
        chosen = [metric for metric, button in self._buttons.items() if button.isChecked()]
        self._choose(replace(self._display, metrics=known_metrics(chosen)))

    def _on_line_entry(self, _entry: QAction) -> None:
        chosen = [metric for metric, entry in self._entries.items() if entry.isChecked()]
        self._choose(replace(self._display, metrics=known_metrics(chosen)))

    def _on_axis_entry(self, entry: QAction) -> None:
        self._choose(replace(self._display, by_time=bool(entry.data())))


def _row(parent: QWidget) -> tuple[QWidget, QHBoxLayout]:
    holder = QWidget(parent)
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(_GAP_PX)
    return holder, row


def _line_icon(theme: Theme, series: Series, ratio: float) -> QIcon:
    def draw(painter: QPainter, area: QRectF) -> None:
        middle = area.center().y()
        painter.setPen(series.pen(theme.color(series.role), 2.0))
        painter.drawLine(QPointF(area.left(), middle), QPointF(area.right() - 4, middle))

    return drawn_icon(_SWATCH, ratio, draw)
