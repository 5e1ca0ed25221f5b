"""Runs the weekend hour on a node: it lets people enter, opens the tables of pairings, and counts the results.

The state of an hour is one stored value. The server needs no background task: the pages of waiting people repeat their request,
and each request makes the next pairing if two people may meet. A table reports its result when its game ends. If that report is
lost, the server takes the result at the next request of a player of the table.
"""

import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from engines.contract import Refusal
from protocol import errors
from protocol.weekend import WeekendHour, WeekendPart, WeekendView
from server.aggregate.secrets import SECRET_BYTES
from server.aggregate_types import ROOMS
from server.room.values.state import Room, RoomOf
from server.store.background_tasks import Tasks
from server.store.indexes.weekends import StoredWeekend, read_weekend, write_weekend
from server.store.rooms.attempt import Commit
from server.store.rooms.room_store import RoomStore
from server.store.stored.room_codes import new_code
from server.weekend.schedule import Hour, Schedule
from server.weekend.standings import (
    Pairing,
    Standings,
    enter,
    entrant_of,
    finish,
    leave,
    pair,
    pairing_of,
    places,
    see,
)
from server.weekend.table import is_decided, points_of, room_for

ATTEMPTS: Final = 20
"""Maximum number of attempts at a change while other nodes keep changing the hour first."""
CACHE_MS: Final = 1_000
"""Maximum age of the copy that a node uses for people who do not wait."""
MIN_KEEP_MS: Final = 1
"""Shortest time in ms that a state is kept. The hour may end while a request is handled, and Redis keeps nothing for 0 ms."""
NOTHING_READ: Final = (0, 0, Standings())
"""The copy of a node that has read no hour yet."""

_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(Standings).decode


