"""Tests of a board of a simultaneous exhibition: its clocks stop while the player who plays at many boards has the turn, and
every game comes to its end."""

from typing import Any

import pytest
from msgspec.structs import replace

from engines.registry import all_engines, engine_of
from protocol import messages
from server.room import Command, Tick, step
from server.room.values.simultaneous_seat import SimultaneousSeat
from tests.room.play.test_time_limit import board
from tests.room.table import Table
from tests.room.test_bots import HOST, bots_only

DAY_MS = 86_400_000
GAMES = sorted(slug for slug, engine in all_engines().items() if engine.by_correspondence is not None)


def at(slug: str, seat: int, others_clock: bool = False, **settings: Any) -> Table:
    table = board(slug, **settings)
    table.room = table.first = replace(table.room, simultaneous=SimultaneousSeat(seat, others_clock))
    table.do("leader", messages.Pause("x"))
    table.do("leader", messages.ResumePlay("x"))
    return table


def test_without_clocks_nothing_ever_runs_out() -> None:
    table = at("noughts", 0)
    for cell in (0, 3):
        assert table.room.due_at_ms is None
        assert (table.room_part["state"], table.room_part["pause"]) == ("playing", None), "nothing keeps anybody from playing"
        table.wait(DAY_MS)
        table.act("ana" if table.view()["status"]["flag"] == 0 else "bob", "place", cell=cell)
        assert table.room.pauses == ("simultaneous",), "one reason, however many moves"


def test_the_others_clock_runs_only_while_they_are_waited_for() -> None:
    first = board("noughts").view()["status"]["flag"]
    table = at("noughts", 1 - first, others_clock=True)
    due_ms = table.room.due_at_ms
    assert due_ms is not None, "the other's turn"
    left_ms = due_ms - table.now_ms
    table.act(("ana", "bob")[first], "place", cell=0)
    assert table.room.due_at_ms is None, "the player's turn"
    table.wait(DAY_MS)
    table.act(("ana", "bob")[1 - first], "place", cell=3)
    assert table.room.due_at_ms == table.now_ms + left_ms


def test_a_referee_s_pause_holds_there_too() -> None:
    table = at("noughts", 0)
    table.do("leader", messages.Pause("hablemos"))
    assert table.room_part["pause"]["reasons"] == ["pause"]
    with pytest.raises(Exception, match="pause"):
        table.act("ana" if table.view()["status"]["flag"] == 0 else "bob", "place", cell=0)
    table.do("leader", messages.ResumePlay("sigan"))
    assert table.room.due_at_ms is None


@pytest.mark.parametrize(("slug", "others_clock"), [*((slug, False) for slug in GAMES), ("contig60", True), ("par55", True)])
def test_every_game_that_may_be_played_so_comes_to_its_end(slug: str, others_clock: bool) -> None:
    """Every game for a simultaneous exhibition must end, although its clock may be stopped."""
    assert 2 in engine_of(slug).about.seats
    room = bots_only(slug, 2)
    options = {**room.options, "mode": "assisted"} if "mode" in room.options else room.options
    room = replace(room, options=options, session="CLASE", simultaneous=SimultaneousSeat(0, others_clock))
    room = step(room, Command(messages.Start(), HOST), 0).room
    for _step in range(4_000):
        if room.state != "playing":
            break
        due_ms = room.due_at_ms
        assert due_ms is not None, "somebody has something to do"
        room = step(room, Command(Tick()), due_ms).room
    assert room.state == "over"
    assert room.game is not None
    assert room.game.result is not None
    assert room.game.result.reason not in ("time", "clock")
