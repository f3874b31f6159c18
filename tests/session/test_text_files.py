"""Text files: every byte back where nothing changed, every problem by name."""

import codecs
import os
import socket
from dataclasses import replace
from pathlib import Path

import pytest
from failing_places import closed_folder, full_disk, give_away, nobody
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.metrics import score
from rouge_gui.session.files import (
    PART_BYTES,
    FileProblemError,
    LoadedText,
    StopReadingError,
    is_there,
    on_disk,
    read_text,
    save_text,
)
from rouge_gui.session.sizes import (
    LARGE_BYTES,
    LARGEST_BYTES,
    LONG_LINE_CHARS,
    LONG_WORD_CHARS,
    LONGEST_LINE_CHARS,
    MANY_LINES,
    MOST_LINES,
)


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
    ("utf-32-le", codecs.BOM_UTF32_LE),
    ("utf-32-be", codecs.BOM_UTF32_BE),
    ("gb18030", b"\x84\x31\x95\x33"),
]
NEWLINES = ["\n", "\r\n", "\r"]


@pytest.mark.parametrize(("encoding", "bom"), ENCODINGS)
@pytest.mark.parametrize("newline", NEWLINES)
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


def test_mixed_newlines_are_kept_also_when_the_text_changes(tmp_path: Path) -> None:
    data = b"one\r\ntwo\nthree\r\nfour\rfive"
    path = written(tmp_path, data)
    loaded = read_text(path)
    assert (loaded.text, loaded.newline) == ("one\ntwo\nthree\nfour\rfive", "\r\n")
    assert save_text(loaded.text, loaded).original == data
    changed = save_text(loaded.text + "!", loaded)
    assert Path(path).read_bytes() == b"one\r\ntwo\nthree\r\nfour\rfive!"
    assert save_text(changed.text, changed).original == b"one\r\ntwo\nthree\r\nfour\rfive!"


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
        ("猫\n猫 \xff".encode()[:-1] + b" fine", "undecodable", 2),
        (codecs.BOM_UTF8 + b"\n\n\xff", "undecodable", 3),
        ("猫\r猫\r".encode() + b"\xff", "undecodable", 3),
        ("猫 猫 кот".encode()[:-1], "undecodable", 1),
        # a byte of a line feed inside other letters is no line
        (codecs.BOM_UTF16_LE + "ਊ\n".encode("utf-16-le") + b"\x00\xd8", "undecodable", 2),
        (codecs.BOM_UTF16_LE + b"a", "undecodable", 1),
        (b"PK\x03\x04\x00\x00", "packed", 0),
        (b"PK\x03\x04\x14\x00\x06\x00[Content_Types].xml", "office", 0),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "office", 0),
        (b"%PDF-1.7\n", "pdf", 0),
        (b"\x1f\x8b\x08", "packed", 0),
        (b"\x89PNG\r\n\x1a\n", "picture", 0),
        (bytes(range(1, 256)), "binary", 0),
        (b"one\r\ntwo\r\n\x00", "binary", 3),
        (codecs.BOM_UTF32_LE + b"a", "undecodable", 1),
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


