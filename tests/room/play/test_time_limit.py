"""Tests of the time limit that a class calls at its boards: in every game, between two games, and during an open
ruling."""

from typing import Any

import pytest
from msgspec.structs import replace

from engines.registry import engine_of, slugs
from protocol import errors, messages
from server.room import views_of
from server.sessions.boards.board_rooms import report_of
from tests.room.table import Table, challenged

LISTED = [slug for slug in slugs() if engine_of(slug).about.listed]


def board(slug: str = "noughts", seats: int | None = None, **settings: Any) -> Table:
    """Return a board of a class during its first game."""
    return of_a_class(Table(slug, seats or engine_of(slug).about.seats[0], referees=("leader", "director"), **settings))


def of_a_class(table: Table) -> Table:
    table.room = table.first = replace(table.room, session="CLASE")
    table.views, table.records = views_of(table.room), []
    table.shown = dict(table.views.of)
    return table


@pytest.mark.parametrize("slug", LISTED)
def test_the_server_calls_it_in_every_game(slug: str) -> None:
    table = board(slug)
    table.do(None, messages.CallTime(draw=True))
    assert "limit_called" in table.kinds("spectator")


@pytest.mark.parametrize("slug", [slug for slug in slugs() if slug in ("ajedrez", "noughts")])
def test_a_game_that_knows_none_is_drawn_if_its_class_wants_it_so(slug: str) -> None:
    table = board(slug)
    table.do(None, messages.CallTime(draw=True))
    assert table.room.state == "over"
    assert (table.room_part["result"]["result"], table.room_part["result"]["reason"]) == ("draw", "time_limit")
    assert report_of(table.room).points == (0.5, 0.5)


def test_else_its_clocks_stand_until_a_director_has_decided() -> None:
    table = board()
    table.do("leader", messages.CallTime("La hora"))
    assert table.room_part["pause"]["reasons"] == ["limit"]
    assert report_of(table.room).waits == "limit"
    assert table.refused("ana", messages.CallTime("x")) == errors.COMMAND_NOT_YOURS
    assert table.refused("leader", messages.CallTime("x")) == errors.PAUSE_ALREADY
    table.do("director", messages.ForceResult([1], reason="Le faltaba una"))
    assert table.room.state == "over"
    assert report_of(table.room).waits == ""


def test_or_lets_them_play_on() -> None:
    table = board()
    table.do("leader", messages.CallTime("La hora"))
    table.do("leader", messages.Pause("Esperen"))
    table.do("leader", messages.ResumePlay("Todavía no"))
    assert table.room.pauses == ()


def test_no_game_of_the_match_follows() -> None:
    table = board(games=3)
    table.do(None, messages.CallTime(draw=True))
    assert report_of(table.room).state == "over"


def test_between_two_games_the_match_is_over_with_those_played() -> None:
    table = board(games=3)
    table.do("director", messages.ForceResult([0], reason="x"))
    assert report_of(table.room).state == "playing"
    table.do(None, messages.CallTime("La hora"))
    assert table.kinds() == ["limit_called"]
    assert report_of(table.room).state == "over"
    assert report_of(table.room).points == (1.0, 0.0)
    assert table.refused(None, messages.CallTime()) == errors.COMMAND_NOT_NOW


def test_while_a_ruling_is_open_it_waits_until_that_is_settled() -> None:
    table = of_a_class(challenged("director", monitor="tutor"))
    table.do(None, messages.CallTime())
    assert "limit_called" not in table.kinds()
    table.do("director", messages.Rule(["C"], reason="No da 32"))
    while table.room.appeal is not None:
        table.wait(10_000)
    assert table.room.limit_waits is None
    assert table.to_case["time_called"]


def test_a_call_that_waited_for_a_ruling_waits_for_an_adjourned_game_too() -> None:
    table = of_a_class(challenged("director", "leader", monitor="tutor"))
    table.do(None, messages.CallTime())
    table.do("leader", messages.Adjourn("Se acaba la clase"))
    table.do("director", messages.Rule(["C"], reason="No da 32"))
    for player in table.players:
        table.do(player, messages.AcceptRuling())
    assert table.room.appeal is None
    assert table.room.limit_waits is not None
    table.do("leader", messages.ResumeAdjourned("Seguimos"))
    assert table.room.limit_waits is None
    assert table.to_case["time_called"]


@pytest.mark.parametrize("games", [1, 3])
def test_a_game_that_an_open_ruling_ends_is_the_last_of_its_match(games: int) -> None:
    """The class calls the limit while the referees still talk, and then a director ends the game."""
    table = of_a_class(challenged("director", monitor="tutor", games=games))
    table.do(None, messages.CallTime())
    table.do("director", messages.ForceResult([0], reason="x"))
    assert report_of(table.room).state == "over"
    assert table.room.limit_waits is None
