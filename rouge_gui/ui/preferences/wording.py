"""The words of the preferences: titles and help by the name of the setting. A test asks for both."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.session.settings import AnySetting

_PAGES: dict[str, object] = {
    "texts": QT_TRANSLATE_NOOP("preferences", "Texts"),
    "scores": QT_TRANSLATE_NOOP("preferences", "Scores"),
    "marks": QT_TRANSLATE_NOOP("preferences", "Marks"),
    "interface": QT_TRANSLATE_NOOP("preferences", "Interface"),
    "privacy": QT_TRANSLATE_NOOP("preferences", "Privacy"),
}

_TITLES: dict[str, object] = {
    "view/fontPoints": QT_TRANSLATE_NOOP("preferences", "Size of the texts"),
    "view/linePercent": QT_TRANSLATE_NOOP("preferences", "Line height"),
    "view/wrap": QT_TRANSLATE_NOOP("preferences", "Wrap long lines"),
    "scores/percent": QT_TRANSLATE_NOOP("preferences", "Write scores as 0–100"),
    "scores/digits": QT_TRANSLATE_NOOP("preferences", "Digits after the point"),
    "scores/bleuTokenizer": QT_TRANSLATE_NOOP("preferences", "Tokenizer of BLEU"),
    "scores/bleuSmoothing": QT_TRANSLATE_NOOP("preferences", "Smoothing of BLEU"),
    "compare/tintByReference": QT_TRANSLATE_NOOP("preferences", "Tint by paying reference"),
    "compare/ngramLength": QT_TRANSLATE_NOOP("preferences", "Words of a longer n-gram"),
    "compare/misses": QT_TRANSLATE_NOOP("preferences", "Underline what is unmatched"),
    "view/syncScroll": QT_TRANSLATE_NOOP("preferences", "Scroll the texts together"),
    "view/overview": QT_TRANSLATE_NOOP("preferences", "Overview beside the texts"),
    "view/colorScheme": QT_TRANSLATE_NOOP("preferences", "Colours"),
    "view/language": QT_TRANSLATE_NOOP("preferences", "Language"),
    "privacy/leaveNoTraces": QT_TRANSLATE_NOOP("preferences", "Leave no traces"),
}

_HELPS: dict[str, object] = {
    "view/fontPoints": QT_TRANSLATE_NOOP(
        "preferences", "In points; the wheel with Ctrl and the keys for zooming change it too."
    ),
    "view/linePercent": QT_TRANSLATE_NOOP(
        "preferences", "In percent of a line. Brackets and boxes take the room they need even so."
    ),
    "view/wrap": QT_TRANSLATE_NOOP("preferences", "Otherwise a long line is reached by scrolling sideways."),
    "scores/percent": QT_TRANSLATE_NOOP(
        "preferences",
        "In the table, the history and what is exported; 0–1 otherwise. BLEU and chrF are 0–100 always.",
    ),
    "scores/digits": QT_TRANSLATE_NOOP("preferences", "Of scores in 0–1; counts and BLEU have their own."),
    "scores/bleuTokenizer": QT_TRANSLATE_NOOP(
        "preferences",
        "Of those that sacreBLEU brings along; auto: zh for Chinese, char for Japanese and Korean, else 13a.",
    ),
    "scores/bleuSmoothing": QT_TRANSLATE_NOOP(
        "preferences", "What sacreBLEU puts in place of n-grams without a match; exp is its own choice."
    ),
    "compare/tintByReference": QT_TRANSLATE_NOOP(
        "preferences",
        "With several references, the candidate's units have colour and number of the references that credit them.",
    ),
    "compare/ngramLength": QT_TRANSLATE_NOOP(
        "preferences", "How many tokens the layer and the metric beyond bigrams count at once."
    ),
    "compare/misses": QT_TRANSLATE_NOOP(
        "preferences", "A faint line under each unit of the layer on show that the other text does not have."
    ),
    "view/syncScroll": QT_TRANSLATE_NOOP(
        "preferences", "What was counted together stays side by side while one of the texts is scrolled."
    ),
    "view/overview": QT_TRANSLATE_NOOP(
        "preferences", "A bar that shows the marks of the whole text; a click goes there."
    ),
    "view/colorScheme": QT_TRANSLATE_NOOP("preferences", "Light, dark, or as the desktop has it."),
    "view/language": QT_TRANSLATE_NOOP(
        "preferences", "Of menus and messages, from the next start on; texts may be in any language."
    ),
    "privacy/leaveNoTraces": QT_TRANSLATE_NOOP(
        "preferences",
        "Keeps what you choose here, and nothing of what you do: no recent files, no folders, no drafts, no profile, "
        "no window places. What was kept so far is removed now.",
    ),
}

_CHOICES: dict[str, dict[str, object]] = {
    "view/colorScheme": {
        "system": QT_TRANSLATE_NOOP("preferences", "As the desktop"),
        "light": QT_TRANSLATE_NOOP("preferences", "Light"),
        "dark": QT_TRANSLATE_NOOP("preferences", "Dark"),
    },
    "scores/bleuTokenizer": {
        "auto": QT_TRANSLATE_NOOP("preferences", "auto: by script"),
        "13a": QT_TRANSLATE_NOOP("preferences", "13a: Western texts"),
        "intl": QT_TRANSLATE_NOOP("preferences", "intl: any script"),
        "zh": QT_TRANSLATE_NOOP("preferences", "zh: each Chinese character"),
        "char": QT_TRANSLATE_NOOP("preferences", "char: each character"),
        "none": QT_TRANSLATE_NOOP("preferences", "none: at spaces"),
    },
    "scores/bleuSmoothing": {
        "exp": QT_TRANSLATE_NOOP("preferences", "exp: halved from order to order"),
        "floor": QT_TRANSLATE_NOOP("preferences", "floor: a small count"),
        "add-k": QT_TRANSLATE_NOOP("preferences", "add-k: one more of each"),
        "none": QT_TRANSLATE_NOOP("preferences", "none: nothing"),
    },
    # each language in its own words
    "view/language": {
        "system": QT_TRANSLATE_NOOP("preferences", "As the desktop"),
        "en": "English",
        "zh": "中文",
        "ru": "Русский",
    },
}

_UNITS: dict[str, object] = {
    "view/fontPoints": QT_TRANSLATE_NOOP("preferences", "pt"),
    "view/linePercent": QT_TRANSLATE_NOOP("preferences", "%"),
}


def page_title(page: str) -> str:
    """Return the title of ``page``, one of ``settings.PAGES``."""
    return _translated(_PAGES.get(page, ""))


def title_of(setting: AnySetting) -> str:
    """Return the title of ``setting``, empty where nobody wrote one."""
    return _translated(_TITLES.get(setting.name, ""))


def help_of(setting: AnySetting) -> str:
    """Return the sentence that explains ``setting``, empty where nobody wrote one."""
    return _translated(_HELPS.get(setting.name, ""))


def choice_text(setting: AnySetting, choice: str) -> str:
    """Return how ``choice`` of ``setting`` is called, its own name where nobody called it anything."""
    return _translated(_CHOICES.get(setting.name, {}).get(choice, "")) or choice


def unit_of(setting: AnySetting) -> str:
    """Return the unit of the number ``setting``, empty for none."""
    return _translated(_UNITS.get(setting.name, ""))


def _translated(text: object) -> str:
    return QCoreApplication.translate("preferences", str(text)) if text else ""
