"""The ratings of kinds of exercises."""

import pytest

from engines.registry import engine_of
from server.school.exercise import exercise
from server.school.ratings import FARTHEST, STEP, change, first_rating, rating
from tests.games import REFEREED

KIND = engine_of("contig60").practice.kinds[0]


def test_a_harder_kind_and_a_harder_question_start_higher() -> None:
    easy, hard = (next(k for k in engine_of("contig60").practice.kinds if k.difficulty == d) for d in (1, 3))
    assert first_rating(easy, "fault") < first_rating(hard, "fault")
    assert first_rating(easy, "fault") < first_rating(easy, "rule") < first_rating(easy, "mark")


@pytest.mark.parametrize("learner", [400, 1_000, 2_400])
def test_a_right_answer_lowers_the_rating_and_a_wrong_one_raises_it(learner: int) -> None:
    right, wrong = change(1_000, learner, is_right=True), change(1_000, learner, is_right=False)
    assert right < 0 < wrong
    assert wrong - right == pytest.approx(STEP)


def test_a_rating_never_goes_far() -> None:
    first = first_rating(KIND, "mark")
    assert [rating(KIND, "mark", moved) for moved in (0.0, 1e6, -1e6)] == [first, first + FARTHEST, first - FARTHEST]


@pytest.mark.parametrize("game", REFEREED)
def test_each_kind_of_a_game_has_exercises_of_its_own(game: str) -> None:
    found = {kind.id: [exercise(game, "fault", seed, kind.id) for seed in range(3)] for kind in engine_of(game).practice.kinds}
    # A search for a rare kind may end with another one.
    assert all(any(one is not None and one["kind"] == kind for one in several) for kind, several in found.items())
    without = [kind for kind, several in found.items() if not any(several)]
    assert without == []
