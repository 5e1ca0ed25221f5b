"""A table of three seats for tests of the kit."""

import msgspec

from engines.kit.clocks.timers import Timers
from engines.kit.outcome import Result
from engines.kit.referee.draws import DrawOffer
from engines.kit.referee.record import Book


class Three(msgspec.Struct, frozen=True):
    phase: str = "write"
    seats: int = 3
    timers: Timers = Timers()
    book: Book = Book(((), ("C",), ("I",)), (0, 0, 1), (0, 0, 0))
    offer: DrawOffer | None = None
    time_called: bool = False
    result: Result | None = None
