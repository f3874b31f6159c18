"""nltk's ``word_tokenize`` with source spans. nltk is loaded at first use and needs no downloaded data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rouge_gui.text.late import Late
from rouge_gui.text.tokens import Span, Tokens
from rouge_gui.text.words import holds_letter_or_number


def _load_tokenizer() -> Any:
    from nltk.tokenize.destructive import NLTKWordTokenizer

    return NLTKWordTokenizer()


_tokenizer = Late(_load_tokenizer)
# quotation marks that nltk rewrites, with what they may have been
_REWRITTEN = {"``": ('"', "``", "“", "«", "„"), "''": ('"', "''", "”", "»", "“")}


@dataclass(frozen=True, slots=True)
class NltkWords:
    """``word_tokenize(text, preserve_line=True)``; lower-cased and without punctuation unless ``raw``.

    A full stop splits off only at the end of the text, so a line that stands alone may be read otherwise.
    """

    raw: bool
    line_stable = False

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``."""
        forms: list[str] = _tokenizer().tokenize(text)
        tokens = Tokens(forms, _locate(text, forms))
        if self.raw:
            return tokens
        kept = [
            (form.lower(), span)
            for form, span in zip(*tokens, strict=True)
            if holds_letter_or_number(form)
        ]
        return Tokens([form for form, _ in kept], [span for _, span in kept])


def _locate(text: str, forms: list[str]) -> list[Span]:
    """Return where each form stands; forms come in text order and differ from it in quotation marks only."""
    spans: list[Span] = []
    position = 0
    for form in forms:
        found = [
            (place, written)
            for written in (form, *_REWRITTEN.get(form, ()))
            if (place := text.find(written, position)) >= 0
        ]
        # the nearest way of writing it, and of those the longest
        start, written = min(found, key=lambda hit: (hit[0], -len(hit[1])))
        position = start + len(written)
        spans.append((start, position))
    return spans
