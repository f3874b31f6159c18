"""What the tool remembers, each declared once: name, type, default, range.

Stored as one ini file in the profile directory, or where the platform keeps settings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, QStandardPaths, Signal

from rouge_gui.metrics.sacre import SMOOTHINGS
from rouge_gui.metrics.sacre_settings import OFFLINE_TOKENIZERS

T = TypeVar("T", str, int, bool)

_WINDOW = "window"


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """A remembered value; ``choices`` or the range ``lowest`` to ``highest`` bound it.

    ``page``: where the preferences show it (one of ``PAGES``), empty for nowhere. ``trace``: it tells what was done
    rather than what is wanted, and is not kept by who leaves no traces.
    """

    name: str
    default: T
    choices: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0
    page: str = ""
    trace: bool = False

    def accepts(self, value: object) -> bool:
        """Tell whether ``value`` is of the setting's type and within bounds."""
        if type(value) is not type(self.default):
            return False
        if isinstance(value, str) and self.choices:
            return value in self.choices
        if isinstance(value, int) and self.highest > self.lowest:
            return self.lowest <= value <= self.highest
        return True


PAGES = ("texts", "scores", "marks", "interface", "privacy")

PROFILE = Setting("compare/profile", "auto", trace=True)
LAYERS = Setting("compare/layers", "unigram", trace=True)
NGRAM_LENGTH = Setting("compare/ngramLength", 3, lowest=3, highest=9, page="marks")
SKIP_METRIC = Setting("compare/skipMetric", "rougeSU4")
MISSES = Setting("compare/misses", default=False, page="marks")
TINT_BY_REFERENCE = Setting("compare/tintByReference", default=False, page="marks")
SYNC_SCROLL = Setting("view/syncScroll", default=True, page="marks")
OVERVIEW = Setting("view/overview", default=True, page="marks")
FONT_POINTS = Setting("view/fontPoints", 13, lowest=6, highest=72, page="texts")
LINE_PERCENT = Setting("view/linePercent", 175, lowest=100, highest=300, page="texts")
WRAP = Setting("view/wrap", default=True, page="texts")
# empty: none
SECOND_PROFILE = Setting("scores/secondProfile", "", trace=True)
COLOR_SCHEME = Setting("view/colorScheme", "system", choices=("system", "light", "dark"), page="interface")
LANGUAGE = Setting("view/language", "system", choices=("system", "en", "zh", "ru"), page="interface")
LAST_FOLDER = Setting("files/lastFolder", "", trace=True)
# a JSON list of lists: the files of each comparison opened, candidate last, the newest comparison first
RECENT_COMPARISONS = Setting("files/recentComparisons", "", trace=True)
# a JSON list: the corpus files opened, the newest first
RECENT_CORPORA = Setting("files/recentCorpora", "", trace=True)
# the rows of the score table, between spaces; ``ngram`` and ``skip`` are the ones that have a layer on offer
SHOWN_METRICS = Setting("scores/metrics", "rouge1 rouge2 ngram rougeL rougeLsum rougeW skip bleu chrf")
BLEU_TOKENIZER = Setting("scores/bleuTokenizer", "auto", choices=("auto", *OFFLINE_TOKENIZERS), page="scores")
BLEU_SMOOTHING = Setting("scores/bleuSmoothing", "exp", choices=SMOOTHINGS, page="scores")
# the Python that holds the packages to verify with; empty: the one that runs
VERIFY_PYTHON = Setting("scores/verifyPython", "")
SCORE_PERCENT = Setting("scores/percent", default=False, page="scores")
CORPUS_COLUMNS = Setting("corpus/columns", "lang coverage.candidate len.candidate note")
SCORE_DIGITS = Setting("scores/digits", 3, lowest=2, highest=4, page="scores")
# the metrics that have a line in the history graph, between spaces
HISTORY_LINES = Setting("history/lines", "rouge1 rouge2 rougeL rougeLsum")
HISTORY_PART = Setting("history/part", "fmeasure", choices=("precision", "recall", "fmeasure"))
HISTORY_BY_TIME = Setting("history/byTime", default=False)
# which chart of a corpus is shown, and of what
CHART_KIND = Setting(
    "corpus/chart",
    "distribution",
    choices=("distribution", "length", "metrics", "systems", "buckets"),
)
CHART_PART = Setting("corpus/chartPart", "fmeasure", choices=("precision", "recall", "fmeasure"))
# how its systems are compared
SYSTEMS_LEVEL = Setting("corpus/level", 95, lowest=80, highest=99)
SYSTEMS_RESAMPLES = Setting("corpus/resamples", 1_000, lowest=100, highest=100_000)
SYSTEMS_TRIALS = Setting("corpus/trials", 10_000, lowest=100, highest=100_000)
SYSTEMS_SEED = Setting("corpus/seed", 12_345, lowest=0, highest=999_999_999)
SYSTEMS_TEST = Setting("corpus/test", "randomisation", choices=("randomisation", "bootstrap"))
SYSTEMS_CORRECTION = Setting("corpus/correction", "holm", choices=("holm", "benjamini-hochberg", "none"))
# a JSON object: command → list of key sequences in portable text, for the commands whose keys were changed
SHORTCUTS = Setting("keys/shortcuts", "")
# identifiers of the commands last chosen in the palette, newest first, between spaces
RECENT_COMMANDS = Setting("keys/recentCommands", "", trace=True)
# whether exported tables of a corpus hold all texts
EXPORT_TEXTS = Setting("corpus/exportTexts", default=False)
MODE = Setting("view/mode", "edit", choices=("edit", "inspect"), trace=True)
LEAVE_NO_TRACES = Setting("privacy/leaveNoTraces", default=False, page="privacy")

