"""Every colour that carries text or meaning is told from its ground, in light and in dark."""

import math
import operator
from itertools import combinations, pairwise

import pytest

from rouge_gui.ui.layers import LAYERS
from rouge_gui.ui.theme import Theme, load_theme, style_sheet_of

LAYER_ROLES = [*(layer.role for layer in LAYERS), "recut"]
# G. M. Machado, M. M. Oliveira, L. A. F. Fernandes 2009: colour vision deficiencies of severity 1, on linear RGB
SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}  # fmt: skip


def linear_rgb(color: str) -> list[float]:
    channels = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def lab(color: str, sight: str) -> tuple[float, float, float]:
    """CIE L*a*b* (D65) of a colour as ``sight`` sees it."""
    rows, source = SIGHT[sight], linear_rgb(color)
    r, g, b = (min(1.0, max(0.0, sum(map(operator.mul, row, source)))) for row in rows)
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def luminance(color: str) -> float:
    linear = linear_rgb(color)
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
    "ground",
    [
        "card",
        "window",
        "tint",
        "skip_1",
        "skip_2",
        "skip_3",
        "skip_4",
        "partner",
        "found",
        "selection",
        "accent_soft",
        "control",
    ],
)
def test_text_reads_on_every_ground(theme: Theme, ground: str) -> None:
    assert contrast(theme.text, getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("ground", ["card", "window", "control", "accent_soft"])
def test_muted_text_reads_too(theme: Theme, ground: str) -> None:
    assert contrast(theme.muted, getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("role", [*LAYER_ROLES, "surplus", "miss", "accent", "warning"])
def test_lines_stand_out_from_the_card(theme: Theme, role: str) -> None:
    assert contrast(getattr(theme, role), theme.card) >= 3


@pytest.mark.parametrize("role", ["gain", "loss"])
@pytest.mark.parametrize("ground", ["card", "accent_soft"])
def test_changes_of_a_score_read_on_plain_and_chosen_rows(theme: Theme, role: str, ground: str) -> None:
    assert contrast(getattr(theme, role), getattr(theme, ground)) >= 4.5


def test_text_reads_on_the_message_bar(theme: Theme) -> None:
    assert contrast(theme.text, theme.warning_soft) >= 4.5


@pytest.mark.parametrize("sight", SIGHT)
def test_layers_are_told_apart_by_every_sight(theme: Theme, sight: str) -> None:
    colors = {role: lab(getattr(theme, role), sight) for role in LAYER_ROLES}
    for first, second in combinations(colors, 2):
        assert math.dist(colors[first], colors[second]) >= 15, (first, second)


def test_no_two_layers_look_alike_without_colour() -> None:
    looks = {(layer.shape, layer.depth) for layer in LAYERS}
    assert len(looks) == len(LAYERS)


@pytest.mark.parametrize("sight", SIGHT)
def test_each_step_is_told_from_the_next_by_every_sight(theme: Theme, sight: str) -> None:
    grounds = [theme.card, *(str(getattr(theme, f"skip_{step}")) for step in range(1, 5))]
    for lighter, darker in pairwise(grounds):
        assert math.dist(lab(lighter, sight), lab(darker, sight)) >= 5
        # and in print
        assert abs(lab(lighter, sight)[0] - lab(darker, sight)[0]) >= 4


def test_every_colour_of_the_style_sheet_is_filled_in(theme: Theme) -> None:
    assert "$" not in style_sheet_of(theme)
