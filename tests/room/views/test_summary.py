"""Tests of the short summary of a table in a person's list of games."""

from msgspec.structs import replace

from engines.kit.outcome import Result
from protocol import messages
from server.room.command import Act
from server.room.values.state import Seat
from server.room.views.summary import summary_of
from tests.room.class_board.test_at_home import at_home
from tests.room.table import Table

WIN = Result("win", "line", (0,), (1.0, 0.0))


def test_nobody_must_act_while_the_clocks_stand() -> None:
    table = Table(referees=("leader",))
    running = summary_of(table.room, "ana", 0)
    assert running is not None
    assert running["your_turn"]
    waiting = summary_of(table.room, "bob", 1)
    assert waiting is not None
    assert not waiting["your_turn"]
    table.do("leader", messages.Pause("café"))
    paused = summary_of(table.room, "ana", 0)
    assert paused is not None
    assert (paused["your_turn"], paused["due_at_ms"]) == (False, None)


def test_a_seat_that_somebody_else_has_is_nobodys_old_game() -> None:
    table = Table()
    for player, cell in (("ana", 0), ("bob", 3), ("ana", 1), ("bob", 4), ("ana", 2)):
        table.do(player, Act({"type": "place", "cell": cell}))
    assert summary_of(table.room, "bob", 1) is not None
    other = replace(table.room.seats[1], person="eva")
    assert summary_of(replace(table.room, seats=(table.room.seats[0], other)), "bob", 1) is None
    assert summary_of(replace(table.room, expelled=("bob",)), "bob", 1) is None
    assert summary_of(table.room, "bob", 7) is None


def test_the_summary_names_the_level_of_the_computer() -> None:
    table = Table()
    bot = replace(table.room.seats[1], person=None, kind="bot", level="strong")
    summary = summary_of(replace(table.room, seats=(table.room.seats[0], bot)), "ana", 0)
    assert summary is not None
    assert [seat.get("level", "") for seat in summary["seats"]] == ["", "strong"]


def test_a_seat_that_was_left_after_the_game_keeps_its_players_name() -> None:
    table = Table()
    table.act("ana", "resign")
    table.do("bob", messages.Sign())
    for seats in (table.room.seats, (table.room.seats[0], Seat())):
        summary = summary_of(replace(table.room, seats=seats), "ana", 0)
        assert summary is not None
        assert [seat["name"] for seat in summary["seats"]] == ["Ana", "Bob"]


def test_a_seat_of_the_computer_has_no_name_even_if_a_person_played_the_last_game() -> None:
    table = Table()
    table.act("ana", "resign")
    bot = replace(table.room.seats[1], person=None, kind="bot")
    summary = summary_of(replace(table.room, seats=(table.room.seats[0], bot)), "ana", 0)
    assert summary is not None
    assert [(seat["name"], seat["kind"]) for seat in summary["seats"]] == [("Ana", "person"), ("", "bot")]


def test_who_no_longer_has_the_seat_finds_the_finished_game_but_no_other() -> None:
    table = Table()
    free = (table.room.seats[0], Seat())
    assert summary_of(replace(table.room, seats=free), "bob", 1) is None, "others play on"
    table.act("ana", "resign")
    summary = summary_of(replace(table.room, seats=free), "bob", 1)
    assert summary is not None
    assert summary["result"] is not None
    assert summary["result"]["winners"] == [1]
    assert summary_of(replace(table.room, seats=free, session="CLASE"), "bob", 1) is None, "the class has its own list"


def test_a_home_game_that_a_referee_has_paused_asks_for_no_move() -> None:
    table = at_home("noughts", days=2)
    by_ms = table.room_part["home"]["move_by_ms"]
    summary = summary_of(table.room, "ana", 0)
    assert summary is not None
    assert summary["due_at_ms"] == by_ms
    table.do("leader", messages.Pause("café"))
    assert table.room_part["home"]["move_by_ms"] == by_ms
    paused = summary_of(table.room, "ana", 0)
    assert paused is not None
    assert paused["due_at_ms"] is None
