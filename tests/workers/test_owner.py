"""Tests of the choice of the worker for a request. The first bytes of the request decide."""

from collections import Counter

import pytest

from server.workers.owner import MAX_CODE, MAX_START, owner_of, room_of

ROOMS = [f"ROM{number:03}" for number in range(600)]


@pytest.mark.parametrize(
    ("start", "room"),
    [
        (b"GET /ws?room=ABCDEF HTTP/1.1\r\nHost: a\r\n", "ABCDEF"),
        (b"GET /ws?v=1&room=abcde HTTP/1.1\r\n", "ABCDE"),
        (b"GET /ws?room=ABCDE&room=OTHER HTTP/1.1\r\n", "ABCDE"),
        (b"GET /ws?room= HTTP/1.1\r\n", ""),
        (b"GET /ws HTTP/1.1\r\nReferer: http://a/?room=ABCDE\r\n", ""),
        (b"GET /ws?bedroom=ABCDE HTTP/1.1\r\n", ""),
        (b"GET / HTTP/1.1\r\n", ""),
        (b"G /ws?room=ABCDE HTTP/1.1\r\n", "ABCDE"),
        (b"GET /?room=" + b"A" * 200 + b" HTTP/1.1\r\n", "A" * MAX_CODE),
        (b"\x16\x03\x01\x02\x00\x01\x00", ""),
        (b"\r\nGET /ws?room=ABCDE HTTP/1.1\r\n", ""),
        (b"GET /\xff?room=ABCDE HTTP/1.1\r\n", ""),
        (b"G" * MAX_START, ""),
    ],
)
def test_the_code_is_that_of_the_first_line(start: bytes, room: str) -> None:
    assert room_of(start) == room


@pytest.mark.parametrize("start", [b"G", b"GET /ws?room=ABCD", b"GET /ws?room=ABCDE HTTP/1.1", b"G" * (MAX_START - 1)])
def test_a_line_that_has_not_ended_has_no_answer_yet(start: bytes) -> None:
    assert room_of(start) is None


@pytest.mark.parametrize("workers", [2, 3, 4, 8])
def test_rooms_are_spread_over_the_workers(workers: int) -> None:
    counted = Counter(owner_of(room, range(1, workers + 1)) for room in ROOMS)
    share = len(ROOMS) / workers
    assert len(counted) == workers
    assert all(0.7 * share < count < 1.3 * share for count in counted.values())


def test_every_version_of_the_server_sends_a_room_to_the_same_worker() -> None:
    assert [owner_of(room, (1, 2, 3, 4)) for room in ("ABCDE", "K7QX2M", "CLASE", "")] == [4, 1, 4, 1]


def test_a_worker_that_goes_moves_its_own_rooms_and_no_other() -> None:
    before = {room: owner_of(room, (1, 2, 3)) for room in ROOMS}
    after = {room: owner_of(room, (3, 1)) for room in ROOMS}
    assert all(after[room] == place for room, place in before.items() if place != 2)
    assert {after[room] for room, place in before.items() if place == 2} == {1, 3}
