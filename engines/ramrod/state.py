"""The values of a game of Ramrod. Rods and rectangles go by their ids; seats are 0 (side A) and 1 (side B).

Nothing of a fault is stored: a turn holds where the rods lay when it began and what was done, and `faults.py` judges that when
somebody asks. So the record cannot betray itself, and no state differs by what is hidden.
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
    """`starter` None: two hidden rods decide. `quiet_in_a_row` None: quiet shifts without end. `hints`: in assisted."""

    goal: Annotated[int, msgspec.Meta(ge=1, le=72)] = GOAL
    min_rods_in_capture: Annotated[int, msgspec.Meta(ge=1, le=8)] = MIN_RODS
    quiet_in_a_row: Literal[1] | None = 1
    max_rounds: Annotated[int, msgspec.Meta(ge=1, le=1000)] = MAX_ROUNDS
    hints: bool = True


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn: how the rods lay `before` and which were `hot`, then what it did.

    `touched`: the rod last selected. `rod` went `to`. `captured`: the purple rectangle emptied. `declared`: the content of the
    long rectangle when the win was declared. `is_lost`: a challenge or the clock took the turn away.
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
        """Something was moved or captured."""
        return self.rod is not None or self.captured is not None


class Remedy(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """What a correct challenge lets the holder of the flag relocate: rods still `lifted`, rods `placed` already.

    `of`: the turn challenged. `then`: the challenger plays, has lost its turn, or the result follows.
    """

    of: Turn
    lifted: tuple[str, ...]
    then: Literal["play", "lose", "result"]
    placed: tuple[str, ...] = ()


class Lot(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """Who starts: the two colours named, and once a hand was picked, which of the two (0, 1) each hand held."""

    colours: tuple[str, str]
    hands: tuple[int, int] | None = None
    picked: Hand | None = None


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: round, rod and where it went, length captured, content of the long rectangle, a note."""

    round: int
    rod: str | None
    to: str | None
    captured: int | None
    total: int
    note: Note = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """`rods`: where each lies. `turn`: the flag holder's (in `start`, of whoever must act). `last`: the other's before it.

    `window`: the holder may challenge `last`. `is_begun`: the starter has touched a rod in this round. `quiet`: the seat's last
    turn was a quiet shift. `declared`: the seat's declared win stands. `is_opening`: the second seat has not played yet;
    `first`: the starter's first play, rod and rectangle, while it stands. `has_passed`: the starter passed this round without
    a move. `laid`: what the hands hold, where a position lays that down.
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
