"""A challenge or an appeal waits for absent referees. After the waiting time the server rules or notes the appeal, and
play continues."""

from typing import Any

import pytest

from protocol import messages
from server.aggregate.commands import Presence
from server.room import Tick
from server.room.command import Recover, RefereeWaitSet, TutorPresence
from server.room.values.state import deciders, server_decides_at_ms
from tests.room.table import TRUE, Table, challenged

WAIT_MS = 60_000


def away(table: Table, *roles: str, at_ms: int) -> None:
    for role in roles:
        table.do(None, Presence(role, present=False), at_ms)


def appeal_of(table: Table) -> dict[str, Any]:
    appeal: dict[str, Any] = table.room_part["appeal"]
    return appeal


def test_a_challenge_that_waits_for_absent_referees_is_ruled_on_by_the_server() -> None:
    table = challenged("leader", monitor="tutor")
    assert not appeal_of(table)["unattended"]
    away(table, "leader", at_ms=20_000)
    assert appeal_of(table)["unattended"]
    assert appeal_of(table)["decides_at_ms"] == 1_020_000 + WAIT_MS == table.room.due_at_ms
    table.do(None, Tick(), 20_000 + WAIT_MS - 1)
    assert appeal_of(table)["stage"] == "ruling"
    table.do(None, Tick(), 20_000 + WAIT_MS)
    assert table.kinds()[0] == "referee_absent"
    assert appeal_of(table)["stage"] == "window"
    assert [(opinion["by"], opinion["marks"]) for opinion in appeal_of(table)["opinions"]] == [("server", ["C"])]


def test_it_is_then_as_if_a_person_had_ruled_as_the_server_does() -> None:
    absent, ruled = (challenged("leader", monitor="tutor", appeals=False) for _ in range(2))
    away(absent, "leader", at_ms=20_000)
    absent.do(None, Tick(), 20_000 + WAIT_MS)
    assert absent.room_part["appeal"] is None, "where nobody may appeal the ruling stands at once"
    ruled.do("leader", messages.Rule(["C"], reason="x"), 20_000 + WAIT_MS)
    assert absent.to_case == ruled.to_case
    assert absent.game == ruled.game


def test_who_has_been_away_for_long_holds_nothing_up() -> None:
    table = challenged("leader", said=TRUE)
    away(table, "leader", at_ms=16_000)
    table.do("ana", messages.MakeAppeal("mira otra vez"), 17_000)
    assert appeal_of(table)["decides_at_ms"] == 1_016_000 + WAIT_MS
    table.do(None, Tick(), 16_000 + WAIT_MS)
    assert table.room_part["state"] == "playing"
    table.do(None, Tick(), 200_000)
    table.act("bob" if table.view()["status"]["flag"] == 1 else "ana", "roll")


def test_an_appeal_is_noted_with_its_words_for_the_referees_alone() -> None:
    table = challenged("leader")
    table.do("ana", messages.MakeAppeal("es con paréntesis"), 20_000)
    away(table, "leader", at_ms=30_000)
    done = table.do(None, Tick(), 30_000 + WAIT_MS)
    assert "appeal_noted" in table.kinds()
    assert table.room_part["state"] == "playing"
    assert [(note["seat"], note["kind"], note["reason"]) for note in table.room_part["notes"]] == [(0, "appeal_noted", "")]
    noted = {"number": 1, "seat": 0, "at_ms": table.now_ms, "rules": ["contig60.sentence"], "marks": ["C"]}
    assert table.view("referee")["noted"] == [{**noted, "words": "es con paréntesis"}]
    for viewer in ("0", "1", "spectator"):
        assert "noted" not in table.view(viewer)
        assert "paréntesis" not in repr([frame for frame in done.frames if viewer in frame.viewers])


