"""``score()``: references, a candidate and a profile in; a ``ScoreCard`` out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rouge_gui.metrics import sacre, whole_texts
from rouge_gui.metrics.pair import Pair
from rouge_gui.metrics.profile import Profile
from rouge_gui.metrics.rouge import UnknownMetricError
from rouge_gui.metrics.rules import Failure, Rules, rules_for
from rouge_gui.metrics.values import AnyScore, Note, Score, ScoreCard
from rouge_gui.text import Reading, cleaned, pipeline_for

LOW_COVERAGE = 0.9


def score(
    references: str | Sequence[str],
    candidate: str,
    profile: str | Profile = "auto",
    metrics: Sequence[str] | None = None,
) -> ScoreCard:
    """Return the scores of ``candidate`` against ``references`` (one text or several).

    ``metrics`` are keys (``rouge1`` … ``rouge9``, ``rougeL``, ``rougeLsum``, ``rougeW``, ``rougeS4``, ``rougeSU*`` …,
    ``bleu``, ``chrf``, ``chrf++``, ``ter``); None = rouge1, rouge2, rougeL, rougeLsum, or the one metric of a
    ``sacrebleu`` profile. Precision, recall and F are in 0–1, BLEU and chrF in 0–100. All of them read what the
    profile's clean-up leaves of the texts; ``auto`` is settled by the texts as given. Raises ProfileError,
    UnknownMetricError, TypeError for what is no text, and ValueError without references.
    """
    texts = as_texts(references, candidate)
    settled = as_profile(profile).resolve([*texts, candidate])
    if settled.sacre is not None:
        return _sacre_card(settled, texts, candidate, metrics)
    return score_pairs(settled, _read_once(settled, texts, candidate), metrics)


def score_each(
    references: Sequence[Sequence[str]],
    candidates: Sequence[str],
    profile: Profile,
    metrics: Sequence[str] | None = None,
) -> Iterator[ScoreCard]:
    """Yield what ``score`` returns for ``candidates[k]`` against ``references[k]``, under a settled profile.

    References that follow on the same ones are read once. Raises what ``score`` raises.
    """
    if profile.sacre is not None:
        for texts, candidate in zip(references, candidates, strict=True):
            yield _sacre_card(profile, texts, candidate, metrics)
        return
    read: list[Reading] = []
    before: Sequence[str] | None = None
    pipeline = pipeline_for(profile.tokenization)
    make = rules_for(profile).pair
    for texts, candidate in zip(references, candidates, strict=True):
        if texts != before:
            read = [pipeline.read_once(text, profile.sentences) for text in texts]
            before = texts
        own = pipeline.read_once(candidate, profile.sentences)
        yield score_pairs(profile, [make(one, own) for one in read], metrics)


def as_texts(references: str | Sequence[str], candidate: str) -> list[str]:
    """Return the references as a list.

    Raises ValueError without references, TypeError if one of them or the candidate is no text.
    """
    texts = [references] if isinstance(references, str) else list(references)
    if not texts:
        raise ValueError("at least one reference is needed")
    for text in (*texts, candidate):
        if not isinstance(text, str):
            raise TypeError(f"references and candidate are texts, not {type(text).__name__}")
    return texts


def as_profile(profile: str | Profile) -> Profile:
    """Return ``profile`` parsed if it is a string. Raises ProfileError."""
    return Profile.parse(profile) if isinstance(profile, str) else profile


def _read_once(profile: Profile, references: Sequence[str], candidate: str) -> list[Pair]:
    pipeline = pipeline_for(profile.tokenization)
    splitter = profile.sentences
    read = pipeline.read_once(candidate, splitter)
    make = rules_for(profile).pair
    return [make(pipeline.read_once(text, splitter), read) for text in references]


def score_pairs(profile: Profile, pairs: Sequence[Pair], metrics: Sequence[str] | None = None) -> ScoreCard:
    """Return the card of one candidate's pairs, which keep what was computed for it."""
    rules = rules_for(profile)
    keys = rules.metrics if metrics is None else metrics
    cards = [_pair_card(rules, pair, keys) for pair in pairs]
    if len(cards) == 1:
        return cards[0]
    combined: dict[str, AnyScore] = {}
    failure = rules.failure(pairs, keys)
    for key in keys:
        if failure and key in failure.lost:
            continue
        if whole_texts.reads_texts(key):
            combined[key] = _text_score(key, pairs)
        else:
            combined[key] = rules.combine(
                key,
                [(pair, _own_score(rules, pair, key, card)) for pair, card in zip(pairs, cards, strict=True)],
            )
    recipe = profile.recipe
    if recipe is not None:
        combined = {key: recipe.printed(found) for key, found in combined.items()}
    return ScoreCard(
        combined,
        (min(card.coverage[0] for card in cards), cards[0].coverage[1]),
        _distinct([*_failed(failure), *(note for card in cards for note in card.notes)]),
        lambda: profile.signature(len(cards)),
        cards,
    )


