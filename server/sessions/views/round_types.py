"""The rounds in a session's view, as plain data: boards, standings, the plan, and a pentathlon."""

from typing import Literal, NotRequired, TypedDict

from protocol.bodies import BotLevel, Plain
from protocol.session_commands import AtTime, Pairing, SimultaneousClock
from server.sessions.results.pentathlon_table import Award
from server.sessions.values.round import BoardState, RoundHow, RoundState
from server.sessions.views.showing_types import PlayedView


class HomeBoardView(TypedDict):
    """A home board: pupils may finish its game after class until `until_ms`. `days`: maximum time per move, 0 for no limit."""

    until_ms: int
    days: int
    at_time: AtTime


class BoardView(TypedDict):
    seats: list[str]
    """The people, by seat: a member's id, or `bot`."""
    code: str | None
    """The code of its room, once that room exists."""
    state: BoardState
    """`adjourned` means put away, to be resumed another day."""
    points: list[float]
    """The points of each seat, once the match is over and counts."""
    final: bool
    disputed: bool
    unsigned: list[int]
    """The seats whose cards are not final, once the match is over."""
    part: NotRequired[int]
    """The index of the pentathlon's game at this station."""
    forfeit: NotRequired[Literal[True]]
    """A player did not come, so its result counts as an unplayed round."""
    home: NotRequired[HomeBoardView]
    """Present while it is a home board."""


class SimultaneousView(TypedDict):
    """A simultaneous. `player`: the id of the player at all boards. `counts`: True if it counts in the standings."""

    player: str
    counts: bool
    clock: SimultaneousClock


class RoundByeView(TypedDict):
    """A requested bye and its points."""

    person: str
    points: float


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
    """Planned length in minutes; 0: no limit."""
    at_time: AtTime
    ends_at_ms: int | None
    """The end of its time."""
    time_called: bool
    version: int
    """Number of changes of its draft."""
    part: NotRequired[int]
    """The index of its game in the pentathlon."""
    simultaneous: NotRequired[SimultaneousView]
    """Present if one player plays at all its boards."""
    position: NotRequired[Literal[True]]
    """All its games begin from a position that a tutor has chosen."""
    byes: NotRequired[list[RoundByeView]]
    """The requested byes among `off`; the others there get a full point."""
    outdated: NotRequired[list[int]]
    """The numbers of the earlier rounds that had a result corrected after the pairing of this one."""


class ByeView(TypedDict):
    """A round off that was requested for a pupil. `stays`: until the pupil returns."""

    person: str
    points: float
    stays: bool


class PlanView(TypedDict):
    """The last plan."""

    game: str
    how: Pairing
    seats: int
    options: dict[str, Plain]
    games: int
    minutes: int
    at_time: AtTime
    level: BotLevel
    position: NotRequired[PlayedView]
    """The starting position of all games of the round."""


class StandingView(TypedDict):
    """A line of the table, best first."""

    person: str
    place: int
    points: float
    pending: float
    """Points from games whose cards are not final."""
    buchholz: float
    berger: float
    breaks: list[float]
    """The values of the class's tie-breaks, in their order."""
    wins: int
    played: int
    off: int


class PlannedGameView(TypedDict):
    """A game of a pentathlon."""

    game: str
    options: dict[str, Plain]


class PentathlonLineView(TypedDict):
    """A line of a pentathlon's table, best first. `games`: the points in each of the plan's games; null for a game without
    points yet."""

    person: str
    place: int
    games: list[int | None]
    total: int
    pending: int
    """Points from games whose cards are not final."""
    award: Award
    """Empty until all games are over."""


class TeamView(TypedDict):
    """A line of a pentathlon's table of teams, best average per pupil first."""

    name: str
    place: int
    pupils: list[str]
    """Their ids, best first."""
    total: int
    each: float
    """The average points per pupil."""


class PentathlonView(TypedDict):
    """A pentathlon: its plan and its table."""

    games: list[PlannedGameView]
    stations: bool
    """True if groups play the games in different orders, several games at once."""
    how: Pairing
    minutes: int
    at_time: AtTime
    level: BotLevel
    next: int | None
    """The index of the first game that has not started, from 0."""
    lines: list[PentathlonLineView]
    teams: list[TeamView]
