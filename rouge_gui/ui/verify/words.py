"""The words of a verification in the interface's language: reasons, parts, verdicts, the sentence above the table."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.lab.verify import PACKAGES, Reason, Row
from rouge_gui.report import verification
from rouge_gui.report.verification import FULL_DIGITS, Words, digits_of
from rouge_gui.session.verification import Verified
from rouge_gui.ui import numbers
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.wording import profile_problem

_HEADS = (
    QT_TRANSLATE_NOOP("verify", "Metric"),
    QT_TRANSLATE_NOOP("verify", "Value"),
    QT_TRANSLATE_NOOP("verify", "Ours"),
    QT_TRANSLATE_NOOP("verify", "Theirs"),
    QT_TRANSLATE_NOOP("verify", "Equal?"),
)
_ALL_EQUAL = QT_TRANSLATE_NOOP("verify", "All {count} numbers are equal")
_SOME_DIFFER = QT_TRANSLATE_NOOP("verify", "{different} of {count} numbers differ")
_AS_PRINTED = QT_TRANSLATE_NOOP("verify", "All {count} numbers are equal as printed")
_NOTHING = QT_TRANSLATE_NOOP("verify", "Nothing was compared")
_CANCELLED = QT_TRANSLATE_NOOP("verify", "Cancelled: nothing was compared")
_INCOMPLETE = QT_TRANSLATE_NOOP("verify", "{count} numbers are equal, others could not be compared")
_WRONG_PYTHON = QT_TRANSLATE_NOOP("verify", "This Python cannot be used")
_MISSING = QT_TRANSLATE_NOOP("verify", "Not installed: {packages}")
_FOLLOWS = QT_TRANSLATE_NOOP("verify", "{package} {version}, while the profile follows {follows}")
_GIVEN = QT_TRANSLATE_NOOP(
    "verify", "{packages}: given our tokens, so the counting is compared, and the tokens are not"
)
_RECURSION = QT_TRANSLATE_NOOP(
    "verify", "{packages}: raises RecursionError at Python's usual limit; a deeper one was set for it"
)
_REFERENCE = QT_TRANSLATE_NOOP("verify", "{metric}, reference {number}")


def translated(text: object) -> str:
    """Return ``text`` of this context in the interface's language."""
    return QCoreApplication.translate("verify", str(text))


def heads() -> list[str]:
    """Return the heads of the table."""
    return [translated(head) for head in _HEADS]


def reason_sentence(reason: Reason) -> str:
    """Return ``reason`` in words."""
    said = verification.said_of(reason)
    return translated(said.template).format_map(said.values)


def cancelled() -> str:
    """Return what is said after cancelling."""
    return translated(_CANCELLED)


class ShownWords(Words):
    """What copied tables are written with; numbers keep a decimal point there."""

    def __init__(self) -> None:
        self.heads = heads()

    def metric(self, row: Row) -> str:
        """Return the name of the metric."""
        name = display_name(row.metric)
        if row.reference is None:
            return name
        number = numbers.count(row.reference + 1)
        return translated(_REFERENCE).format(metric=name, number=number)

    def part(self, row: Row) -> str:
        """Return which number of the metric it is."""
        return translated(verification.PARTS[row.part]).format(order=row.order)

    def verdict(self, row: Row) -> str:
        """Return whether the numbers are equal, and by how much they differ."""
        word = translated(verification.VERDICTS[row.verdict])
        difference = row.difference
        if row.verdict == "equal" or difference is None:
            return word
        return f"{word} ({numbers.signed(difference, FULL_DIGITS)})"


def number(value: float | str | None) -> str:
    """Return a number as the locale writes it, an error text as it is."""
    if value is None:
        return "–"
    return value if isinstance(value, str) else numbers.decimals(value, digits_of(value))


def headline(result: Verified) -> str:
    """Return the outcome in a sentence."""
    if result.problem is not None:
        return translated(_WRONG_PYTHON)
    if result.error is not None:
        return translated(_NOTHING)
    rows = result.item.rows
    values = {"count": numbers.count(len(rows))}
    verdicts = [row.verdict for row in rows]
    if not rows:
        missing = ", ".join(result.missing)
        return translated(_MISSING).format(packages=missing) if missing else translated(_NOTHING)
    if "different" in verdicts:
        values["different"] = numbers.count(verdicts.count("different"))
        return translated(_SOME_DIFFER).format(**values)
    if result.item.failures or result.missing:
        return translated(_INCOMPLETE).format(**values)
    return translated(_AS_PRINTED if "printed" in verdicts else _ALL_EQUAL).format(**values)


def remarks(result: Verified) -> list[str]:
    """Return what else is to be known, a sentence each."""
    item = result.item
    lines = [reason_sentence(result.problem)] if result.problem is not None else []
    if result.error is not None:
        lines.append(profile_problem(result.error))
    lines += [f"{failure.package}: {reason_sentence(failure.reason)}" for failure in item.failures]
    if result.missing and item.rows:
        lines.append(translated(_MISSING).format(packages=", ".join(result.missing)))
    for name, found in result.packages.items():
        follows = PACKAGES[name].follows
        if follows and follows != found:
            lines.append(translated(_FOLLOWS).format(package=name, version=found, follows=follows))
    lines += [f"{display_name(key)}: {reason_sentence(reason)}" for key, reason in item.unverified.items()]
    for template, packages in ((_GIVEN, item.tokens_given), (_RECURSION, item.recursion)):
        if packages:
            lines.append(translated(template).format(packages=", ".join(sorted(packages))))
    if item.without_lists:
        lines.append(translated(verification.WITHOUT_LISTS))
    return lines
