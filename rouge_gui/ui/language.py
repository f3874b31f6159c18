"""The language of the interface: which one is chosen, its translations, and how it writes numbers.

Translations are ``resources/translations/rouge-gui_LANGUAGE.qm``, English the source; Qt brings those of its own
buttons. A choice is in force from the next start on, since the parts of the window ask for their texts once.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)

from rouge_gui import assets
from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.message_bar import MessageBar
from rouge_gui.ui.samples import interface_language, language_of

SYSTEM = "system"
_LOCALES = {"en": "en_US", "zh": "zh_CN", "ru": "ru_RU"}
_OWNER = "interfaceTranslator"
_NEXT_START = QT_TRANSLATE_NOOP("language", "The interface speaks English from the next start on")
_NEXT_START_SYSTEM = QT_TRANSLATE_NOOP("language", "The interface follows the desktop from the next start on")
_CHANGES = QT_TRANSLATE_NOOP("language", "The language of the interface changes at the next start")


def use_language(app: QCoreApplication, choice: str) -> None:
    """Give ``app`` the language ``choice``, one of ``LANGUAGES`` or ``SYSTEM`` for the desktop's own.

    A locale that already speaks it, such as British English, keeps writing the numbers.
    """
    if choice != SYSTEM and choice != interface_language():
        QLocale.setDefault(QLocale(_LOCALES[choice]))
    elif QLocale().language() is QLocale.Language.C:
        # it writes 400000000
        QLocale.setDefault(QLocale(_LOCALES["en"]))
    forget_language(app)
    language = interface_language()
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for folder, name in (
        (qt_folder, f"qtbase_{_LOCALES[language]}"),
        (assets.path("translations").as_posix(), f"rouge-gui_{language}"),
    ):
        translator = QTranslator(app)
        translator.setObjectName(_OWNER)
        if translator.load(name, folder):
            app.installTranslator(translator)


def forget_language(app: QCoreApplication) -> None:
    """Let ``app`` speak English, the language of the source."""
    for translator in app.findChildren(QTranslator, _OWNER):
        app.removeTranslator(translator)
        translator.deleteLater()


def translated(language: str, context: str, text: str) -> str:
    """Return ``text`` in ``language``, whatever the interface speaks; as it is where there is no translation."""
    translator = QTranslator()
    translator.load(f"rouge-gui_{language}", assets.path("translations").as_posix())
    return translator.translate(context, text) or text


class InterfaceLanguage(QObject):
    """The chosen language; a method a choice, for the menu. ``chosen`` carries a new choice, whoever made it."""

    chosen = Signal(str)

    def __init__(self, settings: Settings, message_bar: MessageBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings, self._message_bar = settings, message_bar
        settings.changed.connect(self._on_setting_changed)

    @property
    def choice(self) -> str:
        """What was chosen: ``system`` or one of ``LANGUAGES``."""
        return self._settings.value(remembered.LANGUAGE)

    def use_system(self) -> None:
        """Follow the desktop."""
        self._choose(SYSTEM)

    def use_english(self) -> None:
        """Speak English."""
        self._choose("en")

    def use_chinese(self) -> None:
        """Speak Chinese."""
        self._choose("zh")

    def use_russian(self) -> None:
        """Speak Russian."""
        self._choose("ru")

    def _choose(self, choice: str) -> None:
        self._settings.set_value(remembered.LANGUAGE, choice)

    def _on_setting_changed(self, name: str) -> None:
        if name != remembered.LANGUAGE.name:
            return
        self.chosen.emit(self.choice)
        self._message_bar.show_message(self._announcement())

    def _announcement(self) -> str:
        """Return what is to come in the language of now and in that to come, where they are two."""
        now = interface_language()
        if self.choice == SYSTEM:
            coming = language_of(QLocale.system())
            return _joined(
                translated(spoken, "language", str(_NEXT_START_SYSTEM)) for spoken in (now, coming)
            )
        said = translated(self.choice, "language", str(_NEXT_START))
        return said if now == self.choice else _joined((translated(now, "language", str(_CHANGES)), said))


def _joined(sentences: Iterable[str]) -> str:
    return " · ".join(dict.fromkeys(sentences))
