"""The list of the user's words: saved as a whole, no word twice, and a file per state that never changes."""

from pathlib import Path

import pytest

from rouge_gui.compare import compare
from rouge_gui.session.files import FileProblemError
from rouge_gui.session.user_dictionary import FOLDER, UserDictionary, WordRefusedError


def test_words_are_kept_and_files_do_not_change(tmp_path: Path) -> None:
    words = UserDictionary(tmp_path)
    assert words.words() == []
    assert not (tmp_path / FOLDER).exists()
    first = words.add("嫌疑人被")
    second = words.add("警方抓获")
    assert UserDictionary(tmp_path).words() == ["嫌疑人被", "警方抓获"]
    assert Path(first).read_text(encoding="utf-8") == "嫌疑人被\n"
    assert Path(second).read_text(encoding="utf-8") == "嫌疑人被\n警方抓获\n"
    assert words.is_ours(second)
    assert not words.is_ours(str(tmp_path / "other.txt"))
    assert words.remove("警方抓获") == first
    assert words.remove("嫌疑人被") == ""
    assert words.words() == []


@pytest.mark.parametrize(
    ("word", "reason"),
    [("word", "not-han"), ("嫌疑 人", "not-han"), ("", "not-han"), ("人", "single"), ("人" * 41, "too-long")],
)
def test_what_jieba_would_never_find_is_refused(tmp_path: Path, word: str, reason: str) -> None:
    with pytest.raises(WordRefusedError) as refused:
        UserDictionary(tmp_path).add(word)
    assert refused.value.reason == reason


def test_no_word_twice(tmp_path: Path) -> None:
    words = UserDictionary(tmp_path)
    words.add("嫌疑人被")
    with pytest.raises(WordRefusedError) as refused:
        words.add(" 嫌疑人被 ")
    assert refused.value.reason == "known"


def test_a_list_that_cannot_be_read_is_not_written_over(tmp_path: Path) -> None:
    words = UserDictionary(tmp_path)
    words.add("嫌疑人被")
    kept = tmp_path / FOLDER / "words.txt"
    kept.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileProblemError):
        words.add("警方抓获")
    assert kept.read_bytes() == b"\xff\xfe\x00"


def test_where_nothing_can_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_bytes(b"a file")
    with pytest.raises(FileProblemError):
        UserDictionary(tmp_path).add("警方抓获")


def test_jieba_finds_the_words(tmp_path: Path) -> None:
    path = UserDictionary(tmp_path).add("嫌疑人被")
    comparison = compare(("警方",), "嫌疑人被警方抓获", f"auto tokenizer=jieba-exact userdict={path}")
    assert comparison.tokens("candidate")[0].form == "嫌疑人被"