def sized(
    folder: Path, size: int, line: bytes = b"words and words and so on and on, and still more words\n"
) -> Path:
    path = folder / "sized.txt"
    path.write_bytes((line * (size // len(line) + 1))[:size])
    return path


def test_large_files_are_read_on_request_and_the_largest_in_part(tmp_path: Path) -> None:
    path = sized(tmp_path, LARGE_BYTES + 1)
    assert problem_of(path) == ("large", 0)
    assert len(read_text(str(path), amount="large").text) == LARGE_BYTES + 1
    with path.open("r+b") as file:
        file.truncate(LARGEST_BYTES + 1)
    with pytest.raises(FileProblemError) as caught:
        read_text(str(path), amount="large")
    assert (caught.value.id, caught.value.values) == ("too-large", {"megabytes": 20})
    part = read_text(str(path), amount="part")
    assert part.part
    assert part.text.endswith("words\n")
    assert PART_BYTES - 60 < len(part.text) <= PART_BYTES


def test_a_line_that_is_too_long_is_named(tmp_path: Path) -> None:
    path = tmp_path / "line.txt"
    path.write_text("one\n" + "猫" * (LONG_LINE_CHARS + 1), encoding="utf-8")
    assert problem_of(path) == ("long-line", 2)
    assert len(read_text(str(path), amount="large").text) == LONG_LINE_CHARS + 5
    assert len(read_text(str(path), amount="part").text) == LONG_LINE_CHARS + 4
    path.write_text("one\n" * 100_000 + "x " * (LONG_LINE_CHARS // 2), encoding="utf-8")
    assert len(read_text(str(path)).text) == LONG_LINE_CHARS + 400_000
    path.write_text("x y " * (LONGEST_LINE_CHARS // 4 + 1), encoding="utf-8")
    with pytest.raises(FileProblemError) as caught:
        read_text(str(path), amount="large")
    assert (caught.value.id, caught.value.line, caught.value.values) == ("long-line", 1, {"hopeless": True})


def test_too_many_lines_are_named(tmp_path: Path) -> None:
    path = tmp_path / "lines.txt"
    path.write_bytes(b"\n" * (MANY_LINES + 1))
    assert problem_of(path) == ("many-lines", 0)
    assert len(read_text(str(path), amount="large").text) == MANY_LINES + 1
    path.write_bytes(b"\n" * (MOST_LINES + 1))
    with pytest.raises(FileProblemError) as caught:
        read_text(str(path), amount="large")
    assert caught.value.values["hopeless"]
    assert read_text(str(path), amount="part").text.count("\n") < MANY_LINES


def test_a_word_that_no_line_can_break_is_named(tmp_path: Path) -> None:
    path = tmp_path / "word.txt"
    word = "x" * (LONG_WORD_CHARS + 1)
    for before, line in (("", 1), ("a b\n", 2), ("a " * 10_000 + "\n", 2), ("猫" * 50_000 + "\n\n", 3)):
        path.write_text(f"{before}{word} z", encoding="utf-8")
        assert problem_of(path) == ("long-line", line)
        assert len(read_text(str(path), amount="part").text) == len(before) + LONG_WORD_CHARS // 2
        path.write_text(f"{before}{word[1:]} {word[1:]}", encoding="utf-8")
        assert read_text(str(path)).text.endswith(word[1:])


def test_reading_tells_how_far_it_is_and_ends_when_told(tmp_path: Path) -> None:
    path = sized(tmp_path, 3_500_000)
    heard: list[float] = []
    read_text(str(path), tell=heard.append)
    assert heard == sorted(heard)
    assert len(heard) == 5

    def stop(_share: float) -> None:
        raise StopReadingError

    with pytest.raises(StopReadingError):
        read_text(str(path), tell=stop)


ONE_BYTE = {
    "cp1251": "кот сидит, «мат»",
    "koi8-r": "кот сидит на коврике",
    "cp1252": "Le café est fermé",
    "latin-1": "déjà",
}
SAMPLES = [
    *((name, mark, "кот сидит 猫 💩 é") for name, mark in ENCODINGS),
    *((name, b"", "кот сидит, кот ушёл") for name in ("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be")),
    *((name, b"", text) for name, text in ONE_BYTE.items()),
    ("gb18030", b"", "猫坐在垫子上，今天天气很好。💩"),
    ("gb2312", b"", "猫坐在垫子上，今天天气很好。"),
    ("big5", b"", "貓坐在墊子上，今天天氣很好。"),
    ("shift_jis", b"", "これは日本語の文章です。猫はマットの上に座っています。"),
]


@pytest.mark.parametrize("newline", NEWLINES)
@pytest.mark.parametrize(("encoding", "bom", "text"), SAMPLES)
def test_every_encoding_and_newline_style_comes_back_byte_for_byte(
    tmp_path: Path, encoding: str, bom: bytes, text: str, newline: str
) -> None:
    data = bom + newline.join([text, text, ""]).encode(encoding)
    path = written(tmp_path, data)
    loaded = read_text(path)
    assert loaded.text == f"{text}\n{text}\n"
    assert (loaded.bom, loaded.newline) == (bom, newline)
    Path(path).unlink()
    save_text(loaded.text, loaded)
    assert Path(path).read_bytes() == data
    save_text(f"{text}\n", loaded)
    assert Path(path).read_bytes() == bom + f"{text}{newline}".encode(encoding)


@given(
    st.sampled_from(SAMPLES),
    st.lists(st.sampled_from([*NEWLINES, " ", "\t"]), max_size=8),
    st.integers(0, 3),
)
def test_any_mixture_of_line_breaks_comes_back_byte_for_byte(
    tmp_path_factory: pytest.TempPathFactory, sample: tuple[str, bytes, str], gaps: list[str], lead: int
) -> None:
    encoding, bom, text = sample
    raw = "".join([*gaps[:lead], *(text + gap for gap in gaps[lead:]), text])
    data = bom + raw.encode(encoding)
    path = written(tmp_path_factory.getbasetemp(), data)
    loaded = read_text(path)
    save_text(loaded.text, loaded)
    assert Path(path).read_bytes() == data


def test_an_encoding_can_be_chosen(tmp_path: Path) -> None:
    path = written(tmp_path, "МОСКВА".encode("koi8-r"))
    assert read_text(path, "cp1251").text == "МОСКВА".encode("koi8-r").decode("cp1251")
    chosen = read_text(path, "koi8-r")
    assert (chosen.text, chosen.sure) == ("МОСКВА", True)
    assert not read_text(written(tmp_path, "кот".encode("cp1251"))).sure
    assert read_text(written(tmp_path, codecs.BOM_UTF8 + b"a"), "utf-8").bom == codecs.BOM_UTF8


def test_a_character_that_an_encoding_lacks_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    data = "кот сидит\r\nна коврике\r\n".encode("cp1251")
    path = written(tmp_path, data)
    loaded = read_text(path)
    with pytest.raises(FileProblemError) as caught:
        save_text(loaded.text + "猫", loaded)
    assert (caught.value.id, caught.value.line) == ("unencodable", 3)
    assert caught.value.values == {"letter": "猫", "encoding": "cp1251"}
    assert Path(path).read_bytes() == data
    save_text(loaded.text + "猫", replace(loaded, encoding="utf-8"))
    assert Path(path).read_bytes() == "кот сидит\r\nна коврике\r\n猫".encode()


def test_what_others_do_to_a_file_is_seen(tmp_path: Path) -> None:
    path = Path(written(tmp_path, b"one"))
    loaded = read_text(str(path))
    assert on_disk(loaded) == "same"
    os.utime(path, ns=(1, 1))
    assert on_disk(loaded) == "same"
    path.write_bytes(b"two")
    os.utime(path, ns=(1, 1))
    assert on_disk(loaded) == "changed"
    saved = save_text("three", loaded)
    assert on_disk(saved) == "same"
    path.write_bytes(b"longer")
    assert on_disk(saved) == "changed"
    path.unlink()
    assert on_disk(saved) == "gone"
    path.mkdir()
    assert on_disk(saved) == "no-file"
    assert on_disk(LoadedText("", f"{path}/x/y")) == "gone"


@pytest.mark.skipif(os.name == "nt", reason="needs links")
def test_a_link_to_itself_is_named(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert problem_of(tmp_path / "loop") == ("link-loop", 0)


def test_a_file_that_may_not_be_read_is_named(tmp_path: Path) -> None:
    path = Path(written(tmp_path, b"x"))
    give_away(path)
    path.chmod(0)
    with nobody():
        assert problem_of(path) == ("not-permitted", 0)


def test_a_file_where_nobody_may_look_is_named(tmp_path: Path) -> None:
    (tmp_path / "closed").mkdir()
    path = Path(written(tmp_path / "closed", b"x"))
    loaded = read_text(str(path))
    with closed_folder(path):
        assert problem_of(path) == ("not-permitted", 0)
        assert not is_there(str(path))
        assert on_disk(loaded) == "same"
        with pytest.raises(FileProblemError) as caught:
            save_text("y", loaded)
    assert caught.value.id == "unwritable"
    assert path.read_bytes() == b"x"


@pytest.mark.parametrize("size", [10, 100_000])
def test_a_full_disk_leaves_the_old_file(tmp_path: Path, size: int) -> None:
    path = Path(written(tmp_path, b"one\n"))
    loaded = read_text(str(path))
    with full_disk(path), pytest.raises(FileProblemError) as caught:
        save_text("x" * size, loaded)
    assert caught.value.id == "disk-full"
    assert {found.name: found.read_bytes() for found in tmp_path.iterdir()} == {"text.txt": b"one\n"}
    assert len(save_text("x" * size, loaded).original) == size


def test_a_save_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = written(tmp_path, b"one\ntwo\n")
    loaded = read_text(path)
    with pytest.raises(FileProblemError) as caught:
        save_text("one\nhalf \ud83d\n", loaded)
    assert (caught.value.id, caught.value.line) == ("half-character", 2)
    assert Path(path).read_bytes() == b"one\ntwo\n"
    assert [found.name for found in tmp_path.iterdir()] == ["text.txt"]


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    for path, problem in ((tmp_path / "missing" / "text.txt", "no-folder"), (tmp_path, "folder-there")):
        with pytest.raises(FileProblemError) as caught:
            save_text("x", LoadedText("", str(path)))
        assert (caught.value.id, caught.value.path) == (problem, str(path))


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


@pytest.mark.parametrize(
    ("data", "edited", "written"),
    [
        # a line is changed, comes, goes; the first, the last
        (b"a\r\nb\nc\r\nd\ne\r\n", "a\nB\nc\nd\ne\n", b"a\r\nB\r\nc\r\nd\ne\r\n"),
        (b"a\r\nb\nc\r\nd\ne\r\n", "a\nb\nx\nc\nd\ne\n", b"a\r\nb\nx\r\nc\r\nd\ne\r\n"),
        (b"a\r\nb\nc\r\nd\ne\r\n", "a\nd\ne\n", b"a\r\nd\ne\r\n"),
        (b"a\nb\r\nc\r\nd", "x\nb\nc\nd", b"x\r\nb\r\nc\r\nd"),
        (b"a\nb\r\nc\nd", "a\nb\nc\nD", b"a\nb\r\nc\nD"),
        (b"a\nb\r\nc\nd", "a\nb\nc\nd\ne", b"a\nb\r\nc\nd\ne"),
        (b"a\nb\r\nc\nd", "", b""),
        (b"a\na\r\na\na\r\n", "a\na\na\na\na\n", None),
    ],
)
def test_mixed_line_breaks_of_untouched_lines_stay(
    tmp_path: Path, data: bytes, edited: str, written: bytes | None
) -> None:
    path = tmp_path / "mixed.txt"
    path.write_bytes(data)
    file = read_text(str(path))
    saved = save_text(edited, file)
    if written is not None:
        assert path.read_bytes() == written
    again = read_text(str(path))
    assert again.text == edited
    assert again.breaks == saved.breaks
    # taken back, saved again, and under another name
    other = tmp_path / "other.txt"
    save_text(edited, replace(saved, path=str(other), original=b""))
    assert other.read_bytes() == path.read_bytes()


def test_line_breaks_survive_many_edits_one_after_the_other(tmp_path: Path) -> None:
    path = tmp_path / "mixed.txt"
    lines = [f"line {number}" for number in range(20)]
    ends = ["\r\n" if number % 3 else "\n" for number in range(20)]
    path.write_bytes("".join(line + end for line, end in zip(lines, ends, strict=True)).encode())
    file = read_text(str(path))
    for number in (4, 17, 9):
        lines[number], ends[number] = "changed", "\r\n"
        file = save_text("".join(f"{line}\n" for line in lines), file)
        wanted = "".join(line + end for line, end in zip(lines, ends, strict=True))
        assert path.read_bytes() == wanted.encode()
