"""What a session's view consists of, as plain data. The client's types are made from these declarations (`make types`).

A whole view is a `SessionView`. Plain dictionaries at run time; a field that may be absent says so.
"""

from typing import Literal, NotRequired, TypedDict

from protocol.bodies import BotLevel, Plain, RefereeRole
from protocol.session_commands import AtTime, HandReason, Pairing, SimultaneousClock
from server.room.views.view_types import Explanation, GameView, StatusView
from server.school.view_types import AskedExercise
from server.sessions.calls.call_list import CallKind
from server.sessions.results.pentathlon_table import Award
from server.sessions.values.round import BoardState, RoundHow, RoundState
from server.sessions.values.state import MemberRole


class SessionSettingsView(TypedDict):
    """All of `protocol.session_commands.SessionSettings`."""

    joining: bool
    ask: bool
    lock_at_start: bool
    phrases: bool
    odd: Literal["computer", "watch"]
    monitor: Literal["server", "tutor"]
    keep_days: int
    list_at_door: bool
    own_names: bool
    spectators: Literal["none", "class", "public"]
    spectator_delay_ms: int
    hand_stops_clock: bool
    referee_wait_ms: int


class ShownView(TypedDict):
    """The moment of a game that the tutor `by` shows the class."""

    room: str
    at: int
    by: str
    marks: list[str]
    """The places that are pointed at, by their names."""


class SessionInfo(TypedDict):
    """The session itself. From outside `host` is empty and `shown` None."""

    code: str
    title: str
    state: Literal["open", "over", "erased"]
    host: str
    created_at_ms: int
    settings: SessionSettingsView
    until_ms: int | None
    """When it is erased."""
    next: str
    """The code of the class's next session, empty where there is none."""
    shown: ShownView | None


class PositionView(TypedDict):
    """A position that a tutor has set for all, as spectators would see it."""

    number: int
    """Of those that were set, from 1."""
    game: str
    seats: int
    view: GameView
    status: StatusView
    by: str
    """The tutor's name."""
    marks: list[str]


class PlayedView(TypedDict):
    """How a position that is set came about: any tutor plays on from it, or goes back."""

    given: dict[str, Plain]
    """What it was set up from, empty for the game's beginning."""
    acts: list[str | dict[str, Plain]]
    """What was played from there."""


class MemberView(TypedDict):
    id: str
    name: str
    role: MemberRole
    present: bool
    gone: bool
    since_ms: int
    """When they came in."""
    erased: NotRequired[bool]
    """A pupil whose name was erased for good."""


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


class WaitingView(TypedDict):
    """Somebody who waits until a tutor lets them in."""

    id: str
    name: str
    since_ms: int


class EntryView(TypedDict):
    """A name on the class's list, as its tutors see it."""

    number: int
    name: str
    key: str
    """What the pupil's slip bears."""
    person: str
    """The id of the pupil who came in with it, empty while nobody has."""


class ListedName(TypedDict):
    """A name that may be tapped at the door."""

    number: int
    name: str


class HandView(TypedDict):
    """A raised hand as the class sees it: whose. `coming`: a tutor is on the way."""

    person: str
    coming: bool


class CallView(TypedDict):
    """Somebody needs a tutor, as the tutors see it."""

    key: str
    kind: CallKind
    since_ms: int
    person: str
    """Whom it is about: a pupil, or empty for a board as a whole."""
    room: str
    """The code of the board, empty where it is at none."""
    board: int | None
    """Its number in its round, from 0."""
    round: int | None
    why: HandReason | None
    """Of a hand."""
    by: str
    """The tutor who is on the way, by id; empty while nobody is."""
    taken_at_ms: int | None


class AnsweredView(TypedDict):
    """How long calls waited until a tutor was on the way."""

    count: int
    average_ms: int
    longest_ms: int


class AnnouncementView(TypedDict):
    """What a tutor says to all."""

    number: int
    """Of everything that was said in tutors' own words."""
    words: str
    by: str
    """The tutor's name; empty at the door."""
    at_ms: int


class PrivateView(TypedDict):
    """What was said last to one pupil alone, as tutors see it."""

    person: str
    words: str
    by: str
    at_ms: int
    read: bool


class RemovedView(TypedDict):
    id: str
    name: str


class TutorPart(TypedDict):
    errands: int
    """How many commands the boards have still to be given."""
    waiting: list[WaitingView]
    removed: NotRequired[list[RemovedView]]
    """Who was sent out and may be let back."""
    list: NotRequired[list[EntryView]]
    """The class's list, where it has one."""
    calls: list[CallView]
    """Who needs most first."""
    answered: AnsweredView
    plan: NotRequired[PlanView]
    """What was planned last, also in the class's session before this one."""
    apart: NotRequired[list[list[str]]]
    """The pairs of pupils who are not to play each other, by id."""
    screen_key: str
    """With it a screen shows what the class sees."""
    private: list[PrivateView]
    """The last words to each pupil alone."""
    given: NotRequired[int]
    """How many pupils have answered the question that is open."""
    played: NotRequired[PlayedView]
    """How the position that is set came about."""


class InvitationView(TypedDict):
    """A key of a co-tutor that nobody has used."""

    number: int
    role: RefereeRole
    key: str
    by: str
    at_ms: int


class BarView(TypedDict):
    """How often a choice was taken."""

    choice: str
    count: int


class SolutionView(TypedDict):
    """What is told of a question once it is closed."""

    answer: str
    """The right choice."""
    found: list[Explanation]
    """The faults that there are."""
    bars: list[BarView]
    """One for each choice, in their order."""


class QuestionView(TypedDict):
    """What the class is asked. The same for all, and nothing in it depends on an answer, until it is closed."""

    number: int
    """Of the class's questions, from 1."""
    at_ms: int
    is_of_board: bool
    """The moment is one of a board of the class, seen as its spectators saw it; else a seat's view of a made game."""
    asked: AskedExercise
    solution: NotRequired[SolutionView]
    """Once it is closed."""


class SessionView(TypedDict):
    """All that one viewer sees.

    `outside` and `waiting` (until a tutor lets them in) see title, state and settings, `outside` also the `names` to tap,
    `waiting` what is announced to all.
    A spectator (`watching`) sees names, rounds and standings. Members also see whose `hands` are up, tutors drafts and the
    `desk`, directors the `invitations`.
    """

    door: Literal["outside", "waiting", "watching", "inside"]
    session: SessionInfo
    members: list[MemberView]
    """Pupils and tutors in the order in which they came."""
    rounds: list[RoundView]
    standings: list[StandingView]
    pentathlon: NotRequired[PentathlonView]
    names: NotRequired[list[ListedName]]
    """At the door: the names of the class's list that may be tapped."""
    hands: NotRequired[list[HandView]]
    announcement: NotRequired[AnnouncementView]
    call_link: NotRequired[str]
    """Where the class talks and sees each other, for members."""
    question: NotRequired[QuestionView]
    """What the class is asked, or was asked last; for spectators too."""
    position: NotRequired[PositionView]
    """What is set on the screen and on all pupils' pages."""
    told: NotRequired[int]
    """The number of the last words to any pupil alone: who they are for asks for them (`ask_words`)."""
    listed: NotRequired[list[str]]
    """The members whose names are those of the class's list: they do not correct them."""
    desk: NotRequired[TutorPart]
    invitations: NotRequired[list[InvitationView]]
