"""The game as a whole: its setup, the first checks of each action, and the function that handles each action (Geominos, part
4)."""

from typing import Any

from msgspec.structs import replace

from engines.contract import CLOCK, About, Actor, Choice, Refusal, Status, Step, Window
from engines.geominos.actions import Announce, Challenge, Draw, Lift, NoPlace, Place
from engines.geominos.faults import RULES
from engines.geominos.flow import call_time, tick
from engines.geominos.opening import blank, start_game
from engines.geominos.play import ACTIONS
from engines.geominos.ruling import challenge
from engines.geominos.state import Options, State
from engines.geominos.tiles import BOARD, TILES
from engines.kit.chance import Chance
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.clocks.timers import adjust, named
from engines.kit.referee.actions import CallTime, PassFlag
from engines.kit.referee.draws import draw_actions
from engines.kit.referee.record import Mark
from engines.kit.table.status import table_status

__all__ = ["ABOUT", "CODES", "EVENTS", "RULES", "adjust_clock", "apply", "for_game", "setup", "status"]

ABOUT = About(
    slug="geominos",
    counts_games=True,
    seats=tuple(sorted(map(int, BOARD["unused_by_players"]))),
    choices=(
        Choice("mode", ("assisted", "tournament")),
        Choice("distribution", ("five", "all", "one")),
        Choice("minutes", (2, 1, 3, 0), at_home=0),
        Choice("match", (True,)),
        Choice("starter", ("lot", 0, 1, 2, 3)),
        Choice("auto_flag", (False, True)),
        Choice("game_ms", (0, 1_800_000, 2_700_000, 3_600_000)),
    ),
    names=("Geominos", "Geominos"),
)
EVENTS = frozenset(
    {
        "accepted",
        "announced",
        "corrected",
        "draw_accepted",
        "draw_declined",
        "draw_offered",
        "drawn",
        "extra_minute",
        "flag",
        "game_ended",
        "game_over",
        "game_started",
        "last_window",
        "lifted",
        "out",
        "passed_over",
        "penalty",
        "placed",
        "refilled",
        "ruling",
        "strike_warning",
        "tile_back",
        "time_limit",
        "turn_ended",
    }
)
CODES = frozenset(
    {
        "malformed", "game_over", "out", "not_your_turn", "not_now", "not_your_tile", "off_board", "occupied", "fault",
        "nothing_placed", "turn_incomplete", "tile_on_board", "placement_exists", "own_turn", "not_a_referee",
        "no_challenges",
        "notation_unknown",
    }
)  # fmt: skip

OF_THE_FLAG = (Draw, Place, Lift, Announce, PassFlag, NoPlace)


def setup(options: Options, seats: int, chance: Chance, now_ms: int) -> State:
    """Shuffle, place the centre tile and deal. The options name the first starter, or chance draws it. Rule: Geominos part
    3."""
    first = chance.below(seats) if options.starter == "lot" else options.starter % seats
    return start_game(blank(options, seats, first, now_ms), 0, chance, now_ms).state


def for_game(options: Options, number: int) -> Options:
    """Return the options of game `number` of a room's match, counted from 0. If the options name a starter, the start moves one
    seat to the left with each game."""
    return options if options.starter == "lot" else replace(options, starter=options.starter + number)


def apply(state: State, actor: Actor, action: Any, now_ms: int, chance: Chance, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Carry out an action. The checks come in the order of the rulebook: malformed, game_over, no_challenges, out,
    not_your_turn, and last the checks of each action."""
    if actor == CLOCK:
        return tick(state, chance, now_ms)
    if isinstance(action, Place) and action.tile not in TILES:
        raise Refusal("malformed", detail="tile")
    if isinstance(action, Challenge) and (action.rule is None) == (action.rules is None):
        raise Refusal("malformed", detail="one rule, or several")
    if isinstance(actor, int) == isinstance(action, CallTime):
        raise Refusal("not_a_referee" if isinstance(actor, int) else "malformed")
    if state.result is not None:
        raise Refusal("game_over")
    if not isinstance(actor, int):
        return call_time(state, chance, now_ms)
    if isinstance(action, Challenge) and not state.is_tournament:
        raise Refusal("no_challenges")
    if state.out[actor]:
        raise Refusal("out")
    if isinstance(action, OF_THE_FLAG) and actor != state.flag:
        raise Refusal("not_your_turn")
    if isinstance(action, Challenge):
        return challenge(state, actor, action, chance, now_ms, marks)
    return ACTIONS[type(action)](state, actor, action, now_ms, chance)


def status(state: State) -> Status:
    return table_status(state, state.flag, _may, _windows)


def _may(state: State, seat: int) -> tuple[str, ...]:
    if state.out[seat]:
        return ()
    own: list[str] = []
    if seat == state.flag and state.must_draw:
        own = ["draw"]
    elif seat == state.flag:
        own = ["place", "no_place"] if state.turn.lies is None else ["place", "lift", "announce"]
        own += ["pass_flag"] if state.turn.said else []
    is_own_turn = state.past is not None and state.past.seat == seat
    if state.flag is None and not is_own_turn and seat not in state.accepted:
        own = ["accept"]
    if state.is_tournament and not is_own_turn:
        own.append("challenge")
    return (*own, *draw_actions(state.offer, seat), "resign")


def _windows(state: State) -> tuple[Window, ...]:
    past = state.past
    if past is None or not past.is_open:
        return ()
    last = named(state.timers, "last") if state.timers.halted_at_ms is None else None
    seats = tuple(seat for seat in state.in_game if seat != past.seat)
    return (Window("turn", seats, last.due_at_ms if last else None),)


def adjust_clock(state: State, operation: ClockAdjustment, now_ms: int) -> State:
    return replace(state, timers=adjust(state.timers, operation, now_ms))
