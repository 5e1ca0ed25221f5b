"""The actions and commands that a stream must contain exactly once, and the text by which the checks compare them."""

from typing import Any, Final

import msgspec

from protocol.room_commands import ForceResult, RoomCommand
from protocol.session_commands import SessionCommand
from server.room.command import Act
from tests.faults.chaos.canonical import canonical

COUNTED: Final = frozenset(
    {
        "say",
        "sign",
        "force_result",
        "plan_round",
        "publish_round",
        "start_round",
        "drop_round",
        "close_round",
        "announce",
        "tell_pupil",
        "set_note",
        "set_session",
        "erase_member",
    }
)
"""The commands to count. Each of them changes its room or class whenever the server accepts it."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(RoomCommand | SessionCommand).decode
"""Decodes a command. `msgspec.convert` would analyse all the types again for each command."""


def text_of(body: Any) -> str | None:
    """Returns the text by which the checks compare an action or a counted command (`COUNTED`); None for any other command.
    `body`: the body of a command in the stream."""
    if isinstance(body, Act):
        return canonical(body.action)
    if isinstance(body, ForceResult) and body.running:
        return None  # the server sends it when a tutor closes a round
    name = type(body).__struct_config__.tag
    return canonical(msgspec.to_builtins(body)) if name in COUNTED else None


def text_of_order(command: dict[str, Any]) -> str | None:
    """Returns the text that `text_of` gives for this command in the stream. `command`: plain data, as a person sends the
    command."""
    return text_of(_decode(_encode(command)))
