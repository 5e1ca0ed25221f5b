"""The game as a whole: its setup, the actions open to each seat, and the function that handles each action."""

from collections.abc import Callable
from functools import cache
from typing import Any, get_args

from msgspec.structs import replace

from engines.ajedrez import actions as asked
from engines.ajedrez.arbiter.claims import (
    call_arbiter,
    claim_dead,
    claim_draw,
    claim_flag,
    claim_last_two,
    is_proven_dead,
)
from engines.ajedrez.arbiter.default_time import arrive, arrived, late_at_ms, late_retimed, too_late
from engines.ajedrez.arbiter.powers import arbitrate
from engines.ajedrez.board import normal
from engines.ajedrez.ending.result import closed, flag_fell, won
from engines.ajedrez.faults import CODES as CODES
from engines.ajedrez.faults import ILLEGAL, OFFER, START, TOUCH
from engines.ajedrez.faults import RULES as RULES
from engines.ajedrez.play import answer_draw, move, offer_draw, press, touch
from engines.ajedrez.record.sheet import write
from engines.ajedrez.remedies.undo import last_completed
from engines.ajedrez.ruling import challenge, touch_window
from engines.ajedrez.state import CONTROLS, UNTIMED, Options, State, flag_of, seat_to_move
from engines.contract import CLOCK, About, Actor, Choice, Refusal, Status, Step, Window
from engines.kit.chance import Chance
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.clocks.chess import Period, adjust, falls_at_ms, fresh, is_last_period, is_timed, started
from engines.kit.referee.actions import AcceptDraw, DeclineDraw, OfferDraw, PassFlag, Resign
from engines.kit.referee.record import Mark, blank_book

EVENTS = frozenset(
    {
        "time_taken",
        "arbiter_called",
        "arbiter_reason",
        "arrived",
        "both_flags",
        "clocks_resumed",
        "clocks_set",
        "clocks_stopped",
        "dead_claimed",
        "draw_accepted",
        "draw_claimed",
        "draw_declined",
        "draw_offered",
        "excused",
        "flag_fell",
        "game_over",
        "last_two_claimed",
        "late",
        "moved",
        "postponed",
        "pressed",
        "ruling",
        "sanction",
        "strike_warning",
        "time_given",
        "touched",
        "undone",
        "warning",
        "written",
        "wrong_claim",
    }
)
ABOUT = About(
    slug="ajedrez",
    well_known=True,
    seats=(2,),
    choices=(
        Choice("mode", ("assisted", "tournament")),
        Choice("time_control", ("una-hora", *(name for name in CONTROLS if name != "una-hora")), at_home=UNTIMED),
        Choice("host_plays", ("white", "black", "lot")),
        Choice("scoresheet", ("auto", "manual")),
        Choice("auto_flag", (True, False)),
        Choice("arbiter", ("human", "none")),
        Choice("scheduled_at", (None,), kind="time"),
        Choice("flag", ("auto", "claim"), is_rare=True),
        Choice("both_flags", ("order", "unknown"), is_rare=True),
        Choice("illegal", (None, "claim", "arbiter", "refuse"), is_rare=True),
        Choice("last_two", ("all", "last_period"), is_rare=True),
        Choice("touch_move", (None, True, False), is_rare=True),
        Choice("auto_75", (False, True), is_rare=True),
        Choice("late_ms", (3_600_000, 1_800_000, 900_000, 600_000), is_rare=True),
        Choice("clock", (None, "plain", "increment", "delay"), is_rare=True),
        Choice("periods", (None,), is_rare=True, kind="periods"),
    ),
    names=("Ajedrez", "Chess"),
)

