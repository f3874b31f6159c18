"""The tool bar's own controls: profile, tokenizer, layer. They show one choice and report another."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QButtonGroup, QComboBox, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from rouge_gui.text import TOKENIZERS
from rouge_gui.ui.compare.header import draw_swatch
from rouge_gui.ui.icons import drawn_icon
from rouge_gui.ui.layers import LAYERS, Layer
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
        self.setEditText(text)
        self._shown = text
        self.show_problem("")

    def show_problem(self, sentence: str) -> None:
        """Mark what was typed as wrong and say why; an empty sentence clears the mark."""
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
        self.setMinimumContentsLength(19)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.activated.connect(self._on_activated)

    def show_choice(self, chosen: str, in_force: str) -> None:
        """Show ``chosen``, or, where it is empty, that the profile chose ``in_force``."""
        self.setItemText(0, self.tr("by profile ({name})").format(name=in_force))
        self.setCurrentIndex(max(0, self.findData(chosen)))

    def _on_activated(self, index: int) -> None:
        self.tokenizer_chosen.emit(self.itemData(index))


class LayerButtons(QWidget):
    """One button per layer and one for none, of which one is down."""

    layer_chosen = Signal(str)  # the name of the layer, empty for none

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("highlightMode")
        self.setAccessibleName(self.tr("Marks shown"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        none = self._add("", self.tr("Off"), self.tr("No marks"))
        row.addWidget(none)
        for layer in LAYERS:
            row.addWidget(self._add(layer.name, layer.label_text(), layer.tip_text()))
        self.set_theme(theme)
        self._group.buttonClicked.connect(self._on_button_clicked)

    def _add(self, name: str, label: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"layer-{name or 'off'}")
        button.setText(label)
        button.setToolTip(tip)
        button.setCheckable(True)
        button.setProperty("segment", True)
        button.setIconSize(_SWATCH)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setProperty("layer", name)
        self._group.addButton(button)
        self._buttons[name] = button
        return button

    def set_theme(self, theme: Theme) -> None:
        """Draw the swatches in the colours of ``theme``."""
        ratio = self.devicePixelRatioF()
        for layer in LAYERS:
            self._buttons[layer.name].setIcon(_swatch_icon(theme, layer, ratio))

    def show_layer(self, layer: Layer | None) -> None:
        """Press the button of ``layer``."""
        self._buttons[layer.name if layer else ""].setChecked(True)

    def _on_button_clicked(self, button: QToolButton) -> None:
        self.layer_chosen.emit(button.property("layer"))


def _swatch_icon(theme: Theme, layer: Layer, ratio: float) -> QIcon:
    def draw(painter: QPainter, area: QRectF) -> None:
        draw_swatch(painter, area.adjusted(1, 1, -6, -1), theme, layer)

    return drawn_icon(_SWATCH, ratio, draw)
