"""Every colour that carries text or meaning is told from its ground, in light and in dark."""

import pytest

from rouge_gui.ui.layers import LAYERS
from rouge_gui.ui.theme import Theme, load_theme, style_sheet_of


def luminance(color: str) -> float:
    channels = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_the_contrast_formula_has_its_known_ends() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.fixture(params=[False, True], ids=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> Theme:
    return load_theme(dark=request.param)


@pytest.mark.parametrize(
    "ground", ["card", "window", "tint", "partner", "selection", "accent_soft", "control"]
)
def test_text_reads_on_every_ground(theme: Theme, ground: str) -> None:
    assert contrast(theme.text, getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("ground", ["card", "window", "control", "accent_soft"])
def test_muted_text_reads_too(theme: Theme, ground: str) -> None:
    assert contrast(theme.muted, getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("role", [*(layer.role for layer in LAYERS), "surplus", "accent", "warning"])
def test_lines_stand_out_from_the_card(theme: Theme, role: str) -> None:
    assert contrast(getattr(theme, role), theme.card) >= 3


@pytest.mark.parametrize("role", ["gain", "loss"])
@pytest.mark.parametrize("ground", ["card", "accent_soft"])
def test_changes_of_a_score_read_on_plain_and_chosen_rows(theme: Theme, role: str, ground: str) -> None:
    assert contrast(getattr(theme, role), getattr(theme, ground)) >= 4.5


def test_text_reads_on_the_message_bar(theme: Theme) -> None:
    assert contrast(theme.text, theme.warning_soft) >= 4.5


def test_no_two_layers_look_alike_without_colour() -> None:
    looks = {(layer.shape, layer.depth) for layer in LAYERS}
    assert len(looks) == len(LAYERS)


def test_every_colour_of_the_style_sheet_is_filled_in(theme: Theme) -> None:
    assert "$" not in style_sheet_of(theme)
