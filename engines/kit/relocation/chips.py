"""Chips that go from circle to circle: where each is, how it went, and what a seat asks of one."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, Generic, TypeAlias, TypedDict, TypeVar

import msgspec

from engines.kit.action import BaseAction

X = TypeVar("X", bound=str)
"""A side that chips belong to."""

Places: TypeAlias = tuple[str | None, ...]
"""Where each chip of a `ChipSet` is: a circle, `HAND`, or None for a chip not in the game."""
HAND: Final = "hand"
"""The place of a chip that is still to be placed."""

Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=16)]
"""The id of a chip or a circle; whether there is such a one the rules say."""


class Select(BaseAction, frozen=True, tag="select"):
    """Touches a chip. It binds nothing."""

    chip: Name


class Move(BaseAction, frozen=True, tag="move"):
    """A chip on the board is let go on another circle."""

    chip: Name
    to: Name


class Relocate(BaseAction, frozen=True, tag="relocate"):
    """After a correct challenge: a chip of the opponent goes to an empty circle."""

    chip: Name
    to: Name


class WaiveRelocation(BaseAction, frozen=True, tag="waive_relocation"):
    """One relocation is given up."""


class Hop(msgspec.Struct, frozen=True, array_like=True):
    """A chip that went from one place to a circle."""

    chip: str
    start: str
    to: str


HopView = TypedDict("HopView", {"chip": str, "from": str, "to": str})


def hops_shown(hops: tuple[Hop, ...]) -> list[HopView]:
    """Hops as views show them."""
    return [{"chip": hop.chip, "from": hop.start, "to": hop.to} for hop in hops]


def hops_of(shown: Sequence[Any]) -> tuple[Hop, ...]:
    """The hops that a view shows."""
    return tuple(Hop(hop["chip"], hop["from"], hop["to"]) for hop in shown)


class ChipSet(Generic[X]):
    """The chips of an edition in their order, the side of each (a colour, a parity), and what their `Places` say."""

    def __init__(self, sides: Mapping[str, X]) -> None:
        """`sides`: chip → its side."""
        self.ids = tuple(sides)
        self.index = {chip: at for at, chip in enumerate(self.ids)}
        self.side_of = dict(sides)
        self.of_side: dict[X, tuple[str, ...]] = {
            side: tuple(chip for chip in self.ids if sides[chip] == side) for side in dict.fromkeys(sides.values())
        }
        self.shown = lru_cache(maxsize=4096)(self._shown)
        """(places) → chip → circle. What did not change is the same object, so that a comparison of two views ends at once."""

    def _shown(self, places: Places) -> dict[str, str]:
        return {chip: space for chip, space in zip(self.ids, places, strict=True) if space is not None and space != HAND}

    def on_board(self, places: Places) -> dict[str, str]:
        """circle → the chip on it."""
        return {space: chip for chip, space in self.shown(places).items()}

    def in_hand(self, places: Places, side: X) -> list[str]:
        """The chips of a side that are not yet placed."""
        return [chip for chip in self.of_side[side] if self.place_of(places, chip) == HAND]

    def place_of(self, places: Places, chip: str) -> str | None:
        return places[self.index[chip]]

    def moved(self, places: Places, chip: str, to: str) -> Places:
        at = self.index[chip]
        return (*places[:at], to, *places[at + 1 :])

    def before(self, places: Places, hops: tuple[Hop, ...]) -> Places:
        """Where the chips were before the hops that led here."""
        for hop in reversed(hops):
            places = self.moved(places, hop.chip, hop.start)
        return places
