"""Tests of chess in a room: every ending closes the match with score cards and points. Also tests exports, and rooms
without a referee."""

from typing import Any

import pytest

from protocol import messages
from server.room.export.game_file import exported
from tests.room.table import Table

PLAYING = {"mode": "tournament"}
HOUR_MS = 3_600_000
MATE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"


def room(**given: Any) -> Table:
    """Return a room with a director. `given`: the position on its board."""
    return Table("ajedrez", referees=("director",), given=given)


def mated() -> Table:
    table = room(fen=MATE, options={"training": True})
    table.act("ana", "move", uci="a1a8")
    return table


def timed_out() -> Table:
    table = room()
    table.wait(HOUR_MS)
    return table


def late(*there: str) -> Table:
    table = room(options={"scheduled": True, "periods": [{"moves": None, "ms": 2 * HOUR_MS, "extra_ms": 0}]})
    for player in there:
        table.act(player, "arrive")
    table.wait(HOUR_MS)
    return table


def resigned() -> Table:
    table = room()
    table.act("bob", "resign")
    return table


def agreed() -> Table:
    table = room()
    table.act("ana", "move", uci="e2e4", offer=True)
    table.act("bob", "accept_draw")
    return table


def claimed() -> Table:
    table = room(fen="8/8/4k3/8/8/4K3/8/7R w - - 99 90", options={"training": True})
    table.act("ana", "claim_draw", ground="fifty", move="h1h2")
    return table


def ruled(type: str, **action: Any) -> Table:
    table = room()
    table.act("director", type, **action)
    return table


def struck_out() -> Table:
    table = room(strikes=[0, 2])
    table.act("ana", "move", uci="e2e4")
    table.act("bob", "challenge", rule="ajedrez.illegal-move")
    return table if table.room.state == "over" else accepted(table)


def third_illegal() -> Table:
    table = room(illegal_moves=[2, 0])
    table.act("ana", "move", uci="e2e5")
    table.act("bob", "challenge", rule="ajedrez.illegal-move")
    return table if table.room.state == "over" else accepted(table)


def accepted(table: Table) -> Table:
    """Return the table after the time to appeal has passed without an appeal."""
    table.wait(60_000)
    return table


def cut_to_nothing() -> Table:
    return ruled("arb_sanction", target=0, kind="cut_time", ms=HOUR_MS, article="12.5")


@pytest.mark.parametrize(
    ("table", "reason", "points"),
    [
        (mated, "checkmate", (1, 0)),
        (timed_out, "time", (0, 1)),
        (late, "late", (0, 0)),
        (lambda: late("ana"), "late", (1, 0)),
        (resigned, "resign", (1, 0)),
        (agreed, "agreement", (0.5, 0.5)),
        (claimed, "fifty", (0.5, 0.5)),
        (struck_out, "strikes", (1, 0)),
        (third_illegal, "illegal_third", (0, 1)),
        (cut_to_nothing, "time", (0, 1)),
        (lambda: ruled("arb_sanction", target=0, kind="lose", rival_score=0.5), "sanction", (0, 0.5)),
        (lambda: ruled("arb_sanction", target=1, kind="expel"), "expelled", (1, 0)),
        (lambda: ruled("arb_lose_both"), "art_12_8", (0, 0)),
        (lambda: ruled("arb_declare", result="1/2-1/2", reason="dead_position"), "dead_position", (0.5, 0.5)),
        (lambda: ruled("arb_annul"), "annulled", (0, 0)),
    ],
)
def test_every_end_is_one(table: Any, reason: str, points: tuple[float, float]) -> None:
    ended = table()
    assert ended.room.state == "over"
    assert ended.view()["status"]["result"]["reason"] == reason
    assert ended.room.match.points == points
    assert [card["columns"] for card in ended.room_part["cards"]] == [["number", "move", "clock"]] * 2
    assert ended.room.due_at_ms is None


def test_an_annulled_game_is_played_again_with_the_same_colours() -> None:
    table = ruled("arb_annul")
    assert table.room.match.ended == 0
    for player in table.players:
        table.do(player, messages.Ready())
    assert (table.room.state, table.game["white_seat"]) == ("playing", 0)


def test_without_a_referee_nothing_waits_for_one() -> None:
    table = Table("ajedrez", options=PLAYING)
    assert "call_arbiter" not in table.view()["status"]["may"][0]
    refereed = Table("ajedrez", options=PLAYING, referees=("leader",))
    assert "call_arbiter" in refereed.view()["status"]["may"][0]


def test_a_finished_game_is_a_file() -> None:
    playing = Table("ajedrez", options={"time_control": "una-hora"})
    assert exported(playing.room) is None
    playing.act("ana", "move", uci="e2e4")
    playing.act("bob", "resign")
    found = exported(playing.room)
    assert found is not None
    assert found.kind == "pgn"
    assert '[White "Ana"]\n[Black "Bob"]\n[Result "1-0"]' in found.text
    assert "1. e4 { [%clk 1:00:00] } 1-0" in found.text


def test_without_a_clock_neither_file_nor_card_nor_view_has_a_time() -> None:
    table = Table("ajedrez")
    assert table.game["clock"] is None
    assert "claim_last_two" not in table.view()["status"]["may"][0]
    table.act("ana", "move", uci="e2e4")
    assert table.game["moves"]["clock_ms"] == []
    table.act("bob", "resign")
    found = exported(table.room)
    assert found is not None
    assert '[TimeControl "-"]' in found.text
    assert "1. e4 1-0" in found.text
    assert table.room.sheets[0].card.columns == ("number", "move")
    assert table.room.sheets[0].card.lines == ((1, "e4"),)


def test_a_game_without_such_a_form_is_none() -> None:
    table = Table("noughts")
    table.act("ana", "resign")
    assert table.room.state == "over"
    assert exported(table.room) is None


WALL = "8/5k2/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/8 w - - 0 1"


def test_a_claim_of_a_dead_position_is_offered_only_where_it_can_succeed() -> None:
    """Without a referee only the server can grant the claim. The view offers the claim only in positions where the
    server would grant it."""
    assert "claim_dead" not in Table("ajedrez").view()["status"]["may"][0]
    wall = Table("ajedrez", options={"start_fen": WALL, "training": True})
    assert all("claim_dead" in may for may in wall.view()["status"]["may"])
    wall.act("bob", "claim_dead")
    assert wall.view()["status"]["result"]["reason"] == "dead_position"
    refereed = Table("ajedrez", options=PLAYING, referees=("leader",))
    assert "claim_dead" in refereed.view()["status"]["may"][0], "a referee may see more than the server"
