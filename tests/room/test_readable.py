"""What is committed can be read again."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from server.room.command import ActText, AnyBody
from server.room.readable import READ_BACK, SPARED, require_readable
from tests.room.table import Table


def test_every_command_is_either_read_back_or_spared() -> None:
    assert READ_BACK.keys() | SPARED == set(get_args(AnyBody))
    assert not READ_BACK.keys() & SPARED


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (messages.SetPosition({}), errors.GAME_POSITION),
        (messages.SetSettings(), errors.SETTINGS_MALFORMED),
        (ActText("e2e4"), errors.FRAME_MALFORMED),
    ],
)
@pytest.mark.parametrize("wrong", [{"phase": "asleep"}, {"illegal_moves": (2**70, 0)}, {"fen": 5}])
def test_a_room_that_could_not_be_read_again_is_refused(body: messages.Body, code: str, wrong: dict[str, Any]) -> None:
    table = Table("ajedrez")
    game = table.room.game
    assert game is not None
    record = table.last.encoded
    require_readable(body, table.room, record)
    spoilt = replace(table.room, game=replace(game, state=replace(game.state, **wrong)))
    with pytest.raises(Refusal) as refused:
        require_readable(body, spoilt, record)
    assert refused.value.code == code


def test_a_record_that_could_not_be_read_again_is_refused() -> None:
    table = Table()
    with pytest.raises(Refusal):
        require_readable(messages.Say("hola"), table.room, table.last.encoded[:-1])
