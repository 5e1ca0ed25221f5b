"""The room of a board in a simultaneous exhibition stores the seat of the player who plays at many boards. The room of any
other board stores no such seat."""

from msgspec.structs import replace

from server.room import decode, encode
from server.room.values.simultaneous_seat import SimultaneousSeat
from tests.room.play.test_time_limit import board


def test_it_is_stored_with_the_room() -> None:
    room = replace(board().room, simultaneous=SimultaneousSeat(1, True))
    again = decode(encode(room))
    assert again.simultaneous == SimultaneousSeat(1, True)
    assert again.simultaneous.others_clock


def test_a_board_of_pairs_has_none() -> None:
    assert decode(encode(board().room)).simultaneous is None
