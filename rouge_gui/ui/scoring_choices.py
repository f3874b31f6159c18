"""The commands that choose metrics and how several references are taken together."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from rouge_gui.metrics import Profile, ProfileError
from rouge_gui.metrics.options import MULTI_RULES, MultiRule
from rouge_gui.session.document import Document
from rouge_gui.session.settings import Settings
from rouge_gui.ui.dialogs import DialogOpener, SideDialog
from rouge_gui.ui.layer_choice import LayerChoice
from rouge_gui.ui.metric_choice import MetricChoice
from rouge_gui.ui.metrics_dialog import MetricsPage, metrics_dialog
from rouge_gui.ui.profile_rules import multi_rules, with_multi, with_weight


class ScoringChoices(QObject):
    """Opens the dialog of the metrics and edits the profile of ``document``; ``choice`` is what the
    dialog chooses. ``profile_wanted`` carries another one."""

    profile_wanted = Signal(str)

    def __init__(self, document: Document, layers: LayerChoice, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._document, self._settings = document, settings
        self.choice = MetricChoice(settings, layers, self)
        self._actions: Mapping[str, QAction] = {}
        self._page: MetricsPage | None = None
        self.metrics = DialogOpener(self._make_dialog, window)
        document.changed.connect(self._show)

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Keep the rules among ``actions`` in step with the profile."""
        self._actions = actions
        self._show()

    def use_max(self) -> None:
        """Score by the reference with the largest F."""
        self._use("max")

    def use_recall(self) -> None:
        """Score by the reference with the best recall."""
        self._use("recall")

    def use_average(self) -> None:
        """Add the counts of all references."""
        self._use("average")

    def use_mean(self) -> None:
        """Average the scores of all references."""
        self._use("mean")

    def use_jackknife(self) -> None:
        """Average the best scores without each reference in turn."""
        self._use("jackknife")

    def _use(self, rule: MultiRule) -> None:
        profile = self._profile()
        if profile is not None and rule in multi_rules(profile) and rule != profile.multi:
            self.profile_wanted.emit(with_multi(profile, rule))

    def _profile(self) -> Profile | None:
        try:
            return Profile.parse(self._document.snapshot.profile)
        except ProfileError:
            return None

    def _show(self) -> None:
        profile = self._profile()
        possible = multi_rules(profile) if profile is not None else ()
        for rule in MULTI_RULES:
            action = self._actions.get(f"multi_{rule}")
            if action is not None:
                action.setEnabled(rule in possible)
                action.setChecked(profile is not None and rule == profile.multi and rule in possible)
        if self._page is not None and self.metrics.dialog is not None:
            self._page.show_profile(profile)

    def _make_dialog(self, parent: QWidget) -> SideDialog:
        self._page = page = MetricsPage(self.choice, self._settings)
        page.show_profile(self._profile())
        page.weight_chosen.connect(self._on_weight_chosen)
        return metrics_dialog(page, parent)

    def _on_weight_chosen(self, weight: float) -> None:
        profile = self._profile()
        if profile is not None and weight != profile.weight:
            self.profile_wanted.emit(with_weight(profile, weight))
