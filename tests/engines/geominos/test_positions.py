"""The engine refuses an impossible position of Geominos before a room could store it."""

from typing import Any

import pytest

from engines.contract import Refusal
from engines.registry import engine_of

ENGINE = engine_of("geominos")
HANDS = {"0": ["snake"], "1": ["duck"]}


@pytest.mark.parametrize(
    "given",
    [
        {"players": 5},
        {"flag": 2},
        {"hands": {"0": ["snake"], "1": ["snake"]}},
        {"hands": {"0": [], "1": ["duck"]}},
        {"hands": {"2": ["duck"]}},
        {"placed": [{"tile": "t", "side": "A", "turn": 0, "row": 9, "col": 9}]},
        {"placed": [{"tile": "t", "side": "A", "turn": 0, "row": 30, "col": 9}]},
        {"placed": [{"tile": "t", "side": "A", "turn": 2**53, "row": 9, "col": 12}]},
        {"placed": [{"tile": "t", "side": "A", "turn": -1, "row": 9, "col": 12}]},
        {"totals": [1]},
        {"totals": ["x", 1]},
        {"game": "first"},
        {"centre": "square"},
        {"minutes": 4},
        {"nonsense": 1},
    ],
)
def test_what_cannot_be_a_game_is_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position({"distribution": "all", "hands": HANDS, **given}, 0)
