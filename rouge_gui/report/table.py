"""A table of scores as text, Markdown, LaTeX and CSV, with what is needed to reproduce it.

Plain values in, text out; heads and notes are the caller's words. The decimal mark is a point whatever the locale,
except in CSV for a spreadsheet, which reads numbers as its user writes them. CSV holds numbers in full, everything else
as many digits as are asked for.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from rouge_gui.corpus.cells import separator_beside, text_cell

NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Number:
    """A number with ``digits`` decimals; a ``signed`` one is a difference and shows a plus, too."""

    value: float
    digits: int
    signed: bool = False

    def __str__(self) -> str:
        text = f"{self.value:.{self.digits}f}"
        if not text.strip("-0."):
            # neither "-0.000" nor "+0.000": it has no direction
            return text.lstrip("-")
        return f"+{text}" if self.signed and self.value > 0 else text


Cell = str | Number | None


@dataclass(frozen=True, slots=True)
class Table:
    """Heads and rows of one length; the first column is text, the others stand to the right.

    ``notes`` are lines for below the table: signatures, what a change refers to. CSV has no place for them.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    notes: tuple[str, ...] = ()


def percentage(value: float) -> float:
    """Return a share in percent, without the noise of a multiplication: 0.07 → 7.0, not 7.000000000000001."""
    return float(Decimal(repr(value)).scaleb(2))


def as_text(table: Table) -> str:
    """Return ``table`` with tabs between the cells and a line for each note."""
    lines = [[_plain(head) for head in table.heads], *([_plain(cell) for cell in row] for row in table.rows)]
    return "\n".join(["\t".join(line) for line in lines] + [_plain(note) for note in table.notes])


def _plain(cell: Cell) -> str:
    return NOTHING if cell is None else " ".join(str(cell).split())


def as_markdown(table: Table) -> str:
    """Return ``table`` in the pipe form of GitHub and Pandoc, the notes as code below it."""
    rule = [":--", *["--:"] * (len(table.heads) - 1)]
    lines = [
        _piped([_markdown(head) for head in table.heads]),
        _piped(rule),
        *(_piped([_markdown(cell) for cell in row]) for row in table.rows),
    ]
    for note in table.notes:
        lines += ["", _code(_plain(note))]
    return "\n".join(lines) + "\n"


def _piped(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _markdown(cell: Cell) -> str:
    if isinstance(cell, Number):
        return str(cell)
    return re.sub(r"([\\`*_{}\[\]<>#|~])", r"\\\1", _plain(cell))


def _code(text: str) -> str:
    """Return ``text`` as it is, between more backticks than it holds in a row."""
    longest = max((len(run) for run in re.findall("`+", text)), default=0)
    fence = "`" * (longest + 1)
    room = " " if longest else ""
    return f"{fence}{room}{text}{room}{fence}"


_LATEX = {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    "–": "--",
    "…": r"\ldots{}",
    "Δ": r"$\Delta$",
    "β": r"$\beta$",
    "\u22c5": r"$\cdot$",
    "\u2212": "$-$",
    "→": r"$\to$",
    **{special: f"\\{special}" for special in "&%$#_{}"},
}


def as_latex(table: Table) -> str:
    """Return ``table`` as a ``tabular`` with the rules of the package booktabs, the notes as comments above it."""
    lines = [
        *(f"% {_plain(note)}" for note in table.notes),
        rf"\begin{{tabular}}{{l{'r' * (len(table.heads) - 1)}}}",
        r"\toprule",
        _latex_row(table.heads),
        r"\midrule",
        *map(_latex_row, table.rows),
        r"\bottomrule",
        r"\end{tabular}",
    ]
    return "\n".join(lines) + "\n"


def _latex_row(cells: Sequence[Cell]) -> str:
    return " & ".join(map(_latex, cells)) + r" \\"


def _latex(cell: Cell) -> str:
    if isinstance(cell, Number):
        text = str(cell)
        # a sign is one in mathematics only
        return text if text[0].isdigit() else f"${text}$"
    return "".join(_LATEX.get(letter, letter) for letter in _plain(cell))


def as_csv(table: Table) -> str:
    """Return ``table`` with commas, quoted where needed (RFC 4180); what is not there is an empty field.

    A text that a spreadsheet would run begins with an apostrophe.
    """
    return _csv(table, ",", ".")


def as_excel_csv(table: Table, decimal_mark: str) -> bytes:
    """Return ``table`` as a CSV file that Excel opens by itself: with a byte order mark and the marks of its locale.

    Where the decimal mark is a comma, lists are separated by semicolons.
    """
    # half a surrogate pair has no UTF-8
    return codecs.BOM_UTF8 + _csv(table, separator_beside(decimal_mark), decimal_mark).encode(
        "utf-8", "backslashreplace"
    )


def _csv(table: Table, separator: str, decimal_mark: str) -> str:
    out = io.StringIO()
    writer = csv.writer(out, delimiter=separator)
    writer.writerow(map(text_cell, table.heads))
    writer.writerows([_exact(cell, decimal_mark) for cell in row] for row in table.rows)
    return out.getvalue()


def _exact(cell: Cell, decimal_mark: str) -> str:
    if cell is None:
        return ""
    return repr(cell.value).replace(".", decimal_mark) if isinstance(cell, Number) else text_cell(cell)
