"""Every committed room can be read again."""

from typing import Any, Literal, get_origin

import msgspec
import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from server.room.command import Act, ActText
from server.room.command_table import COMMANDS
from server.room.stored.read_back import require_readable
from tests.room.table import Table


def test_only_a_command_without_words_numbers_or_plain_data_of_a_persons_is_spared() -> None:
    for kind, row in COMMANDS.items():
        if row.if_unreadable is None and kind is not Act and row.powers != {"server"}:
            assert all(field.type is bool or get_origin(field.type) is Literal for field in msgspec.structs.fields(kind)), kind


def test_a_step_is_refused_with_the_code_of_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(referees=("director",))
    monkeypatch.setattr("server.room.stored.read_back.decode", lambda _raw: table.first)
    assert table.refused("director", messages.SetSettings({"phrases": False})) == errors.COMMAND_NOT_NOW
    assert table.refused("director", messages.Pause("x")) == errors.FRAME_MALFORMED
    assert table.refused("director", messages.SetPosition({"cells": {}})) == errors.GAME_POSITION
    table.act("ana", "place", cell=4)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (messages.SetPosition({}), errors.GAME_POSITION),
        (messages.SetSettings(), errors.SETTINGS_MALFORMED),
        (ActText("e2e4"), errors.FRAME_MALFORMED),
    ],
)
@pytest.mark.parametrize("wrong", [{"phase": "asleep"}, {"illegal_moves": (2**70, 0)}, {"fen": 5}])
def test_a_room_that_could_not_be_read_again_is_refused(body: messages.Body, expected: str, wrong: dict[str, Any]) -> None:
    table = Table("ajedrez")
    game = table.room.game
    assert game is not None
    record = table.last.encoded
    code = COMMANDS[type(body)].if_unreadable
    assert code is not None
    require_readable(table.room, record, code)
    spoilt = replace(table.room, game=replace(game, state=replace(game.state, **wrong)))
    with pytest.raises(Refusal) as refused:
        require_readable(spoilt, record, code)
    assert refused.value.code == expected


def test_a_record_that_could_not_be_read_again_is_refused() -> None:
    table = Table()
    with pytest.raises(Refusal):
        require_readable(table.room, table.last.encoded[:-1], errors.FRAME_MALFORMED)
