"""The entry points of the session: `create` makes a session, `step` carries out one command. Both are pure."""

import msgspec

from engines.contract import Plain
from protocol.session_commands import SessionSettings
from server.aggregate.events import LoggedEvent
from server.aggregate.frame import Frame
from server.sessions.calls.hands import tidy
from server.sessions.codec import require_readable
from server.sessions.command import Command
from server.sessions.command_table import COMMANDS, permit
from server.sessions.members import notes
from server.sessions.showing.question import without_gone
from server.sessions.step_context import DAY_MS, StepContext
from server.sessions.values.membership import viewer_of
from server.sessions.values.people import Member
from server.sessions.values.state import Session
from server.sessions.views.view import frames_between
from server.sessions.views.view import views as shown_of
from server.sessions.views.view_types import SessionView


class NewSession(msgspec.Struct, frozen=True):
    """The values for a new session. `secret` is 32 random bytes. `host` is the id of its first director.

    `keep_days`: days until the server erases the session; a director may change it.
    """

    code: str
    title: str
    host: str
    host_name: str
    secret: bytes
    keep_days: int = SessionSettings().keep_days


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step in the log. `command` and `at_ms` are enough to repeat the step."""

    seq: int
    at_ms: int
    command: Command
    happenings: tuple[LoggedEvent, ...] = ()


class Views(msgspec.Struct, frozen=True, eq=False):
    """All views of a session. The fields have the same names as those of a room's views."""

    room: Session
    """The session that these views show."""
    of: dict[str, SessionView]
    """The whole view per kind of viewer (`server.sessions.values.membership.viewer_of`)."""

    @property
    def seq(self) -> int:
        return self.room.seq


class Step(msgspec.Struct, frozen=True, eq=False):
    """The result of a command. The fields have the same names as those of a room's step. `record` is None if the session did
    not change; `moved` are the people who now have another kind of view."""

    room: Session
    views: Views
    answer: dict[str, Plain]
    record: Record | None = None
    frames: tuple[Frame, ...] = ()
    moved: tuple[str, ...] = ()
    encoded: bytes = b""
    """The record in the encoding of the log."""


_encode_record = msgspec.msgpack.Encoder().encode


def create(new: NewSession, now_ms: int) -> Session:
    """Returns a new session with sequence number 0 and only its director."""
    director = Member(new.host, new.host_name, "director", since_ms=now_ms)
    return Session(
        new.code,
        new.title,
        new.secret,
        new.host,
        now_ms,
        (director,),
        at_ms=now_ms,
        settings=SessionSettings(keep_days=new.keep_days),
        erase_at_ms=now_ms + new.keep_days * DAY_MS,
    )


def step(session: Session, command: Command, now_ms: int, views: Views | None = None) -> Step:
    """Carries out a command and returns the step. `views`: the views of this session, if the caller has them. Raises `Refusal`
    if the session does not allow the command."""
    context = StepContext(session, command.by, now_ms, command.drawing)
    permit(session, command)
    COMMANDS[type(command.body)].handler(context, command.by, command.body)
    tidy(context)
    without_gone(context)
    notes.settle(context)
    before = views if views is not None and views.room is session else views_of(session)
    if context.session is session and not context.events:
        return Step(session, before, context.answer)
    after_session = msgspec.structs.replace(context.session, seq=session.seq + 1, at_ms=context.now_ms)
    if command.by is not None:
        # Check that people's data can be decoded again. Reports of boards need no check: the server makes them, and there are
        # many.
        require_readable(after_session)
    after = Views(after_session, shown_of(after_session, session, before.of))
    logged = msgspec.structs.replace(command, drawing=context.drawing)
    record = Record(after_session.seq, after_session.at_ms, logged, tuple(context.events))
    # Viewers of an erased session are disconnected without a final snapshot.
    frames = () if after_session.state == "erased" else frames_between(before.of, after.of, context.events)
    moved = _moved(session, after_session, command.by)
    return Step(after_session, after, context.answer, record, frames, moved, _encode_record(record))


def _moved(before: Session, after: Session, by: str | None) -> tuple[str, ...]:
    if _looked_at_by(before) == _looked_at_by(after):
        return ()
    known = {member.id for session in (before, after) for member in (*session.members, *session.waiting)} | (
        {by} if by else set()
    )
    known |= {*before.screens, *after.screens}
    return tuple(sorted(who for who in known if viewer_of(before, who) != viewer_of(after, who)))


def _looked_at_by(session: Session) -> tuple[object, ...]:
    return session.members, session.waiting, session.screens, session.settings.spectators


def views_of(session: Session) -> Views:
    return Views(session, shown_of(session))
