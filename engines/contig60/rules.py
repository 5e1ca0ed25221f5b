"""Contig 60: its rules by their ids, the actions open to each seat, and the function that handles each action (rulebook, parts
3, 4 and 8)."""

from functools import cache

from engines.contig60 import flow, play
from engines.contig60.actions import is_well_formed
from engines.contig60.board import EDITION
from engines.contig60.play import perhaps_passed
from engines.contig60.remedy import Target
from engines.contig60.ruling import can_capture, challenge, open_targets
from engines.contig60.state import Options, State, Turn
from engines.contract import Choice, Rule, Window
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER
from engines.kit.declaration.rule import challengeable, rules_of
from engines.kit.duel.flow import DUEL_CODES, DUEL_EVENTS, FORFEIT_EVENTS, DuelRules
from engines.kit.duel.options import AUTO_FLAG, duel_about
from engines.kit.duel.state import opening
from engines.kit.duel.status import duel_may

ABOUT = duel_about(
    "contig60",
    "III",
    AUTO_FLAG,
    Choice("parentheses", (True, False)),
    Choice("zero_short_lead", ("draw", "continue")),
    names=("Contig 60", "Contig 60"),
)
RULES = (
    *challengeable("contig60.sentence", "contig60.score", target="turn"),
    *challengeable("contig60.goal"),
    Rule("contig60.piece-played", "impossible", True),
    *rules_of("right", "contig60.capture"),
    *rules_of(
        "supervised", "contig60.start", "contig60.record", "contig60.end-zero", "contig60.end-chips", "contig60.time-limit"
    ),
)
EVENTS = DUEL_EVENTS | {
    *FORFEIT_EVENTS,
    "no_challenge",
    "roll_used",
    "rolled",
    "announced",
    "captured",
    "end_announced",
    "placed",
    "restored",
    "scored",
    "win_declared",
}
CODES = DUEL_CODES | {
    "turn_lost",
    "no_chip",
    "nothing_to_capture",
    "occupied",
    "piece_played",
    "nothing_placed",
    "window_open",
    "no_window",
    "use_capture",
}


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """Return the first position. If the options name no starter, each seat rolls a die, and the lower one starts."""
    throw: tuple[int, int] | None = None
    starter = options.starter
    while starter is None:
        first, second = throw = (chance.dice(1)[0], chance.dice(1)[0])
        if first != second:
            starter = 0 if first < second else 1
    return opened(options, starter, now_ms, throw)


def opened(options: Options, starter: int, now_ms: int, throw: tuple[int, int] | None = None) -> State:
    """Return the first position of a game. `throw`: the dice of the seats that decided who starts; None if no dice decided."""
    return State(
        options=options,
        starter=starter,
        chips=((), ()),
        supply=(EDITION.chips_per_seat, EDITION.chips_per_seat),
        score=(EDITION.start_score, EDITION.start_score),
        turn=Turn(starter),
        **opening(options, starter, now_ms),
        throw=throw,
    )


def _is_awaited(state: State, seat: int) -> bool:
    return seat != state.flag and state.pending is None and state.turn.capture is not None


def _may_in_turn(state: State) -> tuple[str, ...]:
    turn = state.turn
    can_pass = ("pass_flag",) if state.hold == NEVER else ()
    if turn.is_lost:
        return can_pass
    if state.phase == "rolled":
        return (*(("place",) if turn.played is None else ("announce", "score")), "declare_win", *can_pass)
    if state.supply[turn.seat] == 0:
        return ("declare_win", *can_pass)
    offered = ("use_roll",) if state.offer else ()
    captures = ("capture",) if can_capture(state) else ()
    return ("roll", *offered, *captures, "declare_win")


def _windows(state: State) -> tuple[Window, ...]:
    """Return the open windows, each with its end."""
    pending = state.pending
    if pending is not None:
        kind, stakes = ("result", "declared") if pending.is_declared else ("regular", "result")
        return (Window(kind, (pending.seat,), pending.closes.due_at_ms, stakes),)
    flag = state.turn.seat
    return _shown(flag, open_targets(state, flag), open_targets(state, 1 - flag))


@cache
def _shown(flag: int, of_holder: tuple[Target, ...], of_other: tuple[Target, ...]) -> tuple[Window, ...]:
    """Return the windows of the flag holder and of the other seat, one for each part that they may challenge."""
    holders = [_window(flag, target, flag) for target in of_holder]
    return (*holders, *(_window(flag, target, 1 - flag) for target in of_other))


def _window(flag: int, target: Target, seat: int) -> Window:
    if target == "turn":
        return Window("regular", (seat,))
    return Window("capture", (seat,), stakes="kept" if seat == flag else "")


DUEL_RULES: DuelRules[State] = DuelRules(
    play,
    challenge,
    flow,
    duel_may(_may_in_turn),
    _windows,
    released=lambda state, now_ms: perhaps_passed(state, (), now_ms),
    is_awaited=_is_awaited,
    is_well_formed=is_well_formed,
)
apply = DUEL_RULES.apply
status = DUEL_RULES.status
