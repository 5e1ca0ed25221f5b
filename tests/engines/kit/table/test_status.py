"""Tests of the status of a table of several seats."""

from msgspec.structs import replace

from engines.kit.clocks.timers import started
from engines.kit.outcome import Result
from engines.kit.status import Window
from engines.kit.table.status import table_status
from tests.engines.kit.table.seats import Three

WINDOW = Window("turn", (0,))


def may(_state: Three, seat: int) -> tuple[str, ...]:
    return (f"go{seat}",)


def windows(_state: Three) -> tuple[Window, ...]:
    return (WINDOW,)


def test_each_seat_has_its_own_actions_and_the_clock_is_told_of_the_first_timer() -> None:
    running = replace(Three(), timers=started(Three().timers, "phase", 5_000, 1_000))
    status = table_status(running, 1, may, windows)
    assert (status.may, status.flag, status.windows) == ((("go0",), ("go1",), ("go2",)), 1, (WINDOW,))
    assert status.due_at_ms == 6_000


def test_a_game_that_is_over_has_no_actions_and_no_windows() -> None:
    result = Result("win", "points", (2,))
    status = table_status(replace(Three(), result=result), 1, may, windows)
    assert (status.phase, status.flag, status.may, status.windows, status.result) == ("over", None, ((), (), ()), (), result)
