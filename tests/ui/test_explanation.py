"""The exported explanation: complete, self-contained, and whatever the texts hold stays text."""

from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.explain.explanation import MOST_ROWS
from rouge_gui.ui.language import use_language
from rouge_gui.ui.main_window import MainWindow

HOSTILE = (
    "<script>alert('1')</script> </td></table> \"q\" & &amp; <img src=x onerror=alert(2)> a\u202eb <!-- c"
)


class Page(HTMLParser):
    """What a page says: its elements, the text of each section, the cells of its tables."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.sections: dict[str, str] = {}
        self.rows: dict[str, list[list[str]]] = {}
        self._open = ""
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag == "section":
            self._open = dict(attrs)["data-part"] or ""
            self.rows[self._open] = []
        elif tag == "tr" and self._open:
            self.rows[self._open].append([])
        elif tag in {"td", "th"} and self._open:
            self.rows[self._open][-1].append("")

    def handle_endtag(self, tag: str) -> None:
        if tag == "section":
            self._open = ""

    def handle_data(self, data: str) -> None:
        if self._open:
            self.sections[self._open] = self.sections.get(self._open, "") + data
            if self.rows[self._open] and self.rows[self._open][-1]:
                self.rows[self._open][-1][-1] += data.rstrip("\n")


def exported(window: MainWindow, qtbot: QtBot, path: Path) -> str:
    with qtbot.waitSignal(window.explain_desk.export.finished, timeout=20_000) as finished:
        window.explain_desk.export.write(str(path))
    assert finished.args == [True]
    return path.read_text(encoding="utf-8")


def test_the_page_holds_what_the_panels_show(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    show(window, qtbot, Snapshot(("the cat is on the mat",), "the cat is under the mat", "rouge-score"))
    source = exported(window, qtbot, tmp_path / "page.html")
    page = Page(source)
    assert list(page.sections) == ["formula", "counts", "matrix", "impact", "sentences", "lens"]
    assert "5 / 6 = 0.833" in page.sections["formula"]
    assert page.rows["counts"][-1] == ["sum", "6", "6", "5", "0", "1"]
    assert ["“under” → “on”", "1.000", "0.167"] in page.rows["impact"]
    assert ["1", "6", "5", "5", "5"] in page.rows["sentences"]
    assert ["under", "under", "1"] in page.rows["lens"]
    assert window.live.comparison is not None
    assert window.live.comparison.signature.split("|")[0] in source
    assert source.count('src="data:image/png;base64,') == 1
    assert "img-src data:" in source
    assert "script" not in page.tags


def test_texts_stay_texts(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    show(window, qtbot, Snapshot((HOSTILE,), f"{HOSTILE} x", "auto tokenizer=whitespace-raw"))
    source = exported(window, qtbot, tmp_path / "page.html")
    page = Page(source)
    assert not {"script", "link", "iframe", "object"} & set(page.tags)
    assert not [name for name, _ in page.attributes if name.startswith("on")]
    sources = [value for name, value in page.attributes if name in {"src", "href"}]
    assert all(value.startswith("data:image/png;base64,") for value in sources)
    forms = [row[0] for row in page.rows["counts"][1:-1]]
    assert "<script>alert('1')</script>" in forms
    assert "</td></table>" in forms


def test_long_lists_say_how_much_is_left_out(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    words = " ".join(f"w{number}" for number in range(MOST_ROWS + 12))
    window.layer_choice.show("unigram")
    show(window, qtbot, Snapshot((words,), words, "auto"))
    page = Page(exported(window, qtbot, tmp_path / "page.html"))
    assert "… and 12 more" in page.sections["counts"]
    assert page.rows["counts"][-1][1] == str(MOST_ROWS + 12)


def test_the_graph_stands_in_the_page_once_there_are_edits(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.document.replace_all(Snapshot(("a b",), "a c", "auto"), "replace", "test")
    settle(window, qtbot)
    source = exported(window, qtbot, tmp_path / "page.html")
    assert 'src="data:image/svg+xml;base64,' in source
    assert "img-src data:" in source
    assert "default-src 'none'" in source


@pytest.mark.parametrize("language", ["zh", "ru"])
def test_it_speaks_the_language(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, qapp: QApplication, language: str
) -> None:
    use_language(qapp, language)
    page = Page(exported(window, qtbot, tmp_path / "page.html"))
    assert "Without a word" not in page.sections["impact"]
    assert "Counts" not in page.sections["counts"]


def test_what_cannot_be_explained_is_said(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    show(window, qtbot, Snapshot(("a b",), "a c", "sacrebleu BLEU sentence"))
    page = Page(exported(window, qtbot, tmp_path / "page.html"))
    assert "computes no ROUGE" in page.sections["lens"]
    assert page.sections["formula"]
