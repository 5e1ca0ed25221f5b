"""Tests of `docker-compose.yml` without containers: its structure, the files that it names, and its two nodes and
proxy, which the test starts itself."""

import argparse
import asyncio
import configparser
import contextlib
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest
import yaml
from redis.asyncio import ConnectionPool, Redis

from protocol.version import SUBPROTOCOL
from server.gateway.limits.file_descriptors import MAX_CONNECTIONS, SPARE
from server.settings import add_flags, read_settings
from server.store import keys
from server.store.embedded.valkey import EmbeddedValkey
from tests.conftest import Arrival, NodeMaker
from tests.deploy.door import HOSTS, opened, status_of
from tests.deploy.name_server import NameServer
from tests.e2e.live_server import LiveServer
from tests.people import arrive, seated

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def compose() -> Any:
    """Returns the content of the file as `docker compose` reads it without settings."""
    text = (ROOT / "docker-compose.yml").read_text()
    return yaml.safe_load(re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text))


def test_every_service_is_watched_and_comes_back(compose: Any) -> None:
    assert set(compose["services"]) == {"redis", "node", "web", "https", "prometheus", "grafana"}
    for service in compose["services"].values():
        assert service["healthcheck"]["test"]
        assert service["restart"] == "unless-stopped"


def test_nodes_wait_for_redis_and_the_door_for_the_nodes(compose: Any) -> None:
    services = compose["services"]
    assert services["node"]["depends_on"] == {"redis": {"condition": "service_healthy"}}
    assert services["node"]["deploy"] == {"replicas": 2}
    assert not {"container_name", "hostname", "ports"} & services["node"].keys(), "then there could be one only"
    assert services["web"]["depends_on"] == {"node": {"condition": "service_healthy"}}


def test_images_are_named_by_version_and_digest(compose: Any) -> None:
    """The version in an image's name is for people; the digest decides which image runs."""
    images = [service["image"] for service in compose["services"].values() if "image" in service]
    images += re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(), re.M)
    assert len(images) == 7
    for image in images:
        assert re.fullmatch(r"[a-z/]+:v?\d+(\.\d+)+(-[a-z]+)*@sha256:[0-9a-f]{64}", image), image


def test_logs_are_rotated(compose: Any) -> None:
    for name, service in compose["services"].items():
        assert service["logging"] == {"driver": "json-file", "options": {"max-size": "10m", "max-file": "3"}}, name


def test_redis_keeps_an_append_only_file_on_a_volume(compose: Any) -> None:
    redis = compose["services"]["redis"]
    assert redis["command"][1:3] == ["--appendonly", "yes"]
    assert redis["volumes"] == ["redis:/data"]
    assert "redis" in compose["volumes"]


def test_the_nodes_environment_is_one_that_the_server_reads(compose: Any) -> None:
    settings = read_settings(compose["services"]["node"]["environment"], {})
    assert settings.proxy_hops == 1
    assert settings.redis_url == "redis://redis:6379/0"
    assert "password" not in ConnectionPool.from_url(settings.redis_url).connection_kwargs, "an empty one is none"
    assert settings.metrics_address == ("0.0.0.0", 9090)


def test_no_service_takes_more_than_its_part_or_writes_where_it_need_not(compose: Any) -> None:
    for name, service in compose["services"].items():
        assert service["mem_limit"], name
        assert 0 < service["pids_limit"] <= 128, name
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
    for name in ("redis", "web"):
        assert service_user(compose, name) > 0, "the node's Dockerfile has its own USER"
    assert compose["services"]["node"]["ulimits"]["nofile"] > MAX_CONNECTIONS + SPARE
    assert compose["services"]["web"]["ulimits"]["nofile"] > 2 * 30_000


def service_user(compose: Any, name: str) -> int:
    return int(compose["services"][name]["user"].partition(":")[0])


