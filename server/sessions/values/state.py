"""The values of a session. All are frozen. The play at a board is in its room; the session keeps only the outcome.

Session ── members        tutors (leader, director) and pupils
        ── rounds ── boards ── the code of a room, its people, its result
        ── pending commands        commands that the boards have not answered yet
"""

from typing import Literal

import msgspec

from protocol.session_commands import PlanRound, SessionSettings
from server.room.command import AnyBody
from server.sessions.values.calls import Answered, CallNote, Hand
from server.sessions.values.homework import Homework
from server.sessions.values.pentathlon import Pentathlon
from server.sessions.values.people import Entry, Erasure, FamilyLink, Invitation, Member, Removed, TutorNote
from server.sessions.values.round import Board, Bye, Round
from server.sessions.values.shown import Announcement, Drawing, OnWall, Pen, PrivateWords, Question, SetPosition, Shown

BOT = "bot"
"""The computer's id in a list of people."""


class PendingCommand(msgspec.Struct, frozen=True, array_like=True):
    """A command that waits in the outbox for the board `code`. `by`: the tutor in whose name the server sends the command, None
    for the server itself. With the `number`, the board carries out each command only once."""

    number: int
    code: str
    by: str | None
    body: AnyBody


class Session(msgspec.Struct, frozen=True, array_like=True):
    """A class. A field that a later version adds has a default, so that stored sessions can still be decoded."""

    code: str
    """The five-letter code of the class."""
    title: str
    """The title of the class, as the director wrote it."""
    secret: bytes
    """32 secret bytes: the session derives keys, seeds, codes and draws from them. Views never contain them."""
    host: str
    """The id of the person who opened the class and is its first director."""
    created_at_ms: int
    """Time when the class was opened, by the server's clock."""
    members: tuple[Member, ...]
    """Pupils and tutors, including those who have left after they played."""
    seq: int = 0
    """The sequence number: counts the steps."""
    at_ms: int = 0
    """The time of the last step."""
    state: Literal["open", "over", "erased"] = "open"
    """`open`; `over` after a director has ended the class; `erased` until the server has deleted the session."""
    settings: SessionSettings = SessionSettings()
    """The settings of the class, which its boards get too."""
    rounds: tuple[Round, ...] = ()
    """The rounds in order. Only the last one may be unfinished."""
    outbox: tuple[PendingCommand, ...] = msgspec.field(default=(), name="errands")
    """Commands that the server has not yet delivered to boards, the oldest first."""
    commands_made: int = msgspec.field(default=0, name="errands_made")
    """Number of commands put into the outbox so far. The last one has this number."""
    shown: Shown | None = None
    """The moment of a game that a tutor shows to the class."""
    expelled: tuple[str, ...] = ()
    """The ids of removed people, who may not join."""
    erase_at_ms: int | None = None
    """Time when the server erases the session. For an `erased` session: time of the next attempt to delete it."""
    boards_until_ms: int | None = None
    """The time until which the boards' rooms are kept, as the rooms last stored it."""
    invitations: tuple[Invitation, ...] = ()
    """The unused invitations for co-tutors."""
    invitations_made: int = 0
    """Number of invitations made so far. The last one has this number."""
    waiting: tuple[Member, ...] = ()
    """People who wait for a tutor's admission."""
    expelled_names: tuple[str, ...] = ()
    """Names of removed people, normalised for comparison. A newcomer with such a name waits for admission."""
    expelled_origins: tuple[str, ...] = ()
    """Network addresses of removed people, hashed (`Member.origin`). A newcomer from such an address waits for admission."""
    erasures: tuple[Erasure, ...] = ()
    """The pupils whose names are still to be erased from the boards and the log."""
    entries: tuple[Entry, ...] = ()
    """The class's list of names, in the tutor's order."""
    entries_made: int = 0
    """Number of names ever put on the list. The last one has this number."""
    list_secret: bytes = b""
    """The secret behind the keys on the pupils' slips; the next session of the class gets the same. Views never contain it."""
    next_code: str = ""
    """The code of the next session of the class; empty if there is none."""
    hands: tuple[Hand, ...] = ()
    """The raised hands, the longest wait first."""
    hands_made: int = 0
    """Number of hands raised so far. The last one has this number."""
    call_notes: tuple[CallNote, ...] = ()
    """The tutors' answers to open calls."""
    answered: Answered = Answered()
    """The waiting times of all calls so far."""
    screens: tuple[str, ...] = ()
    """The ids of the guests who opened the class's screen with its key. They see the class but have no role."""
    planned: PlanRound | None = None
    """The last plan of a round, which is the default for the next."""
    apart: tuple[tuple[str, str], ...] = ()
    """The pairs of pupils, by id, whom drafts keep apart if possible."""

    announcement: Announcement | None = None
    """A tutor's words to the whole class; None if no words are shown."""
    private_words: tuple[PrivateWords, ...] = ()
    """The latest private words to each pupil, the oldest first."""
    said: int = 0
    """Number of announcements and private words so far."""
    call_link: str = ""
    """The link of the class's video call, at another service; empty for none."""
    question: Question | None = None
    """The open question, or the last closed one; None if a tutor has removed it."""
    questions_made: int = 0
    """Number of questions so far. The last one has this number."""
    removed: tuple[Removed, ...] = ()
    """Removed people whom no director has let back, the earliest first."""
    pentathlon: Pentathlon | None = None
    """The pentathlon; None if the class has no plan."""
    earlier: tuple[str, ...] = ()
    """The codes of the class's earlier sessions, the earliest first."""
    returning: tuple[Removed, ...] = ()
    """People whom a director has let back and who have not joined yet. They get their seats and their names on the list when
    they join."""
    position: SetPosition | None = None
    """The position that a tutor shows on the screen and on all pupils' pages; None for none."""
    positions_set: int = 0
    """Number of positions shown so far. The last one has this number."""
    wall: tuple[OnWall, ...] = ()
    """The kinds of thing that tutors have put on the class's screen, the newest last."""
    byes: tuple[Bye, ...] = ()
    """The requested byes for the next round, and for all rounds until a tutor removes them."""
    pages_made: int = 0
    """Number of times that a director has published the public page."""
    first_colour: Literal["", "w", "b"] = ""
    """The first colour of a tournament that began in another program; empty if the secret decides it."""
    heading: tuple[str, ...] = ()
    """The lines of an imported tournament report that the class repeats in its own report."""
    notes: tuple[TutorNote, ...] = ()
    """The tutors' notes. No view and no file contains them; tutors request them (`my_classes`)."""
    notes_made: int = 0
    """Number of changes of the notes so far."""
    family_links: tuple[FamilyLink, ...] = ()
    """The families' links that no tutor has revoked, the oldest first."""
    family_links_made: int = 0
    """Number of families' links made so far. The last one has this number."""
    homework: tuple[Homework, ...] = ()
    """The homework of the class, the earliest first."""
    drawings: tuple[Drawing, ...] = ()
    """The drawings over the shown board, the oldest first."""
    pen: Pen = Pen()
    """The permission to draw over the shown board."""

    @property
    def due_at_ms(self) -> int | None:
        """Returns the time of the session's next due work: its erasure, the end of the running round, or the date of a home
        game. The rooms of the boards keep their own clocks."""
        return min(filter(None, (self.erase_at_ms, round_due_at_ms(self), home_due_at_ms(self))), default=None)

    @property
    def people(self) -> tuple[Member, ...]:
        """Returns the members, for the code that notes who is connected."""
        return self.members


