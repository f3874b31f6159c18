"""The translations keep up with the code: every string is in both .ts files, finished, and compiled."""

import ast
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.ui.language import forget_language, translated, use_language

LANGUAGES = ("zh", "ru")
ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "rouge_gui"
TOOLS = Path(PySide6.__file__).resolve().parent
UPDATE = (
    "update and translate:  .venv/bin/pyside6-lupdate -locations none -no-obsolete -extensions py rouge_gui "
    "-ts resources/translations/*.ts  then, after editing them:  .venv/bin/pyside6-lrelease "
    "resources/translations/*.ts"
)

Key = tuple[str, str]
PLACEHOLDER = re.compile(r"\{\w*\}")


def catalogue(language: str) -> Path:
    return assets.path(f"translations/rouge-gui_{language}.ts")


def messages(path: Path) -> dict[Key, ET.Element]:
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message
        for context in ET.parse(path).getroot().iter("context")
        for message in context.iter("message")
    }


def texts_of(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return [""]
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


class _Strings(ast.NodeVisitor):
    """The slow and obvious reading of a module: what stands in tr() and QT_TRANSLATE_NOOP, by context."""

    def __init__(self) -> None:
        self.classes: list[str] = []
        self.found: set[Key] = set()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        values = [argument.value if isinstance(argument, ast.Constant) else None for argument in node.args]
        if name == "tr":
            assert isinstance(values[0], str), f"line {node.lineno}: tr() takes a plain literal"
            self.found.add((self.classes[-1], values[0]))
        elif name in {"QT_TRANSLATE_NOOP", "translate"} and len(values) > 1:
            context, text = values[:2]
            if isinstance(context, str) and isinstance(text, str):
                self.found.add((context, text))
        self.generic_visit(node)


def strings_in_code() -> set[Key]:
    reader = _Strings()
    for path in sorted(SOURCES.rglob("*.py")):
        reader.visit(ast.parse(path.read_text(encoding="utf-8")))
    return reader.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_string_of_the_code_is_translated(language: str) -> None:
    known = messages(catalogue(language))
    missing = strings_in_code() - known.keys()
    assert not missing, f"{UPDATE}\n{sorted(missing)}"
    unfinished = [key for key, message in known.items() if not all(texts_of(message))]
    assert not unfinished, f"{UPDATE}\n{sorted(unfinished)}"


def starts(tool: str) -> bool:
    """Tell whether a tool of Qt finds the system libraries it wants beside those of the window."""
    try:
        return subprocess.run([TOOLS / tool, "-version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


@pytest.mark.skipif(not starts("lupdate"), reason="Qt's lupdate does not start on this system")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_what_lupdate_finds(language: str, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.ts"
    shutil.copy(catalogue(language), fresh)
    options = ["-silent", "-locations", "none", "-no-obsolete", "-extensions", "py"]
    subprocess.run([TOOLS / "lupdate", *options, SOURCES, "-ts", fresh], check=True)
    assert messages(fresh).keys() == messages(catalogue(language)).keys(), UPDATE
    assert fresh.read_bytes() == catalogue(language).read_bytes(), UPDATE


@pytest.mark.skipif(not starts("lrelease"), reason="Qt's lrelease does not start on this system")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_translations_belong_to_the_catalogue(language: str, tmp_path: Path) -> None:
    compiled = tmp_path / "fresh.qm"
    subprocess.run([TOOLS / "lrelease", "-silent", catalogue(language), "-qm", compiled], check=True)
    assert compiled.read_bytes() == catalogue(language).with_suffix(".qm").read_bytes(), UPDATE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_fills_the_same_gaps_and_has_an_accelerator_where_the_source_has_one(
    language: str,
) -> None:
    for (_, source), message in messages(catalogue(language)).items():
        for text in texts_of(message):
            assert sorted(PLACEHOLDER.findall(text)) == sorted(PLACEHOLDER.findall(source)), text
            assert len(re.findall(r"&\w", text)) == len(re.findall(r"&\w", source)), text
            assert source.endswith("…") == text.endswith("…"), text
            assert text == text.strip(), text


@pytest.mark.parametrize(("language", "word"), [("en", "candidate"), ("zh", "候选文本"), ("ru", "кандидат")])
def test_the_application_speaks_the_chosen_language(qtbot: QtBot, language: str, word: str) -> None:
    app = QCoreApplication.instance()
    assert app is not None
    use_language(app, language)
    assert QCoreApplication.translate("wording", "candidate") == word
    forget_language(app)
    assert QCoreApplication.translate("wording", "candidate") == "candidate"
    assert translated(language, "wording", "candidate") == word


@pytest.mark.parametrize(("language", "cancel"), [("en", "Cancel"), ("zh", "取消"), ("ru", "Отмена")])
def test_the_buttons_of_qt_speak_it_too(qtbot: QtBot, language: str, cancel: str) -> None:
    app = QCoreApplication.instance()
    assert app is not None
    use_language(app, language)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel").replace("&", "") == cancel
