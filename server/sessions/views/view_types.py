"""The parts of a session's view, as plain data. `make types` makes the client's types from these declarations.

A whole view is a `SessionView`. At run time these are plain dictionaries. `NotRequired` marks a field that may be absent.
"""

from typing import Literal, NotRequired, TypedDict

from protocol.bodies import RefereeRole
from protocol.session_commands import HandReason, StartNumbers, TieBreak
from server.sessions.calls.call_list import CallKind
from server.sessions.values.state import MemberRole, OnWall
from server.sessions.views.round_types import ByeView, PentathlonView, PlanView, RoundView, StandingView
from server.sessions.views.showing_types import AnnouncementView, PlayedView, PositionView, PrivateView, QuestionView, ShownView


class SessionSettingsView(TypedDict):
    """The fields of `protocol.session_commands.SessionSettings`."""

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
    missing_on_wall: bool
    tie_breaks: list[TieBreak]
    start_numbers: StartNumbers


class SessionInfo(TypedDict):
    """The session itself. For a viewer outside the class `host` is empty and `shown` None."""

    code: str
    title: str
    state: Literal["open", "over", "erased"]
    host: str
    created_at_ms: int
    settings: SessionSettingsView
    until_ms: int | None
    """Time when the server erases the session."""
    next: str
    """The code of the class's next session, empty if there is none."""
    shown: ShownView | None


class MemberView(TypedDict):
    id: str
    name: str
    role: MemberRole
    present: bool
    gone: bool
    since_ms: int
    """Time of joining."""
    category: NotRequired[str]
    """The pupil's category in a tournament."""
    start_number: NotRequired[int]
    """The pupil's number in a tournament."""
    erased: NotRequired[bool]
    """Present for a pupil whose name was erased."""


class WaitingView(TypedDict):
    """A person who waits until a tutor admits them."""

    id: str
    name: str
    since_ms: int


class EntryView(TypedDict):
    """A name on the class's list, as its tutors see it."""

    number: int
    name: str
    key: str
    """The key on the pupil's slip."""
    person: str
    """The id of the pupil who joined with it, empty for none."""
    rating: NotRequired[int]
    category: NotRequired[str]


class ListedName(TypedDict):
    """A name that a newcomer may tap on joining."""

    number: int
    name: str


class HandView(TypedDict):
    """A raised hand as the class sees it. `coming`: a tutor is on the way."""

    person: str
    coming: bool


class CallView(TypedDict):
    """A call for a tutor, as the tutors see it."""

    key: str
    kind: CallKind
    since_ms: int
    person: str
    """The pupil whom the call concerns; empty for a board as a whole."""
    room: str
    """The code of the board, empty if the call comes from no board."""
    board: int | None
    """The board's number in its round, from 0."""
    round: int | None
    why: HandReason | None
    """The pupil's reason for raising the hand."""
    by: str
    """The id of the tutor who is on the way; empty for none."""
    taken_at_ms: int | None


class AnsweredView(TypedDict):
    """Waiting times of calls until a tutor was on the way."""

    count: int
    average_ms: int
    longest_ms: int


class RemovedView(TypedDict):
    id: str
    name: str


class TutorPart(TypedDict):
    errands: int
    """Number of pending commands to the boards."""
    waiting: list[WaitingView]
    """The people who wait until a tutor admits them."""
    removed: NotRequired[list[RemovedView]]
    """Removed people whom a director may let back."""
    list: NotRequired[list[EntryView]]
    """The class's list, if it has one."""
    calls: list[CallView]
    """The most urgent call first."""
    answered: AnsweredView
    """Waiting times of the answered calls."""
    plan: NotRequired[PlanView]
    """The last plan, also from the class's previous session."""
    apart: NotRequired[list[list[str]]]
    """The pairs of pupils whom drafts keep apart, by id."""
    ratings: NotRequired[dict[str, int]]
    """The ratings of the pupils who have one, by id."""
    byes: NotRequired[list[ByeView]]
    """The byes requested for the next round, and the withdrawn pupils."""
    screen_key: str
    """The key that lets a screen show the class's view."""
    private: list[PrivateView]
    """The last words to each pupil."""
    given: NotRequired[int]
    """Number of pupils who have answered the open question."""
    played: NotRequired[PlayedView]
    """The origin of the present position."""


class InvitationView(TypedDict):
    """An unused key of a co-tutor."""

    number: int
    role: RefereeRole
    key: str
    by: str
    at_ms: int


class SessionView(TypedDict):
    """All that one viewer sees.

    `outside` and `waiting` (before admission) see title, state and settings. `outside` also sees the `names` to tap, and
    `waiting` the announcement to all. A spectator (`watching`) sees names, rounds and standings. Members also see the raised
    `hands`; tutors see drafts and the `desk`, directors the `invitations`.
    """

    door: Literal["outside", "waiting", "watching", "inside"]
    session: SessionInfo
    members: list[MemberView]
    """Pupils and tutors in the order of joining."""
    rounds: list[RoundView]
    standings: list[StandingView]
    pentathlon: NotRequired[PentathlonView]
    names: NotRequired[list[ListedName]]
    """The names of the class's list that a newcomer may tap."""
    hands: NotRequired[list[HandView]]
    announcement: NotRequired[AnnouncementView]
    call_link: NotRequired[str]
    """The link of the class's call, for members."""
    question: NotRequired[QuestionView]
    """The present or last question. Spectators see it too."""
    position: NotRequired[PositionView]
    """The position on the screen and on all pupils' pages."""
    wall: NotRequired[list[OnWall]]
    """The kinds of items that tutors have put on the wall, the newest last: the wall shows the newest that still exists."""
    told: NotRequired[int]
    """The number of the last words to any pupil. Their recipient requests them (`ask_words`)."""
    missing: NotRequired[list[str]]
    """The names of the list whose pupils are not there, if the tutor wants them on the class's screen."""
    listed: NotRequired[list[str]]
    """The members whose names come from the class's list, so that they cannot correct them."""
    desk: NotRequired[TutorPart]
    invitations: NotRequired[list[InvitationView]]
