"""Tests of `doctor` on ten machines with one fault each, and on one machine without a fault."""

import http.server
import os
import re
import shutil
import socket
import threading
import time
from collections import namedtuple
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from engines.packages import PackageError
from protocol import kernel
from server.command_line import doctor as module
from server.command_line.doctor import Found, examine
from server.gateway.node import Node
from server.settings import Settings
from tests.command_line.examined import only, sentences
from tests.conftest import NodeMaker
from tests.redis_servers import free_ports


@pytest.fixture
async def own_redis(redis_url: str) -> AsyncIterator[str]:
    """Yields the address of the tests' Redis, which writes to an append-only file during the test, as the deployment guide
    requires."""
    client = Redis.from_url(redis_url)
    await client.config_set("appendonly", "yes")
    yield redis_url
    for name, text in (("appendonly", "no"), ("maxmemory", "0"), ("maxmemory-policy", "noeviction")):
        await client.config_set(name, text)
    await client.aclose()


async def test_nothing_is_wrong_where_nothing_is(good: Settings) -> None:
    assert sentences(await examine(good), "wrong") == []


async def test_1_a_port_that_something_else_has(good: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAIT_S", 0.2)  # this program accepts the connection and never answers
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        assert (await only(replace(good, port=taken.getsockname()[1]))).startswith("port: ")


async def test_a_port_that_our_own_server_has_is_well(good: Settings, make_node: NodeMaker) -> None:
    node = await make_node()
    found = await examine(replace(good, port=node.gateway.port, host="127.0.0.1"))
    assert any("a Banderilla server answers" in line for line in sentences(found, "ok"))


async def test_2_an_address_at_which_nobody_answers(good: Settings) -> None:
    assert (await only(replace(good, public_url="http://127.0.0.1:9"))).startswith("address: no Banderilla server")


class Other(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"name": "something else"}')

    def log_message(self, *_: object) -> None:
        """Writes nothing, so that the test's output stays short."""


@pytest.fixture
def other_site() -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Other) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


async def test_3_an_address_that_is_something_elses(good: Settings, other_site: str) -> None:
    assert (await only(replace(good, public_url=other_site))).startswith("address: another program")


async def test_4_a_redis_that_throws_rooms_away(good: Settings, own_redis: str) -> None:
    client = Redis.from_url(own_redis)
    await client.config_set("maxmemory", "100mb")
    await client.config_set("maxmemory-policy", "allkeys-lru")
    await client.aclose()
    assert "noeviction" in await only(replace(good, redis_url=own_redis))


async def test_5_a_redis_that_keeps_nothing_on_the_disk(good: Settings, redis_url: str) -> None:
    assert "append-only" in await only(replace(good, redis_url=redis_url))


async def test_6_a_redis_that_does_not_answer(good: Settings) -> None:
    assert "no Redis answers at 127.0.0.1:9" in await only(replace(good, redis_url="redis://:secret@127.0.0.1:9/0"))


async def test_7_a_clock_that_is_another_than_that_of_redis(
    good: Settings, own_redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + 60)
    found = await examine(replace(good, redis_url=own_redis))
    assert sentences(found, "wrong") == []
    assert any(line.startswith("clock: ") and "ms apart" in line for line in sentences(found, "warning"))
    monkeypatch.undo()
    found = await examine(replace(good, redis_url=own_redis))
    assert any(line.startswith("clock: ") for line in sentences(found, "ok"))


async def test_8_a_disk_without_room(good: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: usage(10**9, 10**9 - 10**6, 10**6))
    assert "has 1 MB free" in await only(good)


async def test_9_a_client_that_is_older_than_its_source(good: Settings) -> None:
    source = Path(good.client_dir).parent / "src" / "App.svelte"
    source.parent.mkdir()
    source.write_text("")
    ahead = time.time() + 60
    os.utime(source, (ahead, ahead))
    assert "older than its source" in await only(good)


async def test_a_client_that_is_not_built(good: Settings, tmp_path: Path) -> None:
    assert "no built client" in await only(replace(good, client_dir=str(tmp_path / "none")))


@pytest.fixture
def thesis(good: Settings) -> Settings:
    folder = Path(good.data_dir)
    folder.mkdir()
    (folder / "thesis.doc").write_text("")
    return good


async def test_10_a_data_folder_of_something_else(thesis: Settings) -> None:
    assert "another program (thesis.doc)" in await only(thesis)


async def test_few_open_files_are_warned_of(good: Settings) -> None:
    found = await examine(replace(good, connections=10**9))
    assert any(line.startswith("descriptors: ") for line in sentences(found, "warning"))


