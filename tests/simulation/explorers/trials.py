"""Tries a command on a copy of a stored room or class, so that an explorer sends mostly commands that the server accepts.

A trial calls the pure handler of the command. It changes nothing in the world.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

import msgspec

from engines.contract import Refusal
from engines.registry import engine_of
from protocol import errors
from protocol.room_commands import RoomCommand
from protocol.session_commands import SessionCommand
from server.aggregate_types import ROOMS, SESSIONS
from server.room import command_table as of_room
from server.room.step_context import StepContext as RoomContext
from server.sessions import command_table as of_class
from server.sessions.step_context import StepContext as ClassContext

MALFORMED: Final = "malformed"
NOTHING: Final = "nothing"
"""Result of a trial whose command was allowed but had no effect."""
NOT_HERE: Final = frozenset({errors.COMMAND_NOT_YOURS, errors.COMMAND_NOT_NOW, errors.ROOM_ERASED})
"""Refusals that other values of the same command do not change."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(RoomCommand | SessionCommand).decode


class Trials:
    """Makes trials. `stored`: returns the bytes of a room or class by its code, None if there is none. `now_ms`: returns the
    time of the store."""

    around: Callable[[], AbstractContextManager[None]] = staticmethod(nullcontext)
    """Surrounds each trial. `lines.py` stops its count there, because only the lines that the server runs count."""

    def __init__(self, stored: Callable[[str], bytes | None], now_ms: Callable[[], int]) -> None:
        self._stored = stored
        self._now_ms = now_ms
        self._held: tuple[bytes, Any] = (b"", None)

    def state(self, code: str) -> Any:
        """Returns the stored room or class; None if there is none."""
        raw = self._stored(code)
        if raw is None:
            return None
        if self._held[0] != raw:
            kind: Any = SESSIONS if len(code) == SESSIONS.code_length else ROOMS
            self._held = (raw, kind.decode(raw))
        return self._held[1]

    def refused(self, state: Any, person: str, made: dict[str, Any]) -> str:
        """Returns the refusal code for that command; empty if the server would accept it and change or answer something."""
        try:
            body = _decode(_encode(made))
        except msgspec.MsgspecError:
            return MALFORMED
        with self.around():
            return self._refused(state, person, body)

    def _refused(self, state: Any, person: str, body: Any) -> str:
        now_ms = max(self._now_ms(), state.at_ms)
        if len(state.code) == SESSIONS.code_length:
            context: Any = ClassContext(state, person, now_ms)
            command: Any = SESSIONS.command(body, person)
            table: Any = of_class
        else:
            context, command, table = RoomContext(state, engine_of(state.slug), person), ROOMS.command(body, person), of_room
            context.now_ms = now_ms
        try:
            table.permit(state, command)
            table.COMMANDS[type(body)].handler(context, person, body)
        except Refusal as refusal:
            return refusal.code
        after = context.session if table is of_class else context.room
        return "" if after is not state or context.events or context.answer else NOTHING
