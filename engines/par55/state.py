"""The values of a game of Par 55. Blocks and bases go by their ids, spaces of the track by their numbers; seats are 0 and 1.

Nothing of a fault is stored: turns hold what was said and done, and `faults.py` judges that when somebody asks. So the record
cannot betray itself, and no state differs by what is hidden.
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
    """`starter` None: a colour is called and a hand picked. `hints`: an assisted room shows neighbours and likenesses.

    `overshoot`: what a pawn does that would go beyond the goal. `undeclared`: whether landing without a word brings the final
    turn all the same, or has not happened (`lapses`) and may be declared later.
    """

    hints: bool = True
    score: Scoring = SCORING
    overshoot: Literal["stay", "bounce"] = "stay"
    undeclared: Literal["stands", "lapses"] = "stands"


class Moved(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A pawn counted along `path` and put on `to`. `said`: the number announced by then, None where it came first."""

    to: int
    path: tuple[int, ...]
    said: int | None = None


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. `before`: where both pawns stood when it began. `worth`: the score of the block on its base.

    `bumped`: where the other's pawn was put. `is_ended`: the flag was passed, or the win declared (`declared`). A lost turn
    holds nothing but its seat and `is_lost`.
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
        """The types of action that are still wanted before the flag may be passed."""
        steps = (("place", self.block), ("announce", self.announced), ("move_pawn", self.moved))
        return tuple(name for name, done in steps if done is None)


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: block, base, the number announced, the space reached, and a note if it was no usual turn."""

    block: str | None
    base: str | None
    score: int | None
    space: int
    note: Literal["", "bump", "goal", "undone", "lost", "forfeit"] = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """`laid`: base → block. `pawns`: the space of each seat's pawn. `turn`: the flag holder's. `last`: the other's before it.

    `landed`: who has landed on 55 first, or declared so; `final`: the seat whose turn then is the last one; `declared`: who has
    said so. `window`: the holder may challenge `last`. A result that waits is about `turn`. In `start`, `turn` is of the seat
    that must call or pick, `called` is the starting colour, and `hands` what a given position has laid into the hands.
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
        """Whether the holder's turn so far ends on 55 and is not the final one: it may be declared."""
        return self.final is None and self.turn.moved is not None and self.pawns[self.flag] == GOAL
