"""Scripts that no font on this system shows: without one a text is a row of boxes, and nobody says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtGui import QFontDatabase

from rouge_gui.text import Script

_Systems = QFontDatabase.WritingSystem
# a script is shown by a font for any of these
_WRITTEN_AS = {
    Script.CYRILLIC: (_Systems.Cyrillic,),
    Script.HAN: (_Systems.SimplifiedChinese, _Systems.TraditionalChinese, _Systems.Japanese),
    Script.KANA: (_Systems.Japanese,),
    Script.HANGUL: (_Systems.Korean,),
}
_NAMES = {Script.CYRILLIC: "cyrillic", Script.HAN: "han", Script.KANA: "kana", Script.HANGUL: "hangul"}


@cache
def _families(system: QFontDatabase.WritingSystem) -> Sequence[str]:
    return QFontDatabase.families(system)


def scripts_without_font(
    scripts: Script, families: Callable[[QFontDatabase.WritingSystem], Sequence[str]] = _families
) -> list[str]:
    """Return the identifiers of those of ``scripts`` that no font shows; ``families`` tells the fonts for one."""
    return [
        _NAMES[script]
        for script, systems in _WRITTEN_AS.items()
        if script in scripts and not any(map(families, systems))
    ]
