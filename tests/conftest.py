"""Fixtures of the server's tests: a real Valkey, nodes on real sockets, and people who use the real protocol."""

import contextlib
import gc
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from redis import Redis

from server.gateway.node import Node
from server.settings import Settings
from server.store.embedded.valkey import binary
from tests.people import Guest, arrive
from tests.redis_servers import Cluster, running_cluster

NodeMaker = Callable[..., Awaitable[Node]]
Arrival = Callable[..., Awaitable[Guest]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Moves the tests marked `long` to the start, so that no worker waits for them at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_configure() -> None:
    gc.disable()  # the collected tests stay, so a search for garbage among them costs time and finds nothing


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
    gc.enable()


@pytest.fixture(scope="session")
def valkey() -> Iterator[str]:
    """Starts the Valkey that all tests share, and yields its address. Each test starts with an empty store
    (`redis_url`)."""
    with tempfile.TemporaryDirectory(prefix="banderilla-") as folder:
        socket = Path(folder) / "v.sock"
        process = subprocess.Popen(
            [str(binary()), "--port", "0", "--unixsocket", str(socket), "--dir", folder, "--save", "", "--logfile", "log"],
            start_new_session=True,
        )
        while not socket.exists():
            assert process.poll() is None
            time.sleep(0.005)
        yield f"unix://{socket}"
        process.terminate()
        process.wait(10)


@pytest.fixture
def redis_url(valkey: str) -> str:
    with Redis.from_url(valkey) as client:
        client.flushall()
    return valkey


@pytest.fixture(scope="session")
def shared_cluster() -> Iterator[Cluster]:
    """Starts a Cluster of three masters without replicas, for tests that kill no server."""
    with tempfile.TemporaryDirectory(prefix="banderilla-") as folder, running_cluster(Path(folder), replicas=0) as cluster:
        yield cluster


@pytest.fixture
def masters(shared_cluster: Cluster) -> Cluster:
    """Returns the shared Cluster with its three masters emptied."""
    for server in shared_cluster.masters:
        server.ask("FLUSHALL")
    return shared_cluster


@pytest.fixture
async def make_node(redis_url: str) -> AsyncIterator[NodeMaker]:
    """Returns a function that starts nodes on one Redis. Their timeouts are short, so that tests need not wait. The
    nodes stop after the test."""
    nodes: list[Node] = []

    async def make(**changes: object) -> Node:
        chosen: dict[str, object] = {
            "host": "127.0.0.1",
            "port": 0,
            "redis_url": redis_url,
            "away_ms": 50,
            "drain_ms": 0,
            "wait_ms": 5_000,
            "busy_ms": 0,
            "rate_per_s": 10_000,
            "rate_burst": 10_000,
        }
        node = Node(Settings(**(chosen | changes)))  # type: ignore[arg-type]
        await node.start()
        nodes.append(node)
        return node

    yield make
    for node in nodes:
        await node.stop()


@contextlib.asynccontextmanager
async def arrivals() -> AsyncIterator[Arrival]:
    guests: list[Guest] = []

    async def arrival(place: Node | int, *, token: str | None = None, name: str | None = None) -> Guest:
        port = place if isinstance(place, int) else place.gateway.port
        guest = await arrive(port, token=token, name=name)
        guests.append(guest)
        return guest

    try:
        yield arrival
    finally:
        for guest in guests:
            await guest.close()


@pytest.fixture
async def come() -> AsyncIterator[Arrival]:
    """Returns a function that connects a person to a node or a port and says hello. The connections close after the
    test."""
    async with arrivals() as arrival:
        yield arrival
