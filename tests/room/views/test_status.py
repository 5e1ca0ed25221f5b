"""Tests of the status in a view: the engine's status as plain data, with a director's result instead of the engine's."""

from engines.contract import Result, Status, Window
from server.room.views.status import plain_result, plain_status
from server.room.views.view_types import ResultView, StatusView
from tests.declared_views import assert_declared

WON = Result("win", "row", (0,), (1, 0))
WINDOWS = (Window("regular", (0,), 9_000), Window("result", (0,), stakes="declared"))
STATUS = Status("mark", 1, (("place", "resign"), ()), WINDOWS, 8_000, WON)


def test_a_status_is_shown_whole() -> None:
    shown = plain_status(STATUS, None)
    assert_declared(shown, StatusView)
    assert shown == {
        "phase": "mark",
        "flag": 1,
        "may": [["place", "resign"], []],
        "windows": [
            {"kind": "regular", "seats": [0], "closes_at_ms": 9_000},
            {"kind": "result", "seats": [0], "closes_at_ms": None, "stakes": "declared"},
        ],
        "due_at_ms": 8_000,
        "result": plain_result(WON),
        "awaited": [],
    }


def test_under_a_directors_result_nobody_may_do_anything_and_nothing_falls_due() -> None:
    shown = plain_status(STATUS, Result("void", "forced"))
    assert_declared(shown, StatusView)
    assert (shown["phase"], shown["flag"], shown["may"], shown["windows"], shown["due_at_ms"]) == (
        "over",
        None,
        [[], []],
        [],
        None,
    )
    assert shown["result"] == {"result": "void", "reason": "forced", "winners": [], "points": [], "score": None}
    assert shown["awaited"] == []


def test_a_result_is_shown_whole() -> None:
    shown = plain_result(Result("win", "time", (0, 2), (1.0, 0.0, 1.0, 0.0), "2-1"))
    assert_declared(shown, ResultView)
    assert (shown["winners"], shown["points"], shown["score"]) == ([0, 2], [1.0, 0.0, 1.0, 0.0], "2-1")
