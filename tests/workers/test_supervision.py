"""Tests of a server of two workers, as processes: the people of a room are at one worker, a worker that dies is
replaced, and play continues."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from protocol.version import SOCKET_PATH, SUBPROTOCOL
from server.gateway.admission.pending_connections import SPARE_PER_ADDRESS
from server.settings import Settings
from server.workers import supervision
from server.workers.owner import owner_of
from server.workers.supervision import Site, WorkerEnded
from tests.e2e.live_server import LiveServer
from tests.load.process import children
from tests.people import Guest, seated

pytestmark = [pytest.mark.timeout(180), pytest.mark.skipif(sys.platform == "win32", reason="Windows has one worker")]
PATIENCE_S = 60.0
WORKERS = 2


class Served(LiveServer):
    """A server of two workers. `metrics`: the port for the metrics of the door; a worker's port is that number plus its
    place."""

    def __init__(self, folder: Path) -> None:
        self.metrics = free_row(WORKERS + 1)
        super().__init__(folder, flags=("--workers", str(WORKERS), "--metrics-listen", f"127.0.0.1:{self.metrics}"))

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def workers(self) -> dict[int, int]:
        """Returns the process id of each worker, by its place."""
        found = re.findall(r'"a worker serves", "place": (\d+), "pid": (\d+)', self.log())
        return {int(place): int(pid) for place, pid in found}

    def connections(self) -> list[int]:
        """Returns the number of sockets at each worker."""
        return [self._connections(place) for place in range(1, WORKERS + 1)]

    def _connections(self, place: int) -> int:
        shown = body_of(f"http://127.0.0.1:{self.metrics + place}/metrics").decode()
        return int(re.findall(r"^banderilla_connections (\d+)", shown, re.MULTILINE)[0])

    def has_metrics(self) -> bool:
        try:
            return bool(self.connections())
        except OSError:
            return False

    def send(self, which: signal.Signals) -> None:
        os.kill(self.pid, which)

    def wait(self) -> int:
        assert self._process is not None
        return self._process.wait(PATIENCE_S)


def body_of(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=5) as answer:
        body: bytes = answer.read()
        return body


def is_alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def free_row(length: int) -> int:
    """Returns the first of `length` consecutive free ports."""
    while True:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            first: int = probe.getsockname()[1]
        if first + length < 65_536 and all(is_free(first + place) for place in range(length)):
            return first


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not is_so():  # noqa: ASYNC110 - other processes stir it
            await asyncio.sleep(0.05)


FAKE = """
import json, socket, sys
line = socket.socket(fileno=json.load(sys.stdin)["line"])
line.send(b"+")
while line.recv(1):
    pass
"""
"""Source of a worker that serves nobody: it reports at once that it is ready, and exits when its line closes."""


@pytest.fixture
async def site(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    monkeypatch.setattr(supervision, "COMMAND", [sys.executable, "-S", "-E", "-c", FAKE])
    metrics = free_row(1)
    settings = Settings(
        host="127.0.0.1", port=0, workers="2", redis_url="redis://unused", metrics_listen=f"127.0.0.1:{metrics}"
    )
    site = Site(settings)
    await site.start()
    yield site
    await site.stop()


async def test_a_key_pressed_at_the_terminal_reaches_no_worker(site: Site) -> None:
    """A terminal signals all processes of its session on Ctrl-C. The door ends the workers in order."""
    assert [os.getsid(pid) for pid in site.pids.values()] == list(site.pids.values())


async def test_a_second_order_to_replace_the_workers_waits_for_none(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "banderilla.workers")
    before = site.pids
    site.roll()
    site.roll()
    await until(lambda: "all workers were replaced" in caplog.text)
    assert not set(before.values()) & set(site.pids.values())
    assert caplog.text.count("a worker serves") == 2, "each place was filled once"
    assert not any(map(is_alive, before.values()))
    site.roll()
    await until(lambda: caplog.text.count("all workers were replaced") == 2)


async def test_a_worker_that_ends_is_replaced_alone(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    before = site.pids
    os.kill(before[1], signal.SIGKILL)
    await until(lambda: site.pids[1] != before[1])
    assert site.pids[2] == before[2]
    assert "a worker ended and is started again" in caplog.text


async def test_a_stopped_site_leaves_no_process_and_no_port(site: Site) -> None:
    pids, metrics = site.pids, site._settings.metrics_address
    assert metrics is not None
    assert b"banderilla_workers 2" in await asyncio.to_thread(body_of, f"http://{metrics[0]}:{metrics[1]}/metrics")
    await site.stop()
    assert not any(map(is_alive, pids.values()))
    for port in (site.port, metrics[1]):
        with pytest.raises(OSError, match="Connect call failed"):
            await asyncio.open_connection("127.0.0.1", port)
    site.roll()
    assert site._rolling is None, "a stopped site starts nobody"


async def test_a_site_whose_worker_does_not_start_takes_its_other_workers_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "COMMAND", [sys.executable, "-S", "-E", "-c", "import sys; sys.stdin.read()"])
    site = Site(Settings(host="127.0.0.1", port=0, workers="2", redis_url="redis://unused"))
    try:
        with pytest.raises(WorkerEnded):
            await site.start()
        assert site.pids == {}
    finally:
        await site.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Starts one server for all tests that leave it running."""
    served = Served(tmp_path_factory.mktemp("site"))
    served.start()
    yield served
    served.stop()


