"""What can be checked of `docker-compose.yml` without containers: its shape, its files, the two nodes and the proxy by hand."""

import argparse
import configparser
import contextlib
import re
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from redis.asyncio import ConnectionPool

from protocol.version import SUBPROTOCOL
from server.gateway.descriptors import MAX_CONNECTIONS, SPARE
from server.settings import add_flags, read_settings
from tests.e2e.live_server import LiveServer, free_port
from tests.people import arrive, seated

ROOT = Path(__file__).parent.parent.parent
NGINX = "/usr/sbin/nginx"


@pytest.fixture(scope="module")
def compose() -> Any:
    """As `docker compose` reads it where nothing is set."""
    text = (ROOT / "docker-compose.yml").read_text()
    return yaml.safe_load(re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text))


def test_every_service_is_watched_and_comes_back(compose: Any) -> None:
    assert set(compose["services"]) == {"redis", "node1", "node2", "web"}
    for service in compose["services"].values():
        assert service["healthcheck"]["test"]
        assert service["restart"] == "unless-stopped"


def test_nodes_wait_for_redis_and_the_door_for_the_nodes(compose: Any) -> None:
    services = compose["services"]
    for node in ("node1", "node2"):
        assert services[node]["depends_on"] == {"redis": {"condition": "service_healthy"}}
    assert services["web"]["depends_on"].keys() == {"node1", "node2"}


def test_redis_keeps_an_append_only_file_on_a_volume(compose: Any) -> None:
    redis = compose["services"]["redis"]
    assert redis["command"][1:3] == ["--appendonly", "yes"]
    assert redis["volumes"] == ["redis:/data"]
    assert "redis" in compose["volumes"]


def test_the_nodes_environment_is_one_that_the_server_reads(compose: Any) -> None:
    settings = read_settings(compose["services"]["node1"]["environment"], {})
    assert settings.proxy_hops == 1
    assert settings.redis_url == "redis://:@redis:6379/0"
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
    assert compose["services"]["node1"]["ulimits"]["nofile"] > MAX_CONNECTIONS + SPARE
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
    assert [name for name, service in services.items() if "ports" in service] == ["web"]
    assert [name for name, service in services.items() if service["networks"] != ["inside"]] == ["web"]


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


@pytest.fixture
def live_servers(tmp_path: Path, redis_url: str) -> Iterator[list[LiveServer]]:
    """Two nodes on one Redis."""
    pair = [LiveServer(tmp_path / name, redis_url=redis_url) for name in ("one", "two")]
    for live_server in pair:
        live_server.folder.mkdir()
        live_server.start()
    yield pair
    for live_server in pair:
        live_server.stop()


@pytest.fixture
def door(tmp_path: Path, live_servers: list[LiveServer]) -> Iterator[int]:
    """The nginx of the compose file, with this machine's addresses put in. Its port."""
    with opened(tmp_path, live_servers) as port:
        yield port


@contextlib.contextmanager
def opened(tmp_path: Path, live_servers: list[LiveServer], **changes: str) -> Iterator[int]:
    """`changes`: words of the shipped site that are others in a test."""
    port = free_port()
    site = (ROOT / "deploy/nginx.conf").read_text()
    main = (ROOT / "deploy/nginx-main.conf").read_text()
    for name, live_server in zip(("node1", "node2"), live_servers, strict=True):
        site = site.replace(f"{name}:8080", f"127.0.0.1:{live_server.port}")
    site = site.replace("listen 8000;", f"listen 127.0.0.1:{port}; listen [::1]:{port};")
    for old, new in changes.items():
        assert f"{old} " in site
        site = re.sub(rf"(?m)^(\s*){old} .*;$", rf"\1{old} {new};", site)
    (tmp_path / "site.conf").write_text(site)
    main = main.replace("/tmp/", f"{tmp_path}/").replace("/etc/nginx/conf.d/*.conf", str(tmp_path / "site.conf"))
    main = main.replace("/dev/stdout", str(tmp_path / "access")).replace("/dev/stderr", str(tmp_path / "log"))
    main = main.replace("worker_rlimit_nofile 65536;", "").replace("30000", "1000").replace("processes auto", "processes 1")
    (tmp_path / "nginx.conf").write_text(main)
    arguments = ["-c", str(tmp_path / "nginx.conf"), "-e", str(tmp_path / "log"), "-g", "daemon off;"]
    process = subprocess.Popen([NGINX, *arguments])
    until_s = time.monotonic() + 10
    while status_of(f"http://127.0.0.1:{port}/healthz") != 200:
        assert time.monotonic() < until_s, (tmp_path / "log").read_text()
        assert process.poll() is None, (tmp_path / "log").read_text()
        time.sleep(0.05)
    try:
        yield port
    finally:
        process.terminate()
        process.wait(10)


