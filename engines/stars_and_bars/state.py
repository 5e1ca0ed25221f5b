"""The values of a game of Stars & Bars. Ids name cards and squares; seats are 0 and 1.

The state stores no faults. Turns contain their actions, and `faults.py` judges them on demand. So the record cannot reveal a
fault, and no state differs by hidden things.
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
"""Marks a clearing of the central area among a turn's flipped or removed piles."""


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`starter` None: the first drawn star decides. `over_target_short`: the result of more than 200 points without the
    margin."""

    over_target_short: Literal["draw", "continue"] = "draw"


class Table(msgspec.Struct, frozen=True, array_like=True):
    """The visible cards. `piles`: one per square, in the order of `board.SQUARES`, each bottom to top. `flipped`: central
    piles."""

    piles: tuple[Cards, ...]
    flipped: Cards
    hands: tuple[Cards, Cards]
    discard: Cards


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. `before`: its score when it received the flag.

    `claimed`: piles flipped or removed for points; `bonus`: these points. `card` is on `cell`, or discarded if `cell` is None.
    `covered`: the card below. `worth`: its score among its neighbours at that moment. `tidied`: piles flipped or removed after
    the placing. `points`, `total`: the last announcement. `start`: the table at the start of the turn, from the first touch
    on. `laid`: the table with the card on it, if the holder has tidied since.
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
    """The card that a seat has placed last, and the card below it, if there was one."""

    card: str
    cell: str
    under: str | None


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: the card and its square, the bonus, the announced points, the total at its end."""

    card: str | None
    cell: str | None
    bonus: int
    points: int | None
    total: int
    note: Literal["", "discard", "forfeit", "lost", "undone"] = ""


class Pending(duel_state.Pending, frozen=True, omit_defaults=True):
    """`reason`: `cards`, `lead`, `target` or `time`. `is_declared`: True if the seat without the window has declared a win."""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game.

    `deck`: next card first, hidden. `turn`: the flag holder's. `last`: the other's turn before it. `window`: the holder may
    challenge `last`. `placed`: each seat's last placement, for `peek`; `peeked`: a seat has looked under it in this turn.
    `first`: the seat that drew the first card.
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
        """Cards of the holder."""
        return self.table.hands[self.turn.seat]
