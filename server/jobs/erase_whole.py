"""Erases a whole table or class from the command line, for example for parents when the class's director has lost the link."""

import asyncio

from engines.contract import Refusal
from protocol import errors
from protocol.session_commands import EraseSession
from server.aggregate_types import ROOMS, SESSIONS, type_of
from server.jobs.board_sync import BoardSync
from server.jobs.erase_pupil import WAIT_S, rooms_for_erasing
from server.room.command import Erase
from server.sessions.command import Command
from server.store.background_tasks import Tasks
from server.store.erasing.rewrite import written_again
from server.store.health.redis_health import RedisHealth
from server.store.rooms.room_store import RoomStore
from server.store.stored.size_bounds import Bounds


async def erase_whole(link: RedisHealth, code: str, *, bounds: Bounds) -> bool:
    """Erases a room or a class. Returns False if no room or class has the code. Waits until the data is gone from all keys, and
    from all files that Redis can rewrite. A board of a class can only be erased with its class. Raises `Refusal`, `Unstored`,
    `TimeoutError`."""
    rooms = rooms_for_erasing(link, bounds)
    rooms.start_committing()
    tasks = Tasks()
    try:
        room = (await rooms.look(code)).room
        if type_of(code) is SESSIONS:
            if room.state != "erased":
                await rooms.submit(code, Command(EraseSession()))
        elif getattr(room, "session", None) is not None:
            raise Refusal(errors.COMMAND_NOT_NOW)
        elif room.state != "erased":
            await rooms.submit(code, ROOMS.command(Erase(), None))
        async with asyncio.timeout(WAIT_S):
            while await _is_there(rooms, code):
                await BoardSync(rooms, tasks).catch_up(code)
            await written_again(link)
    except Refusal as refusal:
        if refusal.code != errors.ROOM_UNKNOWN:
            raise
        return False
    finally:
        await tasks.stop()
        await rooms.stop_committing()
    return True


async def _is_there(rooms: RoomStore, code: str) -> bool:
    rooms.forget(code)  # a running node may have erased it first
    try:
        await rooms.look(code)
    except Refusal:
        return False
    return True
