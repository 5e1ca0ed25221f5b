"""Tests of the kinds of aggregates (rooms and sessions): the length of a code tells whether it is a room's or a session's."""

from dataclasses import replace

import pytest

from server.aggregate.commands import Tick
from server.aggregate.contract import AggregateTypes
from server.aggregate_types import ROOMS, SESSIONS, type_of
from tests.store.counter import COUNTERS, Add, Ask, Record


def test_the_length_of_a_code_tells_a_room_from_a_session() -> None:
    assert type_of("K7QX2M") is ROOMS
    assert type_of("CLASE") is SESSIONS
    assert (ROOMS.code_length, SESSIONS.code_length) == (6, 5)


def test_only_commands_of_the_quiet_kinds_change_no_view() -> None:
    kind = replace(COUNTERS, quiet=(Tick,))
    steps = [Record(1, 0, Ask(body)) for body in (Tick(), Add(1))]
    assert [kind.is_quiet(step) for step in steps] == [True, False]
    assert not COUNTERS.is_quiet(steps[0])


def test_a_third_kind_costs_a_line_and_two_kinds_never_share_a_length() -> None:
    types = AggregateTypes((ROOMS, SESSIONS, COUNTERS))
    assert types.of("ABCD") is COUNTERS
    assert types.of("no code") is ROOMS, "a code that nothing has is looked for among the rooms, and refused there"
    with pytest.raises(AssertionError):
        AggregateTypes((ROOMS, ROOMS))
