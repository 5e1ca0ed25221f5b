"""What every game does to a duel's state when a turn begins, when a result waits, and when an ending is announced."""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from engines.kit.clocks.deadline import NEVER
from engines.kit.clocks.turn import started, stopped
from engines.kit.duel.flow import Outcome, with_event_first, with_events_first
from engines.kit.duel.state import DuelState, DuelTurn, Pending
from engines.kit.outcome import GameEvent

D = TypeVar("D", bound=DuelState)


def turn_begun(state: D, phase: str, turn: DuelTurn, now_ms: int) -> D:
    """The seat of `turn` has the flag and a full minute; no result waits, and no offer of a draw lies open."""
    return replace(
        state, phase=phase, turn=turn, pending=None, draw_offered_by=None, clock=started(state.clock, turn.seat, now_ms)
    )


def waiting(state: D, pending: Pending) -> D:
    """A result waits to be challenged or to stand; the turn's clock stands."""
    return replace(state, phase="result_pending", pending=pending, clock=stopped(state.clock))


def end_announced(state: D, pending: Pending) -> Outcome[D]:
    """The monitor's result waits, and everybody hears of it."""
    return waiting(state, pending), (GameEvent("end_announced", None, {"reason": pending.reason}),)


def result_stands(
    state: D, over: Callable[[D, int, str], Outcome[D]], adjudicated: Callable[[D, str], Outcome[D]]
) -> Outcome[D]:
    """A declared win is its declarer's; the monitor's result goes by the table.

    `over`: (state, winner, reason); `adjudicated`: (state, reason).
    """
    pending = state.pending
    assert pending is not None
    return over(state, 1 - pending.seat, pending.reason) if pending.is_declared else adjudicated(state, pending.reason)


def with_time_called(state: D) -> D:
    """The time limit has come; the game ends as its rules say."""
    return replace(state, time_called=True, limit=NEVER)


def time_limit(state: D, plays_on: bool, end: Callable[[D], Outcome[D]]) -> Outcome[D]:
    """The time limit has come: what has begun (`plays_on`) is played to its end, else the game ends now."""
    state = with_time_called(state)
    event = GameEvent("time_called")
    return (state, (event,)) if plays_on else with_event_first(event, end(state))


def passing_if_done(
    is_done: Callable[[D], bool], passed: Callable[[D, int], Outcome[D]]
) -> Callable[[D, tuple[GameEvent, ...], int], Outcome[D]]:
    """(state, events, now_ms) → what follows on `events`: with `auto_flag` the server passes the flag for a holder whose turn
    leaves nothing to do."""

    def perhaps_passed(state: D, events: tuple[GameEvent, ...], now_ms: int) -> Outcome[D]:
        if not state.options.auto_flag or not is_done(state):
            return state, events
        return with_events_first(events, passed(state, now_ms))

    return perhaps_passed


def ahead(first: int, second: int, margin: int) -> int | None:
    """The seat that has at least `margin` more than the other; None where neither has."""
    return None if abs(first - second) < margin else 0 if first > second else 1
