"""Tests of the door, the process that accepts the connections of a server with workers. It hands each connection to its
worker before reading from it; a client that sends nothing, or nonsense, delays nobody."""

import asyncio
import contextlib
import os
import resource
import socket
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from typing import Any

import pytest

from server.gateway.admission.pending_connections import SILENT_PER_ADDRESS, SPARE_PER_ADDRESS, PendingConnections
from server.gateway.http.addresses import Addresses
from server.workers.door import CLOSED, Arrival, Door, Line
from server.workers.orders import LEAVING, ONLY_US, READY
from server.workers.owner import MAX_START, owner_of

WAIT_S = 5.0
HELLO_S = 0.6
REQUEST = b"GET /ws?room=%s HTTP/1.1\r\nHost: a\r\n\r\n"


class End:
    """Stands in for a worker, at the worker's end (`theirs`) of the line between the door and the worker."""

    def __init__(self, line: Line, theirs: socket.socket) -> None:
        self.line = line
        self.theirs = theirs
        theirs.setblocking(False)

    async def ready(self) -> None:
        self.theirs.send(READY)
        await self.line.ready.wait()

    async def take(self) -> socket.socket:
        """Returns the next connection that the door hands over."""
        async with asyncio.timeout(WAIT_S):
            while True:
                try:
                    sign, (descriptor,), _flags, _from = socket.recv_fds(self.theirs, 1, 1)
                except BlockingIOError:
                    await asyncio.sleep(0.005)
                else:
                    assert sign == ONLY_US
                    taken = socket.socket(fileno=descriptor)
                    taken.setblocking(False)
                    return taken

    async def takes(self) -> bytes:
        """Returns the bytes that the next connection has sent."""
        with await self.take() as taken:
            return await asyncio.get_running_loop().sock_recv(taken, 65_536)

    def has_any(self) -> bool:
        try:
            return bool(self.theirs.recv(1, socket.MSG_PEEK))
        except BlockingIOError:
            return False


class Setting:
    """A door that accepts connections, with a line to each of two stand-ins for workers. `ends`: the stand-ins, by their
    place."""

    def __init__(self, per_address: int = 500, hosts: Sequence[str] = ("127.0.0.1",), hello_s: float = HELLO_S) -> None:
        addresses = Addresses((), public_url="", is_proxied=False, server="s")
        self.door = Door(addresses, PendingConnections(2_000, per_address), hello_s)
        self.port = self.door.bind(hosts, 0)
        self.ends = {place: self.end(place) for place in (1, 2)}
        self._clients: list[socket.socket] = []

    def end(self, place: int) -> End:
        return End(*self.door.line(place))

    async def begin(self) -> None:
        for end in self.ends.values():
            await end.ready()
        self.door.open()

    async def dial(self, said: bytes = b"", host: str = "127.0.0.1") -> socket.socket:
        client = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        client.setblocking(False)
        self._clients.append(client)
        await asyncio.get_running_loop().sock_connect(client, (host, self.port))
        if said:
            await asyncio.get_running_loop().sock_sendall(client, said)
        return client

    def close(self) -> None:
        self.door.close()
        for client in self._clients:
            client.close()
        for end in self.ends.values():
            end.theirs.close()


@contextlib.contextmanager
def a_setting(**changes: Any) -> Iterator[Setting]:
    setting = Setting(**changes)
    try:
        yield setting
    finally:
        setting.close()


@pytest.fixture
async def at() -> "AsyncIterator[Setting]":
    with a_setting() as setting:
        yield setting


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(WAIT_S):
        while not is_so():  # noqa: ASYNC110 - the door tells nobody
            await asyncio.sleep(0.005)


async def is_closed(client: socket.socket) -> bool:
    """Waits until the door has closed the connection. Returns False if the door sends data instead."""
    async with asyncio.timeout(WAIT_S):
        try:
            return await asyncio.get_running_loop().sock_recv(client, 1) == b""
        except ConnectionError:
            return True


async def test_people_of_one_room_come_to_one_worker_with_every_byte(at: Setting) -> None:
    await at.begin()
    for room in ("ABCDE", "ABCDF", "ABCDG", "ABCDH", "ABCDI"):
        end = at.ends[owner_of(room, (1, 2))]
        for _ in range(3):
            await at.dial(REQUEST % room.encode())
            assert await end.takes() == REQUEST % room.encode()


async def test_requests_without_a_room_come_to_every_worker(at: Setting) -> None:
    await at.begin()
    for _ in range(4):
        await at.dial(b"GET / HTTP/1.1\r\n\r\n")
    assert [await end.takes() for end in at.ends.values() for _ in range(2)] == [b"GET / HTTP/1.1\r\n\r\n"] * 4


