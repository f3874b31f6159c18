"""Themes: one colour per meaning, in light and dark, and what Qt needs of them (palette, style sheet, fonts).

Colours come from ``resources/themes``. Which widget uses which colour is the widgets' business.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication

from rouge_gui import assets

_PALE_SHARE = 0.25


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as ``#RRGGBB`` by meaning.

    ``window`` lies behind the cards, ``card`` under texts and tables; ``tint`` is the ground of a credited
    unigram; ``unigram`` … ``skip`` are the layers; ``skip_1`` … ``skip_4`` are the grounds of tokens at which
    few to many counted pairs begin; ``surplus`` underlines repeats that earn nothing;
    ``partner`` is the ground of what the pointer's unit was counted with, ``found`` that of what was searched for;
    ``miss`` underlines what is unmatched, ``recut`` Chinese characters that the other text cuts otherwise; ``gain``
    and ``loss`` are changes of a score.
    """

    window: str
    card: str
    border: str
    grid: str
    control: str
    text: str
    muted: str
    accent: str
    accent_soft: str
    selection: str
    unigram: str
    tint: str
    bigram: str
    trigram: str
    lcs: str
    summary: str
    weighted: str
    skip: str
    skip_1: str
    skip_2: str
    skip_3: str
    skip_4: str
    surplus: str
    partner: str
    found: str
    miss: str
    recut: str
    warning: str
    warning_soft: str
    gain: str
    loss: str

    def color(self, role: str) -> QColor:
        """Return the colour of ``role``, a field of this class. Raises AttributeError for another name."""
        return QColor(str(getattr(self, role)))

    def pale(self, role: str) -> QColor:
        """Return the colour of ``role`` as a ground under text: a quarter of it on the card."""
        color, ground = self.color(role), self.color("card")
        red, green, blue = (
            round(_PALE_SHARE * part + (1 - _PALE_SHARE) * below)
            for part, below in (
                (color.red(), ground.red()),
                (color.green(), ground.green()),
                (color.blue(), ground.blue()),
            )
        )
        return QColor(red, green, blue)


@cache
def load_theme(*, dark: bool) -> Theme:
    """Return the dark or the light theme."""
    return Theme(**json.loads(assets.read_text(f"themes/{'dark' if dark else 'light'}.json")))


def system_is_dark() -> bool:
    """Return whether the desktop asks for dark windows; False where it does not say."""
    return QApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def palette_of(theme: Theme) -> QPalette:
    """Return the palette that the standard widgets paint with."""
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.window,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.card,
        QPalette.ColorRole.AlternateBase: theme.window,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Button: theme.control,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.ToolTipBase: theme.card,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.Highlight: theme.selection,
        QPalette.ColorRole.HighlightedText: theme.text,
        QPalette.ColorRole.Link: theme.accent,
        QPalette.ColorRole.Mid: theme.border,
        QPalette.ColorRole.Light: theme.card,
        QPalette.ColorRole.Dark: theme.border,
    }
    for role, color in roles.items():
        palette.setColor(role, QColor(color))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return palette


_STYLE_ICONS = ("chevron", "chevron-up", "check")


def style_sheet_of(theme: Theme) -> str:
    """Return the style sheet of the window."""
    name = "dark" if theme == load_theme(dark=True) else "light"
    icons = {
        icon.replace("-", "_"): assets.path(f"icons/{icon}-{name}.svg").as_posix() for icon in _STYLE_ICONS
    }
    return Template(assets.read_text("themes/style.qss")).substitute(asdict(theme), **icons)


# What desktops without a font setting offer first is wide and coarse at text sizes; these are not.
_PREFERRED = ("Inter", "Noto Sans", "Source Sans 3", "Noto Sans CJK SC")
_HAN_FALLBACKS = (
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Microsoft YaHei UI",
    "PingFang SC",
    "Droid Sans Fallback",
)
_GENERIC_FAMILIES = {"Sans Serif", "sans-serif", "DejaVu Sans", ""}


def font_families() -> list[str]:
    """Return the families to try in turn: the desktop's own, then those that hold simplified Chinese."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    families = [system.family()]
    if QFontInfo(system).family() in _GENERIC_FAMILIES:
        families[:0] = _PREFERRED
    known = set(QFontDatabase.families())
    wanted = dict.fromkeys([*families, *_HAN_FALLBACKS])
    return [family for family in wanted if family in known] or families


def interface_font() -> QFont:
    """Return the font of controls and tables."""
    font = QFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))
    font.setFamilies(font_families())
    font.setPointSizeF(max(font.pointSizeF(), 9.5))
    return font


def text_font() -> QFont:
    """Return the font of the compared texts."""
    font = QFont(interface_font())
    font.setPointSizeF(font.pointSizeF() * 1.35)
    return font


def numbers_font(font: QFont) -> QFont:
    """Return ``font`` with digits of one width, so that numbers stand in columns."""
    tabular = QFont(font)
    tabular.setFeature(QFont.Tag("tnum"), 1)
    return tabular


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Give ``app`` the palette and the style sheet of ``theme``."""
    app.setPalette(palette_of(theme))
    app.setStyleSheet(style_sheet_of(theme))
