"""The engine's status as plain data: the `status` part of a view."""

from typing import Final

import msgspec

from engines.contract import Plain, Result, Status, Window
from engines.kit.status import awaited_seats
from engines.kit.view_cache import shown_once
from server.room.values.open_ruling import Follows
from server.room.views.view_types import ResultView, StatusView, WindowView

_NO_WINDOWS: Final[list[WindowView]] = []


def plain_status(status: Status, ruled: Result | None) -> StatusView:
    """Returns the status as plain data. `ruled`: a director's result, which replaces the engine's result."""
    if ruled is not None:
        return {
            "phase": "over",
            "flag": None,
            "may": [[] for _seat in status.may],
            "windows": [],
            "due_at_ms": None,
            "result": plain_result(ruled),
            "awaited": [],
        }
    may, awaited = _turn(status.may, status.flag, status.waits_for, status.is_over)
    return {
        "phase": status.phase,
        "flag": status.flag,
        "may": may,
        "windows": [_window(window) for window in status.windows] if status.windows else _NO_WINDOWS,
        "due_at_ms": status.due_at_ms,
        "result": None if status.result is None else plain_result(status.result),
        "awaited": awaited,
    }


def _window(window: Window) -> WindowView:
    view: WindowView = {"kind": window.kind, "seats": list(window.seats), "closes_at_ms": window.closes_at_ms}
    return {**view, "stakes": window.stakes} if window.stakes else view


@shown_once
def _turn(
    may: tuple[tuple[str, ...], ...], flag: int | None, waits_for: tuple[int, ...] | None, is_over: bool
) -> tuple[list[list[str]], list[int]]:
    """Returns the actions of each seat and the awaited seats of a status."""
    return [list(types) for types in may], list(awaited_seats(may, flag, waits_for, is_over))


def plain_result(result: Result) -> ResultView:
    return {
        "result": result.result,
        "reason": result.reason,
        "winners": list(result.winners),
        "points": list(result.points),
        "score": result.score,
    }


def plain_follows(follows: Follows) -> Plain:
    """Returns the consequences of a ruling, in the form of `server.room.views.view_types.FollowsView`."""
    end = follows.result
    return {
        "happened": [{"kind": event.kind, "seat": event.seat, "params": dict(event.params)} for event in follows.happened],
        "result": end and {**msgspec.to_builtins(end), "winners": list(end.winners), "points": list(end.points)},
        "flag": follows.flag,
        "totals": [list(totals) for totals in follows.totals],
    }
