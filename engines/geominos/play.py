"""The effect of each action of a seat. The refusals of an action follow the order of the rulebook (Geominos, part
4)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal, Step
from engines.geominos.actions import Accept, Announce, Draw, Lift, NoPlace, Place
from engines.geominos.facts import match_explained, points_explained, total_explained
from engines.geominos.faults import MATCH, POINTS, TOTAL
from engines.geominos.flow import close_if_accepted, end_turn, lay, lose_game, pass_over
from engines.geominos.match import lifted, over
from engines.geominos.opening import draw_card, may_get_a_card
from engines.geominos.placement import Laid, has_match, has_place, is_free, is_on_board, points
from engines.geominos.state import Said, State
from engines.kit.chance import Chance
from engines.kit.outcome import fault_refused
from engines.kit.referee.actions import AcceptDraw, DeclineDraw, OfferDraw, PassFlag, Resign
from engines.kit.referee.draws import DrawOffer, accepted, agreed, draw_actions

DRAW_WORDS = {OfferDraw: "offer_draw", AcceptDraw: "accept_draw", DeclineDraw: "decline_draw"}


Handler = Callable[[State, int, Any, int, Chance], Step[State]]


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
        raise fault_refused(match_explained(MATCH, state.board, laid))
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
    """Offer a draw, or agree to one. All seats in the game must agree. The draw also ends the match. Rule: `common.md`,
    The end."""
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
