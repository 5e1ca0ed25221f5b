"""The faults that people make in Geominos, for the referees' exercises."""

from collections.abc import Sequence
from itertools import islice

from engines.geominos.actions import Announce, Place
from engines.geominos.placement import Laid, ground, places, points
from engines.geominos.state import State
from engines.geominos.tiles import COUNTS, neighbours, sections
from engines.kit.arithmetic.slips import slipped
from engines.kit.declaration.practice import FaultKind, Practice, Slip

LOOKED_AT = 60
"""Maximum number of places of a tile that the search for exercises examines."""


def _is_free(state: State, seat: int) -> bool:
    is_turn = state.result is None and seat == state.flag and not state.must_draw
    return is_turn and state.is_tournament and not state.turn.said and not state.turn.retry


def matches(state: State, seat: int) -> Sequence[Slip]:
    """Return turns that place a tile on the board without a match. For comparison, also return turns that place a tile
    with a match."""
    if not _is_free(state, seat) or state.turn.lies is not None:
        return ()
    touching = neighbours(ground(state.board).taken)
    found = []
    for tile in state.hands[seat]:
        found += [
            Slip((_as_action(laid),), None)
            for laid in islice(places(state.board, tile, seat, matching=False), LOOKED_AT)
            if any(touching >> laid.corner + offset & 1 for offset, _dots in sections(laid.tile, laid.side, laid.turn))
        ]
        found += [Slip(None, (_as_action(laid),)) for laid in islice(places(state.board, tile, seat), LOOKED_AT)]
    return found


def _as_action(laid: Laid) -> Place:
    return Place(laid.tile, laid.side, laid.turn, laid.row, laid.col)  # type: ignore[arg-type]


def counts(state: State, seat: int) -> Sequence[Slip]:
    """Return announcements whose points omit a section, or count a section on a dark cell."""
    lies = state.turn.lies
    if not _is_free(state, seat) or lies is None:
        return ()
    due, before = points(lies), state.totals[seat]
    said = {due - 1, due + 1}
    for offset, dots in sections(lies.tile, lies.side, lies.turn):
        said.add(due - dots if COUNTS[lies.corner + offset] else due + dots)
    right = (Announce(due, before + due),)
    return [Slip((Announce(one, before + one),), right) for one in sorted(said) if one >= 0 and one != due]


def totals(state: State, seat: int) -> Sequence[Slip]:
    """Return announcements with a wrong sum of the points and the previous total."""
    lies = state.turn.lies
    if not _is_free(state, seat) or lies is None:
        return ()
    due, total = points(lies), state.totals[seat] + points(lies)
    return [Slip((Announce(due, wrong),), (Announce(due, total),)) for wrong in slipped(total)]


PRACTICE = Practice(
    kinds=(
        FaultKind(id="match", rule="geominos.coincidencia", skill="geometry", difficulty=2, weight=4),
        FaultKind(id="points", rule="geominos.puntos", skill="counting", difficulty=2, weight=5),
        FaultKind(id="total", rule="geominos.total", skill="arithmetic", difficulty=1, weight=4),
    ),
    makers={"match": matches, "points": counts, "total": totals},
)
