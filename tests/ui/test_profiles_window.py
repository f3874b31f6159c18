"""Profiles in the window: the box in groups, the editor in step with the string, names, files, undo."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.metrics import Profile
from rouge_gui.metrics.kinds import KINDS
from rouge_gui.metrics.profile_files import SavedProfile, read, write
from rouge_gui.metrics.recipes import RECIPES
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.profiles.editor import ProfileEditor
from rouge_gui.ui.profiles.form import ProfileForm

MINE = SavedProfile("Mine", "rouge-score stemmer=porter", ("rouge1", "rougeL"), 100, "for the report")
PERL_LINE = "ROUGE-1.5.5.pl -e data -c 95 -r 1000 -n 2 -m -w 1.2 -2 4 -u -a settings.xml"


def editor_of(window: MainWindow) -> ProfileEditor:
    window.profiles.open_editor()
    editor = window.profiles.editor
    assert editor is not None
    return editor


def choose(form: ProfileForm, key: str, value: str) -> None:
    field = form.field(key)
    assert isinstance(field, QComboBox)
    if field.isEditable():
        field.setEditText(value)
        line = field.lineEdit()
        assert line is not None
        line.editingFinished.emit()
        return
    place = field.findText(value)
    assert place >= 0
    field.setCurrentIndex(place)
    field.activated.emit(place)


def write_text(editor: ProfileEditor, text: str) -> None:
    editor.text.selectAll()
    QTest.keyClicks(editor.text, text)


def offered(window: MainWindow) -> list[str]:
    box = window.profile_box
    return [box.itemText(place) for place in range(box.count())]


class TestBox:
    def test_it_lists_implementations_recipes_and_own_ones(self, window: MainWindow) -> None:
        window.profiles.library.save(MINE)
        listed = offered(window)
        assert set(RECIPES) < set(listed)
        assert {text.split(" ")[0] for text in listed if text} >= set(KINDS)
        assert listed[-1] == "Mine"
        box = window.profile_box
        heads = [place for place, text in enumerate(listed) if not text]
        assert len(heads) == 3
        for place in heads:
            flags = box.model().flags(box.model().index(place, 0))
            assert not flags & Qt.ItemFlag.ItemIsSelectable
        spoken = box.itemData(len(listed) - 1, Qt.ItemDataRole.AccessibleTextRole)
        assert spoken == "Mine: for the report"

    def test_a_name_of_ones_own_is_a_profile(self, window: MainWindow, qtbot: QtBot) -> None:
        window.profiles.library.save(MINE)
        window.use_profile("mine")
        settle(window, qtbot)
        assert window.document.snapshot.profile == MINE.text
        assert window.profile_box.currentText() == "Mine"
        window.document.undo()
        assert window.profile_box.currentText() == "auto"

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
    def test_a_pipe_that_a_profile_names_is_not_waited_for(self, window: MainWindow, tmp_path: Path) -> None:
        before = window.document.snapshot.profile
        for name, profile in (("fifo", "auto stopwords={}"), ("fifo.rougeprofile", "{}")):
            path = tmp_path / name
            os.mkfifo(path)
            window.use_profile(profile.format(path))
            assert f"{name} is a pipe, socket or device" in window.message_bar.text
            assert window.document.snapshot.profile == before

    def test_the_second_box_knows_the_names_too(self, window: MainWindow, qtbot: QtBot) -> None:
        window.profiles.library.save(MINE)
        box = window.second_row.box
        window.second_profile.choose()
        box.setEditText("Mine")
        box.textActivated.emit("Mine")
        qtbot.waitUntil(lambda: window.second_profile.is_settled)
        assert window.second_profile.profile == MINE.text
        assert box.currentText() == "Mine"

    def test_metrics_that_an_implementation_lacks_are_left_out(
        self, window: MainWindow, qtbot: QtBot
    ) -> None:
        window.use_profile("pltrdy reports=rougeW,rouge1")
        settle(window, qtbot)
        assert window.live.comparison is not None
        assert window.live.comparison.profile == Profile.parse("pltrdy reports=rougeW,rouge1")

    @pytest.mark.parametrize("text", [PERL_LINE, Profile.parse("llama-factory").signature()])
    def test_a_pasted_line_or_signature_is_a_profile(
        self, window: MainWindow, qtbot: QtBot, text: str
    ) -> None:
        window.use_profile(text)
        settle(window, qtbot)
        assert window.live.comparison is not None
        assert window.live.comparison.profile == Profile.parse(text)
        assert not window.profile_box.accessibleDescription()


class TestForm:
    @pytest.mark.parametrize(
        "text",
        ["auto", "rouge-score", "rouge-1.5.5 -n 2", "pltrdy", "pyrouge", "sacrebleu BLEU sentence", *RECIPES],
    )
    def test_it_asks_for_every_choice_of_the_grammar(self, qtbot: QtBot, text: str) -> None:
        form = ProfileForm()
        qtbot.addWidget(form)
        profile = Profile.parse(text)
        form.show_profile(profile)
        assert set(profile.fields) - {"recipe"} <= set(form.keys)
        assert Profile.of(form.values) == profile

    def test_string_and_form_are_in_step(self, window: MainWindow) -> None:
        editor = editor_of(window)
        write_text(editor, "rouge-score")
        assert editor.form.values["tokenizer"] == "rouge-score"
        choose(editor.form, "tokenizer", "jieba-exact")
        assert editor.text.text() == "rouge-score tokenizer=jieba-exact"
        choose(editor.form, "hmm", "off")
        assert editor.text.text() == "rouge-score tokenizer=jieba-exact hmm=off"
        choose(editor.form, "scale", "100")
        assert editor.text.text().endswith("hmm=off scale=100")
        choose(editor.form, "profile", "rouge-1.5.5")
        choose(editor.form, "skip", "SU4")
        assert editor.text.text() == "rouge-1.5.5 -n 2 -2 4 -u"
        assert editor.signature.toPlainText() == editor.profile.signature()
        write_text(editor, "llama-factory round=2")
        assert editor.form.values["round"] == "2"

    def test_what_is_wrong_is_named_in_place(self, window: MainWindow) -> None:
        editor = editor_of(window)
        for text, words in (
            ("rouge-1.5.5 -n 2 -u", "-u means nothing without -2"),
            ("rouge-1.5.5 -q", '"-q"'),
            ("rouge-scor", '"rouge-scor"'),
        ):
            write_text(editor, text)
            assert words in editor.problem.text()
            assert not editor.is_usable
        write_text(editor, "auto")
        assert editor.is_usable
        choose(editor.form, "beta", "-1")
        assert "beta" in editor.problem.text()
        choose(editor.form, "beta", "2")
        assert editor.is_usable
        assert editor.text.text() == "auto beta=2"

    def test_using_it_is_a_step_that_can_be_undone(self, window: MainWindow, qtbot: QtBot) -> None:
        editor = editor_of(window)
        write_text(editor, "pltrdy")
        assert window.document.snapshot.profile == "auto"
        editor.use()
        settle(window, qtbot)
        assert window.document.snapshot.profile == "pltrdy"
        window.document.undo()
        assert window.document.snapshot.profile == "auto"


class TestOwn:
    def test_save_rename_duplicate_delete_and_back(self, window: MainWindow) -> None:
        editor, library = editor_of(window), window.profiles.library
        write_text(editor, "rouge-score stemmer=porter reports=rouge1,rougeL scale=100")
        editor.name.setText("Mine")
        editor.note.setText("for the report")
        editor.save()
        assert library.saved == (MINE,)
        assert offered(window)[-1] == "Mine"
        editor.name.setText("Paper")
        editor.rename()
        assert [saved.name for saved in library.saved] == ["Paper"]
        editor.duplicate()
        assert [saved.name for saved in library.saved] == ["Paper", "Paper 2"]
        editor.delete()
        assert [saved.name for saved in library.saved] == ["Paper"]
        editor.message_bar.press()
        assert [saved.name for saved in library.saved] == ["Paper", "Paper 2"]

    def test_what_a_name_replaces_can_be_had_back(self, window: MainWindow) -> None:
        editor, library = editor_of(window), window.profiles.library
        library.save(MINE)
        write_text(editor, "pltrdy")
        editor.name.setText("Mine")
        editor.save()
        assert [saved.profile for saved in library.saved] == ["pltrdy"]
        editor.message_bar.press()
        assert library.saved == (MINE,)

    def test_a_name_that_is_a_profile_is_refused(self, window: MainWindow) -> None:
        editor = editor_of(window)
        editor.name.setText("rouge-score mine")
        editor.save()
        assert window.profiles.library.saved == ()
        assert "taken" in editor.message_bar.text

    def test_reset_goes_back(self, window: MainWindow) -> None:
        window.profiles.library.save(MINE)
        window.use_profile("Mine")
        editor = editor_of(window)
        assert (editor.name.text(), editor.text.text()) == ("Mine", MINE.text)
        write_text(editor, "pltrdy")
        editor.reset()
        assert (editor.name.text(), editor.text.text()) == ("Mine", MINE.text)


class TestFiles:
    def test_opening_a_file_takes_it_in_and_offers_to_use_it(
        self, window: MainWindow, qtbot: QtBot, tmp_path: Path
    ) -> None:
        path = tmp_path / "theirs.rougeprofile"
        write(str(path), MINE)
        texts = window.document.snapshot
        window.open_paths([str(path)])
        assert window.profiles.library.saved == (MINE,)
        assert window.document.snapshot is texts
        window.message_bar.press()
        settle(window, qtbot)
        assert window.document.snapshot.profile == MINE.text
        write(str(path), SavedProfile("mine", "pltrdy"))
        window.open_paths([str(path)])
        assert [saved.name for saved in window.profiles.library.saved] == ["Mine", "mine 2"]

    def test_a_file_that_is_none_is_named_and_nothing_else_is_lost(
        self, window: MainWindow, tmp_path: Path
    ) -> None:
        window.profiles.library.save(MINE)
        path = tmp_path / "bad.rougeprofile"
        good = json.loads(next(window.profiles.library.folder.iterdir()).read_text(encoding="utf-8"))
        path.write_text(json.dumps({**good, "version": 9}, indent=1), encoding="utf-8")
        before = window.document.snapshot
        window.open_paths([str(path)])
        assert "bad.rougeprofile, line 3" in window.message_bar.text
        assert (window.document.snapshot, window.profiles.library.saved) == (before, (MINE,))

    def test_share_writes_a_file_that_can_be_read(
        self, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        window.profiles.library.save(MINE)
        target = tmp_path / "shared"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
        editor = editor_of(window)
        editor.show_text("Mine")
        editor.share_wanted.emit("Mine")
        assert read(f"{target}.rougeprofile") == MINE
