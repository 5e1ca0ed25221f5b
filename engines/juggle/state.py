"""The values of a game of Juggle. A cell is a number, a piece is named by its id; seats are 0 and 1.

A turn stores its actions in order, as a list of *deeds*. The game uses them to undo, rule on and show the turn.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.juggle.board import MAX_ROUNDS, Cells
from engines.kit.duel import state as duel_state
from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import DuelState, DuelTurn
from engines.kit.referee.record import Fault

Phase: TypeAlias = Literal["start", "review", "rolled", "holding", "result_pending", "over"]
Kind: TypeAlias = Literal["remove", "roll", "take", "place", "return", "declare"]
Method: TypeAlias = Literal["exact", "calculated"]
Note: TypeAlias = Literal["", "declared", "challenged", "forfeit", "lost"]
Dice: TypeAlias = tuple[int, int]


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Juggle. `touch_window`: how long a seat may challenge pieces that touch. `hints`: in assisted mode the board
    shows touching pieces and fitting places."""

    max_rounds: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = MAX_ROUNDS
    touch_window: Literal["always", "last_turn"] = "always"
    hints: bool = True


class Lying(msgspec.Struct, frozen=True, array_like=True):
    """A piece on a board, with its cells in ascending order."""

    piece: str
    cells: Cells


Board: TypeAlias = tuple[Lying, ...]
"""Pieces on a seat's board, in the order of their placing."""
Boards: TypeAlias = tuple[Board, Board]


class Deed(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One recorded action of a turn.

    `cells`: for `place`, where the piece is now. For `remove`, and for `take` from the other seat's board, where it was before.
    Empty for `take` from the bank. Until a ruling, only referees see `faults`.
    """

    kind: Kind
    piece: str = ""
    cells: Cells = ()
    method: Method | None = None
    die: int | None = None
    sentence: str | None = None
    faults: tuple[Fault, ...] = ()


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. `is_lost`: the seat has lost this turn, which therefore has no actions."""

    dice: Dice | None = None
    deeds: tuple[Deed, ...] = ()
    is_lost: bool = False

    @property
    def hand(self) -> Deed | None:
        """The action that took a piece which the seat has not yet placed or returned; None if there is no such piece."""
        return self.deeds[-1] if self.deeds and self.deeds[-1].kind == "take" else None

    @property
    def takes(self) -> tuple[Deed, ...]:
        return tuple(deed for deed in self.deeds if deed.kind == "take")


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: the round, its dice, the placed pieces, the number of empty spaces after the turn, a
    note."""

    round: int
    dice: Dice | None
    pieces: tuple[str, ...]
    empty: int
    note: Note = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game.

    `turn`: the flag holder's turn. `last`: the previous turn, of the other seat. `window`: the holder may challenge `last` and
    the other seat's board. `declared`: for each seat, whether its declared win waits for the roundoff. `throw`: the dice that
    decided who starts.
    """

    options: Options
    starter: int
    turn: Turn
    boards: Boards = ((), ())
    phase: Phase = "review"
    round: int = 1
    last: Turn | None = None
    declared: tuple[bool, bool] = (False, False)
    pending: duel_state.Pending | None = None
    throw: Dice | None = None
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = ((), ())
