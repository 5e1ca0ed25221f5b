"""What each seat may do when: refusals in the order of the book, and the table of actions (rulebook Geominos, part 4)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.contract import CLOCK, About, Actor, Choice, GameEvent, Refusal, Status, Step, Window
from engines.geominos.actions import Accept, Announce, Challenge, Draw, Lift, NoPlace, Place
from engines.geominos.facts import match_explained, points_explained, total_explained
from engines.geominos.faults import MATCH, POINTS, RULES, TOTAL, challenge
from engines.geominos.match import lifted, over
from engines.geominos.opening import blank, draw_card, may_get_a_card, start_game
from engines.geominos.placement import Laid, has_match, has_place, is_free, is_on_board, points
from engines.geominos.state import Options, Said, State
from engines.geominos.tiles import BOARD, TILES
from engines.geominos.turns import call_time, close_if_accepted, end_turn, lay, lose_game, pass_over, tick
from engines.kit.chance import Chance
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.clocks.timers import adjust, named
from engines.kit.outcome import fault_refused
from engines.kit.referee.actions import AcceptDraw, CallTime, DeclineDraw, OfferDraw, PassFlag, Resign
from engines.kit.referee.draws import DrawOffer, accepted, agreed, draw_actions
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
DRAW_WORDS = {OfferDraw: "offer_draw", AcceptDraw: "accept_draw", DeclineDraw: "decline_draw"}
Handler = Callable[[State, int, Any, int, Chance], Step[State]]


def setup(options: Options, seats: int, chance: Chance, now_ms: int) -> State:
    """Shuffles, lays the centre tile and deals; the first starter as agreed, or by lot. Rule: Geominos part 3."""
    first = chance.below(seats) if options.starter == "lot" else options.starter % seats
    return start_game(blank(options, seats, first, now_ms), 0, chance, now_ms).state


def for_game(options: Options, number: int) -> Options:
    """Another game of the room's own match: the starter one further to the left, if one was agreed."""
    return options if options.starter == "lot" else replace(options, starter=options.starter + number)


def apply(state: State, actor: Actor, action: Any, now_ms: int, chance: Chance, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Raises in the order of the book: malformed, game_over, no_challenges, out, not_your_turn, then what the action says."""
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


def _draw(state: State, seat: int, _action: Any, now_ms: int, _chance: Chance) -> Step[State]:
    if not state.must_draw or not may_get_a_card(state, seat):
        raise Refusal("not_now")
    return draw_card(state, seat, now_ms)


def _place(state: State, seat: int, action: Place, _now_ms: int, _chance: Chance) -> Step[State]:
    laid = Laid(action.tile, action.side, action.turn, action.row, action.col, seat)
    if laid.tile not in lifted(state).hands[seat]:
        raise Refusal("not_your_tile")
    if not is_on_board(laid):
        raise Refusal("off_board")
    if not is_free(state.board, laid):
        raise Refusal("occupied")
    if (state.turn.retry or not state.is_tournament) and not has_match(state.board, laid):
        raise fault_refused(match_explained(MATCH, laid))
    events = {"tile": laid.tile, "side": laid.side, "turn": laid.turn, "row": laid.row, "col": laid.col}
    return Step(lay(state, laid), (GameEvent("placed", seat, events),))


def _lift(state: State, seat: int, _action: Any, _now_ms: int, _chance: Chance) -> Step[State]:
    lies = state.turn.lies
    if lies is None:
        raise Refusal("nothing_placed")
    return Step(lifted(state), (GameEvent("lifted", seat, {"tile": lies.tile}),))


def _announce(state: State, seat: int, action: Announce, now_ms: int, chance: Chance) -> Step[State]:
    lies = state.turn.lies
    if lies is None:
        raise Refusal("nothing_placed")
    if not state.is_tournament:
        if action.points != points(lies):
            raise fault_refused(points_explained(POINTS, lies, action.points))
        if action.total != state.totals[seat] + action.points:
            raise fault_refused(total_explained(TOTAL, state.totals[seat], action.points, action.total))
    said = replace(state, turn=replace(state.turn, said=Said(action.points, action.total)))
    event = GameEvent("announced", seat, {"points": action.points, "total": action.total})
    if not state.options.auto_flag:
        return Step(said, (event,))
    ended = end_turn(said, "flag", chance, now_ms)
    return replace(ended, happenings=(event, *ended.happenings))


def _pass_flag(state: State, _seat: int, _action: Any, now_ms: int, chance: Chance) -> Step[State]:
    if state.turn.said is None:
        raise Refusal("turn_incomplete", missing=["place" if state.turn.lies is None else "announce"])
    return end_turn(state, "flag", chance, now_ms)


def _no_place(state: State, seat: int, _action: Any, now_ms: int, chance: Chance) -> Step[State]:
    if state.turn.lies is not None:
        raise Refusal("tile_on_board")
    if has_place(state.board, state.hands[seat]):
        raise Refusal("placement_exists")
    if state.must_draw:
        raise Refusal("not_now")
    return pass_over(state, chance, now_ms)


def _accept(state: State, seat: int, _action: Any, now_ms: int, chance: Chance) -> Step[State]:
    if state.past and state.past.seat == seat:
        raise Refusal("own_turn")
    if state.phase != "last" or seat in state.accepted:
        raise Refusal("not_now")
    closed = close_if_accepted(replace(state, accepted=(*state.accepted, seat)), chance, now_ms)
    return replace(closed, happenings=(GameEvent("accepted", seat), *closed.happenings))


def _resign(state: State, seat: int, _action: Any, now_ms: int, chance: Chance) -> Step[State]:
    return lose_game(state, seat, "resign", chance, now_ms)


def _draw_offer(state: State, seat: int, action: Any, _now_ms: int, _chance: Chance) -> Step[State]:
    """Rule: `common.md`, The end: all seats of the game must want it; it ends the match too."""
    offer = state.offer
    if DRAW_WORDS[type(action)] not in draw_actions(offer, seat):
        raise Refusal("not_now")
    if offer is None:
        return Step(replace(state, offer=DrawOffer(seat)), (GameEvent("draw_offered", seat),))
    if isinstance(action, DeclineDraw):
        return Step(replace(state, offer=None), (GameEvent("draw_declined", seat),))
    offer = accepted(offer, seat)
    event = GameEvent("draw_accepted", seat)
    if not agreed(offer, state.in_game):
        return Step(replace(state, offer=offer), (event,))
    ended = over(replace(state, offer=None), "draw", "agreed", ())
    return replace(ended, happenings=(event, *ended.happenings))


ACTIONS: dict[type, Handler] = {
    Draw: _draw,
    Place: _place,
    Lift: _lift,
    Announce: _announce,
    PassFlag: _pass_flag,
    NoPlace: _no_place,
    Accept: _accept,
    Resign: _resign,
    OfferDraw: _draw_offer,
    AcceptDraw: _draw_offer,
    DeclineDraw: _draw_offer,
}


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
