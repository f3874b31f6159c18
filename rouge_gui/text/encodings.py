"""Which encoding a file without a label is in: a guess, and whether it can be relied on. No files, no widgets.

Byte order marks and UTF-8 decide by themselves. Where they do not, the encodings that Chinese, Russian and Western
texts are found in are tried, and what each makes of the bytes is judged by its letters; short texts are enough for
that. A detector library is asked about everything else.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass

# the longer ones first: a UTF-32 mark begins like a UTF-16 mark
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
    (b"\x84\x31\x95\x33", "gb18030"),
)
_WIDE = ("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be")
_CHINESE = ("gb18030", "cp950", "big5hkscs")
_CYRILLIC = ("cp1251", "koi8-r")
_WESTERN = ("cp1252", "latin-1")
# what a person may choose from, the usual ones first
CHOICES = (
    "utf-8", "gb18030", "cp950", "cp1251", "koi8-r", "cp1252", "utf-16-le", "utf-16-be", "big5hkscs", "latin-1",
)  # fmt: skip
_SAMPLE_BYTES = 64_000
_CONTEXT_BYTES = 1000
_PART_BYTES = 1_000_000
_SURE = 0.5
_MARGIN = 0.12
# what is shorter tells too little; so do fewer bytes beyond ASCII, of letters that no plain ones stand between
_FEW_BYTES = 8
_FEW_HIGH_BYTES = 4
# control characters that no text holds
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f]")
_HIGH_RUN = re.compile("[^\x00-\x7f]+")
_WORD = re.compile(r"[^\W\d_]+")
_UTF8_SEQUENCE = re.compile(b"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_HIGH_BYTE = re.compile(b"[\x80-\xff]")

# the characters met most often in Chinese prose, in both scripts
_FREQUENT = frozenset(
    "的一是不了在人有我他这中大来上个国到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市眼体别处总才场师书比住员九笑性通目华报立马命张活难神数件安表原车白应路期叫死常提感金何更反合放做系计或司利受光王果亲界及今京务制解各任至清物台象记边共风战干接它许八特觉望直服毛林题建南度统色字请交爱让认算论百吃义科怎元社术结六功指思非流每青管夫连远资队跟带花快条院变联言权往展该领传近留红治决周保达办运武半候七必城父强步完革深区即求品士转量空甚众技轻程告江语英基派满式李息写呢识极令黄德收脸钱党倒未持取设始版双历越史商千片容研像找友孩站广改议形委早房音火际则首单据导影失拿网香似斯专石若兵弟谁校读志飞观争究包组造落视济喜离虽坏兴切错猫狗桌椅坐睡垫昨推迟举桥汉参考摘要评价句词"
    "這個國說們為時個來會過對後麼沒於還發當無開經頭現將與進實點種聲話問機給幾業間電門東聽氣關並內軍產萬體處總場師書員華報馬張難數應車親務計記邊風戰許覺題統請愛讓認論義術結連遠資隊帶條變聯權領傳紅決達辦運強區轉眾輕語滿寫識極黃臉錢黨設雙歷廣議單據導網專誰讀飛觀爭組濟雖壞興錯貓墊遲舉橋漢參評詞"
)
_CHINESE_MARKS = frozenset("，。、；：？！“”‘’（）《》〈〉「」『』【】—…·～　")
# how often the letters of Russian stand in prose, per thousand
_RUSSIAN = dict(
    zip(
        "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё",
        (110, 85, 80, 74, 67, 63, 55, 47, 45, 43, 35, 32, 30, 28, 26, 20, 19, 17, 17, 16, 16, 14, 12,
         10, 9, 7, 6, 5, 4, 3, 3, 1, 1),
        strict=True,
    )
)  # fmt: skip
_RUSSIAN_MEAN = 45
_CYRILLIC_LETTERS = frozenset("абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўјљњћџђ")
_CYRILLIC_MARKS = frozenset("«»—–…№“”„’‘\u00a0·•")
_WESTERN_LETTERS = frozenset("àâäáãåæçèéêëìíîïñòóôöõøœùúûüýÿßšžþð")
_WESTERN_MARKS = frozenset("«»—–…“”„’‘\u00a0•€£§°©®™²³½¼¿¡·´ªº±×")


@dataclass(frozen=True, slots=True)
class Guess:
    """An encoding by Python's name, the byte order mark found (b"" for none), whether it can be relied on."""

    encoding: str
    bom: bytes = b""
    sure: bool = True


