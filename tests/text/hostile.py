"""Texts that break tokenizers, and what must hold of any tokenizer on them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import strategies as st

from rouge_gui.text.tokens import Tokenizer

_TEXT = (
    "the Dr. U.S. don't cannot gonna ``quoted'' \"said\" 3.50 1,000 — … кот Ёлку премьер-министр кое- т.е. «да» "
    "новості 工程师 清华大学 人々 〇 㐀㐁 增长３％ T恤 “好。” 《书》 臺灣 한국어 きます ﷺ İ ß ½ e\u0301 "
    "\u0301 \u200d 👨\u200d👩\u200d👧 🇩🇪 𠮷 \ud800 \udc00 葛\U000e0100 שלום สวัสดี \x00 \x85 \u2028 ^_^ :-) %"
)
PIECES = _TEXT.split(" ")
SEPARATORS = ["", " ", "\n", "\r\n", "\t", "\u3000", "\xa0", ". ", "。", "-"]

PIECEWISE = st.lists(st.sampled_from([*PIECES, *SEPARATORS]), max_size=14).map("".join)
ANYTHING = st.text(st.characters(exclude_categories=()), max_size=20)
TEXTS = PIECEWISE | ANYTHING


def check_tokens(tokenizer: Tokenizer, text: str) -> None:
    """Spans lie in the text, hold something and never go back; lines stand alone where the tokenizer says so."""
    forms, spans = tokenizer.tokens(text)
    assert len(forms) == len(spans)
    assert all(forms)
    assert all(0 <= start < end <= len(text) for start, end in spans)
    assert all(before[0] <= after[0] for before, after in pairwise(spans))
    if tokenizer.line_stable:
        assert forms == [form for line in text.split("\n") for form in tokenizer.tokens(line).forms]


def ngram_f(reference: list[str], candidate: list[str], n: int) -> float:
    """Return ROUGE-N F1 of two token lists, rounded as the tables of example pairs are."""
    counts = [
        Counter(zip(*(forms[skip:] for skip in range(n)), strict=False)) for forms in (reference, candidate)
    ]
    matches = (counts[0] & counts[1]).total()
    return round(2 * matches / (counts[0].total() + counts[1].total()), 4) if matches else 0.0
