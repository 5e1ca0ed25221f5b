"""Damas: its rules by their ids, the actions open to each seat, and the function that handles each action (rulebook, parts 3, 4
and 8)."""

from collections.abc import Callable
from typing import Any, get_args

from msgspec.structs import replace

from engines.contract import CLOCK, About, Actor, Choice, GameEvent, Refusal, Status, Step, Window
from engines.damas import actions as asked
from engines.damas.faults import CODES as CODES
from engines.damas.faults import RULES as RULES
from engines.damas.flow import Outcome, call_time, drawn, match_result, next_game, opened, with_event_first, won
from engines.damas.play import move, touch
from engines.damas.ruling import challenge, claim_draw, out_of_time, waive
from engines.damas.state import Options, State
from engines.kit.chance import Chance
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.clocks.deadline import deadline_adjusted, soonest
from engines.kit.clocks.turn import TurnClock, adjust
from engines.kit.referee.actions import AcceptDraw, CallTime, DeclineDraw, OfferDraw, Resign
from engines.kit.referee.record import Mark, put

EVENTS = frozenset(
    {
        "blocked",
        "draw_accepted",
        "draw_declined",
        "draw_offered",
        "game_over",
        "huffed",
        "last_claims",
        "moved",
        "next_game",
        "ready",
        "rectified",
        "resigned",
        "ruling",
        "strike_warning",
        "time_called",
        "time_shouted",
        "touched",
        "turn_lost",
        "waived",
    }
)
ABOUT = About(
    slug="damas",
    well_known=True,
    class_option="in_class",
    seats=(2,),
    choices=(
        Choice("mode", ("assisted", "tournament")),
        Choice("games", (2, 4, 6), in_class=(1,)),
        Choice("black_first_seat", ("lot", 0, 1)),
        Choice("capture_rule", (None, "soplo", "rectify", "forced")),
        Choice("touch_move", (None, True, False)),
        Choice("touch_dead", ("lose_turn", "free")),
        Choice("move_ms", (300_000, 120_000, 60_000, 600_000, 0), at_home=0),
        Choice("time_loss", ("game", "match")),
        Choice("game_ms", (0, 900_000, 1_200_000, 1_800_000)),
    ),
    names=("Damas", "Draughts"),
)

Ruled = tuple[Mark, ...] | None
_REFEREE_ACTIONS = get_args(asked.RefereeAction)
_BY_SEAT: dict[type, Callable[[State, int, Any, int, Ruled], Step[State]]] = {
    asked.Touch: lambda state, seat, action, now_ms, _marks: touch(state, seat, action, now_ms),
    asked.Move: lambda state, seat, action, now_ms, _marks: move(state, seat, action, now_ms),
    asked.Challenge: challenge,
    asked.ClaimDraw: claim_draw,
    asked.Waive: lambda state, seat, _action, now_ms, _marks: Step(*waive(state, seat, now_ms)),
    asked.ShoutTime: lambda state, seat, _action, now_ms, _marks: Step(*_shout_time(state, seat, now_ms)),
    OfferDraw: lambda state, seat, _action, _now_ms, _marks: Step(*_offer_draw(state, seat)),
    AcceptDraw: lambda state, seat, _action, now_ms, _marks: Step(*_answer_draw(state, seat, True, now_ms)),
    DeclineDraw: lambda state, seat, _action, now_ms, _marks: Step(*_answer_draw(state, seat, False, now_ms)),
    Resign: lambda state, seat, _action, now_ms, _marks: Step(*_resign(state, seat, now_ms)),
    asked.Ready: lambda _state, _seat, _action, _now_ms, _marks: _not_now(),
}


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """Start the match. The options name Black's seat, or chance draws it. In the single game of a class round, Black is
    the first seat of the pairing. Rule: `damas.colors`."""
    agreed = options.black_first_seat
    if agreed != "lot":
        return opened(options, agreed, now_ms)
    return opened(options, 0 if options.in_class and options.games == 1 else chance.below(2), now_ms)


def for_game(options: Options, number: int) -> Options:
    """Return the options of another match in the same room. If the options name Black's seat, the colours alternate; a random
    choice is made again."""
    agreed = options.black_first_seat
    return options if agreed == "lot" else replace(options, black_first_seat=(agreed + number) % 2)


def apply(state: State, actor: Actor, action: Any, now_ms: int, _chance: Chance, marks: Ruled) -> Step[State]:
    """Carry out an action of a seat, the clock or a referee. Raises `Refusal`."""
    if actor == CLOCK:
        return Step(*_tick(state, now_ms))
    if not isinstance(actor, int):
        return Step(*_arbitrate(state, action, now_ms))
    if isinstance(action, _REFEREE_ACTIONS):
        raise Refusal("not_a_referee")
    if isinstance(action, asked.Ready) and state.result is not None:
        return Step(*_ready(state, actor, now_ms))
    if state.result is not None:
        raise Refusal("game_over")
    return _BY_SEAT[type(action)](state, actor, action, now_ms, marks)