def mark_of(encoding: str, data: bytes) -> bytes:
    """Return the byte order mark of ``encoding`` that ``data`` begins with, b"" for none."""
    return next((mark for mark, name in _MARKS if name == encoding and data.startswith(mark)), b"")


def marked(data: bytes) -> Guess | None:
    """Return the encoding whose byte order mark ``data`` begins with, None without one."""
    return next((Guess(name, mark) for mark, name in _MARKS if data.startswith(mark)), None)


def guess(data: bytes) -> Guess:
    """Return the encoding of ``data``. UTF-8 that is damaged is still UTF-8; decoding tells where it fails."""
    if found := marked(data):
        return found
    sample = _sample(data)
    if wide := _wide(data):
        is_plain = _plain_share(_decoded(_head(data), wide) or "") > 0.9
        return Guess(wide, sure=is_plain and len(data) >= _FEW_BYTES)
    if _is_utf8(data) or _is_damaged_utf8(sample):
        # two bytes alone may be a letter of Chinese as well
        return Guess("utf-8", sure=data.isascii() or len(data.strip()) > 2)
    return _best(data, sample)


def decode(data: bytes, encoding: str, errors: str = "strict") -> str:
    """Return ``data`` decoded, bit by bit so that other threads get their turn. Raises UnicodeDecodeError.

    The error's ``start`` counts from the beginning of ``data``.
    """
    decoder = codecs.getincrementaldecoder(encoding)(errors)
    parts: list[str] = []
    for start in range(0, max(1, len(data)), _PART_BYTES):
        kept = len(decoder.getstate()[0])
        part = data[start : start + _PART_BYTES]
        try:
            parts.append(decoder.decode(part, final=start + _PART_BYTES >= len(data)))
        except UnicodeDecodeError as error:
            place = start - kept
            raise UnicodeDecodeError(
                encoding, data, max(0, place + error.start), place + error.end, error.reason
            ) from None
    return "".join(parts)


def plausible(data: bytes) -> list[str]:
    """Return the encodings that ``data`` may be in, the likeliest first, then UTF-8 whatever it makes of the bytes."""
    head = data[:_SAMPLE_BYTES]
    judged = sorted(_judged(head), reverse=True)
    names = [guess(head).encoding, *(name for _, name in judged), *CHOICES]
    return [name for name in dict.fromkeys(names) if name == "utf-8" or _begins(head, name)]


def _begins(head: bytes, encoding: str) -> bool:
    """Tell whether ``head`` may be the beginning of a text in ``encoding``; its last letter may be cut."""
    try:
        text = codecs.getincrementaldecoder(encoding)().decode(head, final=len(head) < _SAMPLE_BYTES)
    except UnicodeDecodeError:
        return False
    return "\0" not in text


def preview(data: bytes, encoding: str, lines: int = 12, width: int = 200) -> str:
    """Return the first lines of ``data`` in ``encoding``; what is no character of it as U+FFFD."""
    head = data[len(mark_of(encoding, data)) :][: lines * width * 4]
    text = head.decode(encoding, "replace").replace("\r\n", "\n").replace("\r", "\n")
    return "\n".join(line[:width] for line in text.split("\n")[:lines])


# --- wide and UTF-8 ---------------------------------------------------------------------------------------


def _wide(data: bytes) -> str:
    """Return UTF-16 or UTF-32 where bytes without a mark look like it: they hold control bytes, the text does not."""
    head = _head(data)
    if not any(byte < 9 or 13 < byte < 27 for byte in head):
        return ""
    judged = [
        (_plain_share(text), name)
        for name in reversed(_WIDE)
        if len(data) % (4 if "32" in name else 2) == 0 and (text := _decoded(head, name)) is not None
    ]
    share, name = max(judged, default=(0.0, ""))
    return name if share > 0.7 else ""


