"""The replays that one family sees with its link: the finished games of its child, as JSON.

The browser sends the key in a header, so it is in no log of addresses and in no referrer. A replay has the frames that the
child's seat got, without any part of the room that could name a person (`server/room/views/without_people.py`). A game that is
not over has no replay. The server checks the link for every page of a replay, and open pages ask again every few seconds.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from engines.contract import Refusal
from server.gateway.channels.recorded import Audience, recorded_page
from server.gateway.channels.room_channel import SPECTATOR
from server.gateway.channels.spectator_delay import decode_patch
from server.gateway.http.family_types import FamilyGame, FamilyPage, FamilyView
from server.gateway.http.public_page import Withdrawn
from server.room.stored import codec
from server.room.values.state import Room
from server.room.views.without_people import frame_without_people, view_without_people
from server.sessions import codec as sessions
from server.sessions.members.family_links import LENGTH, boards_of, link_with
from server.sessions.values.people import FamilyLink
from server.sessions.values.state import Session
from server.store.health.redis_health import RedisHealth
from server.store.indexes.public_pages import class_of_page
from server.store.stored.read_stored import read_snapshot, read_snapshots

COST: Final = 5
"""Cost of a page of a replay, in plain GETs of the client's address."""


class FamilyReplays:
    """`find` and `replay` return JSON, or None for an unknown key. They raise `Unstored`, and `Withdrawn` for a revoked or
    expired link and for a game that the link no longer shows."""

    def __init__(self, link: RedisHealth) -> None:
        self._link = link

    async def find(self, key: str) -> bytes | None:
        """Returns the games that the link with this `key` shows (`FamilyView`)."""
        found = await self._opened(key)
        if found is None:
            return None
        session, link = found
        games = [_game(room, link.person, at_ms) for room, at_ms in await self._finished(session, link)]
        view: FamilyView = {"games": games, "until_ms": link.until_ms}
        return msgspec.json.encode(view)

    async def replay(self, key: str, number: int, after: int | None, pay: Callable[[int], None]) -> bytes | None:
        """Returns a page of the replay of the game with index `number` among the link's games (`FamilyPage`)."""
        found = await self._opened(key)
        if found is None:
            return None
        session, link = found
        finished = await self._finished(session, link)
        if number >= len(finished):
            raise Withdrawn
        room, _at_ms = finished[number]
        pay(COST)
        seat = _seat(room, link.person)
        audience = Audience(room, link.person, SPECTATOR if seat is None else str(seat), room.seq)
        try:
            page = await recorded_page(self._link, audience, after)
        except Refusal:  # an erasure has dropped the beginning of the log
            raise Withdrawn from None
        frames = [frame_without_people(room.slug, decode_patch(frame)) for frame in page.frames]
        shown: FamilyPage = {"frames": frames, "next": page.next}
        if page.view is not None:
            shown |= {"view": view_without_people(page.view), "at_ms": page.at_ms}
        return msgspec.json.encode(shown)

    async def _opened(self, key: str) -> tuple[Session, FamilyLink] | None:
        code = await class_of_page(self._link, key) if len(key) == LENGTH and key.isascii() and key.isalnum() else None
        # Read the class from the store, because another node may have revoked the link since this node read it.
        stored = None if code is None else await read_snapshot(self._link, code)
        if code is None or stored is None:
            return None
        session = sessions.decode(stored)
        link = link_with(session, key, self._link.of(code).now_ms())
        if link is None:  # an erased session has no links
            raise Withdrawn
        return session, link

    async def _finished(self, session: Session, link: FamilyLink) -> list[tuple[Room, int]]:
        """Returns the rooms whose games are over, each with the time of its end."""
        boards = [board for board in boards_of(session, link) if board.state == "over"]
        stored = await read_snapshots(self._link, [board.code or "" for board in boards])
        rooms = [None if one is None else codec.decode(one) for one in stored]
        return [
            (room, board.state_ms)
            for room, board in zip(rooms, boards, strict=True)
            if room is not None and room.state == "over"
        ]


def _seat(room: Room, person: str) -> int | None:
    """Returns the person's seat; None if another person or the computer has it now."""
    return next((number for number, seat in enumerate(room.seats) if seat.person == person), None)


def _game(room: Room, person: str, at_ms: int) -> FamilyGame:
    return {
        "game": room.slug,
        "seats": len(room.seats),
        "seat": _seat(room, person),
        "at_ms": at_ms,
        "options": room.options,
    }
