"""The one-minute turn (rulebook `common.md`, One-minute turns): a reminder at its end, then grace (both
as long as `duel/options.py` says), then forfeit.

    running ──due──▶ reminder, a violation, grace ──due──▶ forfeit
       │                      │
       └──────── halted ◀─────┘      (halt keeps what was left, resume goes on with it)

The clock only says what fell due; what a violation or a forfeit does is the game's.
"""

from typing import Literal, TypedDict

import msgspec

from engines.kit.clocks.adjust import ClockAdjustment, ExtraTime, Halt, OutageCredit, Resume


class TurnClock(msgspec.Struct, frozen=True):
    """`due_at_ms`: when the running stage ends; None while it stands. `left_ms`: what was left when it was halted."""

    turn_ms: int
    grace_ms: int
    seat: int | None = None
    in_grace: bool = False
    due_at_ms: int | None = None
    left_ms: int | None = None


def started(clock: TurnClock, seat: int, now_ms: int) -> TurnClock:
    """A new turn of the seat begins to run. `turn_ms` 0 is a turn without a limit."""
    due = now_ms + clock.turn_ms if clock.turn_ms else None
    return TurnClock(clock.turn_ms, clock.grace_ms, seat, False, due)


def stopped(clock: TurnClock) -> TurnClock:
    """Nobody's turn runs."""
    return TurnClock(clock.turn_ms, clock.grace_ms)


def expired(clock: TurnClock, now_ms: int) -> Literal["reminder", "forfeit"] | None:
    """What has fallen due by now, if anything."""
    if clock.due_at_ms is None or now_ms < clock.due_at_ms:
        return None
    return "forfeit" if clock.in_grace else "reminder"


def in_grace(clock: TurnClock) -> TurnClock:
    """The clock after its reminder. The grace counts from the moment that the turn ended, however late it was noticed."""
    assert clock.due_at_ms is not None
    return TurnClock(clock.turn_ms, clock.grace_ms, clock.seat, True, clock.due_at_ms + clock.grace_ms)


def run_out(clock: TurnClock) -> TurnClock:
    """The clock after its grace, where what follows from that must wait: nothing more falls due on it."""
    return msgspec.structs.replace(clock, due_at_ms=None)


def adjust(clock: TurnClock, operation: ClockAdjustment, now_ms: int) -> TurnClock:
    """The clock after an operation of the room."""
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
    """`due_at_ms`: server time; `left_ms`: what is left while the clock stands."""

    kind: Literal["turn"]
    seat: int | None
    in_grace: bool
    due_at_ms: int | None
    left_ms: int | None
    turn_ms: int


def clock_view(clock: TurnClock) -> TurnClockView:
    """The clock as views show it: kind `turn`; absolute server times, or what is left while it stands."""
    return {
        "kind": "turn",
        "seat": clock.seat,
        "in_grace": clock.in_grace,
        "due_at_ms": clock.due_at_ms,
        "left_ms": clock.left_ms,
        "turn_ms": clock.turn_ms,
    }
