"""The developer's table: moves the store's time, and copies a room as it was at an earlier sequence number.

Only a server with `--development` answers these requests. The code of the rooms does not know the developer's table: the time
is an input for a room, and a copy is the replay of a room's log.
"""

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from websockets.http11 import Request

from engines.contract import Refusal
from server.aggregate_types import ROOMS
from server.room import decode_record, replay
from server.room.values.state import Room
from server.store.rooms.room_store import RoomStore
from server.store.stored.stream import entries

SEAT: Final = re.compile(r"/developer/seat/[0-9]{1,2}")
"""The path of the client's page for a single seat, which the table shows in a frame."""
HEADER: Final = "X-Developer"
"""A header that pages of other origins cannot send, so that such pages can neither move the time nor copy rooms."""
MAX_STEP_MS: Final = 7 * 86_400_000
"""Maximum ms by which one request moves the time."""
_COPY: Final = re.compile(r"/developer/copy/([0-9A-Za-z]{4,12})/([0-9]{1,9})")


def is_from_table(request: Request) -> bool:
    """Tells whether the request comes from the developer's table."""
    return HEADER in request.headers


class Developer:
    """Answers the requests of the developer's table."""

    def __init__(self, rooms: RoomStore) -> None:
        self._rooms = rooms

    async def answer(self, path: str, query: Mapping[str, str]) -> Mapping[str, Any] | None:
        """Returns the answer to a request, or None for an unknown path, room or number. Raises `Unstored`.

        `/developer/time?ms=N` moves the time forward by N ms; `/developer/time?room=CODE` moves it to the next deadline of a
        room. `/developer/copy/CODE/NUMBER` copies the room as it was at that sequence number.
        """
        if path == "/developer/time":
            return await self._move_time(query)
        if found := _COPY.fullmatch(path):
            code = await self._copy(found[1].upper(), int(found[2]))
            return None if code is None else {"room": code}
        return None

    async def _move_time(self, query: Mapping[str, str]) -> Mapping[str, Any] | None:
        link = self._rooms.link
        before_ms = link.now_ms()
        ms = int(query["ms"]) if re.fullmatch("[0-9]{1,9}", query.get("ms", "")) else 0
        if "room" in query:
            try:
                due_ms = (await self._rooms.look(query["room"].upper())).room.due_at_ms
            except Refusal:
                return None
            ms = 0 if due_ms is None else due_ms - before_ms
        ms = min(ms, MAX_STEP_MS)
        if ms > 0:
            await link.move_time(ms)
        return {"moved_ms": max(0, ms), "server_ms": link.now_ms()}

    async def _copy(self, code: str, number: int) -> str | None:
        """Copies a room as it was at a number into a new room, and returns the code of the new room. The time since that number
        counts as an outage, so that the clocks continue where they were."""
        log = [entry async for entry in entries(self._rooms.link, code, until=number)]
        if not log or log[-1].seq != number:
            return None
        try:
            first = ROOMS.decode(log[0].record)
            room = replay(first, [decode_record(entry.record) for entry in log[1:]])
        except (Refusal, ValueError, msgspec.MsgspecError):  # the code of a class, or a log of other rules
            return None

        def make(new_code: str, now_ms: int) -> Room:
            copy = msgspec.structs.replace(room, code=new_code, session=None)
            command = ROOMS.outage_command(copy, now_ms - copy.at_ms, now_ms)
            done: Room = copy if command is None else ROOMS.step(copy, command, now_ms, None).room
            return msgspec.structs.replace(done, seq=0)  # a new room has this number

        return await self._rooms.create(ROOMS, make, person="", cid=secrets.token_hex(8))
