"""Tests of the chess clock as a value: each table lists operations and the times that result."""

import msgspec
import pytest

from engines.kit.clocks import chess as clocks
from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from engines.kit.clocks.chess import ChessClock, Control, Kind, Period

HOUR = Period(None, 3_600_000)


def control(kind: Kind = "plain", *periods: Period) -> Control:
    return Control(kind, periods or (HOUR,))


def running(given: Control, at_ms: int = 0) -> ChessClock:
    return clocks.started(clocks.fresh(given), 0, at_ms)


def pressed_at(clock: ChessClock, *times: int) -> ChessClock:
    for at_ms in times:
        clock = clocks.pressed(clock, at_ms)
    return clock


TWO_PERIODS = (Period(2, 60_000, 5_000), Period(None, 30_000, 1_000))


@pytest.mark.parametrize(
    ("kind", "presses", "left"),
    [
        ("plain", (1_000,), (59_000, 60_000)),
        ("plain", (1_000, 3_000), (59_000, 58_000)),
        ("plain", (1_000, 3_000, 13_000), (79_000, 58_000)),
        ("increment", (7_000,), (58_000, 60_000)),
        ("increment", (7_000, 8_000, 18_000), (83_000, 64_000)),
        ("increment", (7_000, 8_000, 18_000, 19_000, 29_000), (74_000, 98_000)),
        ("delay", (4_000,), (60_000, 60_000)),
        ("delay", (7_000,), (58_000, 60_000)),
        ("delay", (7_000, 8_000, 18_000), (30_000, 60_000)),
        ("delay", (7_000, 8_000, 18_000, 19_000, 29_000), (21_000, 30_000)),
    ],
)
def test_presses_by_kind(kind: Kind, presses: tuple[int, ...], left: tuple[int, ...]) -> None:
    assert pressed_at(running(control(kind, *TWO_PERIODS)), *presses).left_ms == left


@pytest.mark.parametrize(("kind", "falls"), [("plain", 60_000), ("increment", 60_000), ("delay", 65_000)])
def test_an_aguja_falls_when_the_time_is_up(kind: Kind, falls: int) -> None:
    clock = running(control(kind, *TWO_PERIODS))
    assert clocks.falls_at_ms(clock) == falls
    assert clocks.fallen(clock, falls - 1) == ()
    assert clocks.fallen(clock, falls) == (0,)
    assert clocks.left_ms(clock, 0, falls) == 0
    assert clocks.left_ms(clock, 0, falls + 700) == -700


def test_settling_twice_is_settling_once() -> None:
    clock = running(control("delay", *TWO_PERIODS))
    once = clocks.settled(clock, 9_000)
    assert clocks.settled(clocks.settled(clock, 3_000), 9_000) == once
    assert clocks.settled(once, 8_000) == once
    assert (once.left_ms, once.delay_ms, once.since_ms) == ((56_000, 60_000), 0, 9_000)


def test_an_overstepped_period_that_nobody_noticed_is_wiped_out() -> None:
    clock = running(control("plain", Period(1, 60_000), Period(None, 30_000)))
    late = clocks.pressed(clock, 61_000)
    assert late.left_ms[0] == 30_000
    assert clocks.fallen(late, 61_000) == ()


def test_the_first_to_fall_comes_first() -> None:
    clock = running(control("plain", Period(None, 10_000)))
    clock = pressed_at(clock, 9_000, 20_000)  # Black's flag fell at 19 s, White's falls at 21 s
    assert clocks.fallen(clock, 20_500) == (1,)
    assert clocks.fallen(clock, 22_000) == (1, 0)


def test_stopped_clocks_stand_and_go_on_with_the_used_delay_used() -> None:
    clock = clocks.stopped(running(control("delay", *TWO_PERIODS)), 3_000)
    assert clocks.falls_at_ms(clock) is None
    assert clocks.settled(clock, 50_000) == clock
    again = clocks.released(clock, 100_000)
    assert clocks.falls_at_ms(again) == 100_000 + 2_000 + 60_000
    assert clocks.released(again, 200_000) == again


def test_halting_and_stopping_do_not_undo_each_other() -> None:
    clock = running(control())
    halted = clocks.adjust(clocks.stopped(clock, 1_000), Halt(), 2_000)
    assert clocks.adjust(halted, Halt(), 2_500) == halted
    assert clocks.released(halted, 3_000).since_ms is None, "the room still halts it"
    assert clocks.adjust(halted, Resume(), 3_000).since_ms is None, "the arbiter still stops it"
    free = clocks.released(clocks.adjust(halted, Resume(), 3_000), 4_000)
    assert (free.since_ms, free.left_ms[0]) == (4_000, 3_599_000)
    assert clocks.adjust(free, Resume(), 9_000) == free


def test_a_press_while_halted_waits_for_the_hall() -> None:
    clock = clocks.adjust(running(control()), Halt(), 1_000)
    after = clocks.pressed(clock, 5_000)
    assert (after.running, after.since_ms, after.left_ms) == (1, None, (3_599_000, 3_600_000))
    assert clocks.adjust(after, Resume(), 7_000).since_ms == 7_000


