"""Clean-up in the window: switches, their order, their effect, the badge, and texts before and after."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle, show

from rouge_gui.session.snapshot import Snapshot
from rouge_gui.text import CLEANUP_STEPS
from rouge_gui.ui.cleanup.panel import CleanupPanel
from rouge_gui.ui.cleanup.wording import step_sentence, step_title
from rouge_gui.ui.main_window import MainWindow

CANDIDATE = "<think>A cat.</think>\n\nHere is the summary:\n\n- The **cat** sat."
PAIR = Snapshot(("The cat sat.",), CANDIDATE, profile="rouge-score")
ON = Qt.CheckState.Checked


def opened(window: MainWindow, qtbot: QtBot) -> CleanupPanel:
    window.actions_by_id["cleanup"].trigger()
    panel = window.cleaning.panel
    assert panel is not None
    qtbot.waitUntil(lambda: window.cleaning.is_settled, timeout=WAIT_MS)
    return panel


def row(panel: CleanupPanel, step: str) -> QTreeWidgetItem:
    (found,) = panel.tree.findItems(step_title(step), Qt.MatchFlag.MatchExactly, 0)
    return found


def switch(window: MainWindow, qtbot: QtBot, panel: CleanupPanel, step: str) -> None:
    item = row(panel, step)
    item.setCheckState(0, Qt.CheckState.Unchecked if item.checkState(0) is ON else ON)
    wait(window, qtbot)


def wait(window: MainWindow, qtbot: QtBot) -> None:
    settle(window, qtbot)
    qtbot.waitUntil(lambda: window.cleaning.is_settled, timeout=WAIT_MS)


def effect(panel: CleanupPanel, step: str) -> tuple[str, str]:
    (found,) = [changed for name, *changed in panel.rows() if name == step]
    return found[0], found[1]


def f1(window: MainWindow) -> float:
    comparison = window.live.comparison
    assert comparison is not None
    return comparison.scores_of(["rouge1"]).rouge("rouge1").fmeasure


def test_a_switch_is_a_change_of_profile_that_can_be_undone(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, PAIR)
    panel = opened(window, qtbot)
    before = f1(window)
    for step in ("markdown", "think", "lead-in"):
        switch(window, qtbot, panel, step)
    assert window.document.snapshot.profile == "rouge-score clean=think,lead-in,markdown"
    assert f1(window) == 1.0
    window.actions_by_id["undo"].trigger()
    wait(window, qtbot)
    assert window.document.snapshot.profile == "rouge-score clean=think,markdown"
    assert [row(panel, step).checkState(0) is ON for step in ("think", "lead-in")] == [True, False]
    panel.off.click()
    wait(window, qtbot)
    assert (window.document.snapshot.profile, f1(window)) == ("rouge-score", before)
    assert not panel.off.isEnabled()


def test_each_switch_tells_how_many_tokens_it_changes(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, PAIR)
    panel = opened(window, qtbot)
    # think, a, cat, think
    assert effect(panel, "think") == ("0", "4")
    assert effect(panel, "yo") == ("0", "0")
    # not at the beginning of the text until the thinking is gone
    assert effect(panel, "lead-in") == ("0", "0")
    switch(window, qtbot, panel, "think")
    assert effect(panel, "lead-in") == ("0", "4")


def test_the_order_is_the_users(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("a",), "a", profile="rouge-score clean=yo,think"))
    panel = opened(window, qtbot)
    assert panel.steps == ("yo", "think")
    names = [name for name, *_ in panel.rows()]
    assert names.index("yo") < names.index("think")
    assert sorted(names) == sorted(CLEANUP_STEPS)
    panel.tree.setCurrentItem(row(panel, "think"))
    while panel.up.isEnabled():
        panel.up.click()
    wait(window, qtbot)
    assert window.document.snapshot.profile == "rouge-score clean=think,yo"
    current = panel.tree.currentItem()
    assert current is not None
    assert current.text(0) == step_title("think")
    panel.down.click()
    wait(window, qtbot)
    assert window.document.snapshot.profile.endswith(("clean=think,yo", "clean=yo,think"))


def test_what_is_taken_out_is_grey_in_the_pane_and_the_preview(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, PAIR)
    window.use_profile("rouge-score clean=think,lead-in,markdown")
    panel = opened(window, qtbot)
    comparison = window.live.comparison
    assert comparison is not None
    taken = [CANDIDATE[start:end] for start, end in comparison.dropped("candidate")]
    assert taken == [CANDIDATE[: CANDIDATE.index("The **")], "**", "**"]
    block = window.board.candidate.editor.document().begin()
    assert [found.format.fontItalic() for found in block.layout().formats()] == [True]
    assert panel.preview.given.toPlainText() == CANDIDATE
    assert panel.preview.read.toPlainText() == "The cat sat."
    selected = [found.cursor.selectedText() for found in panel.preview.given.extraSelections()]
    assert selected[1:] == ["**", "**"]
    panel.side_buttons[0].click()
    assert panel.preview.read.toPlainText() == panel.preview.given.toPlainText() == "The cat sat."


def test_the_badge_tells_that_it_is_on_and_opens_it(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, PAIR)
    badge = window.status_line.cleanup
    window.show()
    assert not badge.isVisible()
    window.use_profile("rouge-score clean=think,yo")
    settle(window, qtbot)
    assert badge.isVisible()
    assert badge.text() == "clean-up: 2"
    assert badge.toolTip().splitlines()[1:] == ["Thinking", "Letter ё"]
    assert "clean:think,yo" in window.status_line.signature.text()
    badge.click()
    assert window.cleaning.panel is not None
    window.use_profile("rouge-score")
    assert not badge.isVisible()


def test_look_alike_letters_are_reported_and_clean_up_is_offered(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("молоко",), "мoлoкo", profile="auto"))
    window.show()
    assert "мoлoкo" in window.status_line.notes.toolTip() + window.status_line.notes.text()
    assert window.status_line.cleanup.isVisible()
    assert window.status_line.cleanup.text() == "clean-up…"
    show(window, qtbot, Snapshot(("молоко",), "молоко", profile="auto"))
    assert not window.status_line.cleanup.isVisible()


@pytest.mark.parametrize(
    "profile", ["rouge-1.5.5 -n 2 -m", "pltrdy", "sacrebleu chrF sentence", "llama-factory"]
)
def test_every_kind_of_profile_takes_it(window: MainWindow, qtbot: QtBot, profile: str) -> None:
    show(window, qtbot, Snapshot(("The cat sat.",), CANDIDATE, profile=profile))
    panel = opened(window, qtbot)
    switch(window, qtbot, panel, "think")
    assert window.document.snapshot.profile == f"{profile} clean=think"
    assert "clean:think" in window.status_line.signature_text


def test_every_step_is_said_in_a_line() -> None:
    for step in CLEANUP_STEPS:
        assert step_title(step)
        assert step_sentence(step)