def answer_to(port: int, request: bytes, host: str = "127.0.0.1") -> int:
    """The status of what is answered to these bytes; 0 for a hang-up."""
    with socket.create_connection((host, port), timeout=10) as line:
        line.sendall(request)
        said = line.recv(100)
    return int(said.split()[1]) if said.startswith(b"HTTP/1.1 ") else 0


def status_of(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=2) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        refused.close()
        return refused.code
    except OSError:
        return 0


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
    """A GET with a body and one with a raw `ñ` made every request a 502 for 5 s."""
    for _ in range(3):
        for name, request in BAD.items():
            assert 200 <= answer_to(door, request) < 500, name
            assert status_of(f"http://127.0.0.1:{door}/healthz") == 200, name


def test_nodes_that_hang_up_are_not_counted_out(live_servers: list[LiveServer], door: int) -> None:
    """Whatever a client may still find that makes a node hang up: the next request is served."""
    site = (ROOT / "deploy/nginx.conf").read_text()
    assert re.findall(r"server (\w+):8080 max_fails=0;", site) == ["node1", "node2"]
    live_servers[0].kill()
    assert [status_of(f"http://127.0.0.1:{door}/healthz") for _ in range(20)] == [200] * 20
    live_servers[1].kill()
    assert status_of(f"http://127.0.0.1:{door}/healthz") == 502
    live_servers[1].start()
    assert status_of(f"http://127.0.0.1:{door}/healthz") == 200, "it is asked again at once"


@pytest.mark.parametrize("path", ["/metrics", "//x/metrics", "//metrics", "/x/../metrics", "/%6detrics", "/metrics/"])
def test_nobody_reads_the_metrics_through_the_door(door: int, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
    assert answer_to(door, request) == 404


def test_an_address_has_only_so_many_connections_and_requests(tmp_path: Path, live_servers: list[LiveServer]) -> None:
    half = b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
    whole = (
        half + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: " + SUBPROTOCOL.encode() + b"\r\n\r\n"
    )
    with opened(tmp_path, live_servers, limit_conn="open 3") as port, contextlib.ExitStack() as stack:
        for host in ("127.0.0.1", "::1"):
            for number in range(5):
                line = stack.enter_context(socket.create_connection((host, port), timeout=10))
                line.sendall(whole)
                status = int(line.recv(100).split()[1])
                assert status == (101 if number < 3 else 429), (host, number)
    rare = "$line zone=asked:1m rate=1r/m"
    with opened(tmp_path, live_servers, limit_req="zone=asked burst=5 nodelay", limit_req_zone=rare) as port:
        statuses = [status_of(f"http://127.0.0.1:{port}/healthz") for _ in range(8)]
        assert statuses[-1] == 429
        assert statuses.count(200) <= 6


def test_no_key_is_written_to_the_log_of_requests(tmp_path: Path, door: int) -> None:
    assert answer_to(door, b"GET /export/ABCDE.zip?key=secret HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n") == 404
    until_s = time.monotonic() + 10
    while "/export/ABCDE.zip" not in (log := (tmp_path / "access").read_text()):
        assert time.monotonic() < until_s  # it is written after the answer
        time.sleep(0.01)
    assert "secret" not in log
