"""A patch on its way out: one frame for all who read it whole, one for all who read it short, each made when it is wanted."""

from protocol.short_patch import shortened
from server.gateway.sockets.connection import Connection, framed


class PatchFrame:
    """`payload`: the bytes of the patch, as they are stored."""

    __slots__ = ("_short", "_whole", "payload")

    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        self._whole: bytes | None = None
        self._short: bytes | None = None

    def as_read_by(self, connection: Connection) -> bytes:
        """The frame in the form that this connection reads."""
        if connection.reads_short:
            if self._short is None:
                self._short = framed(shortened(self.payload))
            return self._short
        if self._whole is None:
            self._whole = framed(self.payload)
        return self._whole
