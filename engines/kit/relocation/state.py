"""What the states of duels share in which a correct challenge lets one relocate a chip (FIAR, Kwatro-Sinko).

Nothing of a fault is stored: turns hold what was done, and the game judges that when somebody asks.
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
    """`auto_flag` never fires: after a move one may still declare, so a seat always has something left that it may do.

    `hints`: in assisted mode the seats are shown the winning paths that stand on the board. `max_turns` of both seats together.
    """

    move_range: MoveRange = "any"
    max_turns: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 300
    hints: bool = False


class HopTurn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """A turn: chips of the other seat that it relocated after a correct challenge, then what it placed or moved.

    `is_touched`: the seat has touched a chip. `path`: as declared to win. A game's turn is a subclass.
    """

    relocated: tuple[Hop, ...] = ()
    hops: tuple[Hop, ...] = ()
    is_touched: bool = False
    path: tuple[str, ...] | None = None

    @property
    def is_placing(self) -> bool:
        """Its chips come from the hand, so that no way of theirs can be wrong."""
        return False


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: the number of the turn, a chip with its way, and a note if it was no usual turn."""

    turn: int
    chip: str | None = None
    start: str | None = None
    to: str | None = None
    note: Literal["", "lost", "relocated", "declared", "void"] = ""


class RelocationState(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """A game's state is a subclass: it adds what its start needs and narrows `options`, `phase`, `turn` and `last`."""

    options: RelocationOptions
    """With what such games have in addition."""
    turn: HopTurn
    """The flag holder's."""
    last: HopTurn | None = None
    """The other's before it, which the holder may challenge while `window` is true."""
    places: Places
    """Where each chip of the edition is."""
    starter: int = 0
    """The seat that began."""
    relocations: int = 0
    """Left to the holder; then its turn starts, or goes if `loses_turn`."""
    loses_turn: bool = False
    """The turn is over after the relocations."""
    turns: int = 0
    """How many are over."""
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = ((), ())
    """Of each score card."""

    @property
    @abstractmethod
    def sides(self) -> tuple[str, str]:
        """The side of the chips that each seat plays."""

    @property
    def playing_phase(self) -> str:
        """The phase in which the holder has its turn."""
        return "moving"

    @property
    def is_playing(self) -> bool:
        return self.phase == self.playing_phase

    def with_next_turn(self) -> Self:
        """The same table with a blank turn of the other seat."""
        return replace(self, turn=type(self.turn)(1 - self.flag))

    def can_relocate(self) -> bool:
        """Whether the holder finds a chip of the other seat to relocate."""
        return True
