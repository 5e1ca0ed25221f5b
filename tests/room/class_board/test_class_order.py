"""A class gives orders to a board where its tutor plays. The board obeys the orders in the tutor's name, but the tutor
may not rule there."""

import pytest

from protocol import errors, messages
from server.room.command import ClassOrder
from tests.room.play.test_time_limit import of_a_class
from tests.room.table import Table


def board() -> Table:
    """Return a board without a referee."""
    return of_a_class(Table("noughts"))


def order(body: messages.RoomCommand) -> ClassOrder:
    return ClassOrder(body, "Eva")


def test_the_tutor_s_name_and_reason_are_told() -> None:
    table = board()
    table.do(None, order(messages.Pause("Recreo")))
    assert table.room_part["pause"]["words"] == "Recreo"
    told = table.records[-1].happenings[-1]
    assert (told.kind, told.params["by"], told.params["reason"]) == ("paused", "Eva", "Recreo")
    table.do(None, order(messages.ResumePlay("Sigan")))
    assert table.room_part["pause"] is None


def test_a_game_is_put_away_taken_up_and_closed() -> None:
    table = board()
    table.do(None, order(messages.Adjourn("La hora")))
    table.do(None, order(messages.ResumeAdjourned("Hoy")))
    table.do(None, order(messages.ForceResult(void=True, reason="Fin", running=True)))
    assert table.room_part["result"]["result"] == "void"
    table.do(None, order(messages.CloseCards("Fin")))
    assert all(sheet.is_final for sheet in table.room.sheets)


def test_the_computer_takes_the_seat_of_who_is_absent() -> None:
    table = board()
    table.do(None, order(messages.SeatBot(1, "Se fue")))
    assert [seat.kind for seat in table.room.seats] == ["person", "bot"]


@pytest.mark.parametrize(
    "body", [messages.ForceResult([0], reason="x"), messages.Rule(["C"], reason="x"), messages.Sanction(1, "warn", "x")]
)
def test_nobody_decides_a_game_of_their_own_by_it(body: messages.RoomCommand) -> None:
    assert board().refused(None, order(body)) == errors.REFEREE_SEATED


def test_it_is_taken_when_a_referee_s_would_be() -> None:
    table = board()
    assert table.refused(None, order(messages.Start())) == errors.COMMAND_NOT_NOW
    assert table.refused(None, order(messages.CloseCards("x"))) == errors.COMMAND_NOT_NOW
    assert table.refused("ana", order(messages.Pause("x"))) == errors.COMMAND_NOT_YOURS


def test_a_finished_game_is_not_made_void_by_it() -> None:
    table = board()
    table.do(None, order(messages.ForceResult(void=True, reason="Fin", running=True)))
    assert table.room.state == "over"
    assert table.refused(None, order(messages.ForceResult(void=True, reason="Otra vez"))) == errors.COMMAND_NOT_NOW
