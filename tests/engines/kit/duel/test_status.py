"""Tests of the status of a duel, at a table of takeaway."""

from msgspec.structs import replace

from engines.contract import Result, Status
from engines.kit.clocks.deadline import Deadline
from engines.kit.duel.state import Pending
from engines.kit.duel.status import duel_may, duel_status
from engines.takeaway.rules import opened
from engines.takeaway.state import Options, State

STATE = opened(Options(mode="tournament"), 0, 0)
PENDING = replace(STATE, pending=Pending(1, Deadline(9_000), "pile"))


def test_only_the_holder_has_the_actions_of_the_turn_and_nobody_while_a_result_is_pending() -> None:
    may = duel_may(lambda _state: ("take",))
    assert "take" in may(STATE, 0)
    assert "take" not in may(STATE, 1)
    assert "take" not in may(PENDING, 0)
    assert "no_challenge" in may(replace(STATE, hold=Deadline(5_000)), 1)


def test_each_seat_has_its_own_actions_until_the_game_is_over() -> None:
    def status(state: State) -> Status:
        return duel_status(state, lambda _state, seat: (f"act of {seat}",), lambda _state: ())

    running = status(STATE)
    assert (running.phase, running.flag, running.may) == (STATE.phase, 0, (("act of 0",), ("act of 1",)))
    assert status(replace(STATE, phase="start")).flag is None
    result = Result("draw", "agreed")
    over = status(replace(STATE, result=result))
    assert (over.phase, over.flag, over.may, over.result) == ("over", None, ((), ()), result)
