"""Which encoding a file is in: short texts of each kind, the marks, and what is only a guess."""

import codecs

import pytest

from rouge_gui.text.encodings import (
    CHOICES,
    Guess,
    decode,
    display_name,
    guess,
    mark_of,
    plausible,
    preview,
)

SIMPLIFIED = (
    "今天天气很好。",
    "猫坐在垫子上。",
    "武汉市长江大桥昨天通车。",
    "会议推迟到下周三举行。",
    "苹果发布新手机，售价九百九十九美元。",
    "量子力学研究取得突破性进展",
)
TRADITIONAL = (
    "今天天氣很好。",
    "貓坐在墊子上。",
    "會議延到下週三舉行。",
    "蘋果發表新手機，售價九百九十九美元。",
    "量子力學研究取得突破性進展",
)
RUSSIAN = (
    "Кошка сидит на коврике.",
    "Сегодня хорошая погода.",
    "Привет, мир",
    "Встреча перенесена на среду.",
    "Он сказал: нет.",
    "МОСКВА, 5 МАЯ: СЕГОДНЯ ХОРОШАЯ ПОГОДА",
)
WESTERN = (
    "Le café est fermé.",
    "Voilà déjà l'été",
    "Müller aß Käse.",
    "¿Qué tal?",
    "São Paulo não é a capital",
    "It’s “quoted” — text",
)


@pytest.mark.parametrize("text", SIMPLIFIED)
@pytest.mark.parametrize("encoding", ["gb2312", "gbk", "gb18030"])
def test_a_short_simplified_sentence_is_known_for_sure(text: str, encoding: str) -> None:
    assert guess(text.encode(encoding)) == Guess("gb18030")


@pytest.mark.parametrize("text", TRADITIONAL)
def test_a_short_traditional_sentence_is_known_for_sure(text: str) -> None:
    assert guess(text.encode("big5")) == Guess("cp950")
    assert guess(text.encode("gb18030")) == Guess("gb18030")


@pytest.mark.parametrize("text", RUSSIAN)
@pytest.mark.parametrize("encoding", ["cp1251", "koi8-r"])
def test_a_short_russian_sentence_is_known_for_sure(text: str, encoding: str) -> None:
    assert guess(text.encode(encoding)) == Guess(encoding)


@pytest.mark.parametrize("text", WESTERN)
def test_a_short_western_sentence_is_known_for_sure(text: str) -> None:
    assert guess(text.encode("cp1252")) == Guess("cp1252")


@pytest.mark.parametrize("text", [*SIMPLIFIED, *TRADITIONAL, *RUSSIAN, *WESTERN, "", "plain", "💩"])
def test_unicode_is_known_with_and_without_marks(text: str) -> None:
    assert guess(text.encode()) == Guess("utf-8")
    marks = (
        codecs.BOM_UTF8,
        codecs.BOM_UTF16_LE,
        codecs.BOM_UTF16_BE,
        codecs.BOM_UTF32_LE,
        codecs.BOM_UTF32_BE,
    )
    names = ("utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be")
    for mark, name in zip(marks, names, strict=True):
        data = mark + text.encode(name)
        if name == "utf-16-le" and not text:
            assert guess(data) == Guess("utf-16-le", mark)
        assert guess(data) == Guess(name, mark)
        assert mark_of(name, data) == mark


@pytest.mark.parametrize("text", ["今天天气很好。\n猫坐在垫子上。", *RUSSIAN, *WESTERN, "plain words"])
@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"])
def test_wide_texts_without_a_mark_are_known(text: str, encoding: str) -> None:
    assert guess(text.encode(encoding)).encoding == encoding


@pytest.mark.parametrize(
    ("text", "encoding"),
    [("кот", "cp1251"), ("中文", "gb18030"), ("À la carte", "cp1252")],
)
def test_a_word_or_two_are_a_guess_and_the_right_one(text: str, encoding: str) -> None:
    assert guess(text.encode(encoding)) == Guess(encoding, sure=False)


@pytest.mark.parametrize("encoding", ["cp1251", "koi8-r", "cp1252", "gb18030", "big5"])
def test_a_letter_alone_is_a_guess_whatever_it_is(encoding: str) -> None:
    for data in (bytes([byte]) for byte in range(128, 256)):
        assert not guess(data).sure
        assert not guess(b"a line of plain words\n" + data).sure
    letter = {"cp1252": "é", "gb18030": "一", "big5": "人"}.get(encoding, "и").encode(encoding)
    assert not guess(letter).sure
    assert not guess(letter + b"\n").sure


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-32-le"])
def test_a_wide_letter_without_a_mark_is_a_guess(encoding: str) -> None:
    assert guess("a".encode(encoding)) == Guess(encoding, sure=False)
    assert guess("a few words".encode(encoding)) == Guess(encoding)


def test_what_the_library_knows_is_a_guess() -> None:
    text = "これは日本語の文章です。猫はマットの上に座っています。昨日は雨が降りました。"
    found = guess(text.encode("shift_jis"))
    assert not found.sure
    assert text.encode("shift_jis").decode(found.encoding) == text
    assert display_name(found.encoding) in {"SHIFT-JIS", "CP932", "SHIFT-JIS-2004", "SHIFT-JISX0213"}


def test_letters_far_into_a_long_file_decide() -> None:
    data = b"plain ascii words\n" * 100_000 + "Встреча перенесена на среду.\n".encode("koi8-r")
    assert guess(data) == Guess("koi8-r")
    one_line = b"plain ascii words " * 100_000 + "Встреча перенесена на среду.".encode("koi8-r") * 20
    assert guess(one_line) == Guess("koi8-r")


def test_a_file_spoilt_in_one_place_is_still_utf8() -> None:
    assert guess("Встреча перенесена".encode() + b"\xff") == Guess("utf-8")
    assert guess("今天天气很好。".encode()[:-1]) == Guess("utf-8")


def test_decoding_bit_by_bit_finds_the_place_of_a_fault() -> None:
    text = "猫" * 700_000
    assert decode(text.encode(), "utf-8") == text
    with pytest.raises(UnicodeDecodeError) as caught:
        decode(text.encode() + b"\xff", "utf-8")
    assert caught.value.start == 2_100_000
    with pytest.raises(UnicodeDecodeError) as caught:
        decode(b"a" * 999_999 + b"\xe7\x8cx", "utf-8")
    assert caught.value.start == 999_999


def test_what_can_be_chosen_is_shown() -> None:
    data = "кот\r\nсидит".encode("koi8-r")
    names = plausible(data)
    assert names[0] == "koi8-r"
    assert {"cp1251", "utf-8"} <= set(names)
    assert preview(data, "koi8-r") == "кот\nсидит"
    assert preview(data, "utf-8").startswith("\ufffd")
    assert preview(codecs.BOM_UTF8 + b"a\n" * 50, "utf-8", lines=2) == "a\na"
    assert [name for name in CHOICES if not display_name(name)] == []
