"""Tests of `doctor` on every form of Redis address: a server, a Sentinel or a Cluster, with and without TLS."""

import asyncio
import re
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from server.command_line import doctor as module
from server.command_line.doctor import examine
from server.settings import Settings
from server.store import keys
from server.store.connection.route import Primary
from server.store.health.fitness import REPLICA_REMEDY
from tests.command_line.examined import only, sentences
from tests.redis_servers import Cluster, Server, cluster_flags, free_ports, running_cluster, running_sentinel, until
from tests.store.connection.test_route import both_in_front_of, certificate, in_front_of


@pytest.mark.parametrize(
    ("url", "place"),
    [
        ("redis://:p%40ss@127.0.0.1:7/0", "127.0.0.1:7"),
        ("rediss://somewhere.example", "somewhere.example:6379"),
        ("unix:///run/redis.sock", "/run/redis.sock"),
        ("redis+sentinel://:secret@a.example:1,b.example:2,c.example/main/0", "a.example:1, b.example:2, c.example:26379"),
        ("rediss+sentinel://a.example/main", "a.example:26379"),
        ("redis+cluster://[2001:db8::1]:1,b.example:2", "2001:db8::1:1, b.example:2"),
    ],
)
def test_every_form_of_address_is_named_without_its_password(url: str, place: str) -> None:
    assert module._place(url) == place


GUIDE: Final = (Path(__file__).parents[2] / "docs/deploy/redis.md").read_text()
FORMS: Final = tuple(sorted(set(re.findall(r"`(rediss?(?:\+\w+)?)://", GUIDE))))
"""The schemes of Redis addresses in the deployment guide's table."""


@asynccontextmanager
async def secure_cluster(folder: Path, context: ssl.SSLContext) -> AsyncIterator[str]:
    """Starts a Cluster of one master behind a proxy that speaks TLS, and yields the address of the proxy. The master
    announces the proxy's port as its own, because the tests' server cannot speak TLS."""
    (port,) = free_ports(1)
    async with in_front_of(port, context) as secure:
        cluster = Cluster([Server(folder, port, *cluster_flags(), "--cluster-announce-port", str(secure))], masters=1)
        try:
            await asyncio.to_thread(cluster.start)
            yield f"127.0.0.1:{secure}"
        finally:
            cluster.stop()


@asynccontextmanager
async def secure_sentinel(folder: Path, context: ssl.SSLContext) -> AsyncIterator[str]:
    """Starts a primary and its Sentinel, each behind a proxy, and yields the address of the Sentinel's proxy. The
    Sentinel reports the port of the primary's proxy as the primary's port."""
    port, asked = free_ports(2)
    primary, sentinel = Server(folder, port), Server(folder, asked)
    async with both_in_front_of(port, context) as secure, in_front_of(asked, context) as secure_asked:
        try:
            primary.start()
            sentinel.start_sentinel([f"sentinel monitor main 127.0.0.1 {secure} 1"])
            await asyncio.to_thread(until, "it knows", lambda: bool(sentinel.ask("SENTINEL", "CKQUORUM", "main")))
            yield f"127.0.0.1:{secure_asked}"
        finally:
            for server in (sentinel, primary):
                server.kill()


