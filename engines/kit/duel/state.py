"""The state that all refereed duels share: two seats, a turn's clock, a book, and an end that may have to wait."""

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
    """A result that `seat` may challenge until `closes`. The other seat declared it, or it is the monitor's."""

    seat: int
    closes: Deadline
    reason: str
    is_declared: bool = False


class DuelTurn(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. A game's turn is a subclass that adds the actions of the turn."""

    seat: int


class BeforeTouch(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """The state before a seat's first touch of its turn. A person who accepts a later challenge needs it (`late_challenge`)."""

    seat: int
    at_ms: int
    """Time of the touch."""
    state: bytes
    """The encoded state: a state cannot contain its own type, and the game seldom reads this one."""
    is_own: bool
    """True if the seat held the flag at that time; False if the other seat did, and has only passed the flag since."""
    drawn: tuple[Draw, ...] = ()
    """Draws that the seat has seen since then."""


class DrawnAgain(msgspec.Struct, frozen=True, array_like=True):
    """The draws of an undone turn, which keep their values when the seat repeats the turn."""

    seat: int
    draws: tuple[Draw, ...]


class DuelState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """State of a duel. A game's state is a subclass: it adds its table, and narrows `options`, `turn`, `phase` and, if needed,
    `pending`."""

    options: DuelOptions
    """Options of the game."""
    clock: TurnClock
    """Clock of the turn."""
    limit: Deadline
    """Deadline of the whole game."""
    book: Book
    """Strikes, marks and time violations of both seats."""
    phase: str
    """Phase of the holder's turn; `over` at the end."""
    turn: DuelTurn
    """Turn of the flag holder."""
    window: bool = False
    """True if the holder may challenge the other seat's last turn."""
    hold: Deadline = NEVER
    """End of the minimum time for a challenge; the flag moves on only afterwards."""
    forfeit_waits: bool = False
    """True if the grace ended during the hold; the forfeit comes with the end of the hold."""
    minute: Deadline = NEVER
    """Deadline of the challenger's remedy (`common.md`, Challenges), or of a step of the phase `start`."""
    pending: Pending | None = None
    """Result that a seat may still challenge."""
    time_called: bool = False
    """True after the time limit; the game ends as its rules say."""
    draw_offered_by: int | None = None
    """Seat whose offer of a draw waits for an answer."""
    result: Result | None = None
    """The result of the game; None during the game."""
    before_touch: BeforeTouch | None = None
    """Stored only in a tournament, while a challenge may come late."""
    drawn_again: DrawnAgain | None = None
    """Next draws of the flag holder."""

    @property
    def flag(self) -> int:
        """Seat that holds the flag."""
        return self.turn.seat

    @property
    def is_assisted(self) -> bool:
        """True if the server refuses faults, so that there is nothing to challenge."""
        return self.options.mode == "assisted"


class Opening(TypedDict):
    """The first values of the fields that every duel's state has."""

    clock: TurnClock
    limit: Deadline
    minute: Deadline
    book: Book


def opening(options: DuelOptions, starter: int | None, now_ms: int) -> Opening:
    """Return the first values. The time limit runs, and also the starter's turn, or without a starter the minute of the phase
    `start`."""
    clock = TurnClock(options.turn_ms, options.grace_ms)
    return {
        "clock": clock if starter is None else started(clock, starter, now_ms),
        "limit": due_in(options.game_ms, now_ms),
        "minute": due_in(options.turn_ms, now_ms) if starter is None else NEVER,
        "book": blank_book(2),
    }


def due_at_ms(state: DuelState) -> int | None:
    """Return the server time of the next deadline of the duel."""
    closes = state.pending.closes.due_at_ms if state.pending is not None else None
    return soonest(state.clock.due_at_ms, state.hold.due_at_ms, state.minute.due_at_ms, state.limit.due_at_ms, closes)


D = TypeVar("D", bound=DuelState)


def duel_adjusted(state: D, operation: ClockAdjustment, now_ms: int) -> D:
    """Return the state after halting, resuming, crediting or extending all its clocks."""
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
    """Return the clock to show: the turn's, or the minute of a remedy or of the start. That minute belongs to `seat` (None:
    to both seats)."""
    minute = state.minute
    if minute.due_at_ms is None and minute.left_ms is None:
        return state.clock
    return replace(state.clock, seat=seat, in_grace=False, due_at_ms=minute.due_at_ms, left_ms=minute.left_ms)
