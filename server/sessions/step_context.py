"""The mutable state of one step: the session as it changes, and the events so far. Each call of `step` makes a new
`StepContext`."""

from collections.abc import Callable
from typing import Any, cast

import msgspec

from engines.contract import Plain
from protocol.messages import RefereeRole, RoomCommand
from server.aggregate.events import LoggedEvent
from server.aggregate.secrets import derived, referee_key
from server.room.command import AnyBody, ClassOrder
from server.sessions.values.homework import with_rounds
from server.sessions.values.membership import member_of
from server.sessions.values.round import Drawing, Round
from server.sessions.values.shown import OnWall
from server.sessions.values.state import PendingCommand, Session, board_of, current

DAY_MS = 86_400_000


class StepContext:
    """The state of one step. `start`: the session before the step. `by`: the sender's id, None for the server. `drawing`: the
    pairing that the step makes, or that it repeats from the log; None without a draft."""

    __slots__ = ("answer", "by", "drawing", "events", "now_ms", "session", "start")

    def __init__(self, session: Session, by: str | None, now_ms: int, drawing: Drawing | None = None) -> None:
        self.start = session
        self.session = session
        self.by = by
        self.drawing = drawing
        self.now_ms = max(now_ms, session.at_ms)
        self.events: list[LoggedEvent] = []
        self.answer: dict[str, Plain] = {}

    def set(self, **changes: Any) -> None:
        self.session = msgspec.structs.replace(self.session, **changes)

    def set_round(self, round_: Round) -> None:
        """Replaces the open round; if no round is open, adds this one."""
        self.set(rounds=(*self.session.rounds[:-1], round_) if current(self.session) else (*self.session.rounds, round_))

    def change_rounds(self, change: Callable[[Round], Round]) -> None:
        """Applies the function to each round, including the rounds of homework."""
        session = self.session
        rounds = tuple(change(round_) for round_ in session.rounds)
        if any(new is not old for new, old in zip(rounds, session.rounds, strict=True)):
            self.set(rounds=rounds)
        if (homework := with_rounds(session.homework, change)) is not session.homework:
            self.set(homework=homework)

    def tell(self, kind: str, **params: Plain) -> None:
        self.events.append(LoggedEvent(kind, self.now_ms, None, params))

    def tell_tutors(self, kind: str, **params: Plain) -> None:
        """Adds an event that only tutors see."""
        self.events.append(LoggedEvent(kind, self.now_ms, None, params, to=()))

    def tell_tutors_by(self, kind: str, **params: Plain) -> None:
        """Adds an event for a tutor's action, with the tutor's name, that only tutors see."""
        self.tell_tutors(kind, **params, by=self._name)

    def tell_by(self, kind: str, reason: str = "", **params: Plain) -> None:
        """Adds an event for a tutor's action, with the tutor's name and reason."""
        self.tell(kind, **params, by=self._name, **({"reason": reason} if reason else {}))

    @property
    def _name(self) -> str:
        member = member_of(self.session, self.by)
        return member.name if member else ""

    def keep(self) -> None:
        """Sets the date of the session's erasure: `keep_days` after now, or after the last date of the class, of a home game
        or of homework if that is later."""
        boards = (board for round_ in self.session.rounds for board in round_.boards)
        ends_ms = max((board.home.until_ms for board in boards if board.home is not None), default=0)
        ends_ms = max((ends_ms, *(date.at_ms for date in self.session.settings.dates)))
        ends_ms = max((ends_ms, *(one.due_ms for one in self.session.homework)))
        self.set(erase_at_ms=max(self.now_ms, ends_ms) + self.session.settings.keep_days * DAY_MS)

    def enqueue(self, code: str, body: AnyBody, by: str | None = None) -> None:
        """Queues a command to a board. `by` is the tutor in whose name the board receives it; None for the server.

        A tutor who plays at the board cannot be its referee. For such a tutor, the server sends the command and adds the
        tutor's name.
        """
        place = board_of(self.session, code) if by is not None else None
        if place is not None and by in place[1].seats:
            tutor = member_of(self.session, by)
            body, by = ClassOrder(cast(RoomCommand, body), tutor.name if tutor else ""), None
        number = self.session.commands_made + 1
        self.set(outbox=(*self.session.outbox, PendingCommand(number, code, by, body)), commands_made=number)

    def put_on_wall(self, item: OnWall) -> None:
        """Makes `item` the newest kind of thing on the class's wall. If `item` is not a question, a closed question is
        removed."""
        others = tuple(known for known in self.session.wall if known != item)
        self.set(wall=(*others, item))
        if item != "question" and (question := self.session.question) is not None and question.counts is not None:
            self.set(question=None)

    def wipe_board(self) -> None:
        """Removes all drawings, because the shown board changes."""
        if self.session.drawings:
            self.set(drawings=())

    def room_key(self, code: str, role: RefereeRole) -> str:
        """Returns the key that a person needs to join the room of a board as a referee."""
        return referee_key(room_secret(self.session, code), role)


def position_seed(session: Session, game: str) -> bytes:
    """Returns the seed for playing on from a written position of that game. The seed of a game is always the same, so a replay
    gives the same draws."""
    return derived(session.secret, f"position/{game}")


def room_secret(session: Session, code: str) -> bytes:
    """Returns the secret of a board's room. The room derives its seeds and keys from that secret."""
    return derived(session.secret, f"room/{code}")
