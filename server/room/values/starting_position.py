"""The value of a board of a class whose games begin from a position that a tutor wrote."""

import msgspec

from engines.contract import Plain


class StartingPosition(msgspec.Struct, frozen=True, array_like=True):
    """`given` in the words of the worked cases, and the `acts` to play from there."""

    given: dict[str, Plain]
    acts: tuple[str | dict[str, Plain], ...] = ()
    seed: bytes = b""
    """The seed for the draws of those acts, the same at all boards of the class. Views never contain it."""
