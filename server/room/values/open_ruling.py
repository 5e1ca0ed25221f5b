"""The values of a ruling: the open stage, the data for another ruling, and the words about it."""

from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from engines.contract import GameEvent, Plain, Result
from engines.kit.chance import ChanceState
from engines.kit.referee.record import Mark

S = TypeVar("S")

OpenStage: TypeAlias = Literal["ruling", "window", "appeal"]
"""The stages of `server.room.appeals.stages` with an open ruling."""


class Follows(msgspec.Struct, frozen=True, array_like=True):
    """The effects of a ruling if it stands (`server.room.appeals.follows`)."""

    happened: tuple[GameEvent, ...]
    """The remedy, the price and the warnings, in the game's public form."""
    result: Result | None = None
    """The end of the game that it causes; None if the game continues."""
    flag: int | None = None
    """The seat that plays next; None if the game ends."""
    totals: tuple[tuple[int | float, ...], ...] = ()
    """The totals of the score cards before the challenge and after the ruling, if it changes them and the game continues."""


class Opinion(msgspec.Struct, frozen=True, array_like=True):
    """A ruling by `level`: 1 is the monitor's, 2 the game leader's, 3 the director's."""

    level: int
    marks: tuple[Mark, ...]
    """The marks, one for each of `rules`. The server's marks may be fewer, because its list ends with the ruling that ends
    the game."""
    by: str
    reason: str = ""
    rules: tuple[str, ...] = ()
    """The named rules, in order; for rooms of earlier versions, the rules of the appeal."""
    reached: int | None = None
    """Number of rules up to the one that ends the list; only their marks count. None: all marks count."""
    follows: Follows | None = None
    """The effects of the ruling; None in older rooms."""

    @property
    def counting(self) -> tuple[Mark, ...]:
        """Returns the marks that count."""
        return self.marks[: self.reached]


class Plea(msgspec.Struct, frozen=True, array_like=True):
    """A seat's words to the referees only, after `level` opinions."""

    seat: int
    level: int
    words: str


class NotedAppeal(msgspec.Struct, frozen=True, array_like=True):
    """An appeal without a person to decide it: the ruling stays, and the referees read the appeal later.

    `number`: counts the noted appeals of the board from 1. `seat`: the appealing seat; `rules`, `marks`: the last ruling;
    `words`: only for the referees.
    """

    number: int
    seat: int
    at_ms: int
    rules: tuple[str, ...]
    marks: tuple[Mark, ...]
    words: str = ""


class Appeal(msgspec.Struct, Generic[S], frozen=True, array_like=True):
    """An open ruling, with the data for another ruling: each opinion applies the same action to `before`."""

    before: S
    """The game's state before the challenge."""
    tape: ChanceState
    """The state of the game's random source at that moment."""
    actor: int
    """The seat that challenged."""
    action: Plain
    """The challenge as plain data, without the challenger's own words."""
    at_ms: int
    """Time of the challenge."""
    rules: tuple[str, ...]
    """The rules that it names, in order."""
    found: Plain
    """The engine's record of the challenge, for referees."""
    stage: OpenStage
    """The present stage (`server.room.appeals.stages`)."""
    opinions: tuple[Opinion, ...] = ()
    """The rulings so far, by level."""
    closes_at_ms: int | None = None
    """End of the window; None outside the window."""
    accepted: tuple[int, ...] = ()
    """The seats that have accepted the last ruling."""
    by: int | None = None
    """The seat that appealed; None before an appeal."""
    pleas: tuple[Plea, ...] = ()
    """The seats' words to the referees."""
    gifts: tuple[tuple[int, int], ...] = ()
    """Extra time that a referee gave since the challenge, as (seat, ms). Each opinion applies it again."""

    @property
    def next_level(self) -> int:
        """Returns the level of the next opinion."""
        return len(self.opinions) + 1


def have_pleaded(appeal: Appeal[Any]) -> tuple[int, ...]:
    """Returns the seats that have already pleaded before the next opinion."""
    level = len(appeal.opinions)
    return tuple(plea.seat for plea in appeal.pleas if plea.level == level)
