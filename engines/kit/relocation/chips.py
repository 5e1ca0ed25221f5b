"""Chips that go from circle to circle: where each is, how it went, and what a seat asks of one."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias, TypedDict

import msgspec

Places: TypeAlias = tuple[str | None, ...]
"""Where each chip of a `ChipSet` is: a circle, whatever else the game has (a hand), or None for a chip not in the game."""

Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=16)]
"""The id of a chip or a circle; whether there is such a one the rules say."""


class Select(msgspec.Struct, frozen=True, tag_field="type", tag="select", forbid_unknown_fields=True):
    """Touches a chip. It binds nothing."""

    chip: Name


class Move(msgspec.Struct, frozen=True, tag_field="type", tag="move", forbid_unknown_fields=True):
    """A chip on the board is let go on another circle."""

    chip: Name
    to: Name


class Relocate(msgspec.Struct, frozen=True, tag_field="type", tag="relocate", forbid_unknown_fields=True):
    """After a correct challenge: a chip of the opponent goes to an empty circle."""

    chip: Name
    to: Name


class WaiveRelocation(msgspec.Struct, frozen=True, tag_field="type", tag="waive_relocation", forbid_unknown_fields=True):
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


def hops_seen(shown: Sequence[Any]) -> tuple[Hop, ...]:
    """The hops that a view shows."""
    return tuple(Hop(hop["chip"], hop["from"], hop["to"]) for hop in shown)


class ChipSet:
    """The chips of an edition in their order, and what their `Places` say."""

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids = tuple(ids)
        self.index = {chip: at for at, chip in enumerate(ids)}

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