async def test_silent_slow_and_strange_clients_hold_up_nobody(at: Setting) -> None:
    await at.begin()
    silent = await at.dial()
    slow = await at.dial(b"GET /ws?room=AB")
    (await at.dial()).close()
    for _ in range(2):
        await at.dial(b"\x16\x03\x01\x02\x00")  # the start of TLS: a worker refuses it, or waits for more bytes
    for _ in range(2):
        await at.dial(b"G" * 2 * MAX_START)
    strange = [await end.takes() for end in at.ends.values() for _ in range(2)]
    assert sorted({each[:1] for each in strange}) == [b"\x16", b"G"]

    owner = at.ends[owner_of("ABCDE", (1, 2))]
    await at.dial(REQUEST % b"ABCDE")
    assert await owner.takes() == REQUEST % b"ABCDE"
    await asyncio.get_running_loop().sock_sendall(slow, b"CDE HTTP/1.1\r\n\r\n")
    assert await owner.takes() == b"GET /ws?room=ABCDE HTTP/1.1\r\n\r\n"
    assert await is_closed(silent)


async def test_a_line_that_never_ends_is_closed_in_time(at: Setting) -> None:
    await at.begin()
    client = await at.dial(b"GET /ws")
    asked_s = asyncio.get_running_loop().time()
    assert await is_closed(client)
    assert HELLO_S / 2 < asyncio.get_running_loop().time() - asked_s < 4
    assert not any(end.has_any() for end in at.ends.values())


async def test_too_many_silent_clients_of_an_address_push_out_the_oldest(at: Setting) -> None:
    await at.begin()
    first, *_others = [await at.dial() for _ in range(SILENT_PER_ADDRESS + 1)]
    asked_s = asyncio.get_running_loop().time()
    assert await is_closed(first)
    assert asyncio.get_running_loop().time() - asked_s < HELLO_S
    await at.dial(REQUEST % b"ABCDE")
    await at.ends[owner_of("ABCDE", (1, 2))].takes()


@pytest.mark.parametrize("says", [LEAVING, b""], ids=["leaves", "dies"])
async def test_rooms_of_a_worker_that_goes_are_at_the_other_until_it_is_back(at: Setting, says: bytes) -> None:
    await at.begin()
    owner = owner_of("ABCDE", (1, 2))
    gone, other = at.ends[owner], at.ends[3 - owner]
    gone.theirs.send(says) if says else gone.theirs.close()
    await at.dial(REQUEST % b"ABCDE")
    assert await other.takes() == REQUEST % b"ABCDE"
    gone.theirs.close()
    at.ends[owner] = at.end(owner)
    await at.dial(REQUEST % b"ABCDE")
    assert await other.takes() == REQUEST % b"ABCDE"
    await at.ends[owner].ready()
    await at.dial(REQUEST % b"ABCDE")
    assert await at.ends[owner].takes() == REQUEST % b"ABCDE"


async def test_a_line_that_was_cut_before_is_cut_without_harm_to_its_successor(at: Setting) -> None:
    """A worker that dies cuts its line, and the process that replaces it does so too."""
    await at.begin()
    owner = owner_of("ABCDE", (1, 2))
    old = at.ends[owner]
    at.door.cut(old.line)
    at.ends[owner] = at.end(owner)
    await at.ends[owner].ready()
    at.door.cut(old.line)
    await at.dial(REQUEST % b"ABCDE")
    assert await at.ends[owner].takes() == REQUEST % b"ABCDE"
    old.theirs.close()


async def test_people_wait_while_no_worker_is_ready(at: Setting) -> None:
    at.door.open()
    await at.dial(REQUEST % b"ABCDE")
    await asyncio.sleep(HELLO_S / 4)
    await at.ends[2].ready()
    assert await at.ends[2].takes() == REQUEST % b"ABCDE"


async def test_a_worker_that_takes_nothing_holds_up_its_own_people_only(at: Setting) -> None:
    await at.begin()
    stuck = owner_of("ABCDE", (1, 2))
    room = next(f"ROM{number}" for number in range(99) if owner_of(f"ROM{number}", (1, 2)) != stuck)
    at.ends[stuck].line.ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2_048)
    flood = 60
    for _ in range(flood):
        await at.dial(REQUEST % b"ABCDE")
    await at.dial(REQUEST % room.encode())
    assert await at.ends[3 - stuck].takes() == REQUEST % room.encode()
    assert at.ends[stuck].line.waiting, "the line held them all"
    for _ in range(flood):
        (await at.ends[stuck].take()).close()