_SEAT_ACTIONS = frozenset(get_args(asked.SeatAction))
_REFEREE_ACTIONS = frozenset(get_args(asked.RefereeAction))
_BY_SEAT: dict[type, Callable[[State, int, Any, int, tuple[Mark, ...] | None], Step[State]]] = {
    asked.Arrive: lambda state, seat, _action, _now_ms, _marks: arrive(state, seat),
    asked.Touch: lambda state, seat, action, _now_ms, _marks: touch(state, seat, action),
    asked.Move: lambda state, seat, action, now_ms, _marks: move(state, seat, action, now_ms),
    PassFlag: lambda state, seat, _action, now_ms, _marks: press(state, seat, now_ms),
    OfferDraw: lambda state, seat, _action, _now_ms, _marks: offer_draw(state, seat),
    AcceptDraw: lambda state, seat, action, now_ms, _marks: answer_draw(state, seat, action, now_ms),
    DeclineDraw: lambda state, seat, action, now_ms, _marks: answer_draw(state, seat, action, now_ms),
    asked.ClaimDraw: lambda state, seat, action, now_ms, _marks: claim_draw(state, seat, action, now_ms),
    asked.ClaimDead: lambda state, seat, _action, now_ms, _marks: claim_dead(state, seat, now_ms),
    asked.ClaimLastTwo: lambda state, seat, _action, now_ms, _marks: claim_last_two(state, seat, now_ms),
    asked.ClaimFlag: lambda state, _seat, _action, now_ms, _marks: claim_flag(state, now_ms),
    asked.Challenge: lambda state, seat, action, now_ms, marks: challenge(state, seat, action, now_ms, marks),
    asked.CallArbiter: lambda state, seat, action, now_ms, _marks: call_arbiter(state, seat, action, now_ms),
    asked.Write: lambda state, seat, action, _now_ms, _marks: write(state, seat, action),
    Resign: lambda state, seat, _action, now_ms, _marks: closed(state, won(state, 1 - seat, "resign"), now_ms),
}


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """Return the first state of a game, with the clock of the side to move running. The room calls this function when both
    seats are ready or the appointed time has come.

    Rule: `ajedrez.late`. If an outage delayed the start, an absent player still has the full time to arrive (`late_ms`).
    """
    options = _with_colours(options, chance)
    appointed_ms = max(now_ms, options.scheduled_at or 0) if options.scheduled or options.scheduled_at is not None else None
    state = State(
        options,
        normal(options.start_fen),
        fresh(options.control),
        blank_book(2),
        start_fen=normal(options.start_fen),
        arrived=(appointed_ms is None,) * 2,
        late_due_ms=None if appointed_ms is None else (appointed_ms + options.late_ms,) * 2,
    )
    return replace(state, clock=started(state.clock, seat_to_move(state), now_ms))


def _with_colours(options: Options, chance: Chance) -> Options:
    """Return the options with fixed colours: the colours that `host_plays` names, or random colours."""
    if options.host_plays == "white":
        return options
    first = 1 if options.host_plays == "black" else chance.below(2)
    return replace(options, white_seat=(options.white_seat + first) % 2, host_plays="white")


def seated(state: State, seat: int, _now_ms: int) -> State:
    """Count the seat as arrived, because a person has just taken it. Rule: `ajedrez.late`."""
    return arrived(state, seat)


def for_game(options: Options, number: int) -> Options:
    """Return the options of one game of a match. The colours alternate from game to game."""
    return replace(options, white_seat=(options.white_seat + number) % 2)


def without_referee(options: Options) -> Options:
    """Return the options for a room without a referee: the game never stops for an arbiter."""
    return replace(options, arbiter="none")


def apply(state: State, actor: Actor, action: Any, now_ms: int, _chance: Chance, marks: tuple[Mark, ...] | None) -> Step[State]:
    if actor == CLOCK:
        return _tick(state, now_ms)
    if isinstance(actor, int):
        if type(action) in _REFEREE_ACTIONS:
            raise Refusal("not_a_referee")
        _need_running(state)
        step = _BY_SEAT[type(action)](state, actor, action, now_ms, marks)
        return replace(step, state=arrived(step.state, actor))
    if type(action) in _SEAT_ACTIONS:
        raise Refusal("malformed", detail="not a seat")
    _need_running(state)
    return arbitrate(state, action, now_ms)


def _need_running(state: State) -> None:
    if state.result is not None:
        raise Refusal("game_over")


def _tick(state: State, now_ms: int) -> Step[State]:
    """Carry out a single due event. If a late arrival and the fall of an aguja are due at the same time, the late
    arrival decides."""
    late = late_at_ms(state)
    if state.result is None and late is not None and late <= now_ms:
        return too_late(state, now_ms)
    falls = _falls_at_ms(state)
    if falls is not None and falls <= now_ms:
        return flag_fell(state, now_ms)
    return Step(state)


def _falls_at_ms(state: State) -> int | None:
    return falls_at_ms(state.clock) if state.phase == "playing" and state.options.flag == "auto" else None


