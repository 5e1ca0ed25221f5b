"""Tests of the mix of exercises: many kinds of faults, as many look-alikes (exercises without a fault) as faults, and no
answer that superficial features of the picture reveal."""

from collections import Counter

import pytest

from engines.contract import Engine
from engines.kit.declaration.fault_details import A_NAME, A_NUMBER, NONE
from engines.registry import engine_of
from server.school.question import NO_RULE
from tests.games import REFEREED
from tests.school.distribution import distribution, guessed, moments, share_alike

COUNT = 16
"""Number of exercises of each kind of question."""
MOST = {2: 0.8, 3: 0.7, 4: 0.7}
"""Maximum share of one kind among the faults of a game, by the number of kinds that the game has."""
MOST_OF_MANY = 0.5
MOST_OF_A_RULE = 0.62
"""Maximum share of one right answer among the questions about the broken rule. Does not apply to a game where all faults
break the same rule, because its questions have only two answers."""
GUESSED = 0.6
"""Maximum share of right guesses from superficial features of the picture."""
MANY = 80
FEW = 2 * COUNT
SLOW = ("damas", "juggle")
"""Games whose exercises take several times longer to make. Their sample has only the exercises of the other tests."""
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
    found = distribution(game, COUNT)
    assert found.missing == 0
    kinds = engine_of(game).practice.kinds
    assert max(found.faults.values()) <= MOST.get(len(kinds), MOST_OF_MANY) * found.faults.total(), found.faults
    assert 0.25 <= share_alike(game, 2 * COUNT) <= 0.75
    assert len(found.alike) >= min(2, len(kinds))


@pytest.mark.parametrize("game", REFEREED)
def test_each_ruling_is_equally_frequent(game: str) -> None:
    rulings = Counter(moment.answer for moment in moments(game, "mark", 2 * COUNT) if moment is not None)
    assert min(rulings[mark] for mark in ("C", "I", "IA")) >= COUNT / 2, rulings


@pytest.mark.parametrize("game", REFEREED)
def test_no_rule_is_right_in_most_questions_about_the_rule(game: str) -> None:
    answers = Counter(moment.answer for moment in moments(game, "rule", 3 * COUNT) if moment is not None)
    if len({kind.rule for kind in engine_of(game).practice.kinds}) > 1:
        assert max(answers.values()) <= MOST_OF_A_RULE * answers.total(), answers
    assert 0.25 <= answers[NO_RULE] / answers.total() <= 0.45


@pytest.mark.parametrize("game", REFEREED)
def test_the_surface_does_not_give_the_answer_away(game: str) -> None:
    """Blind guesses may exceed the limit by chance, so the test allows one standard deviation more."""
    count = FEW if game in SLOW else MANY
    found = guessed(game, {"fault": count, "rule": 3 * COUNT, "mark": 2 * COUNT})
    assert found.share <= GUESSED + found.spread, found
    assert 0.4 <= share_alike(game, count) <= 0.6
