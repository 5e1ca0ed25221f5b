"""A room stores the starting position of its board, and shows its written form to nobody. A room of an older version
has none."""

from server.room import decode, encode
from server.room.values.starting_position import StartingPosition
from tests.room.match.test_starting_position import board as board_from
from tests.room.play.test_time_limit import board


def test_it_is_stored_with_the_room_and_its_chance_is_in_no_view() -> None:
    position = StartingPosition({"cells": ["ox.", "...", "..."]}, ("c3",), b"a seed")
    table = board_from(position, "noughts")
    assert decode(encode(table.room)).position == position
    assert all("a seed" not in repr(view) and "given" not in repr(view) for view in table.views.of.values())


def test_a_board_of_before_has_none() -> None:
    table = board()
    assert decode(encode(table.room)).position is None
    assert "position" not in table.room_part["match"]
