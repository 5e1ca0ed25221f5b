"""The reward of a result: +1, 0 or −1."""

import pytest

from banderilla_gym.rewards import rewards
from engines.contract import Result

CASES = [
    (Result("win", "goal", (1,), (0.0, 1.0)), (-1.0, 1.0)),
    (Result("draw", "agreed", (), (0.5, 0.5)), (0.0, 0.0)),
    (Result("both_lose", "time", (), (0.0, 0.0)), (-1.0, -1.0)),
    (Result("void", "annulled", (), (0.0, 0.0)), (0.0, 0.0)),
    (Result("win", "last_seat", (0, 2), (0.5, 0.0, 0.5)), (0.0, -1.0, 0.0)),
    (Result("win", "chicos", (0, 2), (1.0, 0.0, 1.0, 0.0)), (1.0, -1.0, 1.0, -1.0)),
    (Result("win", "without points", (1,)), (-1.0, 1.0)),
    (Result("draw", "without points"), (0.0, 0.0)),
]


@pytest.mark.parametrize(("result", "expected"), CASES, ids=[f"{result.result} {result.reason}" for result, _ in CASES])
def test_a_result_in_rewards(result: Result, expected: tuple[float, ...]) -> None:
    assert rewards(result, len(expected)) == expected
