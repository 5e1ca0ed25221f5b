"""Tests of a board that pupils finish outside the lesson: its clocks, rulings without a referee, the return to class,
and every game played to its end."""

from typing import Any

import pytest
from msgspec.structs import replace

from engines.registry import all_engines, engine_of, slugs
from protocol import errors, messages
from server.aggregate.commands import Leave, Presence
from server.room import Command, Tick, step
from server.room.command import HandSeat, HomeSet
from server.room.values.home_play import DAY_MS
from server.room.views.summary import summary_of
from server.sessions.boards.board_rooms import report_of
from tests.room.play.test_time_limit import board, of_a_class
from tests.room.table import FALSE, Table, challenged
from tests.room.test_bots import started

UNTIL_MS = 30 * DAY_MS
TOURNAMENT = {"mode": "tournament"}
QUICK = {"fab-a-diffy", "geominos", "qwinto", "truco"}
"""Games that need quick answers, so that a player cannot take hours for a move."""


def home(days: int = 0) -> HomeSet:
    return HomeSet(UNTIL_MS, days, "Marta")


def at_home(slug: str = "contig60", days: int = 0, **asked: Any) -> Table:
    table = board(slug, **asked)
    table.do(None, home(days))
    return table


def test_only_the_class_sends_a_board_home() -> None:
    table = board()
    for person in ("ana", "leader", "director"):
        assert table.refused(person, home()) == errors.COMMAND_NOT_YOURS


def test_all_see_until_when_and_by_which_clock() -> None:
    table = at_home(days=2)
    assert table.kinds() == ["sent_home"]
    shown = table.room_part["home"]
    assert shown == {"until_ms": UNTIL_MS, "days": 2, "together": False, "move_by_ms": table.now_ms + 2 * DAY_MS}
    assert table.room_part["state"] == "playing"
    assert table.room_part["pause"] is None, "nothing keeps anybody from playing"


def test_the_clocks_stand_while_one_plays() -> None:
    table = at_home("noughts")
    assert table.room.due_at_ms is None
    first = "ana" if table.view()["status"]["flag"] == 0 else "bob"
    table.wait(5 * DAY_MS)
    table.act(first, "place", cell=0)
    table.wait(5 * DAY_MS)
    table.act("bob" if first == "ana" else "ana", "place", cell=4)
    assert table.room.due_at_ms is None


def test_days_for_a_move_then_the_game_s_own_clock_runs() -> None:
    table = at_home("noughts", days=2)
    first = table.view()["status"]["flag"]
    due_ms = table.now_ms + 2 * DAY_MS
    assert table.room.due_at_ms == due_ms
    table.wait(2 * DAY_MS)
    assert table.kinds() == ["home_days_over"]
    assert table.room_part["home"]["move_by_ms"] is None
    assert table.room.due_at_ms is not None
    assert table.room.due_at_ms < due_ms + 3_600_000, "the minute of the turn"
    table.act("ana" if first == 0 else "bob", "place", cell=0)
    assert table.room_part["home"]["move_by_ms"] == table.now_ms + 2 * DAY_MS, "the other has the days now"
    assert table.room.due_at_ms == table.now_ms + 2 * DAY_MS


def test_who_lets_that_run_out_too_loses_the_turn_as_the_game_has_it() -> None:
    table = at_home("contig60", days=1, options={"turn_ms": 60_000})
    first = table.view()["status"]["flag"]
    for _due in range(6):
        assert table.room.due_at_ms is not None
        table.now_ms = table.room.due_at_ms
        table.do(None, Tick())
        if table.view()["status"]["flag"] != first:
            break
    assert table.view()["status"]["flag"] == 1 - first
    assert table.room_part["home"]["move_by_ms"] == table.now_ms + DAY_MS


