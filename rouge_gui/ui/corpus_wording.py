"""What went wrong with a corpus as a whole, in words, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.corpus.items import Problem
from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.session.corpus_work import Failure
from rouge_gui.ui.corpus.problem_wording import problem_place, problem_sentence
from rouge_gui.ui.file_wording import safe, safe_name

_SENTENCES: Mapping[str, object] = {
    "not-found": QT_TRANSLATE_NOOP("corpus", "{file} is not there: check the name"),
    "is-a-folder": QT_TRANSLATE_NOOP("corpus", "{file} is a folder: choose a file in it"),
    "not-a-file": QT_TRANSLATE_NOOP("corpus", "{file} is no ordinary file and was not opened"),
    "not-permitted": QT_TRANSLATE_NOOP("corpus", "{file} may not be read: check its permissions"),
    "unreadable": QT_TRANSLATE_NOOP("corpus", "{file} cannot be read"),
    "not-a-session": QT_TRANSLATE_NOOP("corpus", "{file} is no file of rouge-gui"),
    "newer-version": QT_TRANSLATE_NOOP(
        "corpus", "{file} was written by a newer rouge-gui and stays as it is: update to open it"
    ),
    "older-version": QT_TRANSLATE_NOOP(
        "corpus", "{file} is of an older version and may not be written: copy it first"
    ),
    "no-corpus": QT_TRANSLATE_NOOP("corpus", "No item was found; nothing was opened"),
    "damaged": QT_TRANSLATE_NOOP("corpus", "{file} is damaged or was changed elsewhere and stays as it is"),
    "missing-item": QT_TRANSLATE_NOOP(
        "corpus", "This item is missing in the file, which was changed elsewhere"
    ),
    "disk-full": QT_TRANSLATE_NOOP("corpus", "The disk is full: make room, what is stored so far stays"),
    "unwritable": QT_TRANSLATE_NOOP("corpus", "{file} cannot be written: save the corpus elsewhere"),
    "in-use": QT_TRANSLATE_NOOP("corpus", "{file} is being written by another window; try again in a moment"),
    "folder-there": QT_TRANSLATE_NOOP("corpus", "{file} is a folder: save under another name"),
    "no-folder": QT_TRANSLATE_NOOP("corpus", "{file} cannot be written: its folder is missing"),
    "unknown-metric": QT_TRANSLATE_NOOP("corpus", "The metric {key} is not known under this profile"),
    "whole-corpus": QT_TRANSLATE_NOOP(
        "corpus",
        "This profile scores whole corpora: choose one that scores each item, such as sacrebleu … sentence",
    ),
    "worker-died": QT_TRANSLATE_NOOP(
        "corpus", "A process that scores ended; what was scored stays. Score again"
    ),
    "died": QT_TRANSLATE_NOOP(
        "corpus", "The process beside the window ended; what was done stays. Try again"
    ),
    "not-started": QT_TRANSLATE_NOOP("corpus", "No process could be started beside the window"),
}
# what a second try may bring to its end
GO_ON_AFTER = frozenset({"died", "disk-full", "in-use", "not-started", "worker-died"})
_OTHER = QT_TRANSLATE_NOOP("corpus", "Something unexpected happened to the corpus: {said}")
_AT = QT_TRANSLATE_NOOP("corpus", "{place}: {sentence}")
_MOST_SAID = 200


def failure_sentence(error: object) -> str:
    """Return what is wrong and what to do: of a store, a job, or a file that was to be read."""
    if isinstance(error, Problem):
        place, sentence = problem_place(error), problem_sentence(error)
        return _said(_AT).format(place=place, sentence=sentence) if place else sentence
    if isinstance(error, CorpusStoreError):
        return _sentence(error.id, {"path": error.path})
    if isinstance(error, Failure):
        return _sentence(error.id, error.values)
    if isinstance(error, LookupError):
        return _sentence("missing-item", {})
    return _sentence("", {"said": str(error)})


def _sentence(problem: str, values: Mapping[str, object]) -> str:
    template = _said(_SENTENCES.get(problem, _OTHER))
    path = str(values.get("path", ""))
    return template.format(
        file=safe_name(path) if path else Path(path).name,
        key=safe(str(values.get("key", ""))),
        said=safe(str(values.get("said", "") or problem))[:_MOST_SAID],
    )


def _said(text: object) -> str:
    return QCoreApplication.translate("corpus", str(text))
