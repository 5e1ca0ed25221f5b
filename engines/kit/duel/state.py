"""The state that all refereed duels share: two seats, the clock of a turn, marks and strikes, and a result that may be
pending."""

from typing import TypedDict, TypeVar

import msgspec
from msgspec.structs import replace

from engines.kit.chance import Draw
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.clocks.deadline import NEVER, Deadline, deadline_adjusted, due_in
from engines.kit.clocks.turn import TurnClock, adjust, started
from engines.kit.duel.options import DuelOptions
from engines.kit.outcome import Result
from engines.kit.referee.record import Book, blank_book


class Pending(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pending result. `seat` may challenge it until `closes`. The other seat declared it, or the monitor (the server)
    announced it."""

    seat: int
    closes: Deadline
    reason: str
    is_declared: bool = False


class DuelTurn(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. A game's turn is a subclass that adds the actions of the turn."""

    seat: int


class BeforeTouch(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """The state before a seat's touch, the first action of the seat's turn. The game needs this state if a person accepts
    a later challenge as timely (`late_challenge`)."""

    seat: int
    at_ms: int
    """Server time of the touch."""
    state: bytes
    """The encoded state. It is encoded because a state cannot contain its own type, and because the game seldom reads it."""
    is_own: bool
    """True if the seat held the flag at that time. False if the other seat held the flag and has only passed it
    since."""
    drawn: tuple[Draw, ...] = ()
    """Draws that the seat has seen since the touch."""


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
    """Marks of challenges, strikes and time violations of both seats."""
    phase: str
    """Phase of the flag holder's turn; `over` at the end."""
    turn: DuelTurn
    """Turn of the flag holder."""
    window: bool = False
    """True if the flag holder may challenge the other seat's last turn."""
    hold: Deadline = NEVER
    """End of the minimum time (the hold) in which the other seat may challenge a part of the running turn. Until then the flag
    cannot pass."""
    forfeit_waits: bool = False
    """True if the grace ended during the hold. In that case the forfeit comes at the end of the hold."""
    minute: Deadline = NEVER
    """Deadline of the challenger's remedy (`common.md`, Challenges), or of an action in the phase `start`."""
    pending: Pending | None = None
    """Result that a seat may still challenge."""
    time_called: bool = False
    """True after the time limit. From that time on, the game's rules decide when the game ends."""
    draw_offered_by: int | None = None
    """Seat whose offer of a draw waits for an answer."""
    result: Result | None = None
    """The result of the game; None during the game."""
    before_touch: BeforeTouch | None = None
    """State before a touch. The game keeps it only in tournament mode, while a person may still accept a late challenge."""
    drawn_again: DrawnAgain | None = None
    """Draws that the flag holder's turn repeats, because the game has undone that turn."""

    @property
    def flag(self) -> int:
        """Seat that holds the flag."""
        return self.turn.seat

    @property
    def is_assisted(self) -> bool:
        """True if the server refuses faults, so that seats have nothing to challenge."""
        return self.options.mode == "assisted"


class Opening(TypedDict):
    """The first values of the fields that the state of every duel has."""

    clock: TurnClock
    limit: Deadline
    minute: Deadline
    book: Book


def opening(options: DuelOptions, starter: int | None, now_ms: int) -> Opening:
    """Return the first values, with the time limit running. The starter's turn also runs; if `starter` is None, the minute
    of the phase `start` runs instead of a turn."""
    clock = TurnClock(options.turn_ms, options.grace_ms)
    return {
        "clock": clock if starter is None else started(clock, starter, now_ms),
        "limit": due_in(options.game_ms, now_ms),
        "minute": due_in(options.turn_ms, now_ms) if starter is None else NEVER,
        "book": blank_book(2),
    }


def due_at_ms(state: DuelState) -> int | None:
    """Return the server time of the next deadline of the duel."""
    first = state.clock.due_at_ms
    for deadline in (state.hold, state.minute, state.limit, NEVER if state.pending is None else state.pending.closes):
        due = deadline.due_at_ms
        if due is not None and (first is None or due < first):
            first = due
    return first


D = TypeVar("D", bound=DuelState)


def duel_adjusted(state: D, operation: ClockAdjustment, now_ms: int) -> D:
    """Return the state after an operation of the room on all clocks of the game: halt, resume, outage credit or extra time."""
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
    """Return the clock to show. This is the turn's clock, except during a remedy and in the phase `start`, which have a
    minute of their own. `seat` is the owner of that minute; None means both seats."""
    minute = state.minute
    if minute.due_at_ms is None and minute.left_ms is None:
        return state.clock
    return replace(state.clock, seat=seat, in_grace=False, due_at_ms=minute.due_at_ms, left_ms=minute.left_ms)
