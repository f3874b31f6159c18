"""The systems of a corpus compared: means on the left, pairs with their intervals on the right, what to think below.

Compares on a worker while it can be seen; what is about to change is grey.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QLabel, QSplitter, QStackedLayout, QVBoxLayout, QWidget

from rouge_gui.corpus.system_comparison import Comparison, Plan, caveats
from rouge_gui.metrics.rouge import is_rouge
from rouge_gui.report.system_table import (
    Writing,
    caption,
    comparison_csv,
    comparison_latex,
    comparison_markdown,
)
from rouge_gui.session.system_comparisons import SystemComparisons
from rouge_gui.session.timers import single_shot
from rouge_gui.ui.corpus.charts.choice import score_title
from rouge_gui.ui.corpus.source import CorpusSource
from rouge_gui.ui.corpus.systems.bars import BarDelegate
from rouge_gui.ui.corpus.systems.models import BARS, MeansModel, PairsModel
from rouge_gui.ui.corpus.systems.options import ComparisonOptions
from rouge_gui.ui.corpus.systems.switches import SystemSwitches
from rouge_gui.ui.corpus.systems.tables import ComparisonTable
from rouge_gui.ui.corpus.systems.words import brief_method, caveat_sentence, words
from rouge_gui.ui.numbers import HIDDEN, ScoreFormat
from rouge_gui.ui.theme import Theme

# choices are made in a row, and scores come several times a second while a corpus is scored
_COMPARE_AFTER_MS = 300
_SETTLED_AFTER_MS = 1_500
# what is done sooner greys nothing
_STALE_AFTER_MS = 120
_BAR_COLUMN_PX = 120
WRITERS: dict[str, Callable[[Comparison, Writing], str]] = {
    "latex": comparison_latex,
    "markdown": comparison_markdown,
    "csv": comparison_csv,
}


class SystemsPanel(QWidget):
    """Compares the systems of a source. ``switches`` stand wherever there is room for them.

    ``options_changed`` carries the ``ComparisonOptions`` that the user chose. ``close_worker`` before it goes.
    """

    options_changed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source: CorpusSource | None = None
        self._format = ScoreFormat()
        self._hidden = self._is_due = False
        self.comparisons = SystemComparisons(self)
        self.comparisons.ready.connect(self._on_ready)
        self.comparisons.failed.connect(self._on_failed)
        self._pause = single_shot(self, _COMPARE_AFTER_MS, self._request)
        self._stale = single_shot(self, _STALE_AFTER_MS, self._on_stale)
        self.switches = SystemSwitches(self)
        self.switches.view_changed.connect(self.refresh)
        self.switches.options_changed.connect(self._on_options_changed)
        self.switches.copy_wanted.connect(self.copy)
        self.switches.stop_wanted.connect(self.give_up)
        self.comparisons.progressed.connect(self.switches.show_progress)
        self.means, self.pairs = MeansModel(theme, self), PairsModel(theme, self)
        self._bars = BarDelegate(theme, self)
        self._build()
        self._show_page()

    def _build(self) -> None:
        self.means_table = ComparisonTable(self.means, self)
        self.means_table.setObjectName("systemMeans")
        self.means_table.setAccessibleName(self.tr("Systems and their means"))
        self.pairs_table = ComparisonTable(self.pairs, self, filling=BARS, least_px=_BAR_COLUMN_PX)
        self.pairs_table.setObjectName("systemPairs")
        self.pairs_table.setAccessibleName(self.tr("Pairs of systems and their differences"))
        self.pairs_table.setItemDelegateForColumn(BARS, self._bars)
        self.caption = QLabel(self)
        self.caption.setObjectName("muted")
        self.caption.setWordWrap(True)
        self.caption.setTextFormat(Qt.TextFormat.PlainText)
        self.caption.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._message = QLabel(self)
        self._message.setWordWrap(True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        halves = QSplitter(Qt.Orientation.Horizontal, self)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.means_table)
        halves.addWidget(self.pairs_table)
        halves.setSizes([300, 700])
        self._whole = QWidget(self)
        column = QVBoxLayout(self._whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(halves, 1)
        column.addWidget(self.caption)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self._message)
        self._pages.addWidget(self._whole)

    def minimumSizeHint(self) -> QSize:
        """Leave room for a few rows."""
        return QSize(420, 120)

    # --- what is shown -----------------------------------------------------------------------------------

    @property
    def comparison(self) -> Comparison | None:
        """What is shown, or was shown last."""
        return self.pairs.comparison

    @property
    def is_settled(self) -> bool:
        """Whether what is on screen is what there is, or was given up."""
        return not (self._pause.isActive() or self.comparisons.is_busy)

    def show_source(self, source: CorpusSource | None) -> None:
        """Compare the systems of ``source``, or of nothing; of the same one, what it has by now.

        What was shown before is read no more.
        """
        if source is not self._source:
            self.give_up()
            self.comparisons.rest()
            self._source = source
            self._show(None)
        self.switches.show_source(source)
        self._show_page()
        self.refresh()

    def wait_for_more(self) -> None:
        """Compare anew once no more scores come for a while."""
        self.refresh()
        if self._pause.isActive():
            self._pause.start(_SETTLED_AFTER_MS)

    def refresh(self) -> None:
        """Compare anew, soon, and only what can be seen: numbers, the filter or the choice are others."""
        self._is_due = True
        if self.isVisible() and self._source is not None:
            self.comparisons.give_up()
            self.switches.show_busy(busy=True)
            self._pause.start(_COMPARE_AFTER_MS)
            if not self._stale.isActive():
                self._stale.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Compare what came while nobody looked."""
        super().showEvent(event)
        if self._is_due:
            self.refresh()

    def compare_now(self) -> None:
        """Compare what is due without waiting for a pause."""
        if self._pause.isActive():
            self._request()

    def give_up(self) -> None:
        """Stop comparing; what is on screen stays, grey if it is not what there is."""
        self._pause.stop()
        self.comparisons.give_up()
        self.switches.show_busy(busy=False)

    def close_worker(self) -> None:
        """Stop comparing for good and wait for the worker."""
        self._pause.stop()
        self._stale.stop()
        self.comparisons.close()

    def set_options(self, options: ComparisonOptions) -> None:
        """Compare as ``options`` say."""
        self.switches.show_options(options)
        self.refresh()

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores in ``form``."""
        self._format = form
        self._show(self.comparison)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        self._bars.set_theme(theme)
        self.means.set_theme(theme)
        self.pairs.set_theme(theme)

    def set_hidden(self, hidden: bool) -> None:
        """Put a question mark in the place of the tables, or the tables back."""
        self._hidden = hidden
        self.switches.set_hidden(hidden)
        self._show_page()

    # --- comparing ---------------------------------------------------------------------------------------

    def _request(self) -> None:
        self._pause.stop()
        self._is_due = False
        source, view = self._source, self.switches.view
        if source is None or not view.metric:
            self.switches.show_busy(busy=False)
            return
        # what pairs are compared by is seen without scrolling
        metrics = sorted(source.metrics, key=lambda metric: metric != view.metric)
        keys = {metric: _key(metric, view.part) for metric in metrics}
        wanted = {
            key: (metric, view.part if is_rouge(metric) else "fmeasure") for metric, key in keys.items()
        }
        try:
            reader = source.reader(wanted)
        except LookupError:
            self.switches.show_busy(busy=False)
            return
        plan = Plan(
            source.systems, tuple(keys.values()), keys[view.metric], view.options.draws, view.baseline or None
        )
        self.comparisons.request(reader, plan)

    def _on_ready(self, comparison: Comparison) -> None:
        self._stale.stop()
        self.switches.show_busy(busy=False)
        self._set_stale(stale=False)
        self._show(comparison)

    def _on_failed(self, error: Exception) -> None:
        self.switches.show_busy(busy=False)
        self._show(None)
        self._message.setText(self.tr("The scores cannot be compared: {problem}").format(problem=error))

    def _on_stale(self) -> None:
        if self.switches.is_busy:
            self._set_stale(stale=True)

    def _set_stale(self, *, stale: bool) -> None:
        self._bars.set_stale(stale)
        self.means.set_stale(stale)
        self.pairs.set_stale(stale)

    def _on_options_changed(self, options: ComparisonOptions) -> None:
        shown = self.comparison
        if shown is None or shown.plan.draws != options.draws:
            self.refresh()
        else:
            # p-values of either test and any correction are there already
            self._show(shown)
        self.options_changed.emit(options)

    def _show(self, comparison: Comparison | None) -> None:
        writing = self._writing(comparison)
        self.means.show_comparison(comparison, writing, self._format)
        self.pairs.show_comparison(comparison, writing, self._format)
        if comparison is not None:
            brief = brief_method(comparison.item_count, comparison.plan.draws.level, writing)
            self.caption.setText(" ".join((brief, *writing.remarks)))
            self.caption.setToolTip(caption(comparison, writing))
        self._show_page()

    def _show_page(self) -> None:
        shown = self.comparison is not None and not self._hidden
        self._message.setObjectName("veil" if self._hidden else "muted")
        if self._hidden:
            self._message.setText(HIDDEN)
        elif self._source is None:
            self._message.setText(self.tr("Open a corpus to compare its systems"))
        else:
            found = self.switches.view.metric
            self._message.setText(self.tr("Comparing…") if found else self.tr("Nothing is scored yet"))
        self._message.style().polish(self._message)
        self._pages.setCurrentWidget(self._whole if shown else self._message)

    # --- handing on --------------------------------------------------------------------------------------

    def _writing(self, shown: Comparison | None) -> Writing:
        source, view = self._source, self.switches.view
        metrics = source.metrics if source is not None else ()
        remarks: tuple[str, ...] = ()
        if shown is not None and source is not None:
            found = caveats(shown, is_standard=source.is_standard)
            remarks = tuple(caveat_sentence(caveat) for caveat in found)
        return Writing(
            {_key(metric, part): score_title(metric, part) for metric in metrics for part in view.parts},
            frozenset(_key(metric, "") for metric in metrics if not is_rouge(metric)),
            self._format.percent,
            self._format.digits,
            view.options.test,
            view.options.correction,
            source.signature if source is not None else "",
            remarks,
            words(),
        )

    def text(self, form: str) -> str:
        """Return what is shown as one of ``WRITERS`` writes it; empty where there is nothing."""
        return (
            "" if self.comparison is None else WRITERS[form](self.comparison, self._writing(self.comparison))
        )

    def copy(self, form: str) -> None:
        """Put what is shown on the clipboard, as one of ``WRITERS`` writes it."""
        if self.comparison is not None and not self._hidden:
            QGuiApplication.clipboard().setText(self.text(form))


def _key(metric: str, part: str) -> str:
    return f"{metric}.{part}" if is_rouge(metric) else metric
