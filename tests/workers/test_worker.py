"""A worker serves the connections that come over its line, and ends when the line ends."""

import asyncio
import socket

import msgspec
from websockets.asyncio.client import connect

from banderilla_client.link import Link
from protocol.version import SUBPROTOCOL
from server.settings import Settings
from server.workers.orders import LEAVING, ONLY_US, OTHERS_CAME, READY, Orders
from server.workers.worker import work

WAIT_S = 20.0


async def said(line: socket.socket) -> bytes:
    async with asyncio.timeout(WAIT_S):
        return await asyncio.get_running_loop().sock_recv(line, 1)


async def test_a_worker_serves_what_its_line_brings_until_the_line_ends(redis_url: str) -> None:
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    settings = Settings(host="127.0.0.1", redis_url=redis_url, drain_ms=0, by_room=True)
    working = asyncio.create_task(work(Orders(settings, 1, "the site", theirs.detach())))
    assert await said(ours) == READY

    async def hand_over(listening: socket.socket, sign: bytes) -> None:
        taken, _peer = await asyncio.get_running_loop().sock_accept(listening)
        with taken:
            socket.send_fds(ours, [sign], [taken.fileno()])

    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.setblocking(False)
        port = listening.getsockname()[1]
        dialled = asyncio.create_task(connect(f"ws://127.0.0.1:{port}/ws", subprotocols=[SUBPROTOCOL]).__aenter__())  # type: ignore[list-item]
        await hand_over(listening, ONLY_US)
        link = Link(await dialled)
        welcome = await link.hello()
        assert welcome["by_room"] is True, "a client must dial with the code of its room"

        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /address HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await hand_over(listening, OTHERS_CAME)
        answer = msgspec.json.decode((await reader.read()).partition(b"\r\n\r\n")[2])
        writer.close()
        assert (answer["server"], answer["others_came"]) == ("the site", True)

    ours.shutdown(socket.SHUT_WR)
    assert await said(ours) == LEAVING
    async with asyncio.timeout(WAIT_S):
        assert await working == 0
        await link.socket.wait_closed()
    assert link.socket.close_code == 1012
    ours.close()
