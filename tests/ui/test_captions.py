"""The captions of the history graph say what an edit did, also where it cannot be seen."""

import pytest

from rouge_gui.session.history import EditLabel, Kind
from rouge_gui.session.snapshot import Side
from rouge_gui.ui.history.captions import caption_of


@pytest.mark.parametrize(
    ("removed", "inserted", "caption"),
    [
        ("on", "under", "on → under"),
        ("", "mat", "+ mat"),
        ("mat", "", "− mat"),
        ("", " ", "+ ␣"),
        ("", "\n\t", "+ ⏎⇥"),
        (" ", "", "− ␣"),
        (" ", "\n", "␣ → ⏎"),
        ("", "\u00a0", "+ U+00A0"),
        ("\u200d\ufeff", "", "− U+200D U+FEFF"),
        ("", "\ud83d", "+ U+D83D"),
        ("כלב", "cat", "\u2068כלב\u2069 → cat"),
        ("", "\N{MAN}\u200d\N{WOMAN}", "+ \N{MAN}\u200d\N{WOMAN}"),
    ],
)
def test_an_edit_is_captioned_by_what_it_changed(removed: str, inserted: str, caption: str) -> None:
    assert caption_of(EditLabel("type", Side.CANDIDATE, removed, inserted)) == caption


@pytest.mark.parametrize(
    ("kind", "caption"),
    [
        ("open", "opened"),
        ("swap", "sides swapped"),
        ("paste", "pasted"),
        ("references", "references changed"),
    ],
)
def test_what_is_no_single_edit_is_captioned_by_its_kind(kind: Kind, caption: str) -> None:
    assert caption_of(EditLabel(kind)) == caption


def test_a_profile_change_names_the_profile() -> None:
    assert caption_of(EditLabel("profile", profile="pltrdy")) == "profile pltrdy"
