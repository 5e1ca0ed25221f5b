"""Tests of the status of a game: its end, and the seats that it waits for."""

import pytest

from engines.kit.outcome import Result
from engines.kit.status import Status

WIN = Result("win", "line", (0,), (1.0, 0.0))


def test_a_result_ends_a_game() -> None:
    result = Result("draw", "agreed")
    assert Status("over", None, ((), ()), result=result).is_over
    assert not Status("play", 0, ((), ())).is_over


@pytest.mark.parametrize(
    ("status", "awaited"),
    [
        (Status("play", 0, (("place", "resign"), ("resign",))), (0,)),
        (Status("play", 1, (("place", "resign"), ("resign",))), (1,)),
        (Status("write", None, (("write",), ())), (0,)),
        (Status("start", None, (("offer_draw", "resign"), ("start_pick", "offer_draw", "resign"))), (1,)),
        (Status("over", None, ((), ()), result=WIN), ()),
        (Status("over", 0, (("challenge",), ("accept_result",)), result=WIN, waits_for=(1,)), ()),
        (Status("result_pending", 0, (("challenge",), ("accept_result", "challenge"))), (1,)),
        (Status("answer_envido", 0, (("say",), ("say",)), waits_for=(1,)), (1,)),
    ],
)
def test_a_game_waits_for_who_must_act_and_not_for_who_has_the_flag(status: Status, awaited: tuple[int, ...]) -> None:
    assert status.awaited == awaited