async def come(server: LiveServer, room: str = "", token: str | None = None) -> Guest:
    """Connects with the code of a room in the address, as the client does. Tries again if the worker is about to end."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                uri = f"ws://127.0.0.1:{server.port}{SOCKET_PATH}?room={room}"
                guest = Guest(await connect(uri, subprotocols=[SUBPROTOCOL], compression=None))  # type: ignore[list-item]
                await guest.hello(token=token)
            except (OSError, EOFError, WebSocketException):
                await asyncio.sleep(0.05)
            else:
                return guest


async def test_people_of_one_room_are_at_one_worker_and_pages_come_from_any(server: Served) -> None:
    rooms = {owner_of(room, (1, 2)): room for room in ("ABCDE", "ABCDF", "ABCDG", "ABCDH", "ABCDI", "ABCDJ")}
    assert set(rooms) == {1, 2}
    before = server.connections()
    guests = [await come(server, rooms[2]) for _ in range(3)] + [await come(server, rooms[1]) for _ in range(2)]
    assert [now - was for now, was in zip(server.connections(), before, strict=True)] == [2, 3]
    assert all(guest.welcome["by_room"] for guest in guests), "clients must dial with the code of their room"
    for guest in guests:
        await guest.close()

    said = {body_of(server.url + "address") for _ in range(2 * WORKERS)}
    assert len(said) == 1, "a page cannot tell the workers apart"
    assert b"<!doctype html>" in body_of(server.url).lower(), "with or without a built client"


async def test_two_players_of_a_class_board_are_at_the_worker_of_the_class(server: Served) -> None:
    """A pupil's page connects with the code of the class, and stays at that worker when the pupil enters a board."""
    tutor = await come(server)
    code: str = (await tutor.ask("open_session", title="Quinto B"))["params"]["room"]
    before = server.connections()
    players = [await come(server, code) for _ in range(2)]
    room = await seated(*players)
    grown = [now - was for now, was in zip(server.connections(), before, strict=True)]
    assert grown[owner_of(code, (1, 2)) - 1] == 2
    await players[0].act(room, {"type": "place", "cell": 0})
    await players[1].reaches(room, players[0].numbers[room])
    for guest in (tutor, *players):
        await guest.close()


async def test_a_killed_worker_comes_back_and_its_players_play_on(server: Served) -> None:
    players = [await come(server), await come(server)]
    room = await seated(*players)
    await players[0].act(room, {"type": "place", "cell": 4})
    owner = owner_of(room, (1, 2))
    here = [await come(server, room, guest.token) for guest in players]
    killed = server.workers()[owner]
    os.kill(killed, signal.SIGKILL)
    for guest in here:
        await guest.is_closed()

    back = [await come(server, room, guest.token) for guest in players]
    for guest in back:
        await guest.send("resume", room=room, seq=0, epoch=0)
        await guest.reaches(room, 1)
    await back[1].act(room, {"type": "place", "cell": 0})
    await until(lambda: server.workers()[owner] != killed)
    again = await come(server, room, players[0].token)
    await again.send("resume", room=room, seq=0, epoch=0)
    await again.until(lambda: room in again.views and again.views[room]["game"]["cells"][0] is not None)
    for guest in (*players, *back, again):
        await guest.close()


async def test_a_hangup_replaces_every_worker_and_moves_no_room(server: Served) -> None:
    before = server.workers()
    rooms = ("ABCDE", "ABCDF", "ABCDG", "ABCDH")
    server.send(signal.SIGHUP)
    await until(lambda: "all workers were replaced" in server.log())
    after = server.workers()
    assert all(after[place] != before[place] for place in before)
    assert not any(is_alive(pid) for pid in before.values())

    await until(server.has_metrics)  # a new worker gets the port for its metrics only after the old one has released it
    guests = [await come(server, room) for room in rooms]
    wanted = [sum(owner_of(room, (1, 2)) == place for room in rooms) for place in (1, 2)]
    assert server.connections() == wanted
    for guest in guests:
        await guest.close()


@pytest.mark.parametrize("which", [signal.SIGTERM, signal.SIGKILL], ids=["SIGTERM", "kill -9"])
async def test_nothing_is_left_when_the_server_ends(tmp_path: Path, which: signal.Signals) -> None:
    served = Served(tmp_path)
    served.start()
    family = children(served.pid)
    assert set(served.workers().values()) < set(family), "the workers and the Valkey"
    guest = await come(served, "ABCDE")
    served.send(which)
    assert served.wait() == (0 if which is signal.SIGTERM else -signal.SIGKILL)
    await guest.is_closed()
    assert guest.socket.close_code == 1012, "a client knows that it may come again"
    workers = set(served.workers().values())
    await until(lambda: not any(is_alive(pid) for pid in workers))
    left = [pid for pid in family if is_alive(pid)]
    if which is signal.SIGKILL:  # the next start ends a Valkey that is still running
        assert len(left) == 1
        os.kill(left.pop(), signal.SIGKILL)
    assert left == []


def test_a_worker_that_cannot_start_ends_the_server_with_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "server", "serve", "--workers", "2", "--port", "0", "--redis-url", "redis://127.0.0.1:1"]
    ended = subprocess.run([*command, "--wait-ms", "100"], capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert ended.returncode == 1
    assert "no server answers at 127.0.0.1:1" in ended.stderr
    assert "a worker did not start" in ended.stderr


@pytest.mark.parametrize(("hops", "per_address"), [(0, 10 + SPARE_PER_ADDRESS), (1, 0), (2, 0)])
async def test_behind_a_proxy_the_door_counts_no_connections_of_an_address(hops: int, per_address: int) -> None:
    site = Site(Settings(redis_url="unix:///none", proxy_hops=hops, connections_per_address=10))
    assert site._door._pending._per_address == per_address
    assert site._door._hello_s == Settings().hello_ms / 1000
    assert bool(site._door._addresses.near) <= (hops == 0)
    site._door._addresses.came("127.0.0.1")
    assert site._door._addresses.have_others_come == (hops > 0)