def every_round(session: Session) -> tuple[Round, ...]:
    """Returns the rounds, and after them the rounds of homework. The rounds of homework count in no standings, but their boards
    have rooms too: the server opens them, reports on them and erases them with the class."""
    return (*session.rounds, *(task.games for one in session.homework for task in one.tasks if task.games is not None))


def current(session: Session) -> Round | None:
    """Returns the open round: draft, published or playing. None if there is none; a session has at most one."""
    last = session.rounds[-1] if session.rounds else None
    return last if last is not None and last.state != "closed" else None


def round_due_at_ms(session: Session) -> int | None:
    """Returns the time when the running round's time limit must be called; None if there is no limit or it was called
    already."""
    round_ = current(session)
    if session.state != "open" or round_ is None or round_.state != "playing" or round_.time_called:
        return None
    return round_.ends_at_ms


def home_due_at_ms(session: Session) -> int | None:
    """Returns the earliest date of a home game; None if there is none."""
    boards = (board for round_ in session.rounds for board in round_.boards)
    return min((board.home.until_ms for board in boards if board.home is not None), default=None)


def unfinished(session: Session) -> tuple[Board, ...]:
    """Returns the boards whose games are not over: in the open round also boards that have not started, in earlier rounds
    adjourned boards and home boards, and the games of homework."""
    last = current(session)
    return tuple(
        board
        for round_ in every_round(session)
        for board in round_.boards
        if board.state in ("playing", "adjourned") or (round_ is last and board.state == "waiting")
    )


def board_of(session: Session, code: str) -> tuple[Round, Board] | None:
    """Returns the round, or the round of homework, and the board whose room has that code; None if there is none."""
    for round_ in every_round(session):
        for board in round_.boards:
            if board.code == code:
                return round_, board
    return None
