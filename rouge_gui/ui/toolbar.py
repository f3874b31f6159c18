"""The tool bar's own controls: tokenizer and layer. They show one choice and report another."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMenu,
    QToolButton,
    QWidget,
)

from rouge_gui.text import TOKENIZERS
from rouge_gui.ui.compare.header import draw_swatch
from rouge_gui.ui.compare.picture import View
from rouge_gui.ui.icons import drawn_icon
from rouge_gui.ui.layers import LONGEST_NGRAM, Layer, layers, ngram_layer
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.shrinking_box import ShrinkingBox
from rouge_gui.ui.theme import Theme

_SWATCH, _BRIEF_SWATCH = QSize(23, 12), QSize(15, 12)
_SPACING_PX, _BRIEF_SPACING_PX = 4, 2
# what the button of skip-bigrams offers; any distance can be chosen with the metrics
SKIP_METRICS = ("rougeS4", "rougeSU4", "rougeS*", "rougeSU*")


class TokenizerBox(ShrinkingBox):
    """Offers the tokenizers. The first entry leaves the choice to the profile and shows what it chose."""

    tokenizer_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(13, parent)
        self.setObjectName("tokenizerBox")
        self.setAccessibleName(self.tr("Tokenizer"))
        self._purpose = self.tr("What the texts are cut into before anything is counted")
        self.setToolTip(self._purpose)
        self.addItem("", "")
        for name in TOKENIZERS:
            self.addItem(name, name)
        self.activated.connect(self._on_activated)

    def show_choice(self, chosen: str, in_force: str) -> None:
        """Show ``chosen``, or, where it is empty, that the profile chose ``in_force``."""
        self.setItemText(0, self.tr("auto: {name}").format(name=in_force))
        self.setCurrentIndex(max(0, self.findData(chosen)))
        self.setToolTip(f"{self.currentText()}\n{self._purpose}")

    def _on_activated(self, index: int) -> None:
        self.tokenizer_chosen.emit(self.itemData(index))


class LayerButtons(QWidget):
    """A button per layer and one for none. A click shows one layer; with Ctrl, or while combining, it adds or takes."""

    layer_chosen = Signal(str)  # the name of the layer, empty for none
    layer_toggled = Signal(str)
    ngram_chosen = Signal(int)
    skip_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("highlightMode")
        self.setAccessibleName(self.tr("Marks shown"))
        self._theme = theme
        self._layers = layers()
        self._brief = False
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_SPACING_PX)
        self._buttons: dict[str, QToolButton] = {}
        row.addWidget(self._add("off", "", self.tr("Off"), self.tr("No marks")))
        for layer in self._layers:
            button = self._add(layer.kind, layer.name, layer.label_text(), layer.tip_text())
            row.addWidget(button)
        self._add_lengths(self._buttons["ngram"])
        self._add_distances(self._buttons["skip"])
        self._combine = self._add("combine", None, "+", self.tr("Combine layers (or Ctrl+click)"))
        self._combine.setAccessibleName(self.tr("Combine layers"))
        row.addWidget(self._combine)
        self.set_theme(theme)

    def _add(self, key: str, name: str | None, label: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"layer-{key}")
        button.setText(label)
        button.setToolTip(tip)
        button.setCheckable(True)
        button.setProperty("segment", True)
        button.setIconSize(_SWATCH)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        if name is not None:
            button.setProperty("layer", name)
            button.clicked.connect(self._on_clicked)
        self._buttons[key] = button
        return button

    @property
    def is_brief(self) -> bool:
        """Whether the buttons are named by their metric's letter or number only."""
        return self._brief

    def width_px(self, *, brief: bool) -> int:
        """Return the width with brief names, or with whole ones, whichever are on show."""
        spacing = _BRIEF_SPACING_PX if brief else _SPACING_PX
        width = spacing * (len(self._buttons) - 1)
        width += sum(button.sizeHint().width() for button in self._buttons.values())
        # as wide as the pictures would be then
        width += len(self._layers) * (_swatch_size(brief=brief) - _swatch_size(brief=self._brief)).width()
        for layer in self._layers:
            button = self._buttons[layer.kind]
            measure = button.fontMetrics().horizontalAdvance
            width += measure(_name(layer, brief=brief)) - measure(button.text())
        return width

    def set_brief(self, brief: bool) -> None:
        """Name the buttons briefly, or in whole."""
        if brief != self._brief:
            self._brief = brief
            self._row.setSpacing(_BRIEF_SPACING_PX if brief else _SPACING_PX)
            for layer in self._layers:
                self._buttons[layer.kind].setIconSize(_swatch_size(brief=brief))
            self.set_theme(self._theme)
            self._name_buttons()

    def _name_buttons(self) -> None:
        for layer in self._layers:
            button = self._buttons[layer.kind]
            button.setText(_name(layer, brief=self._brief))
            button.setAccessibleName(layer.label_text())

    def _add_lengths(self, button: QToolButton) -> None:
        menu = QMenu(button)
        self._lengths = [menu.addAction(ngram_layer(n).label_text()) for n in range(3, LONGEST_NGRAM + 1)]
        for n, action in enumerate(self._lengths, 3):
            action.setData(n)
            action.setCheckable(True)
        menu.triggered.connect(self._on_length_chosen)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)

    def _add_distances(self, button: QToolButton) -> None:
        menu = QMenu(button)
        self._distances = [menu.addAction(display_name(metric)) for metric in SKIP_METRICS]
        for metric, action in zip(SKIP_METRICS, self._distances, strict=True):
            action.setData(metric)
            action.setCheckable(True)
        menu.triggered.connect(self._on_distance_chosen)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)

    def set_theme(self, theme: Theme) -> None:
        """Draw the swatches in the colours of ``theme``."""
        self._theme = theme
        ratio = self.devicePixelRatioF()
        for layer in self._layers:
            self._buttons[layer.kind].setIcon(
                _swatch_icon(theme, layer, ratio, _swatch_size(brief=self._brief))
            )

    def show_view(self, view: View, offered: tuple[Layer, ...]) -> None:
        """Press the buttons of the layers on show, of those ``offered``."""
        self._layers = offered
        shown = {layer.kind for layer in view.layers} or {"off"}
        for key, button in self._buttons.items():
            if key != "combine":
                button.setChecked(key in shown)
        if len(shown) > 1:
            self._combine.setChecked(True)
        for layer in offered:
            self._buttons[layer.kind].setToolTip(layer.tip_text())
            self._buttons[layer.kind].setProperty("layer", layer.name)
        self._name_buttons()
        metrics = {layer.metric for layer in offered}
        for action in self._lengths:
            action.setChecked(f"rouge{action.data()}" in metrics)
        for action in self._distances:
            action.setChecked(action.data() in metrics)

    def _on_clicked(self) -> None:
        name = str(self.sender().property("layer"))
        held = QApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier
        if name and (held or self._combine.isChecked()):
            self.layer_toggled.emit(name)
        else:
            self._combine.setChecked(False)
            self.layer_chosen.emit(name)

    def _on_length_chosen(self, action: QAction) -> None:
        self.ngram_chosen.emit(action.data())

    def _on_distance_chosen(self, action: QAction) -> None:
        self.skip_chosen.emit(action.data())


def _name(layer: Layer, *, brief: bool) -> str:
    return layer.metric.removeprefix("rouge") if brief else layer.label_text()


def _swatch_size(*, brief: bool) -> QSize:
    return _BRIEF_SWATCH if brief else _SWATCH


def _swatch_icon(theme: Theme, layer: Layer, ratio: float, size: QSize) -> QIcon:
    def draw(painter: QPainter, area: QRectF) -> None:
        draw_swatch(painter, area.adjusted(1, 1, -6 if size == _SWATCH else -1, -1), theme, layer)

    return drawn_icon(size, ratio, draw)
