"""What the states of all refereed duels have in common: two seats, a turn's clock, a book, an end that may be waited for."""

from typing import TypedDict, TypeVar

import msgspec
from msgspec.structs import replace

from engines.kit.chance import Draw
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.clocks.deadline import NEVER, Deadline, deadline_adjusted, due_in, soonest
from engines.kit.clocks.turn import TurnClock, adjust, started
from engines.kit.duel.options import DuelOptions
from engines.kit.outcome import Result
from engines.kit.referee.record import Book, blank_book


class Pending(msgspec.Struct, frozen=True, omit_defaults=True):
    """A result that `seat` may still challenge till `closes`: declared by the other one, or the monitor's own."""

    seat: int
    closes: Deadline
    reason: str
    is_declared: bool = False


class DuelTurn(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. A game's turn is a subclass: it adds what is done in one."""

    seat: int


class BeforeTouch(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """The state before a seat's first touch of its turn, for a person who finds a later challenge timely (`late_challenge`)."""

    seat: int
    at_ms: int
    """When the touch came."""
    state: bytes
    """The state, encoded: a state has no state of its own type within it, and seldom is this one read."""
    is_own: bool
    """The seat held the flag then; else the other seat has only passed it since."""
    drawn: tuple[Draw, ...] = ()
    """The draws that the seat has revealed since."""


class DrawnAgain(msgspec.Struct, frozen=True, array_like=True):
    """The draws of a turn that was undone; they keep their values when the seat plays that turn once more."""

    seat: int
    draws: tuple[Draw, ...]


class DuelState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game's state is a subclass: it adds its table, and narrows `options`, `turn`, `phase` and, where it must, `pending`."""

    options: DuelOptions
    """What the game is played with."""
    clock: TurnClock
    """The turn's."""
    limit: Deadline
    """The deadline of the whole game."""
    book: Book
    """Strikes, marks and time violations of both seats."""
    phase: str
    """What the holder of the flag may do now; `over` at the end."""
    turn: DuelTurn
    """Of the seat that holds the flag."""
    window: bool = False
    """The holder may challenge the other seat's last turn."""
    hold: Deadline = NEVER
    """Until when something must stay open to a challenge before the flag may go on."""
    forfeit_waits: bool = False
    """The turn's grace has ended during the hold; the forfeit comes with the end of the hold."""
    minute: Deadline = NEVER
    """The deadline of what a remedy asks of the challenger (`common.md`, Challenges), or of a step of the phase `start`."""
    pending: Pending | None = None
    """A result that may still be challenged."""
    time_called: bool = False
    """The time limit has come; the game ends as its rules say."""
    draw_offered_by: int | None = None
    """The seat whose offer of a draw waits for an answer."""
    result: Result | None = None
    """None while the game goes on."""
    before_touch: BeforeTouch | None = None
    """Kept in a tournament alone, while a challenge may come too late."""
    drawn_again: DrawnAgain | None = None
    """What the holder of the flag draws next."""

    @property
    def flag(self) -> int:
        """The seat that holds it."""
        return self.turn.seat

    @property
    def is_assisted(self) -> bool:
        """Faults are refused, so that there is nothing to challenge."""
        return self.options.mode == "assisted"


class Opening(TypedDict):
    """The fields of a state that every duel begins with."""

    clock: TurnClock
    limit: Deadline
    minute: Deadline
    book: Book


def opening(options: DuelOptions, starter: int | None, now_ms: int) -> Opening:
    """The time limit runs, with the starter's turn or, while there is none, the minute of a step of the phase `start`."""
    clock = TurnClock(options.turn_ms, options.grace_ms)
    return {
        "clock": clock if starter is None else started(clock, starter, now_ms),
        "limit": due_in(options.game_ms, now_ms),
        "minute": due_in(options.turn_ms, now_ms) if starter is None else NEVER,
        "book": blank_book(2),
    }


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
        clock=adjust(state.clock, operation, now_ms),
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
