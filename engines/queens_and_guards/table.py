"""The pieces and traps on the table, and the rules about places (rulebook, parts 2 to 5). This module uses colours, not seats.

The table stores traps, because they do not follow from the places. Two enemies on opposite sides of a piece are a trap only if
one of them arrived there by a regular move. The trap ends when one of the three leaves its space.
"""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from engines.queens_and_guards.board import (
    AXES,
    BANDS,
    COLOR_OF,
    CROWNS,
    GONE,
    IS_QUEEN,
    NEIGHBOURS,
    OWN,
    PIECE_NAMES,
    QUEENS,
    RAYS,
    RING,
    THRONE,
    Color,
    Piece,
    Places,
    Space,
)

Moves = dict[Piece, tuple[Space, ...]]
"""Possible target spaces, by piece. A piece without any is not a key."""


class Trap(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A trap. `captors`: the piece that arrived, and the piece on the opposite side of the victim."""

    victim: Piece
    captors: tuple[Piece, Piece]
    is_announced: bool = False


class Table(msgspec.Struct, frozen=True, array_like=True):
    places: Places
    traps: tuple[Trap, ...] = ()


def with_piece_at(table: Table, piece: Piece, to: Space) -> Table:
    """Return the table with a piece moved to another space. The traps that included the piece end."""
    places = (*table.places[:piece], to, *table.places[piece + 1 :])
    traps = table.traps
    if traps:
        traps = tuple(trap for trap in traps if piece != trap.victim and piece not in trap.captors)
    return Table(places, traps)


def traps_by(places: Places, piece: Piece) -> tuple[Trap, ...]:
    """Return the traps that a piece makes when it arrives, in the alphabetical order of their victims."""
    color = COLOR_OF[piece]
    standing = {space: other for other, space in enumerate(places)}
    found = []
    for ray in RAYS[places[piece]]:
        if ray is None:
            continue
        victim, beyond = standing.get(ray[0]), standing.get(ray[1])
        if victim is not None and beyond is not None and COLOR_OF[victim] != color and COLOR_OF[beyond] == color:
            found.append(Trap(victim, (piece, beyond)))
    return tuple(sorted(found, key=lambda trap: PIECE_NAMES[trap.victim]))


def is_sandwiched(places: Places, color: Color, space: Space) -> bool:
    """Return whether a piece of the colour on that space would be between two enemies."""
    enemies = [places[piece] for piece in OWN[1 - color]]
    return any(one in enemies and other in enemies for one, other in AXES[space])


def held(table: Table, color: Color) -> frozenset[Piece]:
    """Return the colour's pieces in announced traps. Only these pieces must move back."""
    return frozenset(trap.victim for trap in table.traps if trap.is_announced and COLOR_OF[trap.victim] == color)


def unannounced(table: Table, color: Color) -> frozenset[Piece]:
    """Return the colour's pieces in unannounced traps."""
    return frozenset(trap.victim for trap in table.traps if not trap.is_announced and COLOR_OF[trap.victim] == color)


def announced(table: Table, traps: frozenset[Trap]) -> Table:
    """Return the table with these traps announced."""
    return Table(
        table.places,
        tuple(Trap(trap.victim, trap.captors, True) if trap in traps else trap for trap in table.traps),
    )


def retreats(table: Table, color: Color) -> Moves:
    """Return the moves back (retreats) for the colour's trapped pieces. A trapped queen goes to her crown. If the queen is not
    trapped or her crown is occupied, trapped guards go one ring outwards. Empty if no piece is trapped, or if all trapped
    pieces are blocked."""
    caught = held(table, color)
    if not caught:
        return {}
    taken = table.places
    queen = QUEENS[color]
    if queen in caught and CROWNS[color] not in taken:
        return {queen: (CROWNS[color],)}
    back: Moves = {}
    for piece in sorted(caught):
        spaces = _free_behind(taken, taken[piece])
        if spaces and not IS_QUEEN[piece]:
            back[piece] = spaces
    return back


def _free_behind(taken: Places, space: Space) -> tuple[Space, ...]:
    band = BANDS[space]
    return tuple(near for near in NEIGHBOURS[space] if BANDS[near] > band and near not in taken and near not in CROWNS)


def faultless_of(places: Places, piece: Piece) -> tuple[Space, ...]:
    """Return the target spaces of a piece's faultless regular moves."""
    return tuple(_faultless(places, piece))


def _faultless(places: Places, piece: Piece) -> Iterator[Space]:
    here, color = places[piece], COLOR_OF[piece]
    band = BANDS[here]
    for near in NEIGHBOURS[here]:
        if BANDS[near] > band or near in places or not may_enter(piece, near) or is_sandwiched(places, color, near):
            continue
        yield near


def may_enter(piece: Piece, space: Space) -> bool:
    """Return whether this piece may enter the space. Only the throne and the crowns are restricted."""
    if space == THRONE:
        return IS_QUEEN[piece]
    return space not in CROWNS or (IS_QUEEN[piece] and space == CROWNS[COLOR_OF[piece]])


def _free_to_move(table: Table, color: Color) -> Iterator[Piece]:
    caught = held(table, color)
    return (piece for piece in OWN[color] if table.places[piece] != GONE and piece not in caught)


@lru_cache(maxsize=1024)
def regular_moves(table: Table, color: Color) -> Moves:
    """Return all faultless regular moves of a colour. The result is cached, so callers must not modify it."""
    found = {piece: faultless_of(table.places, piece) for piece in _free_to_move(table, color)}
    return {piece: spaces for piece, spaces in found.items() if spaces}


@lru_cache(maxsize=1024)
def has_regular_move(table: Table, color: Color) -> bool:
    """Return whether the colour has a faultless regular move."""
    return any(True for piece in _free_to_move(table, color) for _space in _faultless(table.places, piece))


def can_move(table: Table, color: Color) -> bool:
    """Return whether a colour has a retreat or any other faultless move."""
    return bool(retreats(table, color)) or has_regular_move(table, color)


def is_ringed(places: Places, color: Color) -> bool:
    """Return whether the colour's guards are on all spaces of the ring round the throne."""
    return RING.issubset([places[piece] for piece in OWN[color] if not IS_QUEEN[piece]])


def is_goal(places: Places, color: Color) -> bool:
    """Return whether the colour has won: its queen is on the throne, and its guards are on all spaces round the throne."""
    return places[QUEENS[color]] == THRONE and is_ringed(places, color)
