"""A corpus that was open when its window was killed is offered at the next start, beside what else was left."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle

from rouge_gui.app import create_window
from rouge_gui.session import settings as remembered
from rouge_gui.session.autosave import FOLDER
from rouge_gui.session.snapshot import Side, TextEdit
from rouge_gui.ui.main_window import MainWindow

# of a process that is no more, as QLockFile writes it
DEAD = "2147483646\nrouge-gui\n\n"


@contextmanager
def started(qtbot: QtBot, profile: Path) -> Iterator[MainWindow]:
    window = create_window(profile_dir=str(profile))
    window.settings.set_value(remembered.SHOWN_METRICS, "rouge1")
    with qtbot.waitSignals([window.safekeeping.searched, window.corpus.keeping.left]):
        window.show()
    settle(window, qtbot)
    yield window
    window.corpus.walking.what_ifs.forget()
    window.document.mark_saved()
    window.close()
    window.deleteLater()


def settle_corpus(window: MainWindow, qtbot: QtBot) -> None:
    corpus = window.corpus
    qtbot.waitUntil(
        lambda: corpus.state.is_open and not corpus.scoring.work.is_busy and not corpus.opening.is_busy,
        timeout=WAIT_MS,
    )
    settle(window, qtbot)


def work(window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str) -> None:
    data = tmp_path / f"{name}.jsonl"
    line = '{{"id": "{0}", "reference": "the cat {0}", "candidate": "a cat {0}"}}\n'
    data.write_text("".join(line.format(number) for number in range(3)), "utf-8")
    assert window.open_paths([str(data)])
    settle_corpus(window, qtbot)


def crash(window: MainWindow, profile: Path) -> Path:
    """Leave what a killed process would in ``profile``; return the store of the corpus there."""
    assert window.safekeeping.flush()
    for path in window.safekeeping.autosave.folder.glob("*"):
        if path.suffix != ".lock":
            (profile / FOLDER).mkdir(exist_ok=True)
            shutil.copy(path, profile / FOLDER / path.name)
    store = window.corpus.state.store
    assert store is not None
    left = profile / "corpora" / Path(store.path).name
    left.parent.mkdir(exist_ok=True)
    store.save_copy(str(left))
    Path(f"{left}.lock").write_text(DEAD, encoding="utf-8")
    return left


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    folder = tmp_path / "profile"
    folder.mkdir()
    return folder


def test_a_corpus_is_offered_until_it_is_opened(qtbot: QtBot, tmp_path: Path, profile: Path) -> None:
    with started(qtbot, tmp_path) as window:
        assert not window.recovery_offer.isVisible()
        work(window, qtbot, tmp_path, "summaries")
        left = crash(window, profile)
    with started(qtbot, profile) as window:
        offer = window.recovery_offer
        assert offer.isVisible()
        # the item's texts are in the corpus
        assert not offer.rows
        assert offer.corpus_row is not None
        assert offer.corpus_row.text == "A corpus was left open: summaries, 3 items"
        offer.closed.emit()
        assert not offer.isVisible()
    with started(qtbot, profile) as window:
        assert window.recovery_offer.corpus_row is not None
        window.recovery_offer.corpus_row.open()
        settle_corpus(window, qtbot)
        assert not window.recovery_offer.isVisible()
        assert window.corpus.state.item_count == 3
        assert window.corpus.corpus_title == "summaries"
        assert window.document.snapshot.candidate == "a cat 0"
    with started(qtbot, profile) as window:
        # closed as it should be
        assert not window.recovery_offer.isVisible()
        assert left.exists()


def test_a_what_if_is_offered_beside_its_corpus(qtbot: QtBot, tmp_path: Path, profile: Path) -> None:
    with started(qtbot, tmp_path) as window:
        work(window, qtbot, tmp_path, "summaries")
        window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "Now "), "test", "paste")
        crash(window, profile)
    with started(qtbot, profile) as window:
        offer = window.recovery_offer
        assert offer.corpus_row is not None
        (row,) = offer.rows
        assert "the cat 0  Now a cat 0" in row.text
        row.discard()
        assert offer.isVisible()


def test_what_is_discarded_makes_room_for_the_one_before(qtbot: QtBot, tmp_path: Path, profile: Path) -> None:
    with started(qtbot, tmp_path) as window:
        lefts = []
        for name in ("first", "second"):
            work(window, qtbot, tmp_path, name)
            lefts.append(crash(window, profile))
    with started(qtbot, profile) as window:
        offer = window.recovery_offer
        for name in ("second", "first"):
            assert offer.corpus_row is not None
            assert name in offer.corpus_row.text
            with qtbot.waitSignal(window.corpus.keeping.left):
                offer.corpus_row.discard()
        assert not offer.isVisible()
        assert list((profile / "corpora").iterdir()) == []


def test_who_leaves_no_traces_is_offered_nothing(qtbot: QtBot, tmp_path: Path, profile: Path) -> None:
    with started(qtbot, tmp_path) as window:
        work(window, qtbot, tmp_path, "summaries")
        left = crash(window, profile)
    with started(qtbot, profile) as window:
        assert window.recovery_offer.isVisible()
        window.settings.set_value(remembered.LEAVE_NO_TRACES, True)
        assert not window.recovery_offer.isVisible()
        assert not left.exists()
        assert list((profile / "corpora").iterdir()) == []
