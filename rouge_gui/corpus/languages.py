"""The language of an item by its scripts, and the scripts of a corpus, as the profile ``auto`` asks. No wording."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from rouge_gui.metrics import Profile
from rouge_gui.text import Script, scripts_of

ENGLISH, CHINESE, RUSSIAN, OTHER = "en", "zh", "ru", "other"

# as much tells the language of a text
_SAMPLE = 200
# the blocks that texts are made of, by runs: a language is told often, and by what there is most of
_han = re.compile("[\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+")
_kana_or_hangul = re.compile(
    "[\u3041-\u30ff\u31f0-\u31ff\uff66-\uff9f\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]"
)
_cyrillic = re.compile("[\u0400-\u052f]+")
_not_russian = re.compile("[іїєґўјљњћџђІЇЄҐЎЈЉЊЋЏЂ]")
_latin = re.compile("[A-Za-z\u00c0-\u024f]+")
_accented = re.compile("[\u00c0-\u024f]")
# a Chinese character stands for about so many letters
_HAN_LETTERS = 3
# of a text in English, names and loan words included
_MOST_ACCENTED = 0.01


def language_of(texts: Iterable[str]) -> str:
    """Return ``en``, ``zh``, ``ru`` or ``other`` by the scripts of an item's texts."""
    beyond = [text[:_SAMPLE] for text in texts if not text.isascii()]
    if not beyond:
        return ENGLISH
    sample = "\n".join(beyond)
    latin = _letters(_latin, sample)
    han = _HAN_LETTERS * _letters(_han, sample)
    cyrillic = _letters(_cyrillic, sample)
    if _kana_or_hangul.search(sample):
        return OTHER
    if max(han, cyrillic) <= latin:
        return OTHER if len(_accented.findall(sample)) > 1 + _MOST_ACCENTED * latin else ENGLISH
    if han > cyrillic:
        return CHINESE
    return OTHER if _not_russian.search(sample) else RUSSIAN


def _letters(runs: re.Pattern[str], text: str) -> int:
    return sum(map(len, runs.findall(text)))


# characters of none of the scripts that decide a profile: Latin, punctuation, signs
_PLAIN = "\u0000-\u024f\u2000-\u2bff\u3000-\u3004\u3008-\u3020\uff01-\uff5e"
# of each that does, the block that most of its texts keep to
_BLOCKS = {
    Script.CYRILLIC: "\u0400-\u052f",
    Script.HAN: "\u3400-\u9fff",
    Script.KANA: "\u3041-\u30ff",
    Script.HANGUL: "\uac00-\ud7a3",
}


@cache
def _unseen(seen: Script) -> re.Pattern[str]:
    """Return what finds a character that may be of another script than those ``seen``."""
    blocks = "".join(block for script, block in _BLOCKS.items() if script in seen)
    return re.compile(f"[^{_PLAIN}{blocks}]")


class _Seen:
    """What scripts texts hold."""

    __slots__ = ("_unseen", "ascii_only", "scripts")

    def __init__(self, scripts: Script = Script.NONE, *, ascii_only: bool = True) -> None:
        self.scripts, self.ascii_only = scripts, ascii_only
        self._unseen = _unseen(scripts)

    def add(self, text: str) -> None:
        """Note one text."""
        if text.isascii():
            return
        self.ascii_only = False
        if self._unseen.search(text):
            self.scripts |= scripts_of(text)
            self._unseen = _unseen(self.scripts)


class ScriptsSeen:
    """Which scripts candidates, first references, second references … of a corpus hold."""

    def __init__(self, stored: object = None) -> None:
        rows = stored if isinstance(stored, list) else []
        self._seen = [_Seen(_scripts(names), ascii_only=not names) for names in rows] or [_Seen()]

    def add(self, references: Sequence[str], candidates: Iterable[str]) -> None:
        """Note the texts of an item."""
        while len(self._seen) <= len(references):
            self._seen.append(_Seen())
        for seen, text in zip(self._seen[1:], references, strict=False):
            seen.add(text)
        for text in candidates:
            self._seen[0].add(text)

    def settle(self, profile: Profile, most_references: int | None) -> Profile:
        """Settle an automatic profile for the corpus with its first references, as ``rouge-gui score`` does."""
        read = self._seen if most_references is None else self._seen[: most_references + 1]
        scripts = Script.NONE
        for seen in read:
            scripts |= seen.scripts
        return profile.resolve_for(scripts, ascii_only=all(seen.ascii_only for seen in read))

    @property
    def most_references(self) -> int:
        """The largest number of references an item has."""
        return len(self._seen) - 1

    @property
    def stored(self) -> list[list[str]]:
        """As it is stored: per text the names of its scripts, none where all is ASCII."""
        return [
            [] if seen.ascii_only else ["other", *(script.name or "" for script in seen.scripts)]
            for seen in self._seen
        ]


def _scripts(names: object) -> Script:
    found = Script.NONE
    for name in names if isinstance(names, list) else ():
        if name in Script.__members__:
            found |= Script[name]
    return found
