"""Find and replace in the real window, by the keys a user presses."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.session.snapshot import Side, Snapshot
from rouge_gui.text import Span
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.find_bar import ALL, CANDIDATE, REFERENCE, FindBar
from rouge_gui.ui.main_window import MainWindow

CONTROL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    show(window, qtbot, Snapshot(("the cat is on the mat", "one cat"), "a Cat sat on the cat"))
    window.board.candidate.editor.place_caret(0)
    return window


def look_for(window: MainWindow, text: str, replacement: str | None = None) -> FindBar:
    window.actions_by_id["find" if replacement is None else "replace"].trigger()
    bar = window.find_bar
    QTest.keyClicks(bar.find_field, text)
    if replacement is not None:
        bar.replace_field.setText(replacement)
    return bar


def selected(window: MainWindow) -> tuple[str, int, str]:
    place, (start, end) = window.finder.hits[window.finder.current]
    editor = window.board.pane(place[0].value).editor
    assert editor.selected_span == (start, end)
    return place[0].value, start, editor.shown_text[start:end]


def focused() -> QWidget | None:
    return QApplication.focusWidget()


def texts(window: MainWindow) -> tuple[tuple[str, ...], str]:
    return window.document.snapshot.references, window.document.snapshot.candidate


def test_the_bar_is_named_and_hidden_at_first(window: MainWindow) -> None:
    bar = window.find_bar
    assert bar.isHidden()
    controls = (bar.find_field, bar.replace_field, bar.scope, bar.match_case, bar.whole_words, bar.is_pattern)
    assert all(control.accessibleName() for control in (bar, *controls))


def test_finding_starts_at_the_caret_and_goes_round(window: MainWindow) -> None:
    bar = look_for(window, "cat")
    assert (bar.count.text(), selected(window)) == ("2 of 3", ("candidate", 2, "Cat"))
    steps = []
    for key, modifier in ((Qt.Key.Key_Return, None), (Qt.Key.Key_Return, None), (Qt.Key.Key_Return, SHIFT)):
        QTest.keyClick(bar.find_field, key, modifier or Qt.KeyboardModifier.NoModifier)
        steps.append((bar.count.text(), selected(window)))
    assert steps == [
        ("3 of 3", ("candidate", 17, "cat")),
        ("1 of 3", ("reference", 4, "cat")),
        ("3 of 3", ("candidate", 17, "cat")),
    ]
    assert focused() is bar.find_field


def test_escape_closes_and_gives_the_keyboard_back(window: MainWindow) -> None:
    bar = look_for(window, "sat")
    QTest.keyClick(bar.find_field, Qt.Key.Key_Escape)
    assert bar.isHidden()
    editor = window.board.candidate.editor
    assert focused() is editor
    assert editor.selected_span == (6, 9)
    # and F3 goes on without it
    QTest.keyClick(editor, Qt.Key.Key_F3)
    assert bar.isHidden()
    assert editor.selected_span == (6, 9)


def test_the_selection_is_what_is_looked_for_first(window: MainWindow) -> None:
    window.board.candidate.editor.select((6, 9))
    window.actions_by_id["find"].trigger()
    assert window.find_bar.find_field.text() == "sat"
    assert window.find_bar.count.text() == "1 of 1"
    assert window.find_bar.replace_field.isHidden()


def test_options_narrow_what_is_found(window: MainWindow) -> None:
    bar = look_for(window, "at")
    counts = [bar.count.text()]
    for change in (
        bar.whole_words.click,
        bar.whole_words.click,
        lambda: bar.find_field.setText("Cat"),
        bar.match_case.click,
        bar.is_pattern.click,
        lambda: bar.find_field.setText(r"\bo\w"),
    ):
        change()
        counts.append(bar.count.text().split(" of ")[-1])
    assert counts == ["3 of 5", "nothing found", "5", "3", "1", "1", "2"]


def test_scopes_choose_the_texts(window: MainWindow) -> None:
    bar = look_for(window, "cat")
    counts = {}
    for scope in (REFERENCE, CANDIDATE, ALL):
        bar.scope.setCurrentIndex(bar.scope.findData(scope))
        counts[scope] = bar.count.text().split(" of ")[-1]
    assert counts == {REFERENCE: "1", CANDIDATE: "2", ALL: "4"}


def test_what_is_found_in_another_reference_is_shown(window: MainWindow) -> None:
    bar = look_for(window, "one")
    assert bar.count.text() == "nothing found"
    bar.scope.setCurrentIndex(bar.scope.findData(ALL))
    assert window.board.chosen_reference == 1
    assert selected(window) == ("reference", 0, "one")


def test_f3_starts_at_the_caret_of_the_pane(window: MainWindow) -> None:
    bar = look_for(window, "cat")
    bar.close_bar()
    editor = window.board.candidate.editor
    editor.place_caret(10)
    QTest.keyClick(editor, Qt.Key.Key_F3)
    assert selected(window) == ("candidate", 17, "cat")
    QTest.keyClick(editor, Qt.Key.Key_F3, SHIFT)
    assert selected(window) == ("candidate", 2, "Cat")


def test_f3_before_anything_was_looked_for_opens_the_bar(window: MainWindow) -> None:
    window.actions_by_id["find_next"].trigger()
    assert focused() is window.find_bar.find_field


def test_replacing_goes_from_one_to_the_next(window: MainWindow, qtbot: QtBot) -> None:
    bar = look_for(window, "cat", "dogcat")
    bar.replace_field.setFocus()
    for _ in range(2):
        QTest.keyClick(bar.replace_field, Qt.Key.Key_Return)
    assert texts(window)[1] == "a dogcat sat on the dogcat"
    assert selected(window) == ("reference", 4, "cat")
    assert focused() is bar.replace_field
    kinds = [state.label.kind for state in window.document.history]
    assert kinds == ["open", "replace", "replace"]
    window.document.undo()
    assert texts(window)[1] == "a dogcat sat on the cat"


def test_replacing_by_a_pattern_fills_in_its_groups(window: MainWindow) -> None:
    bar = look_for(window, r"(\w+) on", r"\1 \1 under")
    bar.is_pattern.click()
    bar.replace_button.click()
    bar.replace_button.click()
    assert texts(window) == (("the cat is is under the mat", "one cat"), "a Cat sat sat under the cat")


def test_replacing_all_is_one_step_over_all_texts(window: MainWindow) -> None:
    bar = look_for(window, "cat", "dog")
    bar.scope.setCurrentIndex(bar.scope.findData(ALL))
    QTest.keyClick(bar.find_field, Qt.Key.Key_Return, CONTROL | ALT)
    assert texts(window) == (("the dog is on the mat", "one dog"), "a dog sat on the dog")
    assert bar.count.text() == "4 replaced"
    assert len(window.document.history) == 2
    window.document.undo()
    assert texts(window) == (("the cat is on the mat", "one cat"), "a Cat sat on the cat")


def test_replacing_all_in_a_long_text_compares_once(window: MainWindow, qtbot: QtBot) -> None:
    line = "a banana and an apple at a table\n"
    window.document.new(Snapshot((line * 1_500,), line * 1_500, "rouge-score"), "test")
    settle(window, qtbot)
    compared: list[object] = []
    changes: list[object] = []
    window.runner.comparison_ready.connect(compared.append)
    window.document.changed.connect(changes.append)
    bar = look_for(window, "a", "b")
    bar.match_case.click()
    bar.replace_all_button.click()
    settle(window, qtbot)
    assert texts(window) == ((line.replace("a", "b") * 1_500,), line.replace("a", "b") * 1_500)
    assert (len(compared), len(changes), len(window.document.history)) == (1, 1, 2)
    assert window.keeper.points.current == 1
    window.document.undo()
    settle(window, qtbot)
    assert texts(window) == ((line * 1_500,), line * 1_500)
    assert (len(compared), len(changes)) == (2, 2)


@pytest.mark.parametrize(
    ("pattern", "problem"),
    [
        ("cat(", "Not a regular expression: look at character 4"),
        ("((a{999}){999}){999}", "This takes too long to find: make the pattern simpler"),
    ],
)
def test_a_bad_pattern_is_told_in_place(window: MainWindow, pattern: str, problem: str) -> None:
    bar = look_for(window, "cat")
    bar.is_pattern.click()
    bar.find_field.setText(pattern)
    assert bar.problem.isVisible()
    assert (bar.problem.text(), bar.count.text()) == (problem, "")
    assert not bar.replace_all_button.isEnabled()
    bar.find_field.setText("cat")
    assert bar.problem.isHidden()
    assert bar.count.text().endswith("of 3")


def test_a_bad_replacement_changes_nothing(window: MainWindow) -> None:
    bar = look_for(window, "cat", r"\1")
    bar.is_pattern.click()
    for button in (bar.replace_button, bar.replace_all_button):
        bar.find_field.setText("ca")
        bar.find_field.setText("cat")
        button.click()
        assert bar.problem.text() == "The replacement names a group that the pattern has not"
    assert len(window.document.history) == 1


def test_what_is_found_follows_typing(window: MainWindow, qtbot: QtBot) -> None:
    bar = look_for(window, "cat")
    editor = window.board.candidate.editor
    editor.place_caret(0)
    QTest.keyClicks(editor, "cat ")
    qtbot.waitUntil(lambda: bar.count.text() == "4 found")
    assert editor.selected_span == (4, 4)
    QTest.keyClick(editor, Qt.Key.Key_F3)
    assert selected(window) == ("candidate", 6, "Cat")


def test_letters_beyond_the_first_plane_shift_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.document.new(Snapshot(("İİ 💩 kedi",), "𠮷 kedi"), "test")
    settle(window, qtbot)
    look_for(window, "KEDI", "köpek")
    assert selected(window)[2] == "kedi"
    window.find_bar.replace_all_button.click()
    assert texts(window) == (("İİ 💩 köpek",), "𠮷 köpek")


def test_a_second_candidate_and_a_source_are_searched(window: MainWindow, qtbot: QtBot) -> None:
    window.document.set_second("another cat", "test")
    window.document.set_source("a cat's tale", "test")
    settle(window, qtbot)
    bar = look_for(window, "cat")
    assert [hit.place[0] for hit in window.finder.hits][-2:] == [Side.SECOND, Side.SOURCE]
    found = [selected(window)]
    for _ in range(3):
        bar.next_button.click()
        found.append(selected(window))
    assert found[1:] == [("candidate", 17, "cat"), ("second", 8, "cat"), ("source", 2, "cat")]


def test_the_count_is_never_clipped(window: MainWindow) -> None:
    for width in (window.width(), window.minimumSizeHint().width()):
        window.resize(width, window.height())
        for text in ("nowhere", "cat", "c"):
            bar = look_for(window, text)
            QApplication.processEvents()
            label = bar.count
            assert label.text()
            assert label.contentsRect().width() >= label.fontMetrics().horizontalAdvance(label.text())


def test_the_editor_is_told_which_hit_is_the_current_one(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[TextEditor, int] = {}
    show_found = TextEditor.show_found

    def listen(editor: TextEditor, spans: Sequence[Span], current: int) -> None:
        told[editor] = current
        show_found(editor, spans, current)

    monkeypatch.setattr(TextEditor, "show_found", listen)
    bar = look_for(window, "cat")
    reference, candidate = window.board.reference.editor, window.board.candidate.editor
    seen = [(told[reference], told[candidate])]
    for _ in range(2):
        QTest.keyClick(bar.find_field, Qt.Key.Key_Return)
        seen.append((told[reference], told[candidate]))
    assert seen == [(-1, 0), (-1, 1), (0, -1)]
