"""The state that games of several seats share."""

from typing import Protocol, TypeVar

from engines.kit.clocks.timers import Timers
from engines.kit.outcome import Result
from engines.kit.referee.draws import DrawOffer
from engines.kit.referee.record import Book


class RefereedTable(Protocol):
    """The state of a game of several seats. A game's state is a subclass."""

    @property
    def phase(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def timers(self) -> Timers: ...
    @property
    def book(self) -> Book: ...
    @property
    def offer(self) -> DrawOffer | None: ...
    @property
    def time_called(self) -> bool: ...
    @property
    def result(self) -> Result | None: ...


T = TypeVar("T", bound=RefereedTable)
