"""The values of a game of Ramrod. A rod and a rectangle are named by their ids; seats are 0 (side A) and 1 (side B).

The state stores no faults. A turn contains the rods at its start and its actions, and `faults.py` finds the faults in them when
needed. So neither the state nor the record can reveal a fault.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.kit.duel.hand_pick import Hand
from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import DuelState, DuelTurn
from engines.ramrod.board import GOAL, MAX_ROUNDS, MIN_RODS
from engines.ramrod.table import Lying

Phase: TypeAlias = Literal["start", "moving", "moved", "relocating", "result_pending", "over"]
Note: TypeAlias = Literal["", "declared", "lost", "no_move", "undone"]
Both: TypeAlias = tuple[bool, bool]


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Ramrod. If `starter` is None, two hidden rods decide. If `quiet_in_a_row` is None, there is no limit to
    quiet shifts (moves that do not fill a rectangle). `hints` has an effect only in assisted mode."""

    goal: Annotated[int, msgspec.Meta(ge=1, le=72)] = GOAL
    min_rods_in_capture: Annotated[int, msgspec.Meta(ge=1, le=8)] = MIN_RODS
    quiet_in_a_row: Literal[1] | None = 1
    max_rounds: Annotated[int, msgspec.Meta(ge=1, le=1000)] = MAX_ROUNDS
    hints: bool = True


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn: the rods `before` it, the `hot` rods that the seat may not move, and its actions.

    `touched`: the rod that the seat touched last. `rod` moved `to` a rectangle. `captured`: the emptied purple
    rectangle. `declared`: the content of the long rectangle when the seat declared a win. `is_lost`: a challenge or the
    clock took the turn away.
    """

    before: Lying
    hot: tuple[str, ...] = ()
    touched: str | None = None
    rod: str | None = None
    to: str | None = None
    captured: str | None = None
    declared: int | None = None
    is_lost: bool = False

    @property
    def is_played(self) -> bool:
        """True if the turn has a move or a capture."""
        return self.rod is not None or self.captured is not None


class Remedy(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """The remedy after a correct challenge: rods still `lifted`, rods already `placed`.

    `of`: the challenged turn. `then`: the next step: the challenger plays, the challenger has lost its turn, or the result
    follows.
    """

    of: Turn
    lifted: tuple[str, ...]
    then: Literal["play", "lose", "result"]
    placed: tuple[str, ...] = ()


class Lot(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """The choice of the starter: the two chosen colours and, after the pick, the colour in each hand (its index in
    `colours`)."""

    colours: tuple[str, str]
    hands: tuple[int, int] | None = None
    picked: Hand | None = None


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: round, rod and its target, captured length, content of the long rectangle, a note."""

    round: int
    rod: str | None
    to: str | None
    captured: int | None
    total: int
    note: Note = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game.

    `rods`: the place of each rod. `turn`: the flag holder's turn (in phase `start`, that of the seat that must act). `last`:
    the other seat's turn before it. `window`: the flag holder may challenge `last`. `is_begun`: the starter has touched a rod
    in this round. `quiet`: for each seat, whether its last turn was a quiet shift. `declared`: for each seat, whether its
    declared win counts. `is_opening`: the second seat has not played yet. `first`: rod and rectangle of the starter's first
    play, while the second seat may not copy it. `has_passed`: the starter passed in this round without a move. `laid`: the
    contents of the hands, if a written position fixed them.
    """

    options: Options
    starter: int
    rods: Lying
    turn: Turn
    phase: Phase = "moving"
    round: int = 1
    last: Turn | None = None
    is_begun: bool = False
    quiet: Both = (False, False)
    declared: Both = (False, False)
    is_opening: bool = True
    first: tuple[str, str] | None = None
    has_passed: bool = False
    remedy: Remedy | None = None
    lot: Lot | None = None
    laid: tuple[int, int] | None = None
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = ((), ())
