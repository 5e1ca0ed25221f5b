"""The values of a game of Stars & Bars. A card and a square are named by their ids; seats are 0 and 1.

The state stores no faults. A turn contains its actions, and `faults.py` finds the faults in them when needed. So neither the
state nor the record can reveal a fault.
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
"""Entry in `Turn.claimed` and `Turn.tidied` that means the whole centre: the seat removed its four flipped piles together."""


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Stars & Bars. If `starter` is None, the first drawn star decides. `over_target_short`: the consequence
    of more than 200 points without the required lead."""

    over_target_short: Literal["draw", "continue"] = "draw"


class Table(msgspec.Struct, frozen=True, array_like=True):
    """The cards on the table. `piles`: one for each square, in the order of `board.SQUARES`, each from bottom to top.
    `flipped`: piles of the centre that are face down."""

    piles: tuple[Cards, ...]
    flipped: Cards
    hands: tuple[Cards, Cards]
    discard: Cards


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. `before`: its score when it received the flag.

    `claimed`: piles flipped or removed for points; `bonus`: the points for them. `card`: placed on `cell`, or discarded if
    `cell` is None. `covered`: the card below it. `worth`: its score among its neighbours when it was placed. `tidied`:
    piles flipped or removed after the card was placed. `points`, `total`: the last announcement. `start`: the table at the
    start of the turn, stored at the first touch. `laid`: the table just after the card was placed, if a pile was flipped or
    removed since.
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
    """The card that a seat placed last, and the card below it; None if there was none."""

    card: str
    cell: str
    under: str | None


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: the card and its square, the bonus, the announced points, the total after the turn."""

    card: str | None
    cell: str | None
    bonus: int
    points: int | None
    total: int
    note: Literal["", "discard", "forfeit", "lost", "undone"] = ""


class Pending(duel_state.Pending, frozen=True, omit_defaults=True):
    """A pending result. `reason`: `cards`, `lead`, `target` or `time`. `is_declared`: the other seat has declared a win."""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game.

    `deck`: hidden cards, the next one first. `turn`: the flag holder's turn. `last`: the previous turn, of the other seat.
    `window`: the flag holder may challenge `last`. `placed`: each seat's last placement, for `peek`; `peeked`: a seat
    has looked under the placed card in this turn. `first`: the seat that drew the first card.
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
        """Cards in the flag holder's hand."""
        return self.table.hands[self.turn.seat]
