"""The rounds in a session's view, as plain data: boards, standings, the plan of the next round, and a pentathlon."""

from typing import Literal, NotRequired, TypedDict

from protocol.bodies import BotLevel, Plain
from protocol.session_commands import AtTime, Pairing, SimultaneousClock
from server.sessions.results.pentathlon_table import Award
from server.sessions.values.round import BoardState, RoundHow, RoundState
from server.sessions.views.showing_types import PlayedView


class HomeBoardView(TypedDict):
    """The terms of a home board. Pupils may finish its game after class until `until_ms`. `days`: maximum number of days per
    move, 0 for no limit."""

    until_ms: int
    days: int
    at_time: AtTime


class BoardView(TypedDict):
    seats: list[str]
    """The holder of each seat: a member's id, or `bot`."""
    code: str | None
    """The code of the board's room; null before the room exists."""
    state: BoardState
    """The state of the board's game. An `adjourned` game waits for another day."""
    points: list[float]
    """The points of each seat, once the match is over."""
    final: bool
    disputed: bool
    unsigned: list[int]
    """The seats whose score cards are neither signed nor closed, once the match is over."""
    part: NotRequired[int]
    """The index of the board's game in the pentathlon's plan, if the round has stations."""
    forfeit: NotRequired[Literal[True]]
    """Present if a player did not come; the result then counts as an unplayed round."""
    home: NotRequired[HomeBoardView]
    """Present if pupils may finish the game outside class."""


class SimultaneousView(TypedDict):
    """The terms of a simultaneous. `player`: the id of the player at all boards. `counts`: True if the games count in the
    standings."""

    player: str
    counts: bool
    clock: SimultaneousClock


class RoundByeView(TypedDict):
    """A bye that was requested for a pupil, and the points for the bye."""

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
    """The ids of the pupils who have a bye."""
    boards: list[BoardView]
    minutes: int
    """Length of the round in minutes; 0 for no limit."""
    at_time: AtTime
    ends_at_ms: int | None
    """The time when the round's time limit is called; null before the start, and if there is no limit."""
    time_called: bool
    version: int
    """Counts the changes of the draft."""
    part: NotRequired[int]
    """The index of the round's game in the pentathlon's plan."""
    simultaneous: NotRequired[SimultaneousView]
    """Present if one player plays at all boards."""
    position: NotRequired[Literal[True]]
    """Present if all games start from a position that a tutor has chosen."""
    byes: NotRequired[list[RoundByeView]]
    """The requested byes among `off`. The other pupils in `off` get a full point."""
    outdated: NotRequired[list[int]]
    """The numbers of earlier rounds that had a result corrected after the pairing of this round."""


class ByeView(TypedDict):
    """A bye that was requested for a pupil. `stays`: the bye holds until a tutor removes it."""

    person: str
    points: float
    stays: bool


class PlanView(TypedDict):
    """The last plan of a round, as a default for the next."""

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
    """A pupil's line in the standings."""

    person: str
    place: int
    points: float
    pending: float
    """Points from games whose score cards are neither signed nor closed."""
    buchholz: float
    berger: float
    breaks: list[float]
    """The values of the tie-breaks, in the class's order of tie-breaks."""
    wins: int
    played: int
    off: int


class PrizeView(TypedDict):
    """A prize as its director wrote it (`protocol.session_commands.Prize`)."""

    text: str
    place: int
    category: str


class WonPrizeView(PrizeView):
    """A prize with the ids of its winners by the present table."""

    people: list[str]


class PlannedGameView(TypedDict):
    """A game in the plan of a pentathlon."""

    game: str
    options: dict[str, Plain]


class PentathlonLineView(TypedDict):
    """A pupil's line in the table of a pentathlon. `games`: the points in each game of the plan, null before the game has
    points."""

    person: str
    place: int
    games: list[int | None]
    total: int
    pending: int
    """Points from games whose score cards are neither signed nor closed."""
    award: Award
    """The pupil's award; empty until all games are over."""


class TeamView(TypedDict):
    """A team's line in the table of teams."""

    name: str
    place: int
    pupils: list[str]
    """The ids of the team's pupils, best first."""
    total: int
    each: float
    """The average of the pupils' points."""


class PentathlonView(TypedDict):
    """A pentathlon: its plan and its tables."""

    games: list[PlannedGameView]
    stations: bool
    """True if groups of pupils play the games in different orders, several games at once."""
    how: Pairing
    minutes: int
    at_time: AtTime
    level: BotLevel
    next: int | None
    """The index of the first game in the plan that has not started, from 0; null if there is none."""
    lines: list[PentathlonLineView]
    teams: list[TeamView]
