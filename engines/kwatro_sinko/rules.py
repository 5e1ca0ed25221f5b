"""Kwatro-Sinko: its rules by their ids, the actions open to each seat, and the function that handles each action (rulebook,
parts 3, 4 and 8)."""

from engines.contract import Choice, Step
from engines.kit.chance import Chance
from engines.kit.declaration.rule import challengeable, rules_of
from engines.kit.duel.flow import DUEL_CODES, DUEL_EVENTS
from engines.kit.duel.off_turn import off_turn_types
from engines.kit.duel.options import NO_HINTS, duel_about
from engines.kit.duel.state import opening
from engines.kit.relocation.flow import RELOCATION_CODES, RELOCATION_EVENTS
from engines.kit.relocation.rules import relocation_rules
from engines.kwatro_sinko import faults, play
from engines.kwatro_sinko.actions import DrawChip
from engines.kwatro_sinko.board import SLOTS
from engines.kwatro_sinko.flow import draw_refusal, drawn, drawn_for_all, opened
from engines.kwatro_sinko.play import must_move
from engines.kwatro_sinko.ruling import CHALLENGEABLE, JUDGE
from engines.kwatro_sinko.state import Options, State, Turn

ABOUT = duel_about(
    "kwatro-sinko",
    "II",
    Choice("move_range", ("any", "one")),
    Choice("pair", ("either", "own")),
    Choice("three_on", ("path", "line")),
    NO_HINTS,
    game_minutes=(25, 15, 40),
    names=("Kwatro-Sinko", "Kwatro-Sinko"),
)
RULES = (
    *challengeable(*CHALLENGEABLE),
    *rules_of(
        "supervised",
        "kwatro-sinko.start",
        "kwatro-sinko.move-one",
        "kwatro-sinko.challenge",
        "kwatro-sinko.time",
        "kwatro-sinko.time-limit",
    ),
)
EVENTS = DUEL_EVENTS | RELOCATION_EVENTS | {"chip_drawn", "start_shown"}
CODES = DUEL_CODES | RELOCATION_CODES | {"already_drawn", "slot_taken"}


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """Return the first state. If the options name no starter, each seat first draws a face-down chip; else all chips are on
    their numbered circles."""
    state = bare(options, chance.shuffle(range(SLOTS)), now_ms)
    return opened(state, now_ms) if options.starter is not None else state


def bare(options: Options, slots: tuple[int, ...], now_ms: int) -> State:
    """Return the state before the seats draw their chips. `slots`: the numbers of the face-down chips, in the order of the
    slots."""
    starter = options.starter or 0
    return State(
        options=options,
        phase="start",
        turn=Turn(seat=starter),
        slots=slots,
        starter=starter,
        evens=starter,
        **opening(options, None, now_ms),
    )


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Return the types of action open to the seat, including actions that would be a fault."""
    always = off_turn_types(state, seat)
    if state.phase == "start":
        return ("draw_chip", *always) if state.drawn[seat] is None else always
    if state.pending is not None or seat != state.flag:
        return always
    if state.phase == "relocating":
        return ("relocate", "waive_relocation", *always)
    can_pass = () if must_move(state) else ("pass_flag",)
    return ("select", "move", "declare_win", *can_pass, *always)


def _start_refusal(state: State, seat: int, draw: DrawChip) -> str | None:
    return draw_refusal(state, seat, draw.slot)


def _draw(state: State, seat: int, draw: DrawChip, now_ms: int) -> Step[State]:
    """Draw a chip for a seat; both seats draw, in any order."""
    return Step(*drawn(state, seat, draw.slot, now_ms))


DUEL_RULES = relocation_rules(
    play, JUDGE, _may, faults.action_faults, drawn_for_all, _start_refusal, (DrawChip,), {DrawChip: _draw}
)
apply = DUEL_RULES.apply
status = DUEL_RULES.status
