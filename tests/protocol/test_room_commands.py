"""Tests of the room commands on the wire."""

from typing import get_args

import msgspec
import pytest

from protocol import codec
from protocol.errors import Malformed
from protocol.messages import CommandMessage
from protocol.room_commands import GiveTime, RoomCommand, Say, SetSettings, Settings
from server.room.command_table import COMMANDS

KINDS = get_args(RoomCommand)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_command_has_a_tag_of_its_own_and_a_row_in_the_table(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    assert [other for other in KINDS if other.__struct_config__.tag == tag] == [kind]
    assert kind in COMMANDS


def sent(command: object) -> bytes:
    return codec.pack({"type": "command", "cid": "c", "room": "K7QX2M", "command": msgspec.to_builtins(command)})


@pytest.mark.parametrize("command", [Say("hola"), SetSettings({"games": 2}), GiveTime(seat=0, ms=1_000)])
def test_a_command_comes_as_it_was_sent(command: RoomCommand) -> None:
    assert codec.decode(sent(command)) == CommandMessage("c", "K7QX2M", command)


def test_a_command_with_a_field_too_many_is_malformed() -> None:
    with pytest.raises(Malformed):
        codec.decode(sent({"type": "say", "text": "hola", "seat": 1}))


@pytest.mark.parametrize("wrong", [{"games": 0}, {"appeal_ms": 1}, {"absence_ms": 1}, {"move_days": 2}, {"nonsense": 1}])
def test_settings_have_bounds(wrong: dict[str, int]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Settings)
