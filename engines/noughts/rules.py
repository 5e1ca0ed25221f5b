"""Three in a row on nine cells."""

from typing import Any

from msgspec.structs import replace

from engines.contract import CLOCK, About, Actor, Choice, GameEvent, Refusal, Result, Rule, Status, Step
from engines.kit.chance import Chance
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.clocks.turn import TurnClock, adjust, expired, in_grace, started, stopped
from engines.kit.duel.options import CORRESPONDENCE_GRACE_MS
from engines.kit.referee.record import Mark, put
from engines.noughts.actions import Place, Resign
from engines.noughts.state import Options, State

ABOUT = About(
    slug="noughts",
    seats=(2,),
    choices=(Choice("mode", ("assisted", "tournament")),),
    names=("Tres en raya", "Noughts"),
    listed=False,
)
RULES = (Rule("noughts.place", "impossible"),)
EVENTS = frozenset(
    {
        "game_over",
        "placed",
        "time_reminder",
    }
)
CODES = frozenset({"malformed", "game_over", "no_flag", "occupied", "notation_unknown"})
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def setup(options: Options, _seats: int, _chance: Chance, now_ms: int) -> State:
    clock = started(TurnClock(options.turn_ms, options.grace_ms), options.starter, now_ms)
    return State(options, (None,) * 9, options.starter, clock)


def for_game(options: Options, number: int) -> Options:
    """Return the options of one game of a match. The seats take turns to start."""
    return replace(options, starter=(options.starter + number) % 2)


def apply(
    state: State, actor: Actor, action: Any, now_ms: int, _chance: Chance, _marks: tuple[Mark, ...] | None
) -> Step[State]:
    if actor == CLOCK:
        return _tick(state, now_ms)
    if not isinstance(actor, int) or not isinstance(action, Place | Resign):
        raise Refusal("malformed")
    if state.result is not None:
        raise Refusal("game_over")
    if isinstance(action, Resign):
        return _over(state, 1 - actor, "resign")
    if actor != state.flag:
        raise Refusal("no_flag")
    if not 0 <= action.cell < 9:
        raise Refusal("malformed")
    if state.cells[action.cell] is not None:
        raise Refusal("occupied")
    cells = put(state.cells, action.cell, actor)
    after = replace(state, cells=cells, flag=1 - actor, clock=started(state.clock, 1 - actor, now_ms))
    event = GameEvent("placed", actor, {"cell": action.cell})
    if any(all(cells[cell] == actor for cell in row) for row in ROWS):
        step = _over(after, actor, "row")
    elif None not in cells:
        step = _over(after, None, "full")
    else:
        return Step(after, (event,))
    return replace(step, happenings=(event, *step.happenings))


def _tick(state: State, now_ms: int) -> Step[State]:
    match expired(state.clock, now_ms):
        case "reminder":
            return Step(
                replace(state, clock=in_grace(state.clock)),
                (GameEvent("time_reminder", state.flag, {"grace_ms": state.clock.grace_ms}),),
            )
        case "forfeit":
            return _over(state, 1 - state.flag, "time")
        case _:
            return Step(state)


def _over(state: State, winner: int | None, reason: str) -> Step[State]:
    if winner is None:
        result = Result("draw", reason, (), (0.5, 0.5))
    else:
        result = Result("win", reason, (winner,), tuple(float(seat == winner) for seat in (0, 1)))
    return Step(
        replace(state, result=result, clock=stopped(state.clock)), (GameEvent("game_over", winner, {"reason": reason}),)
    )


_MAY = ((("place", "resign"), ("resign",)), (("resign",), ("place", "resign")))
"""By the seat with the flag: the types of action of each seat."""


def status(state: State) -> Status:
    if state.result is not None:
        return Status("over", None, ((), ()), result=state.result)
    return Status("turn", state.flag, _MAY[state.flag], due_at_ms=state.clock.due_at_ms)


def adjust_clock(state: State, operation: ClockAdjustment, now_ms: int) -> State:
    return replace(state, clock=adjust(state.clock, operation, now_ms))


def correspondence(options: Options, move_ms: int) -> Options:
    return replace(options, turn_ms=move_ms, grace_ms=CORRESPONDENCE_GRACE_MS)
