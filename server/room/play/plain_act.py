"""A fast way to make a step, for a seat's action in a game where nothing else is open.

Most steps are of this kind: no event is due and no bot acts, so only the game, its status and the log change. Then one copy of
the room is enough. If a condition is not certain, `plain_act` returns None, and the usual way in `server.room.room` makes the
step. `tests/room/play/test_plain_act.py` makes every kind of step in both ways and compares the bytes.
"""

from typing import Any

from msgspec.structs import replace

from engines.contract import Engine, Status, Step
from engines.kit.chance import ChanceReader
from engines.kit.move import Move, note_of
from server.aggregate.events import LoggedEvent, logged_at
from server.room.command import Act, Command
from server.room.match.seal import next_link
from server.room.step_result import Step as RoomStep
from server.room.stored.codec import rest_of
from server.room.stored.log import Record, encode_record
from server.room.values.roles import is_tournament
from server.room.values.state import Game, Room
from server.room.views.frames import Views, frames_between, views_after_act


def plain_act(
    engine: Engine[Any, Any, Any], room: Room, command: Command, now_ms: int, views: Views | None, version: str
) -> RoomStep | None:
    """Returns the step; None if `server.room.room` must make it in the usual way. Raises `Refusal` in the same cases as
    that way."""
    game, asked = room.game, command.body
    if type(asked) is not Act or views is None or views.room is not room:
        return None
    if now_ms < room.at_ms:
        now_ms = room.at_ms
    actors = _actors(room) if views.actors is None else views.actors
    seat = actors.get(command.by)
    if seat is None or game is None or _is_due(game.due_at_ms, now_ms):
        return None
    raw = asked.action
    if type(raw) is not dict or (kind := raw.get("type")) == "challenge":
        return None
    action = engine.parse(raw)
    if kind in engine.takes_back and not is_tournament(room, game, engine):
        return None
    reader = ChanceReader(game.tape)
    done = engine.apply(game.state, seat, action, now_ms, reader, None)
    status = engine.status(done.state)
    if done.rulings or status.is_over or _is_due(status.due_at_ms, now_ms):
        return None
    drawn = tuple(reader.drawn)
    note = note_of(engine, game.state, done, done.record)
    move = Move(now_ms, seat, engine.notate(game.state, action), drawn, done.record, note)
    new_game = replace(game, state=done.state, due_at_ms=status.due_at_ms, tape=reader.tape if drawn else game.tape)
    return _closed(room, command, now_ms, views, version, move, new_game, done, status, engine, actors)


def _actors(room: Room) -> dict[str | None, int]:
    """Returns the seat of each player. Returns no seat if the game does not run, if a field of the room demands the usual
    way, or if any seat is empty, belongs to a bot, or has a player who reads the rules.

    An action in the fast way changes nothing of this, so the next action takes the seats from the views.
    """
    game = room.game
    if room.state != "playing" or game is None or game.ruled is not None or _is_anything_open(room):
        return {}
    if any(seat.kind != "person" or seat.reads for seat in room.seats):
        return {}
    return {seat.person: number for number, seat in enumerate(room.seats)}


def _is_anything_open(room: Room) -> bool:
    """Tells whether a field of the room demands the usual way.

    Two other fields need no check of their own: if `reading_since_ms` is set, `pauses` is set too, and if `substitute_at_ms` is
    set, a seat is free or belongs to a bot.
    """
    return bool(
        room.appeal
        or room.pauses
        or room.pause
        or room.adjourned
        or room.home
        or room.simultaneous
        or room.undo
        or room.limit_waits
        or room.listed
        or room.bot_at_ms is not None
    )


def _is_due(due_at_ms: int | None, now_ms: int) -> bool:
    return due_at_ms is not None and due_at_ms <= now_ms


def _closed(
    room: Room,
    command: Command,
    now_ms: int,
    views: Views,
    version: str,
    move: Move,
    game: Game[Any],
    done: Step[Any],
    status: Status,
    engine: Engine[Any, Any, Any],
    actors: dict[str | None, int],
) -> RoomStep:
    """Returns the finished step: its record, its frames, and the changed copy of the room."""
    events: tuple[LoggedEvent, ...] = ()
    for event in done.happenings:
        events = (*events, logged_at(event, now_ms))
    version = version or room.version
    noted = version if version != room.version else ""
    record = Record(room.seq + 1, now_ms, command, (move,), events, (), noted)
    encoded = encode_record(record)
    after = replace(room, game=game, seq=record.seq, at_ms=now_ms, chain=next_link(room.chain, encoded), version=version)
    rest = rest_of(after) if views.rest is None or noted else views.rest
    new_views = views_after_act(views, after, engine, status, actors, rest)
    return RoomStep(after, new_views, {}, record, frames_between(views, new_views, events), (), encoded)
