"""The public pages of classes as JSON: the pairings and the standings, and one board at a time.

A page lags behind the class by the delay that the director chose. The server computes from a board's log what spectators saw at
that time, so every node gives the same answer, also after a restart. An answer contains nothing from a later time.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from hmac import compare_digest
from typing import Final

import msgspec

from engines.contract import Refusal
from protocol.patch import apply
from server.aggregate_types import SESSIONS
from server.gateway.channels.room_channel import SPECTATOR
from server.gateway.channels.spectator_delay import decode_patch
from server.room import views_of
from server.room.stored import codec
from server.room.views.view_types import RoomView
from server.sessions.public_page.key import page_key
from server.sessions.public_page.page import page_of, watched_board
from server.sessions.public_page.view_types import PageGame
from server.sessions.values.state import Session
from server.store.indexes.public_pages import class_of_page
from server.store.rooms.room_store import RoomStore
from server.store.stored.stream import FIRST, entries

KEPT: Final = 256
"""Maximum number of answers in memory, and maximum number of boards in memory."""
FRESH_S: Final = 3.0
"""Time for which the server gives the same answer again, for any number of readers."""
COST: Final = 5
"""Cost of an answer that is not in memory, in plain GETs of the client's address."""


class Withdrawn(Exception):
    """The page existed, but its director no longer publishes it."""


class PublicPages:
    """`find` and `board` return JSON, or None for an unknown page. They raise `Withdrawn`, `Unstored`."""

    def __init__(self, rooms: RoomStore) -> None:
        self._rooms = rooms
        self._answers: OrderedDict[tuple[str, ...], tuple[float, bytes | None]] = OrderedDict()
        self._boards: OrderedDict[str, _PastBoard] = OrderedDict()

    async def find(self, key: str, pay: Callable[[int], None]) -> bytes | None:
        found = await self._session(key)
        if found is None:
            return None
        kept = self._kept((key,))
        if kept is None:
            pay(COST)
            kept = msgspec.json.encode(page_of(found, self._rooms.link.now_ms()))
            self._keep((key,), kept)
        return kept

    async def board(self, key: str, number: int, place: int, pay: Callable[[int], None]) -> bytes | None:
        """Returns the board with index `place` in the round with index `number`, as it was `public_page_delay_ms` ago."""
        session = await self._session(key)
        watched = None if session is None else watched_board(session, number, place)
        if session is None or watched is None:
            return None
        name = (key, str(number), str(place))
        kept = self._kept(name)
        if kept is None:
            pay(COST)
            code, game, seats = watched
            shown_ms = self._rooms.link.of(code).now_ms() - session.settings.public_page_delay_ms
            view = await self._past(code, session).at(self._rooms, shown_ms)
            kept = msgspec.json.encode(_shown(game, seats, view, shown_ms))
            self._keep(name, kept)
        return kept

    async def _session(self, key: str) -> Session | None:
        """Returns the class that publishes the page; None for a wrong key."""
        code = await class_of_page(self._rooms.link, key)
        if code is None:
            return None
        try:
            session = await self._rooms.state(SESSIONS, code)
        except Refusal:
            return None
        published = page_key(session)
        if session.state == "erased" or not published or not compare_digest(published.encode(), key.encode()):
            raise Withdrawn
        return session

    def _past(self, code: str, session: Session) -> "_PastBoard":
        # The log of a board changes when a pupil's name is erased from it. In that case the node reads the log again.
        name = f"{code}/{sum(member.erased for member in session.members)}"
        past = self._boards.setdefault(name, _PastBoard(code))
        self._boards.move_to_end(name)
        if len(self._boards) > KEPT:
            self._boards.popitem(last=False)
        return past

    def _kept(self, name: tuple[str, ...]) -> bytes | None:
        made = self._answers.get(name)
        return made[1] if made is not None and time.monotonic() - made[0] < FRESH_S else None

    def _keep(self, name: tuple[str, ...], answer: bytes) -> None:
        self._answers[name] = (time.monotonic(), answer)
        self._answers.move_to_end(name)
        if len(self._answers) > KEPT:
            self._answers.popitem(last=False)


class _PastBoard:
    """A board's view for spectators at some time in the past, computed from the board's log."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._view: RoomView | None = None
        self._seq = 0
        self._shown_ms = 0
        self._lock = asyncio.Lock()

    async def at(self, rooms: RoomStore, shown_ms: int) -> RoomView | None:
        """Returns the view at that time; None before the board was opened. Raises `Unstored`."""
        async with self._lock:
            if self._view is None or shown_ms < self._shown_ms:  # a longer delay was set
                self._view, self._shown_ms = None, 0
                async for entry in entries(rooms.link, self._code, until=FIRST):
                    first = codec.decode(entry.record)
                    if first.at_ms <= shown_ms:
                        self._view, self._seq = views_of(first).of[SPECTATOR], 0
            if self._view is not None:
                await self._follow(rooms, self._view, shown_ms)
            return self._view

    async def _follow(self, rooms: RoomStore, view: RoomView, shown_ms: int) -> None:
        async for entry in entries(rooms.link, self._code, after=self._seq):
            frame = entry.frame_for(SPECTATOR)
            if frame is None:
                break
            change = decode_patch(frame)
            if change.at_ms > shown_ms:
                break
            view = apply(view, change.ops)
            self._view, self._seq = view, entry.seq
        self._shown_ms = shown_ms


def _shown(game: str, seats: int, view: RoomView | None, shown_ms: int) -> PageGame:
    """Returns only the board: the result has no names, words, score cards or codes of the room."""
    if view is None:
        return {"game": game, "seats": seats, "view": None, "status": None, "shown_ms": shown_ms}
    status = view["status"]
    kept = None if status is None else {**status, "may": [[] for _ in status["may"]], "due_at_ms": None, "windows": []}
    return {"game": game, "seats": seats, "view": view["game"], "status": kept, "shown_ms": shown_ms}
