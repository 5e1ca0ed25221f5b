"""The answers that the question "Which rule was broken?" offers: rules that something in the last turns could have broken."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from engines.contract import CLOCK, Engine
from engines.kit.declaration.practice import FaultKind
from engines.kit.stakes import open_stakes
from server.school.occasion import Actions, slips
from server.school.playout import Done, type_of

CHOICES: Final = 4
LEAST_CHOICES: Final = 3
"""Minimum number of answers that the question "Which rule was broken?" offers."""


def practised_rules(engine: Engine[Any, Any, Any]) -> frozenset[str]:
    """Returns the rules for which the game declares a kind of fault."""
    return frozenset(kind.rule for kind in engine.practice.kinds)


def _known(engine: Engine[Any, Any, Any]) -> frozenset[str]:
    return practised_rules(engine).union(engine.practice.lures)


def with_choices(engine: Engine[Any, Any, Any]) -> list[FaultKind]:
    """Returns the kinds of fault that the question "Which rule was broken?" can use: while a seat may challenge the kind's
    rule, it may also challenge another rule, so the question has enough choices. If there is no such kind, returns all kinds.
    """
    known, kinds = _known(engine), engine.practice.kinds
    prizes = [known.intersection(stakes.prizes) for stakes in engine.stakes.values()]
    return [kind for kind in kinds if any(kind.rule in each and len(each) > 1 for each in prizes)] or list(kinds)


def in_question(engine: Engine[Any, Any, Any], state: Any, seat: int, rules: list[str]) -> list[str]:
    """Returns the rules that the seat may challenge in its open windows and that people really break. A choice such as a win
    that nobody declared would be obviously wrong. If no rule is left, returns all of `rules`."""
    stakes = open_stakes(engine.stakes, engine.status(state), seat)
    known = _known(engine)
    return [rule for rule in rules if rule in known and any(rule in each.prizes for each in stakes)] or rules


def fitting(engine: Engine[Any, Any, Any], steps: Sequence[Done], seat: int) -> frozenset[str] | None:
    """Returns the rules that another seat broke or could have broken in these steps, and the game's `lures`; None if there is
    no such rule.

    The seat could have broken a rule if its actions look like an occasion for a fault against that rule (`slips`): they begin
    with an action of the same type, and later actions of the seat have the other types.
    """
    found: set[str] = set()
    for at, done in enumerate(steps):
        if done.actor in (CLOCK, seat) or done.action is None:
            continue
        types = Counter(later.type for later in steps[at:] if later.actor == done.actor)
        for kind in engine.practice.kinds:
            if kind.rule not in found and any(
                _is_like(kind, actions, done, types) for actions in slips(engine, done.before, done.actor, kind)
            ):
                found.add(kind.rule)
    return frozenset(found.union(engine.practice.lures)) if found else None


def _is_like(kind: FaultKind, actions: Actions, done: Done, types: Counter[str]) -> bool:
    first = actions[0]
    if (
        type_of(first) != done.type
        or kind.act not in ("", done.type)
        or any(getattr(first, name) != getattr(done.action, name) for name in kind.same)
    ):
        return False
    return Counter(map(type_of, actions)) <= types


def among(
    engine: Engine[Any, Any, Any], named: str, others: Iterable[str], lot: random.Random, count: int = CHOICES
) -> list[str]:
    """Returns the named rule together with some other rules, in the order of the rulebook: `count` rules at most."""
    alike = [rule for rule in others if rule != named]
    some = {named, *lot.sample(alike, min(len(alike), count - 1))}
    return [rule.id for rule in engine.rules if rule.id in some]
