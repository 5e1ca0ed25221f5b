"""Tests of the opinions on a challenge (first to third). After an overturned ruling, the game is as if that ruling had
never been given."""

from dataclasses import replace
from typing import Any

import pytest

from engines.contract import Engine
from engines.kit.chance import Chance
from engines.registry import engine_of
from protocol import errors, messages
from server.room import Act, Leave, Tick
from server.room.appeals.appeal import reworded
from tests.room.table import FALSE, PAST, TRUE, Table, challenged, played

ROLL = Act({"type": "roll"})


def accepted(table: Table) -> Table:
    for player in table.players:
        table.do(player, messages.AcceptRuling())
    return table


def test_without_a_referee_there_is_no_appeal_and_no_wait() -> None:
    table = Table("contig60", options={"mode": "tournament", "starter": 0})
    table.act("ana", "roll", 1_000)
    table.act("ana", "pass_flag", 2_000)
    table.act("bob", "challenge", 3_000, rule="contig60.sentence")
    assert "ruling" in table.kinds()
    assert table.room_part["appeal"] is None
    assert table.room_part["state"] == "playing"
    assert table.refused("bob", messages.MakeAppeal()) == errors.APPEAL_NONE


@pytest.mark.parametrize("referees", [("monitor",), ("leader",)])
def test_where_appeals_are_off_or_nobody_may_hear_one_a_ruling_stands_at_once(referees: Any) -> None:
    table = Table("contig60", referees=("leader", *referees), given=PAST, appeals=False)
    played(table)
    table.act("bob", "challenge", 15_000, rule="contig60.sentence")
    assert table.room_part["appeal"] is None


def test_after_a_ruling_only_appeal_or_accept_is_taken() -> None:
    table = challenged("leader")
    assert table.kinds() == ["ruling", "restored", "appeal_window"]
    assert table.room_part["state"] == "paused"
    assert table.room_part["appeal"]["closes_at_ms"] == table.now_ms + 15_000
    for player in table.players:
        assert table.refused(player, ROLL) == errors.APPEAL_WINDOW
    assert table.refused("leader", messages.Rule(["C"], reason="x")) == errors.RULING_NONE
    assert table.refused("leader", Act({"type": "call_time"})) == errors.APPEAL_OPEN


def test_play_resumes_as_soon_as_all_seats_accept() -> None:
    table = challenged("leader")
    table.do("bob", messages.AcceptRuling())
    assert table.room_part["appeal"]["accepted"] == [1]
    assert table.do("bob", messages.AcceptRuling()).record is None
    table.do("ana", messages.AcceptRuling())
    assert table.kinds() == ["ruling_accepted", "ruling_stands"]
    assert table.room_part["state"] == "playing"
    table.act("bob", "use_roll")


def test_play_resumes_by_itself_when_the_window_closes() -> None:
    table = challenged("leader")
    assert table.room.due_at_ms == 1_030_000
    table.do(None, Tick(), 29_999)
    assert table.room_part["state"] == "paused"
    table.do(None, Tick(), 30_000)
    assert table.kinds() == ["ruling_stands"]
    # The challenger's minute started with the challenge, and has been halted since.
    assert table.game["clock"]["due_at_ms"] == 1_030_000 + 60_000


def test_an_appeal_waits_for_the_game_leader_with_everything_on_the_desk() -> None:
    table = challenged("leader", "director")
    table.do("ana", messages.MakeAppeal("es con paréntesis"), 20_000)
    assert table.kinds() == ["appealed"]
    assert table.room_part["appeal"]["stage"] == "appeal"
    assert table.room_part["appeal"]["by"] == 0
    assert table.room.due_at_ms is None
    referee = table.view("referee")["desk"]
    assert referee["found"] == {"rulings": [["contig60.sentence", "C"]]}
    assert referee["before"]["chips"] == [[31, 32], [33]]
    assert referee["action"] == {"type": "challenge", "rule": "contig60.sentence"}
    assert referee["pleas"] == [{"seat": 0, "level": 1, "words": "es con paréntesis"}]
    assert "desk" not in table.view("0")
    assert "desk" not in table.view("spectator")
    assert table.refused("bob", messages.MakeAppeal()) == errors.APPEAL_OPEN
    assert table.refused("bob", ROLL) == errors.APPEAL_OPEN


