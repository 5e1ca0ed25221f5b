"""The values of a game of FIAR. Chips and circles go by their ids; seats are 0 and 1.

Nothing of a fault is stored: turns hold what was done, and `faults.py` judges that when somebody asks. So the record cannot
betray itself, and no state differs by what is hidden.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.fiar.board import CHIPS, COLOR_OF, INDEX, MoveRange
from engines.kit.duel_options import DuelOptions, Length
from engines.kit.duel_state import DuelState
from engines.kit.hand_pick import Color, Hands

Phase: TypeAlias = Literal["start", "placing", "moving", "relocating", "result_pending", "over"]
Stage: TypeAlias = Literal["placing", "moving"]
Places: TypeAlias = tuple[str | None, ...]
"""Where each chip of `board.CHIPS` is: a circle, `HAND`, or None for a chip that is not in the game."""

HAND = "hand"
SET_UP: Places = (HAND,) * len(CHIPS)


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`auto_flag` never fires: after a move one may still declare, so a seat always has something left that it may do.

    `hints`: in assisted mode the seats are shown the winning paths that stand on the board. `max_turns` of both seats together.
    """

    game_ms: Length = 25 * 60_000
    move_range: MoveRange = "any"
    extinguisher: Literal["other_color", "declarers_opponent"] = "other_color"
    max_turns: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 300
    hints: bool = False


class Hop(msgspec.Struct, frozen=True, array_like=True):
    """A chip that went from a circle, or from the hand, to a circle."""

    chip: str
    start: str
    to: str


class Turn(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn: chips of the other seat that it relocated after a correct challenge, then what it placed or moved.

    `placing`: it is a turn of the first phase. `is_touched`: the seat has touched a chip. `path`: as declared to win.
    """

    seat: int
    placing: bool = False
    relocated: tuple[Hop, ...] = ()
    hops: tuple[Hop, ...] = ()
    is_touched: bool = False
    path: tuple[str, ...] | None = None


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: the number of the turn, a chip with its way, and a note if it was no usual turn."""

    turn: int
    chip: str | None = None
    start: str | None = None
    to: str | None = None
    note: Literal["", "lost", "relocated", "declared", "void"] = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """`hands`: the colour hidden in each, till one is picked. `called`: the colour that shall start.

    `stage`: placing or moving, whatever else the phase waits for. `turn`: the flag holder's; `last`: the other's before it.
    `window`: the holder may challenge `last`. `relocations`: left to the holder; then its turn starts, or goes if `loses_turn`.
    `minute` is a remedy's, and the one in which to call or pick. `turns`: how many are over.
    """

    options: Options
    phase: Phase
    turn: Turn
    hands: Hands
    places: Places = SET_UP
    colors: tuple[Color, Color] = ("blue", "red")
    starter: int = 0
    stage: Stage = "placing"
    called: Color | None = None
    last: Turn | None = None
    window: bool = False
    relocations: int = 0
    loses_turn: bool = False
    turns: int = 0
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = ((), ())

    @property
    def flag(self) -> int:
        return self.turn.seat


def place_of(places: Places, chip: str) -> str | None:
    return places[INDEX[chip]]


def moved(places: Places, chip: str, to: str) -> Places:
    at = INDEX[chip]
    return (*places[:at], to, *places[at + 1 :])


def before(places: Places, hops: tuple[Hop, ...]) -> Places:
    """Where the chips were before the hops that led here."""
    for hop in reversed(hops):
        places = moved(places, hop.chip, hop.start)
    return places


def on_board(places: Places) -> dict[str, str]:
    """circle → the chip on it."""
    return {space: chip for chip, space in zip(CHIPS, places, strict=True) if space is not None and space != HAND}


def seat_of(state: State, chip: str) -> int:
    return state.colors.index(COLOR_OF[chip])


def in_hand(state: State, seat: int) -> list[str]:
    color = state.colors[seat]
    return [chip for chip, space in zip(CHIPS, state.places, strict=True) if space == HAND and COLOR_OF[chip] == color]
