"""Rooms and sessions are stepped, stored and shown alike: this is what the store and the gateway must know of each.

The length of a code tells which it is.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from protocol import errors, messages
from protocol.messages import Patch, You
from protocol.session_commands import PlanNext, PlanRound
from server.aggregate import commands as shared_commands
from server.room import command as room_commands
from server.room import room as rooms
from server.room.command import Command as RoomCommand
from server.room.lifecycle.listing import listed_table
from server.room.stored import codec as room_codec
from server.room.stored import log as room_log
from server.room.values.roles import referee_role, seat_of
from server.room.values.roles import viewer_of as room_viewer_of
from server.room.values.state import Room
from server.room.views.frames import Views as RoomViews
from server.rules_version import rules_version
from server.sessions import codec as session_codec
from server.sessions import session as sessions
from server.sessions.command import Command as SessionCommand
from server.sessions.session import Views as SessionViews
from server.sessions.values.membership import member_of
from server.sessions.values.membership import viewer_of as session_viewer_of
from server.sessions.values.state import Session
from server.store.stored.newer_version import checked
from server.store.stored.stream import Entry

Aggregate: TypeAlias = Room | Session
Views: TypeAlias = RoomViews | SessionViews
Step: TypeAlias = rooms.Step | sessions.Step
Command: TypeAlias = RoomCommand | SessionCommand
Record: TypeAlias = room_log.Record | sessions.Record

ROOM_CODE = 6
SESSION_CODE = 5
_QUIET = (
    room_commands.Act,
    room_commands.ActText,
    shared_commands.Tick,
    room_commands.BotThought,
    room_commands.Recover,
    shared_commands.Presence,
    messages.Say,
    messages.Phrase,
    messages.Plead,
    messages.Ready,
)
"""Commands that change nobody's view."""


_encode = msgspec.msgpack.Encoder().encode


@dataclass(frozen=True, slots=True, kw_only=True)
class AggregateType:
    """What the store and the gateway must know of a room or a session."""

    command: Callable[[Any, str | None], Command]
    """(body, person or None) → the command."""
    step: Callable[[Any, Any, int, Any], Step]
    """(aggregate, command, now_ms, views) → what the command did. Raises `Refusal`."""
    views_of: Callable[[Any], Views]
    """(aggregate) → every view of it."""
    encode: Callable[[Any], bytes]
    """(aggregate) → its bytes."""
    decode: Callable[[bytes], Aggregate]
    """(bytes) → the aggregate."""
    record_bytes: Callable[[Any], bytes]
    """(step) → its record as it is to be stored."""
    decode_record: Callable[[bytes], Record]
    """(bytes) → the record."""
    viewer_of: Callable[[Any, str], str]
    """(aggregate, person) → whose view that person gets."""
    you_in: Callable[[Any, str], You]
    """(aggregate, person) → what that person is told to be."""
    admission_refusal: Callable[[Any, str, str], str | None]
    """(room, person, viewer) → the code of why that person may not watch (any more), or None."""
    audience: Callable[[Any], tuple[Any, ...]]
    """What decides who looks with whose view: the very objects, to be compared by identity."""
    delay_ms: Callable[[Any], int]
    """How far behind spectators are."""
    listed: Callable[[Any], bytes]
    """What a list of tables shows of it; empty for nothing."""
    is_long: Callable[[Any], bool]
    """Whether the step of that command may take so long that it must not run on the loop."""

    def is_quiet(self, record: Record) -> bool:
        """Whether the step changed nobody's view."""
        return isinstance(record.command.body, _QUIET)


def _you_in_room(room: Room, person: str) -> You:
    seat = seat_of(room, person)
    role = referee_role(room, person) or ("player" if seat is not None else "spectator")
    return You(seat, role, room_viewer_of(room, person), person == room.host)


def _room_admission(room: Room, person: str, viewer: str) -> str | None:
    if room.state == "erased":
        return errors.ROOM_ERASED
    if person in room.expelled:
        return errors.ROOM_EXPELLED
    if viewer == "spectator" and not room.settings.spectators and person != room.host:
        return errors.ROOM_NO_SPECTATORS
    return None


def _listed(room: Room) -> bytes:
    table = listed_table(room) if room.listed is not None else None
    return _encode(table) if table is not None else b""


def _you_in_session(session: Session, person: str) -> You:
    member = member_of(session, person)
    role = "spectator" if member is None or member.gone else "player" if member.role == "pupil" else member.role
    return You(None, role, session_viewer_of(session, person), person == session.host)


def _session_admission(session: Session, person: str, _viewer: str) -> str | None:
    if session.state == "erased":
        return errors.ROOM_ERASED
    return errors.ROOM_EXPELLED if person in session.expelled else None


def _room_step(room: Room, command: RoomCommand, now_ms: int, views: RoomViews | None) -> rooms.Step:
    """The step, with the version of the rules that make it."""
    return rooms.step(room, command, now_ms, views, version=rules_version(room.slug))


ROOMS = AggregateType(
    command=RoomCommand,
    step=_room_step,
    views_of=rooms.views_of,
    encode=room_codec.encode,
    decode=checked(room_codec.decode),
    record_bytes=lambda done: done.encoded,
    decode_record=checked(room_log.decode_record),
    viewer_of=room_viewer_of,
    you_in=_you_in_room,
    admission_refusal=_room_admission,
    audience=lambda room: (room.people, room.seats, room.expelled, room.settings, room.state == "erased"),
    delay_ms=lambda room: room.settings.spectator_delay_ms,
    listed=_listed,
    is_long=lambda _command: False,
)
SESSIONS = AggregateType(
    command=SessionCommand,
    step=sessions.step,
    views_of=sessions.views_of,
    encode=session_codec.encode,
    decode=checked(session_codec.decode),
    record_bytes=lambda done: _encode(done.record),
    decode_record=checked(msgspec.msgpack.Decoder(sessions.Record).decode),
    viewer_of=session_viewer_of,
    you_in=_you_in_session,
    admission_refusal=_session_admission,
    audience=lambda session: (
        session.members,
        session.waiting,
        session.expelled,
        session.screens,
        session.settings.spectators,
        session.state == "erased",
    ),
    delay_ms=lambda _session: 0,
    listed=lambda _session: b"",
    is_long=lambda command: isinstance(command.body, PlanRound | PlanNext),
)


def entry_of(done: Step) -> Entry:
    """A step as its stream has it. The patches are the same bytes as `codec.encode` makes (a test says so), and faster."""
    room, kind = done.room, type_of(done.room.code)
    frames = [
        (frame.viewers, _encode(Patch(room.code, room.seq, room.at_ms, frame.ops, frame.happenings))) for frame in done.frames
    ]
    return Entry(room.seq, kind.record_bytes(done), frames, done.moved)


def type_of(code: str) -> AggregateType:
    return SESSIONS if len(code) == SESSION_CODE else ROOMS
