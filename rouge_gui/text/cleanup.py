"""Clean-up: steps that change a text before it is cut into tokens, chosen by name and carried out in the order given.

Each step is a pure function from a text to a ``MappedText``, in linear time, so tokens keep their places in the
text as given. What a step does is told in its function, in one line; wording for users is the caller's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from rouge_gui.text import chinese, mapped
from rouge_gui.text.lead_ins import without_lead_in
from rouge_gui.text.look_alikes import with_one_script_a_word
from rouge_gui.text.mapped import Edit, MappedText, edited
from rouge_gui.text.markdown import without_markdown
from rouge_gui.text.thinking import without_thinking
from rouge_gui.text.tokens import Span

Step = Callable[[str], MappedText]

_break_mark = re.compile(r"</?[ntq]>(?:[ \t]*+</?[ntq]>)*+[ \t]*+", re.IGNORECASE)
_yo = re.compile("ё\u0308*+|е\u0308++|Ё\u0308*+|Е\u0308++")
_quotes = str.maketrans("“”„‟«»「」『』〝〞〟＂‘’‚‛‹›´ʼ＇", '"' * 14 + "'" * 9)
_dashes = str.maketrans(dict.fromkeys("‐‑‒–—―−﹘﹣－⸺⸻", "-"))
_SPACE = " \u00a0\u2007\u2009\u202f"
# groups of three digits, parted alike; none before or after, so that no telephone number is one
_grouped = re.compile(
    rf"(?<![\d.,])(?<!\d[{_SPACE}])\d{{1,3}}([{_SPACE}])\d{{3}}(?:\1\d{{3}})*+(?!\d|[{_SPACE}]\d)", re.ASCII
)
_comma_number = re.compile(r"(?<![\d.,])(\d+),(\d+)(?![\d]|[.,]\d)", re.ASCII)
_grouped_by_comma = re.compile(r"(?<![\d.,])\d{1,3}(?:,\d{3}){2,}(?!\d)|\d,\d+\.\d", re.ASCII)
_pointed = re.compile(r"(?<![\d.,])\d+\.\d+(?![\d]|[.,]\d)", re.ASCII)
_cyrillic = re.compile("[\u0400-\u052f]")
_first_end = re.compile(r"[\n.,]")
_punctuation = re.compile(r"[^\w\s]+")
_article = re.compile(r"\b(?:a|an|the)\b", re.IGNORECASE)
_blank = re.compile(r"\s+")


def _without(pattern: re.Pattern[str], source: str) -> MappedText:
    return edited(source, [(*match.span(), "") for match in pattern.finditer(source)])


def _break_marks(source: str) -> MappedText:
    """``<n>``, ``<t>``, ``</t>`` and ``<q>`` with the spaces around them become a line break."""
    edits: list[Edit] = []
    free = 0
    for match in _break_mark.finditer(source):
        start = match.start()
        while start > free and source[start - 1] in " \t":
            start -= 1
        free = match.end()
        edits.append((start, free, "\n"))
    return edited(source, edits)


def has_break_marks(text: str) -> bool:
    """Tell whether the step ``break-marks`` would change ``text``."""
    return "<" in text and _break_mark.search(text) is not None


def _fold_yo(source: str) -> MappedText:
    """``ё`` becomes ``е``, in one or two code points."""
    return edited(
        source, [(*match.span(), "е" if match.group()[0] in "её" else "Е") for match in _yo.finditer(source)]
    )


def _unify_quotes(source: str) -> MappedText:
    """Quotation marks of every kind become ``"``, single ones and apostrophes ``'``."""
    return MappedText(source.translate(_quotes))


def _unify_dashes(source: str) -> MappedText:
    """Hyphens, dashes and minus signs become ``-``."""
    return MappedText(source.translate(_dashes))


def _join_digits(source: str) -> MappedText:
    """``1 000 000`` becomes ``1000000``: groups of three digits parted by one kind of space, narrow ones too."""
    edits: list[Edit] = []
    for match in _grouped.finditer(source):
        first = match.start(1)
        edits += [(place, place + 1, "") for place in range(first, match.end(), 4)]
    return edited(source, edits)


