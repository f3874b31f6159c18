"""English words that decide whether a full stop ends a sentence: lower-case, without their final stop."""

from __future__ import annotations


def _words(*lines: str) -> frozenset[str]:
    return frozenset(" ".join(lines).split())


NEVER_LAST = _words(
    "adm capt cf cmdr dr e.g gen gov hon i.e lt maj messrs mlle mme mr mrs ms mt prof rep rev sen sgt st",
    "supt viz vs",
)
"""A name or an explanation follows."""

BEFORE_NUMBERS = _words(
    "al app approx apr art aug ca ch chap col dec eq eqs est feb fig figs jan jul jun mar no nos nov oct op",
    "p para pp ref sec sect sep sept tab vol",
)
"""Short forms only where a number follows; otherwise words, or the last of a sentence."""

BEFORE_STARTERS = _words("assn ave bros blvd co corp dept esq inc jr ltd mfg ph.d pty rd sr univ")
"""Last in a sentence only where a word of ``STARTERS`` follows."""

STARTERS = _words(
    "A After All Although An And Another As At Because Before Both But By Did Do Does Each Earlier Even",
    "Every For From He Her Here His How However I If In Is It Its Later Many Meanwhile Most My No Not Now On",
    "Once One Or Our Perhaps She Since So Some Soon Still Such That The Their Then There These They This",
    "Those Though Today Tomorrow Two Under Until We What When Where Which While Who Why With Yes",
    "Yesterday Yet You Your",
)
"""Words written with a capital only because a sentence begins there."""

LOWER_CASE_STARTERS = _words("he i it she that the there these they this we")
"""Words that begin a sentence after a short form more often than they continue one."""

SPEAKING_VERBS = _words(
    "added answered asked asks cried exclaimed replied said says shouted whispered yelled"
)
"""What a name after a quotation does when the sentence goes on."""
