"""The start of a game, as the log records it."""

import msgspec

from engines.kit.chance import Draw


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The start of a game. `number`: the game's number in the room, from 0. `digest`: hash of its seed. `after`: number
    of moves in this record that still belong to the previous game. `is_set`: a person wrote the position, and chance
    drew only the parts that the position left open."""

    number: int
    at_ms: int
    digest: str
    draws: tuple[Draw, ...] = ()
    after: int = 0
    is_set: bool = False
