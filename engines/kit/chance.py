"""Chance as a tape: a secret seed, draws numbered from 0, each the same for ever.

`ChanceState` is the value that a room keeps; a `ChanceReader` reads one in a step and hands it back, further on. Draw n of a
seed is made from SHA-256(seed, n, …), so anybody who is shown the seed at the end can check every roll of the game; its
`digest` is shown at the start. What was drawn is noted as a `Draw`, with all that it takes to draw it again but the seed. A
tape may begin with a `script`, rolls laid down beforehand: the worked cases, and a tutor's set position. One of them that does
not fit the throw (another number of dice, a value that they have not) is passed over, and the throw is drawn from the seed.
"""

import hashlib
from collections.abc import Sequence
from typing import Literal, Protocol, TypeVar

import msgspec

T = TypeVar("T")


class Chance(Protocol):
    """What an engine may draw."""

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """`count` dice of 1…`sides`."""
        ...

    def below(self, bound: int) -> int:
        """An integer of 0…bound-1."""
        ...

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order drawn by lot."""
        ...


class ChanceState(msgspec.Struct, frozen=True):
    """Where a game's chance stands: `index` draws of `seed` (32 bytes) are used up; `script` rolls come first."""

    seed: bytes
    index: int = 0
    script: tuple[tuple[int, ...], ...] = ()

    @property
    def digest(self) -> str:
        """The SHA-256 of the seed, to be shown before the first draw."""
        return hashlib.sha256(self.seed).hexdigest()


class Draw(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was drawn, and how: `dice` of 1…`of`, a number `below` `of`, or the `shuffle` of `of` places (`got`: the places in
    their new order). `index`: the draw's number on the tape; None: a script laid it down.
    """

    kind: Literal["dice", "below", "shuffle"]
    of: int
    got: tuple[int, ...]
    index: int | None = None


MAX_DRAW_OF = 2**32
"""No draw is of more: far more than any game has, and far less than the 64 bits that it is made from."""


def drawn_again(seed: bytes, draw: Draw) -> tuple[int, ...]:
    """What the seed gives for that draw. Raises `ValueError` for one that was laid down, or that no tape could hold."""
    bad_shuffle = draw.kind == "shuffle" and draw.of != len(draw.got)
    if draw.index is None or draw.index < 0 or not 0 < draw.of <= MAX_DRAW_OF or bad_shuffle:
        raise ValueError(f"nothing can be drawn again for {draw}")
    reader = ChanceReader(ChanceState(seed, draw.index))
    if draw.kind == "dice":
        return reader.dice(len(draw.got), draw.of)
    return (reader.below(draw.of),) if draw.kind == "below" else reader.shuffle(range(draw.of))


def rolls_of(chance: object) -> tuple[tuple[int, ...], ...]:
    """The rolls that a given position lays down. Anything but lists of numbers is chance of the game's own kind: its `position`
    reads that itself."""
    try:
        return msgspec.convert(chance, tuple[tuple[int, ...], ...])
    except msgspec.ValidationError:
        return ()


class ChanceReader:
    """A `Chance` that reads a tape. After the step, `tape` is where it stands and `drawn` what was drawn."""

    def __init__(self, tape: ChanceState) -> None:
        self._seed = tape.seed
        self._index = tape.index
        self._script = tape.script
        self.drawn: list[Draw] = []

    @property
    def tape(self) -> ChanceState:
        return ChanceState(self._seed, self._index, self._script)

    def laid(self, script: tuple[tuple[int, ...], ...]) -> "ChanceReader":
        """Itself, with rolls laid down that come first from now on."""
        self._script = script
        return self

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        if self._script:
            rolled, self._script = self._script[0], self._script[1:]
            # A roll that was laid down for another throw is passed over: who throws is not at fault, nor is the clock.
            if len(rolled) == count and all(1 <= value <= sides for value in rolled):
                self.drawn.append(Draw("dice", sides, rolled))
                return rolled
        return self._note("dice", sides, tuple(self._number(sides, part) + 1 for part in range(count)))

    def below(self, bound: int) -> int:
        return self._note("below", bound, (self._number(bound, 0),))[0]

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        left = list(range(len(items)))
        order = self._note("shuffle", len(items), tuple(left.pop(self._number(len(left), part)) for part in range(len(items))))
        return tuple(items[place] for place in order)

    def _note(self, kind: Literal["dice", "below", "shuffle"], of: int, got: tuple[int, ...]) -> tuple[int, ...]:
        self.drawn.append(Draw(kind, of, got, self._index))
        self._index += 1
        return got

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
