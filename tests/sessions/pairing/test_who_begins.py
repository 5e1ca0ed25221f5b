"""Tests of who starts a game. A player starts at most twice in a row, and is second at most twice in a row. The number of
games that a player starts and the number of games where the player is second differ by at most two. If one of the two
players of a game has started less often, that player starts."""

from itertools import product

import pytest

from server.sessions.pairing.who_begins import cost, least_cost, second_begins


@pytest.mark.parametrize(
    ("first", "second", "breaches"),
    [
        ((), (), 0),
        ((0,), (1,), 0),
        ((0, 0), (1,), 2),
        ((1, 0, 0), (0, 1, 1), 2),
        ((0, 1, 0, 0), (), 2),
        ((0, 0, 1, 0), (), 1),
    ],
)
def test_a_third_time_in_a_row_and_a_third_ahead_are_breaches(
    first: tuple[int, ...], second: tuple[int, ...], breaches: int
) -> None:
    assert cost(first, second).breaches == breaches


def test_who_has_begun_less_begins_then_who_followed_last() -> None:
    assert second_begins((0,), (1,), if_level=False)
    assert not second_begins((1,), (0,), if_level=True)
    assert second_begins((1, 0), (0, 1), if_level=False)
    assert [second_begins((), (), if_level=level) for level in (True, False)] == [True, False]


def test_the_order_taken_is_never_the_dearer_one() -> None:
    seats = [seats for length in range(4) for seats in product((0, 1), repeat=length)]
    for one, other in product(seats, seats):
        swaps = second_begins(one, other, if_level=False)
        assert (cost(other, one) if swaps else cost(one, other)) == least_cost(one, other)
