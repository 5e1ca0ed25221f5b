"""A program uses a key to take a seat under its own name, and everybody sees that it is a program."""

from typing import Any

import pytest

from protocol import errors, messages
from server.room import Join
from server.room.people.program import program_key
from tests.room.play.test_time_limit import of_a_class
from tests.room.table import Table


def waiting() -> Table:
    table = Table("noughts", start=False)
    table.do("bob", messages.StandUp())
    return table


def key(table: Table, seat: int = 1) -> Any:
    return table.do("ana", messages.InviteProgram(seat)).answer["key"]


def test_a_key_holder_gets_the_seat_and_is_marked_as_a_program() -> None:
    table = waiting()
    assert len(key(table)) == 20, "80 bits, which nobody can guess"
    answer = table.do("deep", Join("Deep Thought", key=key(table))).answer
    assert answer == {"seat": 1, "role": "player"}
    seat = table.room_part["seats"][1]
    assert (seat["name"], seat["kind"], seat["program"]) == ("Deep Thought", "person", True)
    assert "program" not in table.room_part["seats"][0]


def test_who_sits_down_without_it_is_a_person() -> None:
    table = waiting()
    table.do("bob", Join("Bob"))
    assert "program" not in table.room_part["seats"][1]


@pytest.mark.parametrize("wrong", ["", "nonsense", "ñandú"])
def test_another_key_opens_no_seat(wrong: str) -> None:
    assert waiting().refused("deep", Join("Deep", key=wrong)) == errors.SEAT_KEY


def test_a_key_opens_its_own_seat_alone_and_only_while_nobody_sits_there() -> None:
    table = waiting()
    given = key(table)
    assert table.refused("deep", Join("Deep", key=program_key(table.room, 0))) == errors.SEAT_TAKEN
    table.do("bob", Join("Bob"))
    assert table.refused("deep", Join("Deep", key=given)) == errors.SEAT_TAKEN


def test_a_program_is_invited_to_an_empty_seat_of_the_table_by_its_host() -> None:
    table = waiting()
    assert table.refused("ana", messages.InviteProgram(0)) == errors.SEAT_TAKEN
    assert table.refused("ana", messages.InviteProgram(2)) == errors.SEAT_UNKNOWN
    assert table.refused("zoe", messages.InviteProgram(1)) == errors.COMMAND_NOT_YOURS


def test_asking_for_a_key_changes_nothing() -> None:
    table = waiting()
    before = table.room_part
    key(table)
    assert table.room_part == before


def test_keys_differ_by_seat() -> None:
    room = waiting().room
    assert program_key(room, 0) != program_key(room, 1)


def test_at_a_board_of_a_class_no_program_plays() -> None:
    table = of_a_class(waiting())
    assert table.refused("ana", messages.InviteProgram(1)) == errors.COMMAND_NOT_YOURS
