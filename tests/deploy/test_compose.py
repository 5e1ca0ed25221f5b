"""What can be checked of `docker-compose.yml` without containers: its shape, its files, the two nodes and the proxy by hand."""

import re
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from server.settings import read_settings
from tests.e2e.house import House, free_port
from tests.people import arrive, seated

ROOT = Path(__file__).parent.parent.parent
NGINX = "/usr/sbin/nginx"


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load((ROOT / "docker-compose.yml").read_text())


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
    assert settings.redis_url == "redis://redis:6379/0"


def test_files_that_it_names_are_there(compose: Any) -> None:
    dockerfile = (ROOT / "Dockerfile").read_text()
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", dockerfile, re.M):
        for name in line.split():
            assert (ROOT / name).exists(), name
    for volume in compose["services"]["web"]["volumes"]:
        assert (ROOT / volume.split(":")[0]).is_file()


@pytest.fixture
def houses(tmp_path: Path, redis_url: str) -> Iterator[list[House]]:
    """Two nodes on one Redis."""
    pair = [House(tmp_path / name, redis_url=redis_url) for name in ("one", "two")]
    for house in pair:
        house.folder.mkdir()
        house.start()
    yield pair
    for house in pair:
        house.stop()


@pytest.fixture
def door(tmp_path: Path, houses: list[House]) -> Iterator[int]:
    """The nginx of the compose file, with this machine's addresses put in. Its port."""
    port = free_port()
    site = (ROOT / "deploy/nginx.conf").read_text()
    for name, house in zip(("node1", "node2"), houses, strict=True):
        site = site.replace(f"{name}:8080", f"127.0.0.1:{house.port}")
    site = site.replace("listen 8000", f"listen 127.0.0.1:{port}")
    main = f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}} http {{ access_log off; {site} }}"
    for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
        main = main.replace("access_log off;", f"access_log off; {kind}_temp_path {tmp_path}/{kind};")
    (tmp_path / "nginx.conf").write_text(main)
    process = subprocess.Popen([NGINX, "-c", str(tmp_path / "nginx.conf"), "-e", str(tmp_path / "log")])
    until_s = time.monotonic() + 10
    while status_of(f"http://127.0.0.1:{port}/healthz") != 200:
        assert time.monotonic() < until_s
        assert process.poll() is None
        time.sleep(0.05)
    yield port
    process.terminate()
    process.wait(10)


def status_of(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=2) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        refused.close()
        return refused.code
    except OSError:
        return 0


async def test_two_nodes_behind_the_door_and_one_dies(houses: list[House], door: int) -> None:
    assert status_of(f"http://127.0.0.1:{door}/metrics") == 403
    ana, bo = await arrive(door, name="Ana"), await arrive(door, name="Bo")
    room = await seated(ana, bo)
    answer = await ana.act(room, {"type": "place", "cell": 4})
    await bo.reaches(room, answer["seq"])

    houses[0].kill()
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
