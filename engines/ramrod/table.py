"""The places of the rods, and the sums of their lengths. This module knows no turns."""

from functools import lru_cache
from typing import Literal, TypeAlias

from engines.kit.referee.record import put
from engines.ramrod.board import LETTERS, LONG, PLACE, RECTANGLES, RODS

Lying: TypeAlias = tuple[str, ...]
"""The rectangle of each rod, in the order of `board.RODS`."""
Kind: TypeAlias = Literal["enter", "shift", "recycle"]

LIFTED = ""
"""Place of a rod in a challenger's hand."""


def at(lying: Lying, rod: str) -> str:
    return lying[PLACE[rod]]


def with_rod(lying: Lying, rod: str, to: str) -> Lying:
    """Return the places after `rod` has moved to the rectangle `to`."""
    moved: Lying = put(lying, PLACE[rod], to)
    return moved


def rods_in(lying: Lying, rectangle: str) -> tuple[str, ...]:
    return tuple(rod for rod, place in zip(RODS, lying, strict=True) if place == rectangle)


@lru_cache(maxsize=1024)
def contents(lying: Lying) -> dict[str, int]:
    """Return the sum of the lengths of the rods in each rectangle; 0 for an empty one."""
    sums = dict.fromkeys((*RECTANGLES, LIFTED), 0)
    for rod, place in zip(RODS.values(), lying, strict=True):
        sums[place] += rod.length
    return sums


def room(lying: Lying, rectangle: str) -> int:
    """Return the free length of a rectangle; negative if the rectangle is overfull."""
    return RECTANGLES[rectangle].length - contents(lying)[rectangle]


def is_full(lying: Lying, rectangle: str, least_rods: int) -> bool:
    return room(lying, rectangle) == 0 and len(rods_in(lying, rectangle)) >= least_rods


def lengths(lying: Lying) -> tuple[int, int]:
    """Return the sum of the lengths of the rods in each long rectangle, side A first."""
    sums = contents(lying)
    return sums[LONG[0]], sums[LONG[1]]


def is_others(lying: Lying, seat: int, rod: str) -> bool:
    """Return whether a rod is in a start or long rectangle of the other side."""
    return RECTANGLES[at(lying, rod)].side == LETTERS[1 - seat]


def kind_of(lying: Lying, seat: int, rod: str, to: str) -> Kind | None:
    """Return the kind of a move of the seat; None if it is none of the three kinds."""
    source, target = RECTANGLES[at(lying, rod)], RECTANGLES[to]
    if source is target:
        return None
    own = LETTERS[seat]
    if target.zone == "purple":
        if source.zone == "purple":
            return "shift"
        return "enter" if source.zone == "start" and source.side == own else None
    return "recycle" if source.id == LONG[seat] and target.zone == "start" and target.side == own else None


def is_quiet(lying: Lying, seat: int, rod: str, to: str, least_rods: int) -> bool:
    """Return whether a move is a shift that does not fill its rectangle."""
    if kind_of(lying, seat, rod, to) != "shift":
        return False
    return room(lying, to) != RODS[rod].length or len(rods_in(lying, to)) + 1 < least_rods
