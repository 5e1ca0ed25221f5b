"""The values of a game of Juggle. Cells are numbers, ids name pieces; seats are 0 and 1.

A turn keeps its actions as a list of deeds, in order. The game undoes, judges and shows the turn from these.
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
    """`touch_window`: the time in which a seat may challenge a touch. `hints`: an assisted board shows touching pieces and
    fitting places."""

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
    """One action of a turn.

    `cells`: the place of the piece (`place`), or its place before (`remove`, and `take` from the other board; empty: from the
    bank). Only referees see `faults` before the ruling.
    """

    kind: Kind
    piece: str = ""
    cells: Cells = ()
    method: Method | None = None
    die: int | None = None
    sentence: str | None = None
    faults: tuple[Fault, ...] = ()


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. `is_lost`: the seat lost it, and it is empty."""

    dice: Dice | None = None
    deeds: tuple[Deed, ...] = ()
    is_lost: bool = False

    @property
    def hand(self) -> Deed | None:
        """The taking of the piece that is neither placed nor returned yet."""
        return self.deeds[-1] if self.deeds and self.deeds[-1].kind == "take" else None

    @property
    def takes(self) -> tuple[Deed, ...]:
        return tuple(deed for deed in self.deeds if deed.kind == "take")


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: the round, its dice, the placed pieces, the number of empty spaces at its end, a note."""

    round: int
    dice: Dice | None
    pieces: tuple[str, ...]
    empty: int
    note: Note = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game.

    `turn`: the flag holder's. `last`: the other's before it. `window`: the holder may challenge `last` and the other's board.
    `declared`: by seat, a win that waits for the roundoff. `throw`: the dice that decided who starts.
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
