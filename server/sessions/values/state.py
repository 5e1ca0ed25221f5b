"""The values of a session. All are frozen. The play at a board is in its room; the session keeps only the outcome.

Session ── members        tutors (leader, director) and pupils
        ── rounds ── boards ── the code of a room, its people, its result
        ── pending commands        commands that the boards have not answered yet
"""

from typing import Literal, TypeAlias

import msgspec

from protocol.bodies import Plain, RefereeRole
from protocol.session_commands import HandReason, PlanRound, SessionSettings, SetPentathlon
from server.room.command import AnyBody
from server.sessions.values.round import Board, Bye, Round

BOT = "bot"
"""The computer on a seat."""

OnWall: TypeAlias = Literal["question", "position", "moment", "round"]
"""Kinds of items that the wall shows, one at a time: the newest item that still exists."""

MemberRole: TypeAlias = Literal["pupil", "monitor", "leader", "director"]


class Member(msgspec.Struct, frozen=True, array_like=True):
    """A person in a session."""

    id: str
    """The id of the person, the same at the boards."""
    name: str
    """The person's name in the class."""
    role: MemberRole = "pupil"
    """`pupil`, or a tutor's role."""
    present: bool = True
    """True while a connection of the member is open."""
    gone: bool = False
    """True if the person was removed, or has left."""
    since_ms: int = 0
    """Time of joining."""
    origin: str = ""
    """A short hash of the person's address, so that the class recognises a removed person."""
    erased: bool = False
    """True for a pupil whose name was erased."""
    away_since_ms: int | None = None
    """Time when the last of the member's connections closed; None while one is open, and if it is unknown."""
    rating: int = 0
    """The pupil's rating; 0 for none."""
    category: str = ""
    """The pupil's category in a tournament, such as Sub-10; empty for none."""
    start_number: int = 0
    """The pupil's number in a tournament, from 1; 0 for none."""


class Removed(msgspec.Struct, frozen=True, array_like=True):
    """A removed person, whom a director may let back. `origin`: as in `Member`."""

    id: str
    name: str
    origin: str = ""
    boards: tuple[str, ...] = ()
    """The codes of the boards that removed the person."""
    seats: tuple[tuple[str, int], ...] = ()
    """The person's seats at unfinished boards: code and seat."""
    entry: int | None = None
    """The number of the person's name on the class's list."""


class Invitation(msgspec.Struct, frozen=True, array_like=True):
    """A key that lets one person join as a tutor of that role. `by`: the director who made it."""

    number: int
    role: RefereeRole
    by: str
    at_ms: int


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """A name on the class's list. `person`: the id of the pupil who joined with it, empty for none."""

    number: int
    name: str
    person: str = ""
    rating: int = 0
    category: str = ""
    """The rating and the category that the pupil of this name gets (`Member`)."""


class Erasure(msgspec.Struct, frozen=True, array_like=True):
    """An erasure that is not finished: boards and stored data still have the pupil's name, and `name` will replace it."""

    person: str
    """A pupil's id; `list/` and a number: no member has joined with that name of the list."""
    name: str
    entry: int = 0
    """The number of the pupil's name on the class's list; 0 if it was not on the list."""
    names: tuple[str, ...] = ()
    """Other names to erase: names of the list."""


class PendingCommand(msgspec.Struct, frozen=True, array_like=True):
    """A command for the board `code` that waits to be sent, under the name of `by` or from the server. The board executes it
    once."""

    number: int
    code: str
    by: str | None
    body: AnyBody


class Hand(msgspec.Struct, frozen=True, array_like=True):
    """A pupil's raised hand. `room`: the code of the pupil's board at that time, empty for none."""

    number: int
    person: str
    why: HandReason
    at_ms: int
    room: str = ""
    stops: bool = False
    """True if the raised hand stops the clocks of that board."""


class CallNote(msgspec.Struct, frozen=True, array_like=True):
    """A tutor's note on a call: the tutor `by` is on the way, or the call is `done`."""

    key: str
    by: str
    at_ms: int
    done: bool = False


class Answered(msgspec.Struct, frozen=True, array_like=True):
    """Waiting times of calls until a tutor was on the way."""

    count: int = 0
    total_ms: int = 0
    longest_ms: int = 0


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """The moment of a game that the tutor `by` shows the class."""

    room: str
    at: int
    by: str = ""
    marks: tuple[str, ...] = ()
    """The highlighted places, by their names."""


