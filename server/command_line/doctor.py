"""The command `doctor` examines the machine and the settings for an operator and tells how to mend what is wrong.

`doctor` changes no data. The command may run next to a server or before a server is started.
"""

import asyncio
import json
import os
import shutil
import socket
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from engines.registry import packages, refused_packages
from protocol import kernel
from protocol.version import VERSION
from server import __version__
from server.command_line.client_folder import client_folder
from server.gateway.admission.socket_check import socket_trouble
from server.gateway.http.addresses import near_addresses
from server.settings import CAN_SHARE, Settings, cores
from server.store import keys
from server.store.connection.failure_words import failure_words
from server.store.connection.redis_address import Unfit, read_address
from server.store.connection.route import AWAY, Route, route_to
from server.store.embedded.data_folder import foreign_files
from server.store.embedded.valkey import binary
from server.store.health.fitness import TOO_FEW, by_name, judge

MIN_DISK_MB = 500
MAX_SKEW_MS = 2_000
MIN_DESCRIPTORS = 1_200
WAIT_S = 4.0
ON = 1
"""Switches an option of a socket on."""
Level = Literal["ok", "warning", "wrong"]


@dataclass(frozen=True)
class Found:
    """One finding. `about`: a fixed word for the thing that was examined; `line`: the result, with the remedy if something is
    wrong."""

    level: Level
    about: str
    line: str


async def examine(settings: Settings) -> list[Found]:
    """Returns all findings, in order."""
    found = await asyncio.to_thread(_machine, settings)
    if settings.redis_url:
        found += [each async for each in _redis(settings.redis_url, settings.replicas)]
    return found


def _machine(settings: Settings) -> list[Found]:
    found = [
        *_host(settings),
        *_port(settings),
        *_client(settings),
        *_descriptors(settings),
        *_workers(settings),
        *_kernel(),
        *_games(),
        *_address(settings),
    ]
    return found if settings.redis_url else [*found, *_embedded(settings), *_disk(settings)]


async def doctor(settings: Settings) -> int:
    """Prints all findings. Returns 0 if no check failed; warnings are allowed."""
    found = await examine(settings)
    signs: dict[Level, str] = {"ok": "ok  ", "warning": "look", "wrong": "BAD "}
    for each in found:
        print(f"{signs[each.level]} {each.about:12} {each.line}")
    return int(any(each.level == "wrong" for each in found))


def _kernel() -> Iterator[Found]:
    if kernel.COMPILED is not None:
        yield Found("ok", "kernel", "compiled")
    else:
        yield Found("ok", "kernel", "in Python, which is slower; with a C compiler, `make run` builds the compiled one")


def _games() -> Iterator[Found]:
    for slug, package in packages().items():
        yield Found("ok", "games", f"{slug}, from the package {package.distribution} {package.version}")
    for refused in refused_packages():
        yield Found("wrong", "games", str(refused))


def _host(settings: Settings) -> Iterator[Found]:
    near = near_addresses(settings.host)
    if settings.proxy_hops:
        yield Found("ok", "network", f"behind {settings.proxy_hops} of our own proxies")
        if not settings.public_url:
            yield Found(
                "warning", "network", "--public-url is not set: links work only if others can reach the address in your browser"
            )
        return
    if near:
        yield Found("ok", "network", f"other devices connect to {' or '.join(near)}")
    elif settings.host in ("127.0.0.1", "localhost", "::1"):
        yield Found(
            "warning",
            "network",
            f"--host {settings.host} admits only this machine: leave it out so that others can connect",
        )
    else:
        yield Found("warning", "network", "this machine has no network: others cannot connect")


