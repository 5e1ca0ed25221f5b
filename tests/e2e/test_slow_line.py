"""The view of a large class still arrives over a slow line, although it takes longer than the page's first wait.

In CI the page's clocks run four times as fast, so that the test is short, and the speed of the line fits these clocks. The
same test in real time prints how long the view takes: `PUPILS=200 RATE=2500 pytest -s tests/e2e/test_slow_line.py`.
"""

import asyncio
import json
import os
import time
from typing import Any, Final

import msgpack
from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.faulty_proxy import faulty_proxy
from tests.gateway.test_sessions import opened, rounds
from tests.people import Guest

PUPILS: Final = int(os.environ.get("PUPILS", "30"))
RATE: Final = float(os.environ.get("RATE", "0"))
"""Speed of the line in bytes per second. With 0 the test computes a speed so that the view takes `ARRIVES_S`."""
SCALE: Final = 1 if RATE else 4
ARRIVES_S: Final = 18.0
"""Time in s, by the page's clocks, until the view has arrived. It is longer than the page's first wait. The welcome
message, which lists all games, takes even longer than the second wait, so the page connects three times."""
FASTER: Final = """(scale) => {
  const now = performance.now.bind(performance), wall = Date.now.bind(Date);
  const begun = now(), date = wall(), { setTimeout: later, setInterval: each } = window;
  performance.now = () => begun + (now() - begun) * scale;
  Date.now = () => date + (wall() - date) * scale;
  window.setTimeout = (work, ms = 0, ...more) => later(work, ms / scale, ...more);
  window.setInterval = (work, ms = 0, ...more) => each(work, ms / scale, ...more);
}"""


async def large_class(live_server: LiveServer, come: Arrival) -> tuple[Guest, str]:
    """Opens a class with games at all boards. Returns the tutor and the code."""
    tutor = await come(live_server.port, name="Eva")
    pupils: list[Guest] = []
    for start in range(0, PUPILS, 20):
        more = (come(live_server.port, name=f"Pupila {number}") for number in range(start, min(start + 20, PUPILS)))
        pupils += await asyncio.gather(*more)
    session = await opened(tutor, *pupils)
    await tutor.order(session, "plan_round", game="contig60", how="hand", options={"mode": "tournament"})
    pairs = [[pupils[at].id, pupils[at + 1].id] for at in range(0, PUPILS - 1, 2)]
    await tutor.order(session, "set_boards", boards=pairs)
    await tutor.order(session, "start_round")
    await tutor.until(lambda: all(board["state"] == "playing" for board in rounds(tutor, session)[-1]["boards"]))
    return tutor, session


async def test_a_view_that_outlasts_the_first_patience_arrives(live_server: LiveServer, person: Person, come: Arrival) -> None:
    tutor, session = await large_class(live_server, come)
    view: Any = tutor.views[session]
    size = len(msgpack.packb(view))
    rate = RATE or size * SCALE / ARRIVES_S
    async with faulty_proxy(live_server.port, "slow", rate) as port:
        page = await person("about:blank")
        dialled: list[str] = []
        page.on("websocket", lambda socket: dialled.append(socket.url))
        await page.add_init_script(f"({FASTER})({SCALE});localStorage.setItem('banderilla.token', {json.dumps(tutor.token)})")
        begun_s = time.monotonic()
        await page.goto(f"http://127.0.0.1:{port}/#/c/{session}")
        boards = page.get_by_role("list", name="Lista").get_by_role("listitem")
        await expect(boards.first).to_be_visible(timeout=150_000)
        print(f"{size} bytes at {rate:.0f} B/s: shown after {time.monotonic() - begun_s:.1f} s, {len(dialled)} sockets")
        if not RATE:
            assert len(dialled) > 1, "the first patience was too short for it, so this shows nothing"
