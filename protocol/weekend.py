"""The weekend hour, which the operator of a server may offer: strangers meet for quick games and see a table of points."""

from typing import Literal, TypeAlias

from msgspec import Struct

from protocol.bodies import RoomCode, Slug

WeekendPart: TypeAlias = Literal["out", "waiting", "idle", "playing"]
"""The receiver's part: not in the hour, waits for an opponent, has entered but does not wait, or plays."""


class WeekendHour(Struct, frozen=True):
    """The hour of the weekend that people see now: the running one; if none is running, the one that ended less than a day ago;
    otherwise the next one.

    `counts_until_ms`: server time until which the end of a running game counts.
    """

    starts_at_ms: int
    ends_at_ms: int
    counts_until_ms: int
    game: Slug


class WeekendPlace(Struct, frozen=True):
    """A line of the table of points. `you`: the line of the receiver."""

    place: int
    name: str
    points: int
    games: int
    you: bool = False


class WeekendView(Struct, frozen=True):
    """The weekend hour as one person sees it. `running`: number of games that are not over. `room`: this person's table."""

    hour: WeekendHour
    places: list[WeekendPlace]
    you: WeekendPart
    running: int
    room: RoomCode | None = None
