"""A script that no font shows is named."""

from PySide6.QtGui import QFontDatabase
from pytestqt.qtbot import QtBot

from rouge_gui.text import Script, scripts_of
from rouge_gui.ui.fonts import scripts_without_font
from rouge_gui.ui.wording import font_sentences

Systems = QFontDatabase.WritingSystem


def test_what_no_font_shows_is_named(qtbot: QtBot) -> None:
    def only_japanese(system: QFontDatabase.WritingSystem) -> list[str]:
        return ["Some Font"] if system is Systems.Japanese else []

    assert scripts_without_font(scripts_of("кот 猫 ねこ 고양이 cat"), only_japanese) == ["cyrillic", "hangul"]
    assert scripts_without_font(Script.HAN, lambda _: []) == ["han"]
    assert scripts_without_font(Script.LATIN, lambda _: []) == []


def test_the_sentence_says_what_to_do() -> None:
    assert font_sentences(["han"]) == [
        "No font on this system shows Chinese: install one, such as Noto Sans CJK"
    ]
