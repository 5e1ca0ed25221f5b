"""A name server for tests. Like the name server of Docker, it knows one name and answers with the current addresses of
that name."""

import socket
import struct
import threading
from collections.abc import Iterable

HEADER_BYTES = 12
TYPE_A = 1
NO_SUCH_NAME = 3
HELD_S = 600
"""Validity of an answer in seconds, as Docker's name server states it. A client that relies on it misses every change
of address."""


class NameServer:
    """A name server that runs in a thread from its creation until `close`. `addresses`: the current addresses of
    `name`; a test may change them at any time."""

    def __init__(self, name: str, addresses: Iterable[str]) -> None:
        self.name = name
        self.addresses = list(addresses)
        self.asked = 0
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        self._is_closing = False
        self._thread = threading.Thread(target=self._serve, name="names", daemon=True)
        self._thread.start()

    @property
    def port(self) -> int:
        return int(self._socket.getsockname()[1])

    def close(self) -> None:
        self._is_closing = True
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as last:
            last.sendto(b"", ("127.0.0.1", self.port))
        self._thread.join()
        self._socket.close()

    def _serve(self) -> None:
        while True:
            question, asker = self._socket.recvfrom(512)
            if self._is_closing:
                return
            self.asked += 1
            self._socket.sendto(self._answer(question), asker)

    def _answer(self, question: bytes) -> bytes:
        end = question.index(b"\0", HEADER_BYTES) + 5
        kind = struct.unpack("!H", question[end - 4 : end - 2])[0]
        name = b".".join(_labels(question[HEADER_BYTES : end - 5])).decode()
        found = self.addresses if name == self.name else None
        flags = 0x8180 if found else 0x8180 | NO_SUCH_NAME
        records = [socket.inet_aton(address) for address in found or () if kind == TYPE_A]
        head = question[:2] + struct.pack("!HHHHH", flags, 1, len(records), 0, 0)
        body = b"".join(struct.pack("!HHHIH", 0xC00C, TYPE_A, 1, HELD_S, 4) + record for record in records)
        return head + question[HEADER_BYTES:end] + body


def _labels(raw: bytes) -> list[bytes]:
    found = []
    while raw:
        size = raw[0]
        found.append(raw[1 : 1 + size])
        raw = raw[1 + size :]
    return found
