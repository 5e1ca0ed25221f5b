"""The values of a game of noughts."""

from typing import Literal, TypeAlias

import msgspec

from engines.contract import Result
from engines.kit.clocks.turn import TurnClock
from engines.kit.duel.options import Length, TurnLength

Phase: TypeAlias = Literal["turn", "over"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: Literal["assisted", "tournament"] = "assisted"
    starter: Literal[0, 1] = 0
    turn_ms: TurnLength = 60_000
    grace_ms: Length = 10_000


class State(msgspec.Struct, frozen=True):
    """State of a game. `cells`: for each of the nine cells, the seat that took it or None, row by row. `flag`: the seat that
    must play."""

    options: Options
    cells: tuple[int | None, ...]
    flag: int
    clock: TurnClock
    result: Result | None = None