def _port(settings: Settings) -> Iterator[Found]:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, ON)
        try:
            probe.bind(("" if ":" in settings.host else settings.host, settings.port))
        except PermissionError:
            yield Found(
                "wrong", "port", f"this user may not use {settings.port}: ports below 1024 need a right, choose --port 8080"
            )
            return
        except OSError as error:
            running = _version_at(settings.port)
            if running is not None:
                yield Found("ok", "port", f"{settings.port}: a Banderilla server answers there")
                yield from _version(running)
                yield _socket(f"http://127.0.0.1:{settings.port}")
                return
            yield Found("wrong", "port", f"{settings.port} is not free ({error.strerror}): choose another with --port")
            return
    yield Found("ok", "port", f"{settings.port} is free")


def _version_at(port: int) -> str | None:
    """Returns the version of the Banderilla server that answers on this port; None if no Banderilla server answers."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/version", timeout=WAIT_S) as answer:
            body = json.loads(answer.read())
    except (OSError, ValueError):
        return None
    return str(body.get("version")) if isinstance(body, dict) and body.get("name") == "banderilla" else None


def _version(running: str) -> Iterator[Found]:
    if running != __version__:
        yield Found(
            "warning", "version", f"the running server has version {running}, this command {__version__}: restart the server"
        )


def _socket(address: str) -> Found:
    trouble = socket_trouble(address)
    if trouble is None:
        return Found("ok", "socket", f"{address}: plain requests and sockets pass")
    return Found("wrong", "socket", trouble)


def _client(settings: Settings) -> Iterator[Found]:
    folder = Path(client_folder(settings.client_dir))
    if not (folder / "index.html").is_file():
        yield Found(
            "wrong",
            "client",
            f"{folder} has no built client: `make run` builds it, a package contains it (--client-dir)",
        )
        return
    sources = folder.parent / "src"
    newest = (
        max((path.stat().st_mtime for path in sources.rglob("*") if path.is_file()), default=0.0) if sources.is_dir() else 0.0
    )
    if newest > (folder / "index.html").stat().st_mtime:
        yield Found("wrong", "client", f"the client in {folder} is older than its source: `make run` builds it again")
        return
    yield Found("ok", "client", f"built, in {folder} (protocol {VERSION})")


def _workers(settings: Settings) -> Iterator[Found]:
    count, there = settings.worker_count, cores()
    if not CAN_SHARE and settings.workers != "1":
        yield Found("warning", "workers", "on this system only one worker can serve a port: leave --workers out")
    elif count > there:
        yield Found("warning", "workers", f"{count} workers share {there} cores: --workers auto starts one per core")
    elif count > 1:
        yield Found("ok", "workers", f"{count}, behind one port; this machine has {there} cores")


def _descriptors(settings: Settings) -> Iterator[Found]:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.connections or MIN_DESCRIPTORS
    if hard != resource.RLIM_INFINITY and hard < wanted:
        yield Found(
            "warning",
            "descriptors",
            f"the system allows {hard} open files for {wanted} connections: raise `ulimit -n` or LimitNOFILE",
        )
    else:
        yield Found("ok", "descriptors", "the system allows enough open files")


def _embedded(settings: Settings) -> Iterator[Found]:
    try:
        binary()
    except FileNotFoundError as error:
        yield Found("wrong", "store", str(error))
        return
    folder = Path(settings.data_dir).resolve()
    kin = folder if folder.exists() else next(parent for parent in folder.parents if parent.exists())
    if not os.access(kin, os.W_OK):
        yield Found(
            "wrong",
            "store",
            f"this user may not write to {kin}: choose another --data-dir, or grant the right",
        )
        return
    foreign = foreign_files(folder)
    if foreign:
        yield Found(
            "wrong",
            "store",
            f"{folder} has files of another program ({', '.join(foreign[:3])}): choose another --data-dir",
        )
        return
    if settings.fsync == "no":
        yield Found("warning", "store", "--fsync no: if the machine fails, the actions of the last half minute are lost")
    yield Found("ok", "store", f"its own, in {folder}")


def _disk(settings: Settings) -> Iterator[Found]:
    folder = Path(settings.data_dir).resolve()
    kin = folder if folder.exists() else next(parent for parent in folder.parents if parent.exists())
    free_mb = shutil.disk_usage(kin).free // 1_000_000
    if free_mb < MIN_DISK_MB:
        yield Found(
            "wrong",
            "disk",
            f"{folder} has {free_mb} MB free: to store games, the server needs at least {MIN_DISK_MB} MB",
        )
    else:
        yield Found("ok", "disk", f"{free_mb} MB are free")


async def _redis(url: str, replicas: int = 0) -> AsyncIterator[Found]:
    try:
        route = route_to(url)
    except Unfit as error:
        yield Found("wrong", "store", str(error))
        return
    try:
        async with asyncio.timeout(WAIT_S):
            client = (await route.primary(keys.NO_ROOM)).client
            sent_s = time.time()
            there: Any = await client.time()
            apart_ms = _apart_ms(there, sent_s, time.time())
            warnings = [warning async for warning in _judged(route, replicas)]
    except Unfit as error:
        yield Found("wrong", "store", str(error))
    except (*AWAY, TimeoutError) as error:
        yield Found("wrong", "store", by_name(error) or f"no Redis answers at {_place(url)}: {failure_words(error)}")
    else:
        yield Found("ok", "store", f"Redis at {_place(url)}")
        for warning in warnings:
            yield Found("wrong" if "append-only" in warning or TOO_FEW in warning else "warning", "store", warning)
        yield _clock(apart_ms)
    finally:
        await route.close()


def _apart_ms(there: Sequence[int], sent_s: float, answered_s: float) -> int:
    """Returns how far the clock of Redis is ahead of this machine's clock. `there`: the answer to `TIME`, in seconds and
    microseconds. `sent_s` and `answered_s`: this machine's time before the question and after the answer."""
    return round(1_000 * (there[0] + there[1] / 1e6 - (sent_s + answered_s) / 2))


