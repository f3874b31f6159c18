"""The dialog before a corpus is opened: the guess filled in, changed column by column, files looked into anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.inputs import Mapping, OutputColumn, guess, probe
from rouge_gui.corpus.inputs.choices import ROLES, ColumnRole
from rouge_gui.ui.corpus.mapping_dialog import MappingDialog

TABLE = "id,reference_1,reference_2,candidate_a,other,text,n\n1,r,s,c,d,Source. Text. Here. Now.,5\n2,t,,e,f,More.,6\n"


class Desk:
    """Opens dialogs for files in a folder."""

    def __init__(self, parent: QWidget, folder: Path) -> None:
        self.parent, self.folder = parent, folder
        self.chosen: list[Mapping] = []

    def open(self, text: str | bytes, *names: str) -> MappingDialog:
        paths = []
        for name in names or ("t.csv",):
            path = self.folder / name
            path.write_bytes(text.encode() if isinstance(text, str) else text)
            paths.append(str(path))
        found = probe(paths)
        dialog = MappingDialog(found, guess(found), self.parent)
        dialog.chosen.connect(self.chosen.append)
        dialog.show()
        return dialog


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    parent = QWidget()
    parent.show()
    yield Desk(parent, tmp_path)
    for dialog in parent.findChildren(MappingDialog):
        dialog.close()
    parent.close()
    parent.deleteLater()


def choose(dialog: MappingDialog, column: str, role: ColumnRole) -> None:
    box = dialog.header.boxes[[each.name for each in dialog._probe.columns].index(column)]
    box.setCurrentIndex(ROLES.index(role))
    box.activated.emit(box.currentIndex())


def roles(dialog: MappingDialog) -> list[str]:
    return [box.currentText() for box in dialog.header.boxes]


def test_the_guess_is_filled_in_and_taken(desk: Desk, qtbot: QtBot) -> None:
    dialog = desk.open(TABLE)
    assert roles(dialog) == [
        "Id of the item", "Reference", "Reference", "Candidate", "Kept beside", "Source text", "Kept beside",
    ]  # fmt: skip
    assert [line.text() for line in dialog.header.lines if line.isVisible()] == ["a"]
    assert (
        dialog.summary.whole == "systems: a · references: reference_1, reference_2 · columns kept beside: 2"
    )
    assert [dialog.table.model().index(1, column).data() for column in range(4)] == ["2", "t", "", "e"]
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert desk.chosen == [guess(probe([str(desk.folder / "t.csv")]))]
    assert not dialog.isVisible()


def test_columns_are_given_other_roles(desk: Desk) -> None:
    dialog = desk.open(TABLE)
    choose(dialog, "other", "candidate")
    choose(dialog, "reference_2", "none")
    choose(dialog, "n", "id")
    line = dialog.header.lines[4]
    assert line.text() == "other"
    line.selectAll()
    QTest.keyClicks(line, "Mine")
    assert (roles(dialog)[0], roles(dialog)[6]) == ("Kept beside", "Id of the item")
    dialog.open_button.click()
    (mapping,) = desk.chosen
    assert mapping.candidates == (OutputColumn("a", "candidate_a"), OutputColumn("Mine", "other"))
    assert (mapping.references, mapping.id, mapping.extra) == (("reference_1",), "n", ("id",))


def test_what_is_lacking_is_said_and_nothing_opened(desk: Desk) -> None:
    dialog = desk.open(TABLE)
    choose(dialog, "candidate_a", "extra")
    assert dialog.problem.text().startswith("Choose a column that holds candidates")
    assert not dialog.open_button.isEnabled()
    dialog.reading.has_lead.click()
    dialog.reading.lead.setValue(2)
    assert dialog.problem.isHidden()
    dialog.open_button.click()
    assert (desk.chosen[0].lead, desk.chosen[0].source, desk.chosen[0].candidates) == (2, "text", ())


def test_how_many_references(desk: Desk) -> None:
    dialog = desk.open(TABLE)
    assert dialog.reading.most_references.text() == "all"
    dialog.reading.most_references.setValue(1)
    dialog.open_button.click()
    assert desk.chosen[0].most_references == 1


def pick(box: QComboBox, value: str) -> None:
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_another_encoding_is_looked_at(desk: Desk, qtbot: QtBot) -> None:
    text = "эталон,кандидат\n" + "Совет одобрил мост,Мост одобрен\n" * 3
    dialog = desk.open(text.encode("koi8-r"))
    choose(dialog, "кандидат", "reference")
    pick(dialog.reading.encoding, "cp1251")
    assert not dialog.open_button.isEnabled()
    qtbot.waitUntil(lambda: not dialog.is_probing)
    assert dialog.table.model().index(0, 0).data() == "уПЧЕФ ПДПВТЙМ НПУФ"
    pick(dialog.reading.encoding, "koi8-r")
    qtbot.waitUntil(lambda: not dialog.is_probing)
    assert dialog.table.model().index(0, 0).data() == "Совет одобрил мост"
    assert roles(dialog) == ["Reference", "Candidate"]


def test_another_separator_and_no_header(desk: Desk, qtbot: QtBot) -> None:
    dialog = desk.open("a;b,c\nd;e,f\n")
    pick(dialog.reading.separator, ",")
    qtbot.waitUntil(lambda: not dialog.is_probing)
    assert [box.accessibleName() for box in dialog.header.boxes] == ["What a;b holds", "What c holds"]
    dialog.reading.has_header.click()
    qtbot.waitUntil(lambda: not dialog.is_probing)
    assert dialog.table.model().rowCount() == 2
    assert dialog.problem.text() == "Choose a column that holds references"


def test_several_files_are_systems_or_parts(desk: Desk) -> None:
    dialog = desk.open('{"reference": "r", "candidate": "c"}\n', "out_bart.jsonl", "out_t5.jsonl")
    assert dialog.head.whole == "out_bart.jsonl and others: 2 files · JSONL"
    assert dialog.summary.whole == "systems: bart, t5 · references: reference"
    dialog.reading.files.setCurrentIndex(0)
    dialog.reading.files.activated.emit(0)
    assert dialog.summary.whole == "systems: candidate · references: reference"
    dialog.open_button.click()
    assert (desk.chosen[0].file_systems, desk.chosen[0].candidate) == ((), "")


def test_problems_found_so_far_are_told(desk: Desk) -> None:
    dialog = desk.open("reference,candidate\na,b\nc\nd\ne\nf,g\n")
    assert dialog.problem.text().split("\n") == [
        "t.csv, line 3: More or fewer cells than the header has columns",
        "t.csv, line 4: More or fewer cells than the header has columns",
        "further problems: 1",
    ]
    assert dialog.open_button.isEnabled()


def test_a_file_that_cannot_be_read_opens_nothing(desk: Desk) -> None:
    dialog = desk.open("")
    assert dialog.problem.text() == "t.csv: It is empty"
    assert not dialog.open_button.isEnabled()


def test_thousands_of_columns_have_boxes_for_the_first(desk: Desk) -> None:
    names = [f"c{n}" for n in range(500)]
    dialog = desk.open(",".join(["reference", "candidate", *names]) + "\n" + ",".join(["x"] * 502) + "\n")
    assert len(dialog.header.boxes) == 60
    assert dialog.summary.whole.endswith("columns kept beside: 200 · columns not shown: 442")


def test_the_keyboard_reaches_every_column(desk: Desk, qtbot: QtBot) -> None:
    dialog = desk.open(TABLE)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.header.boxes[0].setFocus()
    bar = dialog.table.horizontalScrollBar()
    assert bar.value() == 0
    for _ in range(7):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.header.boxes[6]
    assert bar.value() > 0
