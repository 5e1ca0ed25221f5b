"""Plays worked cases in a real room with the real engine.

The rulebook's `README.md`, Cases, describes their form. An action is an object as described there, or a text in the short form
of `short_actions`.
"""

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from banderilla_conformance.short_actions import REFEREE, action_of, parts_of, text_of
from engines.contract import CLOCK, Engine, Refusal
from protocol import errors, messages
from server.aggregate.commands import Join, Tick
from server.room.command import Act, AnyBody, Command
from server.room.lifecycle.creation import NewRoom, create
from server.room.room import Step, step
from server.room.stored.log import Record
from server.room.views.frames import Views

SECRET = b"worked cases need no secret seed"
SETTINGS = {"appeals": False, "auto_start": False, "spectators": True}
MAX_TICKS = 20


class Table:
    """A worked case that is being played in a room. Time passes only by `at_ms` and by the clock's actions."""

    def __init__(self, engine: Engine[Any, Any, Any], given: Mapping[str, Any]) -> None:
        self.engine = engine
        self.now_ms = 0
        seats = len(engine.status(engine.position(given, 0)).may)
        new = NewRoom("CASES2", engine.about.slug, seats, REFEREE, REFEREE, SECRET, settings=dict(SETTINGS), role="referee")
        self.room = create(new, 0)
        self.views: Views | None = None
        for seat in range(seats):
            self._step(Join(f"seat {seat}", seat=seat), f"seat {seat}")
        self._step(messages.SetPosition(dict(given)), REFEREE)

    @property
    def state(self) -> Any:
        assert self.room.game is not None
        return self.room.game.state

    def action(self, written: Mapping[str, Any] | str) -> Mapping[str, Any]:
        """Returns an action as an object. If it is a text, the time passes to the action's `at_ms`, and the engine reads the
        text in the position of that moment. Raises `ValueError` for a text that cannot be read."""
        if not isinstance(written, str):
            return written
        short = parts_of(written)
        self._pass_to(short.at_ms)
        return action_of(self.engine, self.state, short)

    def shortened(self, action: Mapping[str, Any]) -> Mapping[str, Any] | str:
        """Returns the short form of an action. Returns the action itself if its short form would be read as another action."""
        self._pass_to(action.get("at_ms"))
        return text_of(self.engine, self.state, action) or action

    def play(self, written: Mapping[str, Any] | str) -> Any:
        """Plays an action and returns its result, in the form of the worked cases."""
        action = self.action(written)
        seat = action["seat"]
        raw = {key: value for key, value in action.items() if key not in ("seat", "at_ms")}
        self._pass_to(action.get("at_ms"))
        if seat == CLOCK:
            self.now_ms = max(self.now_ms, self.engine.case_time(self.state, raw, self.now_ms))
            return self._wait() or "ok"
        try:
            record = self._step(Act(raw), REFEREE if seat == REFEREE else f"seat {seat}")
        except Refusal as refusal:
            return self._refused(refusal, seat, raw)
        return next(move.record for move in reversed(record.moves) if move.actor != CLOCK) or "ok"

    def _refused(self, refusal: Refusal, seat: int | str, raw: dict[str, Any]) -> Any:
        if refusal.code == errors.COMMAND_NOT_NOW:
            # The room of a finished game refuses before the engine can; the case expects the rulebook's refusal.
            try:
                actor: Any = "director" if seat == REFEREE else seat
                self.engine.apply(self.state, actor, self.engine.parse(raw), self.now_ms, Never(), None)
            except Refusal as word:
                refusal = word
        return {"rejected": refusal.code, **refusal.params}

    def _pass_to(self, at_ms: int | None) -> None:
        """Lets the time pass to `at_ms`, if it is later than now. All events that are due by then happen."""
        self.now_ms = max(self.now_ms, at_ms or 0)
        self._wait()

    def _wait(self) -> dict[str, Any]:
        """Advances the room's time so that all due events happen, and returns their record."""
        records: dict[str, Any] = {}
        for _ in range(MAX_TICKS):
            if self.room.due_at_ms is None or self.room.due_at_ms > self.now_ms:
                break
            for move in self._step(Tick(), None).moves:
                records |= plain(move.record)
        return records

    def _step(self, body: AnyBody, by: str | None) -> Record:
        done: Step = step(self.room, Command(body, by), self.now_ms, self.views)
        self.room, self.views = done.room, done.views
        return done.record or Record(self.room.seq, self.now_ms, Command(body, by))


class Never:
    """A random source for a game that must make no more draws: any use of it fails."""

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        raise AssertionError("a finished game throws no dice")

    def below(self, bound: int) -> int:
        raise AssertionError("a finished game draws no lots")

    def shuffle(self, items: Any) -> Any:
        raise AssertionError("a finished game shuffles nothing")


def plain(value: Any) -> Any:
    """Returns the value after a round trip through JSON."""
    return json.loads(msgspec.json.encode(value))


def expanded(engine: Engine[Any, Any, Any], case: Mapping[str, Any]) -> dict[str, Any]:
    """Returns a case with each action as an object. Raises `ValueError` for a text that cannot be read."""
    if not any(isinstance(written, str) for written in case["actions"]):
        return dict(case)
    table = Table(engine, case["given"])
    actions = []
    for written in case["actions"]:
        actions.append(table.action(written))
        table.play(actions[-1])
    return {**case, "actions": actions}


def shortened(engine: Engine[Any, Any, Any], case: Mapping[str, Any]) -> dict[str, Any]:
    """Returns a case with each action in the short form, except the actions that have none. Raises `ValueError` as `expanded`
    does."""
    table = Table(engine, case["given"])
    actions = []
    for written in case["actions"]:
        actions.append(table.shortened(table.action(written)))
        table.play(written)
    return {**case, "actions": actions}


def differences(engine: Engine[Any, Any, Any], case: Mapping[str, Any]) -> list[str]:
    """Plays a case and returns every difference from what it expects."""
    expected = case["expected"]
    table = Table(engine, case["given"])
    found: list[str] = []
    steps = expected.get("steps", ["ok"] * len(case["actions"]))
    for number, (written, wanted) in enumerate(zip(case["actions"], steps, strict=True), 1):
        try:
            action = table.action(written)
        except ValueError as error:
            return [*found, f"step {number}: {error}"]
        got = plain(table.play(action))
        if not agrees(got, wanted):
            found.append(f"step {number} {action['type']}: expected {wanted}, got {got}")
    shown = plain(engine.to_case(table.state, table.now_ms))
    for key, wanted in expected.get("state", {}).items():
        if key not in shown:
            found.append(f"state has no {key}")
            continue
        got = shown[key]
        if key in engine.named_in_part:
            got = {name: place for name, place in got.items() if name in wanted}
        if got != wanted:
            found.append(f"{key}: expected {wanted}, got {got}")
    return found


def agrees(got: Any, wanted: Any) -> bool:
    """Returns whether a result is the expected one. A refusal may have more params than the case expects; everything else must
    be equal."""
    if isinstance(wanted, dict) and "rejected" in wanted:
        return isinstance(got, dict) and all(got.get(key) == value for key, value in wanted.items())
    return bool(got == wanted)
