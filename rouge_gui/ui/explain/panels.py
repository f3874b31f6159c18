"""The panels of the Explain dock, in the order of their tabs. A new one is a row here."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from rouge_gui.ui.explain.counts import counts_of
from rouge_gui.ui.explain.counts_panel import CountsPanel
from rouge_gui.ui.explain.formula_panel import FormulaPanel
from rouge_gui.ui.explain.formula_value import formulas_of
from rouge_gui.ui.explain.panel import AnyPanelKind, PanelKind

PANELS: tuple[AnyPanelKind, ...] = (
    PanelKind(
        "counts",
        QT_TRANSLATE_NOOP("explain", "Counts"),
        QT_TRANSLATE_NOOP(
            "explain",
            "Every unit that the metric counts, once: how often each text has it, and what it earns, which is the "
            "smaller of the two counts. The sums of the columns are the numbers of the score. Choose a row and its "
            "occurrences light up in both texts, those that earn nothing in a dashed frame; Enter goes from one to "
            "the next.",
        ),
        "repeats",
        counts_of,
        CountsPanel,
    ),
    PanelKind(
        "formula",
        QT_TRANSLATE_NOOP("explain", "Formula"),
        QT_TRANSLATE_NOOP(
            "explain",
            "How the metric is computed: first the rule, then the numbers of this comparison put in, then the result. "
            "Recall divides the matches by what the reference has, precision by what the candidate has, F is their "
            "harmonic mean. With several references the last line says what the profile makes of them. Point at a "
            "line and what it counts lights up in the texts.",
        ),
        "cat",
        formulas_of,
        FormulaPanel,
        sacre=True,
    ),
)
