"""Makes a step from a command twice: in the fast way and in the usual way. Both must give the same bytes or the same
refusal."""

from collections.abc import Callable
from typing import Any

import msgspec

from engines.contract import Refusal
from engines.registry import engine_of
from server.room.command import Command
from server.room.play.plain_act import plain_act
from server.room.room import whole_step
from server.room.step_result import Step
from server.room.stored import codec
from server.room.stored.log import encode_record
from server.room.values.state import Room
from server.room.views.frames import Views

_bytes_of = msgspec.msgpack.Encoder().encode


def compare(room: Room, command: Command, now_ms: int, views: Views, version: str = "") -> bool:
    """Return True if the fast way applies to the command. Then its step or refusal must be the same as that of the
    usual way."""
    short = _result(lambda: plain_act(engine_of(room.slug), room, command, now_ms, views, version))
    if short is None:
        return False
    assert short == _result(lambda: whole_step(room, command, now_ms, views, version=version))
    return True


def _result(way: Callable[[], Step | None]) -> dict[str, Any] | None:
    """Return the parts of the step or of the refusal; None if the fast way does not apply."""
    try:
        done = way()
    except Refusal as refused:
        return {"code": refused.code, "params": dict(refused.params)}
    return None if done is None else _parts(done)


def _parts(done: Step) -> dict[str, Any]:
    """Return all parts of a step. The parts that people or the store get are encoded."""
    views = done.views
    assert done.record is not None
    assert views.room is done.room
    rest = views.rest
    return {
        "room": codec.encode(done.room),
        "snapshot": codec.encode(done.room) if rest is None else codec.encode_with(done.room, rest),
        "due": done.room.due_at_ms,
        "record": encode_record(done.record),
        "encoded": done.encoded,
        "frames": _bytes_of(done.frames),
        "views": _bytes_of(views.of),
        "parts": _bytes_of((views.room_part, views.status, views.referees, views.referee_parts, views.referee_extra)),
        "games": {audience: _bytes_of(view) for audience, view in views.games.items()},
        "answer": done.answer,
        "moved": done.moved,
    }
