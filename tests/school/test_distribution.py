"""Tests of the mix of exercises: many kinds of faults, as many look-alikes (exercises without a fault) as faults, and no
answer that superficial features of the picture reveal."""

import pytest

from engines.contract import Engine
from engines.kit.declaration.fault_details import A_NAME, A_NUMBER, NONE
from engines.registry import engine_of
from tests.games import REFEREED
from tests.school.limits import alike_over, guesses_over, kinds_over, rules_over, rulings_over

COUNT = 16
"""Number of exercises of each kind of question."""
MANY = 80
FEW = 2 * COUNT
SLOW = ("damas", "juggle")
"""Games whose exercises take several times longer to make. The last test uses only those of their
exercises that the other tests make anyway."""
pytestmark = pytest.mark.timeout(300)


@pytest.mark.parametrize("game", REFEREED)
def test_each_kind_of_fault_is_declared_with_its_rule_and_detail(game: str) -> None:
    engine: Engine[object, object, object] = engine_of(game)
    rules = {rule.id for rule in engine.rules if rule.challengeable}
    kinds = engine.practice.kinds
    assert kinds
    assert len({kind.id for kind in kinds}) == len(kinds)
    assert {kind.id for kind in kinds} >= set(engine.practice.makers)
    assert len({kind.skill for kind in kinds}) >= min(2, len(kinds)) or game == "damas"
    for kind in kinds:
        assert kind.rule in rules
        assert kind.weight > 0
        assert 1 <= kind.difficulty <= 3
        assert kind.detail in engine.details[kind.rule] or kind.detail == ""
        assert kind.detail not in (A_NAME, A_NUMBER) or kind.detail == NONE


@pytest.mark.parametrize("game", REFEREED)
def test_no_kind_takes_most_of_the_faults_and_look_alikes_are_as_frequent(game: str) -> None:
    assert kinds_over(game, COUNT) == []
    assert alike_over(game, 2 * COUNT, 0.25) == []


@pytest.mark.parametrize("game", REFEREED)
def test_each_ruling_is_equally_frequent(game: str) -> None:
    assert rulings_over(game, 2 * COUNT) == []


@pytest.mark.parametrize("game", REFEREED)
def test_no_rule_is_right_in_most_questions_about_the_rule(game: str) -> None:
    assert rules_over(game, 3 * COUNT) == []


@pytest.mark.parametrize("game", REFEREED)
def test_the_surface_does_not_give_the_answer_away(game: str) -> None:
    count = FEW if game in SLOW else MANY
    assert guesses_over(game, {"fault": count, "rule": 3 * COUNT, "mark": 2 * COUNT}) == []
    assert alike_over(game, count) == []