@pytest.mark.parametrize("first", [FALSE, TRUE])
@pytest.mark.parametrize("mark", ["C", "I", "IA"])
def test_an_opinion_leaves_what_would_have_been_had_it_been_the_first(first: str, mark: messages.Mark) -> None:
    appealed = challenged("leader", "director", said=first)
    appealed.do("ana", messages.MakeAppeal(), 20_000)
    appealed.do("leader", messages.Rule([mark], reason="x"), 40_000)
    assert appealed.room_part["appeal"]["opinions"][1]["marks"] == [mark]
    accepted(appealed)

    at_once = challenged("leader", said=first, monitor="tutor", appeals=False)
    at_once.do("leader", messages.Rule([mark], reason="x"), 40_000)
    assert appealed.to_case == at_once.to_case
    assert appealed.game == at_once.game
    assert appealed.view()["status"] == at_once.view()["status"]


def test_each_opinion_replaces_the_one_before() -> None:
    table = challenged("leader", "director")
    assert table.to_case["marks"] == [[], ["C"]]
    table.do("ana", messages.MakeAppeal(), 20_000)
    table.do("leader", messages.Rule(["I"], reason="bien contado"), 30_000)
    assert table.kinds() == ["opinion", "ruling", "strike_warning", "turn_lost", "appeal_window"]
    assert table.to_case["marks"] == [[], ["I"]]
    assert table.to_case["strikes"] == [0, 1]
    assert table.to_case["score"] == [58, 60]
    table.do("bob", messages.MakeAppeal(), 31_000)
    table.do("director", messages.Rule(["C"], reason="x"), 60_000)
    assert table.kinds()[-1] == "ruling_stands"
    assert table.to_case["marks"] == [[], ["C"]]
    assert table.to_case["strikes"] == [0, 0]
    assert table.to_case["score"] == [60, 58]
    assert table.room_part["appeal"] is None
    assert table.room_part["state"] == "playing"


def test_the_second_opinion_is_a_leaders_and_the_third_a_directors() -> None:
    table = challenged("monitor", "leader", "director")
    table.do("ana", messages.MakeAppeal())
    assert table.refused("monitor", messages.Rule(["I"], reason="x")) == errors.RULING_LEVEL
    table.do("leader", messages.Rule(["I"], reason="x"))
    table.do("bob", messages.MakeAppeal())
    assert table.refused("leader", messages.Rule(["C"], reason="x")) == errors.RULING_LEVEL
    table.do("director", messages.Rule(["C"], reason="x"))
    assert table.refused("ana", messages.MakeAppeal()) == errors.APPEAL_NONE


def test_where_there_is_no_director_the_leaders_opinion_is_the_last() -> None:
    table = challenged("leader")
    table.do("ana", messages.MakeAppeal())
    table.do("leader", messages.Rule(["I"], reason="x"))
    assert table.room_part["appeal"] is None


def test_marks_must_be_one_a_rule() -> None:
    table = challenged("leader")
    table.do("ana", messages.MakeAppeal())
    assert table.refused("leader", messages.Rule(["C", "I"], reason="x")) == errors.RULING_MARKS


def test_a_referee_may_put_the_challenge_in_other_words() -> None:
    table = challenged("director", monitor="tutor")
    table.do("director", messages.Rule(["C", "I"], ["contig60.sentence", "contig60.score"], "x"))
    assert table.to_case["marks"] == [[], ["C", "I"]]
    assert reworded({"type": "challenge", "rule": "a", "target": "turn"}, ["b"]) == {
        "type": "challenge",
        "rule": "b",
        "target": "turn",
    }
    assert reworded({"type": "challenge", "rules": ["a"]}, ["b"]) == {"type": "challenge", "rules": ["b"]}


def test_a_tutor_as_monitor_rules_first_and_nothing_moves_before() -> None:
    table = challenged("monitor", "leader", monitor="tutor")
    assert table.kinds() == ["ruling_pending"]
    assert table.room_part["appeal"]["stage"] == "ruling"
    assert table.room_part["appeal"]["level"] == 0
    assert table.to_case["marks"] == [[], []]
    assert table.to_case["score"] == [58, 60]
    assert table.room.due_at_ms is None
    assert table.refused("bob", ROLL) == errors.RULING_PENDING
    assert table.refused("ana", messages.MakeAppeal()) == errors.RULING_PENDING
    assert table.refused("ana", messages.AcceptRuling()) == errors.RULING_PENDING
    assert table.view("referee")["desk"]["found"] == {"rulings": [["contig60.sentence", "C"]]}
    table.do("monitor", messages.Rule(["I"], reason="x"))
    assert table.room_part["appeal"]["stage"] == "window"
    table.do("bob", messages.MakeAppeal())
    table.do("leader", messages.Rule(["C"], reason="x"))
    assert table.to_case["marks"] == [[], ["C"]]
    assert table.room_part["state"] == "playing"


