"""The faults of a turn's moves, or of a declared win (rulebook, part 5), found from the actions."""

from collections.abc import Iterator
from typing import NamedTuple

from engines.kit.referee.record import Fault
from engines.queens_and_guards.board import BANDS, COLOR_OF, NEIGHBOURS, PIECE_NAMES, THRONE, Piece, Places, Space
from engines.queens_and_guards.state import State, Turn, color_of
from engines.queens_and_guards.table import is_goal, is_sandwiched, may_enter, with_piece_at

ONE_SPACE = "queens-and-guards.one-space"
BACKWARDS = "queens-and-guards.backwards"
THRONE_RULE = "queens-and-guards.throne"
CROWN = "queens-and-guards.crown"
INTO_TRAP = "queens-and-guards.into-trap"
MOVE_IT = "queens-and-guards.move-it-use-it"
WIN = "queens-and-guards.win"

CHALLENGEABLE = (ONE_SPACE, BACKWARDS, THRONE_RULE, CROWN, INTO_TRAP, MOVE_IT, WIN)
BANISHING = frozenset({BACKWARDS, INTO_TRAP})
"""Rules whose remedy is that the challenger may banish the piece. For other faults the board returns to its earlier
position."""


def move_faults(places: Places, piece: Piece, to: Space, is_further: bool) -> tuple[Fault, ...]:
    """Return the faults of a regular move, in the order of the rulebook. `is_further`: the turn already has a move, which makes
    any further move a fault."""
    name = PIECE_NAMES[piece]
    here = places[piece]
    found = [Fault(MOVE_IT)] if is_further else []
    if to not in NEIGHBOURS[here]:
        found.append(Fault(ONE_SPACE, name))
    if BANDS[to] > BANDS[here]:
        found.append(Fault(BACKWARDS, name))
    if not may_enter(piece, to):
        found.append(Fault(THRONE_RULE if to == THRONE else CROWN, name))
    if is_sandwiched(places, COLOR_OF[piece], to):
        found.append(Fault(INTO_TRAP, name))
    return tuple(found)


class FaultOfMove(NamedTuple):
    """A fault of a move, and the places of the pieces before that move."""

    places: Places
    piece: Piece
    to: Space
    fault: Fault


def faults_by_move(turn: Turn) -> Iterator[FaultOfMove]:
    """Yield all faults of a turn's moves, in the order of the moves. Retreats and moves out of a trap have none."""
    table = turn.before
    for number, moved in enumerate(turn.moves):
        if moved.kind == "regular":
            for fault in move_faults(table.places, moved.piece, moved.to, number > 0):
                yield FaultOfMove(table.places, moved.piece, moved.to, fault)
        table = with_piece_at(table, moved.piece, moved.to)


def turn_faults(turn: Turn) -> tuple[Fault, ...]:
    """Return all faults of a turn's moves, without naming the moves."""
    return tuple(each.fault for each in faults_by_move(turn))


def is_false_win(state: State) -> bool:
    """Return whether a declared win is false."""
    pending = state.pending
    return pending is not None and pending.is_declared and not is_goal(state.table.places, color_of(state, 1 - pending.seat))


def record_of(faults: tuple[Fault, ...]) -> list[list[str | int | None]]:
    """Return faults in the form of the worked cases: `[[rule, piece], …]`."""
    return [[fault.rule, fault.detail] for fault in faults]
