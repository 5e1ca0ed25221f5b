"""In assisted mode no fault can be committed: what a tournament would rule C is refused, with the rule and what is wrong."""

from collections.abc import Mapping
from typing import Any

import pytest

from engines.registry import engine_of
from tests.engines.faults import REFEREED, cases_of, rules_of
from tools.cases import Table

FAULTS = [pytest.param(slug, rule, id=rule) for slug in REFEREED for rule in rules_of(slug)]


def refused(slug: str, case: Mapping[str, Any]) -> tuple[Any, Any] | None:
    """Code and rule of the first refusal of a tournament's case that is played with help; None if all of it is taken."""
    table = Table(engine_of(slug), {**case["given"], "mode": "assisted"})
    for action in case["actions"][:-1]:
        said = table.play(action)
        if isinstance(said, dict) and "rejected" in said:
            return said["rejected"], said.get("rule")
    return None


@pytest.mark.parametrize(("slug", "rule"), FAULTS)
def test_the_fault_is_refused_at_once(slug: str, rule: str) -> None:
    """By its rule where something wrong was done; a turn that leaves something out is incomplete.

    A fault that can only follow on a correct challenge is never reached: the fault of that one is refused already. What a case
    finds on its table from the beginning nobody did in it.
    """
    cases = cases_of(slug, rule)
    answers = {refused(slug, case) for case in cases} - {None}
    follows = all(any("rulings" in step for step in case["expected"]["steps"][:-1] if step != "ok") for case in cases)
    assert follows or answers & {("fault", rule), ("turn_incomplete", None)}
