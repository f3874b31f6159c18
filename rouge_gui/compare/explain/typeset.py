"""Formulas as small trees: fractions, powers, sums and names; printed as LaTeX or on one line.

A painter walks the same tree. ``Name`` holds an identifier that the caller words; everything else is symbols.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Wording: TypeAlias = Callable[[str], str]
Change: TypeAlias = "Callable[[Symbol], Symbol]"

# what is written otherwise in LaTeX
_LATEX = {
    "·": r"\cdot ",
    "β": r"\beta ",
    "α": r"\alpha ",
    "−": "-",
    "…": r"\dots ",
    "%": r"\%",
    # LaTeX puts its own space around operators
    " ": "",
    ",": r",\ ",
}
_TEX_SPECIAL = {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    **{character: "\\" + character for character in "#$%&_{}"},
}


class Node(ABC):
    """A part of a formula. ``latex`` needs amsmath; ``wording`` turns the identifiers of names into words."""

    @abstractmethod
    def latex(self, wording: Wording) -> str:
        """Return the part as LaTeX mathematics; names come as text, escaped."""

    @abstractmethod
    def plain(self, wording: Wording) -> str:
        """Return the part on one line."""

    def closed(self, wording: Wording) -> str:
        """Return the part on one line, in brackets where it has several parts."""
        return self.plain(wording)

    @abstractmethod
    def mapped(self, change: Change) -> Node:
        """Return the part with ``change`` made to each of its symbols."""


@dataclass(frozen=True, slots=True)
class Symbol(Node):
    """A letter, an operator or a number as it is printed; ``tex`` where LaTeX writes it otherwise."""

    text: str
    tex: str = ""

    def latex(self, _wording: Wording) -> str:
        """Return it as LaTeX."""
        return self.tex or "".join(_LATEX.get(character, character) for character in self.text)

    def plain(self, _wording: Wording) -> str:
        """Return it on one line."""
        return self.text

    def mapped(self, change: Change) -> Node:
        """Return it with its symbols changed."""
        return change(self)


@dataclass(frozen=True, slots=True)
class Name(Node):
    """Something with a name in words, such as ``reference_total``."""

    id: str

    def latex(self, wording: Wording) -> str:
        """Return it as LaTeX."""
        return rf"\text{{{escape_latex(wording(self.id))}}}"

    def plain(self, wording: Wording) -> str:
        """Return it on one line."""
        return wording(self.id)

    def closed(self, wording: Wording) -> str:
        """Return it on one line, in brackets."""
        return _bracketed(self.plain(wording))

    def mapped(self, _change: Change) -> Node:
        """Return it with its symbols changed."""
        return self


@dataclass(frozen=True, slots=True)
class Row(Node):
    """Parts side by side."""

    parts: tuple[Node, ...]

    def latex(self, wording: Wording) -> str:
        """Return it as LaTeX."""
        return "".join(part.latex(wording) for part in self.parts)

    def plain(self, wording: Wording) -> str:
        """Return it on one line."""
        return "".join(part.plain(wording) for part in self.parts)

    def closed(self, wording: Wording) -> str:
        """Return it on one line, in brackets."""
        return _bracketed(self.plain(wording))

    def mapped(self, change: Change) -> Node:
        """Return it with its symbols changed."""
        return Row(tuple(part.mapped(change) for part in self.parts))


@dataclass(frozen=True, slots=True)
class Fraction(Node):
    """One part over another."""

    above: Node
    below: Node

    def latex(self, wording: Wording) -> str:
        """Return it as LaTeX."""
        return rf"\frac{{{self.above.latex(wording)}}}{{{self.below.latex(wording)}}}"

    def plain(self, wording: Wording) -> str:
        """Return it on one line."""
        return f"{self.above.closed(wording)} / {self.below.closed(wording)}"

    def closed(self, wording: Wording) -> str:
        """Return it on one line, in brackets."""
        return _bracketed(self.plain(wording))

    def mapped(self, change: Change) -> Node:
        """Return it with its symbols changed."""
        return Fraction(self.above.mapped(change), self.below.mapped(change))


@dataclass(frozen=True, slots=True)
class Power(Node):
    """``base`` to the ``exponent``."""

    base: Node
    exponent: Node

    def latex(self, wording: Wording) -> str:
        """Return it as LaTeX."""
        return f"{{{self.base.latex(wording)}}}^{{{self.exponent.latex(wording)}}}"

    def plain(self, wording: Wording) -> str:
        """Return it on one line."""
        return f"{self.base.closed(wording)}^{self.exponent.closed(wording)}"

    def mapped(self, change: Change) -> Node:
        """Return it with its symbols changed."""
        return Power(self.base.mapped(change), self.exponent.mapped(change))


@dataclass(frozen=True, slots=True)
class Index(Node):
    """``base`` with a small ``index`` below."""

    base: Node
    index: Node

    def latex(self, wording: Wording) -> str:
        """Return it as LaTeX."""
        return f"{{{self.base.latex(wording)}}}_{{{self.index.latex(wording)}}}"

    def plain(self, wording: Wording) -> str:
        """Return it on one line."""
        return self.base.plain(wording) + self.index.plain(wording)

    def mapped(self, change: Change) -> Node:
        """Return it with its symbols changed."""
        return Index(self.base.mapped(change), self.index.mapped(change))


@dataclass(frozen=True, slots=True)
class Group(Node):
    """A part in brackets."""

    inner: Node

    def latex(self, wording: Wording) -> str:
        """Return it as LaTeX."""
        return rf"\left({self.inner.latex(wording)}\right)"

    def plain(self, wording: Wording) -> str:
        """Return it on one line."""
        return f"({self.inner.plain(wording)})"

    def mapped(self, change: Change) -> Node:
        """Return it with its symbols changed."""
        return Group(self.inner.mapped(change))


@dataclass(frozen=True, slots=True)
class Sum(Node):
    """Σ over what ``over`` says of ``inner``."""

    over: Node
    inner: Node

    def latex(self, wording: Wording) -> str:
        """Return it as LaTeX."""
        return rf"\sum_{{{self.over.latex(wording)}}} {self.inner.latex(wording)}"

    def plain(self, wording: Wording) -> str:
        """Return it on one line."""
        return f"Σ[{self.over.plain(wording)}] {self.inner.plain(wording)}"

    def closed(self, wording: Wording) -> str:
        """Return it on one line, in brackets."""
        return _bracketed(self.plain(wording))

    def mapped(self, change: Change) -> Node:
        """Return it with its symbols changed."""
        return Sum(self.over.mapped(change), self.inner.mapped(change))


@dataclass(frozen=True, slots=True)
class Equation:
    """``steps[0] = steps[1] = …``; the first is what is defined, the last the number."""

    steps: tuple[Node, ...]

    def latex(self, wording: Wording) -> str:
        """Return the equation as LaTeX."""
        return " = ".join(step.latex(wording) for step in self.steps)

    def plain(self, wording: Wording) -> str:
        """Return the equation on one line."""
        return " = ".join(step.plain(wording) for step in self.steps)


def row(*parts: Node | str) -> Row:
    """Return parts side by side; plain strings are symbols."""
    return Row(tuple(Symbol(part) if isinstance(part, str) else part for part in parts))


def escape_latex(text: str) -> str:
    """Return ``text`` as LaTeX shows it."""
    return "".join(_TEX_SPECIAL.get(character, character) for character in text)


def _bracketed(text: str) -> str:
    return f"({text})" if " " in text else text
