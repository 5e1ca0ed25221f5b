"""Boards of hexagons as index tables: the neighbours of each space, and the pairs of spaces on opposite sides of it.

A data file gives each space its name, its axial coordinates, and the number of its ring around the middle. All tables
follow from this data. The spaces have numbers in the order of the file.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six axial directions, clockwise. The index of the opposite direction is three higher or lower."""


class HexSpace(msgspec.Struct, frozen=True):
    """A space of the data file. The reader ignores the file's other keys."""

    id: str
    band: int
    q: int
    r: int


@dataclass(frozen=True, slots=True)
class HexBoard:
    """Tables of a board of hexagons, indexed by a space's number.

    `neighbours` follow the order of `STEPS` and omit places outside the board. `axes` are the pairs of neighbours on opposite
    sides of a space. `rays[space][direction]` holds the next two spaces in that direction, None beyond the edge.
    """

    names: tuple[str, ...]
    number: dict[str, int]
    bands: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    axes: tuple[tuple[tuple[int, int], ...], ...]
    rays: tuple[tuple[tuple[int, int] | None, ...], ...]


def hex_board(spaces: Sequence[HexSpace]) -> HexBoard:
    """Return the tables of a board."""
    at = {(space.q, space.r): number for number, space in enumerate(spaces)}

    def towards(space: HexSpace, step: tuple[int, int], far: int = 1) -> int | None:
        return at.get((space.q + far * step[0], space.r + far * step[1]))

    around = [[towards(space, step) for step in STEPS] for space in spaces]
    behind = [[towards(space, step, 2) for step in STEPS] for space in spaces]
    return HexBoard(
        names=tuple(space.id for space in spaces),
        number={space.id: number for number, space in enumerate(spaces)},
        bands=tuple(space.band for space in spaces),
        neighbours=tuple(tuple(near for near in row if near is not None) for row in around),
        axes=tuple(
            tuple((near, far) for near, far in zip(row[:3], row[3:], strict=True) if near is not None and far is not None)
            for row in around
        ),
        rays=tuple(
            tuple(None if near is None or far is None else (near, far) for near, far in zip(nears, fars, strict=True))
            for nears, fars in zip(around, behind, strict=True)
        ),
    )
