"""Fab-A-Diffy: its rules by their ids, the actions open to each seat, and the function that handles each action (rulebook,
parts 3, 4 and 8)."""

from msgspec.structs import replace

from engines.contract import Choice, Status, Window
from engines.fab_a_diffy import flow, play
from engines.fab_a_diffy.actions import is_well_formed
from engines.fab_a_diffy.board import CAPTURE_MS, RECTANGLES, STRIPS, VALUES
from engines.fab_a_diffy.flow import Outcome, dealt
from engines.fab_a_diffy.play import perhaps_passed
from engines.fab_a_diffy.ruling import can_capture, challenge, open_window, regular_stakes
from engines.fab_a_diffy.state import Options, State, Turn, Two, work_of
from engines.kit.chance import Chance
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.clocks.deadline import NEVER, deadline_adjusted, soonest
from engines.kit.declaration.rule import challengeable, rules_of
from engines.kit.duel.flow import DUEL_CODES, DUEL_EVENTS, FORFEIT_EVENTS, DuelRules
from engines.kit.duel.options import AUTO_FLAG, duel_about
from engines.kit.duel.state import duel_adjusted, opening
from engines.kit.duel.status import duel_may

ABOUT = duel_about(
    "fab-a-diffy",
    "III",
    AUTO_FLAG,
    Choice("capture_ms", (CAPTURE_MS,), at_home=0),
    names=("Fab-A-Diffy", "Fab-A-Diffy"),
)
RULES = (
    *challengeable("fab-a-diffy.sentence", "fab-a-diffy.equivalent", "fab-a-diffy.order", "fab-a-diffy.touch"),
    *rules_of("right", "fab-a-diffy.capture"),
    *rules_of(
        "supervised",
        "fab-a-diffy.three-open",
        "fab-a-diffy.start",
        "fab-a-diffy.end",
        "fab-a-diffy.match",
        "fab-a-diffy.time-limit",
    ),
)
EVENTS = DUEL_EVENTS | {
    *FORFEIT_EVENTS,
    "no_challenge",
    "announced",
    "capture_announced",
    "end_announced",
    "game_begun",
    "game_decided",
    "restored",
    "sample_drawn",
    "sample_retired",
    "touched",
    "trick_taken",
}
CODES = DUEL_CODES | {
    "turn_lost",
    "nothing_to_capture",
    "capture_late",
    "trick_taken",
    "sample_retired",
    "not_there",
    "already_touched",
    "nothing_touched",
    "window_open",
    "no_window",
    "use_capture",
}


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """Deal game 1. If the options name no starter, each seat draws a strip, and the seat with the smaller strip starts."""
    lots: Two | None = None
    starter = options.starter
    while starter is None:
        first, second = chance.shuffle(STRIPS)[:2]
        lots = (first, second)
        if VALUES[first] != VALUES[second]:
            starter = 0 if VALUES[first] < VALUES[second] else 1
    return dealt(replace(bare(options, starter, now_ms), lots=lots), chance, now_ms)


def bare(options: Options, starter: int, now_ms: int) -> State:
    """Return a match without strips on the table."""
    return State(
        options=options,
        game=1,
        starter=starter,
        face=(None,) * len(RECTANGLES),
        pile=(),
        turn=Turn(starter),
        **opening(options, starter, now_ms),
    )


def _is_awaited(state: State, seat: int) -> bool:
    return seat != state.flag and open_window(state, seat) is not None


def _fell_due(state: State, now_ms: int) -> Outcome | None:
    if state.capture_by.is_due(now_ms):
        return replace(state, capturable="late", capture_by=NEVER), ()
    return None


def _may_in_turn(state: State) -> tuple[str, ...]:
    can_pass = ("pass_flag",) if state.hold == NEVER else ()
    if state.turn.is_lost:
        return can_pass
    match state.phase:
        case "review":
            return ("draw_sample", "capture") if can_capture(state) else ("draw_sample",)
        case "captured":
            return ("draw_sample",)
        case "capturing":
            return ("touch", "announce", "take", "draw_sample")
    work = work_of(state)
    if work.taken is not None or work.retired_to is not None:
        return can_pass
    retires = ("retire_sample",) if work.touched else ()
    return ("touch", "announce", "take", *retires, *can_pass)


def _windows(state: State) -> tuple[Window, ...]:
    """Return the open windows, each with its end."""
    closes = state.pending.closes.due_at_ms if state.pending is not None else None
    found = []
    if open_window(state, state.flag) is not None:
        found.append(Window("regular", (state.flag,), closes, regular_stakes(state)))
    if open_window(state, 1 - state.flag) is not None:
        found.append(Window("capture", (1 - state.flag,)))
    return tuple(found)


def adjust_clock(state: State, operation: ClockAdjustment, now_ms: int) -> State:
    capture_by = deadline_adjusted(state.capture_by, operation, now_ms)
    return replace(duel_adjusted(state, operation, now_ms), capture_by=capture_by)


DUEL_RULES: DuelRules[State] = DuelRules(
    play,
    challenge,
    flow,
    duel_may(_may_in_turn),
    _windows,
    released=lambda state, now_ms: perhaps_passed(state, (), now_ms),
    is_awaited=_is_awaited,
    is_well_formed=lambda _state, action: is_well_formed(action),
    fell_due=_fell_due,
)
apply = DUEL_RULES.apply


def status(state: State) -> Status:
    found = DUEL_RULES.status(state)
    return replace(found, due_at_ms=soonest(found.due_at_ms, state.capture_by.due_at_ms))
