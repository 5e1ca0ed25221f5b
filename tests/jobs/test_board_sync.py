"""Tests of the board sync, the messenger between a class and its boards: it does a few tasks at a time. If a task fails,
the board sync still tries all others before it reports the failure.

`tests/gateway/test_sessions.py` tests the effects of the board sync for people.
"""

import asyncio
from functools import partial
from typing import Any, cast

import pytest

from server.jobs import board_sync
from server.jobs.board_sync import BoardSync
from server.store.background_tasks import Tasks
from server.store.health.redis_health import Unstored
from server.store.rooms.room_store import RoomStore
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened, started
from tests.jobs.test_class_sessions import stored
from tests.people import seated


def messenger() -> BoardSync:
    return BoardSync(cast(RoomStore, None), Tasks())


async def test_all_boards_are_tried_before_the_first_error_is_raised() -> None:
    done: list[int] = []

    async def work(number: int) -> None:
        if number in (1, 2):
            raise Unstored(f"board {number}")
        done.append(number)

    with pytest.raises(Unstored, match="board 1"):
        await messenger()._together(partial(work, number) for number in range(4))
    assert done == [0, 3]


async def test_a_few_boards_are_worked_on_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_sync, "CONCURRENCY", 2)
    running, most = 0, 0

    async def work() -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1

    await messenger()._together(work for _ in range(5))
    assert most == 2


async def test_a_class_that_many_enter_at_once_asks_its_boards_once(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    code = await opened(tutor, ana, bo)
    (board,) = await started(tutor, code, [[ana.id, bo.id]])
    asked: list[tuple[str, str]] = []

    async def note(session: str, room: str) -> None:
        asked.append((session, room))

    tasks = Tasks()
    sync: Any = BoardSync(node.rooms, tasks)
    monkeypatch.setattr(sync, "_ask", note)
    session = await stored(node, code)
    for _pupil in range(3):
        sync.subscribed(session)
    sync.subscribed((await node.rooms.look(await seated(await come(node), await come(node)))).room)
    await asyncio.gather(*tasks._running)
    assert asked == [(code, board)]
    sync._asked_at_ms[code] -= board_sync.ASK_MS
    sync.subscribed(session)
    await asyncio.gather(*tasks._running)
    assert len(asked) == 2
