"""Reads a game's recording from the frames that the server sent: pages of frames, as one viewer got them.

The bytes of each frame are the same as when the server first sent it. A recording may begin with the spectators' view. A frame
with the whole new view comes where the recording changes to the view that the person has now:

    a spectator   the recording has the spectators' view from beginning to end
    a seat        it changes when the person gets this view of the seat; without such a change it has the seat's view throughout
    a referee     it changes when a referee is in the room for the first time

So a person who takes over a seat never sees the previous player's hand.
"""

from collections.abc import AsyncIterator
from typing import Any, Final, NamedTuple

import msgspec

from engines.contract import Refusal
from protocol import errors
from protocol.patch import apply
from server.gateway.channels.room_channel import SPECTATOR
from server.gateway.channels.spectator_delay import decode_patch
from server.room import views_of
from server.room.stored import codec
from server.room.values.state import Room
from server.store.health.redis_health import RedisHealth
from server.store.stored.stream import FIRST, Entry, entries

REFEREE: Final = "referee"
REFEREES: Final = (REFEREE, "invited")
PAGE: Final = 400
PAGE_BYTES: Final = 96 * 1024
"""Maximum size of a page in bytes. A page ends after `PAGE` steps, or with the frame that exceeds this size."""

_encode = msgspec.msgpack.Encoder().encode


class Audience(NamedTuple):
    """The receiver of a recording of `room`: `person`, who has the view of `viewer` now. `last`: the last sequence number that
    this person may see; -1 if the person may see none."""

    room: Room
    person: str
    viewer: str
    last: int


class RecordedPage(NamedTuple):
    """A page of a recording. Only the first page has the `view` at number 0, with its time. `next`: the number after which the
    next page begins; None for the last page."""

    frames: list[bytes]
    view: Any = None
    at_ms: int = 0
    next: int | None = None


async def recorded_page(link: RedisHealth, audience: Audience, after: int | None) -> RecordedPage:
    """Returns the page after the number `after`, or the first page if `after` is None. Raises `Unstored`, and `Refusal` if the
    log no longer has its beginning."""
    code, start, last = audience.room.code, after or 0, max(0, audience.last)
    since = await since_of(link, audience, start)
    view, at_ms = None, 0
    if after is None and audience.last >= 0:
        first = await first_room(link, code)
        view, at_ms = views_of(first).of[SPECTATOR if since else audience.viewer], first.at_ms
    frames: list[bytes] = []
    seq, size = start, 0
    async for entry in entries(link, code, after=start, until=last):
        seq = entry.seq
        if seq == since and audience.viewer not in REFEREES:
            frame: bytes | None = await _whole(link, audience, entry)
        else:
            frame = entry.frame_for(SPECTATOR if seq < since else audience.viewer)
        if frame is not None:
            frames.append(frame)
            size += len(frame)
        if size >= PAGE_BYTES or seq >= start + PAGE:
            break
    return RecordedPage(frames, view, at_ms, seq if seq < last else None)


async def since_of(link: RedisHealth, audience: Audience, after: int) -> int:
    """Returns the sequence number where the recording changes from the spectators' view to the person's own view.

    The search goes up to the moment when the person got that view, even if the visible part ends before that moment. Otherwise
    a person who has just sat down would see the seat's view from the beginning.
    """
    room, since = audience.room, 0
    if audience.viewer in REFEREES:
        return await _first_with_referee(link, room, audience.viewer)
    if audience.viewer != SPECTATOR:
        async for entry in entries(link, room.code, after=after, until=room.seq):
            if audience.person in entry.moved:
                since = entry.seq
    return since


async def _first_with_referee(link: RedisHealth, room: Room, viewer: str) -> int:
    """Returns the first sequence number with a view for this kind of referee; a number after the end if there is none. The
    frame of the returned number is a whole view."""
    if viewer in views_of(await first_room(link, room.code)).of:
        return 0
    async for entry in entries(link, room.code, after=FIRST, until=room.seq):
        if entry.frame_for(viewer) is not None:
            return entry.seq
    return room.seq + 1


async def _whole(link: RedisHealth, audience: Audience, entry: Entry) -> bytes:
    """Returns the viewer's whole view after an entry, with the events that a spectator saw at that time."""
    frame = entry.frame_for(SPECTATOR)
    assert frame is not None, "spectators have a frame of every number"
    change = decode_patch(frame)
    view = await _view_at(link, audience.room.code, audience.viewer, entry.seq)
    return _encode(msgspec.structs.replace(change, ops=[[[], view]]))


async def _view_at(link: RedisHealth, code: str, viewer: str, seq: int) -> Any:
    """Returns the view of `viewer` after the step with that number. `viewer` must be a seat or the spectators, because only
    these have a view from the first step on."""
    view: Any = views_of(await first_room(link, code)).of[viewer]
    async for entry in entries(link, code, after=FIRST, until=seq):
        frame = entry.frame_for(viewer)
        if frame is not None:
            view = apply(view, decode_patch(frame).ops)
    return view


async def first_room(link: RedisHealth, code: str) -> Room:
    """Returns the room as it was created. Raises `Refusal` if the log no longer has its beginning."""
    first: AsyncIterator[Entry] = entries(link, code, until=FIRST)
    async for entry in first:
        return codec.decode(entry.record)
    raise Refusal(errors.ROOM_UNKNOWN)
