"""Why two profiles give different numbers, in English: for the command line as it is, for the window to translate.

A cause is said in one line; what shows it, in further ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rouge_gui.lab.chains import Cause
from rouge_gui.lab.evidence import Place
from rouge_gui.lab.methods import Dictionary, Limit
from rouge_gui.metrics.values import Score
from rouge_gui.report.problems import Said
from rouge_gui.report.table import Number

LOW_COVERAGE = 0.9
_LONGEST_TOKEN = 24


def _text(_context: str, text: str) -> str:
    return text


# the name by which Qt's tools find what is to be translated
QT_TRANSLATE_NOOP = _text

# what the choices are called in a column, by identifier
CHOICES: Mapping[str, str] = {
    "limit": QT_TRANSLATE_NOOP("causes", "length limit"),
    "tokenizer": QT_TRANSLATE_NOOP("causes", "tokenizer"),
    "dictionary": QT_TRANSLATE_NOOP("causes", "dictionary"),
    "fold": QT_TRANSLATE_NOOP("causes", "unified characters"),
    "clean": QT_TRANSLATE_NOOP("causes", "clean-up"),
    "handover": QT_TRANSLATE_NOOP("causes", "tokens handed over"),
    "stopwords": QT_TRANSLATE_NOOP("causes", "stopwords"),
    "lemma": QT_TRANSLATE_NOOP("causes", "lemma"),
    "stemmer": QT_TRANSLATE_NOOP("causes", "stemmer"),
    "yo": QT_TRANSLATE_NOOP("causes", "ё"),
    "sentences": QT_TRANSLATE_NOOP("causes", "sentences"),
    "lcs": QT_TRANSLATE_NOOP("causes", "level of L"),
    "tie": QT_TRANSLATE_NOOP("causes", "tie rule"),
    "sets": QT_TRANSLATE_NOOP("causes", "sets or counts"),
    "clipping": QT_TRANSLATE_NOOP("causes", "clipping"),
    "unigrams": QT_TRANSLATE_NOOP("causes", "unigrams of SU"),
    "weighted": QT_TRANSLATE_NOOP("causes", "kind of W"),
    "weight": QT_TRANSLATE_NOOP("causes", "weight"),
    "ratio": QT_TRANSLATE_NOOP("causes", "ratio of counts"),
    "f": QT_TRANSLATE_NOOP("causes", "formula of F"),
    "references": QT_TRANSLATE_NOOP("causes", "rule for references"),
    "rounding": QT_TRANSLATE_NOOP("causes", "rounding"),
    "empty": QT_TRANSLATE_NOOP("causes", "empty text"),
    "averaging": QT_TRANSLATE_NOOP("causes", "average"),
}

# by choice and its new value
_SENTENCES: Mapping[str, str] = {
    "clean": QT_TRANSLATE_NOOP("causes", "Texts are cleaned up first: {new}"),
    "clean none": QT_TRANSLATE_NOOP("causes", "Texts are not cleaned up: no {old}"),
    "limit words": QT_TRANSLATE_NOOP("causes", "Only the first {count} words of each text are read"),
    "limit bytes": QT_TRANSLATE_NOOP("causes", "Only the first {count} bytes of each text are read"),
    "limit none": QT_TRANSLATE_NOOP("causes", "Texts are read to their end"),
    "tokenizer": QT_TRANSLATE_NOOP("causes", "Tokenizer: {new} instead of {old}"),
    "dictionary": QT_TRANSLATE_NOOP("causes", "Dictionary of jieba: {new}"),
    "fold": QT_TRANSLATE_NOOP("causes", "Characters are unified before cutting: {new}"),
    "fold none": QT_TRANSLATE_NOOP("causes", "Characters are not unified before cutting: no {old}"),
    "handover tokens": QT_TRANSLATE_NOOP("causes", "Tokens count as they are, not joined and split again"),
    "handover lines": QT_TRANSLATE_NOOP("causes", "Each line is cut by itself"),
    "handover numbers": QT_TRANSLATE_NOOP("causes", "Tokens are replaced by numbers, line by line"),
    "handover full stops": QT_TRANSLATE_NOOP(
        "causes", "Tokens are joined by spaces and split again, and full stops vanish"
    ),
    "handover chinese": QT_TRANSLATE_NOOP(
        "causes", "Tokens are joined by spaces and split again at white space"
    ),
    "stopwords": QT_TRANSLATE_NOOP("causes", "Stopwords are left out"),
    "stopwords none": QT_TRANSLATE_NOOP("causes", "Stopwords are counted"),
    "lemma": QT_TRANSLATE_NOOP("causes", "Russian words count by their dictionary forms"),
    "lemma none": QT_TRANSLATE_NOOP("causes", "Russian words count as they are, not by dictionary forms"),
    "stemmer": QT_TRANSLATE_NOOP("causes", "Stemmer: {new}"),
    "stemmer none": QT_TRANSLATE_NOOP("causes", "Words are not stemmed"),
    "yo": QT_TRANSLATE_NOOP("causes", "ё counts as е"),
    "yo none": QT_TRANSLATE_NOOP("causes", "ё and е are different letters"),
    "sentences newline": QT_TRANSLATE_NOOP("causes", "A sentence is a line"),
    "sentences auto": QT_TRANSLATE_NOOP("causes", "Sentences are found by a splitter, not by lines"),
    "sentences full stops": QT_TRANSLATE_NOOP("causes", "Sentences end at every full stop"),
    "sentences chinese": QT_TRANSLATE_NOOP("causes", "Sentences end at Chinese full stops"),
    "lcs text": QT_TRANSLATE_NOOP("causes", "L compares whole texts"),
    "lcs union": QT_TRANSLATE_NOOP("causes", "L is summary-level: it compares sentence by sentence"),
    "lcs piece words": QT_TRANSLATE_NOOP(
        "causes", "L counts the different words on the LCS of every two sentences"
    ),
    "lcs piece sums": QT_TRANSLATE_NOOP("causes", "L adds up the LCS of every two sentences, unclipped"),
    "tie": QT_TRANSLATE_NOOP("causes", "Where two LCS are equally long, the other one is taken"),
    "sets": QT_TRANSLATE_NOOP("causes", "n-grams are counted as sets, each once"),
    "sets none": QT_TRANSLATE_NOOP("causes", "n-grams are counted as often as they occur, clipped"),
    "clipping": QT_TRANSLATE_NOOP("causes", "The summary-level LCS is clipped by other token counts"),
    "unigrams all": QT_TRANSLATE_NOOP("causes", "SU adds all unigrams"),
    "unigrams all-but-last": QT_TRANSLATE_NOOP("causes", "SU leaves out the unigram of the last token"),
    "weighted paper": QT_TRANSLATE_NOOP("causes", "W is the paper's: equal texts score 1"),
    "weighted script": QT_TRANSLATE_NOOP(
        "causes", "W is that of ROUGE-1.5.5: recall is weighted twice, so equal texts stay below 1"
    ),
    "weight": QT_TRANSLATE_NOOP("causes", "Weight of runs: {new} instead of {old}"),
    "ratio lengths": QT_TRANSLATE_NOOP("causes", "Scores are averaged, not counts (-t 0)"),
    "ratio counts": QT_TRANSLATE_NOOP("causes", "Counts are summed before dividing (-t)"),
    "f beta": QT_TRANSLATE_NOOP("causes", "F with β = {value}"),
    "f alpha": QT_TRANSLATE_NOOP("causes", "F with α = {value}"),
    "f small": QT_TRANSLATE_NOOP("causes", "F is divided by P + R + {small}"),
    "references max": QT_TRANSLATE_NOOP("causes", "The reference with the best F counts"),
    "references recall": QT_TRANSLATE_NOOP("causes", "The reference with the best recall counts"),
    "references average": QT_TRANSLATE_NOOP("causes", "The counts of all references are added up"),
    "references mean": QT_TRANSLATE_NOOP("causes", "The scores of all references are averaged"),
    "references jackknife": QT_TRANSLATE_NOOP(
        "causes", "Jackknife: one reference after the other is left out"
    ),
    "rounding": QT_TRANSLATE_NOOP(
        "causes", "P {precision} and R {recall} are rounded, F {f} comes from them"
    ),
    "rounding percent": QT_TRANSLATE_NOOP("causes", "Numbers in percent are rounded to digits: {digits}"),
    "rounding digits": QT_TRANSLATE_NOOP("causes", "Numbers are rounded to digits: {digits}"),
    "rounding none": QT_TRANSLATE_NOOP("causes", "Nothing is rounded"),
    "empty": QT_TRANSLATE_NOOP("causes", "The implementation raises: {message}"),
    "empty none": QT_TRANSLATE_NOOP("causes", "A text without tokens scores 0, nothing is raised"),
    "averaging mean": QT_TRANSLATE_NOOP("causes", "Items are averaged"),
    "averaging bootstrap median": QT_TRANSLATE_NOOP("causes", "The median of a bootstrap, not the mean"),
    "averaging script": QT_TRANSLATE_NOOP("causes", "The mean of the resamples' means"),
    "averaging f of means": QT_TRANSLATE_NOOP("causes", "F of mean P and mean R, not the mean of F"),
}

_EVIDENCE: Mapping[str, str] = {
    "recut": QT_TRANSLATE_NOOP("causes", "reads {after}, not {before}"),
    "lost": QT_TRANSLATE_NOOP("causes", "does not read {before}"),
    "new": QT_TRANSLATE_NOOP("causes", "also reads {after}"),
    "places": QT_TRANSLATE_NOOP("causes", "places in all: {count}"),
    "coverage": QT_TRANSLATE_NOOP("causes", "letters and digits read: {reference} % and {candidate} %"),
    "once": QT_TRANSLATE_NOOP("causes", "{form} counted {before} times, once as a set"),
    "often": QT_TRANSLATE_NOOP("causes", "{form} counted {after} times, once as a set"),
    "sentences": QT_TRANSLATE_NOOP("causes", "sentences: reference {reference}, candidate {candidate}"),
    "matches": QT_TRANSLATE_NOOP("causes", "matches: {change}"),
    "totals": QT_TRANSLATE_NOOP("causes", "of the reference: {reference}; of the candidate: {candidate}"),
    "item": QT_TRANSLATE_NOOP("causes", "first item that shows it: {id}"),
    "reference": QT_TRANSLATE_NOOP("causes", "counted reference: {change}"),
}
_BEST = {"script best": "recall", "pyrouge best": "recall"}
# their evidence are the counts themselves
_COUNTED = frozenset({"lcs", "tie", "clipping", "unigrams", "weighted", "ratio", "sentences"})


def choice_said(choice: str) -> str:
    """Return what a choice is called."""
    return CHOICES.get(choice, choice)


def cause_said(cause: Cause) -> Said:
    """Return the cause as a sentence: what the implementation does otherwise."""
    identifier, values = _named(cause)
    return Said(_SENTENCES.get(identifier, identifier), values)


def _named(cause: Cause) -> tuple[str, dict[str, object]]:
    """Return the identifier of the sentence and what fills its gaps."""
    own = _OWN.get(cause.choice)
    if own is not None:
        return own(cause)
    old, new = cause.old, cause.new
    values: dict[str, object] = {"old": _listed(old), "new": _listed(new)}
    if isinstance(new, str) and f"{cause.choice} {new}" in _SENTENCES:
        return f"{cause.choice} {new}", values
    if not new and f"{cause.choice} none" in _SENTENCES:
        return f"{cause.choice} none", values
    return cause.choice, values


def _limit(cause: Cause) -> tuple[str, dict[str, object]]:
    limit = cause.new
    if isinstance(limit, Limit) and limit.words:
        return "limit words", {"count": limit.words}
    if isinstance(limit, Limit) and limit.bytes:
        return "limit bytes", {"count": limit.bytes}
    return "limit none", {}


def _f(cause: Cause) -> tuple[str, dict[str, object]]:
    formula, value = cause.new if isinstance(cause.new, tuple) else ("small", 1.0)
    if formula == "small":
        return "f small", {"small": Number(1e-8, 8)}
    return f"f {formula}", {"value": _number(value)}


def _number(value: float) -> Number:
    """Return a parameter with the digits it has."""
    return Number(value, len(f"{value:g}".partition(".")[2]))


def _references(cause: Cause) -> tuple[str, dict[str, object]]:
    rule = str(cause.new)
    return f"references {_BEST.get(rule, rule)}", {}


def _rounding(cause: Cause) -> tuple[str, dict[str, object]]:
    score = cause.after.score
    printed, scale, digits, mean_digits = cause.new if isinstance(cause.new, tuple) else (0, 1, None, None)
    if printed and score is not None:
        parts = {"precision": score.precision, "recall": score.recall, "f": score.fmeasure}
        return "rounding", {name: Number(value, 5) for name, value in parts.items()}
    if digits is None and mean_digits is None:
        return "rounding none", {}
    values: dict[str, object] = {"digits": digits if digits is not None else mean_digits}
    return "rounding percent" if scale != 1 else "rounding digits", values


def _empty(cause: Cause) -> tuple[str, dict[str, object]]:
    return ("empty", {"message": cause.after.error}) if cause.after.error else ("empty none", {})


def _dictionary(cause: Cause) -> tuple[str, dict[str, object]]:
    new = cause.new
    if not isinstance(new, Dictionary):
        return "dictionary", {"new": ""}
    files = [str(file) for file in (new.dictionary, new.userdict) if file]
    return "dictionary", {"new": ", ".join([*files, "hmm=on" if new.hmm else "hmm=off"])}


_OWN: Mapping[str, Callable[[Cause], tuple[str, dict[str, object]]]] = {
    "limit": _limit,
    "f": _f,
    "references": _references,
    "rounding": _rounding,
    "empty": _empty,
    "dictionary": _dictionary,
}


def _listed(value: object) -> object:
    if isinstance(value, float):
        return _number(value)
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if value == "script":
        return "Porter of ROUGE-1.5.5"
    return str(value)


def evidence_said(cause: Cause) -> Iterator[Said]:
    """Yield what shows the cause, one line each."""
    evidence = cause.evidence
    for place in evidence.places:
        yield _place_said(place)
    if evidence.different > len(evidence.places):
        yield Said(_EVIDENCE["places"], {"count": evidence.different})
    if any(after < min(before, LOW_COVERAGE) for before, after in evidence.coverage):
        shares = [round(100 * after) for _, after in evidence.coverage]
        yield Said(_EVIDENCE["coverage"], {"reference": shares[0], "candidate": shares[1]})
    for counted in evidence.counted:
        values = {"form": quoted([counted.form]), "before": counted.before, "after": counted.after}
        yield Said(_EVIDENCE["once" if counted.after == 1 else "often"], values)
    if evidence.sentences:
        sides = [_change(*counts) for counts in evidence.sentences]
        yield Said(_EVIDENCE["sentences"], {"reference": sides[0], "candidate": sides[1]})
    yield from _counts_said(cause)
    if evidence.item:
        yield Said(_EVIDENCE["item"], {"id": evidence.item})


def _place_said(place: Place) -> Said:
    values = {"before": quoted(place.before), "after": quoted(place.after)}
    if place.before and place.after:
        return Said(_EVIDENCE["recut"], values)
    return Said(_EVIDENCE["lost" if place.before else "new"], values)


def _counts_said(cause: Cause) -> Iterator[Said]:
    before, after = cause.before.score, cause.after.score
    if before is None or after is None:
        return
    if cause.choice in _COUNTED:
        if before.matches != after.matches:
            yield Said(_EVIDENCE["matches"], {"change": _change(before.matches, after.matches)})
        yield from _totals_said(before, after)
    if cause.choice == "references" and before.reference_index != after.reference_index:
        change = _change(_reference(before), _reference(after))
        yield Said(_EVIDENCE["reference"], {"change": change})


def _totals_said(before: Score, after: Score) -> Iterator[Said]:
    reference = _change(before.reference_total, after.reference_total)
    candidate = _change(before.candidate_total, after.candidate_total)
    if "→" in reference + candidate:
        yield Said(_EVIDENCE["totals"], {"reference": reference, "candidate": candidate})


def _reference(score: Score) -> str:
    return "–" if score.reference_index is None else str(score.reference_index + 1)


def _change(before: object, after: object) -> str:
    first, second = _plain(before), _plain(after)
    return first if first == second else f"{first} → {second}"


def _plain(value: object) -> str:
    if isinstance(value, float):
        return str(int(value)) if value == int(value) else f"{value:.2f}"
    return str(value)


def quoted(forms: tuple[str, ...] | list[str]) -> str:
    """Return tokens in quotation marks, long ones cut."""
    return " ".join(form if form == "…" else f"'{_short(form)}'" for form in forms)


def _short(form: str) -> str:
    return form if len(form) <= _LONGEST_TOKEN else form[: _LONGEST_TOKEN - 1] + "…"
