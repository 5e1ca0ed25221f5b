"""The board of damas: squares and moves from `board.json`, positions as texts, and the FEN of PDN files.

A board is a text of 32 signs, one per dark square in the order of their numbers: `b` and `w` men, `B` and `W` kings, `.` empty.
Squares have numbers from 1. Only this file and `moves.py` also use *places*, which are indices of the text, from 0.
"""

import re
from functools import lru_cache
from typing import Any

from engines.kit.declaration.edition import read_edition

DATA = read_edition(__package__, dict[str, Any])

MEN = {True: "b", False: "w"}
KINGS = {True: "B", False: "W"}
OWN = {True: "bB", False: "wW"}
"""Pieces of Black (True) and White (False)."""
EMPTY = "."

_COLOURS = {True: "black", False: "white"}
_SQUARES: list[dict[str, Any]] = DATA["squares"]
SIZE = len(_SQUARES)
ROW: tuple[int, ...] = tuple(square["row"] for square in _SQUARES)
COLUMN: tuple[int, ...] = tuple(square["col"] for square in _SQUARES)
HAS_THE_MOVE_FILES = frozenset(DATA["the_move_files"])
FILE: tuple[str, ...] = tuple(square["name"][0] for square in _SQUARES)


def _directions(piece: str) -> tuple[str, ...]:
    return tuple(DATA["directions"]) if piece in "BW" else tuple(DATA["men_forward"][_COLOURS[piece == "b"]])


def _place(square: int | None) -> int:
    assert square is not None
    return square - 1


STEPS: dict[str, tuple[tuple[int, ...], ...]] = {
    piece: tuple(
        tuple(_place(square["step"][way]) for way in _directions(piece) if square["step"][way] is not None)
        for square in _SQUARES
    )
    for piece in "bwBW"
}
"""Piece → place → the adjacent places that such a piece may step to."""

JUMPS: dict[str, tuple[tuple[tuple[int, int], ...], ...]] = {
    piece: tuple(
        tuple(
            (_place(square["step"][way]), _place(square["jump"][way]))
            for way in _directions(piece)
            if square["jump"][way] is not None
        )
        for square in _SQUARES
    )
    for piece in "bwBW"
}
"""Piece → place → for each jump, the place that it crosses and the place where it lands."""

CROWNED_AT = {
    MEN[black]: frozenset(_place(square) for square in DATA["crown_squares"][colour]) for black, colour in _COLOURS.items()
} | {KINGS[black]: frozenset[int]() for black in _COLOURS}
"""Piece → the places where it becomes a king; none for a king."""


def board_of(pieces: dict[int, str]) -> str:
    """Return the board with these pieces on these squares."""
    return "".join(pieces.get(square, EMPTY) for square in range(1, SIZE + 1))


START_BOARD = board_of({square: MEN[black] for black, colour in _COLOURS.items() for square in DATA["start"][colour]})
BLACK_STARTS: bool = DATA["start"]["first"] == "black"


def piece_at(board: str, square: int) -> str:
    return board[square - 1]


def without(board: str, square: int) -> str:
    """Return the board without the piece on a square."""
    return board[: square - 1] + EMPTY + board[square:]


def count_of(board: str, black: bool) -> int:
    return board.count(MEN[black]) + board.count(KINGS[black])


@lru_cache(maxsize=1024)
def fen_of(board: str, black: bool) -> str:
    """Return `B:W18,K30:B14,15`: the side to move, then the squares of White and of Black, rising, `K` before a king."""
    sides = [
        ",".join(_named(place, piece) for place, piece in enumerate(board) if piece in OWN[side]) for side in (False, True)
    ]
    return f"{'B' if black else 'W'}:W{sides[0]}:B{sides[1]}"


def _named(place: int, piece: str) -> str:
    return ("K" if piece in "BW" else "") + str(place + 1)


_FEN = re.compile(r"([BW])\s*:\s*([BW])([K\d,\s-]*):\s*([BW])([K\d,\s-]*)(?::\s*[HF]\d+\s*)*\.?", re.IGNORECASE)
_PIECES = re.compile(r"(K?)(\d{1,2})(?:\s*-\s*K?(\d{1,2}))?", re.IGNORECASE)
FOREIGN_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | {"\ufeff": None, "\xa0": " "})
"""Translation table for signs that other programs write: dashes, a byte order mark, a non-breaking space."""


def read_fen(text: str) -> tuple[str, bool]:
    """Return the board and whether Black moves next.

    Accepts ranges (`W21-32`), lower case, all dashes and the counters `:H0:F1`. Raises `ValueError` for another form, an
    unknown square, or a square that occurs twice.
    """
    found = _FEN.fullmatch(text.translate(FOREIGN_SIGNS).strip())
    if found is None or found[2].upper() == found[4].upper():
        raise ValueError(f"not a position: {text!r}")
    pieces: dict[int, str] = {}
    for colour, squares in ((found[2].upper(), found[3]), (found[4].upper(), found[5])):
        for part in filter(None, (part.strip() for part in squares.split(","))):
            for square in _squares(part):
                if not 1 <= square <= SIZE or square in pieces:
                    raise ValueError(f"no square of its own: {part!r} in {text!r}")
                pieces[square] = colour if part[0] in "kK" else colour.lower()
    return board_of(pieces), found[1].upper() == "B"


def _squares(part: str) -> range:
    """Return the squares of `7`, `K7` or the range `7-12`. For any other text return a range with 0, which
    is the number of no square."""
    named = _PIECES.fullmatch(part)
    if named is None:
        return range(1)
    first = int(named[2])
    return range(first, int(named[3] or first) + 1) if int(named[3] or first) >= first else range(1)


def side_with_the_move(board: str, black: bool) -> bool:
    """Return whether Black "has the move" (`tener el juego`). Rule: part 7, Who has the move."""
    odd = sum(piece != EMPTY and FILE[place] in HAS_THE_MOVE_FILES for place, piece in enumerate(board)) % 2 == 1
    return black if odd else not black
