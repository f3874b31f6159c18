"""A second profile beside the first: a box to choose it, and its F in a column of the score table, live."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from rouge_gui.metrics import Profile, ProfileError, ScoreCard
from rouge_gui.metrics.profile import SIGNATURE_HEAD
from rouge_gui.metrics.recipes import OWN
from rouge_gui.session import settings as remembered
from rouge_gui.session.document import Document
from rouge_gui.session.scoring import IN_PLACE_CHARS
from rouge_gui.session.settings import Settings
from rouge_gui.session.snapshot_scores import SnapshotScores
from rouge_gui.session.timers import single_shot
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.profile_box import ProfileBox
from rouge_gui.ui.scores.view import ScoreTable
from rouge_gui.ui.wording import profile_problem

_STALE_AFTER_MS = 120
# what takes longer waits for a pause in typing: a worker of Python's takes its time from the panes
_QUICK_MS = 8
_QUICK_AFTER_MS = 30
_SLOW_AFTER_MS = 300


class SecondProfileRow(QWidget):
    """The box of the second profile, under the table; hidden until it is wanted."""

    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = ProfileBox(self)
        self.box.setObjectName("secondProfileBox")
        self.box.setAccessibleName(self.tr("Second profile"))
        self.box.set_purpose(
            self.tr("Its F stands beside the first profile's; any profile string can be typed")
        )
        self.box.show_profile("")
        label = QLabel(self.tr("Second profile"), self)
        label.setObjectName("muted")
        label.setBuddy(self.box)
        close = QToolButton(self)
        close.setObjectName("flat")
        close.setText("×")
        close.setToolTip(self.tr("Without a second profile"))
        close.setAccessibleName(self.tr("Without a second profile"))
        close.clicked.connect(self.dismissed)
        row = QHBoxLayout(self)
        row.setContentsMargins(7, 4, 0, 0)
        row.addWidget(label)
        row.addWidget(self.box, 1)
        row.addWidget(close)
        self.hide()

    def above(self, table: QWidget) -> QWidget:
        """Return a widget with ``table`` over this row."""
        panel = QWidget(self.parentWidget())
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(table, 1)
        column.addWidget(self)
        return panel


class SecondProfile(QObject):
    """Scores the document under a second profile after each comparison.

    Signals: ``problem_found(sentence)`` for a profile that cannot be used; ``problem_solved()`` when that is over.
    """

    problem_found = Signal(str)
    problem_solved = Signal()

    def __init__(
        self,
        document: Document,
        live: LiveComparison,
        table: ScoreTable,
        row: SecondProfileRow,
        settings: Settings,
    ) -> None:
        super().__init__(row)
        self._document, self._live, self._settings = document, live, settings
        self._table, self._row = table, row
        self._scores = SnapshotScores(self)
        self._profile = ""
        self._title = ""
        self._has_problem = False
        self._pause = single_shot(self, 0, self._request)
        self._stale = single_shot(self, 0, self._on_stale)
        self._scores.ready.connect(self._on_scores_ready)
        self._scores.failed.connect(self._on_scores_failed)
        row.box.profile_entered.connect(self.use)
        row.dismissed.connect(self.dismiss)
        live.shown.connect(self._on_comparison_shown)

    @property
    def profile(self) -> str:
        """The second profile; empty where there is none."""
        return self._profile

    @property
    def is_settled(self) -> bool:
        """Whether its column belongs to the document as it is."""
        return not (self._scores.is_busy or self._pause.isActive())

    def start(self) -> None:
        """Use the remembered profile, if there is one that still can be used."""
        profile = self._settings.value(remembered.SECOND_PROFILE)
        if profile and _problem(profile) is None:
            self._row.show()
            self.use(profile)

    def choose(self) -> None:
        """Show the box and go there."""
        self._row.show()
        self._row.box.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def use(self, profile: str) -> None:
        """Show the scores under ``profile``; where it is none, say what is wrong and keep the one before."""
        if not profile.strip():
            self.dismiss()
            return
        problem = _problem(profile)
        if problem is not None:
            self._tell(problem)
            return
        self._forget_problem()
        self._table.hide_beside(self._title)
        self._profile, self._title = profile, _title_of(profile)
        self._row.box.show_profile(profile)
        self._table.show_beside(self._title, profile, None)
        self._settings.set_value(remembered.SECOND_PROFILE, profile)
        self._request()

    def dismiss(self) -> None:
        """Compare under the first profile only."""
        self._give_up()
        self._forget_problem()
        self._table.hide_beside(self._title)
        self._profile = self._title = ""
        self._settings.set_value(remembered.SECOND_PROFILE, "")
        self._row.box.show_profile("")
        if self._row.isAncestorOf(self._row.window().focusWidget() or self._table):
            self._table.setFocus()
        self._row.hide()

    def close(self) -> None:
        """Give up what is being scored and wait until the worker is done."""
        self._give_up()
        self._scores.close()

    def _give_up(self) -> None:
        self._pause.stop()
        self._stale.stop()
        self._scores.give_up()

    def _on_comparison_shown(self) -> None:
        if not self._profile:
            return
        snapshot = self._document.snapshot
        is_long = sum(map(len, snapshot.references)) + len(snapshot.candidate) > IN_PLACE_CHARS
        is_slow = is_long or self._scores.took_ms > _QUICK_MS
        if is_slow or not self._pause.isActive():
            self._pause.start(_SLOW_AFTER_MS if is_slow else _QUICK_AFTER_MS)
        if not self._stale.isActive():
            self._stale.start(_STALE_AFTER_MS)

    def _request(self) -> None:
        self._scores.request(self._document.snapshot, self._profile, self._live.rouge_metrics)

    def _on_stale(self) -> None:
        self._table.set_beside_stale(self._title)

    def _on_scores_ready(self, card: ScoreCard) -> None:
        if not self._pause.isActive():
            self._stale.stop()
        self._table.show_beside(self._title, card.signature, card)

    def _on_scores_failed(self, error: Exception) -> None:
        self._stale.stop()
        self._on_stale()
        self._tell(error)

    def _forget_problem(self) -> None:
        if self._has_problem:
            self._has_problem = False
            self.problem_solved.emit()

    def _tell(self, problem: Exception) -> None:
        self._has_problem = True
        text = profile_problem(problem)
        self._row.box.show_problem(text)
        self.problem_found.emit(text)


def _problem(profile: str) -> ProfileError | None:
    try:
        Profile.parse(profile)
    except ProfileError as error:
        return error
    return None


def _title_of(profile: str) -> str:
    """Return what heads the column: the profile as it was typed, of a signature its profile's name."""
    if not profile.startswith(SIGNATURE_HEAD):
        return " ".join(profile.split())
    fields = dict(part.partition(":")[::2] for part in profile.split("|"))
    recipe = fields.get("recipe", OWN)
    return fields.get("profile", profile) if recipe == OWN else recipe
