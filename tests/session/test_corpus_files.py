"""Working stores: held by one window, on offer when nobody holds them, gone when they are to be."""

from pathlib import Path

import pytest

from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusAbout, CorpusStore
from rouge_gui.session.corpus_files import MOST_RECENT, Offered, WorkingStores
from rouge_gui.session.settings import LEAVE_NO_TRACES, Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(str(tmp_path))


def fill(path: str, count: int = 2, *, loaded: bool = True) -> None:
    with CorpusStore.create(path) as store:
        store.add_items(CorpusItem(f"item {number}", ("r",), {"s": "c"}) for number in range(count))
        store.set_about(CorpusAbout("Title", ("a.jsonl",), "{}", loaded=loaded))


def test_a_store_is_held_by_one_window_and_offered_later(settings: Settings) -> None:
    first, second = WorkingStores(settings), WorkingStores(settings)
    path = first.new()
    fill(path)
    assert first.is_working(path)
    assert not second.take(path)
    assert second.offered() == []
    first.let_go(path)
    (offered,) = second.offered()
    assert offered == Offered(path, "Title", 2, Path(path).stat().st_mtime)
    assert second.take(path)
    assert first.offered() == []
    second.remove(path)
    assert list(second.folder.iterdir()) == []


def test_what_a_crash_left_is_offered_and_what_is_empty_is_not(settings: Settings) -> None:
    stores = WorkingStores(settings)
    whole, part, empty, none, damaged = (stores.new() for _ in range(5))
    fill(whole, 3)
    fill(part, 1, loaded=False)
    fill(empty, 0)
    Path(damaged).write_bytes(b"SQLite format 3\0" + bytes(5_000))
    for path in (whole, part, empty, none, damaged):
        # as when the process died
        stores.let_go(path)
    offered = {one.path: (one.item_count, one.is_whole, one.problem) for one in stores.offered()}
    assert offered.pop(damaged)[2] in {"damaged", "not-a-session"}
    assert offered == {whole: (3, True, None), part: (1, False, None)}
    assert sorted(path.name for path in stores.folder.iterdir()) == sorted(
        Path(path).name for path in (whole, part, damaged)
    )


def test_a_file_of_the_users_own_is_never_deleted(settings: Settings, tmp_path: Path) -> None:
    stores = WorkingStores(settings)
    mine = tmp_path / "mine.rougegui"
    fill(str(mine))
    assert stores.take(str(mine))
    assert not stores.is_working(str(mine))
    stores.remove(str(mine))
    stores.let_go(str(mine))
    settings.set_value(LEAVE_NO_TRACES, value=True)
    stores.let_go(str(mine))
    stores.remove_all()
    assert mine.exists()


def test_who_leaves_no_traces_leaves_no_stores(settings: Settings) -> None:
    stores, other = WorkingStores(settings), WorkingStores(settings)
    left, held, mine = stores.new(), other.new(), stores.new()
    for path in (left, held, mine):
        fill(path)
    stores.let_go(left)
    settings.set_value(LEAVE_NO_TRACES, value=True)
    stores.remove_all()
    assert {path.name for path in stores.folder.glob("*.rougegui")} == {Path(held).name, Path(mine).name}
    stores.let_go(mine)
    other.let_go(held)
    assert list(stores.folder.iterdir()) == []


def test_what_a_killed_window_had_open_is_told_until_it_is_closed(settings: Settings) -> None:
    stores, other = WorkingStores(settings), WorkingStores(settings)
    closed, crashed, held = stores.new(), stores.new(), other.new()
    for path in (closed, crashed, held):
        fill(path)
    stores.let_go(closed)
    stores.let_go(crashed)
    # a process that is no more, as QLockFile writes it
    Path(f"{crashed}.lock").write_text("2147483646\nrouge-gui\n\n", encoding="utf-8")
    found = WorkingStores(settings).left_by_crash()
    assert found is not None
    assert found.path == crashed
    # not now: the next start asks again
    third = WorkingStores(settings)
    assert third.left_by_crash() == found
    assert third.take(crashed)
    assert WorkingStores(settings).left_by_crash() is None
    # what is open is not deleted
    WorkingStores(settings).discard(crashed)
    third.discard(crashed)
    assert Path(crashed).exists()
    third.let_go(crashed)
    assert WorkingStores(settings).left_by_crash() is None
    WorkingStores(settings).discard(crashed)
    assert not list(third.folder.glob(f"{Path(crashed).name}*"))
    other.let_go(held)


def test_recent_files_are_the_users_own_the_newest_first(settings: Settings, tmp_path: Path) -> None:
    stores = WorkingStores(settings)
    stores.remember(stores.new())
    assert stores.recent == []
    paths = [str(tmp_path / f"{number}.rougegui") for number in range(MOST_RECENT + 2)]
    for path in (*paths, paths[5]):
        stores.remember(path)
    assert stores.recent == [paths[5], *reversed(paths[6:]), *reversed(paths[3:5]), paths[2]][:MOST_RECENT]
    stores.forget(paths[5])
    assert paths[5] not in stores.recent
