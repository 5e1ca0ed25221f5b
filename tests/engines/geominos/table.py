"""A Geominos table for tests: it starts from a position or plays a whole match, takes actions as the client sends them,
and has its own clock."""

from typing import Any

import msgspec

from engines.contract import CLOCK, Actor, Refusal, Step, Tick
from engines.geominos import ENGINE
from engines.kit.chance import ChanceReader, ChanceState

SEAHORSE = {"tile": "seahorse", "side": "A", "turn": 2, "row": 8, "col": 12}
GORILLA = {"tile": "gorilla", "side": "A", "turn": 1, "row": 7, "col": 10}
SNAKE = {"tile": "snake", "side": "A", "turn": 0, "row": 4, "col": 8}
"""A placement next to the gorilla that costs 6 points."""
DUCK = {"tile": "duck", "side": "B", "turn": 3, "row": 6, "col": 14}
"""A placement next to the seahorse that costs 5 points."""
CROSS = {"tile": "cross", "side": "A", "turn": 0, "row": 4, "col": 8}
"""A placement that touches only at a corner, which is no match. It costs 11 points."""


class GeominosTable:
    """Plays actions on a state. By default each action advances `now_ms` by a second."""

    def __init__(self, state: Any = None, **given: Any) -> None:
        self.reader = ChanceReader(ChanceState(bytes(32)))
        self.now_ms = 0
        self.state = state or ENGINE.position(given, 0)

    def act(self, actor: Actor, type: str, marks: Any = None, **payload: Any) -> Step[Any]:
        self.now_ms += 1_000
        step = ENGINE.apply(self.state, actor, ENGINE.parse({"type": type, **payload}), self.now_ms, self.reader, marks)
        self.state = step.state
        return step

    def refused(self, actor: Actor, type: str, **payload: Any) -> str:
        """Try an action that the game must refuse without a change of the state. Return the code of the refusal."""
        before = ENGINE.encode(self.state)
        try:
            self.act(actor, type, **payload)
        except Refusal as refusal:
            assert ENGINE.encode(self.state) == before
            return refusal.code
        raise AssertionError(f"{type} of {actor} was accepted")

    def lay(self, seat: int, where: dict[str, Any], points: int, total: int) -> None:
        """Play a whole turn: place the tile `where`, announce the points and the total, and pass the flag."""
        self.act(seat, "place", **where)
        self.act(seat, "announce", points=points, total=total)
        self.act(seat, "pass_flag")

    def time_up(self) -> Step[Any]:
        due = ENGINE.status(self.state).due_at_ms
        assert due is not None
        self.now_ms = due
        step = ENGINE.apply(self.state, CLOCK, Tick(), due, self.reader, None)
        self.state = step.state
        return step

    def to_case(self, *keys: str) -> Any:
        probed = msgspec.to_builtins(ENGINE.to_case(self.state, self.now_ms))
        return probed[keys[0]] if len(keys) == 1 else tuple(probed[key] for key in keys)

    def view(self, viewer: Any = "spectator") -> dict[str, Any]:
        return ENGINE.view(self.state, viewer, self.now_ms)


def figures(**given: Any) -> GeominosTable:
    """Return the table after the first turns of the rulebook's figures 1 to 4. Seat 0 must place the next tile."""
    hands = {"0": ["cross", "l", "snake"], "1": ["duck", "t"]}
    defaults = {"players": 2, "distribution": "all", "centre": "chair", "placed": [SEAHORSE, GORILLA]}
    return GeominosTable(**{**defaults, "totals": [1, 4], "hands": hands, **given})
