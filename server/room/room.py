"""The entry points of the room: `create` makes a room, `step` carries out one command. Both are pure.

A step first carries out all events that are due by `now_ms`, each at its due time. Then it checks whether the sender may send
the command now, and carries it out. After a `Refusal` the room is unchanged: the due events also wait for the next step.
"""

from collections.abc import Iterable, Iterator

import msgspec

from engines.registry import engine_of
from server.aggregate.commands import Tick
from server.room.bots import mark_of
from server.room.clocks.open_rules import adjust_reading
from server.room.command import BotThought, Command, Recover
from server.room.command_table import COMMANDS, permit
from server.room.lifecycle.listing import plan_substitutes
from server.room.match.seal import next_link, sealed
from server.room.play import actions
from server.room.play.plain_act import plain_act
from server.room.step_context import StepContext
from server.room.step_result import Step as Step
from server.room.stored.log import Record, encode_record
from server.room.stored.read_back import require_readable
from server.room.values.roles import viewer_of
from server.room.values.state import Room
from server.room.views.frames import Views, frames_between
from server.room.views.frames import views_of as _views_of


def step(room: Room, command: Command, now_ms: int, views: Views | None = None, *, version: str = "") -> Step:
    """Returns the step that the command makes. `views`: the views of this room, if the caller kept them. Raises `Refusal`.

    `version`: the version of the rules, which the step records. If it is empty, the version of the previous step applies.
    """
    short = plain_act(engine_of(room.slug), room, command, now_ms, views, version)
    return short or whole_step(room, command, now_ms, views, version=version)


def whole_step(room: Room, command: Command, now_ms: int, views: Views | None = None, *, version: str = "") -> Step:
    """Makes the step for any command. `plain_act` is the fast way for simple actions; this is the usual way."""
    engine = engine_of(room.slug)
    now_ms = max(now_ms, room.at_ms)
    context = StepContext(room, engine, command.by)
    body = command.body
    if isinstance(body, BotThought) and room.game is not None and body.mark == mark_of(room):
        context.thought = body
    # A slow bot answers at once only if a tick says that no worker is available.
    context.leaves_bots = not isinstance(body, Tick) and context.thought is None
    if isinstance(body, Recover):
        # The deadlines from before the outage come first. No deadline fell due during the outage.
        left = actions.settle(context, max(room.at_ms, now_ms - body.away_ms))
        context.now_ms = now_ms
    else:
        left = actions.settle(context, now_ms)
    permit(context.room, command)
    COMMANDS[type(body)].handler(context, command.by, body)
    actions.settle(context, now_ms, left)
    actions.call_waiting_time(context)
    plan_substitutes(context)
    adjust_reading(context)
    return _closed(context, command, views, version or room.version)


def _closed(context: StepContext, command: Command, views: Views | None, version: str) -> Step:
    before = views if views is not None and views.room is context.start else None
    if context.room is context.start and not context.events:
        return Step(context.start, before or _views_of(context.start, context.engine), context.answer)
    before = before or _views_of(context.start, context.engine)
    seq = context.start.seq + 1
    is_new = version != context.start.version
    record = Record(
        seq,
        context.now_ms,
        command,
        tuple(context.moves),
        tuple(context.events),
        tuple(context.deals),
        version if is_new else "",
    )
    encoded = encode_record(record)
    chain = next_link(context.start.chain, encoded)
    room = sealed(
        context.start, msgspec.structs.replace(context.room, seq=seq, at_ms=context.now_ms, chain=chain, version=version)
    )
    code = COMMANDS[type(command.body)].if_unreadable
    if code is not None:
        require_readable(room, encoded, code)
    after = _views_of(room, context.engine, before, context.status() if room.game is not None else None)
    # Viewers of an erased room are disconnected without a final snapshot.
    frames = () if room.state == "erased" else frames_between(before, after, context.events)
    return Step(room, after, context.answer, record, frames, _moved(context.start, room, command.by), encoded)


def _moved(before: Room, after: Room, by: str | None) -> tuple[str, ...]:
    if before.people is after.people and before.seats is after.seats:
        return ()
    known = {person.id for room in (before, after) for person in room.people}
    if by is not None:
        known.add(by)
    return tuple(sorted(who for who in known if viewer_of(before, who) != viewer_of(after, who)))


def views_of(room: Room) -> Views:
    """Returns every view of a room. They depend only on the room."""
    return _views_of(room, engine_of(room.slug))


def replay(first: Room, records: Iterable[Record]) -> Room:
    """Returns the room after all these records, applied in order to the room `first`. Raises `ValueError` if the log has a
    gap."""
    room = first
    for _before, _record, after in states(first, records):
        room = after
    return room


def states(first: Room, records: Iterable[Record]) -> Iterator[tuple[Room, Record, Room]]:
    """Yields each record with the room before and after it. Raises `ValueError` if the log has a gap."""
    room, views = first, views_of(first)
    for record in records:
        if record.seq != room.seq + 1:
            raise ValueError(f"record {record.seq} does not follow {room.seq}")
        done = step(room, record.command, record.at_ms, views, version=record.version)
        yield room, record, done.room
        room, views = done.room, done.views
