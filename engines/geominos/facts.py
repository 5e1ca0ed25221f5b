"""What shows a fault of Geominos to whoever is told of it: the dots that count, sums, and cells (`Fault.facts`)."""

from typing import Any

from engines.geominos.placement import Laid, points
from engines.geominos.tiles import COLS, COUNTS, sections
from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault


class WrongPoints(Cells):
    """`dots`: those of the sections that lie on cells which count."""

    said: int
    right: int
    dots: list[int]


class WrongTotal(Cells):
    """`before` and `points` make `right`."""

    said: int
    right: int
    before: int
    points: int


def match_explained(rule: str, laid: Laid) -> Fault:
    facts: Cells = {"cells": [_cell(corner) for corner, _dots in _lying(laid)]}
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
    """By cell, the dots of the tile's sections."""
    return [(laid.corner + offset, dots) for offset, dots in sections(laid.tile, laid.side, laid.turn)]


def _cell(number: int) -> str:
    """A cell by its name on the client's board."""
    row, col = divmod(number, COLS)
    return f"{row}-{col}"
