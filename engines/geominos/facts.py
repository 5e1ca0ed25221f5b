"""The facts of a fault of Geominos (`Fault.facts`): dots that count, sums, and cells."""

from typing import Any

from engines.geominos.placement import Laid, ground, points
from engines.geominos.tiles import COLS, COUNTS, ROWS, neighbours, sections
from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault


class WrongPoints(Cells):
    """Facts of wrong points. `dots`: the dots on cells that count."""

    said: int
    right: int
    dots: list[int]


class WrongTotal(Cells):
    """Facts of a wrong total. `before` plus `points` equals `right`."""

    said: int
    right: int
    before: int
    points: int


def match_explained(rule: str, board: tuple[Laid, ...], laid: Laid) -> Fault:
    """Return the fault of a tile without a match. Its facts show the sections of this tile and of other tiles that touch each
    other, or all sections of this tile if it touches no other tile."""
    others = ground(tuple(other for other in board if other.tile != laid.tile)).taken
    own = 0
    for corner, _dots in _lying(laid):
        own |= 1 << corner
    touching = own & neighbours(others) | others & neighbours(own)
    facts: Cells = {"cells": [_cell(number) for number in range(ROWS * COLS) if (touching or own) >> number & 1]}
    return Fault(rule, facts=facts)


def points_explained(rule: str, laid: Laid, said: int) -> Fault:
    counted = [(corner, dots) for corner, dots in _lying(laid) if COUNTS[corner]]
    facts = WrongPoints(
        said=said, right=points(laid), dots=[dots for _corner, dots in counted], cells=[_cell(corner) for corner, _ in counted]
    )
    return Fault(rule, facts=facts)


def total_explained(rule: str, before: int, points_said: int, said: int) -> Fault:
    facts = WrongTotal(said=said, right=before + points_said, before=before, points=points_said, cells=[])
    return Fault(rule, facts=facts)


def _lying(laid: Laid) -> list[tuple[int, Any]]:
    """Return the dots of the tile's sections, each with its cell."""
    return [(laid.corner + offset, dots) for offset, dots in sections(laid.tile, laid.side, laid.turn)]


def _cell(number: int) -> str:
    """Return the name of a cell on the client's board."""
    row, col = divmod(number, COLS)
    return f"{row}-{col}"
