"""The Lens panel in the window: words step by step, a second tokenizer, words of the user's own."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot
from windows import rows, settle, show

from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.explain.lens_panel import CANDIDATE, CUTS, LensPanel
from rouge_gui.ui.explain.lens_value import OTHER_HMM
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.profile_text import with_userdict

SUSPECT = Snapshot(("警方逮捕了嫌疑人",), "嫌疑人被警方抓获", "auto")


def lens(window: MainWindow, qtbot: QtBot, snapshot: Snapshot) -> LensPanel:
    show(window, qtbot, snapshot)
    window.explaining.dock.show()
    window.explaining.view.show_panel("lens")
    settle(window, qtbot)
    panel = window.explaining.view.panel
    assert isinstance(panel, LensPanel)
    return panel


def test_each_word_is_followed_to_its_counted_form(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    stopwords = tmp_path / "stop.txt"
    stopwords.write_text("и\n", encoding="utf-8")
    profile = f"auto tokenizer=razdel lemma=ru fold=yo stopwords={stopwords}"
    panel = lens(window, qtbot, Snapshot(("Ещё ел и\nмышей",), "есть", profile))
    table = panel.tables["reference"]
    heads = [str(column.head) for column in table.ranked.columns]
    assert heads == ["as written", "cut", "lemma or stem", "folded", "counted as", "s."]
    assert rows(table) == [
        ["Ещё", "ещё", "", "еще", "еще", "1"],
        ["ел", "", "есть", "", "есть", "1"],
        ["и", "", "", "", "dropped: a stopword", "1"],
        ["мышей", "", "мышь", "", "мышь", "2"],
    ]
    assert "Sentences: 2" in panel.sentence.text()
    with qtbot.waitSignal(panel.lights_changed) as lights:
        table.selectRow(3)
    assert lights.args is not None
    assert lights.args[0].credited == (("reference", (9, 14)),)
    assert "мышь (" in panel.sentence.text()


def test_what_is_not_read_is_told_with_its_warning(window: MainWindow, qtbot: QtBot) -> None:
    panel = lens(window, qtbot, Snapshot(("está lloviendo",), "est", "rouge-score"))
    assert ["á", "not read by the tokenizer", "1"] in rows(panel.tables["reference"])
    assert "accented" in panel.sentence.text()


def test_what_clean_up_takes_out_is_told(window: MainWindow, qtbot: QtBot) -> None:
    panel = lens(window, qtbot, Snapshot(("a b",), "<think>hm</think> a b", "auto clean=think"))
    panel.segments.choose(CANDIDATE)
    assert rows(panel.tables["candidate"])[0][:2] == ["<think>hm</think>", "taken out by clean-up"]


def test_a_toss_up_shows_its_rivals(window: MainWindow, qtbot: QtBot) -> None:
    text = "Эти типы стали из печи; душа моя, вина мыла рой белка"
    panel = lens(window, qtbot, Snapshot((text,), text, "auto tokenizer=razdel lemma=ru"))
    tossed = [row for row in rows(panel.tables["reference"]) if "⚠" in str(row)]
    assert tossed
    assert all(str(row).count("%") >= 2 for row in tossed)
    assert f"toss-up: {len(tossed)}" in panel.sentence.text()


def test_a_second_tokenizer_lights_what_it_cuts_differently(window: MainWindow, qtbot: QtBot) -> None:
    panel = lens(window, qtbot, SUSPECT)
    panel.segments.choose(CUTS)
    with qtbot.waitSignal(panel.lights_changed):
        panel.choose_other("characters")
        qtbot.waitUntil(lambda: panel.is_settled)
    assert rows(panel.cut_table)[0][:3] == ["警方", "警方", "警\u2009|\u2009方"]
    assert {row[3] for row in rows(panel.cut_table)} == {"ref.", "cand."}
    assert panel.cut_table.ranked.columns[3].head == "text"
    assert window.board.reference.editor.lit.missed[0] == (0, 2)
    panel.choose_other(OTHER_HMM)
    qtbot.waitUntil(lambda: panel.is_settled)
    assert panel.others.currentText() == "jieba-exact without new words (HMM off)"
    assert "cut differently" in panel.sentence.text()


def test_a_word_of_the_users_own_is_used_and_undone(window: MainWindow, qtbot: QtBot) -> None:
    panel = lens(window, qtbot, SUSPECT)
    editor = window.board.candidate.editor
    editor.select((0, 4))
    QTest.mouseClick(panel.add, Qt.MouseButton.LeftButton)
    page = window.explain_desk.words.page
    assert page is not None
    assert page.word.text() == "嫌疑人被"
    QTest.mouseClick(page.add, Qt.MouseButton.LeftButton)
    settle(window, qtbot)
    assert listed(page.words) == ["嫌疑人被"]
    assert "userdict=" in window.document.snapshot.profile
    assert rows(panel.tables["candidate"])[0][0] == "嫌疑人被"
    QTest.mouseClick(page.add, Qt.MouseButton.LeftButton)
    assert "already" in page.said.text()
    assert listed(page.words) == ["嫌疑人被"]
    window.document.undo()
    settle(window, qtbot)
    assert rows(panel.tables["candidate"])[0][0] == "嫌疑人"
    page.words.setCurrentRow(0)
    QTest.mouseClick(page.remove, Qt.MouseButton.LeftButton)
    assert listed(page.words) == []
    settle(window, qtbot)


def test_a_dictionary_of_the_profiles_own_is_not_replaced(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    other = tmp_path / "own.txt"
    other.write_text("警方逮捕\n", encoding="utf-8")
    profile = f"auto tokenizer=jieba-exact userdict={other}"
    lens(window, qtbot, Snapshot(SUSPECT.references, SUSPECT.candidate, profile))
    window.explain_desk.words.open_with("嫌疑人被")
    page = window.explain_desk.words.page
    assert page is not None
    QTest.mouseClick(page.add, Qt.MouseButton.LeftButton)
    assert "own.txt" in page.said.text()
    assert listed(page.words) == []
    assert window.document.snapshot.profile == profile


def listed(words: QListWidget) -> list[str]:
    return [words.item(row).text() for row in range(words.count())]


def test_other_tokenizers_have_no_dictionary(window: MainWindow, qtbot: QtBot) -> None:
    panel = lens(window, qtbot, Snapshot(("a b",), "a", "rouge-score"))
    assert not panel.add.isEnabled()
    assert "jieba" in panel.add.toolTip()


@pytest.mark.parametrize(
    ("profile", "path", "expected"),
    [
        ("auto", "/x/w.txt", "auto userdict=/x/w.txt"),
        ("auto beta=2", "/x y/w.txt", "auto beta=2 'userdict=/x y/w.txt'"),
        ("auto 'userdict=/x y/w.txt' beta=2", "", "auto beta=2"),
        ("rouge-gui|profile:auto", "/x", None),
    ],
)
def test_a_profile_takes_a_dictionary(profile: str, path: str, expected: str | None) -> None:
    assert with_userdict(profile, path) == expected


@pytest.mark.parametrize(
    ("text", "profile", "name"),
    [
        ("警方抓获嫌疑人", "auto tokenizer=jieba-exact", "characters"),
        ("警方抓获嫌疑人", "auto tokenizer=characters", "jieba-exact"),
        ("кто-то пришёл", "auto tokenizer=unicode", "razdel"),
        ("the state-of-the-art", "rouge-score", "whitespace"),
    ],
)
def test_the_second_cut_offered_first_differs(
    window: MainWindow, qtbot: QtBot, text: str, profile: str, name: str
) -> None:
    panel = lens(window, qtbot, Snapshot((text,), text, profile))
    assert panel.others.currentData() == name
