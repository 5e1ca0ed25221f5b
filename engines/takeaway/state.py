"""The values of a game of takeaway. The state stores no faults. A turn contains its actions, and `faults.py` finds the faults
in them."""

from typing import Literal, TypeAlias

import msgspec

from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import DuelState, DuelTurn

Phase: TypeAlias = Literal["review", "taken", "result_pending", "over"]

COUNTERS = 15
MAX_TAKE = 3


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of the game. If `starter` is None, chance draws it."""


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. `before`: number of counters in the pile at its start. `said`: the number of counters left, as the seat
    announced it."""

    before: int = COUNTERS
    taken: int | None = None
    said: int | None = None


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of the score card: taken counters, the announced number, and a note for an unusual turn."""

    taken: int | None
    said: int | None
    note: Literal["", "undone", "forfeit"] = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game. `pile`: number of counters left. `last`: the other seat's previous turn, which the flag holder may
    challenge."""

    options: Options
    turn: Turn
    phase: Phase = "review"
    pile: int = COUNTERS
    starter: int = 0
    last: Turn | None = None
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = ((), ())
