"""Where sentences end in one line of any language but Russian.

Terminators are Unicode's Sentence_Terminal characters and the ellipsis. Full-width ones end a sentence by
themselves; ASCII ones need white space after them and a word that can begin a sentence. A terminator in a
title, or in a bracket or quotation that is only part of a sentence, ends nothing. Languages are told apart by
their characters alone; abbreviations are English.
"""

from __future__ import annotations

from collections.abc import Iterator

import regex

from rouge_gui.text.abbreviations import (
    BEFORE_NUMBERS,
    BEFORE_STARTERS,
    LOWER_CASE_STARTERS,
    NEVER_LAST,
    SPEAKING_VERBS,
    STARTERS,
)
from rouge_gui.text.enclosures import Enclosure, Nesting
from rouge_gui.text.tokens import Span

# What belongs to the character before it: no sentence ends in front of it.
GRAPHEME_TAIL = r"[\p{GCB=Extend}\p{GCB=ZWJ}\p{GCB=SpacingMark}]"

_STOP = r"[\p{Sentence_Terminal}．…‥]"
_CLOSING = r"""["'”’」』）】》〉〕］)\]»]"""
# Terminators with closing marks and footnote numbers among and after them: ?!”   。》。   .[3]   . »
_end = regex.compile(
    rf"(?P<stops>{_STOP}++)(?:{_CLOSING}++(?P<stops>{_STOP}++))*+"
    rf"(?:[ \u00a0\u202f]?»|{_CLOSING}|\[\d++\]|{GRAPHEME_TAIL})*+"
)
_capital = regex.compile(r"[\p{Lu}\p{Lt}]")
_visible = regex.compile(r"\S")
_spaced = regex.compile(r"[.．…‥!?]+")
_ellipsis = regex.compile(r"[.．…‥]+")
_full_width = regex.compile(r"[。！？｡︒﹖﹗]")
_ideographic = regex.compile(r"[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]")

# What shows, after the closing marks, that the sentence goes on.
_goes_on = regex.compile(r"\s*+(?:[,;:，、；：،؛)）】》〉」』\]]|\p{Pd}\s*+\p{Ll})")
_next_quote = regex.compile(r'\s*+[“‘「『«"]')
_next_word = regex.compile(r"""[\s"'“”‘’«»„(\[¿¡\p{Pd}*#_]*+(?P<word>[\p{L}\p{M}\p{N}'’]*+)(?P<stop>\.?)""")
# iPhone, eBay
_inner_capital = regex.compile(r"\p{Ll}\p{Lu}")
_speaker = regex.compile(
    rf"\s*+\p{{L}}[\p{{L}}'’-]*+(?:\s++[\p{{L}}'’-]++)??\s++(?:{'|'.join(sorted(SPEAKING_VERBS))})\b"
)
_list_marker = regex.compile(r"[(\[]?(?:\d{1,3}(?:\.\d{1,2})*|\p{L}|[ivx]{1,5}|[IVX]{1,5})")
_acronym = regex.compile(r"\p{L}{1,2}(?:\.\p{L}{1,2})+")
_clause_mark = regex.compile(r"[，、：,:“「『（(]")

_LONGEST_SHORT_FORM = 12
# Fewer before an ellipsis are a stammer (我……我不知道), not a clause.
_SHORTEST_CLAUSE = 4


def sentence_spans(line: str) -> Iterator[Span]:
    """Yield the spans of the sentences, which cover ``line`` without gaps, white space included."""
    nesting = Nesting(line)
    is_cased = _capital.search(line) is not None
    start = 0
    first = _first_visible(line, start)
    for match in _end.finditer(line):
        nesting.enter(match.start("stops"))
        closed = nesting.leave(match.end())
        if nesting.is_part(first) or match.end() == len(line):
            continue
        if _Stop(line, is_cased, match, first).ends_sentence(closed):
            yield start, match.end()
            start = match.end()
            first = _first_visible(line, start)
    if start < len(line):
        yield start, len(line)