def test_a_full_redis_refuses_and_forgets_nothing(compose: Any) -> None:
    redis = compose["services"]["redis"]
    flags = dict(zip(redis["command"][1::2], redis["command"][2::2], strict=True))
    assert flags["--maxmemory-policy"] == "noeviction"
    assert int(flags["--maxmemory"].removesuffix("mb")) <= 512
    assert redis["mem_limit"] == "1g", "a rewrite of the file may need as much again"
    assert flags["--requirepass"] == ""


def test_a_password_reaches_redis_its_health_check_and_the_nodes() -> None:
    text = (ROOT / "docker-compose.yml").read_text()
    assert text.count("${BANDERILLA_REDIS_PASSWORD:-}") == 3


def test_only_the_door_is_seen_from_outside(compose: Any) -> None:
    services = compose["services"]
    assert compose["networks"]["inside"] == {"internal": True}
    doors = ["web", "https", "grafana"]
    assert [name for name, service in services.items() if "ports" in service] == doors
    assert [name for name, service in services.items() if service["networks"] != ["inside"]] == doors
    assert services["https"]["profiles"] == ["https"], "nobody has it who did not ask for it"
    assert services["grafana"]["ports"] == ["127.0.0.1:3000:3000"], "it asks for no password"


def test_figures_and_dashboard_come_with_one_profile(compose: Any) -> None:
    services = compose["services"]
    watching = [name for name, service in services.items() if service.get("profiles") == ["watch"]]
    assert watching == ["prometheus", "grafana"]
    for name in watching:
        for volume in services[name]["volumes"]:
            source = volume.split(":")[0]
            assert (ROOT / source).is_file() if source.startswith(".") else source in compose["volumes"], volume
    contents = {name: yaml.safe_load(config["content"]) for name, config in compose["configs"].items()}
    assert {each["source"] for each in services["grafana"]["configs"]} == set(contents)
    assert contents["grafana_source"]["datasources"][0]["url"] == "http://prometheus:9090"
    folder = contents["grafana_boards"]["providers"][0]["options"]["path"]
    assert f"./deploy/dashboard.json:{folder}/dashboard.json:ro" in services["grafana"]["volumes"]
    assert "docker compose --profile watch up" in (ROOT / "docs/deploy/metrics.md").read_text()


def test_the_example_of_an_env_file_names_every_setting_and_no_other() -> None:
    named = re.findall(r"^#(\w+)=", (ROOT / ".env.example").read_text(), re.M)
    assert sorted(named) == sorted(set(re.findall(r"\$\{(\w+):-", (ROOT / "docker-compose.yml").read_text())))


def test_certificates_outlive_their_container_and_https_asks_the_door(compose: Any) -> None:
    https = compose["services"]["https"]
    assert "certificates:/data" in https["volumes"]
    assert "certificates" in compose["volumes"]
    assert "/config" in https["tmpfs"], "where it writes what it runs with, in a container that is read-only"
    assert "reverse_proxy web:8000" in (ROOT / "deploy/Caddyfile").read_text()


def test_the_systemd_unit_has_limits_and_starts_what_there_is() -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string((ROOT / "deploy/banderilla.service").read_text())
    service = unit["Service"]
    assert service["MemoryMax"] == "2G"
    assert int(service["TasksMax"]) <= 128
    assert int(service["LimitNOFILE"]) > MAX_CONNECTIONS + SPARE
    assert service["UMask"] == "0077"
    assert service["ProtectSystem"] == "strict"
    assert service["SystemCallFilter"] == "@system-service"
    assert (service["ProtectProc"], service["ProcSubset"], service["MemoryDenyWriteExecute"]) == ("invisible", "pid", "yes")
    words = service["ExecStart"].split()
    assert words[1:4] == ["-m", "server", "serve"]
    parser = argparse.ArgumentParser()
    add_flags(parser)
    assert parser.parse_args(words[4:]).data_dir == f"/var/lib/{service['StateDirectory']}"


