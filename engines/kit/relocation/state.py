"""The state of duels with relocated chips (FIAR, Kwatro-Sinko).

The state stores no faults. A turn contains its actions, and the game finds the faults in them when needed.
"""

from abc import abstractmethod
from typing import Annotated, Literal, Self

import msgspec
from msgspec.structs import replace

from engines.kit.boards.net import MoveRange
from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import DuelState, DuelTurn
from engines.kit.relocation.chips import Hop, Places


class RelocationOptions(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a duel with relocated chips. `auto_flag` has no effect: after a move the flag holder may still declare
    a win."""

    move_range: MoveRange = "any"
    """Maximum length of a chip's move: any number of circles, or a single circle."""
    max_turns: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 300
    """Maximum number of turns of both seats together."""
    hints: bool = False
    """True if the seats see the winning paths on the board in assisted mode."""


class HopTurn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """A turn: the relocations of the other seat's chips after a correct challenge, followed by the placements or moves
    of its own chips. `is_touched`: the seat has touched a chip. `path`: the path with which the seat declared a
    win. A game's turn is a subclass."""

    relocated: tuple[Hop, ...] = ()
    hops: tuple[Hop, ...] = ()
    is_touched: bool = False
    path: tuple[str, ...] | None = None

    @property
    def is_placing(self) -> bool:
        """True if the turn placed its chips from the hand. A placed chip has no route to judge."""
        return False


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: the number of the turn, a chip with its route, and a note for an unusual turn."""

    turn: int
    chip: str | None = None
    start: str | None = None
    to: str | None = None
    note: Literal["", "lost", "relocated", "declared", "void"] = ""


class RelocationState(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of the game. A game's state is a subclass: it adds its start and narrows `options`, `phase`, `turn` and `last`."""

    options: RelocationOptions
    """Options of the game."""
    turn: HopTurn
    """Turn of the flag holder."""
    last: HopTurn | None = None
    """Previous turn, by the other seat. The flag holder may challenge it while `window` is true."""
    places: Places
    """Place of each chip of the edition, in the order of its `ChipSet`."""
    starter: int = 0
    """Seat that had the first turn."""
    relocations: int = 0
    """Number of chips that the flag holder may still relocate. Afterwards its turn begins, or ends if `loses_turn`."""
    loses_turn: bool = False
    """True if the turn is lost after the relocations."""
    turns: int = 0
    """Number of finished turns."""
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = ((), ())
    """Lines of the score card of each seat."""

    @property
    @abstractmethod
    def sides(self) -> tuple[str, str]:
        """Side of the chips that each seat plays."""

    @property
    def playing_phase(self) -> str:
        """Phase for placing or moving a chip."""
        return "moving"

    @property
    def is_playing(self) -> bool:
        return self.phase == self.playing_phase

    def with_next_turn(self) -> Self:
        """Return the state with a new, empty turn of the other seat."""
        return replace(self, turn=type(self.turn)(1 - self.flag))

    def can_relocate(self) -> bool:
        """Return whether there is a chip of the other seat that the flag holder can relocate."""
        return True
