"""`serve`: runs a node until it receives a signal to stop."""

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Sequence
from pathlib import Path

import msgspec

from server.command_line.client_folder import client_folder
from server.command_line.welcome import language_of, open_browser, welcome
from server.gateway.http.addresses import listening_hosts
from server.gateway.node import Node
from server.settings import Settings


class PortTaken(Exception):
    """Another program listens on the port."""


def run(work: Awaitable[int]) -> int:
    """Runs the work in a new event loop, the fastest of the platform."""

    async def awaited() -> int:
        return await work

    try:
        import uvloop
    except ImportError:  # not on every platform
        return asyncio.run(awaited())
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(awaited())


class WrongSetting(Exception):
    """A setting that keeps the server from starting; the message names its flag."""


def require_usable(settings: Settings) -> None:
    """Checks the settings that depend on this machine before anything starts. Raises `WrongSetting`."""
    if settings.client_dir and not (Path(settings.client_dir) / "index.html").is_file():
        raise WrongSetting(f"--client-dir {settings.client_dir} has no index.html: it must be the folder of a built client")
    for host in listening_hosts(settings.host):
        try:
            with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
                probe.bind((host, 0))
        except OSError:
            raise WrongSetting(f"--host {host} is no address of this machine: leave it out to listen on all of them") from None


async def serve(settings: Settings, *, opens_browser: bool = False) -> int:
    """Prints the addresses, in a block for people on a terminal and bare elsewhere, and serves until a signal.

    `opens_browser`: open the page on this machine too, if it has a screen. Raises `PortTaken`, `WrongSetting`, and the errors
    of a store that cannot begin.
    """
    require_usable(settings)
    node = Node(msgspec.structs.replace(settings, client_dir=client_folder(settings.client_dir)))
    asked_to_stop = asyncio.Event()
    stop_on_signals(asked_to_stop)
    try:
        await node.start()
    except OSError as error:
        if error.errno == errno.EADDRINUSE and error.filename == "--metrics-listen":
            await node.stop()
            raise PortTaken(
                f"the port of --metrics-listen {settings.metrics_listen} is in use by another program: choose another one"
            ) from None
        if error.errno == errno.EADDRINUSE:
            await node.stop()
            raise PortTaken(
                f"port {settings.port} is in use by another program: stop it, or choose another with --port "
                f'(in a checkout: make run ARGS="--port {settings.port + 1}")'
            ) from None
        raise
    spare_the_collector()
    here, *others = addresses(settings, node.gateway.addresses.near, node.gateway.port)
    if sys.stdout.isatty():
        for_others = others or [here] * bool(settings.public_url)
        print(welcome(here, for_others, kept_in(settings), language_of(os.environ)), flush=True)
    else:
        print("\n".join([here, *(f"{each}  (other devices on this network)" for each in others)]), flush=True)
    if opens_browser:
        await asyncio.to_thread(open_browser, here)
    await asked_to_stop.wait()
    await node.stop()
    gc.freeze()  # otherwise the collector walks through all objects once more when the process ends
    return 0


def spare_the_collector() -> None:
    """Excludes the present objects from garbage collection, because a full collection of all modules takes 80 ms in the
    middle of a request."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)  # frozen values make few cycles: looking for them 30 times less often is enough


def stop_on_signals(asked: asyncio.Event) -> None:
    """Stops on Ctrl-C, and on the service manager's signal."""
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(sign, asked.set)
        except NotImplementedError:  # Windows
            with contextlib.suppress(ValueError):  # not in the main thread
                signal.signal(sign, lambda *_: loop.call_soon_threadsafe(asked.set))


def kept_in(settings: Settings) -> str:
    """Returns the place of the stored games and classes, in words for people."""
    return "Redis" if settings.redis_url else os.path.abspath(settings.data_dir)


def addresses(settings: Settings, near: Sequence[str], port: int) -> list[str]:
    """Returns the address to open on this machine, then the addresses for other devices, the best first."""
    if settings.public_url:
        return [settings.public_url]
    host = "localhost" if settings.host in ("0.0.0.0", "::", "", "127.0.0.1") else settings.host
    return [f"http://{host}:{port}/", *(f"http://{each}:{port}/" for each in near if each != host)]
