"""The values of a game of Qwinto."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.contract import Result
from engines.kit.clocks.timers import Timers
from engines.kit.duel.options import Length
from engines.kit.referee.draws import DrawOffer
from engines.kit.referee.record import Book
from engines.qwinto.sheet import Sheet

Phase: TypeAlias = Literal["throw", "keep", "say", "write", "review", "over"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Options of Qwinto. `first`: the first active seat, None for a random one. A time of 0 ms means no limit. `game_ms`: limit
    of the whole game."""

    mode: Literal["assisted", "tournament"] = "assisted"
    absent: Literal["skip", "play"] = "skip"
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000)] | None = None
    throw_ms: Length = 60_000
    keep_ms: Length = 30_000
    say_ms: Length = 30_000
    write_ms: Length = 60_000
    review_ms: Length = 20_000
    rewrite_ms: Length = 60_000
    game_ms: Length = 0


class Commit(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A seat's decision for the reveal: write `number` in `box`, or nothing if `box` is None. Other seats do not see it."""

    box: int | None = None
    number: int = 0


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """State of a game.

    `active`: the flag holder. `dice`, `throw`: the dice of the round's last throw and their values, in the order of the
    data file. `owes`: seats that must `rewrite` an erased entry or `leave` it empty. `slow`: for each seat, the number of
    its own rounds in a row in which it had not thrown by the end of `throw_ms`.
    """

    options: Options
    round: int
    phase: Phase
    active: int
    sheets: tuple[Sheet, ...]
    misses: tuple[int, ...]
    commits: tuple[Commit | None, ...]
    ready: tuple[bool, ...]
    retired: tuple[bool, ...]
    slow: tuple[int, ...]
    timers: Timers
    book: Book
    dice: tuple[str, ...] = ()
    throw: tuple[int, ...] = ()
    announced: int | None = None
    owes: tuple[int, ...] = ()
    time_called: bool = False
    offer: DrawOffer | None = None
    result: Result | None = None

    @property
    def seats(self) -> int:
        return len(self.sheets)

    @property
    def in_game(self) -> tuple[int, ...]:
        """Seats that have not retired."""
        return tuple(seat for seat, gone in enumerate(self.retired) if not gone)

    @property
    def is_tournament(self) -> bool:
        return self.options.mode == "tournament"