def test_an_outage_is_charged_to_nobody() -> None:
    clock = clocks.adjust(running(control()), OutageCredit(20_000), 25_000)
    assert clocks.left_ms(clock, 0, 25_000) == 3_595_000
    stopped = clocks.stopped(clock, 25_000)
    assert clocks.adjust(stopped, OutageCredit(20_000), 60_000) == stopped


@pytest.mark.parametrize(
    ("ms", "left", "booked"),
    [(60_000, 119_000, 60_000), (-9_000, 50_000, -9_000), (-59_000, 0, -59_000), (-99_000, 0, -59_000)],
)
def test_bookings_never_take_below_nothing(ms: int, left: int, booked: int) -> None:
    clock = clocks.add_time(running(control("plain", Period(None, 60_000))), 0, ms, 1_000)
    assert (clock.left_ms[0], clock.booked_ms[0]) == (left, booked)
    assert clocks.fallen(clock, 1_000) == ((0,) if left == 0 else ())


def test_a_clock_cut_to_nothing_falls_though_it_does_not_run() -> None:
    clock = clocks.add_time(running(control()), 1, -3_600_000, 1_000)
    assert clocks.falls_at_ms(clock) == 1_000
    assert clocks.fallen(clock, 1_000) == (1,)
    assert clocks.add_time(clock, 1, -1, 2_000).fell_at_ms == (None, 1_000), "it fell before"
    assert clocks.fallen(clocks.adjust(clock, ExtraTime(1, 5_000), 2_000), 2_000) == ()


def test_setting_books_the_difference() -> None:
    clock = clocks.set_to(running(control()), (1_000, 4_000_000), 600_000)
    assert clock.left_ms == (1_000, 4_000_000)
    assert clock.booked_ms == (-2_999_000, 400_000)


def test_going_back_keeps_what_was_ruled_since() -> None:
    clock = running(control("increment", *TWO_PERIODS))
    clock = clocks.add_time(clock, 1, 500, 1_000)
    then = clocks.reading(clock, 10_000)
    clock = pressed_at(clock, 10_000, 12_000, 20_000)
    clock = clocks.add_time(clocks.add_time(clock, 1, 120_000, 21_000), 0, -3_000, 21_000)
    back = clocks.rewound(clock, then, 0, 25_000)
    assert back.left_ms == (50_000 - 3_000, 60_500 + 120_000)
    assert (back.period, back.made, back.running, back.since_ms) == ((0, 0), (0, 0), 0, 25_000)
    assert back.booked_ms == (-3_000, 120_500)


def test_a_new_turn_after_going_back_has_its_delay() -> None:
    clock = running(control("delay", *TWO_PERIODS))
    then = clocks.reading(clock, 7_000)
    back = clocks.rewound(pressed_at(clock, 7_000, 9_000), then, 0, 10_000)
    assert (back.left_ms[0], back.delay_ms) == (58_000, 5_000)


def test_both_in_the_next_period() -> None:
    clock = pressed_at(running(control("plain", *TWO_PERIODS)), 61_000)
    clock = clocks.advanced(clock, 125_000)
    assert (clock.left_ms, clock.period, clock.made) == ((30_000, 30_000), (1, 1), (0, 0))
    assert clocks.is_last_period(clock, 0)
    assert clocks.left_ms(clock, 1, 126_000) == 29_000


def test_a_noticed_aguja_shows_nothing_left() -> None:
    clock = clocks.ended(clocks.shown_fallen(running(control()), 0, 3_605_000), 3_605_000)
    assert (clock.left_ms[0], clock.running, clock.since_ms) == (0, None, None)


def test_what_is_seen() -> None:
    clock = clocks.settled(running(control("delay", *TWO_PERIODS), 1_000), 3_000)
    shown = {
        "kind": "chess",
        "control": "delay",
        "running": 0,
        "since_ms": 3_000,
        "left_ms": [60_000, 60_000],
        "delay_left_ms": 3_000,
        "period": [0, 0],
        "periods": [{"moves": 2, "ms": 60_000, "extra_ms": 5_000}, {"moves": None, "ms": 30_000, "extra_ms": 1_000}],
    }
    assert clocks.clock_view(clock, with_moves=False) == shown
    assert clocks.clock_view(clock) == shown | {"made": [0, 0]}


def test_it_is_stored_and_read_back() -> None:
    clock = clocks.adjust(pressed_at(running(control("increment", *TWO_PERIODS)), 61_000), Halt(), 62_000)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(clock), type=ChessClock) == clock


def test_without_a_clock_nobody_s_time_runs() -> None:
    clock = pressed_at(running(control("none")), 5_000, 90_000_000)
    assert clock.running == 0
    assert clocks.falls_at_ms(clock) is None
    assert clocks.fallen(clock, 10**12) == ()
    assert clocks.clock_view(clock) is None
    halted = clocks.adjust(clock, Halt(), 95_000_000)
    assert clocks.falls_at_ms(clocks.adjust(halted, Resume(), 96_000_000)) is None
