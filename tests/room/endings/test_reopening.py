"""A director reopens a finished game of a class: it continues from before its end, or starts again."""

from typing import Any

import pytest
from msgspec.structs import replace

from engines.contract import Result
from engines.registry import engine_of, slugs
from protocol import errors, messages
from server.room import replay
from server.room.history.review import reviewed
from server.room.match.games import begin, finish_if_over
from server.room.step_context import StepContext
from server.sessions.boards.board_rooms import report_of
from tests.room.play.test_time_limit import board, of_a_class
from tests.room.table import Table

LISTED = [slug for slug in slugs() if engine_of(slug).about.listed]


def resigned(slug: str = "noughts", **settings: Any) -> Table:
    """Return a table where a seat has resigned ten seconds after the start."""
    table = board(slug, **settings)
    table.now_ms += 10_000
    table.give_up()
    return table


@pytest.mark.parametrize("slug", LISTED)
def test_every_game_goes_on_from_before_its_end(slug: str) -> None:
    table = resigned(slug)
    before = table.room.before_end
    assert before is not None
    table.now_ms += 600_000
    table.do("director", messages.ReopenGame(reason="Se equivocó de botón"))
    assert table.room.state == "playing"
    assert table.room_part["pause"]["reasons"] == ["pause"]
    assert table.room_part["match"]["ended"] == 0
    assert table.room_part["match"]["points"] == [0.0] * len(table.players)
    assert report_of(table.room).points == ()
    assert table.kinds("0") == ["game_reopened"]
    table.do("leader", messages.ResumePlay("Seguimos"))
    assert table.room.state == "playing", "nobody is charged with the time in between"
    while table.room.state == "playing":
        table.do("director", messages.ForceResult([0], reason="x"))
    assert [note["kind"] for note in table.room_part["notes"]].count("reopened") == len(table.players)
    assert table.room_part["match"]["ended"] == 1
    assert replay(table.first, table.records) == table.room


@pytest.mark.parametrize(("paused_at_ms", "since_ms"), [(None, 1_020_000), (25_000, 1_025_000)])
def test_the_clocks_of_a_reopened_game_have_stood_since_its_last_moment(paused_at_ms: int | None, since_ms: int) -> None:
    """The last moment of a game is the last step before its end or, if the game was paused, the start of the pause."""
    table = board()
    table.act("ana", "place", 20_000, cell=4)
    if paused_at_ms is not None:
        table.do("director", messages.Pause("Recreo"), paused_at_ms)
        table.do("director", messages.Sanction(1, "warn", "Silencio"), 28_000)
    table.do("director", messages.ForceResult([0], reason="x"), 30_000)
    table.do("director", messages.ReopenGame(reason="x"), 90_000)
    assert table.room_part["pause"]["since_ms"] == since_ms
    table.do("leader", messages.ResumePlay("Seguimos"), 100_000)
    assert replay(table.first, table.records) == table.room


def test_a_game_is_played_again_and_the_first_one_counts_as_nothing() -> None:
    table = resigned(games=2)
    winner = table.room_part["result"]["winners"]
    table.do("director", messages.ReopenGame(again=True, reason="Empezaron mal"))
    assert "game_replayed" in table.kinds("spectator")
    assert table.room.state == "playing"
    assert table.room.pauses == ()
    assert table.room.match.past[-1].result.result == "void"
    assert (table.room.match.ended, table.room.match.points) == (0, (0.0, 0.0))
    table.do("director", messages.ForceResult(winner, reason="x"))
    assert table.room.match.ended == 1
    assert replay(table.first, table.records) == table.room


def test_not_once_the_cards_are_final_nor_elsewhere() -> None:
    table = resigned()
    assert table.refused("leader", messages.ReopenGame(reason="x")) == errors.COMMAND_NOT_YOURS
    table.do("director", messages.CloseCards("Están bien"))
    assert table.refused("director", messages.ReopenGame(reason="x")) == errors.CARD_FINAL
    alone = Table(referees=("director",))
    alone.act("bob", "resign")
    assert alone.room.before_end is None
    assert alone.refused("director", messages.ReopenGame(reason="x")) == errors.COMMAND_NOT_NOW


def test_the_review_sees_one_game_that_was_reopened() -> None:
    begun = Table(referees=("director",))
    until = begun.records
    table = of_a_class(begun)
    table.act("bob", "resign")
    table.do("director", messages.ReopenGame(reason="x"))
    table.do("director", messages.ForceResult([0], reason="x"))
    (game,) = reviewed(table.room, [*until, *table.records], running=False)
    assert game.to_seq == table.room.seq


def test_who_was_expelled_keeps_the_name_on_the_record() -> None:
    table = board()
    table.do("director", messages.Sanction(1, "expel", "Golpea la mesa"))
    assert table.room.seats[1].kind == "empty"
    assert table.room_part["seats"][1]["name"] == "Bob"


def test_a_game_whose_player_was_removed_is_not_reopened() -> None:
    table = resigned()
    table.do("director", messages.ClearSeat(1, "Se fue"))
    assert table.refused("director", messages.ReopenGame(reason="x")) == errors.ROOM_SEATS_EMPTY


def test_a_game_whose_state_before_the_end_is_unknown_can_only_be_played_again() -> None:
    table = resigned()
    table.room = replace(table.room, before_end=None)
    assert table.refused("director", messages.ReopenGame(reason="x")) == errors.COMMAND_NOT_NOW
    table.do("director", messages.ReopenGame(again=True, reason="x"))
    assert table.room.state == "playing"


def test_a_game_that_starts_and_ends_in_one_step_has_no_state_before_its_end() -> None:
    table = of_a_class(Table(start=False))
    context = StepContext(table.room, table.engine, None)
    begin(context)
    context.set_game(ruled=Result("draw", "time_limit", (), (0.5, 0.5)))
    finish_if_over(context)
    assert context.room.state == "over"
    assert (context.room.before_end, context.room.before_end_at_ms) == (None, 0)


def test_outside_a_class_no_game_is_reopened() -> None:
    table = Table(referees=("director",))
    table.act("bob", "resign")
    for again in (False, True):
        assert table.refused("director", messages.ReopenGame(again=again, reason="x")) == errors.COMMAND_NOT_NOW
