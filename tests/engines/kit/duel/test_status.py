"""Tests of the status of a duel, at a table of takeaway."""

from msgspec.structs import replace

from engines.kit.clocks.deadline import Deadline
from engines.kit.duel.state import Pending
from engines.kit.duel.status import duel_may
from engines.takeaway.rules import opened
from engines.takeaway.state import Options

STATE = opened(Options(mode="tournament"), 0, 0)
PENDING = replace(STATE, pending=Pending(1, Deadline(9_000), "pile"))


def test_only_the_holder_has_the_actions_of_the_turn_and_nobody_while_a_result_is_pending() -> None:
    may = duel_may(lambda _state: ("take",))
    assert "take" in may(STATE, 0)
    assert "take" not in may(STATE, 1)
    assert "take" not in may(PENDING, 0)
    assert "no_challenge" in may(replace(STATE, hold=Deadline(5_000)), 1)
