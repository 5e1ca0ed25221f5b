"""The values of a game of pebbles. The state stores no faults: turns contain their actions, and `faults.py` judges them."""

from typing import Literal, TypeAlias

import msgspec

from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import DuelState, DuelTurn

Phase: TypeAlias = Literal["review", "taken", "result_pending", "over"]

STONES = 21
MAX_TAKE = 3


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`starter` None: a random seat."""


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn. `before`: the stones in the pile at its start. `said`: the announced number of stones left."""

    before: int = STONES
    taken: int | None = None
    said: int | None = None


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of the score card: taken stones, the announced number, and a note for an unusual turn."""

    taken: int | None
    said: int | None
    note: Literal["", "undone", "forfeit"] = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """`pile`: stones left. `last`: the other seat's turn before the running one, which the holder may challenge."""

    options: Options
    turn: Turn
    phase: Phase = "review"
    pile: int = STONES
    starter: int = 0
    last: Turn | None = None
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = ((), ())
