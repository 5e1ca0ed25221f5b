"""While a player reads the rules in assisted mode, that player's clock stops, for a few minutes per game. The opponent
can still act."""

import pytest

from engines.registry import all_engines, engine_of
from protocol import errors, messages
from server.aggregate.commands import Leave, Presence
from server.room.command import Recover
from server.room.values.state import MAX_READING_MS
from tests.room.table import Table

GAMES = sorted(slug for slug, engine in all_engines().items() if engine.about.listed)
TURN_MS = 60_000


def rolled(**rest: object) -> Table:
    """Return a table of Contig 60 where Ana has rolled and has a minute for her turn."""
    given = {"mode": "assisted", "flag": 0, "dice": [6, 6, 6], "phase": "rolled", **rest}
    return Table("contig60", referees=("leader",), given=given, options={"mode": "assisted"})


def due(table: Table) -> int | None:
    assert table.room.game is not None
    return table.room.game.due_at_ms


def test_the_clock_stands_while_the_rules_are_open_and_goes_on_with_what_was_left() -> None:
    table = rolled()
    was = due(table)
    assert was is not None
    table.now_ms += 5_000
    table.do("ana", messages.ReadRules())
    assert due(table) is None
    assert table.kinds() == ["reads_rules"]
    assert [seat.get("reads", False) for seat in table.room_part["seats"]] == [True, False]
    assert table.room_part["state"] == "playing"
    assert table.room_part["pause"] is None
    table.now_ms += 4 * 60_000
    table.do("ana", messages.ReadRules(on=False))
    assert due(table) == was + 4 * 60_000
    assert not any("reads" in seat for seat in table.room_part["seats"])
    assert table.room.game is not None
    assert table.room.game.result is None


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_whoever_is_awaited_may_read_as_long_as_a_turn_and_more(game: str) -> None:
    table = Table(game, options={"mode": "assisted"})
    assert table.room.game is not None
    seat = engine_of(game).status(table.room.game.state).awaited[0]
    was = due(table)
    table.do(("ana", "bob")[seat], messages.ReadRules())
    assert due(table) is None
    table.wait(MAX_READING_MS - 1)
    table.do(("ana", "bob")[seat], messages.ReadRules(on=False))
    assert due(table) == (None if was is None else was + MAX_READING_MS - 1)


def test_reading_in_the_others_turn_stops_the_readers_clock_from_its_start() -> None:
    table = rolled()
    table.do("bob", messages.ReadRules())
    assert due(table) is not None
    table.act("ana", "place", cell=18)
    table.act("ana", "announce", sentence="6+6+6=18")
    table.act("ana", "score", total=table.view()["game"]["score"][0])
    assert due(table) is not None
    table.act("ana", "pass_flag")
    assert due(table) is None
    assert "reads_rules" in table.kinds()


def test_who_acts_reads_no_more() -> None:
    table = rolled()
    table.do("ana", messages.ReadRules())
    table.now_ms += 10_000
    table.act("ana", "place", cell=18)
    assert due(table) is not None
    assert not table.room.seats[0].reads
    assert table.room.seats[0].read_ms == 10_000


def test_the_others_may_act_meanwhile_and_the_clock_still_stands() -> None:
    table = rolled()
    was = due(table)
    table.do("ana", messages.ReadRules())
    table.now_ms += 10_000
    table.act("bob", "offer_draw")
    assert due(table) is None
    table.now_ms += 10_000
    table.do("ana", messages.ReadRules(on=False))
    assert due(table) == (was or 0) + 20_000
    assert table.room.seats[0].read_ms == 20_000


def test_all_readings_of_a_game_together_are_bounded() -> None:
    table = rolled()
    was = due(table) or 0
    table.do("ana", messages.ReadRules())
    table.wait(MAX_READING_MS - 20_000)
    table.do("ana", messages.ReadRules(on=False))
    table.do("ana", messages.ReadRules())
    assert table.room.due_at_ms == table.now_ms + 20_000
    table.wait(50_000)
    assert due(table) == was + MAX_READING_MS, "the clock went on when the time was used up, not when somebody looked"
    assert table.last.answer == {}
    table.do("ana", messages.ReadRules())
    assert due(table) == was + MAX_READING_MS
    assert not table.room.seats[0].reads


def test_who_goes_away_reads_no_more() -> None:
    table = rolled()
    table.do("ana", messages.ReadRules())
    table.now_ms += 3_000
    table.do(None, Presence("ana", present=False))
    assert due(table) is not None
    assert not table.room.seats[0].reads


def test_who_left_the_game_stops_no_clock_by_reading() -> None:
    table = rolled()
    was = due(table)
    table.do("ana", Leave())
    table.do(None, Presence("ana", present=True))
    table.do("ana", messages.ReadRules())
    assert due(table) == was
    assert not table.room.seats[0].reads


def test_only_the_reader_whose_time_is_used_up_reads_no_more() -> None:
    table = rolled()
    table.do("ana", messages.ReadRules())
    table.now_ms += 100_000
    table.do("bob", messages.ReadRules())
    table.wait(MAX_READING_MS - 100_000)
    assert [(seat.reads, seat.read_ms) for seat in table.room.seats] == [
        (False, MAX_READING_MS),
        (True, MAX_READING_MS - 100_000),
    ]


def test_a_referees_pause_takes_over_and_is_not_charged() -> None:
    table = rolled()
    was = due(table) or 0
    table.do("ana", messages.ReadRules())
    table.now_ms += 1_000
    table.do("leader", messages.Pause("x"))
    assert table.room_part["state"] == "paused"
    assert table.room_part["pause"]["reasons"] == ["pause"]
    table.now_ms += 30_000
    table.do("leader", messages.ResumePlay("x"))
    assert due(table) is None, "the rules are still open"
    table.now_ms += 1_000
    table.do("ana", messages.ReadRules(on=False))
    assert due(table) == was + 32_000
    assert table.room.seats[0].read_ms == 2_000


def test_an_outage_meanwhile_costs_nobody_anything() -> None:
    table = rolled()
    was = due(table) or 0
    table.do("ana", messages.ReadRules())
    table.now_ms += 40_000
    table.do(None, Recover(40_000))
    table.do("ana", messages.ReadRules(on=False))
    assert due(table) == was + 40_000


def test_what_may_be_taken_back_stays_so_and_its_clock_is_right() -> None:
    table = rolled()
    was = due(table) or 0
    table.act("ana", "place", cell=18)
    table.do("ana", messages.ReadRules())
    table.now_ms += 40_000
    table.do("ana", messages.ReadRules(on=False))
    table.do("ana", messages.TakeBack())
    assert due(table) == was + 40_000


def test_a_tournament_has_none() -> None:
    table = Table("contig60", options={"mode": "tournament"}, referees=("leader",))
    assert {table.refused(by, messages.ReadRules()) for by in ("ana", "bob")} == {errors.READING_TOURNAMENT}
    assert table.refused("leader", messages.ReadRules()) == errors.COMMAND_NOT_YOURS


def test_a_new_game_begins_with_all_the_time() -> None:
    table = rolled()
    table.do("ana", messages.ReadRules())
    table.now_ms += 9_000
    table.do("ana", messages.ReadRules(on=False))
    table.do("leader", messages.SetPosition({"mode": "assisted", "flag": 0}))
    assert table.room.seats[0].read_ms == 0


def test_a_game_without_a_clock_has_none_to_stop() -> None:
    table = Table("contig60", options={"mode": "assisted", "turn_ms": 0, "game_ms": 0})
    table.do("ana", messages.ReadRules())
    assert table.room.pauses == ()
