"""Texts as ROUGE-1.5.5 is given them: SEE pages, ISI mark-up, one sentence a line. Sentences become lines."""

from __future__ import annotations

import re

from rouge_gui.corpus.inputs.lines import LONGEST_LINE_BYTES, head_of
from rouge_gui.corpus.inputs.records import InputError
from rouge_gui.text.encodings import decode, guess, marked

# as the script looks for them; entities stay as they are, for it reads them so
_SEE = re.compile(
    r'<a (?:size="\d+" )?name="\d+">\[\d+\]</a>\s+<a href="#\d+" id="?\d+"?>([^<]+)', re.IGNORECASE
)
_ISI = re.compile(r"<S SNTNO=\"?[0-9a-z,]+\"?>([^<]+)</S>", re.IGNORECASE)


def text_of(path: str, encoding: str, kind: str = "") -> str:
    """Return the sentences of a file of texts, one a line. Raises InputError.

    ``kind`` is SEE, ISI, SPL or SIMPLE; without one the file tells. ``encoding`` "" is the file's own.
    """
    data = head_of(path, LONGEST_LINE_BYTES + 1)
    if len(data) > LONGEST_LINE_BYTES:
        raise InputError(path, "too-large")
    found = marked(data)
    name = found.encoding if found else encoding or guess(data).encoding
    try:
        text = decode(data[len(found.bom) if found else 0 :], name)
    except UnicodeDecodeError:
        raise InputError(path, "bad-encoding", name) from None
    return _sentences(text, kind.upper())


def _sentences(text: str, kind: str) -> str:
    if kind == "SEE" or (not kind and _SEE.search(text)):
        return "\n".join(" ".join(each.split()) for each in _SEE.findall(text))
    if kind == "ISI" or (not kind and _ISI.search(text)):
        return "\n".join(" ".join(each.split()) for each in _ISI.findall(text))
    return text.replace("\r\n", "\n").replace("\r", "\n").rstrip("\n")
