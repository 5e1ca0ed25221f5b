"""Ramrod: its rules by their ids, the actions open to each seat, and the function that handles each action (rulebook, parts 3,
4 and 8)."""

from msgspec.structs import replace

from engines.contract import Status
from engines.kit.chance import Chance
from engines.kit.declaration.rule import challengeable, rules_of
from engines.kit.duel.flow import DUEL_CODES, DUEL_EVENTS, FORFEIT_EVENTS, DuelRules
from engines.kit.duel.hand_pick import CALLER, START_CODES
from engines.kit.duel.options import AUTO_FLAG, HINTS, duel_about
from engines.kit.duel.state import opening
from engines.kit.duel.status import duel_may
from engines.ramrod import flow, play
from engines.ramrod.actions import is_well_formed
from engines.ramrod.board import HOME
from engines.ramrod.choices import is_stuck
from engines.ramrod.faults import action_faults
from engines.ramrod.flow import Outcome, opened
from engines.ramrod.play import phase_refusal, start_expired
from engines.ramrod.relocation import minute_over
from engines.ramrod.ruling import challenge, windows
from engines.ramrod.state import Options, State, Turn

ABOUT = duel_about("ramrod", "II", HINTS, AUTO_FLAG, names=("Ramrod", "Ramrod"))
RULES = (
    *challengeable("ramrod.hot-rod", "ramrod.fit", "ramrod.capture", "ramrod.win"),
    *rules_of("impossible", "ramrod.move-it-use-it"),
    *rules_of("right", "ramrod.recycle"),
    *rules_of(
        "supervised",
        "ramrod.start",
        "ramrod.copy",
        "ramrod.quiet",
        "ramrod.no-move",
        "ramrod.challenge",
        "ramrod.declared-win",
        "ramrod.roundoff",
        "ramrod.time-limit",
        "ramrod.time",
    ),
)
EVENTS = DUEL_EVENTS | {
    *FORFEIT_EVENTS,
    "captured",
    "end_announced",
    "hand_picked",
    "lifted",
    "minute_over",
    "moved",
    "relocated",
    "rods_hidden",
    "selected",
    "win_declared",
    "win_void",
}
CODES = DUEL_CODES | {
    *START_CODES,
    "relocation_pending",
    "result_pending",
    "already_moved",
    "not_your_rod",
    "bad_destination",
    "copies_first_play",
    "quiet_shift_again",
    "already_captured",
    "empty_rectangle",
    "no_relocation",
    "not_challenger",
    "not_to_relocate",
    "rectangle_not_empty",
    "does_not_fit",
}


def setup(options: Options, _seats: int, _chance: Chance, now_ms: int) -> State:
    """Return the first state with every rod in its start. If the options name no starter, two hidden rods decide."""
    state = bare(options, now_ms)
    return state if options.starter is None else opened(state, options.starter, now_ms)


def bare(options: Options, now_ms: int) -> State:
    """Return the first position, in phase `start`: seat 0 must choose two rods."""
    return State(
        options=options,
        starter=CALLER,
        rods=HOME,
        turn=Turn(CALLER, HOME),
        phase="start",
        **opening(options, None, now_ms),
    )


def _fell_due(state: State, now_ms: int) -> Outcome | None:
    return minute_over(state, now_ms) if state.minute.is_due(now_ms) else None


def _may_in_turn(state: State) -> tuple[str, ...]:
    match state.phase:
        case "start":
            return ("start_rods",) if state.lot is None else ("start_pick",)
        case "relocating":
            return ("relocate",)
        case "moving":
            without = ("declare_win", "pass_flag") if is_stuck(state) else ()
            return ("select", "move", "capture", *without)
        case "moved":
            captures = ("capture",) if state.turn.captured is None else ()
            return (*captures, "declare_win", "pass_flag")
    return ()


DUEL_RULES: DuelRules[State] = DuelRules(
    play,
    challenge,
    flow,
    duel_may(_may_in_turn),
    windows,
    action_faults=action_faults,
    is_well_formed=lambda _state, action: is_well_formed(action),
    fell_due=_fell_due,
    start_expired=start_expired,
    phase_refusal=phase_refusal,
)
apply = DUEL_RULES.apply


def status(state: State) -> Status:
    """Return the status. A seat has the flag also in the phase `start`."""
    found = DUEL_RULES.status(state)
    return found if state.result is not None else replace(found, flag=state.flag)
