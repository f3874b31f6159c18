"""Output files appear whole or not at all, and take the place of nothing but ordinary files."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Thread

import pytest

from rouge_gui.corpus.writing import WholeFile, csv_line


def write(path: Path, text: str) -> None:
    with WholeFile(path) as target:
        target.write(text)


def test_a_file_is_there_only_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    with WholeFile(path) as target:
        target.write("é\n")
        assert not path.exists()
    assert path.read_bytes() == "é\n".encode()
    assert list(tmp_path.iterdir()) == [path]


def test_a_block_that_fails_keeps_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    path.write_text("before")

    def fail() -> None:
        with WholeFile(path) as target:
            target.write("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_a_lone_surrogate_is_written_as_json_spells_it(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    write(path, '"\ud800"')
    assert path.read_bytes() == b'"\\ud800"'


@pytest.mark.skipif(sys.platform == "win32", reason="no permission bits")
def test_permissions_are_kept_and_new_files_have_the_usual_ones(tmp_path: Path) -> None:
    kept, new, usual = tmp_path / "kept", tmp_path / "new", tmp_path / "usual"
    kept.touch(mode=0o640)
    kept.chmod(0o640)
    usual.touch()
    write(kept, "x")
    write(new, "x")
    assert kept.stat().st_mode == 0o100640
    assert new.stat().st_mode == usual.stat().st_mode


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    real, link = folder / "real.jsonl", tmp_path / "link.jsonl"
    real.write_text("before")
    link.symlink_to(real)
    write(link, "after")
    assert link.is_symlink()
    assert real.read_text() == "after"
    assert list(folder.iterdir()) == [real]


@pytest.mark.skipif(sys.platform == "win32", reason="no named pipes in folders")
def test_what_is_no_ordinary_file_is_written_and_stays_what_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got: list[str] = []
    reader = Thread(target=lambda: got.append(pipe.read_text()))
    reader.start()
    write(pipe, "through")
    reader.join()
    assert got == ["through"]
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_problems_name_the_file_that_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "out.jsonl"
    with pytest.raises(FileNotFoundError) as raised:
        write(path, "x")
    assert raised.value.filename == str(path)
    with pytest.raises(IsADirectoryError) as raised_for_folder:
        write(tmp_path, "x")
    assert raised_for_folder.value.filename == str(tmp_path)


def test_a_name_as_long_as_the_file_system_allows(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 255)
    write(path, "x")
    assert path.read_text() == "x"


def test_csv_quotes_what_needs_it() -> None:
    assert csv_line(["a,b", 'c"d', "e\nf", "g\rh", 0.1]) == '"a,b","c""d","e\nf","g\rh",0.1'
