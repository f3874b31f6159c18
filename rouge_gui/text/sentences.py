"""Sentences by language, for the summary-level metrics when a profile says ``sentences=auto``.

A line never joins the next one. Within a line: Chinese and Japanese by the rule below, Cyrillic by razdel, everything
else by nltk's Punkt with a fixed list of abbreviations (no downloaded model; spans; linear time).
rouge-score's own rule, ``\\n`` alone, is the pipeline's and does not come here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import regex

from rouge_gui.text.late import Late
from rouge_gui.text.scripts import Script, scripts_of
from rouge_gui.text.tokens import Span

_line = regex.compile(r"[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]+")
_full_width_stop = regex.compile("[。！？]")

# A run of terminators with the quotation marks and brackets that close after it ends a sentence, unless the
# sentence goes on with a comma or the like (“好。”，他说。). ASCII ! and ? count where they end a word.
_chinese_end = regex.compile(r"""(?:[。！？…]|[!?](?!\w))[。！？…!?]*+[”’」』）】》〉"')\]]*+(?![，、；：,;:])""")

# Lower-case, without the final stop, as Punkt keeps them.
_ABBREVIATIONS = (
    "adm al approx apr art assn assoc aug ave bd bldg blvd brig bros ca capt cf ch cit cmdr co col corp cpl ct dec "
    "dept det dir dist div dr ed eds e.g eg esp esq est etc ex feb ff fig figs fri ft gen gov hon hrs i.e ie inc "
    "inst jan jr jul jun lb lbs lt ltd maj mar max messrs mfg min misc mon mr mrs ms mt mts no nos nov oct op p.m "
    "a.m par pg ph.d pl pp pres prof pt rd ref rep reps res ret rev sat sec sen sens sep sept sgt sq sr st ste sun "
    "supt tel thu thurs tue tues u.k u.n u.s u.s.a univ viz vol vols vs wed wk"
).split()


def _load_punkt() -> Any:
    from nltk.tokenize.punkt import PunktParameters, PunktSentenceTokenizer

    parameters = PunktParameters()
    parameters.abbrev_types = set(_ABBREVIATIONS)
    return PunktSentenceTokenizer(parameters)


def _load_sentenize() -> Callable[[str], Iterable[Any]]:
    import razdel

    sentenize: Callable[[str], Iterable[Any]] = razdel.sentenize
    return sentenize


_punkt = Late(_load_punkt)
_sentenize = Late(_load_sentenize)


def split_sentences(text: str) -> list[Span]:
    """Return the code-point spans of the sentences of ``text``, in order, without the white space around them."""
    spans: list[Span] = []
    for line in _line.finditer(text):
        for start, end in _split_line(line.group()):
            spans += _trimmed(text, line.start() + start, line.start() + end)
    return spans


def _split_line(line: str) -> Iterable[Span]:
    scripts = scripts_of(line)
    if scripts & (Script.HAN | Script.KANA) or _full_width_stop.search(line):
        ends = [match.end() for match in _chinese_end.finditer(line)]
        return zip([0, *ends], [*ends, len(line)], strict=True)
    if Script.CYRILLIC in scripts:
        return [(sentence.start, sentence.stop) for sentence in _sentenize()(line)]
    spans: Iterable[Span] = _punkt().span_tokenize(line)
    return spans


def _trimmed(text: str, start: int, end: int) -> list[Span]:
    piece = text[start:end]
    stripped = piece.strip()
    if not stripped:
        return []
    first = start + piece.index(stripped)
    return [(first, first + len(stripped))]
