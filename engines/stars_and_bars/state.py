"""The values of a game of Stars & Bars. Cards and squares go by their ids; seats are 0 and 1.

Nothing of a fault is stored: turns hold what was said and done, and `faults.py` judges that when somebody asks. So the record
cannot betray itself, and no state differs by what is hidden.
"""

from typing import Literal, TypeAlias

import msgspec

from engines.kit.duel import state as duel_state
from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import DuelState, DuelTurn

Phase: TypeAlias = Literal["review", "bonus", "placed", "result_pending", "over"]
Pair: TypeAlias = tuple[int, int]
Cards: TypeAlias = tuple[str, ...]

ALL_FOUR = "centre"
"""Stands for a clearing of the central area among the piles that a turn has flipped or removed."""


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`starter` None: the first star drawn decides. `over_target_short`: what over 200 without the margin is."""

    over_target_short: Literal["draw", "continue"] = "draw"


class Table(msgspec.Struct, frozen=True, array_like=True):
    """What lies open. `piles`: one a square, in the order of `board.SQUARES`, each bottom to top. `flipped`: central piles."""

    piles: tuple[Cards, ...]
    flipped: Cards
    hands: tuple[Cards, Cards]
    discard: Cards


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. `before`: its score when it received the flag.

    `claimed`: piles flipped or removed for points, `bonus` these points. `card` on `cell`, or let go where `cell` is None;
    `covered`: what it lies on; `worth`: what it scored among its neighbours then. `tidied`: flipped or removed after that.
    `points`, `total`: as last announced. `start`: the table as the turn found it, from the first touch on; `laid`: the table
    with the card on it, where it was tidied since.
    """

    before: int
    claimed: Cards = ()
    bonus: int = 0
    card: str | None = None
    cell: str | None = None
    covered: str | None = None
    worth: int = 0
    tidied: Cards = ()
    points: int | None = None
    total: int | None = None
    start: Table | None = None
    laid: Table | None = None


class Placed(msgspec.Struct, frozen=True, array_like=True):
    """The card that a seat has placed last, and the one under it, if it covered one."""

    card: str
    cell: str
    under: str | None


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: what a turn placed where, its bonus, the points announced, the total at its end."""

    card: str | None
    cell: str | None
    bonus: int
    points: int | None
    total: int
    note: Literal["", "discard", "forfeit", "lost", "undone"] = ""


class Pending(duel_state.Pending, frozen=True, omit_defaults=True):
    """`reason`: `cards`, `lead`, `target` or `time`; `is_declared`: the seat without the window has said that it has won."""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """`deck`: next card first, hidden. `turn`: the flag holder's. `last`: the other's turn before it.

    `window`: the holder may challenge `last`. `placed`: each seat's last placement, for `peek`; `peeked`: it was looked under
    in this turn. `first`: who drew the first card.
    """

    options: Options
    starter: int
    table: Table
    deck: Cards
    score: Pair
    turn: Turn
    phase: Phase = "review"
    last: Turn | None = None
    placed: tuple[Placed | None, Placed | None] = (None, None)
    peeked: bool = False
    pending: Pending | None = None
    first: int | None = None
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = ((), ())

    @property
    def hand(self) -> Cards:
        """The holder's cards."""
        return self.table.hands[self.turn.seat]
