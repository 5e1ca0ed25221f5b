"""The ratings of exercises: the answers of many people change them, and the server keeps no person's answers."""

from typing import Any

import pytest

from engines.registry import engine_of
from protocol import errors
from server.school.ratings import FARTHEST, first_rating
from server.store.indexes.exercise_ratings import add_change
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, Refused

SUM = next(kind for kind in engine_of("contig60").practice.kinds if kind.id == "sum")
FIRST = first_rating(SUM, "rule")


async def rating_after(guest: Guest, **done: Any) -> int:
    """Sends the answer `done` to an exercise about a wrong sum, or no answer if `done` is empty. Returns the rating of
    these exercises."""
    more = {"done": {"kind": "sum", "question": "rule", "rating": FIRST, **done}} if done else {}
    kinds = (await guest.ask("practise", game="contig60", **more))["params"]["kinds"]
    (found,) = [kind for kind in kinds if kind["id"] == "sum"]
    assert found["skill"] == "arithmetic"
    return int(found["ratings"]["rule"])


async def test_answers_move_the_rating_for_everybody(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(), await make_node()
    ana, bo = await come(here), await come(there)
    assert await rating_after(ana) == FIRST
    assert await rating_after(ana, right=False) == FIRST + 4, "half a step: both were equal"
    assert await rating_after(bo) == FIRST + 4, "on every node"
    assert await rating_after(bo, right=True, rating=3_000) == FIRST + 4, "a strong learner's right answer says little"
    assert await rating_after(bo, right=True) < FIRST + 4


async def test_a_rating_stays_near_its_start(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    await add_change(node.link, "contig60", "rule sum", 5_000.0)
    assert await rating_after(await come(node)) == FIRST + FARTHEST


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "nothing"}, errors.GAME_UNKNOWN),
        (
            {"game": "contig60", "done": {"kind": "nothing", "question": "rule", "rating": 900, "right": True}},
            errors.EXERCISE_UNKNOWN,
        ),
        (
            {"game": "contig60", "done": {"kind": "sum", "question": "all", "rating": 900, "right": True}},
            errors.FRAME_MALFORMED,
        ),
        (
            {"game": "contig60", "done": {"kind": "sum", "question": "rule", "rating": 9_000, "right": True}},
            errors.FRAME_MALFORMED,
        ),
    ],
)
async def test_what_no_exercise_is_gets_refused(make_node: NodeMaker, come: Arrival, asked: dict[str, Any], code: str) -> None:
    guest = await come(await make_node())
    with pytest.raises(Refused) as refused:
        await guest.ask("practise", **asked)
    assert refused.value.code == code
    assert await rating_after(guest) == FIRST