def _decimal_points(source: str) -> MappedText:
    """``3,5`` becomes ``3.5`` in a text whose decimal sign is the comma.

    That is a text with Cyrillic letters; any other one only if some number with one comma cannot be thousands (``3,5``,
    ``0,250``, ``1234,567``), and no number has a decimal point, nor several commas by thousands, nor both. Numbers
    are ASCII digits with one comma between them, and no other comma or point touches them (``1,2,3`` stays).
    """
    numbers = list(_comma_number.finditer(source))
    if not numbers or not _comma_is_decimal(source, numbers):
        return MappedText(source)
    return edited(source, [(match.end(1), match.end(1) + 1, ".") for match in numbers])


def _comma_is_decimal(source: str, numbers: Sequence[re.Match[str]]) -> bool:
    if _cyrillic.search(source):
        return True
    if _grouped_by_comma.search(source) or _pointed.search(source):
        return False
    return any(len(match[2]) != 3 or len(match[1]) > 3 or match[1][0] == "0" for match in numbers)


def _first_clause(source: str) -> MappedText:
    """The text up to its first line break, full stop or comma (ASCII ones), as OpenCompass cuts answers."""
    found = _first_end.search(source)
    return MappedText(source[: found.start()]) if found else MappedText(source)


def _without_punctuation(source: str) -> MappedText:
    """What is neither ``\\w`` nor ``\\s`` to Python goes, as OpenCompass does it."""
    return _without(_punctuation, source)


def _without_articles(source: str) -> MappedText:
    """``a``, ``an`` and ``the`` go."""
    return _without(_article, source)


def _single_spaces(source: str) -> MappedText:
    """White space becomes one space, and none at either end; line breaks too."""
    edits: list[Edit] = []
    for match in _blank.finditer(source):
        start, end = match.span()
        edits.append((start, end, " " if start > 0 and end < len(source) else ""))
    return edited(source, edits)


STEPS: Mapping[str, Step] = MappingProxyType(
    {
        "think": without_thinking,
        "lead-in": without_lead_in,
        "break-marks": _break_marks,
        "markdown": without_markdown,
        "nfkc": mapped.nfkc,
        "t2s": chinese.simplify,
        "look-alikes": with_one_script_a_word,
        "yo": _fold_yo,
        "quotes": _unify_quotes,
        "dashes": _unify_dashes,
        "digit-spaces": _join_digits,
        "decimal-comma": _decimal_points,
        "first-clause": _first_clause,
        "punctuation": _without_punctuation,
        "articles": _without_articles,
        "spaces": _single_spaces,
    }
)
"""Every step by name, in the order in which they go together best."""

# doing them twice is doing them once
IDEMPOTENT = frozenset(STEPS) - {"think", "markdown", "t2s"}


def cleaned(source: str, steps: Sequence[str]) -> MappedText:
    """Return ``source`` after ``steps``, in their order, with the map to ``source``. Raises KeyError."""
    derived = MappedText(source)
    for step in steps:
        derived = mapped.compose(STEPS[step](derived.text), derived)
    return derived


def with_step(steps: Sequence[str], step: str) -> tuple[str, ...]:
    """Return ``steps`` with ``step`` where ``STEPS`` has it: before the first one that comes later there."""
    if step in steps:
        return tuple(steps)
    order = list(STEPS)
    place = next(
        (place for place, other in enumerate(steps) if order.index(other) > order.index(step)), len(steps)
    )
    return (*steps[:place], step, *steps[place:])


def removed_spans(source: str, derived: MappedText) -> list[Span]:
    """Return the stretches of ``source`` that no code point of ``derived`` came from and that are not blank."""
    gaps: list[Span] = []
    size = len(derived.text)
    if derived.starts is None or derived.ends is None:
        kept = [(0, size)]
    else:
        # a text that was cut off at the end keeps the map of what it was cut from
        kept = list(zip(derived.starts[:size], derived.ends[:size], strict=True))
    covered = 0
    for start, end in [*kept, (len(source), len(source))]:
        if start > covered and not source[covered:start].isspace():
            gaps.append((covered, start))
        covered = max(covered, end)
    return gaps
