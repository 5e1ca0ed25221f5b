"""The data types of a session's view. `make types` makes the client's types from them.

A whole view is a `SessionView`. At run time the values are plain dictionaries. `NotRequired` marks a field that may be absent.
"""

from typing import Literal, NotRequired, TypedDict

from protocol.bodies import RefereeRole
from protocol.session_commands import HandReason, StartNumbers, TieBreak
from server.sessions.calls.call_list import CallKind
from server.sessions.homework.homework_view import HomeworkView
from server.sessions.homework.shares import PupilSharesView
from server.sessions.values.people import MemberRole
from server.sessions.values.shown import OnWall
from server.sessions.views.round_types import (
    ByeView,
    PentathlonView,
    PlanView,
    PrizeView,
    RoundView,
    StandingView,
    WonPrizeView,
)
from server.sessions.views.showing_types import (
    AnnouncementView,
    DrawingView,
    PenView,
    PlayedView,
    PositionView,
    PrivateView,
    QuestionView,
    ShownView,
)


class ClassDateView(TypedDict):
    at_ms: int
    offset_min: int


class SessionSettingsView(TypedDict):
    """The settings of a class. `protocol.session_commands.SessionSettings` explains the fields."""

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
    prizes: list[PrizeView]
    halls: list[str]
    public_page: Literal["off", "short", "full"]
    public_page_delay_ms: int
    public_page_boards: bool
    dates: list[ClassDateView]
    date_minutes: int
    sounds: bool
    practice: bool
    reactions: bool


class SessionInfo(TypedDict):
    """General facts about the session. For a viewer outside the class `host` is empty and `shown` is null."""

    code: str
    title: str
    state: Literal["open", "over", "erased"]
    host: str
    created_at_ms: int
    settings: SessionSettingsView
    until_ms: int | None
    """Time when the server erases the session."""
    next: str
    """The code of the class's next session; empty if there is none."""
    shown: ShownView | None


class MemberView(TypedDict):
    id: str
    name: str
    role: MemberRole
    present: bool
    gone: bool
    since_ms: int
    """Time when the person joined."""
    category: NotRequired[str]
    """The pupil's category in a tournament."""
    start_number: NotRequired[int]
    """The pupil's number in a tournament."""
    erased: NotRequired[bool]
    """Present for a pupil whose name was erased."""
    hall: NotRequired[int]
    """The hall that the pupil sits in: the place in the settings' `halls`, from 1."""


class WaitingView(TypedDict):
    """A person who waits for a tutor's admission."""

    id: str
    name: str
    since_ms: int


class EntryView(TypedDict):
    """A name on the class's list, as tutors see it."""

    number: int
    name: str
    key: str
    """The secret key on the pupil's slip."""
    person: str
    """The id of the pupil who joined under this name; empty if nobody has joined under the name."""
    rating: NotRequired[int]
    category: NotRequired[str]


class ListedName(TypedDict):
    """A name of the class's list that a newcomer may choose."""

    number: int
    name: str


class HandView(TypedDict):
    """A raised hand, as the class sees it. `coming`: a tutor is on the way."""

    person: str
    coming: bool


class CallView(TypedDict):
    """A call for a tutor, as tutors see it."""

    key: str
    kind: CallKind
    since_ms: int
    person: str
    """The id of the pupil whom the call concerns; empty for a board as a whole."""
    room: str
    """The code of the board; empty if the call comes from no board."""
    board: int | None
    """The index of the board in its round, from 0."""
    round: int | None
    why: HandReason | None
    """The reason that the pupil gave with the raised hand."""
    by: str
    """The id of the tutor who is on the way; empty for none."""
    taken_at_ms: int | None


class AnsweredView(TypedDict):
    """The waiting times of all calls so far, each until a tutor was on the way."""

    count: int
    average_ms: int
    longest_ms: int


class RemovedView(TypedDict):
    id: str
    name: str


class FamilyLinkView(TypedDict):
    """A family's link to the replays of a pupil, without its key. `room`: the code of the only board to show, empty for all
    boards."""

    number: int
    person: str
    room: str
    until_ms: int


