"""The tool bar's own controls: profile, tokenizer, layer. They show one choice and report another."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.text import TOKENIZERS
from rouge_gui.ui.compare.header import draw_swatch
from rouge_gui.ui.compare.picture import View
from rouge_gui.ui.icons import drawn_icon
from rouge_gui.ui.layers import LONGEST_NGRAM, Layer, layers, ngram_layer
from rouge_gui.ui.theme import Theme

PROFILES = ("auto", "rouge-score", "rouge-score stemmer=porter", "evaluate")
_SWATCH = QSize(23, 12)


def labelled(caption: str, control: QWidget, parent: QWidget) -> QWidget:
    """Return ``control`` under a small caption, which is its buddy."""
    holder = QWidget(parent)
    label = QLabel(caption, holder)
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * 0.88)
    label.setFont(font)
    label.setBuddy(control)
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 4, 0)
    column.setSpacing(1)
    column.addWidget(label)
    column.addWidget(control)
    return holder


class ProfileBox(QComboBox):
    """Offers the common profiles and takes any other profile string."""

    profile_entered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        self.setObjectName("profileBox")
        self.setAccessibleName(self.tr("Profile"))
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.addItems(PROFILES)
        self.setMinimumContentsLength(14)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setToolTip(self.tr("Which standard the scores follow; any profile string can be typed"))
        self.textActivated.connect(self._on_text_entered)
        editor = self.lineEdit()
        if editor is not None:
            editor.editingFinished.connect(self._on_editing_finished)

    def show_profile(self, text: str) -> None:
        """Show the profile in force."""
        if text != self.currentText():
            self.setEditText(text)
        self._shown = text
        self.show_problem("")

    def show_problem(self, sentence: str) -> None:
        """Mark what was typed as wrong and say why; an empty sentence clears the mark."""
        if sentence == self.accessibleDescription():
            return
        self.setProperty("problem", bool(sentence))
        self.style().unpolish(self)
        self.style().polish(self)
        self.setAccessibleDescription(sentence)

    def _on_text_entered(self, text: str) -> None:
        self._shown = text
        self.profile_entered.emit(text)

    def _on_editing_finished(self) -> None:
        if self.currentText() != self._shown:
            self._on_text_entered(self.currentText())


class TokenizerBox(QComboBox):
    """Offers the tokenizers. The first entry leaves the choice to the profile and shows what it chose."""

    tokenizer_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tokenizerBox")
        self.setAccessibleName(self.tr("Tokenizer"))
        self.setToolTip(self.tr("What the texts are cut into before anything is counted"))
        self.addItem("", "")
        for name in TOKENIZERS:
            self.addItem(name, name)
        self.setMinimumContentsLength(15)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.activated.connect(self._on_activated)

    def show_choice(self, chosen: str, in_force: str) -> None:
        """Show ``chosen``, or, where it is empty, that the profile chose ``in_force``."""
        self.setItemText(0, self.tr("auto: {name}").format(name=in_force))
        self.setCurrentIndex(max(0, self.findData(chosen)))

    def _on_activated(self, index: int) -> None:
        self.tokenizer_chosen.emit(self.itemData(index))


class FittingBar(QToolBar):
    """A tool bar whose layer buttons are named briefly where their whole names leave no room for the rest."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._layers: LayerButtons | None = None

    def fit(self, layer_buttons: LayerButtons) -> None:
        """Let ``layer_buttons``, which are in the bar, give way."""
        self._layers = layer_buttons

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose between whole and brief names."""
        if self._layers is not None:
            wanted = self.sizeHint().width() + (self._layers.saved_px if self._layers.is_brief else 0)
            self._layers.set_brief(wanted > event.size().width())
        super().resizeEvent(event)


class LayerButtons(QWidget):
    """A button per layer and one for none. A click shows one layer; with Ctrl, or while combining, it adds or takes."""

    layer_chosen = Signal(str)  # the name of the layer, empty for none
    layer_toggled = Signal(str)
    ngram_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("highlightMode")
        self.setAccessibleName(self.tr("Marks shown"))
        self._theme = theme
        self._n = 3
        self._brief = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._buttons: dict[str, QToolButton] = {}
        row.addWidget(self._add("off", "", self.tr("Off"), self.tr("No marks")))
        for layer in layers():
            button = self._add(_key(layer), layer.name, layer.label_text(), layer.tip_text())
            row.addWidget(button)
        self._add_lengths(self._buttons["ngram"])
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

    @property
    def saved_px(self) -> int:
        """By how much brief names are narrower than whole ones."""
        width = self.fontMetrics().horizontalAdvance
        return sum(width(layer.label_text()) - width(_brief(layer)) for layer in layers(self._n))

    def set_brief(self, brief: bool) -> None:
        """Name the buttons briefly, or in whole."""
        if brief != self._brief:
            self._brief = brief
            self._name_buttons()

    def _name_buttons(self) -> None:
        for layer in layers(self._n):
            button = self._buttons[_key(layer)]
            button.setText(_brief(layer) if self._brief else layer.label_text())
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

    def set_theme(self, theme: Theme) -> None:
        """Draw the swatches in the colours of ``theme``."""
        self._theme = theme
        ratio = self.devicePixelRatioF()
        for layer in layers(self._n):
            self._buttons[_key(layer)].setIcon(_swatch_icon(theme, layer, ratio))

    def show_view(self, view: View, n: int) -> None:
        """Press the buttons of the layers on show; ``n`` is the length of the n-grams on offer."""
        self._n = n
        shown = {_key(layer) for layer in view.layers} or {"off"}
        for key, button in self._buttons.items():
            if key != "combine":
                button.setChecked(key in shown)
        if len(shown) > 1:
            self._combine.setChecked(True)
        layer = ngram_layer(n)
        button = self._buttons["ngram"]
        button.setToolTip(layer.tip_text())
        button.setProperty("layer", layer.name)
        self._name_buttons()
        for action in self._lengths:
            action.setChecked(action.data() == n)

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


def _key(layer: Layer) -> str:
    return layer.name.partition(":")[0]


def _brief(layer: Layer) -> str:
    return layer.metric.removeprefix("rouge")


def _swatch_icon(theme: Theme, layer: Layer, ratio: float) -> QIcon:
    def draw(painter: QPainter, area: QRectF) -> None:
        draw_swatch(painter, area.adjusted(1, 1, -6, -1), theme, layer)

    return drawn_icon(_SWATCH, ratio, draw)
