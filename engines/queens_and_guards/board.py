"""The board and the pieces of the edition in `board.json`. Inside the engine, spaces and pieces are numbers. Views, texts and
worked cases use their names."""

from typing import Literal, TypeAlias

import msgspec

from engines.kit.boards.hexes import HexSpace, hex_board
from engines.kit.declaration.edition import read_edition

Space: TypeAlias = int
Piece: TypeAlias = int
Color: TypeAlias = Literal[0, 1]
Places: TypeAlias = tuple[Space, ...]
"""Place of each piece, indexed by the number of the piece; `GONE` for a piece that is not in the game."""

GONE = -1


class _PieceData(msgspec.Struct, frozen=True):
    id: str
    color: str
    kind: Literal["queen", "guard"]
    start: str


class _Edition(msgspec.Struct, frozen=True):
    colors: tuple[str, str]
    throne: str
    outer_band: int
    ring: tuple[str, ...]
    crowns: dict[str, str]
    spaces: tuple[HexSpace, ...]
    pieces: tuple[_PieceData, ...]


_EDITION = read_edition(__package__, _Edition)
_HEXES = hex_board(_EDITION.spaces)

SPACE_NAMES = _HEXES.names
SPACES = _HEXES.number
BANDS = _HEXES.bands
NEIGHBOURS = _HEXES.neighbours
AXES = _HEXES.axes
RAYS = _HEXES.rays

THRONE = SPACES[_EDITION.throne]
RING = frozenset(SPACES[name] for name in _EDITION.ring)
OUTER = tuple(number for number, band in enumerate(BANDS) if band == _EDITION.outer_band)

COLOR_NAMES = _EDITION.colors
COLORS: dict[str, Color] = {COLOR_NAMES[0]: 0, COLOR_NAMES[1]: 1}
CROWNS = tuple(SPACES[_EDITION.crowns[color]] for color in COLOR_NAMES)
"""Space of each colour's crown."""

PIECE_NAMES = tuple(piece.id for piece in _EDITION.pieces)
PIECES = {name: number for number, name in enumerate(PIECE_NAMES)}
COLOR_OF = tuple(COLORS[piece.color] for piece in _EDITION.pieces)
IS_QUEEN = tuple(piece.kind == "queen" for piece in _EDITION.pieces)
OWN = tuple(tuple(number for number, color in enumerate(COLOR_OF) if color == each) for each in (0, 1))
"""Pieces of each colour."""
QUEENS = tuple(next(number for number in own if IS_QUEEN[number]) for own in OWN)
OPENING: Places = tuple(SPACES[piece.start] for piece in _EDITION.pieces)


def piece_names(pieces: "frozenset[Piece] | set[Piece] | tuple[Piece, ...] | list[Piece]") -> list[str]:
    """Return the names of the pieces in alphabetical order. All lists of pieces have this order."""
    return sorted(PIECE_NAMES[piece] for piece in pieces)
