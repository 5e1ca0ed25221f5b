"""The values of a game of Queens & Guards. Seats are 0 and 1; a piece and a space are the board's numbers.

The state stores no faults. A turn contains its moves and the table before it, and `faults.py` finds the faults in them when
needed.
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
"""Number of turns; 0 means no limit."""


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Queens & Guards. If `starter` is None, the starter is drawn: one seat
    chooses a colour, the other a hand that hides a piece. `hints`: in assisted mode the board shows
    unannounced traps. The server never passes the flag, so `auto_flag` and `window_min_ms` have no effect."""

    game_ms: Length = 30 * 60_000
    max_turns: Turns = 400
    hints: bool = False
    check_agreed_draw: Literal["assisted", "always", "never"] = "assisted"
    repetition: Literal["assisted", "always", "never"] = "assisted"
    """Modes that make a position a draw when it occurs three times with the same flag holder. The rulebook does not decide
    this."""

    @property
    def is_agreement_checked(self) -> bool:
        return self.check_agreed_draw == "always" or self.check_agreed_draw == self.mode

    @property
    def is_repetition_drawn(self) -> bool:
        return self.repetition == "always" or self.repetition == self.mode


class Moved(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A move of a piece between two spaces, and the kind of that move."""

    piece: Piece
    start: Space
    to: Space
    kind: Kind = "regular"


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. `before`: the table that a correct challenge restores. It already includes the effect of a trap
    announced in way b (see `announcement`) or of a penalty at the start of the turn.

    `made`: the traps that its moves made. `leave`: its pieces that must leave a trap, because the other seat announced this
    trap without the flag. `ending`: `pass` without a move, `lost`, or `undone` by a challenge or by way b; empty for any other
    turn.
    """

    before: Table
    moves: tuple[Moved, ...] = ()
    made: tuple[Trap, ...] = ()
    is_touched: bool = False
    leave: tuple[Piece, ...] = ()
    ending: Literal["", "pass", "lost", "undone"] = ""


class Penalty(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """The challenger may move these pieces to the outermost ring. `is_lost`: afterwards the challenger's turn is
    lost."""

    pieces: tuple[Piece, ...]
    is_lost: bool = False


class Tally(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """The counts of a seat on the score card: turns played, traps announced, retreats made."""

    turns: int = 0
    traps: int = 0
    retreats: int = 0


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game.

    `turn`: the flag holder's turn. `last`: the previous turn, of the other seat. `window`: the holder may challenge `last`.
    `colors`, `starter`: None until the starter is chosen. Before that choice, `hands` are the colours in the hands and
    `called` is the called colour.
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
    """Number of each position (`position_number`) at the start of each past turn, if the option `repetition` needs it."""


def color_of(state: State, seat: int) -> Color:
    """Return the seat's colour, which is known from phase `play` on."""
    assert state.colors is not None
    return COLORS[state.colors[seat]]
