"""What a session's view says of its rounds: boards, standings, what is planned, and a pentathlon. As plain data."""

from typing import Literal, NotRequired, TypedDict

from protocol.bodies import BotLevel, Plain
from protocol.session_commands import AtTime, Pairing, SimultaneousClock
from server.sessions.results.pentathlon_table import Award
from server.sessions.values.round import BoardState, RoundHow, RoundState
from server.sessions.views.showing_types import PlayedView


class HomeBoardView(TypedDict):
    """Its game may be finished at home until `until_ms`; `days`: so long a move may take there, 0 for no such limit."""

    until_ms: int
    days: int
    at_time: AtTime


class BoardView(TypedDict):
    seats: list[str]
    """Who sits there, by seat: a member's id, or `bot`."""
    code: str | None
    """Its room's, once that room is there."""
    state: BoardState
    """`adjourned` is put away, to be resumed another day."""
    points: list[float]
    """One a seat, when it is over and counts."""
    final: bool
    disputed: bool
    unsigned: list[int]
    """The seats whose cards are not final, once it is over."""
    part: NotRequired[int]
    """At a station: which of the pentathlon's games is played there, from 0."""
    home: NotRequired[HomeBoardView]
    """While it is being finished at home."""


class SimultaneousView(TypedDict):
    """One plays many. `player`: the id of who has a seat at each board; `counts`: in the standings."""

    player: str
    counts: bool
    clock: SimultaneousClock


class RoundView(TypedDict):
    number: int
    game: str
    how: RoundHow
    seats: int
    options: dict[str, Plain]
    games: int
    state: RoundState
    off: list[str]
    """The pupils who have a bye."""
    boards: list[BoardView]
    minutes: int
    """How long it was planned to last; 0: as long as it takes."""
    at_time: AtTime
    ends_at_ms: int | None
    """When its time is up."""
    time_called: bool
    version: int
    """Counts the changes of its draft."""
    part: NotRequired[int]
    """Which of the pentathlon's games it is, from 0."""
    simultaneous: NotRequired[SimultaneousView]
    """One plays at all its boards."""
    position: NotRequired[Literal[True]]
    """All its games begin from a position that a tutor has chosen."""


class PlanView(TypedDict):
    """What was planned last."""

    game: str
    how: Pairing
    seats: int
    options: dict[str, Plain]
    games: int
    minutes: int
    at_time: AtTime
    level: BotLevel
    position: NotRequired[PlayedView]
    """From which all games of the round began."""


class StandingView(TypedDict):
    """A line of the table, best first."""

    person: str
    place: int
    points: float
    pending: float
    """How many of the points are of games whose cards are not final."""
    buchholz: float
    berger: float
    wins: int
    played: int
    off: int


class PlannedGameView(TypedDict):
    """A game of a pentathlon."""

    game: str
    options: dict[str, Plain]


class PentathlonLineView(TypedDict):
    """A line of a pentathlon's table, best first. `games`: points by the plan's games, null where there are none yet."""

    person: str
    place: int
    games: list[int | None]
    total: int
    pending: int
    """How many of the points are of games whose cards are not final."""
    award: Award
    """Empty until all games are over."""


class TeamView(TypedDict):
    """A line of a pentathlon's teams, best first by the points for each pupil."""

    name: str
    place: int
    pupils: list[str]
    """Their ids, best first."""
    total: int
    each: float
    """The points for each pupil."""


class PentathlonView(TypedDict):
    """Games that were planned at once, and their table."""

    games: list[PlannedGameView]
    stations: bool
    """Groups play them in different orders, several at once."""
    how: Pairing
    minutes: int
    at_time: AtTime
    level: BotLevel
    next: int | None
    """The first of the games that was not begun, from 0."""
    lines: list[PentathlonLineView]
    teams: list[TeamView]
