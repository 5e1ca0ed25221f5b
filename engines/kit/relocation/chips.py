"""Chips that move from circle to circle: their places, their routes, and the actions of a seat on them."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, Generic, TypeAlias, TypedDict, TypeVar

import msgspec

from engines.kit.action import BaseAction

X = TypeVar("X", bound=str)
"""The side that plays a chip, such as a colour."""

Places: TypeAlias = tuple[str | None, ...]
"""Place of each chip of a `ChipSet`, in the set's order: a circle, `HAND`, or None for a chip that is not in the game."""
HAND: Final = "hand"
"""Place of a chip that its seat has not put on the board yet."""

Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=16)]
"""Id of a chip or a circle. The types do not check whether it exists; the rules do."""


class Select(BaseAction, frozen=True, tag="select"):
    """A seat touches a chip. It need not move this chip, but the touch closes its window on the previous turn."""

    chip: Name


class Move(BaseAction, frozen=True, tag="move"):
    """A seat moves a chip on the board to another circle."""

    chip: Name
    to: Name


class Relocate(BaseAction, frozen=True, tag="relocate"):
    """After a correct challenge, a seat moves a chip of its opponent to an empty circle."""

    chip: Name
    to: Name


class WaiveRelocation(BaseAction, frozen=True, tag="waive_relocation"):
    """A seat gives up one relocation."""


class Hop(msgspec.Struct, frozen=True, array_like=True):
    """A chip's way from one place to a circle: a placement, a move or a relocation."""

    chip: str
    start: str
    to: str


HopView = TypedDict("HopView", {"chip": str, "from": str, "to": str})


def hops_shown(hops: tuple[Hop, ...]) -> list[HopView]:
    """Return hops in the form that views use."""
    return [{"chip": hop.chip, "from": hop.start, "to": hop.to} for hop in hops]


def hops_of(shown: Sequence[Any]) -> tuple[Hop, ...]:
    """Return the hops of a view."""
    return tuple(Hop(hop["chip"], hop["from"], hop["to"]) for hop in shown)


class ChipSet(Generic[X]):
    """The chips of an edition in a fixed order, and the side of each (a colour, or even and odd). The set reads and changes
    `Places`."""

    def __init__(self, sides: Mapping[str, X]) -> None:
        """Create the set. `sides`: chip → its side."""
        self.ids = tuple(sides)
        self.index = {chip: at for at, chip in enumerate(self.ids)}
        self.side_of = dict(sides)
        self.of_side: dict[X, tuple[str, ...]] = {
            side: tuple(chip for chip in self.ids if sides[chip] == side) for side in dict.fromkeys(sides.values())
        }
        self.shown = lru_cache(maxsize=1024)(self._shown)
        """(places) → chip → circle. The same places give the same object, so that a comparison of two views is fast."""

    def _shown(self, places: Places) -> dict[str, str]:
        return {chip: space for chip, space in zip(self.ids, places, strict=True) if space is not None and space != HAND}

    def on_board(self, places: Places) -> dict[str, str]:
        """Return circle → the chip on it."""
        return {space: chip for chip, space in self.shown(places).items()}

    def in_hand(self, places: Places, side: X) -> list[str]:
        """Return the chips of a side that the seat has not placed yet."""
        return [chip for chip in self.of_side[side] if self.place_of(places, chip) == HAND]

    def place_of(self, places: Places, chip: str) -> str | None:
        return places[self.index[chip]]

    def moved(self, places: Places, chip: str, to: str) -> Places:
        at = self.index[chip]
        return (*places[:at], to, *places[at + 1 :])

    def before(self, places: Places, hops: tuple[Hop, ...]) -> Places:
        """Return the places of the chips before these hops."""
        for hop in reversed(hops):
            places = self.moved(places, hop.chip, hop.start)
        return places
