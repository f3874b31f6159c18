"""Where a text has no unit, Explain says which one and why; what the other one has is listed all the same."""

import pytest
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.compare import Comparison, compare
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.explain.counts import counts_of
from rouge_gui.ui.explain.emptiness import NoUnitsError
from rouge_gui.ui.explain.explanation import Explanation, sections_of
from rouge_gui.ui.explain.impact_panel import MISSING, ImpactPanel
from rouge_gui.ui.explain.impact_value import impacts_of
from rouge_gui.ui.explain.matrix_panel import table_of
from rouge_gui.ui.explain.panel import Subject
from rouge_gui.ui.explain.sentences_panel import cover_of
from rouge_gui.ui.explain.wording import Absence, absence_of
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import load_theme

LIN = "ROUGE-1.5.5.pl -n 2 -w 1.2 -2 4 -u"
ENGLISH, RUSSIAN = "the cat sat new", "Росстат опубликовал"
NOT_READ = "The tokenizer rouge-1.5.5 leaves no token of the candidate."


def absence(comparison: Comparison, key: str) -> Absence:
    with pytest.raises(NoUnitsError) as caught:
        counts_of(comparison, key, 0)
    return absence_of(caught.value)


@pytest.mark.parametrize("key", ["rouge1", "rouge2", "rougeL", "rougeSU4"])
@pytest.mark.parametrize("profile", [LIN, "rouge-score"])
@pytest.mark.parametrize("texts", [(ENGLISH, RUSSIAN), (ENGLISH, ""), ("", ENGLISH)])
def test_the_text_that_has_units_is_listed(key: str, profile: str, texts: tuple[str, str]) -> None:
    comparison = compare(texts[0], texts[1], profile)
    if (profile, key, texts[0]) == (LIN, "rougeSU4", ""):
        # the script dies of a reference without tokens
        assert key not in comparison.scores_of((key,)).per_reference[0]
        return
    counts, score = counts_of(comparison, key, 0), comparison.scores_of((key,)).rouge(key)
    assert counts.units.in_reference.sum() == score.reference_total
    assert counts.units.in_candidate.sum() == score.candidate_total
    assert len(counts.units) == counts.units.missed.sum() + counts.units.in_candidate.sum() > 0
    assert counts.units.credited.sum() == 0


def test_the_window_says_what_its_table_says(window: MainWindow, qtbot: QtBot) -> None:
    window.explaining.dock.show()
    show(window, qtbot, Snapshot((ENGLISH,), RUSSIAN, LIN))
    view = window.explaining.view
    view.show_panel("counts")
    view.choose_metric("rougeSU4")
    view.metric_chosen.emit("rougeSU4")
    settle(window, qtbot)
    assert view.absence == ""
    assert view.chosen_metric == "rougeSU4"
    for panel in ("matrix", "sentences", "impact"):
        view.show_panel(panel)
        settle(window, qtbot)
        assert view.absence == f"The candidate has no tokens. {NOT_READ}"


@pytest.mark.parametrize(
    ("texts", "profile", "why", "cause"),
    [
        ((ENGLISH, RUSSIAN), LIN, "The candidate has no tokens", NOT_READ),
        ((ENGLISH, " \n"), "auto", "The candidate has no tokens", "The candidate is empty."),
        (
            ("...", ""),
            "auto tokenizer=unicode",
            "Neither text has tokens",
            "The tokenizer unicode leaves no token of the reference. The candidate is empty.",
        ),
        (
            (ENGLISH, "<think>hm</think>"),
            "auto tokenizer=whitespace clean=think",
            "The candidate has no tokens",
            "Clean-up leaves nothing of the candidate.",
        ),
    ],
)
def test_each_panel_names_the_text(texts: tuple[str, str], profile: str, why: str, cause: str) -> None:
    comparison = compare(texts[0], texts[1], profile)
    for needs in (table_of, cover_of, impacts_of):
        with pytest.raises(NoUnitsError) as caught:
            needs(comparison, "rougeL", 0)
        assert absence_of(caught.value) == Absence(why, cause)


def test_a_text_that_is_too_short_is_told_from_an_empty_one() -> None:
    too_short = "The reference is too short for a unit of this metric: number of tokens 1."
    assert absence(compare("cat", "", "rouge-score"), "rouge2") == Absence(
        "There is nothing to count", f"{too_short} The candidate is empty."
    )
    assert absence(compare("", "", "rouge-score"), "rouge1") == Absence(
        "There is nothing to count", "The reference is empty. The candidate is empty."
    )


def test_rouge_w_has_no_run_where_nothing_is_shared() -> None:
    shared = absence(compare("the cat", "a dog", "rouge-score"), "rougeW")
    assert shared.why == "There is no run to count"
    assert "share no token" in shared.remedy
    empty = absence(compare("the cat", "", "rouge-score"), "rougeW")
    assert empty == Absence("There is no run to count", "The candidate is empty.")


def test_nothing_is_missing_of_a_reference_without_units(qtbot: QtBot) -> None:
    comparison = compare("", ENGLISH, "rouge-score")
    panel = ImpactPanel(load_theme(dark=False))
    qtbot.addWidget(panel)
    panel.show_result(impacts_of(comparison, "rouge1", 0), Subject(comparison, "rouge1", 0))
    panel.segments.choose(MISSING)
    assert panel.sentence.text() == "The reference has no unit of this metric: none can be missing"


def test_the_page_for_others_says_it_too() -> None:
    explanation = Explanation(Subject(compare(ENGLISH, RUSSIAN, LIN), "rougeSU4", 0))
    explanation.carry_out()
    told = {section.name: section.lines for section in sections_of(explanation, ScoreFormat())}
    assert told["matrix"] == ("The candidate has no tokens", NOT_READ)