async def test_a_server_of_another_version_is_warned_of(
    good: Settings, make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    node: Node = await make_node()
    monkeypatch.setattr(module, "__version__", "9.9")
    found = await examine(replace(good, port=node.gateway.port, host="127.0.0.1"))
    assert any("restart the server" in line for line in sentences(found, "warning"))


def test_ten_misconfigurations_are_seeded_above() -> None:
    """This file has a test for each of the ten misconfigurations; the name of the test contains the number of the
    misconfiguration."""
    numbers = [int(found[1]) for name in globals() if (found := re.match(r"test_(\d+)_", name))]
    assert sorted(numbers) == list(range(1, 11))


async def test_more_workers_than_cores_are_named(good: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "cores", lambda: 2)
    for workers, level, says in (
        ("2", "ok", "workers: 2, behind one port; this machine has 2 cores"),
        ("3", "warning", "workers: 3 workers share 2 cores: --workers auto starts one per core"),
    ):
        assert says in sentences(await examine(replace(good, workers=workers)), level)
    monkeypatch.setattr(module, "CAN_SHARE", False)
    monkeypatch.setattr("server.settings.CAN_SHARE", False)
    assert any("only one worker" in line for line in sentences(await examine(replace(good, workers="auto")), "warning"))


@pytest.mark.parametrize(
    ("settings", "near", "level", "says"),
    [
        (Settings(), ("10.0.0.2", "10.0.0.3"), "ok", "other devices connect to 10.0.0.2 or 10.0.0.3"),
        (Settings(host="127.0.0.1"), (), "warning", "--host 127.0.0.1 admits only this machine"),
        (Settings(), (), "warning", "this machine has no network"),
        (Settings(proxy_hops=2, public_url="https://a.example"), (), "ok", "behind 2 of our own proxies"),
        (Settings(proxy_hops=1), (), "warning", "--public-url is not set"),
    ],
)
def test_the_operator_learns_who_can_come_in(
    settings: Settings, near: tuple[str, ...], level: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "near_addresses", lambda _host: near)
    found = list(module._host(settings))
    assert says in found[-1].line
    assert found[-1].level == level
    assert len(found) == 1 + (says == "--public-url is not set")


async def test_the_exit_code_says_if_something_must_be_mended(
    good: Settings, thesis: Settings, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "near_addresses", lambda _host: ())
    assert await module.doctor(thesis) == 1
    assert "BAD  store" in capsys.readouterr().out
    (Path(good.data_dir) / "thesis.doc").unlink()
    assert await module.doctor(replace(good, fsync="no")) == 0, "a warning is no fault"
    printed = capsys.readouterr().out
    assert "look network" in printed
    assert "look store        --fsync no" in printed
    assert f"ok   store        its own, in {good.data_dir}" in printed


def test_a_port_is_free_or_not_allowed(good: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    (port,) = free_ports(1)
    assert [(each.level, each.line) for each in module._port(replace(good, port=port))] == [("ok", f"{port} is free")]

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(socket.socket, "bind", refuse)
    (found,) = module._port(replace(good, port=80))
    assert (found.level, "ports below 1024" in found.line) == ("wrong", True)


async def test_our_own_server_is_examined_at_its_port_and_its_address(good: Settings, make_node: NodeMaker) -> None:
    port = (await make_node()).gateway.port
    local = f"http://127.0.0.1:{port}"
    found = await examine(replace(good, port=port, host="127.0.0.1", public_url=f"{local}/"))
    passes = f"{local}: plain requests and sockets pass"
    assert [each.line for each in found if each.about in ("port", "socket", "version")] == [
        f"{port}: a Banderilla server answers there",
        passes,
        f"{local}/: plain requests and sockets pass",
    ]
    assert sentences(found, "warning")[-1].startswith(f"address: {local}/ is not https")


def test_a_client_newer_than_its_source_is_well(good: Settings) -> None:
    source = Path(good.client_dir).parent / "src" / "App.svelte"
    source.parent.mkdir()
    source.write_text("")
    os.utime(source, (1, 1))
    assert [each.level for each in module._client(good)] == ["ok"]


def test_one_worker_is_no_finding_and_a_hard_limit_of_files_is(good: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(module._workers(replace(good, workers="1"))) == []
    for hard, level in ((module.MIN_DESCRIPTORS - 1, "warning"), (module.MIN_DESCRIPTORS, "ok"), (-1, "ok")):
        monkeypatch.setattr("resource.getrlimit", lambda _which, hard=hard: (1, hard))
        assert [each.level for each in module._descriptors(replace(good, connections=0))] == [level]


def test_the_disk_of_a_folder_to_come_is_that_of_its_parent(good: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "free")
    asked: list[Path] = []

    def measured(path: Path) -> usage:
        asked.append(path)
        return usage(module.MIN_DISK_MB * 1_000_000)

    monkeypatch.setattr(shutil, "disk_usage", measured)
    assert [each.level for each in module._disk(good)] == ["ok"]
    assert asked == [Path(good.data_dir).parent]
    monkeypatch.setattr(os, "access", lambda path, mode: (path, mode) != (asked[0], os.W_OK))
    (found,) = module._embedded(good)
    assert (found.level, found.line.startswith(f"this user may not write to {asked[0]}")) == ("wrong", True)


def test_an_address_with_https_leads_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "socket_trouble", lambda _address: "the proxy lets no socket pass")
    ours = {"name": "banderilla", "version": "1"}
    found = [(each.level, each.about, each.line) for each in module._answered("https://a.example", ours)]
    assert found == [
        ("ok", "address", "https://a.example leads to this server"),
        ("wrong", "socket", "the proxy lets no socket pass"),
    ]
    for body in (["banderilla"], {"name": "other"}):
        assert [each.level for each in module._answered("https://a.example", body)] == ["wrong"]


def test_a_machine_without_a_valkey_is_wrong(good: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_binary() -> Path:
        raise FileNotFoundError("there is no Valkey on this machine")

    monkeypatch.setattr(module, "binary", no_binary)
    assert list(module._embedded(good)) == [Found("wrong", "store", "there is no Valkey on this machine")]


async def test_an_address_of_no_redis_is_wrong() -> None:
    (found,) = [each async for each in module._redis("http://127.0.0.1")]
    assert (found.level, found.about) == ("wrong", "store")


def test_the_kernel_and_the_games_of_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for compiled, says in ((object(), "compiled"), (None, "in Python")):
        monkeypatch.setattr(kernel, "COMPILED", compiled)
        assert [(each.level, each.line.startswith(says)) for each in module._kernel()] == [("ok", True)]
    refused = PackageError("clash", "chess", "other-games", "this server has a game with this name")
    monkeypatch.setattr(module, "packages", lambda: {"go": SimpleNamespace(distribution="more-games", version="1.2")})
    monkeypatch.setattr(module, "refused_packages", lambda: (refused,))
    assert list(module._games()) == [
        Found("ok", "games", "go, from the package more-games 1.2"),
        Found("wrong", "games", str(refused)),
    ]


@pytest.mark.parametrize(("apart_ms", "level"), [(-2_001, "warning"), (-2_000, "ok"), (2_000, "ok"), (2_001, "warning")])
def test_a_clock_may_differ_by_two_seconds(apart_ms: int, level: str) -> None:
    found = module._clock(apart_ms)
    assert (found.level, found.about) == (level, "clock")
    assert (f"are {apart_ms} ms apart" in found.line) == (level == "warning")


def test_the_clocks_are_compared_at_the_middle_of_the_question() -> None:
    assert module._apart_ms((1_000, 250_000), 999.0, 1_001.0) == 250
    assert module._apart_ms((1_000, 250_000), 1_001.0, 1_003.0) == -1_750


def test_a_port_is_probed_with_ipv4_even_if_the_host_is_of_ipv6(good: Settings) -> None:
    (port,) = free_ports(1)
    for host in ("::1", "::", "0.0.0.0", "127.0.0.1", ""):
        assert [each.level for each in module._port(replace(good, host=host, port=port))] == ["ok"], host


def test_another_program_at_the_port_has_no_version(other_site: str) -> None:
    assert module._version_at(int(other_site.rpartition(":")[2])) is None


def test_a_client_as_old_as_its_source_is_well(good: Settings) -> None:
    source = Path(good.client_dir).parent / "src" / "App.svelte"
    source.parent.mkdir()
    source.write_text("")
    os.utime(source, (50, 50))
    for at_s, level in ((49, "wrong"), (50, "ok")):
        os.utime(Path(good.client_dir) / "index.html", (at_s, at_s))
        assert [each.level for each in module._client(good)] == [level]


def test_one_worker_is_no_finding_where_no_port_can_be_shared(good: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CAN_SHARE", False)
    monkeypatch.setattr("server.settings.CAN_SHARE", False)
    assert list(module._workers(replace(good, workers="1"))) == []


async def test_three_files_of_another_program_are_named(thesis: Settings) -> None:
    for name in ("a", "b", "c"):
        (Path(thesis.data_dir) / name).write_text("")
    (found,) = module._embedded(thesis)
    named = re.search(r"another program \((.+)\)", found.line)
    assert named is not None
    assert len(named[1].split(", ")) == 3
