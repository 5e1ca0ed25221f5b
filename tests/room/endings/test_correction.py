"""Tests of a director's correction of a result (rulebook `common.md`, The end), in every game."""

from typing import Any

import pytest

from engines.registry import engine_of, slugs
from protocol import errors, messages
from server.room import replay
from server.room.export.game_file import exported
from server.room.history.review import reviewed
from server.room.match.score_card import are_final
from server.sessions.boards.board_rooms import report_of
from tests.room.table import Table

LISTED = [slug for slug in slugs() if engine_of(slug).about.listed]


def over(slug: str = "noughts", seats: int | None = None, **settings: Any) -> Table:
    """Return a table where the first seat has resigned and the score cards are unsigned."""
    count = seats or engine_of(slug).about.seats[0]
    table = Table(slug, count, referees=("leader", "director"), **settings)
    table.give_up()
    return table


def other_seat(table: Table) -> int:
    """Return a seat that has not won."""
    return next(seat for seat in range(len(table.players)) if seat not in table.room_part["result"]["winners"])


@pytest.mark.parametrize("slug", LISTED)
def test_the_result_of_every_game_is_replaced_and_its_cards_are_signed_again(slug: str) -> None:
    table = over(slug)
    before = table.room_part["result"]
    winner = other_seat(table)
    teams = [seat["team"] for seat in table.room_part["seats"]]
    for player in table.players[:-1]:
        table.do(player, messages.Sign())
    table.do("director", messages.ForceResult([winner], reason="contaron mal"))
    after = table.room_part["result"]
    assert after["winners"] == [seat for seat, team in enumerate(teams) if team == teams[winner]]
    assert after["points"] == [float(seat in after["winners"]) for seat in range(len(table.players))]
    assert table.room_part["match"]["points"] == after["points"]
    assert table.room_part["match"]["ended"] == 1
    assert table.view()["status"]["result"] == after
    assert not any(card["final"] for card in table.room_part["cards"])
    note = table.room_part["notes"][0]
    assert (note["kind"], note["reason"], note["by"]) == ("replace_result", "contaron mal", "Director")
    assert (note["before"], note["after"]) == (before, after)
    assert [note["seat"] for note in table.room_part["notes"]] == list(range(len(table.players)))
    assert table.kinds("0") == table.kinds("spectator") == ["result_replaced"]
    for player in table.players:
        table.do(player, messages.Sign())
    assert are_final(table.room.sheets)
    assert table.room.seal is not None
    assert replay(table.first, table.records) == table.room
    assert reviewed(table.room, table.records, running=False)[-1].result == {
        key: after[key] for key in ("result", "reason", "winners")
    }


def test_only_a_director_may_and_only_with_a_reason() -> None:
    table = over()
    assert table.refused("leader", messages.ForceResult([0], reason="x")) == errors.COMMAND_NOT_YOURS
    assert table.refused("ana", messages.ForceResult([0], reason="x")) == errors.COMMAND_NOT_YOURS
    assert table.refused("director", messages.ForceResult([0], reason="  ")) == errors.REFEREE_REASON


def test_the_same_result_replaces_nothing() -> None:
    table = over()
    assert (
        table.refused("director", messages.ForceResult(table.room_part["result"]["winners"], reason="x"))
        == errors.CARD_SAME_RESULT
    )


def test_there_must_be_a_finished_game() -> None:
    table = Table(referees=("director",), start=False)
    assert table.refused("director", messages.ForceResult([0], reason="x")) == errors.COMMAND_NOT_NOW


@pytest.mark.parametrize("slug", LISTED)
@pytest.mark.parametrize("way", ["signed", "closed"])
def test_a_correction_is_a_new_line_on_a_final_card_which_stays_as_it_was_signed(slug: str, way: str) -> None:
    table = over(slug)
    before = table.room_part["result"]
    if way == "closed":
        table.do("director", messages.CloseCards("revisado"))
    else:
        for player in table.players:
            table.do(player, messages.Sign())
    cards, seal = table.room_part["cards"], table.room.seal
    assert are_final(table.room.sheets)
    winner = other_seat(table)
    table.do("director", messages.ForceResult([winner], reason="vino la familia"))
    after = table.room_part["result"]
    assert winner in after["winners"]
    assert table.room_part["cards"] == cards
    assert table.room.seal == seal
    notes = table.room_part["notes"][-len(table.players) :]
    assert [note["seat"] for note in notes] == list(range(len(table.players)))
    for note in notes:
        assert (note["kind"], note["by"], note["reason"]) == ("replace_result", "Director", "vino la familia")
        assert (note["before"], note["after"]) == (before, after)
    assert table.room_part["match"]["points"] == after["points"]
    assert table.room_part["match"]["ended"] == 1
    assert report_of(table.room).final
    assert table.last.record is not None
    (told,) = table.last.record.happenings
    assert (told.kind, told.params["final"]) == ("result_replaced", True)
    table.do("director", messages.ForceResult(before["winners"], reason="y otra vez"))
    assert table.room_part["match"]["points"] == before["points"]
    assert replay(table.first, table.records) == table.room


