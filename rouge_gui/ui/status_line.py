"""The foot of the window: signature, token counts, notes, saved or not. Shows text it is given."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QStatusBar, QToolButton, QWidget

from rouge_gui.metrics import Profile, ProfileError
from rouge_gui.metrics.recipes import OWN
from rouge_gui.ui import numbers
from rouge_gui.ui.labels import ElidedLabel

_PENDING = "…"


class StatusLine(QStatusBar):
    """Signature with its copy button on the left, facts about the comparison on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.setContentsMargins(10, 0, 10, 2)
        self.signature = QToolButton(self)
        self.signature.setObjectName("flat")
        self.signature.clicked.connect(self.copy_signature)
        self._signature_text = ""
        self.notes = ElidedLabel(self)
        self.notes.setObjectName("notes")
        self.notes.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.cleanup = QToolButton(self)
        self.cleanup.setObjectName("badge")
        self.cleanup.hide()
        self._tokens = QLabel(self)
        self._saved = QLabel(self)
        self.addWidget(self.signature)
        self.addWidget(self.cleanup)
        self.addWidget(self.notes, 1)
        self.addPermanentWidget(self._tokens)
        self.addPermanentWidget(self._saved)

    def show_signature(self, signature: str) -> None:
        """Show ``signature``, without its versions where room is short."""
        self._signature_text = signature
        self.signature.setToolTip(self.tr("Copy the signature") + "\n" + signature.replace("|", "\n"))
        self.signature.setAccessibleName(self.tr("Signature: {text}").format(text=signature))
        self.signature.setText(_brief(signature) + "   " + self.tr("copy"))

    @property
    def signature_text(self) -> str:
        """The whole signature."""
        return self._signature_text

    def copy_signature(self) -> None:
        """Put the signature on the clipboard."""
        QApplication.clipboard().setText(self._signature_text)

    def show_notes(self, sentences: Sequence[str]) -> None:
        """Show what a reader of the scores must know."""
        self.notes.show_text("  ·  ".join(sentences))

    def show_cleanup(self, steps: Sequence[str], *, suggested: bool) -> None:
        """Show the steps of clean-up that are on; where there are none, offer it if it is ``suggested``."""
        count = numbers.count(len(steps))
        text = self.tr("clean-up: {count}").format(count=count) if steps else self.tr("clean-up…")
        purpose = self.tr("What is done to both texts before anything reads them")
        self.cleanup.setToolTip("\n".join((purpose, *steps)))
        self.cleanup.setAccessibleDescription(", ".join(steps))
        self.cleanup.setVisible(bool(steps) or suggested)
        if text != self.cleanup.text():
            self.cleanup.setText(text)
            self.cleanup.setProperty("on", bool(steps))
            self.cleanup.style().unpolish(self.cleanup)
            self.cleanup.style().polish(self.cleanup)

    def show_tokens(self, reference: int, candidate: int) -> None:
        """Show how many tokens the two texts have."""
        self._show_tokens(numbers.count(reference), numbers.count(candidate))

    def set_stale(self) -> None:
        """Show that the tokens of these texts are still to be counted."""
        self._show_tokens(_PENDING, _PENDING)

    @property
    def tokens_text(self) -> str:
        """What it says of the tokens."""
        return self._tokens.text()

    def _show_tokens(self, reference: str, candidate: str) -> None:
        self._tokens.setText(
            self.tr("{reference} | {candidate} tokens").format(reference=reference, candidate=candidate)
        )
        self._tokens.setToolTip(self.tr("tokens of the reference | of the candidate"))

    @property
    def saved_text(self) -> str:
        """What it says of saving."""
        return self._saved.text()

    def show_saved(self, *, modified: bool, files: bool) -> None:
        """Show whether the texts on disk are the ones on screen; nothing where no file is open."""
        if not files and not modified:
            self._saved.setText("")
            return
        self._saved.setText(self.tr("not saved") if modified else self.tr("saved"))


# what goes without saying in the short form
_USUAL = {"sentences": {"newline", "none"}, "refs": {"1", "none"}}


def _recipe_text(signature: str) -> str:
    """Return a recipe by its name and what is changed of it; empty where files it names are gone."""
    try:
        return Profile.parse(signature).text
    except ProfileError:
        return ""


def _brief(signature: str) -> str:
    """Return the part of a signature that tells profiles apart at a glance."""
    fields = dict(part.partition(":")[::2] for part in signature.split("|")[1:])
    recipe = fields.get("recipe", OWN)
    if recipe != OWN:
        return f"rouge-gui|{_recipe_text(signature) or recipe}"
    shown = [fields.get("profile", "")]
    for key in ("clean", "tokenizer", "metric", "stemmer", "lemma", "fold", "sentences", "refs"):
        value = fields.get(key, "none")
        if value not in _USUAL.get(key, {"none"}):
            shown.append(f"{key}:{value}")
    return "rouge-gui|" + "|".join(shown)
