"""Tests of a node's estimate of the store's time between heartbeats, with fixed numbers instead of a real clock."""

from hypothesis import given
from hypothesis import strategies as st

from server.store.health.store_time import StoreClock, steady_ms


def test_the_time_is_zero_before_the_first_answer() -> None:
    clock = StoreClock()
    assert (clock.reckoned_ms(7_000), clock.time_of(7_000), clock.now_ms(7_000)) == (0, 0, 0)


def test_a_quick_answer_sets_the_clock() -> None:
    clock = StoreClock()
    clock.hear(1_000, 1_002, 50_000)
    assert 49_998 <= clock.now_ms(1_002) - 2 <= 50_000
    clock.hear(1_500, 1_501, 50_700)  # the store's clock was moved forward by 200 ms
    assert 50_700 <= clock.now_ms(1_501) <= 50_702


def test_an_answer_that_took_two_seconds_moves_nothing() -> None:
    clock = StoreClock()
    clock.hear(0, 0.2, 100_000)
    before = clock.reckoned_ms(10_000)
    for stated_ms in (100_501, 101_500, 102_499):  # read at the start, in the middle, or at the end
        clock.hear(500, 2_500, stated_ms)
        assert clock.reckoned_ms(10_000) == before


def test_even_the_first_answer_sets_the_clock_not_ahead() -> None:
    clock = StoreClock()
    clock.hear(0, 4_000, 100_000)
    assert clock.now_ms(4_000) == 100_000
    clock.hear(4_100, 4_101, 104_100)  # the store had read its time just after the request
    assert 104_099 <= clock.now_ms(4_101) <= 104_101


def test_the_time_never_goes_back_and_stands_at_most_for_what_was_too_much() -> None:
    clock = StoreClock()
    clock.hear(0, 0, 100_000)
    assert clock.now_ms(1_000) >= 101_000
    clock.hear(1_000, 1_000, 100_700)
    assert clock.now_ms(1_000) >= 101_000
    assert 101_700 <= clock.now_ms(2_000) <= 101_701


@given(st.lists(st.tuples(st.floats(0, 5_000), st.floats(0, 1), st.floats(0, 1_000)), min_size=1, max_size=30))
def test_no_stall_ever_sets_a_clock_ahead(beats: list[tuple[float, float, float]]) -> None:
    """Each beat has three values: its duration, the share of this duration before the store read its time, and the
    pause until the next beat."""
    clock, at_ms, true_offset = StoreClock(), 0.0, 1_000_000
    for took_ms, part, pause_ms in beats:
        stated_ms = int(at_ms + part * took_ms + true_offset)
        clock.hear(at_ms, at_ms + took_ms, stated_ms)
        at_ms += took_ms
        assert clock.reckoned_ms(at_ms) <= at_ms + true_offset + 1
        at_ms += pause_ms


def test_the_steady_clock_goes_on() -> None:
    first = steady_ms()
    assert steady_ms() >= first