def _first_visible(line: str, start: int) -> int:
    visible = _visible.search(line, start)
    return visible.start() if visible else len(line)


class _Stop:
    """Terminators (``stops``) and the closing marks around them, in the sentence that begins at ``first``.

    A line without a capital letter was lower-cased by someone: case tells nothing there.
    """

    def __init__(self, line: str, is_cased: bool, match: regex.Match[str], first: int) -> None:
        self._line = line
        self._is_cased = is_cased
        self._stops = match.group("stops")
        self._start = match.start("stops")
        self._end = match.end()
        self._first = first

    def ends_sentence(self, closed: Enclosure | None) -> bool:
        """Tell whether the sentence ends here; ``closed`` is what the closing marks after the stops close."""
        if _goes_on.match(self._line, self._end) or (closed and self._closes_a_part(closed)):
            return False
        if _spaced.fullmatch(self._stops) is None:
            return True
        if self._is_among_ideographs() and self._stops not in {".", "．"}:
            return _ellipsis.fullmatch(self._stops) is None or self._follows_clause()
        return self._precedes_sentence()

    def _closes_a_part(self, closed: Enclosure) -> bool:
        """Tell whether the sentence goes on after the enclosure that ends with the stops."""
        if not closed.is_quotation:
            return closed.is_title or closed.start > self._first
        if self._is_among_ideographs():
            # “下雨了。”小明说。 goes on; 他说：“下雨了。”大家走了。 and “好。”“走吧。” do not
            return not closed.is_speech and _next_quote.match(self._line, self._end) is None
        # a statement would end in a comma there
        return "." not in self._stops and _speaker.match(self._line, self._end) is not None

    def _is_among_ideographs(self) -> bool:
        if _full_width.search(self._stops):
            return True
        before = self._start > 0 and _ideographic.match(self._line, self._start - 1)
        return bool(before or _ideographic.match(self._line, self._end))

    def _follows_clause(self) -> bool:
        clause = _clause_mark.split(self._line[max(self._first, self._start - 20) : self._start])[-1]
        return sum(map(str.isalnum, clause)) >= _SHORTEST_CLAUSE

    def _precedes_sentence(self) -> bool:
        """Decide about ASCII terminators by the words around them."""
        if not self._line[self._end].isspace():
            return False
        following = _next_word.match(self._line, self._end)
        word = following.group("word") if following else ""
        if word[:1].islower() and not self._may_start_in_lower_case(word):
            return False
        if self._stops not in {".", "．"}:
            return True
        # an initial is no word: A. Smith
        is_initial = following is not None and len(word) == 1 and following.group("stop") == "."
        starters = STARTERS if self._is_cased else LOWER_CASE_STARTERS
        return self._full_stop_ends(word, word in starters and not is_initial)

    def _may_start_in_lower_case(self, word: str) -> bool:
        if self._is_cased:
            return _inner_capital.match(word) is not None
        return _ellipsis.fullmatch(self._stops) is None or self._stops in {".", "．"}

    def _full_stop_ends(self, word: str, is_starter: bool) -> bool:
        """Decide about one full stop before ``word``, which may begin a sentence."""
        short_form = self._short_form()
        lowered = short_form.lower()
        if lowered in NEVER_LAST:
            return False
        if word[:1].isdigit() and lowered in BEFORE_NUMBERS:
            return False
        if _list_marker.fullmatch(self._line, self._first, self._start):
            return False
        is_initial = len(short_form) == 1 and (short_form.isupper() or not self._is_cased)
        if is_initial or lowered in BEFORE_STARTERS or _acronym.fullmatch(short_form):
            return is_starter
        return True

    def _short_form(self) -> str:
        """Return the word before the stop, inner stops included; empty where it is long."""
        start = self._start
        while start > self._first and (self._line[start - 1].isalnum() or self._line[start - 1] == "."):
            start -= 1
            if self._start - start > _LONGEST_SHORT_FORM:
                return ""
        return self._line[start : self._start]