def test_a_referee_who_comes_back_in_time_decides() -> None:
    table = challenged("leader", monitor="tutor")
    away(table, "leader", at_ms=20_000)
    table.do(None, Presence("leader", present=True), 40_000)
    assert table.room.due_at_ms is None
    table.do(None, Tick(), 500_000)
    assert appeal_of(table)["stage"] == "ruling"
    table.do("leader", messages.Rule(["I"], reason="x"))
    assert appeal_of(table)["opinions"][0]["by"] == "leader"


def test_only_who_may_give_that_opinion_counts() -> None:
    table = challenged("monitor", "leader")
    table.do("ana", messages.MakeAppeal(), 20_000)
    away(table, "leader", at_ms=21_000)
    assert appeal_of(table)["unattended"], "the monitor may not give the second opinion"
    table.do(None, Tick(), 21_000 + WAIT_MS)
    assert table.room_part["state"] == "playing"
    assert len(table.room.noted) == 1


def test_one_of_several_who_is_there_is_enough() -> None:
    table = challenged("leader", "director", monitor="tutor")
    away(table, "director", at_ms=20_000)
    assert server_decides_at_ms(table.room) is None
    away(table, "leader", at_ms=50_000)
    assert server_decides_at_ms(table.room) == 1_050_000 + WAIT_MS


def test_a_room_may_wait_for_as_long_as_it_takes() -> None:
    table = challenged("leader", monitor="tutor", referee_wait_ms=0)
    away(table, "leader", at_ms=20_000)
    assert appeal_of(table)["unattended"]
    assert appeal_of(table)["decides_at_ms"] is None
    table.do(None, Tick(), 9_000_000)
    assert appeal_of(table)["stage"] == "ruling"
    table.do(None, RefereeWaitSet(10_000))
    assert appeal_of(table) is None or appeal_of(table)["stage"] == "window"


def test_a_pause_holds_the_wait_and_an_outage_is_nobody_s() -> None:
    table = challenged("leader", "director", monitor="tutor")
    table.do("director", messages.Pause("recreo"), 16_000)
    away(table, "leader", "director", at_ms=20_000)
    table.do(None, Tick(), 400_000)
    assert appeal_of(table)["stage"] == "ruling"

    other = challenged("leader", monitor="tutor")
    away(other, "leader", at_ms=20_000)
    other.do(None, Recover(100_000), 125_000)
    assert appeal_of(other)["decides_at_ms"] == 1_120_000 + WAIT_MS


def test_a_tutor_of_the_class_is_there_who_looks_at_another_board() -> None:
    table = challenged("leader", monitor="tutor")
    table.do(None, TutorPresence("leader", present=True))
    away(table, "leader", at_ms=20_000)
    assert not appeal_of(table)["unattended"]
    assert table.room_part["referees"][0]["present"]
    table.do(None, TutorPresence("leader", present=False), 50_000)
    assert appeal_of(table)["decides_at_ms"] == 1_050_000 + WAIT_MS
    table.do(None, TutorPresence("leader", present=True), 60_000)
    assert not appeal_of(table)["unattended"]


@pytest.mark.parametrize("person", ["ana", "nobody"])
def test_players_and_strangers_are_no_tutors(person: str) -> None:
    table = challenged("leader")
    assert table.do(None, TutorPresence(person, present=False)).record is None


def test_play_goes_on_after_a_noted_appeal_that_comes_late() -> None:
    table = challenged("leader", monitor="tutor")
    away(table, "leader", at_ms=16_000)
    table.do(None, Tick(), 16_000 + WAIT_MS)
    table.do("ana", messages.MakeAppeal())
    assert table.room_part["appeal"] is None, "nobody has been there for long: it is noted at once"
    assert [noted.number for noted in table.room.noted] == [1]


def test_nobody_decides_while_the_window_for_an_appeal_is_open() -> None:
    table = challenged("leader")
    assert table.room_part["appeal"]["stage"] == "window"
    assert deciders(table.room) == ()
    table.do("ana", messages.MakeAppeal())
    assert [person.id for person in deciders(table.room)] == ["leader"]
