"""FIAR: its rules by their ids, the actions open to each seat, and the function that handles each action (rulebook, parts 3, 4
and 8)."""

from engines.contract import Choice
from engines.fiar import faults, play
from engines.fiar.flow import Outcome, called, opened, picked
from engines.fiar.play import what_is_missing
from engines.fiar.ruling import CHALLENGEABLE, JUDGE
from engines.fiar.state import Options, State, Turn, in_hand
from engines.kit.chance import Chance
from engines.kit.declaration.rule import challengeable, rules_of
from engines.kit.duel.flow import DUEL_CODES, DUEL_EVENTS
from engines.kit.duel.hand_pick import (
    CALLER,
    START_CODES,
    Hands,
    StartCall,
    StartPick,
    color_by_lot,
    hand_by_lot,
    hidden,
    start_refusal,
)
from engines.kit.duel.off_turn import off_turn_types
from engines.kit.duel.options import NO_HINTS, duel_about
from engines.kit.duel.state import opening
from engines.kit.relocation.flow import RELOCATION_CODES, RELOCATION_EVENTS
from engines.kit.relocation.rules import relocation_rules

ABOUT = duel_about(
    "fiar",
    "II",
    Choice("move_range", ("any", "one")),
    Choice("extinguisher", ("other_color", "declarers_opponent")),
    NO_HINTS,
    game_minutes=(25, 15, 40),
    names=("FIAR", "FIAR"),
)
RULES = (
    *challengeable(*CHALLENGEABLE),
    *rules_of("right", "fiar.opponent-path"),
    *rules_of("supervised", "fiar.start", "fiar.alternate", "fiar.move-one", "fiar.challenge", "fiar.time", "fiar.time-limit"),
)
EVENTS = DUEL_EVENTS | RELOCATION_EVENTS | {"placed", "start_called", "start_picked"}
CODES = (
    DUEL_CODES
    | START_CODES
    | RELOCATION_CODES
    | {"moving_phase", "not_in_hand", "already_placed", "not_on_board", "placing_phase"}
)


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """Return the empty board. If the options name no starter, the seats first call a colour and pick a hand."""
    state = bare(options, hidden(chance), now_ms)
    return opened(state, now_ms) if options.starter is not None else state


def bare(options: Options, hands: Hands, now_ms: int) -> State:
    """Return the state before a seat calls a colour. The seats hold all chips."""
    return State(
        options=options,
        phase="start",
        turn=Turn(CALLER),
        hands=hands,
        starter=options.starter or 0,
        **opening(options, None, now_ms),
    )


def _start_expired(state: State, now_ms: int, chance: Chance) -> Outcome:
    """Let chance call the colour or pick the hand for a seat whose minute is over."""
    if state.called is None:
        return called(state, color_by_lot(chance), now_ms)
    return picked(state, hand_by_lot(chance), now_ms)


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Return the types of action open to the seat, including actions that would be a fault."""
    always = off_turn_types(state, seat)
    if state.pending is not None or seat != state.flag:
        return always
    match state.phase:
        case "start":
            return ("start_call" if state.called is None else "start_pick", *always)
        case "relocating":
            return ("relocate", "waive_relocation", *always)
        case "placing" if state.turn.hops:
            own: tuple[str, ...] = ("move",)
        case "placing":
            own = ("place",) if in_hand(state, seat) else ()
        case _:
            own = ("move",)
    can_pass = ("pass_flag",) if what_is_missing(state) is None else ()
    return ("select", *own, "declare_win", *can_pass, *always)


def _start_refusal(state: State, seat: int, start: StartCall | StartPick) -> str | None:
    return start_refusal(start, seat, state.called)


STARTS = (StartCall, StartPick)
DUEL_RULES = relocation_rules(play, JUDGE, _may, faults.action_faults, _start_expired, _start_refusal, STARTS)
apply = DUEL_RULES.apply
status = DUEL_RULES.status
