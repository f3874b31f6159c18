"""Fills the window with the item at hand, and walks from item to item and from system to system."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.metrics import Profile
from rouge_gui.session.corpus_state import NOWHERE, CorpusState
from rouge_gui.session.document import Document, Settler
from rouge_gui.session.history import History
from rouge_gui.session.snapshot import Side, Snapshot
from rouge_gui.ui.corpus_whatif import Subject, WhatIfs
from rouge_gui.ui.file_commands import FileCommands

ORIGIN = "corpus"


class CorpusWalking(QObject):
    """Shows the item at hand of ``state`` as texts of ``document``. ``failed(error)``: it could not be read."""

    failed = Signal(object)

    def __init__(self, state: CorpusState, document: Document, file_commands: FileCommands) -> None:
        super().__init__(state)
        self._state, self._document, self._file_commands = state, document, file_commands
        self.what_ifs = WhatIfs(document, self)
        self.most_references: int | None = None
        self._settler: Settler | None = None
        self._taken = ""
        state.current_changed.connect(self._on_current_changed)
        state.choice_changed.connect(self._on_choice_changed)

    def use_settler(self, settler: Settler | None) -> None:
        """Settle automatic profiles by ``settler`` while an item is on show."""
        self._settler = settler

    # --- walking -----------------------------------------------------------------------------------------

    def next_item(self) -> None:
        """Go to the next row."""
        self._walk(1)

    def previous_item(self) -> None:
        """Go to the row before."""
        self._walk(-1)

    def _walk(self, step: int) -> None:
        position = self._state.neighbour(step)
        if position != NOWHERE:
            self.enter(position)

    def next_system(self) -> None:
        """Show the candidate of the next system; after the last one the first."""
        self._turn(1)

    def previous_system(self) -> None:
        """Show the candidate of the system before."""
        self._turn(-1)

    def _turn(self, step: int) -> None:
        systems = self._state.systems
        if len(systems) < 2:
            return
        chosen = systems[(systems.index(self._state.system) + step) % len(systems)]
        self._state.choose_systems(chosen, self._state.second_system)

    def enter(self, position: int) -> None:
        """Take up an item, also the one at hand where the window shows other texts now."""
        if position != self._state.position:
            self._state.go_to(position)
        elif not self.what_ifs.owns_texts:
            self.show_current()

    def begin(self, position: int, profile: str) -> None:
        """Take up the first item, under ``profile`` where it is not empty."""
        self._taken = profile
        self.enter(position)
        self._taken = ""

    # --- filling -----------------------------------------------------------------------------------------

    def _on_current_changed(self, position: int) -> None:
        if position != NOWHERE:
            self.show_current()

    def _on_choice_changed(self) -> None:
        subject = self.what_ifs.subject
        if subject is None:
            return
        if subject.system != self._state.system:
            self.show_current()
        elif subject.second != self._state.second_system:
            self._show_second(subject)

    def _show_second(self, subject: Subject) -> None:
        now = Subject(subject.item, subject.system, self._state.second_system)
        self.what_ifs.show(now, self._references(now))
        if self._document.snapshot.second is not None:
            self._document.set_second(now.stored(now.second), ORIGIN)

    def _references(self, subject: Subject) -> tuple[str, ...]:
        # the window has a reference at least, if an empty one
        return subject.item.references[: self.most_references] or ("",)

    def read(self, position: int) -> Subject | None:
        """Return an item as the file holds it; None where it cannot be read."""
        store = self._state.store
        if store is None:
            return None
        try:
            item = store.item(position)
        except (CorpusStoreError, LookupError) as error:
            self.failed.emit(error)
            return None
        return Subject(item, self._state.system, self._state.second_system)

    def show_current(self) -> None:
        """Fill the window with the item at hand: one change, with a history of its own."""
        # an item asks nothing, unless it was saved as a session of its own meanwhile
        if not self._file_commands.may_leave():
            return
        subject = self.read(self._state.position)
        if subject is None:
            return
        self._file_commands.leave_files()
        self.what_ifs.leave()
        history = self.what_ifs.kept(*subject.key)
        if history is not None:
            self._bring_back(subject, history)
        else:
            self._open(subject)
        self.what_ifs.show(subject, self._references(subject))

    def _bring_back(self, subject: Subject, history: History) -> None:
        """Show what the item was changed to, beside the panes that are on now."""
        document, before = self._document, self._document.snapshot
        self.what_ifs.expect(history)
        document.open_history(history, ORIGIN, saved=False, settler=self._settler)
        has_second, has_source = before.second is not None, before.source is not None
        if has_second != (document.snapshot.second is not None):
            document.set_second(subject.stored(subject.second) if has_second else None, ORIGIN)
        if has_source != (document.snapshot.source is not None):
            document.set_source((subject.item.source or "") if has_source else None, ORIGIN)

    def _open(self, subject: Subject) -> None:
        before, document = self._document.snapshot, self._document
        second = subject.stored(subject.second) if before.second is not None else None
        source = (subject.item.source or "") if before.source is not None else None
        original, stored = subject.original(subject.system), subject.stored(subject.system)
        profile = self._taken or before.profile
        fresh = Snapshot(self._references(subject), original, profile, None, second, source)
        document.new(fresh, ORIGIN, self._settler)
        if stored != original:
            # what the correction changes is counted from the original
            document.toggle_pin()
            document.replace_all(document.snapshot.with_text(Side.CANDIDATE, stored), "replace", ORIGIN)
            document.mark_saved()

    def refill(self) -> None:
        """Show the item on show anew, unless it was changed."""
        if self.what_ifs.subject is not None and not self.what_ifs.is_changed:
            self.show_current()

    def settle_again(self, profile: Profile | None) -> None:
        """Score the item on show by what the corpus is scored by."""
        snapshot = self._document.snapshot
        if self.what_ifs.subject is None or profile is None or snapshot.settled in {None, profile}:
            return
        if self.what_ifs.is_changed:
            self._document.set_profile(snapshot.profile, ORIGIN)
        else:
            self.show_current()

    @property
    def is_beside(self) -> bool:
        """Whether the second system's candidate is on show too."""
        return self._document.snapshot.second is not None

    def texts_to_save(self) -> dict[str, str]:
        """Return the candidates on show that the file does not hold as they are, by system."""
        subject, snapshot = self.what_ifs.subject, self._document.snapshot
        if subject is None:
            return {}
        shown = {subject.system: snapshot.candidate}
        if snapshot.second is not None and subject.second:
            shown[subject.second] = snapshot.second
        return {system: text for system, text in shown.items() if text != subject.stored(system)}

    def text_beside(self, side: Side) -> str:
        """Return what a pane that is switched on shows of the item."""
        subject = self.what_ifs.subject
        if subject is None:
            return ""
        return subject.stored(subject.second) if side is Side.SECOND else subject.item.source or ""
