"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.geominos.actions import Accept, Announce, Draw, NoPlace, Place
from engines.geominos.placement import Laid, places, points
from engines.geominos.state import State
from engines.kit.referee.actions import PassFlag

HINT_RULES: Final[Mapping[str, str]] = {
    "draw": "geominos.una-pieza",
    "place": "geominos.coincidencia",
    "announce": "geominos.puntos",
    "pass_flag": "geominos.turno",
    "no_place": "geominos.sin-lugar",
    "accept": "geominos.fin",
}


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return faultless actions that advance the game. For each tile the function returns only a few places: the
    cheapest, the first and the last."""
    if state.result is not None or state.out[seat]:
        return ()
    if state.flag is None:
        waited_for = state.past is not None and seat != state.past.seat and seat not in state.accepted
        return (Accept(),) if waited_for else ()
    if seat != state.flag:
        return ()
    if state.must_draw:
        return (Draw(),)
    lies = state.turn.lies
    if lies is not None:
        true_points = points(lies)
        return (PassFlag(),) if state.turn.said else (Announce(true_points, state.totals[seat] + true_points),)
    found = [action for tile in state.hands[seat] for action in _sample(state, tile, seat)]
    return found or (NoPlace(),)


def _sample(state: State, tile: str, seat: int) -> list[Place]:
    found = list(places(state.board, tile, seat))
    if not found:
        return []
    chosen = dict.fromkeys((min(found, key=points), found[0], found[-1]))
    return [_as_action(laid) for laid in chosen]


def _as_action(laid: Laid) -> Place:
    return Place(laid.tile, laid.side, laid.turn, laid.row, laid.col)  # type: ignore[arg-type]


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return actions with a fault: tiles without a match, wrong points and wrong totals."""
    if state.result is not None or seat != state.flag or state.must_draw or not state.is_tournament:
        return ()
    lies = state.turn.lies
    if lies is None:
        unmatched = (next(places(state.board, tile, seat, matching=False), None) for tile in state.hands[seat])
        return () if state.turn.retry else [_as_action(laid) for laid in unmatched if laid]
    if state.turn.said:
        return ()
    right, before = points(lies), state.totals[seat]
    return [Announce(right + 1, before + right + 1), Announce(right, before + right + 2), Announce(right + 3, before)]
