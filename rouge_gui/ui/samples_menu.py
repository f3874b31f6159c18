"""The menu of the example pairs, by their languages, and of the corpus."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from rouge_gui.ui.samples import LANGUAGES, Sample, load_samples


class SamplesMenu(QMenu):
    """``chosen`` carries the ``Sample`` that is to be opened; ``corpus`` opens the corpus by itself."""

    chosen = Signal(object)

    def __init__(self, corpus: QAction, parent: QWidget) -> None:
        super().__init__(self.tr("Sa&mples"), parent)
        titles = {"en": self.tr("English"), "zh": self.tr("Chinese"), "ru": self.tr("Russian")}
        for language in LANGUAGES:
            menu = self.addMenu(titles[language])
            for sample in load_samples(language):
                entry = menu.addAction(f"{sample.id}   {sample.description()}")
                entry.setData(sample)
                entry.setObjectName(f"sample_{sample.id}")
        self.addSeparator()
        self.addAction(corpus)
        self.triggered.connect(self._on_triggered)

    def _on_triggered(self, entry: QAction) -> None:
        sample = entry.data()
        if isinstance(sample, Sample):
            self.chosen.emit(sample)
