"""The one-minute turn (rulebook `common.md`, One-minute turns): a reminder at its end, then grace, then
forfeit. `duel/options.py` sets the lengths.

    running ──due──▶ reminder, a violation, grace ──due──▶ forfeit
       │                      │
       └──────── halted ◀─────┘      (halt keeps the remaining time, resume continues)

The clock only reports what fell due. The game decides the effect of a violation or a forfeit.
"""

from typing import Literal, TypedDict

import msgspec

from engines.kit.clocks.adjust import ClockAdjustment, ExtraTime, Halt, OutageCredit, Resume


class TurnClock(msgspec.Struct, frozen=True):
    """The clock of one turn. `due_at_ms`: end of the running stage in server time, None while halted. `left_ms`: the time that
    remained at the halt."""

    turn_ms: int
    grace_ms: int
    seat: int | None = None
    in_grace: bool = False
    due_at_ms: int | None = None
    left_ms: int | None = None


def started(clock: TurnClock, seat: int, now_ms: int) -> TurnClock:
    """Start a new turn of the seat. A `turn_ms` of 0 means no limit."""
    due = now_ms + clock.turn_ms if clock.turn_ms else None
    return TurnClock(clock.turn_ms, clock.grace_ms, seat, False, due)


def stopped(clock: TurnClock) -> TurnClock:
    """Return the clock with no turn running."""
    return TurnClock(clock.turn_ms, clock.grace_ms)


def expired(clock: TurnClock, now_ms: int) -> Literal["reminder", "forfeit"] | None:
    """Return the stage that has ended by now; None if the running stage continues."""
    if clock.due_at_ms is None or now_ms < clock.due_at_ms:
        return None
    return "forfeit" if clock.in_grace else "reminder"


def in_grace(clock: TurnClock) -> TurnClock:
    """Return the clock after its reminder. The grace begins at the end of the turn, even if the server noticed that end
    late."""
    assert clock.due_at_ms is not None
    return TurnClock(clock.turn_ms, clock.grace_ms, clock.seat, True, clock.due_at_ms + clock.grace_ms)


def run_out(clock: TurnClock) -> TurnClock:
    """Return the clock after the end of its grace, for a forfeit that the game postpones. The clock has no further deadline."""
    return msgspec.structs.replace(clock, due_at_ms=None)


def adjust(clock: TurnClock, operation: ClockAdjustment, now_ms: int) -> TurnClock:
    """Return the clock after an operation of the room."""
    match operation:
        case Halt() if clock.due_at_ms is not None:
            left = max(0, clock.due_at_ms - now_ms)
            return msgspec.structs.replace(clock, due_at_ms=None, left_ms=left)
        case Resume() if clock.left_ms is not None:
            return msgspec.structs.replace(clock, due_at_ms=now_ms + clock.left_ms, left_ms=None)
        case OutageCredit(ms) if clock.due_at_ms is not None:
            return msgspec.structs.replace(clock, due_at_ms=clock.due_at_ms + ms)
        case ExtraTime(seat, ms) if seat == clock.seat:
            if clock.due_at_ms is not None:
                return msgspec.structs.replace(clock, due_at_ms=clock.due_at_ms + ms)
            if clock.left_ms is not None:
                return msgspec.structs.replace(clock, left_ms=clock.left_ms + ms)
    return clock


class TurnClockView(TypedDict):
    """The clock of a turn in a view. `due_at_ms`: server time of its end. `left_ms`: remaining time in ms while the clock is
    halted."""

    kind: Literal["turn"]
    seat: int | None
    in_grace: bool
    due_at_ms: int | None
    left_ms: int | None
    turn_ms: int


def clock_view(clock: TurnClock) -> TurnClockView:
    """Return the clock for a view, with kind `turn`. Times are absolute server times, or remaining times while the
    clock is halted."""
    return {
        "kind": "turn",
        "seat": clock.seat,
        "in_grace": clock.in_grace,
        "due_at_ms": clock.due_at_ms,
        "left_ms": clock.left_ms,
        "turn_ms": clock.turn_ms,
    }
