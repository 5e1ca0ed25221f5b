"""Late arrival (rulebook part 3). A seat has arrived as soon as it has sent any message. A seat that arrives too late
loses the game."""

from msgspec.structs import replace

from engines.ajedrez.ending.result import both_lost, closed, won
from engines.ajedrez.state import State
from engines.contract import GameEvent, Step
from engines.kit.clocks.adjust import ClockAdjustment, OutageCredit, Resume
from engines.kit.referee.record import put


def late_at_ms(state: State) -> int | None:
    """Return the server time when the next absent seat loses. Return None while the room has halted the game, if all seats
    have arrived, or if the game has no arrival deadline."""
    if state.late_due_ms is None or state.clock.halted_at_ms is not None:
        return None
    dues = [due for due, there in zip(state.late_due_ms, state.arrived, strict=True) if not there]
    return min(dues, default=None)


def arrived(state: State, seat: int) -> State:
    return state if state.arrived[seat] else replace(state, arrived=put(state.arrived, seat, True))


def arrive(state: State, seat: int) -> Step[State]:
    events = () if state.arrived[seat] else (GameEvent("arrived", seat),)
    return Step(arrived(state, seat), events)


def too_late(state: State, now_ms: int) -> Step[State]:
    """End the game because a seat did not arrive in time. If both are late, both lose."""
    assert state.late_due_ms is not None
    late = [seat for seat in (0, 1) if not state.arrived[seat] and state.late_due_ms[seat] <= now_ms]
    result = both_lost("late") if len(late) == 2 else won(state, 1 - late[0], "late")
    return closed(state, result, now_ms, *(GameEvent("late", seat) for seat in late))


def late_retimed(state: State, operation: ClockAdjustment, now_ms: int) -> tuple[int, int] | None:
    """Return the arrival deadlines of both seats after an operation of the room; None if the game has no such deadlines.
    After a pause or an outage both deadlines are later by its length."""
    if state.late_due_ms is None:
        return None
    first, second = state.late_due_ms
    halted = state.clock.halted_at_ms
    match operation:
        case Resume() if halted is not None:
            return first + now_ms - halted, second + now_ms - halted
        case OutageCredit(ms) if halted is None:
            return first + ms, second + ms
    return state.late_due_ms
