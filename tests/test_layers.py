"""What the layers promise, tried in fresh interpreters: below the session and on the command line no Qt."""

import subprocess
import sys

import pytest

REFUSE_QT = """
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"PySide6", "shiboken6", "pyqtgraph"}:
            raise ImportError("Qt was imported: " + name)
        return None

sys.meta_path.insert(0, Refuse())
"""

IMPORT_ALL = """
import importlib, pkgutil
names = []
for package in {packages}:
    found = importlib.import_module("rouge_gui." + package)
    names.append(found.__name__)
    for module in pkgutil.walk_packages(getattr(found, "__path__", []), found.__name__ + "."):
        importlib.import_module(module.name)
        names.append(module.name)
print(*names)
"""

VOID_CALLS = """
from PySide6.QtCore import QObject
watched = QObject()
for _ in range(20_000):
    watched.setObjectName("name")
print(watched.objectName())
"""


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_everything_below_the_session_imports_without_qt() -> None:
    packages = ["assets", "text", "metrics", "compare", "corpus", "lab", "report"]
    names = run(REFUSE_QT + IMPORT_ALL.format(packages=packages)).split()
    assert {f"rouge_gui.{package}" for package in packages} < set(names)


def test_the_command_line_imports_without_qt() -> None:
    assert run(REFUSE_QT + "import rouge_gui.cli\nprint('imported')") == "imported\n"


def test_the_refusal_is_real() -> None:
    with pytest.raises(AssertionError, match=r"Qt was imported: PySide6"):
        run(REFUSE_QT + "import rouge_gui.app")


@pytest.mark.parametrize("library", ["numpy", "scipy", "jieba", "pymorphy3", "nltk", "sacrebleu", "opencc"])
def test_what_is_slow_to_load_waits_for_its_first_use(library: str) -> None:
    code = (
        f"import sys, rouge_gui.cli, rouge_gui.compare, rouge_gui.metrics\nprint({library!r} in sys.modules)"
    )
    assert run(code) == "False\n"


def test_void_methods_of_qt_keep_their_reference_to_none() -> None:
    # PySide6 6.12.0 on Python 3.11 aborted after some 7,000 of them
    assert run(VOID_CALLS) == "name\n"
