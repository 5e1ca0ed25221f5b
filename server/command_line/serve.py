"""The command `serve`: runs one node, or several workers behind one port, until a signal stops it."""

import asyncio
import errno
import gc
import os
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from server.command_line.client_folder import client_folder
from server.command_line.open_store import has_data
from server.command_line.welcome import language_of, open_browser, welcome
from server.gateway.http.addresses import listening_hosts
from server.settings import CAN_SHARE, Settings
from server.workers.loop import spare_the_collector, stop_on_signals

if TYPE_CHECKING:
    from server.gateway.node import Node
    from server.workers.supervision import Site


class PortTaken(Exception):
    """Another program uses the port."""


class WrongSetting(Exception):
    """A setting that prevents the server from starting. The message names its flag."""


def require_usable(settings: Settings) -> None:
    """Checks the settings that depend on this machine, before anything starts. Raises `WrongSetting`."""
    if settings.client_dir and not (Path(settings.client_dir) / "index.html").is_file():
        raise WrongSetting(f"--client-dir {settings.client_dir} has no index.html: it must be the folder of a built client")
    for host in listening_hosts(settings.host):
        if not _is_here(host):
            raise WrongSetting(f"--host {host} is not an address of this machine: leave it out to listen on all of them")
    for flag, address in (("--metrics-listen", settings.metrics_address), ("--operator-listen", settings.operator_address)):
        if address and not _is_here(address[0]):
            raise WrongSetting(f"{flag} {address[0]}:{address[1]} is not an address of this machine; 127.0.0.1 always is")
    if settings.weekend_hour or settings.weekend_games:
        from server.weekend.schedule import schedule_of  # it loads all games, which most starts do later

        try:
            schedule_of(settings.weekend_hour, settings.weekend_games)
        except ValueError as error:
            raise WrongSetting(str(error)) from None


def _is_here(host: str) -> bool:
    """Tells whether this machine has the address. The test uses any free port (0), because a fixed port may need rights or be
    in use."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.bind((host, 0))
    except OSError:
        return False
    return True


async def serve(settings: Settings, *, opens_browser: bool = False) -> int:
    """Starts the server, prints its addresses, and serves until a signal. On a terminal the addresses come as a block with a QR
    code.

    `opens_browser`: also open the page on this machine, if it has a screen. Raises `PortTaken`, `WrongSetting`, and the errors
    of a store that cannot start.
    """
    require_usable(settings)
    settings = msgspec.structs.replace(settings, client_dir=client_folder(settings.client_dir))
    if not CAN_SHARE and settings.workers != "1":
        print("banderilla: on this system only one worker can serve a port, so there is one", file=sys.stderr)
    is_new_folder = not settings.redis_url and not has_data(Path(settings.data_dir))
    node = _server(settings)
    asked_to_stop = asyncio.Event()
    stop_on_signals(asked_to_stop)
    try:
        await node.start()
    except OSError as error:
        if error.errno == errno.EADDRINUSE and error.filename in ("--metrics-listen", "--operator-listen"):
            await node.stop()
            address = settings.metrics_listen if error.filename == "--metrics-listen" else settings.operator_listen
            raise PortTaken(
                f"the port of {error.filename} {address} is in use by another program: choose another one"
            ) from None
        if error.errno == errno.EADDRINUSE:
            await node.stop()
            raise PortTaken(
                f"port {settings.port} is in use by another program: stop it, or choose another with --port "
                f'(in a checkout: make run ARGS="--port {settings.port + 1}")'
            ) from None
        raise
    spare_the_collector()
    here, *others = addresses(settings, node.near, node.port)
    if sys.stdout.isatty():
        language = language_of(os.environ)
        shown = for_other_devices(here, others, settings)
        print(welcome(here, shown, kept_in(settings), language, is_new_folder=is_new_folder))
    else:
        print("\n".join([here, *(f"{each}  (other devices on this network)" for each in others)]), flush=True)
    if opens_browser:
        await asyncio.to_thread(open_browser, here)
    await asked_to_stop.wait()
    await node.stop()
    gc.freeze()  # otherwise the collector walks through all objects once more when the process ends
    return 0


def _server(settings: Settings) -> "Node | Site":
    """Returns a node or, for several workers, a `Site`, which accepts connections for them. A `Site` loads no games, so that
    people can connect sooner."""
    if settings.worker_count > 1:
        from server.workers.supervision import Site

        return Site(settings)
    from server.gateway.node import Node

    return Node(settings)


def kept_in(settings: Settings) -> str:
    """Returns the place of the stored games and classes, in words for the operator."""
    return "Redis" if settings.redis_url else os.path.abspath(settings.data_dir)


def addresses(settings: Settings, near: Sequence[str], port: int) -> list[str]:
    """Returns the addresses of the server: first the address for this machine, then the addresses for other devices, the
    likeliest first."""
    if settings.public_url:
        return [settings.public_url]
    host = "localhost" if settings.host in ("0.0.0.0", "::", "", "127.0.0.1") else settings.host
    return [f"http://{host}:{port}/", *(f"http://{each}:{port}/" for each in near if each != host)]


def for_other_devices(here: str, others: Sequence[str], settings: Settings) -> Sequence[str]:
    """Returns the addresses for the QR codes. If the settings have a public address, it is the only one, because it serves all
    machines."""
    return [here] if settings.public_url else others
