"""Choices inside a profile that have a control of their own: the rule for several references, the weight of ROUGE-W.

A profile follows an implementation, which fixes what it does not leave open.
"""

from __future__ import annotations

from dataclasses import replace

from rouge_gui.metrics import Profile
from rouge_gui.metrics.options import MULTI_RULES, MultiRule
from rouge_gui.metrics.rouge import is_rouge
from rouge_gui.metrics.rules import rules_for

# what each implementation can do with several references, where it is not everything
_RULES: dict[str, tuple[MultiRule, ...]] = {
    "rouge-score": ("max",),
    "evaluate": ("max",),
    "rouge-1.5.5": ("average", "recall"),
    "pyrouge": ("average", "recall"),
    "sacrebleu": (),
}
_WEIGHABLE = {"auto", "rouge-1.5.5", "pyrouge"}


def multi_rules(profile: Profile) -> tuple[MultiRule, ...]:
    """Return the rules for several references that ``profile`` can follow."""
    return _RULES.get(profile.name, MULTI_RULES)


def with_multi(profile: Profile, rule: MultiRule) -> str:
    """Return ``profile`` with another of its rules."""
    if profile.lin is not None:
        profile = replace(profile, lin=replace(profile.lin, formula="A" if rule == "average" else "B"))
    return replace(profile, multi=rule).text


def can_weigh(profile: Profile) -> bool:
    """Tell whether the weight of ROUGE-W can be chosen."""
    asks = profile.lin is None or profile.lin.weight is not None
    return profile.name in _WEIGHABLE and asks


def weighs(profile: Profile) -> bool:
    """Tell whether ``profile`` has a ROUGE-W."""
    return profile.sacre is None and is_rouge("rougeW") and rules_for(profile).knows("rougeW")


def with_weight(profile: Profile, weight: float) -> str:
    """Return ``profile`` with another weight of ROUGE-W."""
    if profile.lin is not None:
        profile = replace(profile, lin=replace(profile.lin, weight=weight))
    return replace(profile, weight=weight).text
