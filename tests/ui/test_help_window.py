"""Help ▸ Contents: pages, search, links, live examples, F1 where the user is."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.ui.help.pages import PAGES, load_examples
from rouge_gui.ui.help.window import HelpWindow
from rouge_gui.ui.main_window import MainWindow


def opened(window: MainWindow) -> HelpWindow:
    window.actions_by_id["help"].trigger()
    shown = window.help_desk.help
    assert shown is not None
    assert shown.isVisible()
    assert not shown.isModal()
    return shown


def titles(shown: HelpWindow) -> list[str]:
    return [shown.list.item(row).text() for row in range(shown.list.count())]


class TestHelp:
    def test_it_opens_on_the_first_page_with_all_pages_listed(self, window: MainWindow) -> None:
        shown = opened(window)
        assert (shown.page, len(titles(shown))) == (PAGES[0], len(PAGES))
        assert shown.browser.toPlainText().startswith("First steps\n")
        assert "5 of its 6 words" in shown.browser.toPlainText()

    def test_a_search_leaves_the_pages_that_hold_the_words(self, window: MainWindow) -> None:
        shown = opened(window)
        QTest.keyClicks(shown.search, "jackknife")
        assert titles(shown) == ["Several references"]
        assert shown.page == "references"
        assert len(shown.browser.extraSelections()) == 1
        shown.search.setText("no such words")
        assert titles(shown) == []
        shown.show_page("bleu")
        assert (shown.search.text(), shown.page) == ("", "bleu")

    def test_links_lead_to_pages(self, window: MainWindow) -> None:
        shown = opened(window)
        shown.browser.anchorClicked.emit(QUrl("page:rouge-l"))
        assert shown.page == "rouge-l"
        assert shown.list.currentItem().text() == "ROUGE-L"
        shown.browser.anchorClicked.emit(QUrl("page:rouge-lsum"))
        shown.go_back()
        assert shown.page == "rouge-l"
        shown.go_back()
        shown.go_back()
        assert shown.page == PAGES[0]

    @pytest.mark.parametrize("name", ["cat", "two-average", "cat-ter", "police-lemma"])
    def test_an_example_opens_live_and_is_undone(self, window: MainWindow, qtbot: QtBot, name: str) -> None:
        before = window.document.snapshot
        example = load_examples()[name]
        opened(window).browser.anchorClicked.emit(QUrl(f"example:{name}"))
        settle(window, qtbot)
        snapshot = window.document.snapshot
        assert (snapshot.references, snapshot.candidate) == (example.references, example.candidate)
        assert snapshot.profile == example.profile
        assert window.board.candidate.editor.toPlainText() == example.candidate
        comparison = window.live.comparison
        assert comparison is not None
        for metric, values in example.scores.items():
            if metric.startswith("rouge"):
                assert comparison.scores_of((metric,)).rouge(metric).fmeasure == pytest.approx(values["f"])
        window.document.undo()
        assert window.document.snapshot == before

    def test_every_example_shows_its_numbers_in_the_table(self, window: MainWindow, qtbot: QtBot) -> None:
        shown = opened(window)
        for name, example in load_examples().items():
            shown.browser.anchorClicked.emit(QUrl(f"example:{name}"))
            settle(window, qtbot)
            comparison = window.live.comparison
            assert comparison is not None
            for metric, values in example.scores.items():
                if metric.startswith("rouge"):
                    score = comparison.scores_of((metric,)).rouge(metric)
                    assert (score.matches, score.fmeasure) == pytest.approx(
                        (values["matches"], values["f"])
                    ), name
            if example.layer:
                assert window.board.layer is not None
                assert window.board.layer.name == example.layer

    def test_files_that_were_changed_are_asked_about(
        self, window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        paths = [tmp_path / name for name in ("reference.txt", "candidate.txt")]
        for path in paths:
            path.write_text("one two", encoding="utf-8")
        assert window.open_paths([str(path) for path in paths])
        QTest.keyClicks(window.board.candidate.editor, "three ")
        changed = window.document.snapshot
        for answer, kept in (
            (QMessageBox.StandardButton.Cancel, True),
            (QMessageBox.StandardButton.Discard, False),
        ):
            monkeypatch.setattr(QMessageBox, "question", lambda *_args, given=answer: given)
            opened(window).browser.anchorClicked.emit(QUrl("example:cat"))
            assert (window.document.snapshot == changed) is kept
            assert window.files.is_any_open is kept
        settle(window, qtbot)

    def test_a_session_is_left_as_it_was_saved(
        self, window: MainWindow, qtbot: QtBot, tmp_path: Path
    ) -> None:
        path = tmp_path / "saved.rougegui"
        assert window.sessions.save_to(str(path))
        opened(window).browser.anchorClicked.emit(QUrl("example:cat"))
        settle(window, qtbot)
        assert not window.sessions.is_open
        assert window.document.snapshot.candidate == "the cat is under the mat"
        assert window.sessions.open_path(str(path))
        assert window.document.snapshot.candidate == "the cafe closes at nine"
        settle(window, qtbot)

    def test_f1_in_the_table_opens_the_page_of_its_metric(self, window: MainWindow) -> None:
        window.activateWindow()
        window.score_table.metric_chosen.emit("rougeLsum")
        window.score_table.setFocus()
        assert opened(window).page == "rouge-lsum"
        window.activateWindow()
        window.board.candidate.editor.setFocus()
        assert opened(window).page == "rouge-lsum"

    def test_the_keys_of_the_window_are_listed_as_they_are_now(self, window: MainWindow) -> None:
        window.actions_by_id["swap"].setShortcut("Ctrl+Alt+P")
        shown = opened(window)
        shown.show_page("keyboard")
        text = shown.browser.toPlainText()
        assert "Ctrl+Alt+P" in text
        assert "Swap reference and candidate\nCtrl+Alt+P\nX\n" in text

    def test_escape_closes_it_and_it_opens_where_it_was(self, window: MainWindow) -> None:
        shown = opened(window)
        shown.show_page("ter")
        QTest.keyClick(shown, Qt.Key.Key_Escape)
        assert not shown.isVisible()
        assert opened(window).page == "ter"

    def test_it_takes_the_colours_of_the_window(self, window: MainWindow) -> None:
        shown = opened(window)
        window.appearance.use_dark_colors()
        ground = shown.browser.viewport().grab().toImage().pixelColor(3, 3)
        assert ground.name() == window.appearance.theme.card.lower()
        window.appearance.use_light_colors()