def test_an_act_within_a_turn_gives_the_days_again() -> None:
    table = at_home("contig60", days=2)
    first = "ana" if table.view()["status"]["flag"] == 0 else "bob"
    table.now_ms += DAY_MS
    table.act(first, "roll")
    assert table.room_part["home"]["move_by_ms"] == table.now_ms + 2 * DAY_MS


def test_a_game_that_was_put_away_or_paused_goes_on() -> None:
    for stop in (messages.Adjourn("la hora"), messages.Pause("recreo")):
        table = board("noughts")
        table.do("leader", stop)
        table.do(None, home())
        assert table.room_part["pause"] is None
        assert report_of(table.room).state == "playing"
        table.act("ana" if table.view()["status"]["flag"] == 0 else "bob", "place", cell=0)


def test_a_referee_may_still_pause_it() -> None:
    table = at_home("noughts")
    table.do("leader", messages.Pause("hablemos"))
    assert table.room_part["pause"]["reasons"] == ["pause"]
    first = "ana" if table.view()["status"]["flag"] == 0 else "bob"
    with pytest.raises(Exception, match="pause"):
        table.act(first, "place", cell=0)
    table.do("leader", messages.ResumePlay("sigan"))
    table.act(first, "place", cell=0)
    assert table.room.due_at_ms is None, "and still without a clock"


def test_in_tournament_mode_the_clocks_run_while_all_are_there() -> None:
    table = of_a_class(Table("contig60", referees=("director",), options=TOURNAMENT))
    table.do(None, home(3))
    assert table.room_part["home"]["together"]
    assert table.room.due_at_ms is not None
    due_ms = table.room.due_at_ms
    table.do(None, Presence("director", present=False))
    assert table.room.due_at_ms == due_ms, "nobody waits for the tutor"
    table.do(None, Presence("bob", present=False))
    assert table.room_part["pause"]["reasons"] == ["home"]
    assert table.room.due_at_ms is None
    with pytest.raises(Exception, match="pause"):
        table.act("ana", "roll")
    table.now_ms += 3 * DAY_MS
    table.do(None, Presence("bob", present=True))
    assert table.room_part["pause"] is None
    assert table.room.due_at_ms == due_ms + 3 * DAY_MS


def test_an_appeal_may_be_made_for_as_long_as_was_left_when_somebody_went() -> None:
    table = of_a_class(challenged("director", options=TOURNAMENT))
    table.do(None, home())
    closes_ms = table.room_part["appeal"]["closes_at_ms"]
    table.do(None, Presence("bob", present=False))
    table.wait(DAY_MS)
    table.do(None, Presence("bob", present=True))
    assert table.room_part["appeal"]["closes_at_ms"] == closes_ms + DAY_MS


def test_the_server_rules_and_an_appeal_is_noted_though_a_tutor_is_there() -> None:
    table = of_a_class(Table("contig60", referees=("director",), options=TOURNAMENT, monitor="tutor"))
    table.do("director", messages.SetPosition({"chips": {"0": [31], "1": [33]}, "chance": [[3, 5, 4]], "mode": "tournament"}))
    table.do(None, home())
    table.act("ana", "roll")
    table.act("ana", "place", cell=32)
    table.act("ana", "announce", sentence=FALSE)
    table.act("ana", "score", total=58)
    table.act("ana", "pass_flag")
    table.act("bob", "challenge", rule="contig60.sentence")
    assert table.room_part["appeal"]["stage"] == "window", "the server has ruled"
    table.do("ana", messages.MakeAppeal("con paréntesis"))
    assert "appeal_noted" in table.kinds()
    assert table.room_part["appeal"] is None
    assert [noted.seat for noted in table.room.noted] == [0]
    assert report_of(table.room).noted == 1


def test_a_ruling_that_waited_for_a_person_is_given_by_the_server() -> None:
    table = of_a_class(challenged("director", options=TOURNAMENT, monitor="tutor"))
    assert table.room_part["appeal"]["stage"] == "ruling"
    table.do(None, home())
    assert table.room_part["appeal"]["stage"] == "window"


