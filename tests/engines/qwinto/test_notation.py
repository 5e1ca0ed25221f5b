"""Every action has a short text, and reading this text gives the same action."""

from typing import Any

import pytest

from engines.contract import Refusal
from engines.qwinto import ENGINE
from tests.engines.qwinto.table import QwintoTable

TEXTS: list[tuple[str, dict[str, Any]]] = [
    ("roll yp", {"type": "roll", "dice": ["yellow", "purple"]}),
    ("reroll", {"type": "reroll"}),
    ("announce 9", {"type": "announce", "sum": 9}),
    ("write y5 9", {"type": "write", "box": "yellow-5", "number": 9}),
    ("pass", {"type": "pass"}),
    ("miss", {"type": "miss"}),
    ("challenge sum", {"type": "challenge", "rule": "qwinto.sum"}),
    ("challenge row 1 p9", {"type": "challenge", "rule": "qwinto.row", "target": {"seat": 1, "box": "purple-9"}}),
    ("challenge other:noise", {"type": "challenge", "rule": "other:noise"}),
    ("fix o1", {"type": "fix", "box": "orange-1"}),
    ("rewrite o2", {"type": "rewrite", "box": "orange-2"}),
    ("leave", {"type": "leave"}),
    ("ready", {"type": "ready"}),
    ("retire", {"type": "retire"}),
    ("resign", {"type": "resign"}),
    ("offer_draw", {"type": "offer_draw"}),
    ("accept_draw", {"type": "accept_draw"}),
    ("decline_draw", {"type": "decline_draw"}),
    ("call_time", {"type": "call_time"}),
]
STATE = QwintoTable(players=2).state


@pytest.mark.parametrize(("text", "raw"), TEXTS)
def test_round_trip(text: str, raw: dict[str, Any]) -> None:
    action = ENGINE.parse(raw)
    assert ENGINE.notate(STATE, action) == text
    assert ENGINE.read(STATE, 0, text.upper()) == action


def test_a_box_may_be_named_in_full() -> None:
    assert ENGINE.read(STATE, 0, " write yellow-5 9 ") == ENGINE.parse({"type": "write", "box": "yellow-5", "number": 9})


@pytest.mark.parametrize("text", ["", "write", "write z1 3", "write y5 nine", "roll g", "challenge", "fly", "pass it"])
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(Refusal, match="notation_unknown"):
        ENGINE.read(STATE, 0, text)
