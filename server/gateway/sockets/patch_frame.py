"""A patch as a frame, in two forms: a whole form and a short form. Each form is encoded when a connection first needs it."""

import msgspec

from protocol.messages import Patch
from protocol.short_patch import short_form, shortened
from server.gateway.sockets.connection import Connection, framed


class PatchFrame(msgspec.Struct, eq=False):
    """A patch to send. `payload`: its bytes in the whole form, as the store has them. `patch`: the decoded patch, if this node
    made it."""

    payload: bytes
    patch: Patch | None = None
    _whole: bytes | None = None
    _short: bytes | None = None

    def as_read_by(self, connection: Connection) -> bytes:
        """Returns the frame in the form that this connection reads."""
        if connection.reads_short:
            if self._short is None:
                self._short = framed(shortened(self.payload) if self.patch is None else short_form(self.patch))
            return self._short
        if self._whole is None:
            self._whole = framed(self.payload)
        return self._whole
