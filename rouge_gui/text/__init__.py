"""Layer 0: from a text to tokens with source spans, sentences, scripts and offsets.

What other layers use: ``Tokenization`` and ``pipeline_for`` (text to ``Reading``), ``scripts_of``,
``Utf16Map``. No scores and no Qt.
"""

from rouge_gui.text.cleanup import STEPS as CLEANUP_STEPS
from rouge_gui.text.cleanup import cleaned, with_step
from rouge_gui.text.data_files import DataFile, DictionaryError, UnfitFileError, read_file
from rouge_gui.text.lin import DataFolder, LinReading
from rouge_gui.text.offsets import Utf16Map
from rouge_gui.text.packaged import BEYOND_LINES, LinewiseReading, PackagedReading
from rouge_gui.text.pipeline import (
    FOLDS,
    STEMMERS,
    TOKENIZERS,
    Pipeline,
    Tokenization,
    pipeline_for,
)
from rouge_gui.text.reading import Reading, TokenRun
from rouge_gui.text.scripts import Script, scripts_of
from rouge_gui.text.tokens import Span, Token

__all__ = [
    "BEYOND_LINES",
    "CLEANUP_STEPS",
    "FOLDS",
    "STEMMERS",
    "TOKENIZERS",
    "DataFile",
    "DataFolder",
    "DictionaryError",
    "LinReading",
    "LinewiseReading",
    "PackagedReading",
    "Pipeline",
    "Reading",
    "Script",
    "Span",
    "Token",
    "TokenRun",
    "Tokenization",
    "UnfitFileError",
    "Utf16Map",
    "cleaned",
    "pipeline_for",
    "read_file",
    "scripts_of",
    "with_step",
]
