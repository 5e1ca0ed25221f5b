"""What may be wrong with the ways of a turn's chips, and with a path that relocations made (rulebooks, part 5)."""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from engines.kit.boards.net import MoveRange
from engines.kit.referee.record import Fault
from engines.kit.relocation.chips import Hop, Move, Places
from engines.kit.relocation.state import HopTurn, RelocationState
from engines.kit.relocation.table import Table


@dataclass(frozen=True, slots=True)
class HopRules:
    """The ids of a game's rules on the ways of its chips."""

    table: Table
    route: str
    piece_placed: str
    move_it_use_it: str

    def hop_faults(self, places: Places, turn: HopTurn, hop: Hop, move_range: MoveRange) -> tuple[Fault, ...]:
        """The faults of one more chip placed or moved in a turn that has come to `places`."""
        found = []
        taken = frozenset(places)
        if not turn.is_placing and (detail := self.table.net.route_detail(taken, hop.start, hop.to, move_range)):
            found.append(Fault(self.route, detail))
        if any(earlier.chip == hop.chip for earlier in turn.hops):
            found.append(Fault(self.piece_placed))
        elif turn.hops:
            found.append(Fault(self.move_it_use_it))
        return tuple(found)

    def move_faults(self, state: RelocationState, move: Move) -> tuple[Fault, ...]:
        """The faults of a move of the holder in a turn that has come to `state`."""
        start = self.table.chips.place_of(state.places, move.chip)
        if start is None:
            return ()
        return self.hop_faults(state.places, state.turn, Hop(move.chip, start, move.to), state.options.move_range)

    def turn_faults(self, places: Places, turn: HopTurn, move_range: MoveRange) -> tuple[Fault, ...]:
        """The faults of all ways of a turn that ended with the chips at `places`."""
        found: list[Fault] = []
        at = self.table.chips.before(places, turn.hops)
        for number, hop in enumerate(turn.hops):
            found += self.hop_faults(at, replace(turn, hops=turn.hops[:number]), hop, move_range)
            at = self.table.chips.moved(at, hop.chip, hop.to)
        return tuple(found)


def is_made_by_relocating(table: Table, places: Places, turn: HopTurn, is_winning: Callable[[dict[str, str]], bool]) -> bool:
    """Whether a path became a winning one by the relocations at the turn's beginning.

    `is_winning`: (circle → chip) → whether the path wins there.
    """
    if not turn.relocated:
        return False
    after = table.chips.before(places, turn.hops)
    before = table.chips.before(after, turn.relocated)
    return is_winning(table.chips.on_board(after)) and not is_winning(table.chips.on_board(before))
