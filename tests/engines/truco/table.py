"""A truco table for tests. Each step is one line: `"0 envido"`, `"1 quiero retruco"`, `'0 "flor de mano'`, `"0 E7"`,
`"time_up"`.

A line has the seat and then the action in the game's notation. If a line ends with `!code`, the game must refuse the
action with this code and change nothing.
"""

from typing import Any

import pytest

from engines.contract import CLOCK, GameEvent, Refusal, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.referee.record import Mark
from engines.truco import ENGINE
from engines.truco.state import State

SEED = b"truco at a table, for all to see"

TWO = {"0": ["E7", "E6", "O1"], "1": ["C7", "C5", "B12"]}
FLOR_AGAINST_FLOR = {"0": ["E7", "E6", "E1"], "1": ["C7", "C5", "C12"]}
FOUR = {"0": ["E7", "C6", "B4"], "1": ["O10", "C5", "E4"], "2": ["B3", "O6", "C10"], "3": ["E11", "B5", "O5"]}
SIX = {
    "0": ["E7", "E6", "O1"],
    "1": ["C7", "C5", "B12"],
    "2": ["B3", "O6", "C10"],
    "3": ["C4", "C3", "O12"],
    "4": ["O7", "O5", "E2"],
    "5": ["B1", "B6", "O4"],
}


class Table:
    """A position that changes with each step. Time advances only with `time_up`."""

    def __init__(self, given: dict[str, Any] | None = None, **more: Any) -> None:
        self.now_ms = 0
        self.reader = ChanceReader(ChanceState(SEED))
        self.state: State = ENGINE.position({"hands": TWO, "dealer": 1} | (given or {}) | more, 0)
        self.events: tuple[GameEvent, ...] = ()

    def play(self, *steps: str) -> "Table":
        for step in steps:
            self._step(step)
        return self

    def _step(self, step: str) -> None:
        if step == "time_up":
            self.now_ms = ENGINE.case_time(self.state, {"type": "time_up"}, self.now_ms)
            self._apply(CLOCK, Tick())
            return
        step, _, code = step.partition(" !")
        who, _, text = step.partition(" ")
        actor: Any = int(who) if who.isdigit() else who
        if not code:
            self._apply(actor, ENGINE.read(self.state, 0, text))
            return
        assert self.refusal(actor, ENGINE.read(self.state, 0, text)).code == code, step

    def _apply(self, actor: Any, action: Any, marks: tuple[Mark, ...] | None = None) -> None:
        step = ENGINE.apply(self.state, actor, action, self.now_ms, self.reader, marks)
        assert step.record == {}
        self.state, self.events = step.state, step.happenings

    def ruled(self, seat: int, text: str, *marks: Mark) -> "Table":
        """Make a challenge that a person rules on with these marks."""
        self._apply(seat, ENGINE.read(self.state, seat, text), marks)
        return self

    def refusal(self, actor: Any, action: Any) -> Refusal:
        """Return the refusal of the action. The test fails if the game accepts it."""
        before = ENGINE.encode(self.state)
        with pytest.raises(Refusal) as caught:
            ENGINE.apply(self.state, actor, action, self.now_ms, self.reader, None)
        assert caught.value.code in ENGINE.codes
        assert ENGINE.encode(self.state) == before
        return caught.value

    def __getitem__(self, key: str) -> Any:
        """Return a value of the state, by its key in the worked cases."""
        return ENGINE.to_case(self.state, self.now_ms)[key]

    @property
    def phase(self) -> str:
        return ENGINE.status(self.state).phase

    def status_may(self, seat: int) -> tuple[str, ...]:
        return ENGINE.status(self.state).may[seat]

    @property
    def entries(self) -> list[tuple[str, int, int]]:
        return [(entry["for"], entry["points"], entry["side"]) for entry in self["entries"]]

    @property
    def faults(self) -> list[list[Any]]:
        return list(self["recorded_faults"])

    @property
    def kinds(self) -> list[str]:
        return [one.kind for one in self.events]

    def view(self, viewer: Any) -> dict[str, Any]:
        return ENGINE.view(self.state, viewer, self.now_ms)
