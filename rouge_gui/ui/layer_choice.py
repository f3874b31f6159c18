"""Which layers the panes show: chosen by buttons, rows of the score table and keys; remembered."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.compare.picture import View
from rouge_gui.ui.layers import Layer, layer_named, layer_of_metric, layers, ngram_layer


class LayerChoice(QObject):
    """The layers on show. ``view_changed`` carries the new ``View``."""

    view_changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        names = settings.value(remembered.LAYERS).split(",")
        found = tuple(layer for layer in map(layer_named, names) if layer is not None)
        self._view = View(found, settings.value(remembered.MISSES))
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
    def metrics(self) -> tuple[str, ...]:
        """The metrics whose layers are on offer, in the order of the table."""
        return tuple(layer.metric for layer in layers(self.ngram_length))

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
            # there is room for one length of n-grams
            kept = tuple(shown for shown in kept if not (shown.n and layer.n))
            kept = (*kept, layer)
        self._become(kept)

    def show_metric(self, metric: str) -> None:
        """Show the layer of ``metric``, if it has one."""
        layer = layer_of_metric(metric)
        if layer is not None:
            if layer.n:
                self._settings.set_value(remembered.NGRAM_LENGTH, layer.n)
            self._become((layer,))

    def show_ngrams(self, n: int) -> None:
        """Offer n-grams of the length ``n`` and show them."""
        self._settings.set_value(remembered.NGRAM_LENGTH, n)
        self._become((ngram_layer(n),))

    def set_misses(self, shown: bool) -> None:
        """Underline what is unmatched, or do not."""
        self._settings.set_value(remembered.MISSES, shown)

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

    def _on_setting_changed(self, name: str) -> None:
        if name == remembered.MISSES.name:
            self._view = replace(self._view, misses=self._settings.value(remembered.MISSES))
        elif name == remembered.NGRAM_LENGTH.name:
            longer = ngram_layer(self.ngram_length)
            self._view = replace(
                self._view, layers=tuple(longer if layer.n else layer for layer in self._view.layers)
            )
        else:
            return
        self.view_changed.emit(self._view)

    def _become(self, chosen: tuple[Layer, ...]) -> None:
        self._settings.set_value(remembered.LAYERS, ",".join(layer.name for layer in chosen))
        self._view = replace(self._view, layers=chosen)
        self.view_changed.emit(self._view)
