"""Simulated Sentinels: processes that tell the nodes which store is the primary."""

import asyncio
from typing import Any, Final

from tests.simulation.keyspace import OK, Answer, Status
from tests.simulation.loop import VirtualLoop
from tests.simulation.store import packed, taken

PORTS: Final = (6_500, 6_501)
NAME: Final = "banderilla"
URL: Final = f"redis+sentinel://{','.join(f'127.0.0.1:{port}' for port in PORTS)}/{NAME}/0"


class Sentinels:
    """Two Sentinels that always agree. `named`: the port of the store that they call the primary."""

    def __init__(self, loop: VirtualLoop, named: int) -> None:
        self.named = named
        for port in PORTS:
            process = loop.process(f"sentinel{port}")
            process.context.run(loop.network.listen, lambda: SentinelTalk(self), port)

    def answer(self, command: list[bytes]) -> Answer:
        match command[0].upper():
            case b"SENTINEL":
                about = {
                    "name": NAME,
                    "ip": "127.0.0.1",
                    "port": str(self.named),
                    "flags": "master",
                    "num-slaves": "1",
                    "num-other-sentinels": str(len(PORTS) - 1),
                    "quorum": "1",
                }
                return [[part.encode() for pair in about.items() for part in pair]]
            case b"PING":
                return Status(b"PONG")
        return OK


class SentinelTalk(asyncio.Protocol):
    """The connection of one client of a Sentinel."""

    def __init__(self, sentinels: Sentinels) -> None:
        self._sentinels = sentinels
        self._buffer = bytearray()
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        while (command := taken(self._buffer)) is not None:
            self._transport.write(packed(self._sentinels.answer(command)))
