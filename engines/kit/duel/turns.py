"""Changes to the state of every duel: a turn begins, a result becomes pending, the time limit comes."""

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
    """Give the flag and a full minute to the seat of `turn`, and clear the pending result and the offer of a draw."""
    return replace(
        state, phase=phase, turn=turn, pending=None, draw_offered_by=None, clock=started(state.clock, turn.seat, now_ms)
    )


def waiting(state: D, pending: Pending) -> D:
    """Make a result pending and stop the turn's clock. From now on, a seat may challenge the result."""
    return replace(state, phase="result_pending", pending=pending, clock=stopped(state.clock))


def end_announced(state: D, pending: Pending) -> Outcome[D]:
    """Announce the end of the game that the monitor (the server) found, and make the result pending. From now on, a seat may
    challenge the result."""
    return waiting(state, pending), (GameEvent("end_announced", None, {"reason": pending.reason}),)


def result_stands(
    state: D, over: Callable[[D, int, str], Outcome[D]], adjudicated: Callable[[D, str], Outcome[D]]
) -> Outcome[D]:
    """Confirm a pending result. If a seat declared a win, that seat wins. If the monitor announced the end, the position
    decides.

    `over`: (state, winner, reason) → outcome; `adjudicated`: (state, reason) → outcome.
    """
    pending = state.pending
    assert pending is not None
    return over(state, 1 - pending.seat, pending.reason) if pending.is_declared else adjudicated(state, pending.reason)


def with_time_called(state: D) -> D:
    """Mark the time limit as reached. From now on, the game's rules decide when the game ends."""
    return replace(state, time_called=True, limit=NEVER)


def time_limit(state: D, plays_on: bool, end: Callable[[D], Outcome[D]]) -> Outcome[D]:
    """Apply the time limit. If `plays_on`, the seats first finish the turns that they have begun; else the game ends now."""
    state = with_time_called(state)
    event = GameEvent("time_called")
    return (state, (event,)) if plays_on else with_event_first(event, end(state))


def passing_if_done(
    is_done: Callable[[D], bool], passed: Callable[[D, int], Outcome[D]]
) -> Callable[[D, tuple[GameEvent, ...], int], Outcome[D]]:
    """Return a function (state, events, now_ms) → outcome. If the option `auto_flag` is on, the function passes the
    flag when the flag holder has no action left."""

    def perhaps_passed(state: D, events: tuple[GameEvent, ...], now_ms: int) -> Outcome[D]:
        if not state.options.auto_flag or not is_done(state):
            return state, events
        return with_events_first(events, passed(state, now_ms))

    return perhaps_passed


def ahead(first: int, second: int, margin: int) -> int | None:
    """Return the seat that leads by at least `margin`; None if neither seat does."""
    return None if abs(first - second) < margin else 0 if first > second else 1
