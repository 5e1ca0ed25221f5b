"""The values of a game of Contig 60. Numbers name cells; seats are 0 and 1.

The state stores no faults. Turns contain their actions, and `faults.py` judges them on demand. So the record cannot reveal a
fault, and no state differs by hidden things.
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
    """`starter` None: a die decides."""

    parentheses: bool = True
    zero_short_lead: Literal["draw", "continue"] = "draw"


class Played(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A chip with its announcements, in a regular turn or a capture.

    `beside`: occupied neighbours at the placing. `before`: the seat's total before it. `sentence`, `total`: the last
    announcement.
    """

    cell: int
    dice: Dice
    beside: int
    before: int
    sentence: str | None = None
    total: int | None = None


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn: first the capture of the other's passed dice, then its own roll and chip. If `is_lost`, the seat may
    only look and pass."""

    dice: Dice | None = None
    played: Played | None = None
    capture: Played | None = None
    is_lost: bool = False


class Pending(duel_state.Pending, frozen=True, omit_defaults=True):
    """`reason`: `five`, `zero`, `chips` or `time`; `line`: the five numbers of a declared win."""

    line: tuple[int, ...] | None = None


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: dice, number, sentence, total at its end, and a note for an unusual turn."""

    dice: Dice | None
    cell: int | None
    sentence: str | None
    total: int
    note: Literal["", "capture", "forfeit", "undone", "challenge"] = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game.

    `chips`: numbers that each seat covers, rising. `turn`: the flag holder's. `last`: the other's turn before it. `window`:
    the holder may challenge `last`. `can_capture`: `last` was a pass that the holder may use. `offer`: a roll that the holder
    may take again. `kept`: the roll on the table while the holder may still challenge the capture of `last`, because its
    maker did not pass the flag; else None. `hold`: end of the minimum time for a challenge of a capture, before the flag may
    pass.
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
