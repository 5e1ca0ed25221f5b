"""Runs the command line on a store that contains data."""

import asyncio
import logging
from collections.abc import Iterator

import pytest

from server.command_line.main import main
from tests.conftest import Arrival, NodeMaker
from tests.people import seated


async def room_with_a_move(make_node: NodeMaker, come: Arrival) -> str:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await ana.act(room, {"type": "place", "cell": 4})
    return room


async def looked(*arguments: str, url: str) -> int:
    """Runs the command line in a thread, because it starts its own event loop. Returns the exit code."""
    return await asyncio.to_thread(main, [*arguments, "--redis-url", url, "--log-level", "error"])


@pytest.fixture(autouse=True)
def log_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:], root.level = handlers, level