def _not_now() -> Step[State]:
    raise Refusal("not_now")


def _arbitrate(state: State, action: Any, now_ms: int) -> Outcome:
    """Carry out a referee's action: it calls the time or ends the game."""
    if not isinstance(action, _REFEREE_ACTIONS):
        raise Refusal("malformed", detail="not a seat")
    if state.result is not None:
        raise Refusal("game_over")
    if isinstance(action, CallTime):
        if state.time_called:
            raise Refusal("already_called")
        return call_time(state, now_ms)
    if action.winner is None:
        return drawn(state, "referee", now_ms)
    return won(state, action.winner, "referee", now_ms)


def _ready(state: State, seat: int, now_ms: int) -> Outcome:
    """Mark the seat as ready. The next game begins when both seats are ready. Rule: `damas.match`."""
    if match_result(state) is not None:
        raise Refusal("game_over")
    if state.ready[seat]:
        raise Refusal("not_now")
    after = replace(state, ready=put(state.ready, seat, True))
    event = GameEvent("ready", seat)
    return with_event_first(event, next_game(after, now_ms)) if all(after.ready) else (after, (event,))


def _shout_time(state: State, seat: int, now_ms: int) -> Outcome:
    """Handle a seat's call "¡Tiempo!", which limits the rival's time for its move. Rule: `damas.time`."""
    clock = state.clock
    if seat == state.flag:
        raise Refusal("not_your_rival")
    if state.phase != "turn":
        raise Refusal("not_now")
    if clock.in_grace:
        raise Refusal("already_called")
    if clock.due_at_ms is None or now_ms < clock.due_at_ms:
        raise Refusal("too_early", due_at_ms=clock.due_at_ms)
    called = TurnClock(clock.turn_ms, clock.grace_ms, state.flag, True, now_ms + clock.grace_ms)
    return replace(state, clock=called), (GameEvent("time_shouted", seat),)


def _offer_draw(state: State, seat: int) -> Outcome:
    if state.offer is not None:
        raise Refusal("already_offered")
    if state.offered[seat]:
        raise Refusal("offer_too_soon")
    offered = replace(state, offer=seat, offered=put(state.offered, seat, True))
    return offered, (GameEvent("draw_offered", seat),)


def _answer_draw(state: State, seat: int, accepts: bool, now_ms: int) -> Outcome:
    if state.offer != 1 - seat:
        raise Refusal("no_offer")
    if accepts:
        return with_event_first(GameEvent("draw_accepted", seat), drawn(state, "agreed", now_ms))
    return replace(state, offer=None), (GameEvent("draw_declined", seat),)


def _resign(state: State, seat: int, now_ms: int) -> Outcome:
    return with_event_first(GameEvent("resigned", seat), won(state, 1 - seat, "resign", now_ms))


def _tick(state: State, now_ms: int) -> Outcome:
    """Carry out a single due event. The end of the flag holder's time comes first."""
    clock = state.clock
    if clock.in_grace and clock.due_at_ms is not None and clock.due_at_ms <= now_ms:
        return next_game(state, now_ms) if state.phase == "over" else out_of_time(state, now_ms)
    if state.limit.is_due(now_ms):
        return call_time(state, now_ms)
    return state, ()


def status(state: State) -> Status:
    """Return the status. Between two games of a match the phase is `between`: the game is over, but the match is not."""
    result = match_result(state)
    if result is not None:
        return Status("over", None, ((), ()), result=result)
    due = soonest(state.clock.due_at_ms if state.clock.in_grace else None, state.limit.due_at_ms)
    if state.phase == "over":
        return Status("between", None, (_may_begin(state, 0), _may_begin(state, 1)), due_at_ms=due)
    stakes = "" if state.options.capture_rule in (None, "soplo") else state.options.capture_rule
    windows = (Window("claim", (state.flag,), stakes=stakes),) if state.window else ()
    return Status(state.phase, state.flag, (_may(state, 0), _may(state, 1)), windows, due)


def _may_begin(state: State, seat: int) -> tuple[str, ...]:
    return () if state.ready[seat] else ("ready",)


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Return the types of action open to the seat, including actions that would be a fault."""
    options = state.options
    holds, playing = seat == state.flag, state.phase == "turn"
    untouched = holds and playing and state.touched is None
    found = {
        "touch": untouched and options.touch_binds,
        "move": holds and playing,
        "challenge": options.mode == "tournament",
        "waive": holds and state.window,
        "shout_time": not holds and playing and not state.clock.in_grace and state.clock.turn_ms > 0,
        "claim_draw": untouched,
        "offer_draw": state.offer is None and not state.offered[seat],
        "accept_draw": state.offer == 1 - seat,
        "decline_draw": state.offer == 1 - seat,
        "resign": True,
    }
    return tuple(kind for kind, is_open in found.items() if is_open)


def adjust_clock(state: State, operation: ClockAdjustment, now_ms: int) -> State:
    return replace(
        state,
        clock=adjust(state.clock, operation, now_ms),
        limit=deadline_adjusted(state.limit, operation, now_ms),
    )