def _clock(apart_ms: int) -> Found:
    if abs(apart_ms) > MAX_SKEW_MS:
        line = f"this machine's clock and that of Redis are {apart_ms} ms apart: synchronise both with the same time server"
        return Found("warning", "clock", line)
    return Found("ok", "clock", f"{abs(apart_ms)} ms from that of Redis")


async def _judged(route: Route, replicas: int) -> AsyncIterator[str]:
    """Yields the warnings about each server that takes writes. In a Cluster, each warning begins with the server's address."""
    tags = [keys.NO_ROOM, *(map(keys.bucket_tag, range(keys.BUCKETS)) if route.kind == "cluster" else ())]
    for url, client in {await route.primary(tag) for tag in tags}:
        for warning in await judge(client, kind=route.kind, replicas=replicas):
            yield f"{_place(url)}: {warning}" if route.kind == "cluster" else warning


def _place(url: str) -> str:
    """Returns a Redis address without user and password: hosts and ports, or the path of the socket."""
    address = read_address(url)
    if address.hosts:
        return ", ".join(f"{host}:{port}" for host, port in address.hosts)
    parts = urlsplit(url)
    return f"{parts.hostname}:{parts.port or 6379}" if parts.hostname else parts.path


def _address(settings: Settings) -> Iterator[Found]:
    if not settings.public_url:
        return
    try:
        with urllib.request.urlopen(f"{settings.public_url.rstrip('/')}/version", timeout=WAIT_S) as answer:
            body = json.loads(answer.read())
    except (OSError, ValueError) as error:
        yield Found(
            "wrong",
            "address",
            f"no Banderilla server answers at {settings.public_url} ({error}): is the address right, does the server run?",
        )
        return
    yield from _answered(settings.public_url, body)


def _answered(url: str, body: object) -> Iterator[Found]:
    """Judges `body`, the answer of the public address `url` to a GET of `/version`."""
    if not isinstance(body, dict) or body.get("name") != "banderilla":
        yield Found("wrong", "address", f"another program answers at {url}")
        return
    if urlsplit(url).scheme == "http":
        yield Found("warning", "address", f"{url} is not https: no installation, no clipboard, and names travel unencrypted")
    else:
        yield Found("ok", "address", f"{url} leads to this server")
    yield _socket(url)
