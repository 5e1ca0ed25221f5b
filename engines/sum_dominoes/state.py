"""The values of a game of Sum Dominoes. A tile and a square are named by their ids; seats are 0 and 1.

The state stores no faults. A turn contains its actions, and `faults.py` finds the faults in them when needed.
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
    """Options of Sum Dominoes. If `starter` is None, the lower roll decides. `incorrect_tile`: the seat that gets the
    infraction tile of an incorrect challenge."""

    columns: Annotated[int, msgspec.Meta(ge=2, le=EDITION.columns)] = EDITION.columns
    rows: Annotated[int, msgspec.Meta(ge=1, le=EDITION.rows)] = EDITION.rows
    incorrect_tile: Literal["challenger", "challenged"] = "challenger"

    @property
    def size(self) -> Size:
        return self.columns, self.rows


class Left(msgspec.Struct, frozen=True, array_like=True):
    """The board and the hand at the end of a part of a turn (`Part`) in which the seat placed no tile. If the part is excused
    because the clock passed the flag, the stored hand is empty."""

    board: Board
    hand: Hand


class Part(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One of the two parts of a turn. `sum`: the sum that its tile must make.

    `how`: `open` (nothing has happened), `placed` (the seat placed a tile), `back` (a challenge returned that tile to the
    hand), `left` (the seat placed no tile), `laid` (the monitor placed a tile afterwards). The field `laid` holds the
    tile if `how` is `placed`, `back` or `laid`.
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

    `reroll`: a roll for the first part. `dice`: the dice of the second part; `written`: the sum that the seat wrote.
    `drew`: the tile drawn at the end. `owed`: steps that the flag holder forgot before it passed the flag, and that no
    challenge has corrected. If the clock passed the flag (`is_forfeit`), no step is owed.
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
    """A tile that the seat `to` gets: an infraction tile, or the forgotten draw, which can only come from the bank."""

    to: int
    is_draw: bool = False


class Giving(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """Tiles that seats still get, in order. Afterwards the game continues in the phase `back`, or ends for the reason
    `ending`."""

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

    `board`: tiles in the order of placing. `bank`: hidden tiles, the next one first. `sum`: the sum on the flag card. `turn`:
    the flag holder's turn. `last`: the other seat's turn before it, which the holder may challenge while `window` is true.
    `can_reroll`: the holder may roll for its first part, after a correct challenge of `second-part`. `dry`: number of turns in
    a row without a bank and without a placed tile. `paused`: the turn's clock while the game waits for a tile or a result.
    `throws`: the rolls that decided who starts.
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
