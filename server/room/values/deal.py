"""The start of a game as the log keeps it."""

import msgspec

from engines.kit.chance import Draw


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The start of a game: the room's game of that `number`, from 0, whose seed has that `digest`. `after`: number of the
    record's moves that still belong to the previous game. `is_set`: a position was set instead of dealt, and only its open
    parts were drawn.
    """

    number: int
    at_ms: int
    digest: str
    draws: tuple[Draw, ...] = ()
    after: int = 0
    is_set: bool = False
