"""The engine refuses an impossible position of Qwinto before a room could store it."""

from typing import Any

import pytest

from engines.contract import Refusal
from engines.registry import engine_of

ENGINE = engine_of("qwinto")


@pytest.mark.parametrize(
    "given",
    [
        {"players": 10**12},
        {"players": 7},
        {"players": 2, "sheets": [{}, {}, {}]},
        {"round": 1.5},
        {"round": ["a"]},
        {"round": 0},
        {"misses": [0, -1]},
        {"misses": [0]},
        {"strikes": ["x", 0]},
        {"retired": [True]},
        {"first": 2},
        {"sheets": [{"orange-1": 19}, {}]},
        {"sheets": [{"orange-10": 1}, {}]},
        {"wrong_entries": "orange-1"},
        {"wrong_entries": [{"seat": 0, "box": "orange-1"}]},
        {"options": {"write_ms": "long"}},
        {"nonsense": 1},
    ],
)
def test_what_cannot_be_a_game_is_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position(given, 0)


def test_an_older_error_needs_no_more_than_its_number_and_its_round() -> None:
    entry = {"seat": 1, "box": "yellow-5", "number": 5, "round": 3}
    state = ENGINE.position({"round": 5, "sheets": [{}, {"yellow-3": 7}], "wrong_entries": [entry]}, 0)
    assert ENGINE.to_case(state, 0)["sheets"][1] == {"yellow-3": 7, "yellow-5": 5}
    assert ENGINE.decode(ENGINE.encode(state)) == state


def test_a_wrong_entry_without_a_seat_is_on_the_first_sheet() -> None:
    state = ENGINE.position(
        {"round": 5, "sheets": [{"yellow-3": 7}, {}], "wrong_entries": ["yellow-5", 5, 3, 5, ["yellow"]]}, 0
    )
    assert ENGINE.to_case(state, 0)["sheets"] == [{"yellow-3": 7, "yellow-5": 5}, {}]
