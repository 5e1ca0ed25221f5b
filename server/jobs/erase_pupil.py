"""Erases one pupil from the command line. The operator does this, so no tutor's name is stored with the erasure."""

import asyncio

from engines.contract import Refusal
from protocol import session_commands as asked
from server.aggregate_types import TYPES
from server.jobs.board_sync import BoardSync
from server.sessions.command import Command
from server.sessions.values.state import Session
from server.store.background_tasks import Tasks
from server.store.commits.safety import Safety
from server.store.erasing.rewrite import written_again
from server.store.health.redis_health import RedisHealth
from server.store.rooms.room_store import RoomStore
from server.store.stored.size_bounds import Bounds

WAIT_S = 60.0
UNUSED_DAYS = 1
"""The lifetime of rooms that a `RoomStore` needs. No room gets it here: an erased table is gone, and a class and its boards
stay until the class's own date."""


def pupil_named(session: Session, named: str) -> str | None:
    """Returns the id of the pupil with that name or id, who may be present, gone or waiting for admission. None if there is no
    such pupil, or more than one."""
    everybody = {member.id: member for member in (*session.members, *session.waiting) if member.role == "pupil"}
    if named in everybody:
        return named
    found = [member.id for member in everybody.values() if member.name.casefold() == named.casefold()]
    return found[0] if len(found) == 1 else None


def rooms_for_erasing(link: RedisHealth, bounds: Bounds) -> RoomStore:
    """Returns the room store for a command that erases. Its steps wait for the replicas of the link."""
    days, safety = UNUSED_DAYS, Safety(link.replicas)
    return RoomStore(link, "command line", TYPES, idle_days=days, finished_days=days, bounds=bounds, safety=safety)


async def erase_pupil(link: RedisHealth, code: str, named: str, *, bounds: Bounds) -> bool:
    """Erases a pupil. Returns False if there is no such pupil. Waits until the name is gone from the contents of all keys, and
    of all files that Redis can rewrite. Raises `Unstored`, `TimeoutError`."""
    rooms = rooms_for_erasing(link, bounds)
    rooms.start_committing()
    tasks = Tasks()
    try:
        session = (await rooms.look(code)).room
        person = pupil_named(session, named) if isinstance(session, Session) else None
        if person is None:
            return False
        await rooms.submit(code, Command(asked.EraseMember(person)))
        async with asyncio.timeout(WAIT_S):
            while await _is_left(rooms, code):
                await BoardSync(rooms, tasks).catch_up(code)
            await written_again(link)
    except Refusal:
        return False
    finally:
        await tasks.stop()
        await rooms.stop_committing()
    return True


async def _is_left(rooms: RoomStore, code: str) -> bool:
    rooms.forget(code)  # a running node may have erased it first
    session = (await rooms.look(code)).room
    return isinstance(session, Session) and bool(session.erasures)