@pytest.fixture(params=FORMS)
async def live_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[str, str]]:
    """Yields an address of the form `request.param`, and the sentence that `doctor` prints for that form. Servers run
    at the address."""
    form = request.param
    if form in ("rediss+cluster", "rediss+sentinel"):
        pem, key = certificate(tmp_path)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(pem, key)
        async with (secure_cluster if form == "rediss+cluster" else secure_sentinel)(tmp_path, context) as place:
            yield f"{form}://{place}{'/main' if 'sentinel' in form else ''}?ssl_ca_certs={pem}", place
        return
    if form == "redis+sentinel":
        with running_sentinel(tmp_path) as (_primary, _replica, sentinel):
            yield (
                f"{form}://{sentinel.host}:{sentinel.port},127.0.0.1:1/main/0",
                f"{sentinel.host}:{sentinel.port}, 127.0.0.1:1",
            )
        return
    if form == "redis+cluster":
        with running_cluster(tmp_path, replicas=0) as cluster:
            yield cluster.url, ", ".join(f"{server.host}:{server.port}" for server in cluster.masters)
        return
    server = Server(tmp_path, free_ports(1)[0])
    server.start()
    until("an answer", lambda: bool(server.ask("PING")))
    server.ask("ACL", "SETUSER", "tables", "on", ">w:ord@", "~*", "&*", "+@all")
    try:
        if form == "redis":
            yield f"redis://tables:w%3Aord%40@127.0.0.1:{server.port}/0", f"127.0.0.1:{server.port}"
            return
        pem, key = certificate(tmp_path)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(pem, key)
        async with in_front_of(server.port, context) as secure:
            yield f"rediss://tables:w%3Aord%40@127.0.0.1:{secure}/0?ssl_ca_certs={pem}", f"127.0.0.1:{secure}"
    finally:
        server.kill()


async def test_every_form_of_the_guide_is_examined_on_live_servers(good: Settings, live_url: tuple[str, str]) -> None:
    url, place = live_url
    found = await examine(replace(good, redis_url=url))
    assert sentences(found, "wrong") == []
    (line,) = [line for line in sentences(found, "ok") if line.startswith("store: ")]
    named = set(line.removeprefix("store: Redis at ").split(", "))
    assert named == set(place.split(", "))


def test_no_form_of_the_guide_is_left_out() -> None:
    assert tuple(sorted(f"{scheme}{kind}" for scheme in ("redis", "rediss") for kind in ("", "+sentinel", "+cluster"))) == FORMS


async def test_too_few_replicas_are_found_with_what_to_do(good: Settings, tmp_path: Path) -> None:
    with running_sentinel(tmp_path / "servers") as (primary, replica, sentinel):
        settings = replace(good, redis_url=f"redis+sentinel://{sentinel.host}:{sentinel.port}/main", replicas=1)
        assert sentences(await examine(settings), "wrong") == []
        assert "--replicas is 2 and 1 follow" in await only(replace(settings, replicas=2))
        replica.kill()
        until("it is gone", lambda: primary.info("replication")["connected_slaves"] == 0)
        found = await only(settings)
        assert "--replicas is 1 and 0 follow" in found
        assert REPLICA_REMEDY in found


async def test_servers_that_do_not_answer_are_named_in_a_sentence(client: str) -> None:
    for url in (
        "redis+sentinel://127.0.0.1:1,127.0.0.1:2/main/0",
        "redis+cluster://127.0.0.1:1,127.0.0.1:2",
        "redis://127.0.0.1:1",
    ):
        found = [each async for each in module._redis(url)]
        assert [each.level for each in found] == ["wrong"], found
        assert "127.0.0.1:1" in found[0].line
        assert not re.search(r"<|object at|Errno", found[0].line.partition(": ")[0])
        assert "<redis" not in found[0].line


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("cluster", ["127.0.0.1:1: no append-only file", "127.0.0.1:2: no append-only file"]),
        ("sentinel", ["no append-only file"]),
    ],
)
async def test_each_master_of_a_cluster_is_judged_and_named(
    monkeypatch: pytest.MonkeyPatch, kind: str, said: list[str]
) -> None:
    class Masters:
        """A route to two masters; the second master has only the rooms of the last bucket."""

        def __init__(self) -> None:
            self.kind = kind

        async def primary(self, tag: str) -> Primary:
            return Primary(f"redis://127.0.0.1:{2 if tag == keys.bucket_tag(keys.BUCKETS - 1) else 1}", None)

    async def judge(_client: object, *, kind: str, replicas: int) -> list[str]:
        assert (kind, replicas) == (route.kind, 3)
        return ["no append-only file"]

    route: Any = Masters()
    monkeypatch.setattr(module, "judge", judge)
    assert sorted([line async for line in module._judged(route, 3)]) == said
