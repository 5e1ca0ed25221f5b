"""The values of a game of Queens & Guards. Seats are 0 and 1; pieces and spaces are the board's numbers.

Nothing of a fault is stored: turns hold what was moved and on which table, and `faults.py` judges that when somebody asks.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.kit.duel.hand_pick import Color as ColorName
from engines.kit.duel.hand_pick import Hands
from engines.kit.duel.options import DuelOptions, Length
from engines.kit.duel.state import DuelState, DuelTurn
from engines.queens_and_guards.board import COLORS, Color, Piece, Space
from engines.queens_and_guards.table import Table, Trap

Phase: TypeAlias = Literal["start", "play", "penalty", "result_pending", "over"]
Kind: TypeAlias = Literal["regular", "retreat", "leave"]
Turns: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
"""A number of turns; 0 is no limit."""


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`starter` None: a colour and a hand decide. `hints`: an assisted room shows traps that are not announced. The flag is
    never passed by the server, so `auto_flag` and `window_min_ms` change nothing.
    """

    game_ms: Length = 30 * 60_000
    max_turns: Turns = 400
    hints: bool = False
    check_agreed_draw: Literal["assisted", "always", "never"] = "assisted"
    repetition: Literal["assisted", "always", "never"] = "assisted"
    """In which mode a position that stands for the third time with the same seat's flag is a draw; the rulebook is silent."""

    @property
    def is_agreement_checked(self) -> bool:
        return self.check_agreed_draw == "always" or self.check_agreed_draw == self.mode

    @property
    def is_repetition_drawn(self) -> bool:
        return self.repetition == "always" or self.repetition == self.mode


class Moved(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A piece moved from one space to another, and what kind of move that was when it was asked for."""

    piece: Piece
    start: Space
    to: Space
    kind: Kind = "regular"


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. `before`: the table that a challenge of it restores, which is after any way b or penalty of it.

    `made`: the traps that its moves made. `leave`: own pieces on which the other announced a trap without the flag. `ending`:
    `pass` without a move, `lost`, or `undone` by a challenge or by way b; empty for any other turn.
    """

    before: Table
    moves: tuple[Moved, ...] = ()
    made: tuple[Trap, ...] = ()
    is_touched: bool = False
    leave: tuple[Piece, ...] = ()
    ending: Literal["", "pass", "lost", "undone"] = ""


class Penalty(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """The challenger may put these pieces on the outer band. `is_lost`: its turn is lost after that."""

    pieces: tuple[Piece, ...]
    is_lost: bool = False


class Tally(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """What the score card counts for a seat."""

    turns: int = 0
    traps: int = 0
    retreats: int = 0


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """`turn`: the flag holder's; `last`: the other's turn before it. `window`: the holder may challenge `last`.

    `colors`, `starter`: None until they are known; till then `hands` holds what is in the hands and `called` what was called.
    """

    options: Options
    phase: Phase
    table: Table
    turn: Turn
    colors: tuple[ColorName, ColorName] | None = None
    starter: int | None = None
    hands: Hands | None = None
    called: ColorName | None = None
    last: Turn | None = None
    penalty: Penalty | None = None
    turns: int = 0
    tally: tuple[Tally, Tally] = (Tally(), Tally())
    positions: tuple[int, ...] = ()
    """A number of each position at the beginning of a turn so far, where a repetition is a draw."""


def color_of(state: State, seat: int) -> Color:
    """The seat's colour. Only from phase `play` on."""
    assert state.colors is not None
    return COLORS[state.colors[seat]]
