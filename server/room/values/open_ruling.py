"""The values of an open ruling: its stage, the data for applying the challenge again, and people's words about it."""

from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from engines.contract import GameEvent, Plain, Result
from engines.kit.chance import ChanceState
from engines.kit.referee.record import Mark

S = TypeVar("S")

OpenStage: TypeAlias = Literal["ruling", "window", "appeal"]
"""The stages of `server.room.appeals.stages` while a ruling is open."""


class Follows(msgspec.Struct, frozen=True, array_like=True):
    """The consequences of a ruling, if it becomes final (`server.room.appeals.follows`)."""

    happened: tuple[GameEvent, ...]
    """The remedy, the price and the warnings, as public events of the game."""
    result: Result | None = None
    """The result, if the ruling ends the game; else None."""
    flag: int | None = None
    """The seat that plays next; None if the game ends."""
    totals: tuple[tuple[int | float, ...], ...] = ()
    """The totals of the score cards before the challenge and after the ruling. Empty if they do not change or the game ends."""


class Opinion(msgspec.Struct, frozen=True, array_like=True):
    """A ruling. `level`: 1 for a ruling of the monitor or the server, 2 of the game leader, 3 of the director."""

    level: int
    marks: tuple[Mark, ...]
    """The marks, one for each of `rules`. The server may give fewer marks, because it stops at a ruling that ends the game."""
    by: str
    reason: str = ""
    rules: tuple[str, ...] = ()
    """The named rules, in order. Empty in rooms of earlier versions, where the rules of the appeal apply."""
    reached: int | None = None
    """Number of rules up to the ruling that ends the game; only their marks count. None means that all marks count."""
    follows: Follows | None = None
    """The consequences of the ruling; None in rooms of earlier versions."""

    @property
    def counting(self) -> tuple[Mark, ...]:
        """Returns the marks up to the ruling that ends the game. Later marks have no effect."""
        return self.marks[: self.reached]


class Plea(msgspec.Struct, frozen=True, array_like=True):
    """A seat's words to the referees. `level`: number of opinions that were given before these words."""

    seat: int
    level: int
    words: str


class NotedAppeal(msgspec.Struct, frozen=True, array_like=True):
    """An appeal that no present person could decide. The ruling stays, and the referees read the appeal later.

    `number`: its number at this board, from 1. `seat`: the seat that appealed. `rules`, `marks`: the last ruling. `words`: the
    seat's words, only for referees.
    """

    number: int
    seat: int
    at_ms: int
    rules: tuple[str, ...]
    marks: tuple[Mark, ...]
    words: str = ""


class Appeal(msgspec.Struct, Generic[S], frozen=True, array_like=True):
    """An open ruling on a challenge, and a seat's appeal against this ruling if there is one. The value has the data for
    further opinions: for each opinion, the room applies the same challenge to `before` again."""

    before: S
    """The game's state before the challenge."""
    tape: ChanceState
    """The random source of the game before the challenge."""
    actor: int
    """Seat that made the challenge."""
    action: Plain
    """The challenge as plain data, without the challenger's own words."""
    at_ms: int
    """Time of the challenge."""
    rules: tuple[str, ...]
    """Rules that the challenge names, in order."""
    found: Plain
    """The engine's record of the challenge, for referees."""
    stage: OpenStage
    """The present stage."""
    opinions: tuple[Opinion, ...] = ()
    """The rulings so far, by level."""
    closes_at_ms: int | None = None
    """End of the window; None outside the window."""
    accepted: tuple[int, ...] = ()
    """Seats that have accepted the last ruling."""
    by: int | None = None
    """Seat that appealed; None before an appeal."""
    pleas: tuple[Plea, ...] = ()
    """The seats' words to the referees."""
    gifts: tuple[tuple[int, int], ...] = ()
    """Extra time that a referee has given since the challenge, as (seat, ms). Each opinion gives this time again."""

    @property
    def next_level(self) -> int:
        """Returns the level of the next opinion."""
        return len(self.opinions) + 1


def have_pleaded(appeal: Appeal[Any]) -> tuple[int, ...]:
    """Returns the seats that have already written to the referees before the next opinion."""
    level = len(appeal.opinions)
    return tuple(plea.seat for plea in appeal.pleas if plea.level == level)