class TutorPart(TypedDict):
    errands: int
    """Number of commands that the server has not yet delivered to boards."""
    waiting: list[WaitingView]
    """The people who wait for a tutor's admission."""
    removed: NotRequired[list[RemovedView]]
    """The removed people whom a director may let back."""
    list: NotRequired[list[EntryView]]
    """The class's list, if it has one."""
    calls: list[CallView]
    """The open calls, the most urgent first."""
    answered: AnsweredView
    """The waiting times of the calls so far."""
    plan: NotRequired[PlanView]
    """The last plan of a round, also from the class's previous session."""
    apart: NotRequired[list[list[str]]]
    """The pairs of pupils, by id, whom drafts keep apart if possible."""
    ratings: NotRequired[dict[str, int]]
    """The ratings of the pupils who have one, by id."""
    byes: NotRequired[list[ByeView]]
    """The requested byes for the next round, and for all rounds until a tutor removes them."""
    screen_key: str
    """The key that makes a page the class's screen."""
    page_key: NotRequired[str]
    """The key of the public page, while it is published."""
    private: list[PrivateView]
    """The latest private words to each pupil."""
    given: NotRequired[int]
    """Number of pupils who have answered the open question."""
    noted: NotRequired[int]
    """Number of changes of the tutors' notes so far. A tutor's client requests the notes (`my_classes`) when it grows."""
    family_links: NotRequired[list[FamilyLinkView]]
    """The families' links that no tutor has revoked."""
    homework: NotRequired[list[PupilSharesView]]
    """The pupils' work on the homework."""
    single_homework: NotRequired[list[HomeworkView]]
    """The homework that is only for some pupils, the earliest first."""
    played: NotRequired[PlayedView]
    """The origin of the position on the screen: its setup and its actions."""


class InvitationView(TypedDict):
    """An unused invitation for a co-tutor."""

    number: int
    role: RefereeRole
    key: str
    by: str
    at_ms: int


class SessionView(TypedDict):
    """Everything that one kind of viewer sees.

    The field `door` names the kind. `outside` and `waiting` are people before admission: they see the title, the state and the
    settings. `outside` also sees the `names` to choose from, and `waiting` the announcement. A spectator (`watching`) sees
    names, rounds and standings. Members also see the raised `hands`; tutors also see drafts and the `desk`, directors the
    `invitations`.
    """

    door: Literal["outside", "waiting", "watching", "inside"]
    session: SessionInfo
    members: list[MemberView]
    """Pupils and tutors in the order of joining."""
    rounds: list[RoundView]
    standings: list[StandingView]
    prizes: NotRequired[list[WonPrizeView]]
    """The prizes with their winners by the present table, the greatest first."""
    pentathlon: NotRequired[PentathlonView]
    names: NotRequired[list[ListedName]]
    """The names of the class's list that a newcomer may choose."""
    hands: NotRequired[list[HandView]]
    announcement: NotRequired[AnnouncementView]
    call_link: NotRequired[str]
    """The link of the class's video call; only members get it."""
    question: NotRequired[QuestionView]
    """The open question, or the last closed one. Spectators see it too."""
    position: NotRequired[PositionView]
    """The position that a tutor shows on the screen and on all pupils' pages."""
    wall: NotRequired[list[OnWall]]
    """The kinds of thing that tutors have put on the class's screen, the newest last. The screen shows the newest that still
    exists."""
    drawings: NotRequired[list[DrawingView]]
    """The drawings over the shown board, the oldest first."""
    pen: NotRequired[PenView]
    """The permission to draw, if anybody besides tutors may draw."""
    told: NotRequired[int]
    """The number of the latest private words to any pupil. Each pupil's client requests new words (`ask_words`) as soon as the
    number grows."""
    missing: NotRequired[list[str]]
    """The names of the list whose pupils are not present, if the tutor wants them on the class's screen."""
    listed: NotRequired[list[str]]
    """The ids of members whose names come from the class's list, so that these members cannot change their names."""
    homework: NotRequired[list[HomeworkView]]
    """The homework for all pupils, the earliest first; only members get it. A pupil's client requests the pupil's own work, and
    the homework that only some pupils have (`ask_homework`)."""
    homework_changes: NotRequired[int]
    """Number of changes of homework; present if some homework is only for some pupils. A pupil's client requests the homework
    again when the number grows."""
    desk: NotRequired[TutorPart]
    invitations: NotRequired[list[InvitationView]]
