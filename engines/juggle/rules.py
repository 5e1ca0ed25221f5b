"""Juggle: its rules by their ids, the actions open to each seat, and the function that handles each action (rulebook, parts 3,
4 and 8)."""

from typing import Any

from msgspec.structs import replace

from engines.contract import CLOCK, Actor, Choice, GameEvent, Step
from engines.juggle import flow, play
from engines.juggle.actions import is_well_formed
from engines.juggle.board import DICE
from engines.juggle.play import PHASES
from engines.juggle.ruling import challenge, windows
from engines.juggle.state import Options, State, Turn
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER, Deadline
from engines.kit.clocks.turn import TurnClock, started
from engines.kit.declaration.rule import challengeable, rules_of
from engines.kit.duel.flow import DUEL_CODES, DUEL_EVENTS, DuelRules
from engines.kit.duel.off_turn import off_turn_types
from engines.kit.duel.options import AUTO_FLAG, HINTS, duel_about
from engines.kit.duel.state import opening
from engines.kit.referee.record import Mark

ABOUT = duel_about(
    "juggle", "III", AUTO_FLAG, HINTS, Choice("touch_window", ("always", "last_turn")), names=("Juggle", "Juggle")
)
RULES = (
    *challengeable(
        "juggle.exact-value",
        "juggle.calculated-value",
        "juggle.how-many",
        "juggle.six-is-wild",
        "juggle.after-return",
        "juggle.must-use",
        "juggle.removal-time",
    ),
    *challengeable("juggle.colours-touch", target="piece"),
    *challengeable("juggle.covered"),
    *rules_of("impossible", "juggle.piece-played"),
    *rules_of(
        "supervised",
        "juggle.start",
        "juggle.challenge",
        "juggle.declared-win",
        "juggle.roundoff",
        "juggle.time-limit",
        "juggle.time",
    ),
)
EVENTS = DUEL_EVENTS | {
    "end_announced",
    "placed",
    "removed",
    "restored",
    "returned",
    "rolled",
    "started",
    "taken",
    "win_declared",
    "win_stands",
}
CODES = DUEL_CODES | {
    "result_pending",
    "hand_full",
    "hand_empty",
    "not_on_board",
    "not_in_bank",
    "already_rolled",
    "not_rolled",
    "win_declared",
    "wrong_shape",
    "occupied",
}


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """Return the first state with empty boards. If the options name no starter, each seat rolls a die, and the seat
    with the lower die starts."""
    if options.starter is not None:
        return opened(options, options.starter, now_ms)
    return thrown(unopened(options, now_ms), chance, now_ms)


def opened(options: Options, starter: int, now_ms: int) -> State:
    """Return the first position of a game with that starter."""
    return State(
        options=options,
        starter=starter,
        turn=Turn(starter),
        **opening(options, starter, now_ms),
    )


def unopened(options: Options, now_ms: int) -> State:
    """Return a game before the throw that decides who starts. The first tick makes this throw."""
    bare = TurnClock(options.turn_ms, options.grace_ms)
    return replace(opened(options, 0, now_ms), phase="start", clock=bare, hold=Deadline(now_ms))


def thrown(state: State, chance: Chance, now_ms: int) -> State:
    """Throw a die for each seat, and repeat the throw while both dice are equal. The seat with the lower die starts.
    Rule: `juggle.start`."""
    while True:
        first, second = chance.dice(DICE)
        if first != second:
            break
    starter = 0 if first < second else 1
    return replace(
        state,
        phase="review",
        starter=starter,
        turn=Turn(starter),
        throw=(first, second),
        hold=NEVER,
        clock=started(state.clock, starter, now_ms),
    )


def _phase_refusal(state: State, _seat: int, action: Any) -> str | None:
    """Return the refusal code if a result is pending and the action belongs to a turn; else None. While a result is pending,
    not even the flag holder can continue a turn."""
    return "result_pending" if state.pending is not None and type(action) in PHASES else None


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Return the types of action open to the seat, including actions that would be a fault."""
    types_off_turn = off_turn_types(state, seat)
    if state.pending is not None or seat != state.flag:
        return types_off_turn
    removes = ("remove",) if state.boards[seat] else ()
    match state.phase:
        case "review":
            return (*removes, "roll", "declare_win", *types_off_turn)
        case "rolled":
            late = () if state.is_assisted else removes
            return ("take", *late, "declare_win", "pass_flag", *types_off_turn)
        case "holding":
            return ("place", "return", *types_off_turn)
    return types_off_turn


DUEL_RULES: DuelRules[State] = DuelRules(
    play, challenge, flow, _may, windows, is_well_formed=is_well_formed, phase_refusal=_phase_refusal
)
status = DUEL_RULES.status


def apply(state: State, actor: Actor, action: Any, now_ms: int, chance: Chance, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Carry out an action with the kit's `apply`. If the throw that decides who starts is due, it comes first."""
    if actor == CLOCK and state.phase == "start" and state.hold.is_due(now_ms):
        after = thrown(state, chance, now_ms)
        return Step(after, (GameEvent("started", after.starter, {"dice": list(after.throw or ())}),))
    step = DUEL_RULES.apply(state, actor, action, now_ms, chance, marks)
    return replace(step, record=_record(state, step.state)) if type(action) in PHASES else step


def _record(before: State, after: State) -> dict[str, Any]:
    """Return the faults of the action that the turn has just recorded, in the form of the worked cases."""
    turn = after.turn if after.turn.seat == before.flag else after.last
    if turn is None or len(turn.deeds) <= len(before.turn.deeds) or not turn.deeds[-1].faults:
        return {}
    return {"faults": [[fault.rule, fault.detail] for fault in turn.deeds[-1].faults]}
