"""Plays a game from a script of lines such as `0 roll` or `clock +5000`. A line has the actor, then the action in the
game's notation."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from engines.contract import CLOCK, Refusal, Status, Step, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.referee.record import Mark
from engines.registry import engine_of
from tests.engines.kit.duel.stage_steps import check_stages

REFEREES = ("monitor", "leader", "director")


class Script:
    """A game that starts from a position. `given`: the position, in the keys of the game's worked cases. `last`: the last
    step that the engine made."""

    def __init__(self, slug: str, **given: Any) -> None:
        self.engine = engine_of(slug)
        rolls = tuple(tuple(roll) for roll in given.get("chance", ()))
        self.reader = ChanceReader(ChanceState(b"a script has no secrets at all, ", script=rolls))
        self.now_ms = 0
        self.state = self.engine.position(given, 0)
        self.last: Step[Any] | None = None
        self.kinds: list[str] = []

    def play(self, *lines: str, marks: tuple[Mark, ...] | None = None) -> "Script":
        """Play the lines. The first refused line raises `Refusal` and has no effect."""
        for line in lines:
            who, text = line.split(" ", 1)
            if who == CLOCK:
                self.wait(int(text.removeprefix("+")))
                continue
            actor: Any = who if who in REFEREES else int(who)
            self.settle()
            self._applied(actor, self.engine.read(self.state, 0, text), marks)
        return self

    def refused(self, line: str) -> tuple[str, Mapping[str, Any]]:
        """Play a line that the game must refuse without a change of the state. Return the code and the params of the
        refusal."""
        before = self.engine.encode(self.state)
        with pytest.raises(Refusal) as caught:
            self.play(line)
        assert self.engine.encode(self.state) == before
        assert caught.value.code in self.engine.codes
        return caught.value.code, caught.value.params

    def code(self, line: str) -> str:
        return self.refused(line)[0]

    def wait(self, ms: int) -> None:
        """Advance the time by `ms`, and apply all events that fall due."""
        self.now_ms += ms
        self.settle()

    def settle(self) -> None:
        while (due := self.status.due_at_ms) is not None and due <= self.now_ms:
            now_ms, self.now_ms = self.now_ms, due
            self._applied(CLOCK, Tick(), None)
            self.now_ms = now_ms

    @property
    def status(self) -> Status:
        status: Status = self.engine.status(self.state)
        return status

    def asked(self, seat: int, fate: int = 0) -> Any:
        """Return the action that the game's bot chooses for the seat, as plain data; None if it has nothing to do. Another
        number `fate` gives the bot other random draws."""
        view, status = self.engine.view(self.state, seat, self.now_ms), msgspec.to_builtins(self.status)
        return self.engine.bot(view, status, seat, ChanceReader(ChanceState(bytes([fate]) * 32)))

    def choices(self, seat: int, *fields: str, fates: int = 12) -> set[Any]:
        """Return the values of these fields in the actions that the bot chooses with different draws."""
        asked = [self.asked(seat, fate) for fate in range(fates)]
        return {tuple(each[field] for field in fields) if len(fields) > 1 else each[fields[0]] for each in asked}

    def bots_play(self, actions: int) -> "Script":
        """Let the bot act for every seat until the game ends, at most this number of actions. No action may be a fault."""
        for number in range(actions):
            seats = range(len(self.status.may))
            asked = next(((seat, raw) for seat in seats if (raw := self.asked(seat, number % 256)) is not None), None)
            if asked is None:
                due = self.status.due_at_ms
                if self.status.is_over or due is None:
                    return self
                self.wait(max(0, due - self.now_ms))
                continue
            self.now_ms += 500
            self._applied(asked[0], self.engine.parse(asked[1]), None)
            assert self.last is not None
            assert "faults" not in self.last.record, f"{asked} is a fault: {self.last.record}"
        return self

    def rulings(self) -> list[str]:
        """Return the marks of all rulings that the last line caused."""
        assert self.last is not None
        return [ruling.mark for ruling in self.last.rulings]

    def fault_refused(self, line: str) -> tuple[str, str | int | None]:
        """Return the rule and the detail of the fault in a line that the game refuses."""
        code, params = self.refused(line)
        assert code == "fault"
        return params["rule"], params.get("detail")

    def facts_refused(self, line: str) -> Mapping[str, Any]:
        """Return the facts of the fault in a line that the game refuses."""
        code, params = self.refused(line)
        assert code == "fault"
        return params["facts"]  # type: ignore[no-any-return]

    def facts_ruled(self, line: str, marks: tuple[Mark, ...] | None = None) -> Mapping[str, Any]:
        """Play a line with a challenge. Return the facts of the fault, which must be the same in the ruling and in the
        public event."""
        self.play(line, marks=marks)
        assert self.last is not None
        found = [event.params for event in self.last.happenings if event.kind == "ruling"]
        assert [params.get("facts", {}) for params in found] == [ruling.facts for ruling in self.last.rulings]
        return self.last.rulings[0].facts

    def shows(self, **expected: Any) -> None:
        """Assert that the state has these values; the names are those of `expected.state` in a worked case."""
        probe = self.engine.to_case(self.state, self.now_ms)
        assert {key: probe[key] for key in expected} == expected

    def _applied(self, actor: Any, action: Any, marks: tuple[Mark, ...] | None) -> None:
        step = self.engine.apply(self.state, actor, action, self.now_ms, self.reader, marks)
        check_stages(self.state, step.state)
        self.state, self.last = step.state, step
        self.kinds += [event.kind for event in step.happenings]
