"""The history as drawn: one line of states, and the stretches that undo has left."""

from rouge_gui.ui.history.points import Point, Points

# 0 ─ 1 ─ 2 (left by undo)
#       └ 3
POINTS = Points(
    [
        Point(0, 0, None, "start", True, {"rouge1": 0.2}),
        Point(1, 1, 0, "a → b", True, {"rouge1": 0.4}),
        Point(2, 2, 1, "+ c", False, {"rouge1": 0.9}),
        Point(3, 2, 1, "+ d", True, {"rouge1": 0.6}),
        Point(4, 3, 3, "+ e", True),
    ],
    current=3,
)


def test_the_line_leaves_out_branches_and_what_is_not_scored() -> None:
    assert POINTS.line("rouge1") == ([0, 1, 2], [0.2, 0.4, 0.6])


def test_branches_come_as_pairs_of_ends() -> None:
    assert POINTS.left_branches("rouge1") == ([1, 2], [0.4, 0.9])


def test_the_nearest_state_is_found_by_step_and_height() -> None:
    def at(step: float, value: float) -> int | None:
        found = POINTS.nearest(step, value, ["rouge1"], 1.0)
        return found.state if found else None

    assert at(2.1, 0.95) == 2
    assert at(2.1, 0.5) == 3
    assert at(0.4, 0.2) == 0


def test_an_empty_history_has_no_nearest_state() -> None:
    assert Points().nearest(0, 0, ["rouge1"], 1.0) is None


def test_points_come_one_by_one_and_are_replaced_in_their_place() -> None:
    points = Points(POINTS.by_state.values(), current=3)
    assert (points.line_end, points.last_step()) == (4, 3)
    points.put(Point(1, 1, 0, "a → b", True, {"rouge1": 0.5}))
    points.put(Point(2, 2, 1, "+ c", False, {"rouge1": 0.8}))
    points.put(Point(5, 4, 4, "+ f", True, {"rouge1": 0.7}))
    assert (points.line_end, points.last_step()) == (5, 4)
    assert points.line("rouge1") == ([0, 1, 2, 4], [0.2, 0.5, 0.6, 0.7])
    assert points.left_branches("rouge1") == ([1, 2], [0.5, 0.8])
    assert Points().line_end is None
