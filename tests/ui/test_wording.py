"""Identifiers of the layers below in words."""

from rouge_gui.metrics import Note, Profile, ProfileError
from rouge_gui.ui.wording import note_sentence, note_sentences, profile_problem


def sentence(identifier: str, **values: object) -> str:
    return note_sentence(Note(identifier, values), "rouge-score")


def test_low_coverage_says_what_the_score_is_about() -> None:
    assert sentence("low-coverage", side="candidate", coverage=0.288, kept="2024 it 5") == (
        'rouge-score reads only 29 % of the letters and digits of the candidate: this score is about "2024 it 5"'
    )


def test_what_holds_for_both_sides_is_said_once() -> None:
    notes = [
        Note("low-coverage", {"side": "reference", "coverage": 0.29, "kept": "2024"}),
        Note("no-sentence-break", {}),
        Note("low-coverage", {"side": "candidate", "coverage": 0.31, "kept": "2024"}),
    ]
    assert note_sentences(notes, "rouge-score") == [
        'rouge-score reads only 29 % of the letters and digits of the two texts: this score is about "2024"',
        "no sentence break seen: Lsum = L",
    ]


def test_two_empty_texts_are_said_to_be_so() -> None:
    notes = [Note("no-tokens", {"side": side, "empty": True}) for side in ("reference", "candidate")]
    assert note_sentences(notes, "unicode") == ["Both texts are empty: every score is 0"]


def test_no_tokens_names_the_tokenizer_and_empty_says_empty() -> None:
    assert sentence("no-tokens", side="reference", empty=False) == (
        "No token of the reference survives the rouge-score tokenizer: every score is 0"
    )
    assert sentence("no-tokens", side="reference", empty=True) == "The reference is empty: every score is 0"


def test_lost_accents_are_named() -> None:
    assert sentence("accents-lost", side="reference", words=["está", "más"]) == (
        "rouge-score drops accented letters of the reference (está, más): matches can be false"
    )


def test_a_weight_below_one_is_said() -> None:
    assert sentence("weight-below-one", weight=0.5) == (
        "a weight below 1 (0.5) lets ROUGE-W exceed 1: give 1 or more"
    )


def test_an_identifier_without_words_is_still_shown() -> None:
    assert sentence("something-new", text="x") == "something-new: x: rouge-score"


def test_profile_errors() -> None:
    def problem(profile: str) -> str:
        try:
            Profile.parse(profile)
        except ProfileError as error:
            return profile_problem(error)
        return ""

    assert problem("nonsense") == 'There is no profile "nonsense": try auto, rouge-score or evaluate'
    assert problem("rouge-1.5.5 -t 4") == '"4" is no value of -t: it is one of 0, 1, 2'
    assert problem("rouge-score colour=red") == 'The profile rouge-score has no option "colour"'
    assert problem("auto 'x") == "A quotation mark in the profile is not closed"