class Weekends:
    """The weekend hours of one server."""

    def __init__(self, rooms: RoomStore, tasks: Tasks, schedule: Schedule) -> None:
        self._rooms = rooms
        self._tasks = tasks
        self._schedule = schedule
        self._copy: tuple[int, int, Standings] = NOTHING_READ
        """Start of the hour, time of the reading, and the state."""

    @property
    def hour(self) -> Hour:
        return self._schedule.hour_at(self._rooms.link.now_ms())

    @property
    def shown(self) -> WeekendHour:
        return self.hour.shown

    async def look(self, person: str) -> WeekendView:
        """Returns the hour for that person. If the person waits, notes that the page still asks, and makes the next pairing if
        two people may meet. Raises `Unstored`."""
        hour, now_ms = self.hour, self._rooms.link.now_ms()
        standings = await self._recent(hour, now_ms)
        known = entrant_of(standings, person)
        if known is not None and hour.is_on(now_ms) and known.waits_since_ms:
            standings = await self._change(hour, lambda found: self._paired(see(found, person, now_ms), now_ms))
        elif (open_game := pairing_of(standings, person)) is not None:
            standings = await self._settled(hour, standings, open_game)
        await self._open_table(hour, standings, person)
        return _view(hour, standings, person, now_ms)

    async def enter(self, person: str, names: tuple[str, ...]) -> WeekendView:
        """Lets the person wait. `names`: the nicknames in the order of preference. Raises `Refusal` and `Unstored`."""
        hour, now_ms = self.hour, self._rooms.link.now_ms()
        if not hour.is_on(now_ms):
            raise Refusal(errors.WEEKEND_CLOSED)
        before = await self._recent(hour, now_ms, fresh=True)
        if (open_game := pairing_of(before, person)) is not None:
            await self._settled(hour, before, open_game, goes=True)
        standings = await self._change(hour, lambda found: self._paired(enter(found, person, names, now_ms), now_ms))
        await self._open_table(hour, standings, person)
        return _view(hour, standings, person, now_ms)

    async def leave(self, person: str) -> WeekendView:
        """Ends the person's wait. Raises `Unstored`."""
        hour, now_ms = self.hour, self._rooms.link.now_ms()
        return _view(hour, await self._change(hour, lambda found: leave(found, person)), person, now_ms)

    def committed(self, commit: Commit) -> None:
        """Counts the result of a table whose game has just ended. The node calls this after each commit."""
        room, before = commit.step.room, commit.before
        if not isinstance(room, RoomOf) or not isinstance(before, RoomOf) or not room.was_listed or room.host:
            return
        if is_decided(room) and not is_decided(before):
            self._tasks.spawn(self._count(self.hour, room))

    async def _count(self, hour: Hour, room: Room) -> Standings:
        points = points_of(room) if room.at_ms < hour.counts_until_ms else None
        return await self._change(hour, lambda found: finish(found, room.code, points))

    async def _settled(self, hour: Hour, standings: Standings, pairing: Pairing, *, goes: bool = False) -> Standings:
        """Counts the person's open game if the game is over, and returns the state after that. `goes`: True if the person
        leaves the game for another one. In that case, a table that still waits for its players becomes void."""
        try:
            room = await self._rooms.state(ROOMS, pairing.code)
        except Refusal:
            return standings  # the node that made the pairing has not opened the table yet
        if is_decided(room):
            return await self._count(hour, room)
        if goes and room.state == "waiting":
            return await self._change(hour, lambda found: finish(found, pairing.code, None))
        return standings

    def _paired(self, standings: Standings, now_ms: int) -> Standings:
        return pair(standings, new_code(ROOMS.code_length), now_ms)

    async def _open_table(self, hour: Hour, standings: Standings, person: str) -> None:
        """Opens the table of the person's open game, unless it is open already. Raises `Refusal` and `Unstored`."""
        pairing = pairing_of(standings, person)
        if pairing is None:
            return
        try:
            await self._rooms.look(pairing.code)
        except Refusal:
            now_ms = self._rooms.link.of(pairing.code).now_ms()
            await self._rooms.open_at(room_for(hour.game, standings, pairing, secrets.token_bytes(SECRET_BYTES), now_ms))

    async def _recent(self, hour: Hour, now_ms: int, *, fresh: bool = False) -> Standings:
        starts_at_ms, read_at_ms, standings = self._copy
        if fresh or starts_at_ms != hour.starts_at_ms or now_ms - read_at_ms >= CACHE_MS:
            return self._remembered(hour, _state_of(await read_weekend(self._rooms.link, hour.starts_at_ms)))
        return standings

    def _remembered(self, hour: Hour, standings: Standings) -> Standings:
        self._copy = (hour.starts_at_ms, self._rooms.link.now_ms(), standings)
        return standings

    async def _change(self, hour: Hour, change: Callable[[Standings], Standings]) -> Standings:
        """Stores the changed state and returns it. If another change comes first, makes this change again from the new state.
        Raises the refusals of `change`, and `Unstored`."""
        link = self._rooms.link
        for _ in range(ATTEMPTS):
            stored = await read_weekend(link, hour.starts_at_ms)
            before = _state_of(stored)
            after = change(before)
            if after == before:
                return self._remembered(hour, before)
            keep_ms = max(MIN_KEEP_MS, hour.forgotten_at_ms - link.now_ms())
            if await write_weekend(link, hour.starts_at_ms, stored, _encode(after), keep_ms=keep_ms):
                return self._remembered(hour, after)
        raise Refusal(errors.COMMAND_STALE)


def _state_of(stored: StoredWeekend) -> Standings:
    return _decode(stored.state) if stored.state else Standings()


def _view(hour: Hour, standings: Standings, person: str, now_ms: int) -> WeekendView:
    """Returns the hour for that person. A game that no longer counts is not among the running games."""
    part, room, running = _part(hour, standings, person, now_ms), None, 0
    if now_ms < hour.counts_until_ms:
        running = sum(each.is_open for each in standings.pairings)
        pairing = pairing_of(standings, person)
        room = pairing.code if pairing is not None else None
    return WeekendView(hour.shown, places(standings, person), part, running, room)


def _part(hour: Hour, standings: Standings, person: str, now_ms: int) -> WeekendPart:
    known = entrant_of(standings, person)
    if known is None:
        return "out"
    if now_ms < hour.counts_until_ms and pairing_of(standings, person) is not None:
        return "playing"
    return "waiting" if known.waits_since_ms and hour.is_on(now_ms) else "idle"
