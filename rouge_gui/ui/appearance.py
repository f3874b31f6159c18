"""How the window looks: which colours are chosen, and telling every part when they change."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui import theme as themes
from rouge_gui.ui.compare.setting import TextStyle
from rouge_gui.ui.theme import Theme

_STYLE = {remembered.FONT_POINTS.name, remembered.LINE_PERCENT.name, remembered.WRAP.name}


class Appearance(QObject):
    """The chosen colours and how texts are set.

    ``theme_changed`` carries the ``Theme`` that every part paints with from then on, ``style_changed`` the
    ``TextStyle`` of the panes.
    """

    theme_changed = Signal(object)
    style_changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._enlargement = 1.0
        self._theme = self._chosen_theme()
        settings.changed.connect(self._on_setting_changed)
        QApplication.styleHints().colorSchemeChanged.connect(self._on_color_scheme_changed)

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        return self._theme

    @property
    def scheme(self) -> str:
        """What was chosen: ``system``, ``light`` or ``dark``."""
        return self._settings.value(remembered.COLOR_SCHEME)

    def use_system_colors(self) -> None:
        """Follow the colours of the desktop."""
        self._use("system")

    def use_light_colors(self) -> None:
        """Use the light colours."""
        self._use("light")

    def use_dark_colors(self) -> None:
        """Use the dark colours."""
        self._use("dark")

    @property
    def text_style(self) -> TextStyle:
        """How the texts of the panes are set."""
        return TextStyle(
            self._settings.value(remembered.FONT_POINTS) * self._enlargement,
            self._settings.value(remembered.LINE_PERCENT),
            self._settings.value(remembered.WRAP),
        )

    def enlarge(self, factor: float) -> None:
        """Set the texts ``factor`` times as large as was chosen, until told otherwise."""
        self._enlargement = factor
        self.style_changed.emit(self.text_style)

    def zoom_in(self) -> None:
        """Make the texts larger."""
        self.zoom(1)

    def zoom_out(self) -> None:
        """Make the texts smaller."""
        self.zoom(-1)

    def reset_zoom(self) -> None:
        """Give the texts their usual size."""
        self._settings.set_value(remembered.FONT_POINTS, remembered.FONT_POINTS.default)

    def set_wrap(self, on: bool) -> None:
        """Wrap long lines, or let them run on."""
        self._settings.set_value(remembered.WRAP, on)

    def zoom(self, steps: int) -> None:
        """Make the texts larger by ``steps``, smaller by negative ones."""
        points = remembered.FONT_POINTS
        size = self._settings.value(points) + steps * max(1, self._settings.value(points) // 10)
        self._settings.set_value(points, min(points.highest, max(points.lowest, size)))

    def apply(self) -> None:
        """Give the application and every part the chosen colours."""
        self._theme = self._chosen_theme()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            themes.apply_theme(app, self._theme)
        self.theme_changed.emit(self._theme)
        self.style_changed.emit(self.text_style)

    def _use(self, scheme: str) -> None:
        self._settings.set_value(remembered.COLOR_SCHEME, scheme)

    def _chosen_theme(self) -> Theme:
        dark = themes.system_is_dark() if self.scheme == "system" else self.scheme == "dark"
        return themes.load_theme(dark=dark)

    def _on_setting_changed(self, name: str) -> None:
        if name == remembered.COLOR_SCHEME.name:
            self.apply()
        elif name in _STYLE:
            self.style_changed.emit(self.text_style)

    def _on_color_scheme_changed(self) -> None:
        self.apply()