def test_files_that_it_names_are_there(compose: Any) -> None:
    dockerfile = (ROOT / "Dockerfile").read_text()
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", dockerfile, re.M):
        for name in line.split():
            assert (ROOT / name).exists(), name
    assert len(compose["services"]["web"]["volumes"]) == 2
    for volume in compose["services"]["web"]["volumes"]:
        assert (ROOT / volume.split(":")[0]).is_file()


DOCKER = """#!/bin/sh
# Stands for docker: runs a command for the service `node` on this machine, and does nothing for `up`.
case "$2" in exec|run) ;; up) exit 0 ;; *) echo "no stand-in for $2" >&2; exit 64 ;; esac
tty=1
while [ "$1" != node ]; do [ "$1" = -T ] && tty=0; shift; done
[ $tty = 0 ] || { echo "a terminal would change the bytes" >&2; exit 65; }
shift 2
cd "$CHECKOUT" && exec "$PYTHON" "$@"
"""


async def test_the_lines_of_a_backup_under_compose_do_what_they_say(
    make_node: NodeMaker, come: Arrival, redis_url: str, tmp_path: Path
) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    text = (ROOT / "docs/deploy/backup.md").read_text().partition("## Containers")[2]
    take, put = re.findall(r"```sh\n(.*?)```", text, re.S)[:2]
    assert take.strip() in (ROOT / "docs/deploy/upgrade.md").read_text(), "an upgrade begins with the same line"
    (tmp_path / "docker").write_text(DOCKER)
    (tmp_path / "docker").chmod(0o755)
    other = EmbeddedValkey(str(tmp_path / "other"))
    await other.start()
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHON": sys.executable, "CHECKOUT": str(ROOT)}
    try:
        for lines, url in ((take, redis_url), (put, other.url)):
            done = await asyncio.to_thread(
                subprocess.run,
                ["sh", "-eu", "-c", lines],
                cwd=tmp_path,
                env=environment | {"REDIS_URL": url},
                capture_output=True,
                text=True,
                timeout=60,
            )
            assert done.returncode == 0, done.stderr
        assert (tmp_path / "banderilla.backup").stat().st_mode & 0o777 == 0o600
        async with aclosing(Redis.from_url(other.url)) as client:
            assert await client.exists(keys.room_keys(room).room)
    finally:
        await other.stop()


@pytest.fixture
def names(live_servers: list[LiveServer]) -> Iterator[NameServer]:
    names = NameServer("node", [live_server.host for live_server in live_servers])
    yield names
    names.close()


@pytest.fixture
def door(tmp_path: Path, names: NameServer, live_servers: list[LiveServer]) -> Iterator[int]:
    """Starts the nginx of the compose file with this machine's addresses, and yields its port."""
    with opened(tmp_path, names, live_servers[0].port) as port:
        yield port


def answer_to(port: int, request: bytes, host: str = "127.0.0.1") -> int:
    """Returns the status of the response to these bytes; 0 if the connection closes without a response."""
    with socket.create_connection((host, port), timeout=10) as line:
        line.sendall(request)
        said = line.recv(100)
    return int(said.split()[1]) if said.startswith(b"HTTP/1.1 ") else 0


async def test_two_nodes_behind_the_door_and_one_dies(live_servers: list[LiveServer], door: int) -> None:
    ana, bo = await arrive(door, name="Ana"), await arrive(door, name="Bo")
    room = await seated(ana, bo)
    answer = await ana.act(room, {"type": "place", "cell": 4})
    await bo.reaches(room, answer["seq"])

    live_servers[0].kill()
    again = [await arrive(door, token=guest.token) for guest in (ana, bo)]
    for guest in again:
        await guest.ask("join", room=room)
        await guest.reaches(room, answer["seq"])
        assert guest.views[room]["game"]["cells"][4] == 0
    answer = await again[1].act(room, {"type": "place", "cell": 0})
    await again[0].reaches(room, answer["seq"])
    assert again[0].views[room]["game"]["cells"][0] == 1
    for guest in (*again, ana, bo):
        await guest.close()


