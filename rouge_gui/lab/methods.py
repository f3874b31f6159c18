"""A profile taken apart: every choice between two texts and a number as a value of its own.

Choices of different implementations can be mixed, which no profile string allows: so one can be changed at a time. The
numbers of an unmixed method are those of its profile, to the last bit (``counting``). No texts, no wording.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from rouge_gui.metrics import Profile
from rouge_gui.metrics.lin_flags import LinSettings
from rouge_gui.metrics.options import DEFAULT_SEED, MultiRule
from rouge_gui.text import DataFile, DataFolder, LinewiseReading, LinReading, PackagedReading, Tokenization

Words = DataFile | DataFolder
Handover = Literal["tokens", "lines", "numbers", "full stops", "chinese"]
Sentences = Literal["newline", "auto", "full stops", "chinese"]
# how ROUGE-L counts: whole texts, unions of sentences, sets or sums over every two pieces
Lcs = Literal["text", "union", "piece words", "piece sums"]
Formula = Literal["beta", "small", "alpha"]
Best = MultiRule | Literal["script best", "pyrouge best"]
Averaging = Literal["mean", "bootstrap median", "script", "f of means"]
_PRINTED_DIGITS = 5
RAW_COUNTS: Literal[2] = 2


@dataclass(frozen=True, slots=True)
class Dictionary:
    """What jieba cuts by."""

    hmm: bool = True
    dictionary: DataFile | None = None
    userdict: DataFile | None = None


@dataclass(frozen=True, slots=True)
class Limit:
    """How much of each text is read: words or bytes, 0 = all."""

    words: int = 0
    bytes: int = 0


@dataclass(frozen=True, slots=True)
class Method:
    """Every choice behind one metric's number. Field names are the identifiers of choices.

    ``handover`` is how tokens reach the implementation: as they are, each line's by itself, as numbers, or as one
    string that it cuts. ``stemmer`` ``script`` is that of ROUGE-1.5.5, with the ``exceptions`` of a data folder.
    ``clipping`` tells which reading of a text bounds a summary-level LCS: sentences, whole texts (``whole``), the
    whole texts of both sides. ``f`` is the formula with its β or α. ``empty`` is what an empty text leads to. Rounded
    are P and R before F (to ``printed`` decimals, 0 = not), numbers times ``scale``: an item's to ``digits``, the last
    to ``mean_digits``.
    """

    clean: tuple[str, ...] = ()
    limit: Limit = Limit()
    tokenizer: str = "unicode"
    dictionary: Dictionary = Dictionary()
    fold: tuple[str, ...] = ()
    handover: Handover = "tokens"
    stopwords: Words | None = None
    exceptions: DataFolder | None = None
    stemmer: str | None = None
    lemma: str | None = None
    yo: bool = False
    sentences: Sentences = "newline"
    sets: bool = False
    lcs: Lcs = "text"
    tie: Literal["reference first", "candidate first"] = "reference first"
    clipping: Literal["sentences", "whole", "both"] = "sentences"
    unigrams: Literal["all", "all-but-last"] = "all"
    weighted: Literal["paper", "script"] = "paper"
    weight: float = 1.2
    ratio: Literal["lengths", "counts"] = "lengths"
    f: tuple[Formula, float] = ("beta", 1.0)
    multi: Best = "max"
    printed: int = 0
    scale: int = 1
    digits: int | None = None
    mean_digits: int | None = None
    empty: Literal["zero", "package", "script", "script W"] = "zero"
    averaging: Averaging = "mean"
    resamples: int = 1000
    seed: int = DEFAULT_SEED


def method_of(profile: Profile, key: str) -> Method:
    """Return the choices by which ``profile``, settled and no ``sacrebleu``, counts the ROUGE metric ``key``."""
    method = _method_of(profile, key)
    recipe = profile.recipe
    # the script prints by itself
    if recipe is None or profile.lin is not None:
        return method
    if recipe.empty == "zero":
        method = replace(method, empty="zero")
    return replace(method, scale=recipe.scale, digits=recipe.digits, mean_digits=recipe.mean_digits)


def _method_of(profile: Profile, key: str) -> Method:
    choice = profile.tokenization
    read = _read_by(choice, profile)
    if profile.lin is not None:
        return _lin(replace(read, **_summary_rules(profile)), profile, profile.lin)
    if profile.name == "pyrouge":
        best: Best = "pyrouge best" if profile.multi == "recall" else profile.multi
        return replace(read, **_summary_rules(profile), multi=best, clipping="whole", averaging="f of means")
    lcs: Lcs = "union" if key == "rougeLsum" else "text"
    if profile.name in {"pltrdy", "rouge-chinese"}:
        if profile.name == "pltrdy":
            lcs = "piece words" if profile.exclusive else "piece sums"
        return replace(
            read,
            sets=profile.exclusive,
            lcs="text" if profile.name == "rouge-chinese" else lcs,
            tie="candidate first" if profile.name == "pltrdy" else "reference first",
            f=("small", 1.0),
            multi=profile.multi,
            empty="package",
        )
    averaging: Averaging = "bootstrap median" if profile.name == "evaluate" else "mean"
    beta: tuple[Formula, float] = ("beta", profile.beta)
    return replace(
        read,
        lcs=lcs,
        f=beta,
        multi=profile.multi,
        weight=profile.weight,
        averaging=averaging,
        seed=profile.seed if profile.name == "evaluate" else DEFAULT_SEED,
    )


def _read_by(choice: Tokenization, profile: Profile) -> Method:
    """Return a method with the choices that lead to tokens and sentences."""
    read = Method(
        clean=choice.clean,
        tokenizer=choice.tokenizer,
        dictionary=Dictionary(choice.hmm, choice.dictionary, choice.userdict),
        fold=tuple(name for name in choice.fold if name != "yo"),
        stopwords=choice.stopwords,
        stemmer=choice.stemmer,
        lemma="ru" if choice.tokenizer == "pymorphy-lemma" else choice.lemma,
        yo="yo" in choice.fold,
        sentences="auto" if profile.sentences == "auto" else "newline",
    )
    if choice.tokenizer == "pymorphy-lemma":
        read = replace(read, tokenizer="unicode")
    rule = choice.rule
    if isinstance(rule, PackagedReading):
        return replace(read, handover=rule.pieces, sentences=rule.pieces)
    if isinstance(rule, LinewiseReading):
        return replace(read, handover="lines")
    if isinstance(rule, LinReading):
        return replace(
            read,
            limit=Limit(rule.most_words, rule.most_bytes),
            handover="tokens" if choice.tokenizer == "rouge-1.5.5" else "numbers",
            stopwords=rule.data if rule.stop else None,
            exceptions=rule.data if rule.stem else None,
            stemmer="script" if rule.stem else None,
        )
    return read


def _summary_rules(profile: Profile) -> dict[str, Any]:
    """Return what ROUGE-1.5.5 and PyRouge share."""
    return {
        "lcs": "union",
        "unigrams": "all-but-last",
        "weighted": "script",
        "weight": profile.weight,
        "f": ("alpha", profile.alpha),
    }


def _lin(method: Method, profile: Profile, settings: LinSettings) -> Method:
    return replace(
        method,
        clipping="both",
        ratio="counts" if settings.average else "lengths",
        multi="script best" if profile.multi == "recall" else profile.multi,
        printed=0 if settings.average == RAW_COUNTS else _PRINTED_DIGITS,
        empty="script W" if settings.weight is not None else "script",
        averaging="script",
        resamples=settings.resamples,
    )
