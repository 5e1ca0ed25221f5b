"""Every action has a short text, and reading this text gives the same action."""

from typing import Any

import pytest

from engines.contract import Refusal
from engines.geominos import ENGINE
from tests.engines.geominos.table import SNAKE, figures

TEXTS: list[tuple[str, dict[str, Any]]] = [
    ("snake A0 4 8", {"type": "place", **SNAKE}),
    ("duck B3 -1 14", {"type": "place", "tile": "duck", "side": "B", "turn": 3, "row": -1, "col": 14}),
    ("announce 6 7", {"type": "announce", "points": 6, "total": 7}),
    ("draw", {"type": "draw"}),
    ("lift", {"type": "lift"}),
    ("pass_flag", {"type": "pass_flag"}),
    ("no_place", {"type": "no_place"}),
    ("challenge puntos", {"type": "challenge", "rule": "geominos.puntos"}),
    ("challenge puntos,total,", {"type": "challenge", "rules": ["geominos.puntos", "geominos.total"]}),
    ("challenge other:noise", {"type": "challenge", "rule": "other:noise"}),
    ("accept", {"type": "accept"}),
    ("resign", {"type": "resign"}),
    ("offer_draw", {"type": "offer_draw"}),
    ("accept_draw", {"type": "accept_draw"}),
    ("decline_draw", {"type": "decline_draw"}),
    ("call_time", {"type": "call_time"}),
]
STATE = figures().state


@pytest.mark.parametrize(("text", "raw"), TEXTS)
def test_round_trip(text: str, raw: dict[str, Any]) -> None:
    action = ENGINE.parse(raw)
    assert ENGINE.notate(STATE, action) == text
    assert ENGINE.read(STATE, 0, text) == ENGINE.read(STATE, 0, text.upper()) == action


@pytest.mark.parametrize(
    "text", ["", "snake", "snake A4 4 8", "snake C0 4 8", "snake A0 x 8", "announce 6", "announce -1 3", "fly"]
)
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(Refusal, match="notation_unknown"):
        ENGINE.read(STATE, 0, text)
