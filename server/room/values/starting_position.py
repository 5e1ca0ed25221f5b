"""A position that a tutor wrote, as the start of the games at a board of a class."""

import msgspec

from engines.contract import Plain


class StartingPosition(msgspec.Struct, frozen=True, array_like=True):
    """A written position. `given`: the position before any action, with the keys that the worked cases use. `acts`: actions to
    make from there."""

    given: dict[str, Plain]
    acts: tuple[str | dict[str, Plain], ...] = ()
    seed: bytes = b""
    """Seed for the random draws of `acts`. It is the same at all boards of the class, and views never contain it."""
