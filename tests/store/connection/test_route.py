"""Tests of the route to Redis: the primary of Sentinels, the masters of a Cluster, TLS, and a user with the least
permissions."""

import asyncio
import re
import shlex
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from inspect import signature
from pathlib import Path
from typing import Final

import pytest
from redis.crc import key_slot
from redis.exceptions import ConnectionError as RedisGone
from redis.exceptions import RedisClusterException

from server.gateway.node import Node
from server.store import keys
from server.store.connection.route import ClusterRoute, OneRoute, route_to
from server.store.health.cluster_health import link_to
from tests.conftest import Arrival, NodeMaker
from tests.people import seated
from tests.redis_servers import Cluster, Server, free_ports, running_sentinel, until

GUIDE: Final = (Path(__file__).parents[3] / "docs/deploy/redis.md").read_text(encoding="utf-8")
MAY: Final = re.search(r"ACL SETUSER tables on >PASSWORD ([^`]*)", GUIDE).group(1).split()  # type: ignore[union-attr]
"""The permissions of the server's user, from the deployment guide."""


def test_the_user_of_the_guide_may_use_every_key() -> None:
    patterns = [each.removeprefix("~").removesuffix("*") for each in MAY if each.startswith("~")]
    unary = [each for name, each in vars(keys).items() if name.endswith("_key") and len(signature(each).parameters) == 1]
    named = [each("x") for each in unary if each not in (keys.due_key, keys.absent_key)]
    assert keys.page_key("x") in named
    for key in (*named, keys.made_key("x", "y"), *keys.room_keys("ABCDEF"), keys.NODES, keys.TABLES):
        assert any(key.startswith(pattern) for pattern in patterns), key


async def a_game(node: Node, come: Arrival) -> str:
    """Lets two people sit down and play. Returns the room's code."""
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await ana.act(room, {"type": "place", "cell": 0})
    await bo.act(room, {"type": "place", "cell": 3})
    return room


def test_a_ca_made_as_in_the_guide_is_accepted_by_every_python(tmp_path: Path) -> None:
    """Python 3.13 and later refuse a CA certificate that does not state the use of its key. A flag makes older versions
    as strict."""
    found = re.search(r"`(openssl req [^`]*)`", GUIDE)
    assert found is not None
    assert shutil.which("openssl"), "the tests of TLS need it too"
    plain = re.sub(r" -addext keyUsage=\S+", "", found[1]).replace("ca.", "plain.")
    sign = "openssl x509 -req -in its.csr -CA {0}.pem -CAkey {0}.key -CAcreateserial -extfile names -out {0}-server.pem -days 2"
    (tmp_path / "names").write_text("subjectAltName=IP:127.0.0.1\nauthorityKeyIdentifier=keyid\n")
    lines = [found[1], plain, "openssl req -newkey rsa:2048 -nodes -subj /CN=127.0.0.1 -keyout its.key -out its.csr"]
    for line in (*lines, sign.format("ca"), sign.format("plain")):
        subprocess.run(shlex.split(line), cwd=tmp_path, check=True, capture_output=True)
    assert _is_accepted(tmp_path, "ca")
    assert not _is_accepted(tmp_path, "plain")


def _is_accepted(folder: Path, ca: str) -> bool:
    """Tells whether a strict client accepts the server's certificate of that CA. The handshake passes through memory."""
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(folder / f"{ca}-server.pem", folder / "its.key")
    client = ssl.create_default_context(cafile=str(folder / f"{ca}.pem"))
    client.verify_flags |= ssl.VERIFY_X509_STRICT
    to_client, to_server = ssl.MemoryBIO(), ssl.MemoryBIO()
    asking = client.wrap_bio(to_client, to_server, server_hostname="127.0.0.1")
    answering = server.wrap_bio(to_server, to_client, server_side=True)
    for _ in range(4):
        for side in (asking, answering):
            try:
                side.do_handshake()
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLCertVerificationError:
                return False
    return True


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


# One server, and the masters of a Cluster


async def test_one_redis_is_always_the_primary_and_rewrites_its_file(redis_url: str) -> None:
    route = route_to(redis_url)
    assert isinstance(route, OneRoute)
    first = await route.primary("x")
    route.look_again()
    assert await route.primary("y") is first
    assert (first.url, first.client) == (redis_url, route.client)
    await route.client.config_resetstat()
    await route.rewrite_files()
    assert (await route.client.info("commandstats"))["cmdstat_bgrewriteaof"]["calls"] == 1
    await route.close()


async def test_each_key_has_the_client_of_its_master_and_the_masters_are_looked_up_once(
    masters: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.store.connection.route.LOOK_S", 0.0)
    route = route_to(masters.url)
    assert isinstance(route, ClusterRoute)
    looked: list[bool] = []
    initialize = route.client.initialize

    async def noted() -> object:
        looked.append(True)
        return await initialize()

    monkeypatch.setattr(route.client, "initialize", noted)
    found: dict[str, object] = {}
    for tag in ("{r1}", "{r2}", "{r3}", "{r4}", "{r5}"):
        owner = masters.owner_of(key_slot(tag.encode()))
        assert owner is not None
        primary = await route.primary(tag)
        assert primary.url.endswith(f":{owner.port}/0")
        assert await primary.client.echo("here") == b"here"
        assert found.setdefault(primary.url, primary.client) is primary.client, "one client for each master"
    assert len(looked) == 1
    route.look_again()
    await route.primary("{r1}")
    assert len(looked) == 2
    monkeypatch.setattr("server.store.connection.route.LOOK_S", 60.0)
    route.look_again()
    await route.primary("{r1}")
    assert len(looked) == 2, "not again within a short time"
    for server in masters.masters:
        server.ask("CONFIG", "RESETSTAT")
    await route.rewrite_files()
    for server in masters.masters:
        assert server.info("commandstats")["cmdstat_bgrewriteaof"]["calls"] == 1
    await route.close()


async def test_a_cluster_that_never_answered_has_no_primary() -> None:
    route = route_to("redis+cluster://127.0.0.1:1")
    assert isinstance(route, ClusterRoute)
    route._is_stale = False
    with pytest.raises(RedisClusterException, match="has not named the owner"):
        await route.primary("{r1}")
    await route.close()


async def test_a_call_is_never_sent_again_by_the_client_itself() -> None:
    """A repeated command could be carried out twice, so only the server decides about a repeat."""
    calls: list[bytes] = []

    async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        calls.append(await reader.read(1_000))
        writer.close()

    server = await asyncio.start_server(hang_up, "127.0.0.1", 0)
    route = route_to(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}")
    with pytest.raises(RedisGone):
        await route.client.ping()
    assert len(calls) == 1
    await route.close()
    server.close()


async def test_a_moved_slot_does_not_interrupt_the_calls_to_the_other_masters() -> None:
    route = route_to("redis+cluster://127.0.0.1:1")
    assert route.client.reinitialize_steps == 0, "at the first moved slot, 1 would close the connections to all masters"
    await route.close()
