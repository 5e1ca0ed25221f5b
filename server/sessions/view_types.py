"""What a session's view consists of, as plain data. The client's types are made from these declarations (`make types`).

A whole view is a `SessionView`. Plain dictionaries at run time; a field that may be absent says so.
"""

from typing import Literal, NotRequired, TypedDict

from protocol.bodies import Plain, RefereeRole
from protocol.session_commands import Pairing
from server.sessions.state import BoardState, MemberRole, RoundState


class SessionSettingsView(TypedDict):
    """All of `protocol.session_commands.SessionSettings`."""

    joining: bool
    ask: bool
    lock_at_start: bool
    phrases: bool
    odd: Literal["computer", "watch"]
    monitor: Literal["server", "tutor"]
    keep_days: int


class ShownView(TypedDict):
    """The moment of a game that the tutor `by` shows the class."""

    room: str
    at: int
    by: str


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
    shown: ShownView | None


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


class RoundView(TypedDict):
    number: int
    game: str
    how: Pairing
    seats: int
    options: dict[str, Plain]
    games: int
    state: RoundState
    off: list[str]
    """The pupils who have a bye."""
    boards: list[BoardView]


class StandingView(TypedDict):
    """A line of the table, best first."""

    person: str
    place: int
    points: float
    buchholz: float
    berger: float
    wins: int
    played: int
    off: int


class WaitingView(TypedDict):
    """Somebody who waits until a tutor lets them in."""

    id: str
    name: str
    since_ms: int


class TutorPart(TypedDict):
    errands: int
    """How many commands the boards have still to be given."""
    waiting: list[WaitingView]


class InvitationView(TypedDict):
    """A key of a co-tutor that nobody has used."""

    number: int
    role: RefereeRole
    key: str
    by: str
    at_ms: int


class SessionView(TypedDict):
    """All that one viewer sees.

    `outside` and `waiting` (until a tutor lets them in) see title, state and settings. Members see the class, tutors drafts and
    the `desk` too, directors the `invitations`.
    """

    door: Literal["outside", "waiting", "inside"]
    session: SessionInfo
    members: list[MemberView]
    """Pupils and tutors in the order in which they came."""
    rounds: list[RoundView]
    standings: list[StandingView]
    desk: NotRequired[TutorPart]
    invitations: NotRequired[list[InvitationView]]