def _head(data: bytes) -> bytes:
    return data[: 4096 - 4096 % 4]


def _plain_share(text: str) -> float:
    """Return the share of characters that are common: of the scripts this tool is for, not controls."""
    return sum(map(_commonness, text)) / len(text) if text else 0.0


def _commonness(letter: str) -> float:
    code = ord(letter)
    if letter in "\t\n\r" or 0x20 <= code < 0x7F or letter in _FREQUENT or letter in _CHINESE_MARKS:
        return 1.0
    small = letter.lower()
    if small in _CYRILLIC_LETTERS or small in _WESTERN_LETTERS or letter in _WESTERN_MARKS:
        return 1.0
    # any two bytes may be some character of Chinese
    return 0.5 if 0x4E00 <= code <= 0x9FFF else 0.0


def _is_utf8(data: bytes) -> bool:
    return data.isascii() or _reads(data, "utf-8")


def _is_damaged_utf8(sample: bytes) -> bool:
    """Tell whether most bytes beyond ASCII form letters of UTF-8: a file that was cut, or spoilt in one place."""
    inside = _UTF8_SEQUENCE.findall(sample)
    high = len(_HIGH_BYTE.findall(sample))
    return len(inside) > 1 and sum(map(len, inside)) >= 0.8 * high


def _reads(data: bytes, encoding: str) -> bool:
    try:
        decode(data, encoding)
    except UnicodeDecodeError:
        return False
    return True


