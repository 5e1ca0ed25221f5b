"""Whether a game is over."""

from engines.kit.outcome import Result
from engines.kit.status import Status


def test_a_provisional_result_does_not_end_a_game() -> None:
    result = Result("draw", "agreed")
    assert Status("over", None, ((), ()), result=result).is_over
    assert not Status("over", None, ((), ()), result=result, provisional=True).is_over
    assert not Status("play", 0, ((), ())).is_over
