"""Tests of silent connections: their maximum number, and the choice of the connection to drop when there are more."""

import pytest

from server.gateway.admission import pending_connections
from server.gateway.admission.pending_connections import PendingConnections


class Line:
    """A transport that has an address and can be closed, and nothing else."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_cut = False

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return (self.address, 1)

    def abort(self) -> None:
        self.is_cut = True


def test_connections_are_counted_from_their_accept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pending_connections, "SPARE_PER_ADDRESS", 1)
    room, lines = PendingConnections(100, 2), [Line(f"2001:db8:1:2::{number}") for number in range(4)]
    entered = [room.enter(line, line) for line in lines]  # type: ignore[arg-type]
    assert entered == [True, True, True, False], "one /64 is one address"
    other = Line("2001:db8:1:3::1")
    assert room.enter(other, other)  # type: ignore[arg-type]
    room.end_silence(lines[0])
    room.remove(lines[0])
    assert room.enter(lines[3], lines[3])  # type: ignore[arg-type]
    assert len(room) == 4
    assert not room.enter(lines[0], lines[0]), "one place was free"  # type: ignore[arg-type]


def test_beyond_all_sockets_and_silent_connections_nobody_enters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pending_connections, "SILENT", 1)
    room, lines = PendingConnections(1, 0), [Line(f"10.0.0.{number}") for number in range(3)]
    entered = []
    for line in lines:
        entered.append(room.enter(line, line))  # type: ignore[arg-type]
        room.end_silence(line)
    assert (entered, len(room)) == ([True, True, False], 2)


def test_an_address_that_is_turned_away_leaves_no_trace_and_a_connection_ends_once() -> None:
    room, line = PendingConnections(0, 1), Line("10.0.0.1")
    room.shrink(-pending_connections.SILENT)
    assert not room.enter(line, line)  # type: ignore[arg-type]
    assert room._silent_of == {}
    room = PendingConnections(1, 1)
    for _time in range(2):
        assert room.enter(line, line)  # type: ignore[arg-type]
        for _end in range(2):
            room.remove(line)
        assert len(room) == 0


def test_behind_a_proxy_only_the_sum_of_silent_ones_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pending_connections, "SILENT", 5)
    room, lines = PendingConnections(100, 0), [Line("10.0.0.1") for _ in range(8)]
    assert all(room.enter(line, line) for line in lines)  # type: ignore[arg-type]
    assert [line.is_cut for line in lines] == [True] * 3 + [False] * 5


def test_a_machine_with_few_descriptors_has_room_for_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pending_connections, "SILENT", 1)
    for most, room_for in ((2, 3), (9, 5)):
        room, lines = PendingConnections(4, 0), [Line(f"10.0.0.{number}") for number in range(9)]
        room.shrink(most)
        for line in lines:
            room.enter(line, line)  # type: ignore[arg-type]
            room.end_silence(line)
        assert len(room) == room_for


def test_the_oldest_silent_connection_of_an_address_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pending_connections, "SILENT_PER_ADDRESS", 2)
    room, lines = PendingConnections(100, 50), [Line("10.0.0.1") for _ in range(5)]
    room.enter(lines[0], lines[0])  # type: ignore[arg-type]
    room.end_silence(lines[0])
    for line in lines[1:]:
        assert room.enter(line, line)  # type: ignore[arg-type]
    assert [line.is_cut for line in lines] == [False, True, True, False, False]
    other = Line("10.0.0.2")
    assert room.enter(other, other)  # type: ignore[arg-type]
    assert [line.is_cut for line in lines] == [False, True, True, False, False]
    room.drop_silent()
    assert [line.is_cut for line in (*lines, other)] == [False, True, True, True, True, True]
    assert len(room) == 1
