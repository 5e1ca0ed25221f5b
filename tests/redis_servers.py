"""Several real Valkey processes on local ports: a Cluster, or a primary with a replica and the Sentinels that watch
them."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from redis import Redis
from redis.exceptions import RedisError

from server.store.embedded.valkey import binary

SLOTS: Final = 16_384
NODE_TIMEOUT_MS: Final = 4_000
"""Silence in ms after which a replica takes over from its master, in the Cluster of the tests."""
WAIT_S: Final = 30.0


class Server:
    """One process whose port and folder never change. Its data survives a restart."""

    def __init__(self, folder: Path, port: int, *flags: str, host: str = "127.0.0.1", before: Sequence[str] = ()) -> None:
        """Prepares the server without starting it. `before`: words at the start of its command line, such as
        `Island.inside`."""
        self.host, self.port = host, port
        self.folder = folder / str(port)
        self._flags, self._before = flags, before
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        settings = {
            "port": str(self.port), "dir": str(self.folder), "logfile": "log", "save": "", "appendonly": "yes",
            "appendfsync": "no", "repl-diskless-sync-delay": "0", "protected-mode": "no",
        }  # fmt: skip
        flags = [part for name, value in settings.items() for part in (f"--{name}", value)]
        self._process = self._spawned(*flags, *self._flags)

    def start_sentinel(self, lines: Sequence[str]) -> None:
        """Starts the server as a Sentinel. `lines`: the lines of its configuration file."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / "sentinel.conf"
        file.write_text(
            "\n".join((f"port {self.port}", f"dir {self.folder}", "logfile log", "protected-mode no", *lines)) + "\n"
        )
        self._process = self._spawned(str(file), "--sentinel")

    def _spawned(self, *words: str) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [*self._before, str(binary()), *words],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def send(self, which: signal.Signals) -> None:
        os.kill(self.pid, which)

    def kill(self) -> None:
        """Kills the process with `kill -9`, and returns when it is gone."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait(10)

    def ask(self, *words: object) -> Any:
        """Sends a command to the server and returns the answer. Raises `RedisError`."""
        with Redis(self.host, self.port, socket_timeout=5, protocol=2) as client:
            return client.execute_command(*words)

    def info(self, section: str) -> dict[str, Any]:
        """Returns the fields of a section of the command INFO. Raises `RedisError`."""
        with Redis(self.host, self.port, socket_timeout=5, protocol=2) as client:
            found: dict[str, Any] = client.info(section)
            return found


class Cluster:
    """A Cluster. `masters` and `replicas`: the roles at the start; each master has the replica in the same place."""

    def __init__(self, servers: Sequence[Server], masters: int) -> None:
        self.servers = servers
        self.masters, self.replicas = servers[:masters], servers[masters:]

    @property
    def url(self) -> str:
        return "redis+cluster://" + ",".join(f"{server.host}:{server.port}" for server in self.masters)

    def start(self) -> None:
        first = self.masters[0]
        for server in self.servers:
            server.start()
        for server in self.servers:
            until("an answer", lambda server=server: bool(server.ask("PING")))  # type: ignore[misc]
        share = SLOTS // len(self.masters)
        for number, master in enumerate(self.masters):
            last = SLOTS - 1 if master is self.masters[-1] else (number + 1) * share - 1
            master.ask("CLUSTER", "ADDSLOTSRANGE", number * share, last)
            master.ask("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
        for server in self.servers[1:]:
            server.ask("CLUSTER", "MEET", first.host, first.port)
        until("all know all", lambda: all(len(_known(server)) == len(self.servers) for server in self.servers))
        for number, replica in enumerate(self.replicas):
            replica.ask("CLUSTER", "REPLICATE", id_of(self.masters[number % len(self.masters)]))
        until("replicas follow", lambda: all(_is_following(replica) for replica in self.replicas))
        until("all slots are served", lambda: all(_is_whole(server) for server in self.servers))

    def stop(self) -> None:
        for server in self.servers:
            server.kill()

    def owner_of(self, slot: int, asked: Server | None = None) -> Server | None:
        """Returns the owner of `slot`, according to `asked` or to the first server that answers."""
        for server in [asked] if asked else self.servers:
            try:
                ranges = server.ask("CLUSTER", "SLOTS")
            except (RedisError, OSError):
                continue
            for first, last, primary, *_replicas in ranges:
                if first <= slot <= last:
                    return next((each for each in self.servers if each.port == primary[1]), None)
        return None

    def replica_of(self, master: Server) -> Server:
        return self.replicas[self.masters.index(master)]


def cluster_flags() -> list[str]:
    """Returns the flags for a server of the tests' Cluster."""
    return [
        "--cluster-enabled", "yes", "--cluster-node-timeout", str(NODE_TIMEOUT_MS), "--cluster-require-full-coverage", "no",
        "--cluster-config-file", "nodes.conf", "--cluster-replica-validity-factor", "0",
    ]  # fmt: skip


