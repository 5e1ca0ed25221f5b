"""The random draws of a game, as a tape: a secret seed gives draws numbered from 0, and the same seed always gives the same
draws.

`ChanceState` is the value that a room stores. During a step a `ChanceReader` reads draws from it; afterwards the room stores
the reader's new position. Draw n comes from SHA-256(seed, n, …). A person who gets the seed at the end can therefore check
every roll of the game. The server publishes the seed's `digest` at the start. A `Draw` records the result of a draw with
everything needed to repeat it, except the seed.

A tape may begin with a `script`, a list of fixed rolls: the worked cases and a tutor's position use it. If a fixed roll does
not fit the throw (another number of dice, an impossible value), the reader skips it and draws from the seed.
"""

import hashlib
import struct
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

T = TypeVar("T")

_FIRST_64_BITS = struct.Struct(">Q24x")
"""The number in a SHA-256: its first 64 bits."""


class Chance(Protocol):
    """The draws that an engine may make."""

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Roll `count` dice of 1…`sides`."""
        ...

    def below(self, bound: int) -> int:
        """Draw an integer of 0…bound-1."""
        ...

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order."""
        ...


class ChanceState(msgspec.Struct, frozen=True):
    """Position of a game on its tape. `index`: number of draws of `seed` (32 bytes) already used. `script`: fixed rolls that
    come before further draws."""

    seed: bytes
    index: int = 0
    script: tuple[tuple[int, ...], ...] = ()

    @property
    def digest(self) -> str:
        """SHA-256 of the seed, which the server publishes before the first draw."""
        return hashlib.sha256(self.seed).hexdigest()


class Draw(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a draw and its kind.

    Kinds: `dice`, each from 1 to `of`; `below`, a number less than `of`; `shuffle` of `of` places, where `got` lists the
    old places in their new order. `index` is the draw's number on the tape, None for a roll from a script.
    """

    kind: Literal["dice", "below", "shuffle"]
    of: int
    got: tuple[int, ...]
    index: int | None = None


MAX_DRAW_OF = 2**32
"""Maximum `of` of a draw: far above the needs of any game, and far below 64 bits, the size of the random number behind each
draw."""


def drawn_again(seed: bytes, draw: Draw) -> tuple[int, ...]:
    """Return the result that the seed gives for that draw. Raises `ValueError` for a scripted roll or for a draw that no tape
    can contain."""
    bad_shuffle = draw.kind == "shuffle" and draw.of != len(draw.got)
    if draw.index is None or draw.index < 0 or not 0 < draw.of <= MAX_DRAW_OF or bad_shuffle:
        raise ValueError(f"the draw cannot be repeated: {draw}")
    reader = ChanceReader(ChanceState(seed, draw.index))
    if draw.kind == "dice":
        return reader.dice(len(draw.got), draw.of)
    return (reader.below(draw.of),) if draw.kind == "below" else reader.shuffle(range(draw.of))


def rolls_of(chance: object) -> tuple[tuple[int, ...], ...]:
    """Return the fixed rolls of a written position: the value `chance` if it is a list of numbers, else nothing. The game's own
    `position` reads any other form."""
    try:
        return msgspec.convert(chance, tuple[tuple[int, ...], ...])
    except msgspec.ValidationError:
        return ()


class ChanceReader(msgspec.Struct, eq=False):
    """Reads a tape for the engine. After the step, `tape` is the new position and `drawn` lists the results."""

    tape: ChanceState
    drawn: list[Draw] = []

    def laid(self, script: tuple[tuple[int, ...], ...]) -> "ChanceReader":
        """Put these fixed rolls before all further draws, and return the reader itself."""
        self.tape = replace(self.tape, script=script)
        return self

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        if self.tape.script:
            rolled = self.tape.script[0]
            self.tape = replace(self.tape, script=self.tape.script[1:])
            # Skip a fixed roll that does not fit this throw, because neither the player nor the clock caused the
            # mismatch.
            if len(rolled) == count and all(1 <= value <= sides for value in rolled):
                self.drawn.append(Draw("dice", sides, rolled))
                return rolled
        begin = self._begin()
        return self._note("dice", sides, tuple([_number(begin, sides, part) + 1 for part in range(count)]))

    def below(self, bound: int) -> int:
        return self._note("below", bound, (_number(self._begin(), bound, 0),))[0]

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        begin, size = self._begin(), len(items)
        left = list(range(size))
        order = self._note("shuffle", size, tuple([left.pop(_number(begin, size - part, part)) for part in range(size)]))
        return tuple([items[place] for place in order])

    def _note(self, kind: Literal["dice", "below", "shuffle"], of: int, got: tuple[int, ...]) -> tuple[int, ...]:
        index = self.tape.index
        self.drawn.append(Draw(kind, of, got, index))
        self.tape = replace(self.tape, index=index + 1)
        return got

    def _begin(self) -> bytes:
        """Return the beginning of the texts behind the next draw."""
        return b"%b/%d/" % (self.tape.seed, self.tape.index)


def _number(begin: bytes, bound: int, part: int) -> int:
    """Return number `part` of a draw, from 0 to `bound` - 1. `begin`: the beginning of the draw's texts."""
    # Drawing again above this limit keeps every value equally likely. With 64 bits, a second draw is almost never necessary.
    limit = 2**64 - 2**64 % bound
    end, attempt = _first_end(part), 0
    while True:
        number: int = _FIRST_64_BITS.unpack(hashlib.sha256(begin + end).digest())[0]
        if number < limit:
            return number % bound
        attempt += 1
        end = b"%d/%d" % (part, attempt)


@lru_cache(maxsize=64)
def _first_end(part: int) -> bytes:
    return b"%d/0" % part