def status(state: State) -> Status:
    if state.result is not None:
        return Status("over", None, ((), ()), result=state.result)
    flag = flag_of(state)
    is_dead = state.phase == "playing" and (state.options.arbiter == "human" or is_proven_dead(state))
    may = tuple([_may(state, seat, has_flag=seat == flag, is_dead=is_dead) for seat in (0, 1)])
    return Status(state.phase, flag, may, _windows(state), _due_at_ms(state))


def _due_at_ms(state: State) -> int | None:
    """Return the server time of the next due event."""
    late, falls = late_at_ms(state), _falls_at_ms(state)
    return falls if late is None or (falls is not None and falls < late) else late


def _may(state: State, seat: int, *, has_flag: bool, is_dead: bool) -> tuple[str, ...]:
    """Return the types of action that the seat may send. The result does not depend on hidden faults.

    `has_flag`: the seat holds the flag. `is_dead`: a player may claim that the position is dead.
    """
    options, playing, timed = state.options, state.phase == "playing", is_timed(state.clock)
    is_tournament = options.mode == "tournament"
    may_press = playing and state.moved and has_flag
    return _open_types(
        playing and not state.moved and has_flag,
        options.touch_binds,
        may_press,
        playing and state.offer is None and not state.offered[seat] and (may_press or is_tournament),
        state.offer == 1 - seat and state.phase in ("playing", "stopped"),
        is_dead,
        playing and timed and state.last_two is None and is_last_period(state.clock, seat),
        playing and timed and options.flag == "claim",
        playing and is_tournament,
        playing and options.arbiter == "human",
        options.by_hand and state.sheets[seat] < len(state.record),
        not state.arrived[seat],
    )


@cache
def _open_types(
    has_move: bool,
    touch_binds: bool,
    may_press: bool,
    may_offer: bool,
    may_answer: bool,
    is_dead: bool,
    may_claim_last_two: bool,
    may_claim_flag: bool,
    may_challenge: bool,
    has_arbiter: bool,
    may_write: bool,
    is_absent: bool,
) -> tuple[str, ...]:
    types = {
        "touch": has_move and touch_binds,
        "move": has_move,
        "pass_flag": may_press,
        "claim_draw": has_move,
        "offer_draw": may_offer,
        "accept_draw": may_answer,
        "decline_draw": may_answer,
        "claim_dead": is_dead,
        "claim_last_two": may_claim_last_two,
        "claim_flag": may_claim_flag,
        "challenge": may_challenge,
        "call_arbiter": has_arbiter,
        "write": may_write,
        "arrive": is_absent,
        "resign": True,
    }
    return tuple(kind for kind, is_open in types.items() if is_open)


def _windows(state: State) -> tuple[Window, ...]:
    """Return the open windows: one for each rule, with the seats that may challenge it."""
    if state.options.mode == "assisted" or state.phase != "playing":
        return ()
    is_claimed = state.options.on_illegal == "claim"
    illegal = tuple([seat for seat in (0, 1) if is_claimed and last_completed(state, 1 - seat) is not None])
    return _open_windows(illegal, touch_window(state), state.offer)


@cache
def _open_windows(illegal: tuple[int, ...], touched: int | None, offer: int | None) -> tuple[Window, ...]:
    """Return the windows. `illegal`: the seats that may challenge an illegal move. `touched`: the seat that may challenge a
    disobeyed touch. `offer`: the seat whose draw offer the other seat may challenge."""
    found = {
        ILLEGAL: illegal,
        TOUCH: () if touched is None else (touched,),
        OFFER: () if offer is None else (1 - offer,),
        START: (0, 1),
    }
    return tuple(Window(rule, seats) for rule, seats in found.items() if seats)


def adjust_clock(state: State, operation: ClockAdjustment, now_ms: int) -> State:
    due = late_retimed(state, operation, now_ms)
    return replace(state, clock=adjust(state.clock, operation, now_ms), late_due_ms=due)


RESERVE_MS = 86_400_000
"""Reserve of each side for a whole game by correspondence, in ms: one day. A move that takes longer than `move_ms` uses part
of this reserve."""


def correspondence(options: Options, move_ms: int) -> Options:
    """Return options of a game by correspondence. Each move has the time `move_ms`, usually days; unused time is lost. A move
    that takes longer uses part of the seat's reserve, which is one day for the whole game."""
    return replace(options, clock="delay", periods=(Period(None, RESERVE_MS, move_ms),), late_ms=RESERVE_MS)
