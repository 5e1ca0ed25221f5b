"""A worker serves the connections that come over its line, and ends when the line ends."""

import asyncio
import io
import socket
import sys

import msgspec
import pytest
from websockets.asyncio.client import connect

from banderilla_client.link import Link
from protocol.version import SUBPROTOCOL
from server.settings import Settings
from server.workers import worker
from server.workers.orders import LEAVING, ONLY_US, OTHERS_CAME, READY, Orders
from server.workers.worker import Intake, _keep_open, main, work
from tests.command_line.stored import log_as_before

__all__ = ["log_as_before"]

WAIT_S = 20.0
NO_SOCKET = 1_000_000
"""A file descriptor that no process has."""


async def said(line: socket.socket) -> bytes:
    async with asyncio.timeout(WAIT_S):
        return await asyncio.get_running_loop().sock_recv(line, 1)


async def test_a_worker_serves_what_its_line_brings_until_the_line_ends(redis_url: str) -> None:
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    with socket.create_server(("127.0.0.1", 0)) as free:
        operator = free.getsockname()[1]
    settings = Settings(
        host="127.0.0.1",
        redis_url=redis_url,
        drain_ms=0,
        by_room=True,
        operator_listen=f"127.0.0.1:{operator}",
        operator_token="a" * 16,
    )
    working = asyncio.create_task(work(Orders(settings, 1, "the site", theirs.detach())))
    assert await said(ours) == READY
    _reader, page = await asyncio.open_connection("127.0.0.1", operator)
    page.close()

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

        for sign, others_came in ((ONLY_US, False), (OTHERS_CAME, True)):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /address HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await hand_over(listening, sign)
            answer = msgspec.json.decode((await reader.read()).partition(b"\r\n\r\n")[2])
            writer.close()
            assert (answer["server"], answer["others_came"]) == ("the site", others_came)

    ours.shutdown(socket.SHUT_WR)
    assert await said(ours) == LEAVING
    async with asyncio.timeout(WAIT_S):
        assert await working == 0
        await link.socket.wait_closed()
    assert link.socket.close_code == 1012
    ours.close()


class Gate:
    """A gateway of a node whose clients have all gone if `is_left`. `taken`: the sockets that it got, with what it was told."""

    def __init__(self, *, is_left: bool) -> None:
        self.gateway = self
        self.is_left = is_left
        self.taken: list[tuple[socket.socket, bool]] = []

    async def take(self, taken: socket.socket, *, others_came: bool) -> None:
        self.taken.append((taken, others_came))
        if self.is_left:
            raise ConnectionResetError


@pytest.mark.parametrize("is_left", [False, True])
async def test_connections_that_wait_at_the_line_are_taken_together_and_never_block(*, is_left: bool) -> None:
    ours, theirs = socket.socketpair()
    gate, ended = Gate(is_left=is_left), asyncio.Event()
    intake = Intake(theirs, gate, ended)  # type: ignore[arg-type]
    intake.start()
    assert ours.recv(9) == READY
    signs = [ONLY_US, OTHERS_CAME, ONLY_US]
    for sign in signs:
        client, taken = socket.socketpair()
        with client, taken:
            socket.send_fds(ours, [sign], [taken.fileno()])
    ours.close()
    async with asyncio.timeout(WAIT_S):
        await ended.wait()
        await asyncio.gather(*intake._tasks)
    assert [others_came for _taken, others_came in gate.taken] == [sign == OTHERS_CAME for sign in signs]
    if is_left:
        assert all(taken.fileno() == -1 for taken, _others_came in gate.taken)
    else:
        assert not any(taken.getblocking() for taken, _others_came in gate.taken)
        for taken, _others_came in gate.taken:
            taken.close()
    intake.close()


class Taken:
    """A port that the previous worker still uses at the first `refusals` attempts."""

    def __init__(self, refusals: int) -> None:
        self.refusals = refusals
        self.attempts: list[tuple[str, int]] = []
        self.is_open = asyncio.Event()
        self.is_closed = False

    def opened(self, host: str, port: int) -> "Taken":
        self.attempts.append((host, port))
        if len(self.attempts) <= self.refusals:
            raise OSError("address in use")
        self.is_open.set()
        return self

    def close(self) -> None:
        self.is_closed = True


async def test_a_port_opens_once_the_previous_worker_has_closed_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker, "AGAIN_S", 0)
    caplog.set_level("INFO", "banderilla.worker")
    taken, address = Taken(3), ("127.0.0.1", 9_090)
    async with asyncio.timeout(WAIT_S):
        await _keep_open(taken.opened, None)
        keeping = asyncio.create_task(_keep_open(taken.opened, address))
        await taken.is_open.wait()
    assert taken.attempts == [address] * 4
    assert caplog.text.count("a port is not free yet") == 1
    assert not taken.is_closed
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    assert taken.is_closed


def test_a_worker_that_cannot_serve_says_why(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The worker gets a descriptor that is no open socket."""
    orders = msgspec.json.encode(Orders(Settings(redis_url=redis_url, log_level="error"), 3, "the site", NO_SOCKET))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(orders)))
    assert main() == 1
    assert capsys.readouterr().err == "banderilla: worker 3: Bad file descriptor\n"
