"""Which layers the panes show: chosen by buttons, rows of the score table and keys; remembered."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from rouge_gui.metrics.rouge import skip_rule
from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.compare.picture import View
from rouge_gui.ui.layers import (
    DEFAULT_SKIP,
    Layer,
    Shape,
    layer_named,
    layer_of_metric,
    layers,
    ngram_layer,
    skip_layer,
)


class LayerChoice(QObject):
    """The layers on show. ``view_changed`` carries the new ``View``."""

    view_changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        names = settings.value(remembered.LAYERS).split(",")
        found = tuple(layer for layer in map(layer_named, names) if layer is not None)
        self._view = View(
            found, settings.value(remembered.MISSES), settings.value(remembered.TINT_BY_REFERENCE)
        )
        settings.changed.connect(self._on_setting_changed)

    @property
    def view(self) -> View:
        """What is on show."""
        return self._view

    @property
    def ngram_length(self) -> int:
        """The length of the n-grams on offer beyond bigrams."""
        return self._settings.value(remembered.NGRAM_LENGTH)

    @property
    def skip_metric(self) -> str:
        """The metric whose skip-bigrams are on offer."""
        chosen = self._settings.value(remembered.SKIP_METRIC)
        return chosen if skip_rule(chosen) else DEFAULT_SKIP

    @property
    def layers(self) -> tuple[Layer, ...]:
        """The layers on offer, in the order of the tool bar."""
        return layers(self.ngram_length, self.skip_metric)

    @property
    def metrics(self) -> tuple[str, ...]:
        """The metrics whose layers are on offer, in the order of the table."""
        return tuple(layer.metric for layer in self.layers)

    def show(self, name: str) -> None:
        """Show the layer ``name`` alone; another name shows none."""
        layer = layer_named(name)
        self._become((layer,) if layer is not None else ())

    def toggle(self, name: str) -> None:
        """Add the layer ``name`` to those on show, or take it away."""
        layer = layer_named(name)
        if layer is None:
            return
        kept = tuple(shown for shown in self._view.layers if shown is not layer)
        if layer not in self._view.layers:
            # there is room for one length of n-grams and for one distance of skip-bigrams
            kept = tuple(shown for shown in kept if shown.kind != layer.kind)
            kept = (*kept, layer)
        self._become(kept)

    def show_metric(self, metric: str) -> None:
        """Show the layer of ``metric``, if it has one."""
        layer = layer_of_metric(metric)
        if layer is not None:
            if layer.n:
                self._settings.set_value(remembered.NGRAM_LENGTH, layer.n)
            elif layer.shape is Shape.STEPS:
                self._settings.set_value(remembered.SKIP_METRIC, metric)
            self._become((layer,))

    def show_ngrams(self, n: int) -> None:
        """Offer n-grams of the length ``n`` and show them."""
        self._settings.set_value(remembered.NGRAM_LENGTH, n)
        self._become((ngram_layer(n),))

    def show_skip(self, metric: str) -> None:
        """Offer the skip-bigrams of ``metric`` and show them."""
        self._settings.set_value(remembered.SKIP_METRIC, metric)
        self._become((skip_layer(metric),))

    def set_misses(self, shown: bool) -> None:
        """Underline what is unmatched, or do not."""
        self._settings.set_value(remembered.MISSES, shown)

    def set_by_reference(self, shown: bool) -> None:
        """Tint the candidate's units by the references that credit them, or do not."""
        self._settings.set_value(remembered.TINT_BY_REFERENCE, shown)

    def show_off(self) -> None:
        """Show no marks."""
        self.show("")

    def show_unigrams(self) -> None:
        """Show the unigrams."""
        self.show("unigram")

    def show_bigrams(self) -> None:
        """Show the bigrams."""
        self.show("bigram")

    def show_longer(self) -> None:
        """Show the n-grams of the length on offer."""
        self.show_ngrams(self.ngram_length)

    def show_lcs(self) -> None:
        """Show the longest common subsequence."""
        self.show("lcs")

    def show_summary(self) -> None:
        """Show the summary-level longest common subsequence."""
        self.show("lcs-sentence")

    def show_weighted(self) -> None:
        """Show the runs of the weighted longest common subsequence."""
        self.show("weighted")

    def show_pairs(self) -> None:
        """Show the skip-bigrams on offer."""
        self.show_skip(self.skip_metric)

    def _on_setting_changed(self, name: str) -> None:
        if name == remembered.MISSES.name:
            self._view = replace(self._view, misses=self._settings.value(remembered.MISSES))
        elif name == remembered.TINT_BY_REFERENCE.name:
            tinted = self._settings.value(remembered.TINT_BY_REFERENCE)
            self._view = replace(self._view, by_reference=tinted)
        elif name == remembered.NGRAM_LENGTH.name:
            longer = ngram_layer(self.ngram_length)
            self._view = replace(
                self._view, layers=tuple(longer if layer.n else layer for layer in self._view.layers)
            )
        elif name == remembered.SKIP_METRIC.name:
            pairs = skip_layer(self.skip_metric)
            self._view = replace(
                self._view,
                layers=tuple(pairs if layer.shape is Shape.STEPS else layer for layer in self._view.layers),
            )
        else:
            return
        self.view_changed.emit(self._view)

    def _become(self, chosen: tuple[Layer, ...]) -> None:
        self._settings.set_value(remembered.LAYERS, ",".join(layer.name for layer in chosen))
        self._view = replace(self._view, layers=chosen)
        self.view_changed.emit(self._view)