def test_a_challenge_that_the_rules_refuse_is_refused_by_a_tutor_too() -> None:
    table = Table("contig60", referees=("leader",), given=PAST, monitor="tutor")
    table.act("ana", "roll", 1_000)
    table.act("ana", "pass_flag", 2_000)
    code = table.refused("bob", Act({"type": "challenge", "rule": "contig60.capture"}), 3_000)
    assert code == "use_capture"
    assert table.room_part["appeal"] is None


def test_when_the_last_referee_goes_the_server_rules_and_play_goes_on() -> None:
    table = challenged("monitor", "leader", monitor="tutor")
    table.do("monitor", Leave())
    assert table.room_part["appeal"]["stage"] == "ruling"
    table.do("leader", Leave())
    assert table.to_case["marks"] == [[], ["C"]]
    assert table.room_part["appeal"] is None
    table.act("bob", "use_roll")


def test_when_the_last_referee_goes_an_open_appeal_falls() -> None:
    table = challenged("leader")
    table.do("ana", messages.MakeAppeal())
    table.do("leader", Leave())
    assert table.to_case["marks"] == [[], ["C"]]
    assert table.room_part["state"] == "playing"


def test_a_game_lost_by_a_ruling_is_lost_when_the_ruling_stands() -> None:
    given = {**PAST, "strikes": [0, 2]}
    table = Table("contig60", referees=("director",), given=given)
    played(table, TRUE)
    table.act("bob", "challenge", 15_000, rule="contig60.sentence")
    assert table.room_part["state"] == "paused"
    assert table.room_part["result"] is None
    assert table.room_part["cards"] is None
    table.do("bob", messages.MakeAppeal(), 16_000)
    table.do("director", messages.Rule(["C"], reason="x"), 20_000)
    table.do(None, Tick(), 60_000)
    assert table.room_part["state"] == "playing"
    assert table.to_case["strikes"] == [0, 2]

    table = Table("contig60", referees=("director",), given=given)
    played(table, TRUE)
    table.act("bob", "challenge", 15_000, rule="contig60.sentence")
    table.do(None, Tick(), 30_000)
    assert table.kinds() == ["ruling_stands", "game_ended"]
    assert table.room_part["result"]["winners"] == [0]
    assert table.room_part["cards"] is not None


def test_bots_accept_every_ruling() -> None:
    table = Table("contig60", referees=("leader",), start=False, bot_ms=60_000)
    table.do("leader", messages.ClearSeat(1, "x"))
    table.do("leader", messages.SeatBot(1, "x"))
    table.do("leader", messages.SetPosition(PAST))
    table.act("ana", "challenge", rule="contig60.sentence")
    assert table.room_part["appeal"]["accepted"] == [1]
    table.do("ana", messages.AcceptRuling())
    assert table.room_part["appeal"] is None


def drawing(engine: Engine[Any, Any, Any]) -> Engine[Any, Any, Any]:
    """Return the same game with one change: a challenge rolls a die if the server rules on it, and rolls none if a
    person does."""

    def apply(state: Any, actor: Any, action: Any, now_ms: int, chance: Chance, marks: Any = None) -> Any:
        if type(action).__struct_config__.tag == "challenge" and marks is None:
            chance.dice(1)
        return engine.apply(state, actor, action, now_ms, chance, marks)

    return replace(engine, apply=apply)


def test_a_rulings_draw_stays_after_another_ruling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.room.room.engine_of", lambda slug: drawing(engine_of(slug)))
    table = Table("contig60", referees=("leader",), given=PAST)
    played(table)
    before = table.room.game.tape.index  # type: ignore[union-attr]
    table.act("bob", "challenge", 15_000, rule="contig60.sentence")
    seen = table.room.game.tape.index  # type: ignore[union-attr]
    assert seen > before
    table.do("ana", messages.MakeAppeal())
    table.do("leader", messages.Rule(["I"], reason="x"))
    assert table.room.game.tape.index == seen  # type: ignore[union-attr]


def test_an_opinion_keeps_the_time_that_a_referee_gave_during_the_appeal() -> None:
    """The new opinion starts from the state before the challenge, but the referee gave the time after the challenge."""
    left_ms = []
    for given_ms in (0, 7_000):
        table = challenged("director")
        table.do("ana", messages.MakeAppeal(), 16_000)
        if given_ms:
            table.do("director", messages.GiveTime(1, given_ms, "x"), 17_000)
        table.do("director", messages.Rule(["C"], reason="x"), 18_000)
        left_ms.append(table.game["clock"]["left_ms"])
    assert left_ms[1] == left_ms[0] + 7_000
