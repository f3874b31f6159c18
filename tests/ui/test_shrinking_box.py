"""A box of choices in the room there is."""

from pytestqt.qtbot import QtBot

from rouge_gui.ui.shrinking_box import ShrinkingBox


def test_both_ends_are_seen_of_what_does_not_fit(qtbot: QtBot) -> None:
    box = ShrinkingBox(12, None)
    qtbot.addWidget(box)
    box.addItems(["abstractive", "M1"])
    box.resize(300, 30)
    assert box.shown_text == "abstractive"
    box.resize(84, 30)
    first, _, last = box.shown_text.partition("…")
    assert first
    assert last
    assert "abstractive".startswith(first)
    assert "abstractive".endswith(last)
    assert box.currentText() == "abstractive"
    box.setCurrentIndex(1)
    assert box.shown_text == "M1"
    before = box.grab().toImage()
    box.setCurrentIndex(0)
    assert box.grab().toImage() != before
