"""The values of a session. Everything is frozen. What happens at a board is its room's; here stands only what came of it.

Session ── members        tutors (leader, director) and pupils
        ── rounds ── boards ── the code of a room, who sits there, its result
        ── pending commands        what the boards still have to be told; gone when it was done
"""

from typing import Literal, TypeAlias

import msgspec

from protocol.bodies import Plain, RefereeRole
from protocol.session_commands import Pairing, SessionSettings
from server.room.command import AnyBody

BOT = "bot"
"""Sits at a board in the place of a pupil."""

MemberRole: TypeAlias = Literal["pupil", "monitor", "leader", "director"]
BoardState: TypeAlias = Literal["waiting", "playing", "adjourned", "over"]
RoundState: TypeAlias = Literal["draft", "published", "playing", "closed"]


class Member(msgspec.Struct, frozen=True, array_like=True):
    """`id` is the person's, by whom they are known at the boards too. `gone`: sent away, or gone for good.

    `origin`: a short hash of the address they came from, by which one who was sent out is known again.
    """

    id: str
    name: str
    role: MemberRole = "pupil"
    present: bool = True
    gone: bool = False
    since_ms: int = 0
    origin: str = ""


class Invitation(msgspec.Struct, frozen=True, array_like=True):
    """A key with which one person comes in as a tutor of that role. `by`: the director who made it."""

    number: int
    role: RefereeRole
    by: str
    at_ms: int


class Board(msgspec.Struct, frozen=True, array_like=True):
    """One table of a round. `code` is its room's once the round has started; `is_open` once that room is there.

    `state` is the room's (`adjourned`: put away, to be taken up another day); `points` one a seat when it is over; `final`: all
    its score cards are signed or closed.
    """

    seats: tuple[str, ...]
    code: str | None = None
    is_open: bool = False
    state: BoardState = "waiting"
    points: tuple[float, ...] = ()
    final: bool = False
    disputed: bool = False


class Round(msgspec.Struct, frozen=True, array_like=True):
    """`off`: the pupils who have this round off, each worth a full point (rulebook of pairings: `docs/design/sessions.md`)."""

    number: int
    game: str
    how: Pairing
    seats: int
    options: dict[str, Plain]
    games: int = 1
    state: RoundState = "draft"
    boards: tuple[Board, ...] = ()
    off: tuple[str, ...] = ()


class PendingCommand(msgspec.Struct, frozen=True, array_like=True):
    """A command that the board `code` has still to be given, under the name of `by` or by the server. Given once."""

    number: int
    code: str
    by: str | None
    body: AnyBody


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """The moment of a game that the tutor `by` shows the class."""

    room: str
    at: int
    by: str = ""


class Session(msgspec.Struct, frozen=True, array_like=True):
    """A class.

    `seq` counts its accepted steps, `at_ms` is the time of the last; `secret` (32 bytes) makes keys, seeds and codes.

    `erase_at_ms`: until then it is kept; of an `erased` one, when its erasing is next seen to. `boards_until_ms`: until
    when its boards have been told that they are kept. `waiting`: who stands at the door until a tutor lets them in.
    `expelled_names`, `expelled_origins`: likenesses of names and origins of those who were sent out; who has one waits.
    """

    code: str
    title: str
    secret: bytes
    host: str
    created_at_ms: int
    members: tuple[Member, ...]
    seq: int = 0
    at_ms: int = 0
    state: Literal["open", "over", "erased"] = "open"
    settings: SessionSettings = SessionSettings()
    rounds: tuple[Round, ...] = ()
    outbox: tuple[PendingCommand, ...] = msgspec.field(default=(), name="errands")
    commands_made: int = msgspec.field(default=0, name="errands_made")
    shown: Shown | None = None
    expelled: tuple[str, ...] = ()
    erase_at_ms: int | None = None
    boards_until_ms: int | None = None
    invitations: tuple[Invitation, ...] = ()
    invitations_made: int = 0
    waiting: tuple[Member, ...] = ()
    expelled_names: tuple[str, ...] = ()
    expelled_origins: tuple[str, ...] = ()

    @property
    def due_at_ms(self) -> int | None:
        """Only its end comes by itself: its boards have the clocks."""
        return self.erase_at_ms

    @property
    def people(self) -> tuple[Member, ...]:
        """Who may be there or away."""
        return self.members


def member_of(session: Session, person: str | None) -> Member | None:
    return next((member for member in session.members if member.id == person), None)


def waiting_of(session: Session, person: str | None) -> Member | None:
    return next((member for member in session.waiting if member.id == person), None)


def is_inside(session: Session, person: str | None) -> bool:
    """Whether a person is one of the class now: only they see who is in it, and its boards."""
    member = member_of(session, person)
    return member is not None and not member.gone


def pupils(session: Session) -> tuple[Member, ...]:
    """The pupils who are to be paired."""
    return tuple(member for member in session.members if member.role == "pupil" and not member.gone)


def tutors(session: Session) -> tuple[Member, ...]:
    """Who has a tutor's powers now."""
    return tuple(member for member in session.members if member.role != "pupil" and not member.gone)


def current(session: Session) -> Round | None:
    """The round that is not closed yet; there is never more than one."""
    last = session.rounds[-1] if session.rounds else None
    return last if last is not None and last.state != "closed" else None


def unfinished(session: Session) -> tuple[Board, ...]:
    """The boards at which somebody still plays or will: those of the open round, and those of others that were put away."""
    last = current(session)
    return tuple(
        board
        for round_ in session.rounds
        for board in round_.boards
        if board.state in ("playing", "adjourned") or (round_ is last and board.state == "waiting")
    )


def board_of(session: Session, code: str) -> tuple[Round, Board] | None:
    """The board whose room has that code."""
    for round_ in session.rounds:
        for board in round_.boards:
            if board.code == code:
                return round_, board
    return None


def viewer_of(session: Session, person: str) -> str:
    """Whose view a person gets: `outside` or `waiting` at the door, `member`, `referee` (a tutor), or `director`."""
    if not is_inside(session, person):
        return "outside" if waiting_of(session, person) is None else "waiting"
    member = member_of(session, person)
    assert member is not None
    return {"pupil": "member", "director": "director"}.get(member.role, "referee")
