"""What each step of clean-up is called and what it does, in a line."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_STEPS: Mapping[str, tuple[object, object]] = {
    "think": (
        QT_TRANSLATE_NOOP("cleanup", "Thinking"),
        QT_TRANSLATE_NOOP("cleanup", "Takes out <think>…</think>, also where a tag is missing"),
    ),
    "lead-in": (
        QT_TRANSLATE_NOOP("cleanup", "Lead-ins"),
        QT_TRANSLATE_NOOP("cleanup", 'Takes out beginnings such as "Here is the summary:"'),
    ),
    "break-marks": (
        QT_TRANSLATE_NOOP("cleanup", "Line break marks"),
        QT_TRANSLATE_NOOP("cleanup", "Reads <n>, <t> and <q> as line breaks"),
    ),
    "markdown": (
        QT_TRANSLATE_NOOP("cleanup", "Markdown"),
        QT_TRANSLATE_NOOP("cleanup", "Takes out the marks, not what they mark: **cat** → cat"),
    ),
    "nfkc": (
        QT_TRANSLATE_NOOP("cleanup", "Compatibility forms"),
        QT_TRANSLATE_NOOP("cleanup", "Full-width and other variant characters become plain: ３％ → 3%"),
    ),
    "t2s": (
        QT_TRANSLATE_NOOP("cleanup", "Simplified characters"),
        QT_TRANSLATE_NOOP("cleanup", "Traditional Chinese characters become simplified: 臺灣 → 台湾"),
    ),
    "look-alikes": (
        QT_TRANSLATE_NOOP("cleanup", "Look-alike letters"),
        QT_TRANSLATE_NOOP("cleanup", "Latin letters in Cyrillic words, and the reverse, become their word's"),
    ),
    "yo": (QT_TRANSLATE_NOOP("cleanup", "Letter ё"), QT_TRANSLATE_NOOP("cleanup", "ё becomes е")),
    "quotes": (
        QT_TRANSLATE_NOOP("cleanup", "Quotation marks"),
        QT_TRANSLATE_NOOP("cleanup", "All kinds become \" and '"),
    ),
    "dashes": (
        QT_TRANSLATE_NOOP("cleanup", "Dashes"),
        QT_TRANSLATE_NOOP("cleanup", "Hyphens, dashes and minus signs become -"),
    ),
    "digit-spaces": (
        QT_TRANSLATE_NOOP("cleanup", "Spaces in numbers"),
        QT_TRANSLATE_NOOP("cleanup", "1 000 000 → 1000000"),
    ),
    "decimal-comma": (
        QT_TRANSLATE_NOOP("cleanup", "Decimal comma"),
        QT_TRANSLATE_NOOP("cleanup", "3,5 → 3.5 where the comma is the decimal sign of the text"),
    ),
    "first-clause": (
        QT_TRANSLATE_NOOP("cleanup", "First clause only"),
        QT_TRANSLATE_NOOP("cleanup", "Ends the text at the first line break, full stop or comma (. or ,)"),
    ),
    "punctuation": (
        QT_TRANSLATE_NOOP("cleanup", "No punctuation"),
        QT_TRANSLATE_NOOP("cleanup", "Takes out all but letters, digits, _ and white space"),
    ),
    "articles": (
        QT_TRANSLATE_NOOP("cleanup", "No articles"),
        QT_TRANSLATE_NOOP("cleanup", "Takes out a, an and the"),
    ),
    "spaces": (
        QT_TRANSLATE_NOOP("cleanup", "Single spaces"),
        QT_TRANSLATE_NOOP("cleanup", "White space becomes one space, line breaks too"),
    ),
}


def step_title(step: str) -> str:
    """Return what ``step`` is called."""
    return QCoreApplication.translate("cleanup", str(_STEPS[step][0]))


def step_sentence(step: str) -> str:
    """Return what ``step`` does."""
    return QCoreApplication.translate("cleanup", str(_STEPS[step][1]))
