"""The history as drawn: one line of states, the stretches that undo has left, and what is left out of long lines."""

import random
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt

from rouge_gui.ui.history.curves import MOST_DRAWN, Curves, reduced
from rouge_gui.ui.history.display import Display, known_metrics
from rouge_gui.ui.history.points import Point, Points
from rouge_gui.ui.history.series import BY_METRIC
from rouge_gui.ui.history.steering import Steering
from rouge_gui.ui.history.ticks import clock, point_ticks, share_ticks, step_ticks, time_ticks
from rouge_gui.ui.numbers import ScoreFormat

R1, BLEU = BY_METRIC["rouge1"], BY_METRIC["bleu"]


def scored(
    precision: float, recall: float, fmeasure: float, bleu: float = 0.0
) -> dict[str, tuple[float, float, float]]:
    return {"rouge1": (precision, recall, fmeasure), "bleu": (bleu, bleu, bleu)}


# 0 ─ 1 ─ 2 (left by undo)
#       └ 3 ─ 4
POINTS = (
    Point(0, 0, None, "start", "open", 0.0, scored(0.1, 0.3, 0.2, 20)),
    Point(1, 1, 0, "a → b", "type", 5.0, scored(0.3, 0.5, 0.4, 40)),
    Point(2, 2, 1, "+ c", "paste", 7.0, scored(0.8, 1.0, 0.9, 90)),
    Point(3, 2, 1, "+ d", "replace", 65.0, scored(0.5, 0.7, 0.6, 60)),
    Point(4, 3, 3, "+ e", "type", 70.0),
)
LINE = (0, 1, 3, 4)


def curves(display: Display | None = None, points: Points | None = None) -> Curves:
    return Curves(Points(POINTS, LINE) if points is None else points, display or Display(("rouge1", "bleu")))


def test_the_line_leaves_out_branches_and_what_is_not_scored() -> None:
    line = curves().line(R1)
    assert (line.x.tolist(), line.y.tolist()) == ([0, 1, 2], [0.2, 0.4, 0.6])
    assert line.whole.tolist() == [False, False, True]


@pytest.mark.parametrize(
    ("part", "heights"),
    [("precision", [0.1, 0.3, 0.5]), ("recall", [0.3, 0.5, 0.7]), ("fmeasure", [0.2, 0.4, 0.6])],
)
def test_the_line_is_of_the_chosen_part(part: str, heights: list[float]) -> None:
    assert curves(Display(("rouge1",), part)).line(R1).y.tolist() == heights


def test_what_is_defined_in_hundred_is_drawn_as_a_share_of_it() -> None:
    assert curves().line(BLEU).y.tolist() == pytest.approx([0.2, 0.4, 0.6])


def test_over_time_states_stand_at_their_seconds() -> None:
    assert curves(Display(("rouge1",), by_time=True)).line(R1).x.tolist() == [0.0, 5.0, 65.0]


def test_branches_come_as_pairs_of_ends() -> None:
    x, y = curves().branches(R1)
    assert (x.tolist(), y.tolist()) == ([1, 2], [0.4, 0.9])


def test_the_nearest_state_is_found_by_step_and_height() -> None:
    def at(step: float, value: float) -> int | None:
        return curves(Display(("rouge1",))).nearest(step, value, (100.0, 100.0))

    assert at(2.1, 0.95) == 2
    assert at(2.1, 0.5) == 3
    assert at(0.4, 0.2) == 0
    assert at(3.0, 0.5) == 4


def test_over_time_the_nearest_of_a_crowd_is_found() -> None:
    def at(second: float, value: float) -> int | None:
        return curves(Display(("rouge1",), by_time=True)).nearest(second, value, (2.0, 100.0))

    assert at(6.0, 0.4) == 1
    assert at(6.0, 0.9) == 2
    assert at(40.0, 0.1) == 3


def test_an_empty_history_has_no_nearest_state() -> None:
    assert curves(points=Points()).nearest(0, 0, (1.0, 1.0)) is None
    assert Points().line_end is None


def test_points_come_one_by_one_and_are_replaced_in_their_place() -> None:
    points = Points(POINTS, LINE)
    assert (points.line_end, points.last_step, points.last_second) == (4, 3, 70.0)
    points.put(replace(POINTS[1], scores=scored(0, 0, 0.5), seconds=6.0))
    points.put(replace(POINTS[2], scores=scored(0, 0, 0.8)))
    points.put(Point(5, 4, 4, "+ f", "type", 80.0, {"rouge2": (0.1, 0.2, 0.3), **scored(0, 0, 0.7)}))
    assert (points.line_end, points.last_step, points.last_second) == (5, 4, 80.0)
    line = curves(points=points).line(R1)
    assert (line.x.tolist(), line.y.tolist()) == ([0, 1, 2, 4], [0.2, 0.5, 0.6, 0.7])
    assert curves(points=points).branches(R1)[1].tolist() == [0.5, 0.8]
    assert curves(points=points).line(BY_METRIC["rouge2"]).x.tolist() == [4]
    assert points.children(1) == [2, 3]


