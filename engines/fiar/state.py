"""The values of a game of FIAR. A chip and a circle are named by their ids; seats are 0 and 1.

The state stores no faults. A turn contains its actions, and `faults.py` finds the faults in them when needed. So neither the
state nor the record can reveal a fault.
"""

from typing import Literal, Self, TypeAlias

from msgspec.structs import replace

from engines.fiar.board import CHIP_SET, CHIPS, TABLE
from engines.kit.duel.hand_pick import Color, Hands
from engines.kit.duel.options import Length
from engines.kit.relocation.chips import HAND, Places
from engines.kit.relocation.state import HopTurn, RelocationOptions, RelocationState

Phase: TypeAlias = Literal["start", "placing", "moving", "relocating", "result_pending", "over"]
Stage: TypeAlias = Literal["placing", "moving"]

SET_UP: Places = (HAND,) * len(CHIPS)


class Options(RelocationOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of FIAR. `extinguisher`: the paths that a marked chip breaks: paths of the other colour, or paths that
    the opponent declares."""

    game_ms: Length = 25 * 60_000
    extinguisher: Literal["other_color", "declarers_opponent"] = "other_color"


class Turn(HopTurn, frozen=True, array_like=True, omit_defaults=True):
    """A turn of FIAR. `placing`: the turn belongs to the first phase, the placing of chips."""

    placing: bool = False

    @property
    def is_placing(self) -> bool:
        return self.placing


class State(RelocationState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game. `hands`: the colour hidden in each hand, until the pick. `called`: the colour that starts.

    `stage`: placing or moving. It keeps its value in the other phases.
    """

    options: Options
    phase: Phase
    turn: Turn
    last: Turn | None = None
    hands: Hands
    places: Places = SET_UP
    colors: tuple[Color, Color] = ("blue", "red")
    stage: Stage = "placing"
    called: Color | None = None

    @property
    def playing_phase(self) -> Stage:
        return self.stage

    def with_next_turn(self) -> Self:
        """Return the state with the next turn. If both hands are empty, the phase of placing ends."""
        stage: Stage = "placing" if HAND in self.places and self.stage == "placing" else "moving"
        return replace(self, stage=stage, turn=Turn(1 - self.flag, placing=stage == "placing"))

    @property
    def sides(self) -> tuple[Color, Color]:
        return self.colors

    def can_relocate(self) -> bool:
        return bool(TABLE.standing(self, 1 - self.flag))


before = CHIP_SET.before
on_board = CHIP_SET.on_board


def in_hand(state: State, seat: int) -> list[str]:
    """Return the chips that a seat has not placed yet."""
    return CHIP_SET.in_hand(state.places, state.colors[seat])
