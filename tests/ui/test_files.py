"""The files behind the texts: each stays with its text, wherever that goes."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rouge_gui.session.document import Document
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.ui.files import TextFiles

REFERENCE, CANDIDATE, SECOND, SOURCE = Side


class Opened:
    """A document opened from files named ``a`` … with texts of the same letters, the last as candidate."""

    def __init__(self, folder: Path, names: str) -> None:
        self.folder = folder
        self.document = Document()
        self.files = TextFiles(self.document)
        self.problems: list[str] = []
        self.files.problem.connect(self.problems.append)
        assert self.files.open_comparison([self.write(name) for name in names])

    def write(self, name: str, text: str = "") -> str:
        path = self.folder / name
        path.write_text(text or name, encoding="utf-8")
        return str(path)

    def change_all(self) -> None:
        snapshot = self.document.snapshot
        for side, reference in snapshot.places:
            end = len(snapshot.text(side, reference))
            self.document.edit(TextEdit(side, reference, end, "", "!"), "pane", "paste")

    def on_disk(self) -> dict[str, str]:
        return {path.name: path.read_text(encoding="utf-8") for path in sorted(self.folder.iterdir())}


@pytest.fixture
def opened(tmp_path: Path, qtbot: QtBot) -> Opened:
    return Opened(tmp_path, "abcd")


def test_a_removed_reference_takes_its_file_along_and_brings_it_back(opened: Opened) -> None:
    document, files = opened.document, opened.files
    document.remove_reference(0, "tabs")
    assert files.names() == ["b", "c", "d"]
    opened.change_all()
    assert files.save()
    assert opened.on_disk() == {"a": "a", "b": "b!", "c": "c!", "d": "d!"}
    for _ in range(4):
        document.undo()
    assert files.names() == ["a", "b", "c", "d"]
    opened.change_all()
    assert files.save()
    assert set(opened.on_disk().values()) == {"a!", "b!", "c!", "d!"}


def test_moved_and_swapped_texts_keep_their_files(opened: Opened) -> None:
    document, files = opened.document, opened.files
    document.move_reference(0, 2, "tabs")
    document.swap("window", 0)
    assert files.names() == ["d", "c", "a", "b"]
    opened.change_all()
    assert files.save()
    assert opened.on_disk() == {name: f"{name}!" for name in "abcd"}
    document.return_to(0)
    assert files.names() == ["a", "b", "c", "d"]


def test_texts_that_are_equal_are_told_apart(tmp_path: Path, qtbot: QtBot) -> None:
    opened = Opened(tmp_path, "abc")
    opened.write("a", "same")
    opened.write("b", "same")
    opened.files.open_comparison([str(tmp_path / name) for name in "abc"])
    opened.document.remove_reference(0, "tabs")
    assert opened.files.names() == ["b", "c"]


def test_undoing_an_opened_side_brings_back_the_file_it_replaced(opened: Opened) -> None:
    document, files = opened.document, opened.files
    assert files.open_side(opened.write("x"), CANDIDATE)
    assert files.names() == ["a", "b", "c", "x"]
    document.undo()
    opened.change_all()
    assert files.save()
    assert opened.on_disk() == {"a": "a!", "b": "b!", "c": "c!", "d": "d!", "x": "x"}


def test_another_name_stays_when_edits_before_it_are_undone(opened: Opened) -> None:
    document, files = opened.document, opened.files
    opened.change_all()
    assert files.save_as(CANDIDATE, 0, str(opened.folder / "y"))
    document.undo()
    assert files.names() == ["a", "b", "c", "y"]
    assert files.save()
    assert (opened.on_disk()["d"], opened.on_disk()["y"]) == ("d", "d")


def test_a_file_with_the_same_text_is_the_text_s_file(opened: Opened) -> None:
    assert opened.files.open_side(opened.write("z", "d"), CANDIDATE)
    assert opened.files.names() == ["a", "b", "c", "z"]
    assert len(opened.document.history) == 1


def test_a_second_candidate_and_a_source_come_from_files(opened: Opened) -> None:
    document, files = opened.document, opened.files
    assert files.open_side(opened.write("s"), SECOND)
    assert files.open_side(opened.write("o"), SOURCE)
    assert files.names() == ["a", "b", "c", "d", "s", "o"]
    assert files.all_saved()
    document.promote_second("window")
    assert files.names() == ["a", "b", "c", "s", "d", "o"]
    document.set_second(None, "window")
    assert files.names() == ["a", "b", "c", "s", "o"]
    assert files.save_as(SOURCE, 0, str(opened.folder / "other"))
    assert opened.on_disk()["other"] == "o"


def test_an_empty_text_needs_no_file_and_a_written_one_does(opened: Opened) -> None:
    document, files = opened.document, opened.files
    document.add_reference("", "tabs")
    assert files.all_saved()
    document.edit(TextEdit(REFERENCE, 3, 0, "", "x"), "pane")
    assert not files.all_saved()


def test_names_are_right_when_a_change_is_told(opened: Opened) -> None:
    heard: list[list[str]] = []
    opened.document.changed.connect(lambda _change: heard.append(opened.files.names()))
    opened.files.open_side(opened.write("x"), REFERENCE, 1)
    opened.files.open_comparison([opened.write("m"), opened.write("n")])
    opened.document.new(Snapshot(), "new")
    assert heard == [["a", "x", "c", "d"], ["m", "n"], []]
    assert not opened.files.is_any_open


def test_what_cannot_be_read_changes_nothing(opened: Opened) -> None:
    assert not opened.files.open_side(str(opened.folder / "missing"), CANDIDATE)
    assert not opened.files.open_comparison([str(opened.folder / "missing"), str(opened.folder / "a")])
    assert len(opened.problems) == 2
    opened.document.new(Snapshot(), "new")
    assert opened.files.names() == []


def test_texts_that_wait_for_a_file_are_told(opened: Opened) -> None:
    document, files = opened.document, opened.files
    document.add_reference("", "tabs")
    document.set_second("y", "window")
    assert files.without() == [(SECOND, 0)]
    assert files.save_as(SECOND, 0, str(opened.folder / "y"))
    assert files.without() == []
