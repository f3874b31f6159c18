"""What a panel of the Explain dock is: a widget that shows a value, and a row of a table that says how it is made.

The value is made by a pure function away from the window; the panel only shows it. What it wants lit in the panes it
says by a signal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from rouge_gui.compare import Comparison, Side
from rouge_gui.text import Span
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import Theme

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Subject:
    """What is explained: the metric ``key`` of ``comparison`` against one reference."""

    comparison: Comparison
    key: str
    reference: int


@dataclass(frozen=True, slots=True)
class Lights:
    """What to light in the panes, in code points: spans that are ``credited``, and ``others`` that earn nothing.

    Each is (side, span). ``follow`` brings the first of each side into sight.
    """

    credited: tuple[tuple[Side, Span], ...] = ()
    others: tuple[tuple[Side, Span], ...] = ()
    follow: bool = False


# spans of the candidate in code points, each with a step from -4 to 4
Heat = tuple[tuple[Span, int], ...]


class Panel(QWidget, Generic[Value]):
    """A tab of the dock. A subclass shows what its ``needs`` returns."""

    lights_changed = Signal(object)  # Lights; of no spans: out
    heat_changed = Signal(object)  # Heat; of no spans: off
    edit_wanted = Signal(object)  # an Edit of the candidate
    word_wanted = Signal(str)  # a word for the user dictionary, "" for none in particular
    place_wanted = Signal(str, object)  # side and span to select there

    def show_result(self, value: Value, subject: Subject) -> None:
        """Show ``value``, which was made of ``subject``."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores as ``form`` says."""

    def stop(self) -> None:
        """Give up what is done in the background: the window closes."""

    @property
    def is_settled(self) -> bool:
        """Whether nothing is being done in the background."""
        return True

    def show_selection(self, side: Side, span: Span) -> None:
        """Take notice of the text selected in a pane; where nothing is selected the span is empty."""

    def show_place(self, side: Side, place_cp: int) -> None:
        """Take notice of the place under the pointer in a pane, else of the caret; -1 for none."""

    def give_up(self) -> None:
        """Stop what is done in the background: the texts are others now."""


class NothingToShowError(Exception):
    """Raised by ``needs`` where there is nothing: ``reason`` is an identifier of ``wording.REASONS``."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


Needs = Callable[[Comparison, str, int], Value]


@dataclass(frozen=True)
class PanelKind(Generic[Value]):
    """A panel as the dock knows it.

    ``needs`` makes the value from (comparison, metric, reference) on the worker's thread. ``title`` and ``help`` are
    sources of context ``explain``; ``example`` is one of ``resources/help/examples.json``. A panel that is not
    ``about_metric`` is shown whatever the profile computes; one for ``sacre`` also shows metrics of sacreBLEU.
    """

    name: str
    title: object
    help: object
    example: str
    needs: Needs[Value]
    make: Callable[[Theme, QWidget], Panel[Value]]
    about_metric: bool = True
    sacre: bool = False

    def title_text(self) -> str:
        """Return what its tab says."""
        return QCoreApplication.translate("explain", str(self.title))

    def help_text(self) -> str:
        """Return its help, a paragraph."""
        return QCoreApplication.translate("explain", str(self.help))


AnyPanelKind = PanelKind[Any]