class SetPosition(msgspec.Struct, frozen=True, array_like=True):
    """A position that the tutor `by` shows to the class, as spectators would see it. It need not come from a board."""

    number: int
    game: str
    seats: int
    view: dict[str, Plain]
    """The engine's view (`Engine.view`), with stopped clocks."""
    status: dict[str, Plain]
    """The engine's status (`server.room.views.view_types.StatusView`)."""
    by: str
    marks: tuple[str, ...] = ()
    """The highlighted places, by their names."""
    given: dict[str, Plain] = {}
    acts: tuple[str | dict[str, Plain], ...] = ()
    """The actions played from the given setup (`protocol.session_commands.ShowPosition`)."""


class Announcement(msgspec.Struct, frozen=True, array_like=True):
    """The words of the tutor `by` to all. `number`: counts all texts that tutors have written."""

    number: int
    words: str
    by: str
    at_ms: int


class PrivateWords(msgspec.Struct, frozen=True, array_like=True):
    """The last words of the tutor `by` to the pupil `person`."""

    number: int
    person: str
    words: str
    by: str
    at_ms: int
    is_read: bool = False


class GivenAnswer(msgspec.Struct, frozen=True, array_like=True):
    """A pupil's answer to the open question."""

    person: str
    choice: str


class Question(msgspec.Struct, frozen=True, array_like=True):
    """The question of the tutor `by` to the class. An open question has `answers`, a closed one only the count of each
    choice."""

    number: int
    by: str
    at_ms: int
    is_of_board: bool
    """True if the moment is from a board of the class, as everybody there saw it; False if it is from a game that the server
    made."""
    asked: dict[str, Plain]
    """The part of the question that everybody sees (`server.school.view_types.AskedExercise`)."""
    answer: str
    """The right choice."""
    found: list[dict[str, Plain]]
    """The existing faults (`server.room.views.view_types.Explanation`)."""
    answers: tuple[GivenAnswer, ...] = ()
    """The last answer of each pupil, until the question closes."""
    counts: tuple[int, ...] | None = None
    """The count of each choice; None until the question closes."""


class Team(msgspec.Struct, frozen=True, array_like=True):
    """Pupils of a pentathlon under one name."""

    name: str
    pupils: tuple[str, ...]
    """The ids of its pupils."""


class Pentathlon(msgspec.Struct, frozen=True, array_like=True):
    """A pentathlon in its present form."""

    plan: SetPentathlon
    """The plan; each of its games has all options."""
    groups: tuple[tuple[str, ...], ...] = ()
    """The groups at stations since the first draft. Each has the ids of the pupils who play the games in the same order."""
    teams: tuple[Team, ...] = ()
    """Teams of pupils, whose points are added up."""


