"""The net and the chips of an edition: the place of each chip, the seat that owns the chip, and its possible moves."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engines.kit.boards.net import Net
from engines.kit.outcome import Refusal
from engines.kit.relocation.chips import ChipSet, Move, Places, Relocate, Select, WaiveRelocation
from engines.kit.relocation.state import RelocationState


@dataclass(frozen=True, slots=True)
class Table:
    """The table of a game, built once from its edition."""

    net: Net
    chips: ChipSet[Any]

    def place(self, state: RelocationState, chip: str) -> str:
        """Return the place of a chip. Raises `Refusal("unknown_chip")` for a name that is not in this game."""
        place = self.chips.place_of(state.places, chip) if chip in self.chips.index else None
        if place is None:
            raise Refusal("unknown_chip")
        return place

    def own_place(self, state: RelocationState, chip: str) -> str:
        """Return the place of a chip of the flag holder. Raises `Refusal` for any other chip."""
        place = self.place(state, chip)
        self.require_own(state, chip)
        return place

    def require_own(self, state: RelocationState, chip: str) -> None:
        """Check that the flag holder plays this chip. Raises `Refusal` for an unknown name or another seat's chip."""
        if chip not in self.chips.index:
            raise Refusal("unknown_chip")
        if self.seat_of(state, chip) != state.flag:
            raise Refusal("not_yours")

    def seat_of(self, state: RelocationState, chip: str) -> int:
        """Return the seat that plays a chip."""
        return state.sides.index(self.chips.side_of[chip])

    def require_free(self, state: RelocationState, space: str) -> None:
        """Check that a circle exists and is empty. Raises `Refusal`."""
        self.require_spaces((space,))
        if space in state.places:
            raise Refusal("occupied")

    def require_spaces(self, spaces: Iterable[str]) -> None:
        """Check that all names are circles. Raises `Refusal("unknown_space")`."""
        if not self.net.linked.keys() >= {*spaces}:
            raise Refusal("unknown_space")

    def is_position(self, board: dict[str, str]) -> bool:
        """Return whether the map chip → circle contains only existing chips and circles, and no circle twice."""
        taken = {*board.values()}
        return board.keys() <= self.chips.index.keys() and taken <= self.net.linked.keys() and len(taken) == len(board)

    def free(self, places: Places) -> list[str]:
        """Return the circles without a chip."""
        return [space for space in self.net.spaces if space not in places]

    def standing(self, state: RelocationState, seat: int) -> list[tuple[str, str]]:
        """Return the chips of a seat on the board, each with its circle."""
        side = state.sides[seat]
        return [(chip, space) for chip, space in self.chips.shown(state.places).items() if self.chips.side_of[chip] == side]

    def can_move(self, state: RelocationState) -> bool:
        """Return whether the flag holder has a faultless move. It is enough to look for an empty adjacent circle."""
        taken = frozenset(state.places)
        return any(self.net.linked[space] - taken for _chip, space in self.standing(state, state.flag))

    def moves(self, state: RelocationState) -> list[Move]:
        """Return the flag holder's moves along each line, up to the first chip in the way."""
        taken, reach = frozenset(state.places), state.options.move_range
        return [
            Move(chip, to) for chip, start in self.standing(state, state.flag) for to in self.net.reached(taken, start, reach)
        ]

    def relocations(self, state: RelocationState) -> list[Relocate | WaiveRelocation]:
        """Return the relocations that the flag holder may make after a correct challenge, and the action that gives up
        one relocation."""
        free = self.free(state.places)
        ways = [Relocate(chip, to) for chip, _space in self.standing(state, 1 - state.flag) for to in free]
        return [*ways, WaiveRelocation()]

    def touches(self, state: RelocationState) -> list[Select]:
        """Return the touch of one chip, as the only example of this type of action."""
        if state.turn.is_touched:
            return []
        standing = (chip for chip, _space in self.standing(state, state.flag))
        own = [*self.chips.in_hand(state.places, state.sides[state.flag]), *standing]
        return [Select(chip) for chip in own[:1]]
