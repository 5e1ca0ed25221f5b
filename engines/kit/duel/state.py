"""What the states of all refereed duels have in common: two seats, a turn's clock, a book, an end that may be waited for."""

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.clocks.deadline import NEVER, Deadline, deadline_adjusted, soonest
from engines.kit.clocks.turn import TurnClock, retimed
from engines.kit.duel.options import DuelOptions
from engines.kit.outcome import Result
from engines.kit.referee.record import Book


class Pending(msgspec.Struct, frozen=True, omit_defaults=True):
    """A result that `seat` may still challenge till `closes`: declared by the other one, or the monitor's own."""

    seat: int
    closes: Deadline
    reason: str
    is_declared: bool = False


class DuelTurn(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. A game's turn is a subclass: it adds what is done in one."""

    seat: int


class DuelState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game's state is a subclass: it adds its table, narrows `options`, `turn`, `phase` (`over` at the end) and, where it
    must, `pending`.

    `turn`: the flag holder's. `window`: the holder may challenge the other seat's last turn. `clock`: the turn's. `limit`: the
    whole game's. `hold`: till when something must lie open to be challenged before the flag may go on; `forfeit_waits`: the
    turn's grace has ended meanwhile. `minute`: the time that a remedy gives the challenger for what it asks (`common.md`,
    Challenges), or that a step of the phase `start` has. `draw_offered_by`: the seat whose offer lies open.
    """

    options: DuelOptions
    clock: TurnClock
    limit: Deadline
    book: Book
    phase: str
    turn: DuelTurn
    window: bool = False
    hold: Deadline = NEVER
    forfeit_waits: bool = False
    minute: Deadline = NEVER
    pending: Pending | None = None
    time_called: bool = False
    draw_offered_by: int | None = None
    result: Result | None = None

    @property
    def flag(self) -> int:
        """The seat that holds it."""
        return self.turn.seat

    @property
    def is_assisted(self) -> bool:
        """Faults are refused, so that there is nothing to challenge."""
        return self.options.mode == "assisted"


def due_at_ms(state: DuelState) -> int | None:
    """When the clock must be told next, of all that runs in a duel."""
    closes = state.pending.closes.due_at_ms if state.pending is not None else None
    return soonest(state.clock.due_at_ms, state.hold.due_at_ms, state.minute.due_at_ms, state.limit.due_at_ms, closes)


D = TypeVar("D", bound=DuelState)


def duel_adjusted(state: D, operation: ClockAdjustment, now_ms: int) -> D:
    """The state with all that runs in a duel halted, resumed, credited or given time."""
    pending = state.pending
    return replace(
        state,
        clock=retimed(state.clock, operation, now_ms),
        limit=deadline_adjusted(state.limit, operation, now_ms),
        hold=deadline_adjusted(state.hold, operation, now_ms),
        minute=deadline_adjusted(state.minute, operation, now_ms),
        pending=pending and replace(pending, closes=deadline_adjusted(pending.closes, operation, now_ms)),
    )


def clock_shown(state: DuelState, seat: int | None) -> TurnClock:
    """The clock that runs: the turn's, or the minute of a remedy or of the start, which is `seat`'s (None: both seats')."""
    minute = state.minute
    if minute.due_at_ms is None and minute.left_ms is None:
        return state.clock
    return replace(state.clock, seat=seat, in_grace=False, due_at_ms=minute.due_at_ms, left_ms=minute.left_ms)