@pytest.mark.parametrize("says", [LEAVING, b""], ids=["leaves", "dies"])
async def test_people_whom_a_full_worker_did_not_take_come_to_the_other(at: Setting, says: bytes) -> None:
    await at.begin()
    stuck = owner_of("ABCDE", (1, 2))
    at.ends[stuck].line.ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2_048)
    for _ in range(60):
        await at.dial(REQUEST % b"ABCDE")
    await until(lambda: at.ends[stuck].line.waiting)
    at.ends[stuck].theirs.send(says) if says else at.ends[stuck].theirs.close()
    assert await at.ends[3 - stuck].takes() == REQUEST % b"ABCDE"


def has_ipv6() -> bool:
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET6) as tried:
        tried.bind(("::1", 0))
        return True
    return False


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
async def test_one_port_serves_both_kinds_of_addresses() -> None:
    with a_setting(hosts=("0.0.0.0", "::")) as at:
        await at.begin()
        for host in ("127.0.0.1", "::1"):
            await at.dial(REQUEST % b"ABCDE", host)
            assert await at.ends[owner_of("ABCDE", (1, 2))].takes() == REQUEST % b"ABCDE"


async def test_a_server_that_starts_again_has_its_port_at_once(at: Setting) -> None:
    await at.begin()
    client = await at.dial()
    at.door.close()
    assert await is_closed(client), "the door closed first, so the system keeps the old connection for a minute"
    addresses = Addresses((), public_url="", is_proxied=False, server="s")
    again = Door(addresses, PendingConnections(2_000, 500), HELLO_S)
    assert again.bind(["127.0.0.1"], at.port) == at.port
    again.close()


async def test_the_door_takes_people_again_once_the_system_has_descriptors(
    at: Setting, caplog: pytest.LogCaptureFixture
) -> None:
    await at.begin()
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    with socket.socket() as client:
        client.setblocking(False)
        free = os.dup(client.fileno())
        os.close(free)
        resource.setrlimit(resource.RLIMIT_NOFILE, (free, limits[1]))
        try:
            await asyncio.get_running_loop().sock_connect(client, ("127.0.0.1", at.port))
            await asyncio.get_running_loop().sock_sendall(client, REQUEST % b"ABCDE")
            await until(lambda: "no descriptor" in caplog.text)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        assert await at.ends[owner_of("ABCDE", (1, 2))].takes() == REQUEST % b"ABCDE"


async def test_an_address_with_too_many_connections_waits_outside() -> None:
    with a_setting(per_address=1, hello_s=60.0) as at:
        at.door.open()
        held = [await at.dial(REQUEST % b"ABCDE") for _ in range(1 + SPARE_PER_ADDRESS)]
        assert await is_closed(await at.dial(REQUEST % b"ABCDE"))
        await at.ends[1].ready()
        for _ in held:
            await at.ends[1].takes()
        await at.dial(REQUEST % b"ABCDE")
        assert await at.ends[1].takes() == REQUEST % b"ABCDE", "a connection that a worker has counts no more"


async def test_the_door_that_closes_leaves_nobody_waiting(at: Setting) -> None:
    at.door.open()
    waiting = [await at.dial(said) for said in (REQUEST % b"ABCDE", b"GET /ws", b"")]
    await asyncio.sleep(HELLO_S / 4)
    at.door.close()
    for client in waiting:
        assert await is_closed(client)


async def test_the_door_closes_after_people_have_waited_too_long_for_a_worker(at: Setting) -> None:
    at.door.open()
    for client in [await at.dial(REQUEST % b"ABCDE") for _ in range(3)]:
        assert await is_closed(client)
    at.door.close()
    assert (len(at.door._pending), len(at.door._homeless)) == (0, 0)


async def test_an_incomplete_line_is_looked_at_less_and_less_often(at: Setting) -> None:
    """The bytes stay in the socket, so the door cannot wait for the socket to become readable."""
    client, theirs = socket.socketpair()
    arrival = Arrival(theirs, ("127.0.0.1", 9), at.door._drop)
    theirs.setblocking(False)
    assert at.door._pending.enter(arrival, arrival)
    client.send(b"GET /ws?room=AB")
    pauses = []
    for _look in range(7):
        pauses.append(arrival.pause_s)
        at.door._look(arrival)
        assert arrival.next_look is not None
        arrival.next_look.cancel()
    assert pauses == [0.01, 0.02, 0.04, 0.08, 0.16, 0.25, 0.25]
    client.close()
    theirs.recv(99)
    at.door._look(arrival)
    assert theirs.fileno() == CLOSED
    assert len(at.door._pending) == 0