def _pair_card(rules: Rules, pair: Pair, keys: Sequence[str]) -> ScoreCard:
    scores: dict[str, AnyScore] = {}
    failure = rules.failure((pair,), keys)
    for key in keys:
        if failure and key in failure.lost:
            continue
        if whole_texts.reads_texts(key):
            scores[key] = _text_score(key, [pair])
        else:
            scores[key] = rules.score(pair, key)
    recipe = rules.profile.recipe
    if recipe is not None:
        scores = {key: recipe.printed(found) for key, found in scores.items()}
    coverage = pair.reference.coverage, pair.candidate.coverage
    notes = _notes(pair, keys)
    if "rougeW" in scores and rules.profile.weight < 1:
        # as ROUGE-1.5.5 takes it: a subsequence in pieces then weighs more than the whole text
        notes = *notes, Note("weight-below-one", {"weight": rules.profile.weight})
    if failure:
        notes = *_failed(failure), *notes
    return ScoreCard(scores, coverage, notes, lambda: rules.profile.signature(1))


def _own_score(rules: Rules, pair: Pair, key: str, card: ScoreCard) -> Score:
    """Return the score of one reference as it is before a recipe prints it: it prints what is combined."""
    return card.rouge(key) if rules.profile.recipe is None else rules.score(pair, key)


def _failed(failure: Failure | None) -> tuple[Note, ...]:
    return (Note("implementation-raises", {"message": failure.message}),) if failure else ()


def _text_score(key: str, pairs: Sequence[Pair]) -> AnyScore:
    references, candidate = [pair.reference.read_text for pair in pairs], pairs[0].candidate.read_text
    return whole_texts.sentence_score(key, references, candidate)


def _sacre_card(
    profile: Profile, references: Sequence[str], candidate: str, metrics: Sequence[str] | None
) -> ScoreCard:
    if profile.sacre is None:
        raise TypeError(profile.name)
    key = sacre.key_of(profile.sacre)
    for asked in metrics or ():
        if asked != key:
            raise UnknownMetricError(asked)
    read = cleaned_texts(profile, [*references, candidate])
    result = sacre.sentence_score(profile.sacre, read[:-1], read[-1])
    sides = [*("reference" for _ in references), "candidate"]
    notes = [
        Note("cleaned-away", {"side": side})
        for side, text, left in zip(sides, [*references, candidate], read, strict=True)
        if text.strip() and not left.strip()
    ]
    return ScoreCard({key: result}, (1.0, 1.0), _distinct(notes), lambda: profile.signature(len(references)))


def cleaned_texts(profile: Profile, texts: Sequence[str]) -> list[str]:
    """Return what the clean-up of ``profile`` leaves of each text."""
    steps = profile.tokenization.clean
    return [cleaned(text, steps).text for text in texts] if steps else list(texts)


def _notes(pair: Pair, keys: Sequence[str]) -> tuple[Note, ...]:
    notes: list[Note] = []
    for side, reading in (("reference", pair.reference), ("candidate", pair.candidate)):
        if not reading.whole.forms:
            notes.append(_no_tokens(side, reading))
        if reading.coverage < LOW_COVERAGE:
            kept = " ".join(reading.whole.forms[:8])
            notes.append(Note("low-coverage", {"side": side, "coverage": reading.coverage, "kept": kept}))
        if lost := reading.lost_accents():
            notes.append(Note("accents-lost", {"side": side, "words": lost}))
        if mixed := reading.look_alike_words():
            notes.append(Note("look-alikes", {"side": side, "words": mixed}))
        if reading.has_break_marks:
            notes.append(Note("break-marks", {"side": side}))
    if "rougeLsum" in keys and pair.one_sentence_each and pair.reference_text and pair.candidate_text:
        notes.append(Note("no-sentence-break", {}))
    return tuple(notes)


def _no_tokens(side: str, reading: Reading) -> Note:
    is_empty = not reading.text.strip()
    if not is_empty and not reading.read_text.strip():
        return Note("cleaned-away", {"side": side})
    return Note("no-tokens", {"side": side, "empty": is_empty})


def _distinct(notes: Iterable[Note]) -> tuple[Note, ...]:
    kept: list[Note] = []
    for note in notes:
        if note not in kept:
            kept.append(note)
    return tuple(kept)
