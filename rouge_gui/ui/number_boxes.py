"""Where the number of a spin box starts."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox

INDENT_PX = 6


def indent(box: QAbstractSpinBox) -> None:
    """Keep the number off the frame of its box: a style sheet has no say in where it starts."""
    box.lineEdit().setTextMargins(INDENT_PX, 0, 0, 0)