def _decoded(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None


# --- encodings of one or two bytes ------------------------------------------------------------------------


def _sample(data: bytes) -> bytes:
    """Return the lines of ``data`` that hold bytes beyond ASCII, as many as make a sample."""
    if len(data) <= _SAMPLE_BYTES:
        return data
    found, size, start = [], 0, 0
    while size < _SAMPLE_BYTES and (high := _HIGH_BYTE.search(data, start)) is not None:
        earliest = max(start, high.start() - _CONTEXT_BYTES)
        first = max(earliest, data.rfind(b"\n", earliest, high.start()) + 1)
        end = data.find(b"\n", high.start(), first + _SAMPLE_BYTES - size)
        end = first + _SAMPLE_BYTES - size if end < 0 else end + 1
        found.append(data[first:end])
        size += end - first
        start = end
    return b"".join(found)


def _best(data: bytes, sample: bytes) -> Guess:
    judged = sorted(_judged(sample), reverse=True)
    judged = [(score, name) for score, name in judged if _reads(data, name)]
    if judged:
        score, name = judged[0]
        rest = [other for other, rival in judged[1:] if _family(rival) != _family(name) or rival in _CYRILLIC]
        rival = max(rest, default=0.0)
        if score >= _SURE and score - rival >= _MARGIN:
            return Guess(name, sure=_is_enough(sample, name))
        asked = _asked(data, sample)
        if asked and score < _SURE:
            return Guess(asked, sure=False)
        return Guess(name, sure=False)
    return Guess(_asked(data, sample) or "utf-8", sure=False)


def _is_enough(sample: bytes, name: str) -> bool:
    least = 2 if name in _WESTERN else _FEW_HIGH_BYTES
    return len(sample) >= _FEW_BYTES and len(_HIGH_BYTE.findall(sample)) >= least


def _family(name: str) -> tuple[str, ...]:
    return next(group for group in (_CHINESE, _CYRILLIC, _WESTERN) if name in group)


def _asked(data: bytes, sample: bytes) -> str:
    """Return what the detector library thinks, "" for nothing that reads the bytes."""
    from charset_normalizer import from_bytes

    best = from_bytes(sample[:_SAMPLE_BYTES]).best()
    if best is None:
        return ""
    name = codecs.lookup(best.encoding).name
    return name if name not in _WIDE and _reads(data, name) else ""


def _judged(sample: bytes) -> Iterator[tuple[float, str]]:
    for name in (*_CHINESE, *_CYRILLIC, *_WESTERN):
        # the end of a sample may lie within a letter
        text = _decoded(sample, name) or _decoded(sample[:-1], name)
        if text:
            yield _score(text, name), name


def _score(text: str, name: str) -> float:
    """Return how much ``text`` looks like what ``name`` was made for, at most 1; controls speak against anything."""
    spoilt = len(_CONTROLS.findall(text))
    if name in _CHINESE:
        score = _chinese_score(text) - (0.02 if name == "big5hkscs" else 0.0)
    elif name in _CYRILLIC:
        score = _cyrillic_score(text)
    else:
        score = _western_score(text) - (0.02 if name == "latin-1" else 0.0)
    return score - min(1.0, 5 * spoilt / max(1, len(text)))


def _chinese_score(text: str) -> float:
    high = "".join(_HIGH_RUN.findall(text))
    if not high:
        return 0.0
    frequent = sum(letter in _FREQUENT or letter in _CHINESE_MARKS for letter in high)
    han = sum(0x4E00 <= ord(letter) <= 0x9FFF for letter in high)
    strange = len(high) - han - sum(letter in _CHINESE_MARKS for letter in high)
    # a third of frequent characters is usual even in texts on rare matters
    return min(1.0, 1.6 * frequent / len(high)) - 1.5 * strange / len(high)


def _cyrillic_score(text: str) -> float:
    words = [word for word in _WORD.findall(text) if not word.isascii()]
    high = "".join(_HIGH_RUN.findall(text))
    letters = sum(letter.lower() in _CYRILLIC_LETTERS for letter in high)
    strange = len(high) - letters - sum(letter in _CYRILLIC_MARKS for letter in high)
    if not words or not letters:
        return 0.0
    mean = sum(_RUSSIAN.get(letter.lower(), 0) for letter in high) / letters
    usual = min(1.0, mean / _RUSSIAN_MEAN)
    # words half of Latin letters, or with a capital inside, come from another encoding
    odd = sum(any(letter.isascii() for letter in word) or _has_odd_case(word) for word in words)
    return usual - 1.5 * odd / len(words) - 1.5 * strange / len(high)


def _has_odd_case(word: str) -> bool:
    return any(letter.isupper() for letter in word[1:]) and not word.isupper()


def _western_score(text: str) -> float:
    words = [word for word in _WORD.findall(text) if not word.isascii()]
    high = "".join(_HIGH_RUN.findall(text))
    if not high:
        return 0.0
    letters = sum(letter.lower() in _WESTERN_LETTERS for letter in high)
    strange = len(high) - letters - sum(letter in _WESTERN_MARKS for letter in high)
    # accents stand among plain letters: never three in a row, seldom a capital after a small letter
    odd = sum(_is_crowded(word) or _has_odd_case(word) for word in words)
    marks = 0.35 * (len(high) - letters - strange) / len(high)
    return 1.0 - marks - 1.5 * odd / max(1, len(words)) - 1.5 * strange / len(high)


def _is_crowded(word: str) -> bool:
    runs = _HIGH_RUN.findall(word)
    return any(len(run) > 2 for run in runs) or sum(map(len, runs)) > max(1, len(word) // 2)


def display_name(encoding: str) -> str:
    """Return the name that people know an encoding by; it is not translated."""
    names = {
        "cp950": "Big5",
        "big5hkscs": "Big5-HKSCS",
        "cp1251": "Windows-1251",
        "cp1252": "Windows-1252",
        "koi8-r": "KOI8-R",
        "latin-1": "ISO 8859-1",
        "utf-16-le": "UTF-16 LE",
        "utf-16-be": "UTF-16 BE",
        "utf-32-le": "UTF-32 LE",
        "utf-32-be": "UTF-32 BE",
    }
    return names.get(encoding, encoding.upper().replace("_", "-"))
