import pytest

from engines.kit.referee.record import Mark
from protocol import errors, messages
from server.room import Leave, Tick
from tests.room.table import TRUE, Table, challenged


def over(*referees: messages.RefereeRole) -> Table:
    table = Table(referees=referees)
    table.act("ana", "place", cell=4)
    table.act("bob", "resign")
    return table


def card(table: Table, seat: int) -> dict[str, object]:
    shown: dict[str, object] = table.room_part["cards"][seat]
    return shown


def test_at_the_end_every_seat_has_its_card() -> None:
    table = over()
    assert card(table, 0) == {
        "seat": 0,
        "name": "Ana",
        "columns": ["cell"],
        "lines": [[4]],
        "total": 1,
        "marks": [],
        "violations": 0,
        "signed_at_ms": None,
        "disputed": False,
        "closed": False,
        "final": False,
    }


def test_cards_are_final_when_all_have_signed() -> None:
    table = over()
    table.do("ana", messages.Sign())
    assert table.kinds() == ["signed"]
    assert table.refused("ana", messages.Sign()) == errors.CARD_SIGNED
    assert table.refused("ana", messages.Dispute("no")) == errors.CARD_SIGNED
    table.do("bob", messages.Sign())
    assert table.kinds() == ["signed", "cards_final"]
    assert all(card(table, seat)["final"] for seat in (0, 1))


def test_a_dispute_goes_to_the_referees_and_a_director_closes() -> None:
    table = over("leader", "director")
    table.do("bob", messages.Dispute("faltan dos puntos"))
    assert card(table, 1)["disputed"]
    assert table.view("referee")["disputes"] == [None, "faltan dos puntos"]
    assert not card(table, 1)["final"]
    assert table.refused("leader", messages.CloseCards("x")) == errors.COMMAND_NOT_YOURS
    table.do("director", messages.CloseCards("revisado"))
    assert table.kinds() == ["cards_closed", "cards_final"]
    assert card(table, 1)["disputed"]
    assert table.view("referee")["disputes"] == [None, "faltan dos puntos"]
    assert table.refused("bob", messages.Sign()) == errors.CARD_CLOSED
    assert table.refused("director", messages.CloseCards("x")) == errors.CARD_CLOSED


def test_signing_settles_ones_own_dispute() -> None:
    table = over()
    table.do("bob", messages.Dispute("?"))
    table.do("bob", messages.Sign())
    assert not card(table, 1)["disputed"]
    assert card(table, 1)["final"]


def test_leaving_before_having_signed_is_noted() -> None:
    table = over()
    table.do("ana", messages.Sign())
    table.do("ana", Leave())
    assert table.room_part["notes"] == []
    table.do("bob", Leave())
    assert [(note["seat"], note["kind"]) for note in table.room_part["notes"]] == [(1, "left")]
    assert card(table, 1)["name"] == "Bob"


def test_a_bot_signs_at_once() -> None:
    table = Table(start=False)
    table.do("bob", Leave())
    table.do("ana", messages.SeatBot(1))
    table.do("ana", messages.Ready())
    table.act("ana", "resign")
    assert card(table, 1)["final"]
    assert not card(table, 0)["final"]


@pytest.mark.parametrize(("mark", "strikes"), [("C", 0), ("I", 1)])
def test_marks_on_the_card_are_those_of_the_last_ruling(mark: Mark, strikes: int) -> None:
    table = challenged("leader", said=TRUE)
    table.do("bob", messages.MakeAppeal())
    table.do("leader", messages.Rule([mark], reason="x"))
    table.act("ana", "resign")
    assert card(table, 1)["marks"] == [mark]
    assert table.to_case["strikes"][1] == strikes


def test_time_violations_are_on_the_card() -> None:
    table = Table("contig60", options={"mode": "tournament", "starter": 0})
    table.do(None, Tick(), 61_000)
    table.act("ana", "resign")
    assert card(table, 0)["violations"] == 1
