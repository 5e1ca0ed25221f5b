"""A player's action in a game is data or notation. No other message of a client acts in a game."""

import msgspec
import pytest

from protocol import codec
from protocol.errors import Malformed
from protocol.game_action import Act, ActText

WHERE = {"cid": "1", "room": "ABC234"}


def test_an_action_comes_as_data() -> None:
    action = {"type": "place", "cell": 4}
    assert codec.decode(msgspec.msgpack.encode({"type": "act", **WHERE, "action": action})) == Act("1", "ABC234", action)


def test_an_action_comes_as_notation() -> None:
    assert codec.decode(msgspec.msgpack.encode({"type": "read", **WHERE, "text": "e4"})) == ActText("1", "ABC234", "e4")


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "act", "action": "place"},
        {"type": "act", "action": {}, "cell": 4},
        {"type": "read", "text": ""},
        {"type": "read", "text": "e" * 501},
    ],
)
def test_what_is_no_action_is_malformed(wrong: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        codec.decode(msgspec.msgpack.encode({**WHERE, **wrong}))
