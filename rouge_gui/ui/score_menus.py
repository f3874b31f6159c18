"""The menus about scores: how many digits they have, and what they are copied as."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from rouge_gui.ui.menus import COPY_SCORES, DIGITS

_DIGITS = ("digits_2", "digits_3", "digits_4")
_FORMS = ("copy_scores_markdown", "copy_scores_latex", "copy_scores_csv")


def score_menus(actions: Mapping[str, QAction], table: QWidget, window: QWidget) -> dict[str, QMenu]:
    """Return the submenus by their places in ``MENUS``; the context menu of ``table`` gets what copies, too."""
    digits = QMenu(QCoreApplication.translate("scores", "Digits of sco&res"), window)
    digits.addActions([actions[command] for command in _DIGITS])
    copies = QMenu(QCoreApplication.translate("scores", "Copy scores &as"), window)
    copies.addActions([actions[command] for command in _FORMS])
    table.addActions([actions[command] for command in ("copy_scores", *_FORMS, "copy_signature", "explain")])
    return {DIGITS: digits, COPY_SCORES: copies}
