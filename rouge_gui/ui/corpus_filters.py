"""The menu of filters: those saved with the corpus, and ready ones."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from rouge_gui.corpus.findings import Finding, ready
from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.session.corpus_state import CorpusState
from rouge_gui.ui.corpus.panel import CorpusPanel
from rouge_gui.ui.corpus_columns import CorpusColumns
from rouge_gui.ui.corpus_finding import CorpusFinding
from rouge_gui.ui.corpus_query_wording import finding_name
from rouge_gui.ui.labels import plain_tip

_MOST_SHOWN = 60


class CorpusFilters(QObject):
    """Fills the menu of ``panel``. ``failed(error)``: the file could not be read or written."""

    failed = Signal(object)

    def __init__(
        self, state: CorpusState, panel: CorpusPanel, finding: CorpusFinding, columns: CorpusColumns
    ) -> None:
        super().__init__(panel)
        self._state, self._panel, self._finding, self._columns = state, panel, finding, columns
        self._menu = panel.filters.menu()
        self._menu.setToolTipsVisible(True)
        self._menu.aboutToShow.connect(self.fill)
        self._menu.triggered.connect(self._on_chosen)
        panel.beats.query_made.connect(finding.use)

    def saved(self) -> dict[str, str]:
        """Return the queries saved with the corpus, by their names."""
        store = self._state.store
        try:
            return store.filters() if store is not None else {}
        except CorpusStoreError as error:
            self.failed.emit(error)
            return {}

    def fill(self) -> None:
        """Fill the menu anew."""
        menu, saved = self._menu, self.saved()
        menu.clear()
        for name, stored in saved.items():
            self._add(menu, name, ("stored", stored)).setToolTip(plain_tip(stored))
        if saved:
            menu.addSeparator()
        for finding in ready(self._finding.vocabulary):
            entry = self._add(menu, finding_name(finding), ("stored", finding.stored))
            entry.setToolTip(plain_tip(finding.stored.strip()))
        beats = self._add(menu, self.tr("One system beats another…"), ("beats", ""))
        beats.setEnabled(len(self._state.systems) > 1)
        menu.addSeparator()
        save = self._add(menu, self.tr("Save this filter…"), ("save", ""))
        save.setEnabled(self._is_something)
        if saved:
            removing = menu.addMenu(self.tr("Remove"))
            for name in saved:
                self._add(removing, name, ("remove", name))
        everything = self._add(menu, self.tr("Show all"), ("use", ""))
        everything.setEnabled(self._state.mask is not None)

    @staticmethod
    def _add(menu: QMenu, text: str, data: tuple[str, str]) -> QAction:
        shown = text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"
        entry = menu.addAction(shown.replace("&", "&&"))
        entry.setData(data)
        return entry

    def _on_chosen(self, entry: QAction) -> None:
        data = entry.data()
        if not isinstance(data, tuple):
            return
        kind, text = data
        if kind == "use":
            self._state.pick(None)
            self._finding.use(text)
        elif kind == "stored":
            self.show(Finding.from_stored("", text))
        elif kind == "remove":
            self._set(text, None)
        elif kind == "save":
            self.save()
        elif kind == "beats":
            self._panel.beats.open(self._columns.subject, self._columns.metrics)

    def show(self, finding: Finding) -> None:
        """Ask what ``finding`` asks, in its order where it has one."""
        self._state.pick(None)
        self._finding.use(finding.query)
        if finding.order:
            self._finding.sort_by(finding.order, descending=finding.descending)

    @property
    def _is_something(self) -> bool:
        return bool(self._finding.text.strip() or self._finding.key)

    def save(self) -> None:
        """Ask for a name to save the query in force under."""
        if self._is_something:
            self._panel.answer.ask(self.tr("Name of this filter"), "", self._on_named)

    def _on_named(self, name: str) -> bool:
        order = self._finding.key
        finding = Finding(name, self._finding.text, order, descending=self._finding.is_descending)
        return bool(name) and self._set(name, finding.stored)

    def _set(self, name: str, query: str | None) -> bool:
        store = self._state.store
        try:
            if store is not None:
                store.set_filter(name, query)
        except CorpusStoreError as error:
            self.failed.emit(error)
            return False
        return True