class Session(msgspec.Struct, frozen=True, array_like=True):
    """A class. Each field has an explanation. A field that a later version adds has a default."""

    code: str
    """The five letters of the class's code."""
    title: str
    """The title, as the director wrote it."""
    secret: bytes
    """32 secret bytes, the source of keys, seeds, codes and draws. Views never contain them."""
    host: str
    """The id of the person who opened the class: its first director."""
    created_at_ms: int
    """Time of opening, in server time."""
    members: tuple[Member, ...]
    """Pupils and tutors, also those who have played and left."""
    seq: int = 0
    """Counts the accepted steps."""
    at_ms: int = 0
    """The time of the last accepted step."""
    state: Literal["open", "over", "erased"] = "open"
    """`open`; `over` after a director has ended it; `erased` when the server must forget it."""
    settings: SessionSettings = SessionSettings()
    """The session's defaults for all boards."""
    rounds: tuple[Round, ...] = ()
    """The rounds in order; only the last one may be open."""
    outbox: tuple[PendingCommand, ...] = msgspec.field(default=(), name="errands")
    """Commands that still wait to be sent to boards, the oldest first."""
    commands_made: int = msgspec.field(default=0, name="errands_made")
    """Number of commands put into the outbox so far, which is the number of the last one."""
    shown: Shown | None = None
    """The moment of a game that a tutor shows the class."""
    expelled: tuple[str, ...] = ()
    """The ids of removed people."""
    erase_at_ms: int | None = None
    """End of the time for which the server keeps it; for an `erased` session the time of the next attempt to erase it."""
    boards_until_ms: int | None = None
    """The date of deletion that its boards have."""
    invitations: tuple[Invitation, ...] = ()
    """Unused keys of co-tutors."""
    invitations_made: int = 0
    """Number of invitations made so far, which is the number of the last one."""
    waiting: tuple[Member, ...] = ()
    """People who wait until a tutor admits them."""
    expelled_names: tuple[str, ...] = ()
    """Names of removed people, in folded form; a person with such a name waits for admission."""
    expelled_origins: tuple[str, ...] = ()
    """Origins of removed people (`Member.origin`); a person with such an origin waits for admission."""
    erasures: tuple[Erasure, ...] = ()
    """The pupils whose erasure from the boards and the log is not finished."""
    entries: tuple[Entry, ...] = ()
    """The class's list, in its order."""
    entries_made: int = 0
    """Number of names put on the list so far, which is the number of the last one."""
    list_secret: bytes = b""
    """The source of the keys on the pupils' slips; the next session of the class gets it too. Views never contain it."""
    next_code: str = ""
    """The code of the class's next session."""
    hands: tuple[Hand, ...] = ()
    """The raised hands, the longest wait first."""
    hands_made: int = 0
    """Number of hands raised so far, which is the number of the last one."""
    call_notes: tuple[CallNote, ...] = ()
    """Notes on the open calls."""
    answered: Answered = Answered()
    """Waiting times of all calls so far."""
    screens: tuple[str, ...] = ()
    """The ids of the guests who joined with the screen's key. They have the class's view and no role."""
    planned: PlanRound | None = None
    """The last plan, as a default for the next round."""
    apart: tuple[tuple[str, str], ...] = ()
    """The pairs of pupils, by id, whom drafts keep apart if possible."""

    announcement: Announcement | None = None
    """The tutor's words to all; None after a tutor has removed them."""
    private_words: tuple[PrivateWords, ...] = ()
    """The last words to each pupil, the oldest first."""
    said: int = 0
    """Number of announcements and private words so far."""
    call_link: str = ""
    """The link of the class's call, at another service."""
    question: Question | None = None
    """The present or last question to the class; None after a tutor has removed it."""
    questions_made: int = 0
    """Number of questions so far, which is the number of the last one."""
    removed: tuple[Removed, ...] = ()
    """People who were removed and not let back, the earliest first."""
    pentathlon: Pentathlon | None = None
    """The pentathlon, if the class has a plan."""
    earlier: tuple[str, ...] = ()
    """The codes of the class's earlier sessions, the earliest first."""
    returning: tuple[Removed, ...] = ()
    """People whom a director has let back and who have not joined yet. The class keeps their seats, and their names on the
    list."""
    position: SetPosition | None = None
    """The position on the screen and on all pupils' pages; None after a tutor has removed it."""
    positions_set: int = 0
    """Number of positions so far, which is the number of the last one."""
    wall: tuple[OnWall, ...] = ()
    """The kinds of items that tutors have put on the wall, the newest last."""
    byes: tuple[Bye, ...] = ()
    """The byes requested for the next round, and those of pupils who have withdrawn."""

    @property
    def due_at_ms(self) -> int | None:
        """Returns the earliest of the session's own end, the running round's end, and the dates of home games. Clocks are the
        rooms' business.
        """
        return min(filter(None, (self.erase_at_ms, round_due_at_ms(self), home_due_at_ms(self))), default=None)

    @property
    def people(self) -> tuple[Member, ...]:
        """Returns the people who may be present or away."""
        return self.members


def current(session: Session) -> Round | None:
    """Returns the round that is not closed yet; at most one round is open."""
    last = session.rounds[-1] if session.rounds else None
    return last if last is not None and last.state != "closed" else None


def round_due_at_ms(session: Session) -> int | None:
    """Returns the end of the running round's time; None if it has no end, or is over already."""
    round_ = current(session)
    if session.state != "open" or round_ is None or round_.state != "playing" or round_.time_called:
        return None
    return round_.ends_at_ms


def home_due_at_ms(session: Session) -> int | None:
    """Returns the date of the next home game; None if there is none."""
    boards = (board for round_ in session.rounds for board in round_.boards)
    return min((board.home.until_ms for board in boards if board.home is not None), default=None)


def unfinished(session: Session) -> tuple[Board, ...]:
    """Returns the unfinished boards: those of the open round, and boards of other rounds that were put away."""
    last = current(session)
    return tuple(
        board
        for round_ in session.rounds
        for board in round_.boards
        if board.state in ("playing", "adjourned") or (round_ is last and board.state == "waiting")
    )


def board_of(session: Session, code: str) -> tuple[Round, Board] | None:
    """Returns the board whose room has that code."""
    for round_ in session.rounds:
        for board in round_.boards:
            if board.code == code:
                return round_, board
    return None
