"""The bot's evaluation of a board, and the best place for a piece.

A space is *dead* if no piece of any colour may cover it; only removing a piece helps. A space is *scarce* if pieces of only one
colour may cover it. The bot prefers places that cover many cells, fill corners and create no dead space.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engines.juggle.board import ALL_CELLS, COLOURS, PIECES, PLACEMENTS, TOUCHES, Mask, Piece, around, cells_of, mask
from engines.juggle.state import Board
from engines.juggle.table import closed_to, covered, without
from engines.kit.chance import Chance

DEAD, SCARCE, CELL, CONTACT = 60, 4, 6, 1
MAX_WEIGHED = 200
MAX_KINDS, ROOMY = 16, 45
NEIGHBOURS_INSIDE = 8
COLOUR_NUMBER = {colour: number for number, colour in enumerate(COLOURS)}


class Ground(NamedTuple):
    """A board as sets of cells: the covered cells and, for each colour, the cells that it may not cover."""

    taken: Mask
    closed: tuple[Mask, ...]


class Option(NamedTuple):
    worth: int
    piece: str
    place: Mask


def ground(board: Board) -> Ground:
    return Ground(covered(board), tuple(closed_to(board, colour) for colour in COLOURS))


def cost(on: Ground) -> int:
    """Return the cost of the dead and scarce spaces (see the module)."""
    empty = ALL_CELLS & ~on.taken
    once = twice = 0
    for closed in on.closed:
        may = empty & ~closed
        twice |= once & may
        once |= may
    return DEAD * (empty & ~once).bit_count() + SCARCE * (once & ~twice).bit_count()


def dead(on: Ground) -> Mask:
    """Return the dead spaces, which no piece of any colour may cover."""
    found = ALL_CELLS & ~on.taken
    for closed in on.closed:
        found &= closed
    return found


def laid(on: Ground, colour: int, place: Mask) -> Ground:
    closed = tuple(
        cells | place | around(place) if number == colour else cells | place for number, cells in enumerate(on.closed)
    )
    return Ground(on.taken | place, closed)


@lru_cache(maxsize=2048)
def _rim(place: Mask) -> int:
    """Return how many neighbours, at a side or a corner, the cells of a place lack because these cells are at the edge of the
    board."""
    return sum(NEIGHBOURS_INSIDE - TOUCHES[cell].bit_count() for cell in cells_of(place))


def best(on: Ground, pieces: Iterable[Piece], chance: Chance) -> Option | None:
    """Return the best piece, with a place where it touches no other piece of its colour; None if no piece fits.

    Of many pieces or places, the function examines only a random sample.
    """
    kinds = list(pieces)
    if on.taken.bit_count() < ROOMY and len(kinds) > MAX_KINDS:
        step = len(kinds) // MAX_KINDS
        kinds = kinds[chance.below(step) :: step]
    found: list[tuple[Piece, Mask]] = []
    for piece in kinds:
        closed = on.closed[COLOUR_NUMBER[piece.colour]]
        found += [(piece, place) for place in PLACEMENTS[piece.shape] if not place & closed]
    step = max(1, len(found) // MAX_WEIGHED)
    sample = found[chance.below(step) :: step]
    return max((Option(_worth(on, piece, place), piece.id, place) for piece, place in sample), default=None)


def _worth(on: Ground, piece: Piece, place: Mask) -> int:
    contact = (around(place) & on.taken).bit_count() + _rim(place)
    return CELL * piece.size + CONTACT * contact - cost(laid(on, COLOUR_NUMBER[piece.colour], place))


def to_remove(board: Board, bank: Iterable[Piece]) -> str | None:
    """Return a piece that the seat should remove, if there is a dead space or if no piece of the bank fits; else None."""
    on = ground(board)
    hopeless = dead(on)
    if not hopeless:
        if on.taken == ALL_CELLS or _has_place(on, bank):
            return None
        hopeless = ALL_CELLS & ~on.taken
    near = around(hopeless)
    beside = [lying.piece for lying in board if mask(lying.cells) & near]
    return min(beside, key=lambda piece: (_cost_without(board, piece), piece), default=None)


def _has_place(on: Ground, pieces: Iterable[Piece]) -> bool:
    for piece in pieces:
        closed = on.closed[COLOUR_NUMBER[piece.colour]]
        if any(not place & closed for place in PLACEMENTS[piece.shape]):
            return True
    return False


def _cost_without(board: Board, piece: str) -> int:
    return cost(ground(without(board, (piece,)))) + CELL * PIECES[piece].size
