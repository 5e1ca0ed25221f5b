"""The values of a game of Contig 60. A cell is named by its number; seats are 0 and 1.

The state stores no faults. A turn contains its actions, and `faults.py` finds the faults in them when needed. So neither the
state nor the record can reveal a fault.
"""

from typing import Literal, TypeAlias

import msgspec

from engines.contig60.board import Dice
from engines.kit.duel import state as duel_state
from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import DuelState, DuelTurn

Phase: TypeAlias = Literal["review", "rolled", "result_pending", "over"]
Pair: TypeAlias = tuple[int, int]


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of the game. If `starter` is None, dice decide who starts."""

    parentheses: bool = True
    zero_short_lead: Literal["draw", "continue"] = "draw"


class Played(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A chip with its announcements, in a regular turn or a capture.

    `beside`: number of occupied neighbours when the seat placed the chip. `before`: the seat's total before the chip.
    `sentence`, `total`: the last announcements.
    """

    cell: int
    dice: Dice
    beside: int
    before: int
    sentence: str | None = None
    total: int | None = None


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn: an optional capture with dice that the other seat left unused, followed by the seat's own roll and
    chip. If `is_lost`, the seat may only challenge the last turn and pass the flag."""

    dice: Dice | None = None
    played: Played | None = None
    capture: Played | None = None
    is_lost: bool = False


class Pending(duel_state.Pending, frozen=True, omit_defaults=True):
    """A pending result. `reason`: `five`, `zero`, `chips` or `time`; `line`: the five numbers of a declared win."""

    line: tuple[int, ...] | None = None


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: dice, number, sentence, the total afterwards, and a note for an unusual turn."""

    dice: Dice | None
    cell: int | None
    sentence: str | None
    total: int
    note: Literal["", "capture", "forfeit", "undone", "challenge"] = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game.

    `chips`: numbers that each seat covers, in rising order. `turn`: the flag holder's turn. `last`: the other seat's turn
    before it. `window`: the flag holder may challenge `last`. `can_capture`: the holder may capture with the dice of `last`,
    because the other seat placed no chip. `offer`: a roll that the holder may take after a correct challenge. `kept`: the roll
    that the holder may take if it correctly challenges the capture of `last`; None if it may not challenge that capture.
    `hold`: end of the minimum time for the other seat to challenge a capture; until then the flag cannot pass.
    """

    options: Options
    starter: int
    chips: tuple[tuple[int, ...], tuple[int, ...]]
    supply: Pair
    score: Pair
    turn: Turn
    phase: Phase = "review"
    last: Turn | None = None
    can_capture: bool = False
    offer: Dice | None = None
    kept: Dice | None = None
    turn_lost: Pair = (0, 0)
    pending: Pending | None = None
    throw: Pair | None = None
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = ((), ())


def is_free(state: State, cell: int) -> bool:
    return cell not in state.chips[0] and cell not in state.chips[1]
