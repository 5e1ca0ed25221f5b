"""Runs worked cases of a rulebook through the engine: `python -m tools.cases FILE GAME`.

One line a case, `ok` or what differed, then `N passed, M failed`; exit status 0 only if all passed. The form of the file is
the rulebook's (`README.md`, Cases).
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from engines.contract import CLOCK, Actor, Engine, Refusal, Tick
from engines.kit.chance import Reel, Tape
from engines.registry import engine_of

SEED = b"worked cases need no secret seed"


class Table:
    """One case being played: the state, its chance and the time. Time stands still but for `at_ms` and the clock's actions."""

    def __init__(self, engine: Engine[Any, Any, Any], given: Mapping[str, Any]) -> None:
        self.engine = engine
        self.now_ms = 0
        script = tuple(tuple(roll) for roll in given.get("chance", ()) if isinstance(roll, list))
        self.reel = Reel(Tape(SEED, script=script))
        self.state = engine.position(given, 0)

    def play(self, action: Mapping[str, Any]) -> Any:
        """What became of an action, in the words of the cases."""
        seat = action["seat"]
        raw = {key: value for key, value in action.items() if key not in ("seat", "at_ms")}
        self.now_ms = max(self.now_ms, action.get("at_ms", 0))
        records = self._settle()
        try:
            if seat == CLOCK:
                self.now_ms = max(self.now_ms, self.engine.until(self.state, raw, self.now_ms))
                records |= self._settle()
                return records or "ok"
            actor: Actor = "director" if seat == "referee" else int(seat)
            step = self.engine.apply(self.state, actor, self.engine.parse(raw), self.now_ms, self.reel, None)
        except Refusal as refusal:
            return {"rejected": refusal.code, **refusal.params}
        self.state = step.state
        return plain(step.record) or "ok"

    def _settle(self) -> dict[str, Any]:
        """Lets everything happen that fell due by now, each at its own time."""
        records: dict[str, Any] = {}
        while True:
            due = self.engine.status(self.state).due_at_ms
            if due is None or due > self.now_ms:
                return records
            step = self.engine.apply(self.state, CLOCK, Tick(), due, self.reel, None)
            records |= plain(step.record)
            self.state = step.state


def plain(value: Any) -> Any:
    """The value as JSON would give it back."""
    return json.loads(msgspec.json.encode(value))


def differences(engine: Engine[Any, Any, Any], case: Mapping[str, Any]) -> list[str]:
    """Everything in which a case's run differs from what it expects."""
    expected = case["expected"]
    table = Table(engine, case["given"])
    found = []
    steps = expected.get("steps", ["ok"] * len(case["actions"]))
    for number, (action, wanted) in enumerate(zip(case["actions"], steps, strict=True), 1):
        got = plain(table.play(action))
        if not agrees(got, wanted):
            found.append(f"step {number} {action['type']}: expected {wanted}, got {got}")
    probe = plain(engine.probe(table.state, table.now_ms))
    for key, wanted in expected.get("state", {}).items():
        if key not in probe:
            found.append(f"state has no {key}")
        elif probe[key] != wanted:
            found.append(f"{key}: expected {wanted}, got {probe[key]}")
    return found


def agrees(got: Any, wanted: Any) -> bool:
    """Refusals may tell more than a case asks for; everything else is exact."""
    if isinstance(wanted, dict) and "rejected" in wanted:
        return isinstance(got, dict) and all(got.get(key) == value for key, value in wanted.items())
    return bool(got == wanted)


def main(arguments: list[str]) -> int:
    file, slug = arguments
    engine = engine_of(slug)
    passed = failed = 0
    for case in json.loads(Path(file).read_text()):
        try:
            found = differences(engine, case)
        except Exception as bug:  # noqa: BLE001 - a crash is this case's result, and the others still run
            found = [f"{type(bug).__name__}: {bug}"]
        passed, failed = (passed, failed + 1) if found else (passed + 1, failed)
        print(f"{case['name']}: {'; '.join(found) or 'ok'}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
