"""The process of a worker: a node that gets its connections from the door.

The worker drains and ends on SIGTERM, and also when its Unix socket to the door closes, because the door has closed the socket
or died.
"""

import asyncio
import contextlib
import logging
import socket
import sys
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from server.gateway.http.metrics_port import MetricsPort
from server.gateway.node import Node
from server.json_log import start_log
from server.store.connection.failure_words import failure_words
from server.store.health.fitness import by_name
from server.workers.loop import run, spare_the_collector, stop_on_signals
from server.workers.orders import LEAVING, OTHERS_CAME, READY, Orders, metrics_address

log = logging.getLogger("banderilla.worker")

TAKEN: Final = 64
"""Maximum number of connections that a worker takes from the door in one turn of the event loop."""
SIGN_BYTES: Final = 1
"""Length of a sign of the door."""
DESCRIPTORS_PER_SIGN: Final = 1
"""Number of connections that the door hands over with a sign."""
AGAIN_S: Final = 0.5
"""Seconds to wait before another attempt at a port that the previous worker may still use."""


class Intake:
    """Takes connections from `line`, the Unix socket to the door, and gives them to a node. The event `ended` is set when the
    door has closed the socket."""

    def __init__(self, line: socket.socket, node: Node, ended: asyncio.Event) -> None:
        self._line = line
        self._node = node
        self._ended = ended
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._line.setblocking(False)
        asyncio.get_running_loop().add_reader(self._line, self._take)
        self._say(READY)

    def leave(self) -> None:
        """Tells the door that this worker stops. Connections that the door has already handed over still get an answer."""
        self._say(LEAVING)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._line)
        self._line.close()

    def _say(self, sign: bytes) -> None:
        with contextlib.suppress(OSError):  # the door is gone
            self._line.send(sign)

    def _take(self) -> None:
        for _ in range(TAKEN):
            try:
                sign, descriptors, _flags, _from = socket.recv_fds(self._line, SIGN_BYTES, DESCRIPTORS_PER_SIGN)
            except (BlockingIOError, InterruptedError):
                return
            except OSError:
                sign, descriptors = b"", []
            if not sign:
                asyncio.get_running_loop().remove_reader(self._line)
                self._ended.set()
                return
            for descriptor in descriptors:
                task = asyncio.create_task(self._serve(socket.socket(fileno=descriptor), sign == OTHERS_CAME))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _serve(self, taken: socket.socket, others_came: bool) -> None:
        taken.setblocking(False)
        try:
            await self._node.gateway.take(taken, others_came=others_came)
        except OSError:  # the client has gone
            taken.close()


async def work(orders: Orders) -> int:
    """Serves until a signal comes or until the socket to the door closes."""
    settings = msgspec.structs.replace(orders.settings, metrics_listen="", operator_listen="")
    node = Node(settings, site=orders.site, embedded_url=orders.embedded_url)
    asked_to_stop = asyncio.Event()
    stop_on_signals(asked_to_stop)
    intake = Intake(socket.socket(fileno=orders.line), node, asked_to_stop)
    await node.start()
    spare_the_collector()
    ports = [asyncio.create_task(_keep_open(MetricsPort, metrics_address(orders.settings, orders.place)), name="metrics port")]
    if orders.place == 1:  # all workers write reports, but only the first has the page
        ports.append(
            asyncio.create_task(_keep_open(node.open_operator, orders.settings.operator_address), name="operator page")
        )
    intake.start()
    await asked_to_stop.wait()
    intake.leave()
    await node.stop()
    intake.close()
    for each in ports:
        each.cancel()
    await asyncio.gather(*ports, return_exceptions=True)
    return 0


class Port(Protocol):
    """Another port of this process, such as the port for metrics."""

    def close(self) -> None: ...


async def _keep_open(opened: Callable[[str, int], Port], address: tuple[str, int] | None) -> None:
    """Opens a port as soon as the previous worker has closed it, and keeps it open."""
    if address is None:
        return
    is_told = False
    while True:
        try:
            port = opened(*address)
            break
        except OSError as error:
            if not is_told:
                log.info("a port is not free yet", extra={"port": address[1], "why": str(error)})
                is_told = True
        await asyncio.sleep(AGAIN_S)
    try:
        await asyncio.get_running_loop().create_future()
    finally:
        port.close()


def main() -> int:
    """Reads the orders from standard input and serves."""
    orders = msgspec.json.decode(sys.stdin.buffer.read(), type=Orders)
    start_log(orders.settings.log_level, for_people=orders.for_people)
    try:
        return run(work(orders))
    except Exception as error:
        log.debug("a worker cannot serve", exc_info=True)
        sys.stderr.write(f"banderilla: worker {orders.place}: {by_name(error) or failure_words(error)}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