def test_scores_that_are_taken_back_leave_no_point() -> None:
    points = Points(POINTS, LINE)
    points.put(replace(POINTS[1], scores={}))
    assert curves(points=points).line(R1).x.tolist() == [0, 2]


@pytest.mark.parametrize("count", [0, 1, MOST_DRAWN, MOST_DRAWN + 1, 10_000, 99_999])
def test_a_reduced_line_keeps_its_ends_and_every_peak_and_valley(count: int) -> None:
    rng = random.Random(count)
    values = np.array([rng.random() for _ in range(count)])
    if count > 10:
        values[count // 3], values[count // 2] = 7.0, -7.0
    kept = reduced(values)
    assert kept.tolist() == sorted(set(kept.tolist()))
    assert len(kept) <= min(count, int(1.05 * MOST_DRAWN))
    if count:
        assert {0, count - 1, int(values.argmin()), int(values.argmax())} <= set(kept.tolist())
    if count <= MOST_DRAWN:
        assert len(kept) == count


@pytest.mark.parametrize(
    ("last", "labels"),
    [
        (4, ["0", "1", "2", "3", "4"]),
        (13, ["0", "2", "4", "6", "8", "10", "12"]),
        (400, ["0", "50", "100", "150", "200", "250", "300", "350", "400"]),
        (
            10_000,
            ["0", "1,000", "2,000", "3,000", "4,000", "5,000", "6,000", "7,000", "8,000", "9,000", "10,000"],
        ),
    ],
)
def test_steps_are_marked_at_round_numbers(last: int, labels: list[str]) -> None:
    ticks = step_ticks(last, 10)
    assert [label for _, label in ticks] == labels or len(ticks) <= 11
    assert [label for _, label in ticks] == labels


def test_times_are_marked_at_round_minutes() -> None:
    assert [label for _, label in time_ticks(10, 10)] == [clock(second) for second in range(11)]
    assert [label for _, label in time_ticks(100, 4)] == ["0:00", "0:30", "1:00", "1:30"]
    assert [label for _, label in time_ticks(3 * 3600, 4)] == ["0:00", "1:00:00", "2:00:00", "3:00:00"]
    assert len(time_ticks(90 * 86400, 10)) <= 11


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0:00"), (59.9, "0:59"), (60, "1:00"), (3599, "59:59"), (3600, "1:00:00")]
)
def test_a_time_reads_the_same_in_every_language(seconds: float, text: str) -> None:
    assert clock(seconds) == text


def test_the_axes_say_which_scale_they_have() -> None:
    assert [label for _, label in share_ticks(ScoreFormat())] == ["0.00", "0.25", "0.50", "0.75", "1.00"]
    assert [label for _, label in share_ticks(ScoreFormat(percent=True))] == ["0", "25", "50", "75", "100"]
    assert point_ticks() == share_ticks(ScoreFormat(percent=True))


def test_scores_are_written_on_their_own_scale() -> None:
    display = Display(format=ScoreFormat(percent=True, digits=1))
    assert (display.value(R1, 0.5), display.change(R1, -0.25)) == ("50.0", "−25.0")
    assert (display.value(BLEU, 37.991), display.change(BLEU, 0.5)) == ("37.99", "+0.50")


def test_unknown_names_have_no_line() -> None:
    assert known_metrics(["chrf", "rouge9", "rouge1", ""]) == ("rouge1", "chrf")
    assert Display(known_metrics(["rouge1"])).has_points is False
    assert Display(known_metrics(["rouge1", "chrf"])).has_points is True


@pytest.mark.parametrize(
    ("key", "start", "end"),
    [
        (Qt.Key.Key_Left, 3, 1),
        (Qt.Key.Key_Left, 0, 0),
        (Qt.Key.Key_Right, 1, 3),
        (Qt.Key.Key_Right, 4, 4),
        (Qt.Key.Key_Right, 2, 2),
        (Qt.Key.Key_Up, 3, 2),
        (Qt.Key.Key_Up, 2, 2),
        (Qt.Key.Key_Down, 2, 3),
        (Qt.Key.Key_Down, 1, 1),
        (Qt.Key.Key_Home, 4, 0),
        (Qt.Key.Key_End, 0, 4),
        (Qt.Key.Key_A, 1, None),
    ],
)
def test_keys_lead_along_the_line_and_to_branches(key: Qt.Key, start: int, end: int | None) -> None:
    points = Points(POINTS, LINE)
    heights = [0.2, 0.4, 0.9, 0.6, 0.0]
    assert Steering(points, heights.__getitem__).follow(key, start) == end
