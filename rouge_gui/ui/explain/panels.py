"""The panels of the Explain dock, in the order of their tabs. A new one is a row here."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from rouge_gui.ui.explain.counts import counts_of
from rouge_gui.ui.explain.counts_panel import CountsPanel
from rouge_gui.ui.explain.formula_panel import FormulaPanel
from rouge_gui.ui.explain.formula_value import formulas_of
from rouge_gui.ui.explain.impact_panel import ImpactPanel
from rouge_gui.ui.explain.impact_value import impacts_of
from rouge_gui.ui.explain.lens_panel import LensPanel
from rouge_gui.ui.explain.lens_value import lens_of
from rouge_gui.ui.explain.matrix_panel import MatrixPanel, table_of
from rouge_gui.ui.explain.panel import AnyPanelKind, PanelKind
from rouge_gui.ui.explain.selection_panel import SelectionPanel, selections_of
from rouge_gui.ui.explain.sentences_panel import SentencesPanel, cover_of

PANELS: tuple[AnyPanelKind, ...] = (
    PanelKind(
        "counts",
        QT_TRANSLATE_NOOP("explain", "Counts"),
        QT_TRANSLATE_NOOP(
            "explain",
            "Every unit that the metric counts, once: how often each text has it, and what it earns, which is the "
            "smaller of the two counts. The sums of the columns are the numbers of the score. Choose a row and its "
            "occurrences light up in both texts, those that earn nothing in a dashed frame; Enter goes from one to "
            "the next. ROUGE-W counts runs: the sum of credited is what their weights earn, the other sums are how "
            "many runs there are, and its totals, weighted lengths, stand below.",
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
    PanelKind(
        "matrix",
        QT_TRANSLATE_NOOP("explain", "Matrix"),
        QT_TRANSLATE_NOOP(
            "explain",
            "The table that the longest common subsequence is read from: a row for each token of the reference, a "
            "column for each of the candidate, and in a cell how long the subsequence of both texts up to there is. "
            "Dots are equal tokens; the joined squares are the path that was counted. Equal texts make one diagonal, "
            "two halves that changed places two, shuffled words dust. Point at a cell and both tokens light up; the "
            "arrow keys walk, with Ctrl along the path, and the wheel with Ctrl zooms. ROUGE-W shows how many equal "
            "tokens in a row end at a cell; where a metric compares sentence by sentence, every two sentences have a "
            "table of their own.",
        ),
        "dog",
        table_of,
        MatrixPanel,
    ),
    PanelKind(
        "selection",
        QT_TRANSLATE_NOOP("explain", "Selection"),
        QT_TRANSLATE_NOOP(
            "explain",
            "What the selected text earns in every metric: the units that lie in it as a whole, how many of them are "
            "credited, which part of all matches that is, and how much it adds to recall (in the reference) or to "
            "precision (in the candidate). Skip-bigrams are counted where they begin. The whole text gives the score’s "
            "own recall or precision; the shares of ROUGE-W’s parts do not add up to it, for it takes a root.",
        ),
        "cat",
        selections_of,
        SelectionPanel,
        about_metric=False,
    ),
    PanelKind(
        "sentences",
        QT_TRANSLATE_NOOP("explain", "Sentences"),
        QT_TRANSLATE_NOOP(
            "explain",
            "How ROUGE-Lsum sees the texts: a row for each sentence of the reference, a column for each of the "
            "candidate, and in the cell the length of their longest common subsequence in tokens. A sentence earns "
            "the union of its row: tokens that lie on any of these subsequences count once. So moved sentences cost "
            "nothing. Choose a cell and both sentences light up.",
        ),
        "gate",
        cover_of,
        SentencesPanel,
        about_metric=False,
    ),
    PanelKind(
        "impact",
        QT_TRANSLATE_NOOP("explain", "Impact"),
        QT_TRANSLATE_NOOP(
            "explain",
            "What each word of the candidate is worth: every metric is counted again without it, and the change is "
            "told. A word that matches nothing costs precision, so the score is higher without it: its bar is broken. "
            "Next edits lists the one-word changes that raise the metric most: in “the cat is under the mat” it is "
            "“under” → “on”, and ROUGE-1 rises from 5/6 to 1. Missing ranks what the reference has and the candidate "
            "lacks. Apply makes the edit, and undo takes it back.",
        ),
        "cat",
        impacts_of,
        ImpactPanel,
    ),
    PanelKind(
        "lens",
        QT_TRANSLATE_NOOP("explain", "Lens"),
        QT_TRANSLATE_NOOP(
            "explain",
            "What became of each word before anything was counted: how the tokenizer cut it, what lemmatiser or "
            "stemmer made of it, the form that is compared, or why there is none. A lemma that another reading could "
            "as well have is marked as a toss-up. Other cut shows the same texts under a second tokenizer: "
            "“嫌疑人被警方抓获” is four words for jieba, so ROUGE-1 against “警方逮捕了嫌疑人” is .5, and eight "
            "characters for another, which makes it .625.",
        ),
        "suspect",
        lens_of,
        LensPanel,
        about_metric=False,
    ),
)
