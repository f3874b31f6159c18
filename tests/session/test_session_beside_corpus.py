"""A session saved into the file of a corpus: both are there, neither is lost."""

from pathlib import Path

import pytest

from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.session import store as store_module
from rouge_gui.session.history import History
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.session.store import Session, StoreError, read_session, write_session


def session_of(candidate: str, notes: str) -> Session:
    return Session(History(Snapshot(("the cat",), candidate), 0.0), notes=notes)


@pytest.mark.parametrize("most_copied", [0, 64_000_000])
def test_a_session_and_a_corpus_in_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most_copied: int
) -> None:
    monkeypatch.setattr(store_module, "_MOST_COPIED", most_copied)
    path = tmp_path / "both.rougegui"
    with CorpusStore.create(path) as store:
        store.add_items([CorpusItem("a", ("r",), {"s": "c"})])
    with pytest.raises(StoreError) as caught:
        read_session(str(path))
    assert caught.value.id == "not-a-session"
    write_session(session_of("a cat", "first"), str(path))
    write_session(session_of("the cats", "second"), str(path))
    assert [found.name for found in tmp_path.iterdir()] == ["both.rougegui"]
    found = read_session(str(path))
    assert found.notes == "second"
    assert found.history.snapshot(0).candidate == "the cats"
    with CorpusStore.open(path) as store:
        assert store.item(0).outputs["s"].text == "c"
        # while the corpus is open too
        write_session(session_of("cats", "third"), str(path))
        assert read_session(str(path)).notes == "third"
        store.set_note(0, "still here")
    assert read_session(str(path)).notes == "third"