AnySetting: TypeAlias = Setting[Any]

ALL: Sequence[AnySetting] = (
    PROFILE,
    LAYERS,
    NGRAM_LENGTH,
    SKIP_METRIC,
    MISSES,
    TINT_BY_REFERENCE,
    SYNC_SCROLL,
    OVERVIEW,
    SECOND_PROFILE,
    FONT_POINTS,
    LINE_PERCENT,
    WRAP,
    COLOR_SCHEME,
    LANGUAGE,
    LAST_FOLDER,
    RECENT_COMPARISONS,
    RECENT_CORPORA,
    EXPORT_TEXTS,
    HISTORY_LINES,
    HISTORY_PART,
    HISTORY_BY_TIME,
    CHART_KIND,
    CHART_PART,
    SYSTEMS_LEVEL,
    SYSTEMS_RESAMPLES,
    SYSTEMS_TRIALS,
    SYSTEMS_SEED,
    SYSTEMS_TEST,
    SYSTEMS_CORRECTION,
    SHORTCUTS,
    RECENT_COMMANDS,
    MODE,
    LEAVE_NO_TRACES,
    VERIFY_PYTHON,
    SCORE_PERCENT,
    SHOWN_METRICS,
    BLEU_TOKENIZER,
    BLEU_SMOOTHING,
    SCORE_DIGITS,
    CORPUS_COLUMNS,
)


class Settings(QObject):
    """The settings of one profile directory (None: the platform's own place).

    ``changed`` carries the name of a setting that has another value now, whoever gave it.
    """

    changed = Signal(str)

    def __init__(self, profile_dir: str | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = Path(profile_dir) if profile_dir else _platform_folder()
        self._store = QSettings(str(self._folder / "rouge-gui.ini"), QSettings.Format.IniFormat)
        # what is remembered until the window closes and never written
        self._unwritten: dict[str, object] = {}

    @property
    def folder(self) -> Path:
        """The profile directory: what is kept beside the settings has a folder of its own in it."""
        return self._folder

    @property
    def path(self) -> Path:
        """The file that holds the settings."""
        return Path(self._store.fileName())

    @property
    def keeps_traces(self) -> bool:
        """Whether what was done may be written down: recent files, places, window states."""
        return not self.value(LEAVE_NO_TRACES)

    def value(self, setting: Setting[T]) -> T:
        """Return the stored value, or the default where none is stored or it is out of bounds."""
        stored = self._unwritten.get(setting.name, self._store.value(setting.name))
        read = _typed(stored, setting.default)
        return read if setting.accepts(read) else setting.default

    def set_value(self, setting: Setting[T], value: T) -> None:
        """Store a value. Raises ValueError out of bounds."""
        if not setting.accepts(value):
            raise ValueError(f"{setting.name}: {value!r}")
        before = self.value(setting)
        if setting.trace and not self.keeps_traces:
            self._unwritten[setting.name] = value
        else:
            self._unwritten.pop(setting.name, None)
            self._store.setValue(setting.name, value)
        if setting.name == LEAVE_NO_TRACES.name and value:
            self._wipe_traces()
        if value != before:
            self.changed.emit(setting.name)

    def restore_defaults(self, settings: Iterable[AnySetting]) -> None:
        """Give each of ``settings`` its default again."""
        for setting in settings:
            self.set_value(setting, setting.default)

    def _wipe_traces(self) -> None:
        """Take from the file what tells what was done; it holds until the window closes."""
        for setting in ALL:
            if setting.trace and self._store.contains(setting.name):
                self._unwritten[setting.name] = self.value(setting)
                self._store.remove(setting.name)
        self._store.remove(_WINDOW)

    def blob(self, name: str) -> QByteArray:
        """Return a stored geometry or dock state, empty where there is none."""
        stored = self._store.value(f"{_WINDOW}/{name}")
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def set_blob(self, name: str, blob: QByteArray) -> None:
        """Store a geometry or dock state, where traces are kept."""
        if self.keeps_traces:
            self._store.setValue(f"{_WINDOW}/{name}", blob)

    def save(self) -> bool:
        """Write now; tell whether that worked."""
        self._store.sync()
        return self._store.status() == QSettings.Status.NoError


def _typed(stored: object, default: T) -> T:
    """Return ``stored`` as the type of ``default``: ini files hold strings only."""
    if isinstance(default, bool):
        return type(default)({"true": True, "false": False}.get(str(stored).lower(), default))
    if isinstance(default, int):
        try:
            return type(default)(int(str(stored)))
        except ValueError:
            return default
    return type(default)(stored) if isinstance(stored, str) else default


def _platform_folder() -> Path:
    return (
        Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation))
        / "rouge-gui"
    )
