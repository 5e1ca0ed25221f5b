"""Tests of the conversion of the chaos run's times to the store's times. Around clock steps the conversion must err on
the safe side."""

from tests.faults.chaos.store_time import StoreTime


def stepped() -> StoreTime:
    clock = StoreTime()
    for at_ms in range(0, 20_000, 250):
        clock.note(at_ms, 30_000 if at_ms >= 10_000 else 0)
    return clock


def test_far_from_a_step_there_is_one_time() -> None:
    clock = stepped()
    assert clock.latest(5_000) == clock.earliest(5_000) == 5_000
    assert clock.latest(15_000) == clock.earliest(15_000) == 45_000


def test_near_a_step_it_is_either() -> None:
    clock = stepped()
    assert (clock.earliest(9_000), clock.latest(9_000)) == (9_000, 39_000)
    assert (clock.earliest(11_000), clock.latest(11_000)) == (11_000, 41_000)


def test_in_a_silence_of_the_store_both_sides_of_it_count() -> None:
    clock = StoreTime()
    clock.note(0, 30_000)
    clock.note(20_000, 12_000)
    assert (clock.earliest(10_000), clock.latest(10_000)) == (22_000, 40_000)


def test_before_anything_was_noted_it_is_our_own() -> None:
    assert StoreTime().latest(7) == 7


def test_a_silence_that_is_let_pass_when_a_node_begins_is_over_in_no_time() -> None:
    clock = StoreTime()
    for at_ms in range(0, 40_000, 250):
        clock.note(at_ms, 30_000 if at_ms < 25_000 else 12_000)
    assert clock.latest(5_000) == 35_000
    assert clock.earliest(10_000) == 40_000
    assert clock.earliest(10_000, until_ms=60_000) == 22_000