def test_to_go_from_a_game_at_home_is_no_fault() -> None:
    table = at_home("noughts")
    table.do("bob", Leave())
    assert table.room_part["notes"] == []
    assert not table.room_part["seats"][1]["left"]


def test_back_in_class_the_clocks_go_on_as_they_stood() -> None:
    table = board("noughts")
    left_ms = table.room.due_at_ms
    assert left_ms is not None
    left_ms -= table.now_ms
    table.do(None, home())
    table.now_ms += 3 * DAY_MS
    table.do(None, HomeSet(None))
    assert table.kinds() == ["back_from_home"]
    assert table.room_part["home"] is None
    assert table.room.due_at_ms == table.now_ms + left_ms
    assert table.do(None, HomeSet(None)).record is None, "it is not at home"


def test_the_date_may_be_changed() -> None:
    table = at_home("noughts", days=1)
    table.do(None, HomeSet(UNTIL_MS + DAY_MS, 0))
    assert table.room_part["home"]["until_ms"] == UNTIL_MS + DAY_MS
    assert table.room_part["home"]["move_by_ms"] is None
    assert table.room.due_at_ms is None


def test_the_games_of_a_match_follow_each_other_at_home() -> None:
    table = at_home("noughts", games=2)
    table.do("director", messages.ForceResult([0], reason="x"))
    assert table.room_part["home"] is not None
    assert table.room.pauses == (), "no clock runs between two games"
    table.do("ana", messages.Ready())
    table.do("bob", messages.Ready())
    assert table.room_part["state"] == "playing"
    assert table.room.due_at_ms is None, "the next one too has its clocks standing"
    table.do("director", messages.ForceResult([0], reason="x"))
    assert table.room_part["home"] is None
    assert table.refused(None, home()) == errors.COMMAND_NOT_NOW


def test_a_game_whose_time_was_called_is_not_sent_home() -> None:
    table = board("noughts")
    table.do(None, messages.CallTime())
    assert table.refused(None, home()) == errors.COMMAND_NOT_NOW


def test_my_games_say_whose_turn_it_is_and_until_when() -> None:
    table = at_home("noughts", days=2)
    flag = table.view()["status"]["flag"]
    summary = summary_of(table.room, ("ana", "bob")[flag], flag)
    assert summary is not None
    assert summary["your_turn"]
    assert summary["home_until_ms"] == UNTIL_MS
    assert summary["due_at_ms"] == table.now_ms + 2 * DAY_MS


def test_which_games_are_played_together() -> None:
    listed = {slug for slug in slugs() if engine_of(slug).about.listed}
    found = {slug for slug in listed if board(slug).do(None, home()).room.home.together}  # type: ignore[union-attr]
    assert found == QUICK & listed


@pytest.mark.parametrize("days", [0, 1])
@pytest.mark.parametrize("slug", sorted(set(all_engines()) - QUICK))
def test_every_game_that_may_take_days_comes_to_its_end_with_its_clocks_standing(slug: str, days: int) -> None:
    room = replace(started(slug), session="CLASE")
    room = step(room, Command(home(days)), room.at_ms).room
    hours = 0
    while room.state == "playing":
        assert room.due_at_ms is not None, "the computers play on"
        hours += 1
        room = step(room, Command(Tick()), max(room.due_at_ms, room.at_ms) + 3_600_000).room
        assert hours < 5_000
    assert not [move for move in (room.game.result.reason,) if "time" in move]  # type: ignore[union-attr]


def test_a_pupil_who_takes_a_seat_plays_on_at_home() -> None:
    table = at_home("noughts")
    table.do(None, HandSeat(1, "zoe", "Zoe", "Marta", "Bruno se fue"))
    first = "ana" if table.view()["status"]["flag"] == 0 else "zoe"
    table.act(first, "place", cell=0)
