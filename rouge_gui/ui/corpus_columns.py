"""Which columns the corpus table has: what they are about is chosen beside it, which ones in a menu, and remembered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from rouge_gui.corpus.column_names import column_text
from rouge_gui.session import settings as remembered
from rouge_gui.session.corpus_state import CorpusState
from rouge_gui.session.settings import Settings
from rouge_gui.ui.corpus.columns import (
    MOST_SYSTEMS,
    Column,
    Subject,
    built_in,
    built_in_keys,
    change_column,
    corrected_column,
    extra_column,
    score_column,
    systems_shown,
)
from rouge_gui.ui.corpus.panel import CorpusPanel
from rouge_gui.ui.corpus_finding import CorpusFinding

_ALWAYS = ("id",)
# more than these are found by a query
_MOST_EXTRAS = 40


class CorpusColumns(QObject):
    """Shows the columns of ``state`` in ``panel`` and fills its menu of them."""

    def __init__(
        self, state: CorpusState, panel: CorpusPanel, finding: CorpusFinding, settings: Settings
    ) -> None:
        super().__init__(panel)
        self._state, self._panel, self._finding, self._settings = state, panel, finding, settings
        self._metrics: Sequence[str] = ()
        self._systems: set[str] = set()
        self._extras: list[str] = []
        self._menu = panel.columns.menu()
        self._menu.aboutToShow.connect(self._fill_menu)
        self._menu.triggered.connect(self._on_chosen)

    @property
    def subject(self) -> Subject:
        """What the columns are about."""
        state = self._state
        return Subject(state.metric, state.system, state.second_system, state.systems)

    @property
    def metrics(self) -> Sequence[str]:
        """The metrics on offer."""
        return self._metrics

    def clear(self) -> None:
        """Forget what was chosen for one corpus."""
        self._systems.clear()
        self._extras.clear()

    def use_metrics(self, metrics: Sequence[str]) -> None:
        """Offer these metrics."""
        self._metrics = metrics
        self.show()

    def show(self) -> None:
        """Show the columns as they are chosen."""
        if not self._state.is_open:
            return
        subject = self.subject
        self._panel.show_subject(subject, self._metrics or (subject.metric,))
        self._panel.model.show_columns(self._columns(subject))

    def _columns(self, subject: Subject) -> tuple[Column, ...]:
        chosen = self._chosen()
        place = subject.systems.index(subject.system) if subject.system in subject.systems else 0
        if len(self._finding.vocabulary.languages) < 2:
            chosen -= {"lang"}
        keys = [key for key in built_in_keys() if key in chosen or key in _ALWAYS]
        texts = [built_in(key, place) for key in keys if key != "corrected"]
        first = [column for column in texts if column.key in {"id", "lang"}]
        rest = [column for column in texts if column not in first]
        scores = [score_column(subject, system) for system in systems_shown(subject, tuple(self._systems))]
        change = [change_column(subject)] if subject.second else []
        if "corrected" in keys:
            change.append(corrected_column(subject))
        return (*first, *scores, *change, *rest, *map(self._extra, self._extras))

    def _extra(self, name: str) -> Column:
        columns = self._state.columns
        is_number = columns is not None and name in columns.vocabulary.numbers
        return extra_column(column_text(name), is_text=not is_number)

    def _chosen(self) -> set[str]:
        return set(self._settings.value(remembered.CORPUS_COLUMNS).split())

    # --- the menu ----------------------------------------------------------------------------------------

    def _fill_menu(self) -> None:
        self._menu.clear()
        chosen = self._chosen()
        for key in built_in_keys():
            if key not in _ALWAYS:
                self._add(built_in(key).title, ("column", key), checked=key in chosen)
        self._add_systems()
        self._add_extras()
        self._menu.addSeparator()
        self._menu.addAction(self.tr("Sort by an expression…")).setData(("sort", ""))
        self._menu.addAction(self.tr("In the order of the file")).setData(("unsort", ""))

    def _add(self, text: str, data: tuple[str, str], *, checked: bool) -> QAction:
        entry = self._menu.addAction(text)
        entry.setData(data)
        entry.setCheckable(True)
        entry.setChecked(checked)
        return entry

    def _add_systems(self) -> None:
        subject = self.subject
        if len(subject.systems) <= MOST_SYSTEMS:
            return
        self._menu.addSection(self.tr("Systems"))
        shown = systems_shown(subject, tuple(self._systems))
        for system in subject.systems:
            entry = self._add(system, ("system", system), checked=system in shown)
            entry.setEnabled(system not in {subject.system, subject.second})

    def _add_extras(self) -> None:
        columns = self._state.columns
        if columns is None:
            return
        known = columns.vocabulary
        names = [*filter(self._is_offered, (*known.numbers, *known.choices, *known.texts))][:_MOST_EXTRAS]
        if names:
            self._menu.addSection(self.tr("From the file"))
        for name in names:
            self._add(name, ("extra", name), checked=name in self._extras)

    def _is_offered(self, name: str) -> bool:
        """Tell whether a column of the file is on offer: what it tells of systems not looked at would fill the menu."""
        subject = self.subject
        _, at, system = name.rpartition("@")
        of_another = at and system in subject.systems and system not in {subject.system, subject.second}
        return name in self._extras or not of_another

    def _on_chosen(self, entry: QAction) -> None:
        data = entry.data()
        if not isinstance(data, tuple):
            return
        kind, name = data
        if kind == "column":
            chosen = self._chosen() ^ {name}
            kept = [key for key in built_in_keys() if key in chosen]
            self._settings.set_value(remembered.CORPUS_COLUMNS, " ".join(kept))
        elif kind == "system":
            self._systems ^= {name}
        elif kind == "extra":
            if name in self._extras:
                self._extras.remove(name)
            else:
                self._extras.append(name)
        self._sort(kind)
        self.show()

    def _sort(self, kind: str) -> None:
        if kind == "sort":
            self._panel.answer.ask(self.tr("Sort by"), self._finding.key, self._on_expression)
        elif kind == "unsort":
            self._finding.sort_by("", descending=False)

    def _on_expression(self, text: str) -> bool:
        return self._finding.sort_by(text, descending=False)
