"""The words of the worked cases (`tests/engines/noughts/cases.json`)."""

from collections.abc import Mapping
from typing import Any

from engines.kit.turn_clock import TurnClock, started
from engines.noughts.state import Options, State


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """`cells`: three rows such as `"o.x"`; `flag`; `mode`."""
    options = Options(mode=given.get("mode", "tournament"))
    cells = tuple({".": None, "o": 0, "x": 1}[sign] for sign in "".join(given.get("cells", ["..."] * 3)))
    flag = given.get("flag", 0)
    return State(options, cells, flag, started(TurnClock(options.turn_ms, options.grace_ms), flag, now_ms))


def probe(state: State, _now_ms: int) -> dict[str, Any]:
    result = state.result
    cells = ["".join("." if cell is None else "ox"[cell] for cell in state.cells[start : start + 3]) for start in (0, 3, 6)]
    return {
        "cells": cells,
        "flag": state.flag,
        "result": result and {"result": result.result, "reason": result.reason, "winners": list(result.winners)},
    }


def until(state: State, _action: Mapping[str, Any], now_ms: int) -> int:
    """`turn_expired`: the grace is over."""
    due = state.clock.due_at_ms or now_ms
    return due if state.clock.in_grace else due + state.clock.grace_ms
