"""The language of an item by its scripts, and the scripts of a corpus, as the profile ``auto`` asks. No wording."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import regex

from rouge_gui.metrics import Profile
from rouge_gui.text import Script, scripts_of

ENGLISH, CHINESE, RUSSIAN, OTHER = "en", "zh", "ru", "other"

# as much tells the language of a text
_SAMPLE = 2_000
_han = regex.compile(r"\p{Script=Han}")
_kana_or_hangul = regex.compile(r"[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]")
_cyrillic = regex.compile(r"\p{Script=Cyrillic}")
_not_russian = regex.compile("[іїєґўјљњћџђ]", regex.IGNORECASE)
_latin = regex.compile(r"\p{Script=Latin}")
_accented = regex.compile(r"(?![A-Za-z])\p{Script=Latin}")
# a Chinese character stands for about so many letters
_HAN_LETTERS = 3
# of a text in English, names and loan words included
_MOST_ACCENTED = 0.01


def language_of(texts: Iterable[str]) -> str:
    """Return ``en``, ``zh``, ``ru`` or ``other`` by the scripts of an item's texts."""
    beyond = [text for text in texts if not text.isascii()]
    if not beyond:
        return ENGLISH
    sample = " ".join([text[:_SAMPLE] for text in beyond])
    latin = len(_latin.findall(sample))
    han = _HAN_LETTERS * len(_han.findall(sample))
    cyrillic = len(_cyrillic.findall(sample))
    if max(han, cyrillic) <= latin:
        return OTHER if len(_accented.findall(sample)) > _MOST_ACCENTED * latin else ENGLISH
    if _kana_or_hangul.search(sample):
        return OTHER
    if han > cyrillic:
        return CHINESE
    return OTHER if _not_russian.search(sample) else RUSSIAN


class _Seen:
    """What scripts texts hold."""

    __slots__ = ("ascii_only", "scripts")

    def __init__(self, scripts: Script = Script.NONE, *, ascii_only: bool = True) -> None:
        self.scripts, self.ascii_only = scripts, ascii_only

    def add(self, text: str) -> None:
        """Note one text."""
        if not text.isascii():
            self.ascii_only = False
            if self.scripts != _ALL:
                self.scripts |= scripts_of(text)


_ALL = Script.LATIN | Script.CYRILLIC | Script.HAN | Script.KANA | Script.HANGUL


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
