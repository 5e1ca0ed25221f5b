"""The board and the pieces of the edition in `board.json`, with precomputed tables.

A cell is a number, row by row from the top left. A set of cells is an integer with one bit for each cell (`Mask`), so that a
question about a whole board is one `&`. States contain cells as tuples in rising order, because the store cannot hold an
integer of 81 bits.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

import msgspec

from engines.kit.declaration.edition import read_edition

QUARTER_TURNS = 4
"""Number of quarter turns in a whole turn."""
FACES = 2
"""Number of faces of a piece."""

Mask: TypeAlias = int
Cells: TypeAlias = tuple[int, ...]


class _Cell(msgspec.Struct, frozen=True):
    id: str
    x: int
    y: int
    touches: tuple[str, ...]


class _Board(msgspec.Struct, frozen=True):
    rows: tuple[str, ...]
    columns: tuple[int, ...]
    cells: tuple[_Cell, ...]


class _Named(msgspec.Struct, frozen=True):
    id: str


class _Shape(msgspec.Struct, frozen=True):
    id: str
    size: int
    cells: tuple[tuple[int, int], ...]


class _Dice(msgspec.Struct, frozen=True):
    count: int
    wild: int


class _Limits(msgspec.Struct, frozen=True):
    calculated_pieces: int
    draw_margin: int
    max_rounds: int


class _Edition(msgspec.Struct, frozen=True):
    board: _Board
    colours: tuple[_Named, ...]
    shapes: tuple[_Shape, ...]
    may_turn: bool
    may_flip: bool
    pieces: tuple[str, ...]
    dice: _Dice
    operations: tuple[str, ...]
    full_boards: dict[str, dict[str, tuple[str, ...]]]
    limits: _Limits


class Piece(msgspec.Struct, frozen=True):
    """A piece. `kind`: its colour and shape, which identical pieces share."""

    id: str
    colour: str
    shape: str
    size: int
    kind: str
    number: int


_EDITION = read_edition(__package__, _Edition)

CELL_NAMES: tuple[str, ...] = tuple(cell.id for cell in _EDITION.board.cells)
CELL_OF: dict[str, int] = {name: number for number, name in enumerate(CELL_NAMES)}
CELL_COUNT = len(CELL_NAMES)
COLOURS: tuple[str, ...] = tuple(colour.id for colour in _EDITION.colours)
DICE = _EDITION.dice.count
WILD = _EDITION.dice.wild
OPERATIONS = frozenset(_EDITION.operations)
CALCULATED_PIECES = _EDITION.limits.calculated_pieces
DRAW_MARGIN = _EDITION.limits.draw_margin
MAX_ROUNDS = _EDITION.limits.max_rounds
FULL_BOARDS = _EDITION.full_boards

_SIZE_OF = {shape.id: shape.size for shape in _EDITION.shapes}
_AT = {(cell.x, cell.y): number for number, cell in enumerate(_EDITION.board.cells)}


def _piece(identity: str) -> Piece:
    colour, shape, number = identity.split("-")
    return Piece(identity, colour, shape, _SIZE_OF[shape], f"{colour}-{shape}", int(number))


PIECES: dict[str, Piece] = {identity: _piece(identity) for identity in _EDITION.pieces}
KINDS: dict[str, tuple[Piece, ...]] = {
    kind: tuple(piece for piece in PIECES.values() if piece.kind == kind)
    for kind in dict.fromkeys(piece.kind for piece in PIECES.values())
}


def mask_of(cells: Iterable[int]) -> Mask:
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def cells_of(mask: Mask) -> Cells:
    """Return the cells of a set, in rising order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


ALL_CELLS: Mask = (1 << CELL_COUNT) - 1
TOUCHES: tuple[Mask, ...] = tuple(mask_of(CELL_OF[name] for name in cell.touches) for cell in _EDITION.board.cells)


def _orientations(squares: Iterable[tuple[int, int]]) -> set[frozenset[tuple[int, int]]]:
    """Return the shape in every rotation and reflection that the edition allows, each moved to the corner of the board."""
    found = set()
    lying = list(squares)
    for _flip in range(FACES if _EDITION.may_flip else 1):
        for _turn in range(QUARTER_TURNS if _EDITION.may_turn else 1):
            left, top = min(x for x, _y in lying), min(y for _x, y in lying)
            found.add(frozenset((x - left, y - top) for x, y in lying))
            lying = [(-y, x) for x, y in lying]
        lying = [(-x, y) for x, y in lying]
    return found


def _placements(squares: Iterable[tuple[int, int]]) -> tuple[Mask, ...]:
    """Return every set of cells that a shape can cover on the empty board."""
    found = []
    for lying in _orientations(squares):
        for at_x, at_y in _AT:
            cells = [_AT.get((at_x + x, at_y + y)) for x, y in lying]
            if None not in cells:
                found.append(mask_of(cell for cell in cells if cell is not None))
    return tuple(sorted(found))


PLACEMENTS: dict[str, tuple[Mask, ...]] = {shape.id: _placements(shape.cells) for shape in _EDITION.shapes}
"""shape → all sets of cells that it can cover."""
PLACEMENT_SETS: dict[str, frozenset[Mask]] = {shape: frozenset(masks) for shape, masks in PLACEMENTS.items()}


@lru_cache(maxsize=2048)
def mask(cells: Cells) -> Mask:
    """Return the set of the cells in a tuple, as states contain them."""
    return mask_of(cells)


@lru_cache(maxsize=2048)
def around(cells: Mask) -> Mask:
    """Return all cells that touch one of these cells at a side or a corner, without the cells themselves."""
    found = 0
    for cell in cells_of(cells):
        found |= TOUCHES[cell]
    return found & ~cells


def names_of(cells: Cells) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells]
