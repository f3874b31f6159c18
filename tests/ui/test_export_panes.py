"""What leaves the window: a page, a clipboard, paper; by its contents."""

import re
from pathlib import Path

import pytest
import windows
from PySide6.QtCore import QLocale
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.metrics import Score
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.main_window import MainWindow


def show(window: MainWindow, qtbot: QtBot, references: tuple[str, ...], candidate: str) -> None:
    windows.show(window, qtbot, Snapshot(references, candidate))


def page_count(pdf: bytes) -> int:
    return pdf.count(b"/Type /Page\n")


def ask(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


def test_marked_texts_are_written_as_one_page(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(monkeypatch, tmp_path / "page")
    window.actions_by_id["export_html"].trigger()
    page = (tmp_path / "page.html").read_text("utf-8")
    assert page.count('data-status="credited"') == 8
    assert "unigrams&nbsp;</span> 4/5" in page
    assert window.live.comparison is not None
    assert window.live.comparison.scores.signature in page.replace("<wbr>", "")
    assert '<html lang="en">' in page
    assert window.message_bar.text == "page.html is written"


def test_what_is_no_rouge_score_stands_on_the_page_too(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: window.live.is_complete)
    assert window.live.comparison is not None
    bleu = window.live.beside()["bleu"]
    assert not isinstance(bleu, Score)
    ask(monkeypatch, tmp_path / "page.html")
    window.actions_by_id["export_html"].trigger()
    page = (tmp_path / "page.html").read_text("utf-8")
    assert [f">{name}<" in page for name in ("ROUGE-1", "BLEU")] == [True] * 2
    assert f"{bleu.score:.2f}" in page


def test_no_name_no_file(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ask(monkeypatch, "")
    window.actions_by_id["export_html"].trigger()
    window.actions_by_id["export_pdf"].trigger()
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == []


def test_where_nothing_can_be_written_it_is_said(window: MainWindow, tmp_path: Path) -> None:
    assert not window.pane_export.write_html(str(tmp_path / "no" / "page.html"))
    assert window.message_bar.text == (
        "page.html cannot be written: the folder “no” is missing; make it or choose another"
    )
    assert not window.pane_export.write_pdf(str(tmp_path / "no" / "page.pdf"))


def test_the_clipboard_holds_marks_and_plain_text(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, ("the cat", "a <b> dog"), "the <b> dog")
    window.references.show(1)
    window.actions_by_id["copy_marked"].trigger()
    data = QApplication.clipboard().mimeData()
    assert data.html().count('data-status="credited"') == 4
    assert "Reference 2 of 2" in data.html()
    assert "&lt;" in data.html()
    plain = data.text().split("\n")
    assert plain[:2] == ["Reference 2 of 2", "a <b> dog"]
    assert plain[3:5] == ["Candidate", "the <b> dog"]
    assert plain[-1] == window.status_line.signature_text


def test_a_pdf_has_a_page_where_one_is_enough(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "marks.pdf"
    assert window.pane_export.write_pdf(str(file))
    data = file.read_bytes()
    assert data.startswith(b"%PDF-")
    assert page_count(data) == 1


@pytest.mark.parametrize(("locale", "box"), [("en_US", b"612"), ("en_GB", b"595"), ("zh_CN", b"595")])
def test_the_paper_is_that_of_the_country(
    window: MainWindow, tmp_path: Path, locale: str, box: bytes
) -> None:
    QLocale.setDefault(QLocale(locale))
    window.pane_export.write_pdf(str(tmp_path / "page.pdf"))
    found = re.search(rb"/MediaBox \[0 0 (\d+)", (tmp_path / "page.pdf").read_bytes())
    assert found is not None
    assert found[1] == box


def test_a_long_text_takes_as_many_pages_as_it_needs(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    show(window, qtbot, ("the cat sat on the mat\n" * 50,), "the cat")
    file = tmp_path / "marks.pdf"
    window.layer_buttons.layer_chosen.emit("bigram")
    assert window.pane_export.write_pdf(str(file))
    assert page_count(file.read_bytes()) == 3


@pytest.mark.parametrize("layer", ["", "unigram", "bigram", "ngram:3", "lcs", "lcs-sentence"])
def test_printing_to_a_file(window: MainWindow, qtbot: QtBot, tmp_path: Path, layer: str) -> None:
    show(window, qtbot, ("кот 👍 сидит\n武汉 שלום \ud800",), "кот сидит 武汉\nсидит שלום")
    window.layer_buttons.layer_chosen.emit(layer)
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A5))
    printer.setOutputFileName(str(tmp_path / "print.pdf"))
    assert window.pane_export.print_on(printer) == 1
    assert page_count((tmp_path / "print.pdf").read_bytes()) == 1


def test_marks_are_on_the_paper(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    sizes = []
    for layer in ("", "unigram", "bigram"):
        window.layer_buttons.layer_chosen.emit(layer)
        file = tmp_path / f"{layer}.pdf"
        window.pane_export.write_pdf(str(file))
        sizes.append(len(file.read_bytes()))
    assert sizes[0] < min(sizes[1:])


@pytest.mark.qt_log_ignore("QPainter::begin", "propagateSizeHints")
def test_a_printer_that_cannot_be_used_is_said(window: MainWindow, tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "no" / "print.pdf"))
    assert window.pane_export.print_on(printer) == 0
    assert window.message_bar.text == "Nothing was printed: the printer cannot be used"


def test_the_print_command_asks_for_a_printer(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def accept(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(tmp_path / "asked.pdf"))
        return int(QPrintDialog.DialogCode.Accepted)

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    window.actions_by_id["print"].trigger()
    assert page_count((tmp_path / "asked.pdf").read_bytes()) == 1


def test_a_sacrebleu_profile_prints_its_score(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.use_profile("sacrebleu chrF sentence")
    settle(window, qtbot)
    assert window.pane_export.write_pdf(str(tmp_path / "chrf.pdf"))
    window.pane_export.copy()
    assert "chrF2 " in QApplication.clipboard().text()


def test_paper_is_light_whatever_the_window_is(window: MainWindow, tmp_path: Path) -> None:
    def page(name: str) -> bytes:
        window.pane_export.write_html(str(tmp_path / name))
        return (tmp_path / name).read_bytes()

    light = page("light.html")
    window.appearance.use_dark_colors()
    assert page("dark.html") == light
