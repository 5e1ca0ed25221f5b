"""A chess table for tests: actions and results use the keys of the worked cases."""

from typing import Any

from banderilla_conformance.cases import Table
from engines.ajedrez import ENGINE
from engines.ajedrez.state import State
from engines.contract import Viewer

WHITE, BLACK, ARBITER = 0, 1, "referee"


class Game:
    """One game at a table. `play` advances the time by a second, or to `at_ms` if that is given."""

    def __init__(self, **given: Any) -> None:
        self.table = Table(ENGINE, given)

    def play(self, seat: Any, kind: str, at_ms: int | None = None, /, **fields: Any) -> Any:
        """Play an action and return "ok", a record, or the code of its refusal."""
        at = self.table.now_ms + 1_000 if at_ms is None else at_ms
        before = ENGINE.encode(self.state)
        answer = self.table.play({"seat": seat, "at_ms": at, "type": kind, **fields})
        if isinstance(answer, dict) and "rejected" in answer:
            due = ENGINE.status(self.state).due_at_ms
            assert ENGINE.encode(self.state) == before or due is None, "a refusal changes nothing"
            return answer["rejected"]
        return answer

    def moves(self, text: str, at_ms: int | None = None) -> None:
        """Play the moves, each by the seat to move. Each must succeed."""
        for uci in text.split():
            answer = self.play(ENGINE.status(self.state).flag, "move", at_ms, uci=uci)
            assert answer == "ok" or "faults" in answer, f"{uci}: {answer}"

    def wait(self, until_ms: int) -> Any:
        return self.play("clock", "advance", until_ms)

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    @property
    def to_case(self) -> dict[str, Any]:
        return ENGINE.to_case(self.state, self.table.now_ms)

    @property
    def clocks(self) -> tuple[int, int]:
        probe = self.to_case
        return probe["white_ms"], probe["black_ms"]

    @property
    def ended(self) -> tuple[str, str] | None:
        """Reason and score of the finished game; None while it runs."""
        result = self.state.result
        return (result.reason, result.score or "") if result else None

    def view(self, viewer: Viewer = "spectator") -> dict[str, Any]:
        return ENGINE.view(self.state, viewer, self.table.now_ms)
