"""Text files: every byte back where nothing changed, every problem by name."""

import codecs
import os
import socket
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.metrics import score
from rouge_gui.session.files import LARGEST_BYTES, FileProblemError, LoadedText, read_text, save_text


def written(folder: Path, data: bytes) -> str:
    path = folder / "text.txt"
    path.write_bytes(data)
    return str(path)


def problem_of(path: Path | str) -> tuple[str, int]:
    with pytest.raises(FileProblemError) as caught:
        read_text(str(path))
    assert caught.value.path == str(path)
    return caught.value.id, caught.value.line


ENCODINGS = [
    ("utf-8", b""),
    ("utf-8", codecs.BOM_UTF8),
    ("utf-16-le", codecs.BOM_UTF16_LE),
    ("utf-16-be", codecs.BOM_UTF16_BE),
]


@pytest.mark.parametrize(("encoding", "bom"), ENCODINGS)
@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_encoding_mark_and_newlines_survive_an_edit(
    tmp_path: Path, encoding: str, bom: bytes, newline: str
) -> None:
    text = "кот\nсидит 猫\n💩 é\n"
    path = written(tmp_path, bom + text.replace("\n", newline).encode(encoding))
    loaded = read_text(path)
    assert loaded.text == text
    assert (loaded.encoding, loaded.bom, loaded.newline) == (encoding, bom, newline)
    saved = save_text("один\n" + text, loaded)
    assert Path(path).read_bytes() == bom + ("один\n" + text).replace("\n", newline).encode(encoding)
    assert read_text(path) == saved


@given(
    st.text(st.sampled_from("a猫💩\n\r\u2028\u00a0\ufeff\u0085"), max_size=12).filter(
        lambda text: not text.startswith("\ufeff")
    ),
    st.sampled_from(ENCODINGS),
)
def test_an_unchanged_text_gives_the_same_bytes(
    tmp_path_factory: pytest.TempPathFactory, text: str, written_as: tuple[str, bytes]
) -> None:
    encoding, bom = written_as
    data = bom + text.encode(encoding)
    path = written(tmp_path_factory.getbasetemp(), data)
    loaded = read_text(path)
    save_text(loaded.text, loaded)
    assert Path(path).read_bytes() == data


def test_mixed_newlines_are_kept_until_the_text_changes(tmp_path: Path) -> None:
    data = b"one\r\ntwo\nthree\r\nfour\rfive"
    path = written(tmp_path, data)
    loaded = read_text(path)
    assert (loaded.text, loaded.newline) == ("one\ntwo\nthree\nfour\rfive", "\r\n")
    assert save_text(loaded.text, loaded).original == data
    changed = save_text(loaded.text + "!", loaded)
    assert Path(path).read_bytes() == b"one\r\ntwo\r\nthree\r\nfour\rfive!"
    assert save_text(changed.text, changed).original == b"one\r\ntwo\r\nthree\r\nfour\rfive!"


def test_all_newline_styles_score_alike(tmp_path: Path) -> None:
    found = []
    for newline in ("\n", "\r\n", "\r"):
        lines = ["the gate is open.", "the door is shut."]
        reference = read_text(written(tmp_path, newline.join(lines).encode())).text
        candidate = read_text(written(tmp_path, newline.join(lines[::-1]).encode())).text
        card = score(reference, candidate)
        found.append([card.rouge(key).fmeasure for key in ("rouge1", "rouge2", "rougeL", "rougeLsum")])
    assert found == [pytest.approx([1.0, 6 / 7, 0.5, 1.0])] * 3


def test_an_empty_file_can_be_filled(tmp_path: Path) -> None:
    loaded = read_text(written(tmp_path, b""))
    assert (loaded.text, loaded.newline, loaded.encoding) == ("", "\n", "utf-8")
    save_text("a\n", loaded)
    assert Path(loaded.path).read_bytes() == b"a\n"


def test_a_new_file_is_written_as_utf8(tmp_path: Path) -> None:
    path = str(tmp_path / "new.txt")
    assert save_text("кот\n", LoadedText("", path)).original == "кот\n".encode()
    assert Path(path).read_bytes() == "кот\n".encode()


@pytest.mark.parametrize(
    ("data", "problem", "line"),
    [
        (b"fine\nnot \xff fine", "undecodable", 2),
        (codecs.BOM_UTF8 + b"\n\n\xff", "undecodable", 3),
        (b"one\rtwo\r\xff", "undecodable", 3),
        ("кот".encode("cp1251"), "undecodable", 1),
        (b"cut \xe7\x8c", "undecodable", 1),
        # a byte of a line feed inside other letters is no line
        (codecs.BOM_UTF16_LE + "ਊ\n".encode("utf-16-le") + b"\x00\xd8", "undecodable", 2),
        (codecs.BOM_UTF16_LE + b"a", "undecodable", 1),
        (b"PK\x03\x04\x00\x00", "binary", 1),
        (b"one\r\ntwo\r\n\x00", "binary", 3),
        ("no mark".encode("utf-16-le"), "binary", 1),
        (codecs.BOM_UTF32_LE + "a".encode("utf-32-le"), "binary", 1),
    ],
)
def test_what_is_no_text_is_named_with_its_line(tmp_path: Path, data: bytes, problem: str, line: int) -> None:
    assert problem_of(written(tmp_path, data)) == (problem, line)


def test_what_is_no_file_is_named(tmp_path: Path) -> None:
    file = written(tmp_path, b"x")
    assert problem_of(tmp_path) == ("is-a-folder", 0)
    assert problem_of(tmp_path / "missing.txt") == ("not-found", 0)
    assert problem_of(f"{file}/inside") == ("not-found", 0)
    assert problem_of("nul\0inside") == ("unreadable", 0)
    assert problem_of("a" * 10_000) == ("unreadable", 0)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_socket_or_device_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert problem_of(tmp_path / "pipe") == ("not-a-file", 0)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "socket"))
        assert problem_of(tmp_path / "socket") == ("not-a-file", 0)
    assert problem_of("/dev/zero") == ("not-a-file", 0)


def test_too_large_a_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.txt"
    with path.open("wb") as file:
        file.truncate(LARGEST_BYTES + 1)
    assert problem_of(path) == ("too-large", 0)


def test_a_file_that_may_not_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # a superuser may read everything, so the refusal is made here
    def refuse(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(str(path))

    path = written(tmp_path, b"x")
    monkeypatch.setattr(Path, "open", refuse)
    assert problem_of(path) == ("not-permitted", 0)


def test_a_save_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = written(tmp_path, b"one\ntwo\n")
    loaded = read_text(path)
    with pytest.raises(FileProblemError) as caught:
        save_text("one\nhalf \ud83d\n", loaded)
    assert (caught.value.id, caught.value.line) == ("unencodable", 2)
    assert Path(path).read_bytes() == b"one\ntwo\n"
    assert [found.name for found in tmp_path.iterdir()] == ["text.txt"]


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "missing" / "text.txt", tmp_path):
        with pytest.raises(FileProblemError) as caught:
            save_text("x", LoadedText("", str(path)))
        assert (caught.value.id, caught.value.path) == ("unwritable", str(path))


@pytest.mark.skipif(os.name == "nt", reason="needs links")
def test_saving_follows_a_link_and_keeps_permissions(tmp_path: Path) -> None:
    path = Path(written(tmp_path, b"one"))
    path.chmod(0o640)
    link = tmp_path / "link.txt"
    link.symlink_to(path)
    save_text("two", read_text(str(link)))
    assert link.is_symlink()
    assert path.read_bytes() == b"two"
    assert path.stat().st_mode & 0o777 == 0o640
