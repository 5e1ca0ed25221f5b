"""The values of a game of Sum Dominoes. Ids name tiles and squares; seats are 0 and 1.

The state stores no faults. Turns contain their actions, and `faults.py` judges them on demand.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.kit.clocks.turn import TurnClock
from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import DuelState, DuelTurn
from engines.sum_dominoes.board import EDITION, Board, Dice, Laid, Size

Phase: TypeAlias = Literal["part1", "rolled", "part2", "drawn", "give", "result_pending", "over"]
Hand: TypeAlias = tuple[str, ...]
Hands: TypeAlias = tuple[Hand, Hand]


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`starter` None: the lower roll. `incorrect_tile`: the seat that gets the infraction tile of an I."""

    columns: Annotated[int, msgspec.Meta(ge=2, le=EDITION.columns)] = EDITION.columns
    rows: Annotated[int, msgspec.Meta(ge=1, le=EDITION.rows)] = EDITION.rows
    incorrect_tile: Literal["challenger", "challenged"] = "challenger"

    @property
    def size(self) -> Size:
        return self.columns, self.rows


class Left(msgspec.Struct, frozen=True, array_like=True):
    """The board and the hand at the end of a part in which the player placed no tile. An excused part has an empty hand."""

    board: Board
    hand: Hand


class Part(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One of a turn's two parts. `sum`: the required sum of its tile.

    `how`: `open` nothing yet, `placed` by the seat, `back` removed after a challenge, `left` ended without a tile, `laid` by
    the monitor after that. `laid` is the tile of `placed`, `back` and `laid`.
    """

    sum: int | None = None
    how: Literal["open", "placed", "back", "left", "laid"] = "open"
    laid: Laid | None = None
    left: Left | None = None

    @property
    def has_tile(self) -> bool:
        return self.how in ("placed", "laid")


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn.

    `reroll`: a roll for the first part. `dice`: those of the second part; `written`: the sum that the seat wrote. `drew`: the
    tile drawn at the end. `owed`: steps that the holder forgot before it passed the flag, and that nobody has corrected
    since; there are none if the clock passed it (`is_forfeit`).
    """

    first: Part = Part()
    second: Part = Part()
    reroll: Dice | None = None
    dice: Dice | None = None
    written: int | None = None
    drew: str | None = None
    owed: tuple[Literal["second-part", "draw"], ...] = ()
    is_forfeit: bool = False


class Due(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A tile that `to` gets: an infraction tile, or the forgotten draw, which only the bank can provide."""

    to: int
    is_draw: bool = False


class Giving(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """Tiles to come, in order; then the game continues in `back`, or it ends (`ending`)."""

    dues: tuple[Due, ...]
    back: Phase
    ending: str | None = None


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the sum card: a turn's two sums, its tiles and the drawn tile."""

    first_sum: int | None
    first_tile: str | None = None
    second_sum: int | None = None
    second_tile: str | None = None
    drew: str | None = None
    note: Literal["", "forfeit"] = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game.

    `board`: in the order of placing. `bank`: next tile first, its order hidden. `sum`: on the flag card. `turn`: the
    holder's. `last`: the other's turn before it, which the holder may challenge while `window` is true. `can_reroll`: after a
    C of `second-part`. `dry`: turns in a row without bank and without tile. `paused`: the turn's clock during another wait
    (for a tile, for a result). `throws`: the rolls for the start.
    """

    options: Options
    starter: int
    board: Board
    hands: Hands
    bank: Hand
    sum: int
    turn: Turn
    phase: Phase = "part1"
    last: Turn | None = None
    can_reroll: bool = False
    dry: int = 0
    giving: Giving | None = None
    paused: TurnClock | None = None
    throws: tuple[Dice, Dice] | None = None
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = ((), ())
