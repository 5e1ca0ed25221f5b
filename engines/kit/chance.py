"""Chance as a tape: a secret seed, draws numbered from 0, each the same for ever.

`Tape` is the value that a room keeps; a `Reel` reads one during a step and hands the tape back, further on. Draw n of a
seed is made from SHA-256(seed, n, …), so anybody who is shown the seed at the end can check every roll of the game; its
`digest` is shown at the start. A tape may begin with a `script`, rolls laid down beforehand: the worked cases, and a
tutor's set position.
"""

import hashlib
from collections.abc import Sequence
from typing import Protocol, TypeVar

import msgspec

T = TypeVar("T")


class Chance(Protocol):
    """What an engine may ask of fate."""

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """`count` dice of 1…`sides`."""
        ...

    def below(self, bound: int) -> int:
        """An integer of 0…bound-1."""
        ...

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order drawn by lot."""
        ...


class Tape(msgspec.Struct, frozen=True):
    """Where a game's chance stands: `index` draws of `seed` (32 bytes) are used up; `script` rolls come first."""

    seed: bytes
    index: int = 0
    script: tuple[tuple[int, ...], ...] = ()

    @property
    def digest(self) -> str:
        """The SHA-256 of the seed, to be shown before the first draw."""
        return hashlib.sha256(self.seed).hexdigest()


def rolls_of(chance: object) -> tuple[tuple[int, ...], ...]:
    """The rolls that a given position lays down. Anything but lists of numbers is chance of the game's own kind: its `position`
    reads that itself."""
    try:
        return msgspec.convert(chance, tuple[tuple[int, ...], ...])
    except msgspec.ValidationError:
        return ()


class Reel:
    """A `Chance` that reads a tape. After the step, `tape` is where it stands and `drawn` what was drawn."""

    def __init__(self, tape: Tape) -> None:
        self._seed = tape.seed
        self._index = tape.index
        self._script = tape.script
        self.drawn: list[tuple[int, ...]] = []

    @property
    def tape(self) -> Tape:
        return Tape(self._seed, self._index, self._script)

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        if self._script:
            rolled, self._script = self._script[0], self._script[1:]
            if len(rolled) != count:
                raise ValueError(f"the script has {rolled}, but {count} dice are thrown")
        else:
            rolled = tuple(self._number(sides, part) + 1 for part in range(count))
            self._index += 1
        self.drawn.append(rolled)
        return rolled

    def below(self, bound: int) -> int:
        number = self._number(bound, 0)
        self._index += 1
        self.drawn.append((number,))
        return number

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        left = list(range(len(items)))
        order = [left.pop(self._number(len(left), part)) for part in range(len(items))]
        self._index += 1
        self.drawn.append(tuple(order))
        return tuple(items[place] for place in order)

    def _number(self, bound: int, part: int) -> int:
        # Rejection keeps every value equally likely; 64 bits make a second try rarer than a bad disk.
        limit = 2**64 - 2**64 % bound
        attempt = 0
        while True:
            text = b"%b/%d/%d/%d" % (self._seed, self._index, part, attempt)
            number = int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
            if number < limit:
                return number % bound
            attempt += 1
