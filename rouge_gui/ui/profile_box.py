"""The box of profiles: what there is in groups, each with a line on what it is; any other profile can be typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPalette,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from rouge_gui.ui.profiles.offers import Group, groups
from rouge_gui.ui.shrinking_box import ShrinkingBox

_NOTE, _HEAD = Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2
_EDGE_PX, _GAP_PX, _LINE_PX = 8, 18, 7
_WIDEST_PX = 700
_MOST_LINES = 26
_Index = QModelIndex | QPersistentModelIndex


class OfferDelegate(QStyledItemDelegate):
    """Draws a profile's name and, muted behind it, what it is; and the heads of groups."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name_px = 0

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one line."""
        if option.state & QStyle.StateFlag.State_Selected and not index.data(_HEAD):
            painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Highlight))
        area = option.rect.adjusted(_EDGE_PX, 0, -_EDGE_PX, 0)
        muted = option.palette.color(QPalette.ColorRole.PlaceholderText)
        head = index.data(_HEAD)
        painter.save()
        if head:
            painter.setFont(_bold(option.font))
            painter.setPen(muted)
            _draw(painter, area, str(head))
        else:
            area.setLeft(area.left() + _EDGE_PX)
            painter.setFont(option.font)
            painter.setPen(option.palette.color(QPalette.ColorRole.Text))
            _draw(painter, QRect(area.topLeft(), QSize(self.name_px, area.height())), str(index.data()))
            painter.setPen(muted)
            area.setLeft(area.left() + self.name_px + _GAP_PX)
            _draw(painter, area, str(index.data(_NOTE) or ""))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        """Give each line some air."""
        return QSize(0, option.fontMetrics.height() + _LINE_PX)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold


def _draw(painter: QPainter, area: QRect, text: str) -> None:
    cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, cut)


class ProfileBox(ShrinkingBox):
    """Offers the profiles there are and takes any other profile string, also a signature or a line of a paper."""

    profile_entered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(13, parent)
        self._shown = ""
        self._names: dict[str, str] = {}
        self.setObjectName("profileBox")
        self.setAccessibleName(self.tr("Profile"))
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMaxVisibleItems(_MOST_LINES)
        self._delegate = OfferDelegate(self)
        self.view().setItemDelegate(self._delegate)
        self.set_offers(groups())
        self._purpose = ""
        self.set_purpose(self.tr("Which standard the scores follow; any profile string can be typed"))
        self.textActivated.connect(self._on_text_entered)
        editor = self.lineEdit()
        if editor is not None:
            editor.editingFinished.connect(self._on_editing_finished)

    def set_offers(self, offered: Sequence[Group]) -> None:
        """Offer these profiles; what is in force stays on show."""
        text = self.currentText()
        model = QStandardItemModel(self)
        for group in offered:
            head = QStandardItem()
            head.setData(group.title, _HEAD)
            head.setData(group.title, Qt.ItemDataRole.AccessibleTextRole)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            model.appendRow(head)
            for offer in group.offers:
                item = QStandardItem(offer.name)
                item.setData(offer.note, _NOTE)
                item.setData(f"{offer.name}: {offer.note}", Qt.ItemDataRole.AccessibleTextRole)
                item.setToolTip(f"{offer.text}\n{offer.note}")
                model.appendRow(item)
        # the one before is this box's child, and goes with it
        self.setModel(model)
        self.setCurrentIndex(-1)
        self._names = {offer.text: offer.name for group in offered for offer in group.offers}
        self._make_room(offered)
        if text != self.currentText():
            self.setEditText(self._names.get(self._shown, text) if self._shown else text)
            self._show_beginning()

    def _make_room(self, offered: Sequence[Group]) -> None:
        measure = QFontMetrics(self.view().font()).horizontalAdvance
        offers = [offer for group in offered for offer in group.offers]
        self._delegate.name_px = max(measure(offer.name) for offer in offers) + 4
        widest = max(measure(offer.note) for offer in offers)
        wanted = self._delegate.name_px + widest + _GAP_PX + 5 * _EDGE_PX
        self.view().setMinimumWidth(min(wanted, _WIDEST_PX))

    def set_purpose(self, sentence: str) -> None:
        """Say in the tool tip what the profile is for, below the whole profile."""
        self._purpose = sentence
        self.setToolTip("\n".join(filter(None, (self._shown, sentence))))

    def show_profile(self, text: str) -> None:
        """Show the profile in force, from its beginning: by its name, if it has one."""
        name = self._names.get(text, text)
        if name != self.currentText():
            self.setEditText(name)
            self._show_beginning()
        self._shown = text
        self.set_purpose(self._purpose)
        self.show_problem("")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the beginning again once nobody writes at the end."""
        super().focusOutEvent(event)
        self._show_beginning()

    def _show_beginning(self) -> None:
        editor = self.lineEdit()
        if editor is not None:
            editor.home(False)

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
        named = next((profile for profile, name in self._names.items() if name == text.strip()), text)
        self.profile_entered.emit(named)

    def _on_editing_finished(self) -> None:
        if self.currentText() != self._names.get(self._shown, self._shown):
            self._on_text_entered(self.currentText())
