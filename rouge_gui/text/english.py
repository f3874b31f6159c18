"""English: nltk's ``word_tokenize`` with source spans. Loads nltk at first use; needs no downloaded data."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rouge_gui.text.late import Late
from rouge_gui.text.tokens import Span, Tokens
from rouge_gui.text.words import holds_letter_or_number

_tokenizer: Late[Any] = Late(lambda: import_module("nltk.tokenize.destructive").NLTKWordTokenizer())

# What nltk 3.9 turns into directed quotation marks.
_WRITTEN_AS = {"``": ("``", "''", '"'), "''": ("''", '"')}


@dataclass(frozen=True, slots=True)
class NltkWords:
    """nltk's ``word_tokenize(text, preserve_line=True)``, the Penn Treebank rule of ``NLTKWordTokenizer``.

    ``raw``: as returned, straight quotation marks rewritten. Otherwise lower-cased, and tokens without letter
    or number are dropped. A full stop is cut off only at the end of the text, so lines do not stand alone.
    """

    raw: bool
    line_stable = False

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``."""
        forms: list[str] = _tokenizer().tokenize(text)
        spans = _locate(text, forms)
        if self.raw:
            return Tokens(forms, spans)
        kept = [place for place, form in enumerate(forms) if holds_letter_or_number(form)]
        return Tokens([forms[place].lower() for place in kept], [spans[place] for place in kept])


def _locate(text: str, forms: list[str]) -> list[Span]:
    """Return where each form stands: in order, with nothing but white space in between."""
    spans: list[Span] = []
    position = 0
    for form in forms:
        while text[position].isspace():
            position += 1
        written = next(w for w in _WRITTEN_AS.get(form, (form,)) if text.startswith(w, position))
        spans.append((position, position + len(written)))
        position += len(written)
    return spans
