"""The profiles there are to choose from, in groups, each with a line on what it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.metrics.profile_files import SavedProfile
from rouge_gui.metrics.recipes import RECIPES

BUILT_IN_GROUP, RECIPE_GROUP, OWN_GROUP = "built-in", "recipes", "own"
_TITLES = {
    BUILT_IN_GROUP: QT_TRANSLATE_NOOP("profiles", "Implementations"),
    RECIPE_GROUP: QT_TRANSLATE_NOOP("profiles", "Recipes"),
    OWN_GROUP: QT_TRANSLATE_NOOP("profiles", "Your own"),
}
_BUILT_IN = {
    "auto": QT_TRANSLATE_NOOP("profiles", "the tool's own choice, by what the texts hold"),
    "rouge-score": QT_TRANSLATE_NOOP("profiles", "Google's rouge-score 0.1.2: ASCII letters and digits"),
    "rouge-score stemmer=porter": QT_TRANSLATE_NOOP("profiles", "the same with Porter's stemmer"),
    "evaluate": QT_TRANSLATE_NOOP("profiles", "rouge-score as Hugging Face evaluate calls it"),
    "rouge-1.5.5 -n 2": QT_TRANSLATE_NOOP("profiles", "Lin's script; paste the line a paper printed"),
    "pltrdy": QT_TRANSLATE_NOOP("profiles", "PyPI's rouge 1.0.1: sets of n-grams"),
    "rouge-chinese tokenizer=jieba-exact-raw": QT_TRANSLATE_NOOP(
        "profiles", "PyPI's rouge-chinese 1.0.3 after jieba"
    ),
    "pyrouge": QT_TRANSLATE_NOOP("profiles", "PyRouge of PyPI's rouge-metric 1.0.1"),
    "sacrebleu BLEU sentence": QT_TRANSLATE_NOOP("profiles", "sacreBLEU itself; also chrF, chrF++, TER"),
}
_RECIPES = {
    "hf-evaluate": QT_TRANSLATE_NOOP("profiles", "evaluate.load('rouge') as it comes"),
    "hf-split": QT_TRANSLATE_NOOP("profiles", "the same, its tokenizer splits at white space"),
    "llama-factory": QT_TRANSLATE_NOOP("profiles", "LLaMA-Factory: jieba, rouge-chinese, 0–100; BLEU-4"),
    "opencompass-jieba": QT_TRANSLATE_NOOP("profiles", "OpenCompass: first clause, jieba, rouge-chinese"),
    "longbench-zh": QT_TRANSLATE_NOOP("profiles", "LongBench in Chinese: jieba, rouge; ROUGE-L only"),
    "chars→rouge-score": QT_TRANSLATE_NOOP("profiles", "every character a token of rouge-score"),
    "chars→ids→rouge-1.5.5": QT_TRANSLATE_NOOP("profiles", "characters as numbers for the script (LCSTS)"),
}


@dataclass(frozen=True, slots=True)
class Offer:
    """A profile to choose: what is shown for it, what it is, and the profile string it stands for."""

    name: str
    note: str
    text: str


@dataclass(frozen=True, slots=True)
class Group:
    """Profiles of one origin."""

    key: str
    title: str
    offers: tuple[Offer, ...]


def _note(text: object) -> str:
    return QCoreApplication.translate("profiles", str(text)) if text else ""


def groups(own: Iterable[SavedProfile] = ()) -> tuple[Group, ...]:
    """Return what there is to choose from; ``own`` are the user's."""
    listed = {
        BUILT_IN_GROUP: [Offer(text, _note(note), text) for text, note in _BUILT_IN.items()],
        RECIPE_GROUP: [Offer(name, _note(_RECIPES.get(name)), name) for name in RECIPES],
        OWN_GROUP: [Offer(saved.name, saved.note or saved.text, saved.text) for saved in own],
    }
    return tuple(Group(key, _note(_TITLES[key]), tuple(offers)) for key, offers in listed.items() if offers)
