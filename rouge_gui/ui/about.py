"""What the tool is made of, and what changed: two dialogs of the Help menu."""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata, requires

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

import rouge_gui
from rouge_gui import assets
from rouge_gui.ui.dialogs import SideDialog

_LICENCE_CHARACTERS = 60
_TOP_LEVEL = "License ::"


@dataclass(frozen=True, slots=True)
class Component:
    """A part of the tool that has a version and a licence of its own."""

    name: str
    version: str
    licence: str


def components() -> list[Component]:
    """Return what the running tool stands on: Python, Qt, then every package it depends on."""
    found = [
        Component("Python", platform.python_version(), "PSF-2.0"),
        Component("Qt", qVersion(), "LGPL-3.0-only"),
    ]
    return found + sorted(
        (_component(name) for name in _dependencies()), key=lambda part: part.name.casefold()
    )


def _dependencies() -> list[str]:
    """Return the names of the packages that the tool needs to run; none where it runs without being installed."""
    try:
        needed = requires("rouge-gui") or []
    except PackageNotFoundError:
        return []
    return [re.split(r"[\s<>=!~;\[(]", line, maxsplit=1)[0] for line in needed if "extra ==" not in line]


def _component(name: str) -> Component:
    try:
        found = metadata(name)
    except PackageNotFoundError:
        return Component(name, "", "")
    return Component(found["Name"], found["Version"], licence_of(found))


def licence_of(package: PackageMetadata) -> str:
    """Return the licence that ``package`` names: its expression, its classifiers, or the line it wrote."""
    if "License-Expression" in package:
        return package["License-Expression"]
    classes = [line for line in package.get_all("Classifier") or [] if line.startswith(_TOP_LEVEL)]
    if classes:
        return ", ".join(line.rpartition(" :: ")[2] for line in classes)
    lines = package["License"].strip().splitlines() if "License" in package else []
    return lines[0][:_LICENCE_CHARACTERS] if lines else ""


class AboutPage(QWidget):
    """Name, version and parts of the tool."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._components = components()
        title = QLabel(f"rouge-gui {rouge_gui.__version__}", self)
        title.setObjectName("heading")
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.4)
        title.setFont(font)
        promise = QLabel(
            self.tr(
                "See exactly which words earned the score, change a word, and watch every number answer."
            ),
            self,
        )
        promise.setWordWrap(True)
        licence = QLabel(self.tr("Licence: {name}").format(name="MIT"), self)
        licence.setObjectName("muted")
        self.table = self._build_table()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (title, promise, licence):
            column.addWidget(part)
        column.addSpacing(6)
        column.addWidget(_card_around(self.table), 1)

    def _build_table(self) -> QTableWidget:
        table = QTableWidget(len(self._components), 3, self)
        table.setObjectName("components")
        table.setAccessibleName(self.tr("What it is made of"))
        table.setHorizontalHeaderLabels([self.tr("made of"), self.tr("version"), self.tr("licence")])
        for row, part in enumerate(self._components):
            for column, text in enumerate((part.name, part.version, part.licence)):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                table.setItem(row, column, item)
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        head = table.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for column, width in ((0, 170), (1, 160)):
            head.resizeSection(column, width)
        head.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        return table

    def as_text(self) -> str:
        """Return everything as lines, for a report."""
        lines = [f"rouge-gui {rouge_gui.__version__}", platform.platform()]
        lines += [f"{part.name} {part.version} ({part.licence})" for part in self._components]
        return "\n".join(lines)

    def copy(self) -> None:
        """Put everything on the clipboard as text."""
        QApplication.clipboard().setText(self.as_text())


def _card_around(part: QWidget) -> QFrame:
    card = QFrame()
    card.setObjectName("card")
    inside = QVBoxLayout(card)
    inside.setContentsMargins(6, 6, 6, 6)
    inside.addWidget(part)
    return card


def about_dialog(parent: QWidget) -> SideDialog:
    """Return the dialog that tells what the tool is made of."""
    translate = QCoreApplication.translate
    page = AboutPage()
    dialog = SideDialog(translate("AboutPage", "About rouge-gui"), page, parent)
    dialog.add_button(translate("AboutPage", "Copy as text"), page.copy)
    dialog.resize(600, 560)
    return dialog


def news_dialog(parent: QWidget) -> SideDialog:
    """Return the dialog that tells what changed, version by version."""
    title = QCoreApplication.translate("AboutPage", "What's new")
    page = QTextBrowser()
    page.setObjectName("news")
    page.setAccessibleName(title)
    # nothing is fetched: addresses are there to be read
    page.setOpenLinks(False)
    page.setMarkdown(assets.read_text("changelog.md"))
    page.document().setDocumentMargin(14)
    dialog = SideDialog(title, _card_around(page), parent)
    dialog.resize(680, 600)
    return dialog
