"""The engine's rulings on all possible challenges at one moment: C, I or IA (rulebook `common.md`, Challenges)."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from engines.contract import Engine, GameEvent, Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.referee.record import Mark, Ruling

SAME = ChanceState(bytes(32))
"""A fixed source of draws. Any source would do, because a ruling does not depend on draws."""


class Judged(NamedTuple):
    """A challenge and its ruling. `about`: the fields of the challenge, without the rule. `state`: the game after the
    challenge. `happenings`: the events of the challenge."""

    rule: str
    about: Mapping[str, Any]
    ruling: Ruling
    state: Any
    happenings: tuple[GameEvent, ...]

    @property
    def mark(self) -> Mark:
        return self.ruling.mark


def judged(engine: Engine[Any, Any, Any], state: Any, seat: int, now_ms: int) -> dict[str, Judged]:
    """Returns, for each rule, a challenge that the seat may make now, with its ruling. If the seat may make several challenges
    of a rule, prefers one that finds a fault. A rule that the seat cannot challenge now is missing."""
    every = {rule.id: ruled_by(engine, state, seat, rule.id, now_ms) for rule in engine.rules if rule.challengeable}
    return {rule: one for rule, one in every.items() if one is not None}


def ruled_by(engine: Engine[Any, Any, Any], state: Any, seat: int, rule: str, now_ms: int) -> Judged | None:
    """Returns the seat's challenge of this rule, as in `judged`; None if the seat cannot challenge the rule now."""
    found: Judged | None = None
    for about in _forms(engine, state, seat, rule):
        one = _ruled(engine, state, seat, rule, about, now_ms)
        if one is not None and (found is None or one.mark == "C"):
            found = one
    return found


def _forms(engine: Engine[Any, Any, Any], state: Any, seat: int, rule: str) -> Iterable[Mapping[str, Any]]:
    """Yields the possible challenges of this rule: those that the game suggests, and one for each fault of this rule that
    nobody has challenged, with the fault as its target."""
    yield from engine.challenge_forms(state, seat, rule)
    for _accused, fault in engine.unchallenged_faults(state):
        if fault.rule == rule and isinstance(fault.target, int | str):
            yield {"target": fault.target}


def _ruled(
    engine: Engine[Any, Any, Any], state: Any, seat: int, rule: str, about: Mapping[str, Any], now_ms: int
) -> Judged | None:
    try:
        action = engine.parse({"type": "challenge", "rule": rule, **about})
        step = engine.apply(state, seat, action, now_ms, ChanceReader(SAME), None)
    except Refusal:
        return None
    if len(step.rulings) != 1 or step.rulings[0].rule != rule:
        return None
    return Judged(rule, about, step.rulings[0], step.state, step.happenings)
