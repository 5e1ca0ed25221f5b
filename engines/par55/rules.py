"""Par 55: its rules by their ids, the actions open to each seat, and the function that handles each action (rulebook, parts 3,
4 and 8)."""

from typing import Any

from engines.contract import Actor, Choice, Step
from engines.kit.chance import Chance
from engines.kit.declaration.rule import challengeable, rules_of
from engines.kit.duel.flow import DUEL_CODES, DUEL_EVENTS, FORFEIT_EVENTS, DuelRules
from engines.kit.duel.hand_pick import CALLER, START_CODES
from engines.kit.duel.options import AUTO_FLAG, HINTS, duel_about
from engines.kit.duel.state import opening
from engines.kit.duel.status import duel_may
from engines.kit.outcome import with_faults
from engines.kit.referee.record import Mark
from engines.par55 import flow, play
from engines.par55.actions import is_well_formed
from engines.par55.faults import ANNOUNCE_FIRST, BUMP, COUNT, SCORE, WIN
from engines.par55.play import must_declare, new_faults, phase_refusal, start_expired
from engines.par55.ruling import challenge, windows
from engines.par55.state import Options, State, Turn

ABOUT = duel_about(
    "par55",
    "II",
    AUTO_FLAG,
    HINTS,
    Choice("overshoot", ("stay", "bounce")),
    Choice("undeclared", ("stands", "lapses")),
    names=("Par 55", "Par 55"),
)
RULES = (
    *challengeable(SCORE, ANNOUNCE_FIRST, COUNT, BUMP, WIN),
    *rules_of("fault", "par55.exact"),
    *rules_of("impossible", "par55.block-played"),
    *rules_of(
        "supervised",
        "par55.announce-win",
        "par55.start",
        "par55.challenge",
        "par55.declared-win",
        "par55.final-turn",
        "par55.end",
        "par55.time-limit",
        "par55.time",
    ),
)
EVENTS = DUEL_EVENTS | {
    *FORFEIT_EVENTS,
    "announced",
    "bumped",
    "end_announced",
    "final_turn",
    "hand_picked",
    "pawn_moved",
    "placed",
    "put_back",
    "restored",
    "selected",
    "start_called",
    "win_declared",
}
CODES = DUEL_CODES | {
    *START_CODES,
    "result_pending",
    "block_played",
    "not_in_bank",
    "nothing_selected",
    "occupied",
    "nothing_placed",
    "already_announced",
    "already_moved",
    "not_moved",
    "already_bumped",
    "final_turn",
}


def setup(options: Options, _seats: int, _chance: Chance, now_ms: int) -> State:
    """Return the first state with an empty board. If the options name no starter, the seats first call a colour and pick a
    hand."""
    return opened(options, now_ms)


def opened(options: Options, now_ms: int) -> State:
    """Return the first position of a game."""
    first = CALLER if options.starter is None else options.starter
    return State(
        options=options,
        starter=first,
        phase="start" if options.starter is None else "placing",
        turn=Turn(first, (0, 0)),
        **opening(options, options.starter, now_ms),
    )


def _may_in_turn(state: State) -> tuple[str, ...]:
    turn = state.turn
    if state.phase == "start":
        return ("start_call",) if state.called is None else ("start_pick",)
    if turn.block is None:
        return ("select", "place") if turn.selected is None else ("select", "put_back", "place")
    steps: tuple[str, ...] = tuple(name for name in ("announce", "move_pawn") if name in turn.missing)
    if turn.moved is not None and turn.bumped is None:
        steps = (*steps, "bump")
    if turn.missing:
        return steps
    declares = () if state.final == turn.seat else ("declare_win",)
    return (*steps, *declares) if must_declare(state) else (*steps, *declares, "pass_flag")


DUEL_RULES: DuelRules[State] = DuelRules(
    play,
    challenge,
    flow,
    duel_may(_may_in_turn),
    windows,
    is_well_formed=is_well_formed,
    start_expired=start_expired,
    phase_refusal=phase_refusal,
)
status = DUEL_RULES.status


def apply(state: State, actor: Actor, action: Any, now_ms: int, chance: Chance, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Carry out an action with the kit's `apply`. The step's record contains the faults that the action added."""
    step = DUEL_RULES.apply(state, actor, action, now_ms, chance, marks)
    if step.record:
        return step
    return with_faults(step, new_faults(state.turn, _continued(state.turn, step.state), state.bounces))


def _continued(turn: Turn, after: State) -> Turn:
    """Return the turn `turn` as it is after the action. If the action has ended this turn, it is now the last turn of `after`;
    else it is still the running turn."""
    return after.turn if after.turn.seat == turn.seat or after.last is None else after.last