def test_the_totals_of_a_match_follow_a_correction_on_final_cards() -> None:
    table = over("ajedrez", options={"white_seat": 0})
    table.do("director", messages.CloseCards("revisado"))
    assert table.room_part["match"]["totals"] == [0.0, 1.0]
    table.do("director", messages.ForceResult([0], reason="uno"))
    assert table.room_part["match"]["totals"] == [1.0, 0.0]
    table.do("director", messages.ForceResult(reason="dos"))
    assert table.room_part["match"]["totals"] == [0.5, 0.5]


def test_an_order_for_the_running_game_does_not_change_a_finished_one() -> None:
    table = over()
    asked = messages.ForceResult(void=True, reason="Se acabó la hora", running=True)
    assert table.refused("director", asked) == errors.COMMAND_NOT_NOW
    assert table.room_part["result"]["result"] == "win"


def test_a_dispute_is_answered_and_may_be_raised_anew() -> None:
    table = over()
    table.do("ana", messages.Dispute("yo gané"))
    table.do("director", messages.ForceResult(reason="tablas"))
    assert not any(card["disputed"] for card in table.room_part["cards"])
    table.do("ana", messages.Dispute("¡gané!"))
    assert table.room_part["cards"][0]["disputed"]


def test_a_bot_signs_the_new_card_at_once() -> None:
    table = Table(referees=("director",), start=False)
    table.do("bob", messages.StandUp())
    table.do("ana", messages.SeatBot(1))
    table.do("ana", messages.Ready())
    table.act("ana", "resign")
    table.do("director", messages.ForceResult([0], reason="x"))
    assert [card["final"] for card in table.room_part["cards"]] == [False, True]


def test_a_result_may_be_put_right_twice_and_the_card_shows_each() -> None:
    table = over()
    table.do("director", messages.ForceResult([0], reason="uno"))
    table.do("director", messages.ForceResult(void=True, reason="dos"))
    own = [note for note in table.room_part["notes"] if note["seat"] == 0]
    assert [(note["before"]["result"], note["after"]["result"]) for note in own] == [("win", "win"), ("win", "void")]


def test_a_void_game_is_played_again_and_a_game_that_counts_after_all_ends_the_match() -> None:
    table = over()
    table.do("ana", messages.Rematch())
    table.do("director", messages.ForceResult(void=True, reason="x"))
    assert (table.room_part["match"]["ended"], table.room_part["match"]["over"]) == (0, False)
    assert table.room_part["match"]["points"] == [0.0, 0.0]
    assert table.room_part["rematch"] == []
    table.do("director", messages.ForceResult(reason="y"))
    assert (table.room_part["match"]["ended"], table.room_part["match"]["over"]) == (1, True)
    assert table.room_part["match"]["points"] == [0.5, 0.5]


def test_a_board_reports_the_new_result_and_that_its_cards_are_open_again() -> None:
    table = over()
    table.do("ana", messages.Sign())
    assert report_of(table.room).points == (0.0, 1.0)
    table.do("director", messages.ForceResult([0], reason="x"))
    assert report_of(table.room).points == (1.0, 0.0)
    assert not report_of(table.room).final


@pytest.mark.parametrize("running", [False, True], ids=["after its end", "while it runs"])
def test_chess_has_the_directors_result_on_card_and_in_its_file(running: bool) -> None:
    options = {"white_seat": 0}
    table = Table("ajedrez", referees=("director",), options=options) if running else over("ajedrez", options=options)
    table.do("director", messages.ForceResult([0], reason="x"))
    assert [card["total"] for card in table.room_part["cards"]] == [1.0, 0.0]
    assert table.room_part["match"]["totals"] == [1.0, 0.0]
    file = exported(table.room)
    assert file is not None
    assert '[Result "1-0"]' in file.text
    assert '[Termination "forced"]' in file.text
    assert file.text.rstrip().endswith("1-0")


def test_draughts_has_the_directors_result_on_card_and_in_its_file() -> None:
    table = over("damas", options={"games": 1, "mode": "assisted"})
    table.do("director", messages.ForceResult(reason="x"))
    file = exported(table.room)
    assert file is not None
    assert '[Result "1/2-1/2"]' in file.text
    assert table.room_part["cards"][0]["total"] == table.room_part["cards"][1]["total"] != 0


def test_partners_win_together() -> None:
    table = over("truco", 4)
    table.do("director", messages.ForceResult([other_seat(table)], reason="x"))
    assert len(table.room_part["result"]["winners"]) == 2
