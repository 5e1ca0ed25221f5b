"""Tests of the route to Redis: the primary of Sentinels, the masters of a Cluster, TLS, and a user with the least
permissions."""

import asyncio
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.gateway.node import Node
from server.store import keys
from server.store.health.cluster_health import link_to
from tests.conftest import Arrival, NodeMaker
from tests.people import seated
from tests.redis_servers import Server, free_ports, running_sentinel, until

MAY = (
    "~{*", "~made:*", "~guest:*", "~games:*", "~tokens:*", "~device:*", "~device_of:*", "&*", "-@all",
    "+@read", "+@write", "+@hash", "+@set", "+@sortedset", "+@stream", "+@pubsub", "+@scripting", "+@transaction",
    "+@connection", "-@dangerous", "+info", "+time", "+wait", "+waitaof", "+bgrewriteaof", "+config|get", "+cluster|slots",
)  # fmt: skip
"""The permissions of the server's user, from docs/deploy/redis.md."""


async def a_game(node: Node, come: Arrival) -> str:
    """Lets two people sit down and play. Returns the room's code."""
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await ana.act(room, {"type": "place", "cell": 0})
    await bo.act(room, {"type": "place", "cell": 3})
    return room


# Sentinels


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[tuple[Server, Server, Server]]:
    with running_sentinel(tmp_path) as servers:
        yield servers


async def test_a_replica_that_takes_over_goes_on_with_the_game(
    watched: tuple[Server, Server, Server], make_node: NodeMaker, come: Arrival
) -> None:
    primary, replica, sentinel = watched
    url = f"redis+sentinel://{sentinel.host}:{sentinel.port}/main"
    node = await make_node(redis_url=url, wait_ms=20_000)
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, options={"turn_ms": 8_000, "grace_ms": 8_000})
    await ana.act(room, {"type": "place", "cell": 0})
    primary.kill()
    answer = await bo.act(room, {"type": "place", "cell": 3})
    await ana.reaches(room, answer["seq"])
    assert replica.info("replication")["role"] == "master"
    assert ana.views[room]["game"]["cells"][:4] == [0, None, None, 1]
    (outage,) = node.link.outages
    assert outage.to_ms - outage.from_ms > 2_000, "the clocks are credited with what it took"


# TLS and users


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65_536):
            writer.write(data)
    finally:
        writer.close()


@asynccontextmanager
async def in_front_of(port: int, context: ssl.SSLContext) -> AsyncIterator[int]:
    """Yields the port of a TLS proxy to the port `port`."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pass_on(reader, inner_writer), pass_on(inner_reader, writer), return_exceptions=True)

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    yield server.sockets[0].getsockname()[1]
    server.close()


def certificate(folder: Path) -> tuple[Path, Path]:
    """Makes a self-signed certificate for 127.0.0.1. Returns the files of the certificate and its key."""
    maker = shutil.which("openssl")
    if maker is None:
        pytest.skip("no openssl here")
    pem, key = folder / "cert.pem", folder / "key.pem"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    names = ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(pem)]
    subprocess.run([maker, *words, *names], check=True, capture_output=True)
    return pem, key


async def test_a_user_who_may_no_more_than_is_needed_plays_over_tls(
    tmp_path: Path, make_node: NodeMaker, come: Arrival
) -> None:
    pem, key = certificate(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem, key)
    (port,) = free_ports(1)
    store = Server(tmp_path, port)
    store.start()
    until("an answer", lambda: bool(store.ask("PING")))
    store.ask("ACL", "SETUSER", "tables", "on", ">w:ord@", *MAY)
    store.ask("ACL", "SETUSER", "default", "resetpass", "-@all", "+acl", "+shutdown")
    try:
        async with in_front_of(port, context) as secure:
            node = await make_node(redis_url=f"rediss://tables:w%3Aord%40@127.0.0.1:{secure}/0?ssl_ca_certs={pem}")
            await a_game(node, come)
            await node.stop()
    finally:
        store.kill()


@asynccontextmanager
async def both_in_front_of(port: int, context: ssl.SSLContext) -> AsyncIterator[int]:
    """Yields the port of a proxy to the port `port`. The proxy accepts clients with TLS, and also clients without TLS,
    such as the tests' Sentinel."""
    loop = asyncio.get_running_loop()
    listener = socket.create_server(("127.0.0.1", 0))
    listener.setblocking(False)

    async def serve(heard: socket.socket) -> None:
        readable = asyncio.Event()
        loop.add_reader(heard, readable.set)
        await readable.wait()
        loop.remove_reader(heard)
        speaks_tls = heard.recv(1, socket.MSG_PEEK) == b"\x16"
        reader = asyncio.StreamReader()
        protocol = asyncio.StreamReaderProtocol(reader)
        transport, _ = await loop.connect_accepted_socket(lambda: protocol, heard, ssl=context if speaks_tls else None)
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", port)
        writer = asyncio.StreamWriter(transport, protocol, reader, loop)
        secured.append(speaks_tls)
        await asyncio.gather(pass_on(reader, inner_writer), pass_on(inner_reader, writer), return_exceptions=True)

    async def accept() -> None:
        while True:
            heard, _address = await loop.sock_accept(listener)
            tasks.add(asyncio.create_task(serve(heard)))

    secured: list[bool] = []
    tasks: set[asyncio.Task[None]] = set()
    accepting = asyncio.create_task(accept())
    try:
        yield listener.getsockname()[1]
    finally:
        for task in (accepting, *tasks):
            task.cancel()
        await asyncio.gather(accepting, *tasks, return_exceptions=True)
        listener.close()
    assert True in secured


async def test_over_tls_sentinels_are_asked_and_the_primary_that_they_name_is_used(
    watched: tuple[Server, Server, Server], tmp_path: Path, make_node: NodeMaker, come: Arrival
) -> None:
    primary, _replica, sentinel = watched
    pem, key = certificate(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem, key)
    async with both_in_front_of(primary.port, context) as named, in_front_of(sentinel.port, context) as asked:
        sentinel.ask("SENTINEL", "MONITOR", "secure", "127.0.0.1", named, 1)
        node = await make_node(redis_url=f"rediss+sentinel://127.0.0.1:{asked}/secure?ssl_ca_certs={pem}", replicas=1)
        room = await a_game(node, come)
        assert primary.ask("EXISTS", keys.room_keys(room).room) == 1
        await node.stop()


async def test_a_certificate_of_nobody_is_not_believed(tmp_path: Path) -> None:
    pem, key = certificate(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem, key)
    async with in_front_of(1, context) as secure:
        link = link_to(f"rediss://127.0.0.1:{secure}/0", wait_ms=300)
        with pytest.raises(Exception, match="its certificate is not trusted"):
            await link.start()
        await link.stop()
