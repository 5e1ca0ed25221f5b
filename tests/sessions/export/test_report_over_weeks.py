"""The report over all weeks of a class equals a separate count over the logs of all its sessions, without erased pupils."""

from collections import Counter
from itertools import count, islice
from typing import Any

import pytest

from protocol import session_commands as asked
from server.sessions.export.report import MAX_MOMENTS, Played, Tally
from server.sessions.export.report_over_weeks import Lesson, over_weeks, over_weeks_csv
from server.sessions.values.round import Board
from tests.games import REFEREED
from tests.room.table import TRUE, Table, challenged
from tests.school.test_own_games import with_faults
from tests.sessions.classroom import Classroom
from tests.sessions.export.test_report import faults_in

SEATS = ("ana", "bo")
DAY_MS = 86_400_000


def lesson(week: int, *tables: Table, classroom: Classroom | None = None, seats: tuple[str, ...] = SEATS) -> Lesson:
    tally = Tally((classroom or Classroom("ana", "bo", "cruz")).session)
    for table in tables:
        tally.add(Played(table.room.slug, Board(seats), table.room, table.records))
    return Lesson(f"WEEK{week}", "Quinto B", week * 7 * DAY_MS, f"1970-01-0{week + 1}", tally.games, tally.report())


def resigned(said: Any = None) -> Table:
    """Return a table where Bo challenged Ana's sentence and then a seat resigned. `said`: a true sentence, so that the
    challenge was wrong; None for a false sentence and a right challenge."""
    table = challenged("leader", appeals=False) if said is None else challenged("leader", said=said, appeals=False)
    table.act("ana" if said is None else "bob", "resign")
    return table


@pytest.mark.parametrize("game", REFEREED)
def test_pupil_and_rule_add_up_to_what_the_logs_of_all_sessions_have(game: str) -> None:
    ended = (table for seed in count() if (table := with_faults(game, seed)).room.state == "over")
    tables = list(islice(ended, 3))
    found = over_weeks([lesson(week, table) for week, table in enumerate(tables)])
    logged: Counter[tuple[int, str]] = Counter()
    for table in tables:
        logged += faults_in(table)
    for seat, name in enumerate(("Ana", "Bo")):
        (pupil,) = [pupil for pupil in found["pupils"] if pupil["name"] == name]
        for line in pupil["rules"]:
            assert (line["made"], line["missed"]) == (logged[seat, line["rule"]], logged[1 - seat, line["rule"]])
            assert (line["seen"], line["wrong"]) == (0, 0), "nobody challenged"
        assert {rule for (who, rule) in logged if who == seat} <= {line["rule"] for line in pupil["rules"]}
        assert [each["games"] for each in pupil["games"]] == [3]
        assert sum(each["made"] for each in pupil["sessions"]) == sum(n for (who, _), n in logged.items() if who == seat)
    assert sum(line["made"] for line in found["rules"]) == logged.total()
    assert [line["made"] for line in found["sessions"]] == [faults_in(table).total() for table in tables]
    assert all(len(line["moments"]) <= MAX_MOMENTS for line in found["rules"])


def test_faults_of_this_week_appear_next_to_failed_challenges_of_last_week() -> None:
    found = over_weeks([lesson(0, resigned(TRUE)), lesson(1, resigned())])
    ana, bo, cruz = found["pupils"]
    assert [pupil["achieved"]["games"] for pupil in (ana, bo, cruz)] == [2, 2, 0]
    assert [pupil["achieved"]["seen"] for pupil in (ana, bo, cruz)] == [0, 1, 0]
    assert cruz["sessions"] == []
    assert [(line["made"], line["missed"], line["seen"], line["wrong"]) for line in bo["rules"]] == [(0, 0, 1, 1)]
    assert [(line["code"], line["seen"], line["wrong"]) for line in bo["sessions"]] == [("WEEK0", 0, 1), ("WEEK1", 1, 0)]
    assert [(line["made"], line["missed"]) for line in bo["sessions"]] == [(0, 0), (0, 0)]
    assert [(line["code"], line["games"]) for line in found["sessions"]] == [("WEEK0", 1), ("WEEK1", 1)]


def test_moments_of_the_latest_session_come_first() -> None:
    old, new = with_faults("takeaway", 0), with_faults("takeaway", 0)
    sessions = [lesson(0, old), lesson(1, new)]
    for each, room in zip(sessions, ("OLDOLD", "NEWNEW"), strict=True):
        for line in each.report["rules"]:
            line["moments"] = [{**moment, "room": room} for moment in line["moments"]]
    for line in over_weeks(sessions)["rules"]:
        rooms = [moment["room"] for moment in line["moments"]]
        assert rooms == sorted(rooms)
        assert rooms[0] == "NEWNEW"


def test_a_pupil_is_known_by_name_for_devices_change_hands() -> None:
    other = Classroom("dana", "ana")
    other.do("eva", asked.RenameMember("ana", "Bo"))
    other.do("eva", asked.RenameMember("dana", "Ana"))
    found = over_weeks([lesson(0, resigned()), lesson(1, resigned(), classroom=other, seats=("dana", "ana"))])
    played = {pupil["name"]: [line["games"] for line in pupil["games"]] for pupil in found["pupils"]}
    assert played == {"Ana": [2], "Bo": [2], "Cruz": []}


def test_who_was_erased_and_a_session_that_was_are_in_no_line() -> None:
    without = Classroom("ana", "bo")
    without.do("eva", asked.EraseMember("ana"))
    table = with_faults("takeaway", 0)
    found = over_weeks([lesson(0, table, classroom=without), lesson(1, table, classroom=without)])
    assert [pupil["name"] for pupil in found["pupils"]] == ["Bo"]
    assert over_weeks([]) == {"sessions": [], "pupils": [], "rules": []}
    kept = over_weeks([lesson(1, table)])
    assert [line["code"] for line in kept["sessions"]] == ["WEEK1"]
    assert sum(line["made"] for line in kept["rules"]) == faults_in(table).total()


def test_a_pupil_who_came_back_as_another_person_of_the_same_name_has_one_line_a_session() -> None:
    twice = lesson(0, resigned(), resigned())
    twice.report["pupils"].append({**twice.report["pupils"][0], "name": "ana"})
    ana, _bo, _cruz = over_weeks([twice])["pupils"]
    assert ana["achieved"]["games"] == 4
    assert [(line["games"], line["made"]) for line in ana["sessions"]] == [(4, 4)]


@pytest.mark.parametrize(("lang", "head"), [("es", "\ufeffFecha;Nombre;Juego;"), ("en", "\ufeffDate,Name,Game,")])
def test_the_table_has_a_line_a_session_pupil_and_rule(lang: str, head: str) -> None:
    lines = over_weeks_csv([lesson(0, resigned(TRUE)), lesson(1, resigned())], lang).splitlines()
    assert lines[0].startswith(head)
    assert [line.replace(";", ",") for line in lines[1:]] == [
        "1970-01-01,Ana,contig60,,0,0,0,0,1,0",
        "1970-01-01,Bo,contig60,sentence,0,0,0,1,1,0",
        "1970-01-02,Ana,contig60,sentence,1,0,0,0,1,0",
        "1970-01-02,Bo,contig60,sentence,0,0,1,0,1,0",
    ]
