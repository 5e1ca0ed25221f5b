"""The values of a game of noughts."""

from typing import Literal

import msgspec

from engines.contract import Result
from engines.kit.duel_options import Length
from engines.kit.turn_clock import TurnClock


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: Literal["assisted", "tournament"] = "assisted"
    starter: Literal[0, 1] = 0
    turn_ms: Length = 60_000
    grace_ms: Length = 10_000


class State(msgspec.Struct, frozen=True):
    """`cells`: nine seats or None, row by row. `flag`: whose turn it is."""

    options: Options
    cells: tuple[int | None, ...]
    flag: int
    clock: TurnClock
    result: Result | None = None
