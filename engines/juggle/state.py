"""The values of a game of Juggle. Cells are numbers, pieces their ids; seats are 0 and 1.

A turn keeps all that was done in it as a list of deeds, in order. From these it is undone, judged and shown.
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
    """`touch_window`: how long a touch may be challenged. `hints`: an assisted board shows what touches and what fits where."""

    max_rounds: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = MAX_ROUNDS
    touch_window: Literal["always", "last_turn"] = "always"
    hints: bool = True


class Lying(msgspec.Struct, frozen=True, array_like=True):
    """A piece on a board; its cells rise."""

    piece: str
    cells: Cells


Board: TypeAlias = tuple[Lying, ...]
"""What lies on a seat's board, in the order in which it came there."""
Boards: TypeAlias = tuple[Board, Board]


class Deed(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One thing done in a turn.

    `cells`: where a piece was put (`place`), where it lay before (`remove`, and `take` from the other board; empty: from the
    bank). `faults` are for referees alone until they are ruled.
    """

    kind: Kind
    piece: str = ""
    cells: Cells = ()
    method: Method | None = None
    die: int | None = None
    sentence: str | None = None
    faults: tuple[Fault, ...] = ()


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. `is_lost`: it was taken away, and nothing of it is left."""

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
    """A line of the score card: the round, its dice, the pieces placed, the spaces empty at its end, a note."""

    round: int
    dice: Dice | None
    pieces: tuple[str, ...]
    empty: int
    note: Note = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """`turn`: the flag holder's. `last`: the other's before it. `window`: the holder may challenge that and the other's board.

    `declared`: by seat, a win that stands and waits for the roundoff. `throw`: the dice that decided who starts.
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
