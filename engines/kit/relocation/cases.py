"""The parts of the worked cases that FIAR and Kwatro-Sinko share (rulebooks, part 10)."""

from collections.abc import Mapping
from typing import Any

from engines.kit.duel import cases as duel_cases
from engines.kit.relocation.state import RelocationState


def case_time(state: RelocationState, action: Mapping[str, Any], now_ms: int) -> int:
    """Return the server time after a clock action of a worked case. During a remedy, `turn_expired` and `minute_over` mean the
    end of the remedy's minute. Otherwise `minute_over` means the end of the running turn. All else is as in any duel."""
    minute, clock = state.minute.due_at_ms, state.clock.due_at_ms
    if action["type"] == "turn_expired" and minute is not None:
        return minute
    if action["type"] == "minute_over" and clock is not None:
        return clock
    return duel_cases.case_time(state, action, now_ms)


def case_shown(state: RelocationState, board: dict[str, str]) -> dict[str, Any]:
    """Return the part of `expected.state` that both games share. `board`: chip → circle."""
    return {
        **duel_cases.case_shown(state),
        "starter": state.starter,
        "board": board,
        "window": state.window,
        "relocations": state.relocations,
        "turns": state.turns,
    }
