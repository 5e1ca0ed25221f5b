"""Tests of damas in a room: a match to its end with score cards and a file, appealed claims, and a referee who ends
games."""

from protocol import messages
from server.room.export.game_file import exported
from tests.room.table import Table

OMITTED = "B:W18,30,32:B14,15,1"


def room(**given: object) -> Table:
    """Return a room with a director. `given`: the position on its board."""
    return Table("damas", referees=("director",), given=given)


def test_a_match_is_over_after_its_games() -> None:
    table = Table("damas", options={"mode": "tournament", "black_first_seat": 0})
    table.act("ana", "move", path=[11, 15])
    table.act("bob", "resign")
    assert (table.room.state, table.view()["status"]["phase"]) == ("playing", "between")
    assert exported(table.room) is None
    table.act("ana", "ready")
    table.act("bob", "ready")
    assert table.game["black_seat"] == 1
    table.act("ana", "resign")
    assert table.room.state == "over"
    assert table.view()["status"]["result"]["reason"] == "match"
    assert table.room.match.points == (0.5, 0.5)
    card = table.room_part["cards"][0]
    assert (card["columns"], card["total"]) == (["colour", "turns", "reason", "points"], 2)
    found = exported(table.room)
    assert found is not None
    assert found.kind == "pdn"
    assert found.text.count('[GameType "21"]') == 2
    assert "1. 11-15 0-1" in found.text


def test_the_next_match_has_the_colours_swapped() -> None:
    table = Table("damas", options={"black_first_seat": 0, "games": 1})
    table.act("ana", "resign")
    for player in table.players:
        table.do(player, messages.Rematch())
    assert (table.room.state, table.game["black_seat"]) == ("playing", 1)


def test_the_next_game_waits_through_a_pause() -> None:
    table = room(fen=OMITTED)
    table.act("ana", "resign")
    table.do("director", messages.Pause(reason="break"))
    table.wait(600_000)
    assert table.game["game"] == 1
    table.do("director", messages.ResumePlay("seguimos"))
    table.wait(61_000)
    assert (table.game["game"], table.game["black_seat"]) == (2, 1)


def test_a_ruling_is_appealed_and_the_board_is_as_the_director_says() -> None:
    table = room(fen=OMITTED)
    table.act("ana", "move", path=[1, 6])
    table.act("bob", "challenge", rule="damas.capture", remedy="huff", target=15)
    assert table.game["text"] == "W:W18,30,32:B6,14"
    table.do("ana", messages.MakeAppeal(words="no vi"))
    table.do("director", messages.Rule(marks=["I"], reason="visto"))
    table.do("ana", messages.AcceptRuling())
    table.do("bob", messages.AcceptRuling())
    assert (table.game["text"], table.game["strikes"], table.game["window"]) == ("W:W18,30,32:B6,14,15", [0, 1], True)


def test_a_referee_calls_the_time_and_ends_games() -> None:
    table = room(fen="B:W30,31:B1,2,3")
    table.act("director", "call_time")
    assert table.game["results"] == [{"winner": 0, "reason": "time_limit"}]
    declared = room(fen="B:W30,31:B1,2,3")
    declared.act("director", "declare", winner=1)
    assert declared.game["results"] == [{"winner": 1, "reason": "referee"}]
