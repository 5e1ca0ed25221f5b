"""The start of a game, as the log records it."""

import msgspec

from engines.kit.chance import Draw


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The start of the room's game with that `number`, counted from 0; `digest` is the digest of its seed. `after`: number of
    the record's moves that still belong to the previous game. `is_set`: a person set the position, and chance drew only its
    open parts.
    """

    number: int
    at_ms: int
    digest: str
    draws: tuple[Draw, ...] = ()
    after: int = 0
    is_set: bool = False