BAD = {
    "a body": b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc",
    "a body in chunks": b"GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
    "a path that is not ASCII": "GET /ñ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode(),
    "POST": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc",
    "a long path": b"GET /" + b"a" * 6_000 + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "half an upgrade": b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
}


def test_no_request_of_a_client_takes_a_node_out(door: int) -> None:
    """Formerly, a GET with a body or with a raw `ñ` made the proxy answer all requests with 502 for 5 s."""
    for _ in range(3):
        for name, request in BAD.items():
            assert 200 <= answer_to(door, request) < 500, name
            assert status_of(f"http://127.0.0.1:{door}/healthz") == 200, name


def test_nodes_that_hang_up_are_not_counted_out(live_servers: list[LiveServer], door: int) -> None:
    """A node that drops connections must get requests again as soon as it is back."""
    live_servers[0].kill()
    assert [status_of(f"http://127.0.0.1:{door}/healthz") for _ in range(20)] == [200] * 20
    live_servers[1].kill()
    assert status_of(f"http://127.0.0.1:{door}/healthz") == 502
    live_servers[1].start()
    assert status_of(f"http://127.0.0.1:{door}/healthz") == 200, "it is asked again at once"


def test_a_node_with_another_address_is_found_without_a_reload(
    tmp_path: Path, names: NameServer, live_servers: list[LiveServer], door: int
) -> None:
    """The name server says that its answers are valid for ten minutes, as Docker's does. The proxy must find the new
    address much sooner."""
    names.addresses = [HOSTS[2]]
    moved = LiveServer(tmp_path / "moved", redis_url=live_servers[0].redis_url, host=HOSTS[2], port=live_servers[0].port)
    moved.folder.mkdir()
    moved.start()
    try:
        for live_server in live_servers:
            live_server.kill()
        until_s = time.monotonic() + 5
        while status_of(f"http://127.0.0.1:{door}/healthz") != 200:
            assert time.monotonic() < until_s
            time.sleep(0.05)  # requests without a pause would use up the proxy's limit
        assert [status_of(f"http://127.0.0.1:{door}/healthz") for _ in range(20)] == [200] * 20
    finally:
        moved.stop()


@pytest.mark.parametrize("path", ["/metrics", "//x/metrics", "//metrics", "/x/../metrics", "/%6detrics", "/metrics/"])
def test_nobody_reads_the_metrics_through_the_door(door: int, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
    assert answer_to(door, request) == 404


def test_an_address_has_only_so_many_connections_and_requests(
    tmp_path: Path, names: NameServer, live_servers: list[LiveServer]
) -> None:
    half = b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
    whole = (
        half + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: " + SUBPROTOCOL.encode() + b"\r\n\r\n"
    )
    with opened(tmp_path, names, live_servers[0].port, limit_conn="open 3") as port, contextlib.ExitStack() as stack:
        for host in ("127.0.0.1", "::1"):
            for number in range(5):
                line = stack.enter_context(socket.create_connection((host, port), timeout=10))
                line.sendall(whole)
                status = int(line.recv(100).split()[1])
                assert status == (101 if number < 3 else 429), (host, number)
    rare = "$line zone=asked:1m rate=1r/m"
    with opened(tmp_path, names, live_servers[0].port, limit_req="zone=asked burst=5 nodelay", limit_req_zone=rare) as port:
        statuses = [status_of(f"http://127.0.0.1:{port}/healthz") for _ in range(8)]
        assert statuses[-1] == 429
        assert statuses.count(200) <= 6


def test_no_key_is_written_to_the_log_of_requests(tmp_path: Path, door: int) -> None:
    assert answer_to(door, b"GET /export/ABCDE.zip?key=secret HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n") == 404
    until_s = time.monotonic() + 10
    while "/export/ABCDE.zip" not in (log := (tmp_path / "access").read_text()):
        assert time.monotonic() < until_s  # nginx writes the log line after the answer
        time.sleep(0.01)
    assert "secret" not in log
