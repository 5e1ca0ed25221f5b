"""Sockets are counted by address and in all."""

from server.gateway.limits.connection_limit import ConnectionLimits


def test_doors_count_by_address_and_in_all() -> None:
    doors = ConnectionLimits(3, 2)
    assert doors.enter("a")
    assert doors.enter("a")
    assert not doors.enter("a")
    assert doors.enter("b")
    assert not doors.enter("c")
    doors.leave("a")
    assert doors.enter("c")
