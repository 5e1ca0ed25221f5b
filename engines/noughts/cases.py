"""Reads and writes the positions of the worked cases (`tests/engines/noughts/cases.json`)."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from engines.contract import Refusal
from engines.kit.clocks.turn import TurnClock, started
from engines.noughts.state import Options, State

SIGNS = {".": None, "o": 0, "x": 1}

Row = Annotated[str, msgspec.Meta(pattern="^[.ox]{3}$")]


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a written position; missing keys have default values."""

    cells: tuple[Row, Row, Row] = ("...", "...", "...")
    flag: Literal[0, 1] = 0
    mode: Literal["assisted", "tournament"] = "tournament"
    options: dict[str, Any] = {}


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Its keys: `cells` (three rows such as `"o.x"`), `flag`, `mode`, and `options`
    for the other options. Raises `Refusal("malformed")`."""
    try:
        words = msgspec.convert(given, Given)
        options = msgspec.convert({"mode": words.mode, **words.options}, Options)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", detail=str(error)) from None
    cells = tuple(SIGNS[sign] for sign in "".join(words.cells))
    return State(options, cells, words.flag, started(TurnClock(options.turn_ms, options.grace_ms), words.flag, now_ms))


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    result = state.result
    cells = ["".join("." if cell is None else "ox"[cell] for cell in state.cells[start : start + 3]) for start in (0, 3, 6)]
    return {
        "cells": cells,
        "flag": state.flag,
        "result": result and {"result": result.result, "reason": result.reason, "winners": list(result.winners)},
    }


def case_time(state: State, _action: Mapping[str, Any], now_ms: int) -> int:
    """Return the server time after the clock action `turn_expired` of a worked case: the end of the grace."""
    due = state.clock.due_at_ms or now_ms
    return due if state.clock.in_grace else due + state.clock.grace_ms
