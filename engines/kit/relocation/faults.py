"""The faults of a turn: wrong routes of its chips, or a declared path that relocations have completed (rulebooks, part 5)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import asdict, replace

from engines.kit.boards.net import MoveRange
from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault
from engines.kit.relocation.chips import HAND, Hop, Move, Places
from engines.kit.relocation.state import HopTurn, RelocationOptions, RelocationState
from engines.kit.relocation.table import Table


def pointing(fault: Fault, circles: Iterable[str]) -> Fault:
    """Return the fault with the circles to highlight."""
    facts: Cells = {"cells": [circle for circle in circles if circle != HAND]}
    return replace(fault, facts=facts)


@dataclass(frozen=True, slots=True)
class HopRules:
    """The ids of a game's rules about the routes of its chips."""

    table: Table
    route: str
    piece_placed: str
    move_it_use_it: str

    def hop_faults(self, places: Places, turn: HopTurn, hop: Hop, move_range: MoveRange) -> tuple[Fault, ...]:
        """Return the faults of one placed or moved chip. `places`: the places of all chips before this hop."""
        found = []
        taken = frozenset(places)
        if not turn.is_placing and (detail := self.table.net.route_detail(taken, hop.start, hop.to, move_range)):
            cells = self.table.net.jumped(taken, hop.start, hop.to) if detail == "jump" else [hop.start, hop.to]
            found.append(pointing(Fault(self.route, detail), cells))
        if any(earlier.chip == hop.chip for earlier in turn.hops):
            found.append(pointing(Fault(self.piece_placed), [hop.start]))
        elif turn.hops:
            found.append(pointing(Fault(self.move_it_use_it), [turn.hops[0].to]))
        return tuple(found)

    def move_faults(self, state: RelocationState, move: Move) -> tuple[Fault, ...]:
        """Return the faults that a move of the flag holder would have in this state."""
        start = self.table.chips.place_of(state.places, move.chip)
        if start is None:
            return ()
        return self.hop_faults(state.places, state.turn, Hop(move.chip, start, move.to), state.options.move_range)

    def turn_faults(self, places: Places, turn: HopTurn, move_range: MoveRange) -> tuple[Fault, ...]:
        """Return all faults in the routes of a finished turn. `places`: the places of all chips after the turn."""
        found: list[Fault] = []
        at = self.table.chips.before(places, turn.hops)
        for number, hop in enumerate(turn.hops):
            found += self.hop_faults(at, replace(turn, hops=turn.hops[:number]), hop, move_range)
            at = self.table.chips.moved(at, hop.chip, hop.to)
        return tuple(found)


@dataclass(frozen=True, slots=True)
class TurnRules:
    """Judges a turn: the routes of its chips, and a win that the seat declared in it."""

    hops: HopRules
    declaration_faults: Callable[[Places, Any, Any, Any], tuple[Fault, ...]]
    """(places of the chips, turn, side of its chips, options) → the faults of the win that the turn declared."""
    win: type[Any]
    """Type of the action that declares a win. A turn also has each field of this type, under the same name."""

    def turn_faults(self, places: Places, turn: HopTurn, side: str, options: RelocationOptions) -> tuple[Fault, ...]:
        """Return all faults of a finished turn. `places`: the places of all chips after the turn."""
        hops = self.hops.turn_faults(places, turn, options.move_range)
        return (*hops, *self.declaration_faults(places, turn, side, options))

    def action_faults(self, state: RelocationState, action: Any) -> tuple[Fault, ...]:
        """Return the faults that an action of the flag holder would have in this state."""
        if isinstance(action, Move):
            return self.hops.move_faults(state, action)
        if not isinstance(action, self.win):
            return ()
        claimed = replace(state.turn, **asdict(action))
        return self.declaration_faults(state.places, claimed, state.sides[state.flag], state.options)


def is_made_by_relocating(table: Table, places: Places, turn: HopTurn, is_winning: Callable[[dict[str, str]], bool]) -> bool:
    """Return whether the relocations at the start of the turn, and not its own moves, completed the declared winning path.

    `is_winning`: (circle → chip) → whether the declared path wins in that position.
    """
    after = table.chips.before(places, turn.hops)
    before = table.chips.before(after, turn.relocated)
    return is_winning(table.chips.on_board(after)) and not is_winning(table.chips.on_board(before))