@contextmanager
def running_cluster(folder: Path, masters: int = 3, replicas: int = 1) -> Iterator[Cluster]:
    ports = free_ports(masters * (1 + replicas))
    cluster = Cluster([Server(folder, port, *cluster_flags()) for port in ports], masters)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


@contextmanager
def running_sentinel(folder: Path) -> Iterator[tuple[Server, Server, Server]]:
    """Starts a primary, its replica, and a Sentinel that watches them under the name `main`."""
    primary, replica, sentinel = (Server(folder, port) for port in free_ports(3))
    try:
        for server in (primary, replica):
            server.start()
            until("an answer", lambda server=server: bool(server.ask("PING")))  # type: ignore[misc]
        replica.ask("REPLICAOF", primary.host, primary.port)
        until("it follows", lambda: replica.info("replication")["master_link_status"] == "up")
        sentinel.start_sentinel(
            (
                f"sentinel monitor main {primary.host} {primary.port} 1",
                "sentinel down-after-milliseconds main 3000",
                "sentinel failover-timeout main 5000",
            )
        )
        until("the replica is known", lambda: len(sentinel.ask("SENTINEL", "REPLICAS", "main")) == 1)
        yield primary, replica, sentinel
    finally:
        for server in (sentinel, primary, replica):
            server.kill()


def move_slot(cluster: Cluster, slot: int, to: Server) -> None:
    """Moves a slot with all its keys to another master in one step, while clients use it (`CLUSTER MIGRATESLOTS`)."""
    source = cluster.owner_of(slot)
    assert source is not None
    source.ask("CLUSTER", "MIGRATESLOTS", "SLOTSRANGE", slot, slot, "NODE", id_of(to))
    until("the slot has moved", lambda: cluster.owner_of(slot, source) is to and cluster.owner_of(slot, to) is to)


def move_slot_by_keys(cluster: Cluster, slot: int, to: Server) -> None:
    """Moves a slot with all its keys, one key at a time, which every version of Redis can do. Meanwhile Redis refuses a
    command that has keys on both sides."""
    source = cluster.owner_of(slot)
    assert source is not None
    to.ask("CLUSTER", "SETSLOT", slot, "IMPORTING", id_of(source))
    source.ask("CLUSTER", "SETSLOT", slot, "MIGRATING", id_of(to))
    while names := source.ask("CLUSTER", "GETKEYSINSLOT", slot, 10):
        source.ask("MIGRATE", to.host, to.port, "", 0, 5_000, "KEYS", *names)
    for server in (to, source):
        server.ask("CLUSTER", "SETSLOT", slot, "NODE", id_of(to))
    until("all know that the slot has moved", lambda: all(cluster.owner_of(slot, server) is to for server in cluster.servers))


def id_of(server: Server) -> str:
    return bytes(server.ask("CLUSTER", "MYID")).decode()


def _known(server: Server) -> list[str]:
    """Returns a line for each server that `server` knows."""
    lines = bytes(server.ask("CLUSTER", "NODES")).decode().splitlines()
    return [line for line in lines if line and "handshake" not in line]


def _is_following(replica: Server) -> bool:
    return replica.info("replication").get("master_link_status") == "up"


def _is_whole(server: Server) -> bool:
    return b"cluster_state:ok" in server.ask("CLUSTER", "INFO")


def until(what: str, is_so: Callable[[], bool], seconds: float = WAIT_S) -> None:
    """Waits until the condition is true; an error of a server that does not answer yet counts as false. Raises
    `AssertionError` with the text `what` after `seconds`."""
    end_s = time.monotonic() + seconds
    while time.monotonic() < end_s:
        try:
            if is_so():
                return
        except (RedisError, OSError):
            pass
        time.sleep(0.02)
    raise AssertionError(f"not within {seconds} s: {what}")


def free_ports(count: int) -> list[int]:
    """Returns free ports below the ephemeral range whose Cluster bus ports (10 000 higher) are free too."""
    found: list[int] = []
    number = os.getpid() * 37
    while len(found) < count:
        number += 1
        port = 20_000 + number % 2_700
        with socket.socket() as one, socket.socket() as other:
            try:
                one.bind(("127.0.0.1", port))
                other.bind(("127.0.0.1", port + 10_000))
            except OSError:
                continue
            found.append(port)
    return found
