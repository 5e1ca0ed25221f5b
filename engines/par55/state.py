"""The values of a game of Par 55. Blocks and bases are named by their ids, spaces of the track by their numbers; seats are 0
and 1.

The state stores no faults. A turn contains its actions, and `faults.py` finds the faults in them when needed. So neither the
state nor the record can reveal a fault.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from engines.kit.duel.hand_pick import Color, Hands
from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import DuelState, DuelTurn
from engines.par55.board import GOAL, SCORING, Scoring

Phase: TypeAlias = Literal["start", "placing", "scoring", "result_pending", "over"]
Pair: TypeAlias = tuple[int, int]
Colors: TypeAlias = tuple[Color, Color]


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Par 55. If `starter` is None, the seats call a colour and pick a hand. `hints`: in assisted mode the board
    shows neighbours and likenesses (shared attributes).

    `overshoot`: the rule for a pawn that would pass the goal. `undeclared`: the rule for a seat that reaches the goal without
    declaring it. Either the other seat's final turn comes anyway, or (`lapses`) the goal does not count and the seat may
    declare it later.
    """

    hints: bool = True
    score: Scoring = SCORING
    overshoot: Literal["stay", "bounce"] = "stay"
    undeclared: Literal["stands", "lapses"] = "stands"


class Moved(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A move of a pawn, counted along `path` and ended on `to`. `said`: the number announced before the move; None
    without an announcement."""

    to: int
    path: tuple[int, ...]
    said: int | None = None


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. `before`: the spaces of both pawns at its start. `worth`: the score of the block on its base.

    `bumped`: the new space of the other seat's pawn after a collision. `is_ended`: the holder passed the flag or declared a win
    (`declared`). A lost turn contains only its seat and `is_lost`.
    """

    before: Pair
    selected: str | None = None
    block: str | None = None
    base: str | None = None
    worth: int = 0
    announced: int | None = None
    moved: Moved | None = None
    bumped: int | None = None
    declared: bool = False
    is_ended: bool = False
    is_lost: bool = False

    @property
    def missing(self) -> tuple[str, ...]:
        """Types of action that the turn still needs before the flag may pass."""
        steps = (("place", self.block), ("announce", self.announced), ("move_pawn", self.moved))
        return tuple(name for name, done in steps if done is None)


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: block, base, announced number, reached space, and a note for an unusual turn."""

    block: str | None
    base: str | None
    score: int | None
    space: int
    note: Literal["", "bump", "goal", "undone", "lost", "forfeit"] = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game.

    `laid`: base → block. `pawns`: the space of each seat's pawn. `turn`: the flag holder's turn. `last`: the other seat's turn
    before it. `landed`: the first seat whose arrival on 55 counts, because it declared this or the option `undeclared` is
    `stands`. `final`: the other seat, which has the last turn after that. `declared`: the seats that have declared. `window`:
    the holder may challenge `last`. A pending result is about `turn`. In phase `start`, `turn` belongs to the seat that must
    call or pick, `called` is the starting colour, and `hands` are the colours that a written position fixed.
    """

    options: Options
    starter: int
    turn: Turn
    phase: Phase = "placing"
    colors: Colors = ("blue", "red")
    called: Color | None = None
    hands: Hands | None = None
    laid: Mapping[str, str] = {}
    pawns: Pair = (0, 0)
    last: Turn | None = None
    final: int | None = None
    landed: int | None = None
    declared: tuple[bool, bool] = (False, False)
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = ((), ())

    @property
    def bounces(self) -> bool:
        return self.options.overshoot == "bounce"

    @property
    def has_landed(self) -> bool:
        """True if the flag holder's unfinished turn ends on 55 and the seat may declare this. In the final turn no seat
        may declare it."""
        return self.final is None and self.turn.moved is not None and self.pawns[self.flag] == GOAL
