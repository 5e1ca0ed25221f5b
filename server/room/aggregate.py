"""Makes a room an aggregate: an `AggregateType` with the functions that the store and the gateway call."""

from collections.abc import Callable
from typing import Final

import msgspec

from protocol import errors, messages
from protocol.messages import You
from server.aggregate import commands
from server.aggregate.contract import AggregateType, Kept
from server.aggregate.newer_version import checked
from server.room import command as room_commands
from server.room import room as rooms
from server.room.bots import BotTask, is_bots_turn, task_of
from server.room.command import Command, NameErased, Recover
from server.room.lifecycle.listing import listed_table
from server.room.stored import codec, log
from server.room.values.roles import referee_role, seat_of, viewer_of
from server.room.values.state import Room
from server.room.views.frames import Views

QUIET: Final = (
    room_commands.Act,
    room_commands.ActText,
    commands.Tick,
    room_commands.BotThought,
    room_commands.Recover,
    commands.Presence,
    messages.Say,
    messages.Phrase,
    messages.Plead,
    messages.Ready,
)
PLAY: Final = (
    room_commands.Act,
    room_commands.ActText,
    messages.MakeAppeal,
    messages.AcceptRuling,
    messages.Sanction,
    messages.Pause,
    messages.ResumePlay,
    messages.Adjourn,
    messages.ResumeAdjourned,
    messages.CallTime,
    messages.GiveTime,
)
"""Commands that a running game needs. A room accepts them until it reaches its maximum size, and all other commands until half
of that size."""
ENDS: Final = (
    commands.Leave,
    room_commands.Erase,
    room_commands.HandSeat,
    room_commands.TurnOut,
    room_commands.LetIn,
    room_commands.BotThought,
    room_commands.Recover,
    commands.Tick,
    messages.Rule,
    messages.ForceResult,
    messages.Sign,
    messages.Dispute,
    messages.CloseCards,
    messages.EraseRoom,
)
"""Commands that bring a room to its end, and the server's own commands. A room accepts them at any size."""

_SHARES: Final[dict[type, int]] = {**dict.fromkeys(PLAY, 1), **dict.fromkeys(ENDS, 0)}
"""The size share (`AggregateType.size_share`) of each kind of command; every other command has 2."""

_encode_table = msgspec.msgpack.Encoder().encode


def _you_in(room: Room, person: str) -> You:
    seat = seat_of(room, person)
    role = referee_role(room, person) or ("player" if seat is not None else "spectator")
    return You(seat, role, viewer_of(room, person), person == room.host)


def _admission_refusal(room: Room, person: str, viewer: str) -> str | None:
    if room.state == "erased":
        return errors.ROOM_ERASED
    if person in room.expelled:
        return errors.ROOM_EXPELLED
    if viewer == "spectator" and not room.settings.spectators and person != room.host:
        return errors.ROOM_NO_SPECTATORS
    return None


def _listed(room: Room) -> bytes:
    table = listed_table(room) if room.listed is not None else None
    return _encode_table(table) if table is not None else b""


_USUAL: Final = Kept()


def _kept(room: Room) -> Kept:
    if room.state == "erased" or room.session is not None:
        return Kept(by_another=True)
    if room.begins_at_ms is None and not room.settings.move_days:
        return _USUAL
    return Kept(begins_at_ms=room.begins_at_ms, move_days=room.settings.move_days)


def _size_share(command: Command) -> int:
    return _SHARES.get(type(command.body), 2)


def _outage_command(room: Room, away_ms: int, to_ms: int) -> Command | None:
    """Returns the command that credits an outage of the server; None if it has no effect. The credit matters for a
    running game, and for a table whose appointed start was during the outage."""
    appointed = room.state == "waiting" and room.begins_at_ms is not None and room.begins_at_ms <= to_ms
    return Command(Recover(away_ms)) if room.state == "playing" or appointed else None


def _bot_task(room: Room, command: Command, now_ms: int) -> BotTask | None:
    return task_of(room) if isinstance(command.body, commands.Tick) and is_bots_turn(room, now_ms) else None


def _encode_step(done: rooms.Step) -> bytes:
    rest = done.views.rest
    return codec.encode(done.room) if rest is None else codec.encode_with(done.room, rest)


def room_type(version_of: Callable[[str], str]) -> AggregateType[Room]:
    """Returns the aggregate type of rooms. `version_of(slug)` names the version of a game's rules; each step records it."""

    def step(room: Room, command: Command, now_ms: int, views: Views | None) -> rooms.Step:
        return rooms.step(room, command, now_ms, views, version=version_of(room.slug))

    return AggregateType(
        name="room",
        code_length=6,
        command=Command,
        step=step,
        views_of=rooms.views_of,
        encode=codec.encode,
        encode_step=_encode_step,
        decode=checked(codec.decode),
        decode_record=checked(log.decode_record),
        viewer_of=viewer_of,
        you_in=_you_in,
        admission_refusal=_admission_refusal,
        audience=lambda room: (room.people, room.seats, room.expelled, room.settings, room.state == "erased"),
        delay_ms=lambda room: room.settings.spectator_delay_ms,
        listed=_listed,
        quiet=QUIET,
        rewriting=(NameErased,),
        kept=_kept,
        size_share=_size_share,
        outage_command=_outage_command,
        bot_task=_bot_task,
    )
