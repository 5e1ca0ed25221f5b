"""Finds the shortest worked case for every fault of a refereed game. In such a case a seat commits the fault, and the
other seat challenges it."""

from collections.abc import Mapping
from typing import Any

from engines.registry import all_engines, engine_of
from tests.engines.case_files import worked_cases

REFEREED = [engine.about.slug for engine in all_engines().values() if engine.about.division is not None]


def rules_of(slug: str) -> list[str]:
    """Return the ids of the game's rules that are faults and can be challenged."""
    return [rule.id for rule in engine_of(slug).rules if rule.kind == "fault" and rule.challengeable]


def cases_of(slug: str, rule: str) -> list[Mapping[str, Any]]:
    """Return the tournament cases of two seats that end with a correct challenge of the rule."""
    found: list[Mapping[str, Any]] = [
        case for case in worked_cases(slug) if case["given"].get("mode") != "assisted" and _ends_in(case, rule)
    ]
    assert found, f"no worked case of {slug} ends in a correct challenge of {rule}"
    return found


def case_of(slug: str, rule: str) -> Mapping[str, Any]:
    """Return the shortest tournament case of two seats that ends with a correct challenge of the rule. A case whose
    game continues is preferred to a case whose game is over."""
    return min(
        cases_of(slug, rule), key=lambda case: (bool(case["expected"].get("state", {}).get("result")), len(case["actions"]))
    )


def _ends_in(case: Mapping[str, Any], rule: str) -> bool:
    steps = case["expected"].get("steps", [])
    by_seats = all(isinstance(action["seat"], int) and "at_ms" not in action for action in case["actions"])
    last = steps[-1] if steps else None
    return by_seats and isinstance(last, dict) and any(found[:2] == [rule, "C"] for found in last.get("rulings", []))
