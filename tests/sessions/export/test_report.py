"""The tutor's report equals a separate count of the logs."""

from collections import Counter
from typing import Any

import pytest

from protocol import session_commands as asked
from server.sessions.command import HomeworkAnswered
from server.sessions.command import Report as BoardReport
from server.sessions.export.report import ClassReport, Played, Tally, report_csv
from server.sessions.values.round import Board
from server.sessions.values.state import BOT
from tests.games import REFEREED
from tests.room.table import TRUE, Table, challenged
from tests.school.test_own_games import with_faults
from tests.sessions.classroom import Classroom

SEATS = ("ana", "bo")


def report(*tables: Table, seats: tuple[str, ...] = SEATS) -> ClassReport:
    tally = Tally(Classroom("ana", "bo", "cruz").session)
    for table in tables:
        tally.add(Played(table.room.slug, Board(seats), table.room, table.records))
    return tally.report()


def counts(found: ClassReport, name: str) -> dict[str, tuple[int, int, int, int]]:
    (pupil,) = [pupil for pupil in found["pupils"] if pupil["name"] == name]
    return {line["rule"]: (line["made"], line["missed"], line["seen"], line["wrong"]) for line in pupil["rules"]}


def faults_in(table: Table) -> Counter[tuple[int, str]]:
    """Return how often each seat broke each rule, counted from the log."""
    found: Counter[tuple[int, str]] = Counter()
    for move in (move for record in table.records for move in record.moves):
        faults: Any = move.note.get("faults") or move.record.get("faults", ())
        for rule, _detail, *seat in faults:
            who = seat[0] if seat else move.actor
            assert isinstance(who, int)
            found[who, rule] += 1
    return found


@pytest.mark.parametrize("game", REFEREED)
def test_what_was_made_and_missed_is_what_the_log_has(game: str) -> None:
    table = with_faults(game, 0)
    found, logged = report(table), faults_in(table)
    assert logged, "there are faults to count"
    for seat, name in enumerate(("Ana", "Bo")):
        for rule, (made, missed, seen, wrong) in counts(found, name).items():
            assert (made, missed) == (logged[seat, rule], logged[1 - seat, rule])
            assert (seen, wrong) == (0, 0), "nobody challenged"
    assert sum(line["made"] for line in found["rules"]) == logged.total()


def test_a_right_challenge_is_seen_by_one_and_made_by_the_other() -> None:
    table = challenged("leader", appeals=False)
    table.act("ana", "resign")
    found = report(table)
    assert counts(found, "Bo") == {"contig60.sentence": (0, 0, 1, 0)}
    assert counts(found, "Ana") == {"contig60.sentence": (1, 0, 0, 0)}
    assert found["rules"][0]["moments"] == []


def test_a_wrong_challenge_is_the_challengers_and_has_its_moment() -> None:
    table = challenged("leader", said=TRUE, appeals=False)
    table.act("bob", "resign")
    found = report(table)
    assert counts(found, "Bo") == {"contig60.sentence": (0, 0, 0, 1)}
    assert counts(found, "Ana") == {}
    (line,) = found["rules"]
    assert [moment["room"] for moment in line["moments"]] == [table.room.code]


def test_games_add_up_and_what_was_missed_most_comes_first() -> None:
    tables = [with_faults("contig60", seed) for seed in range(2)]
    found = report(*tables)
    (ana, _bo, cruz) = found["pupils"]
    assert (cruz["games"], cruz["achieved"]["games"]) == ([], 0), "a pupil who has not played has a line too"
    assert ana["games"][0]["games"] == 2
    assert ana["games"][0]["time_ms"] > 0
    weights = [line["missed"] + line["wrong"] for line in found["rules"]]
    assert weights == sorted(weights, reverse=True)
    assert sum(weights) == sum(faults_in(table).total() for table in tables)


def test_the_computer_has_no_line_and_a_running_game_does_not_count() -> None:
    table = with_faults("contig60", 0)
    found = report(table, seats=("ana", BOT))
    assert {pupil["name"]: pupil["achieved"]["games"] for pupil in found["pupils"]} == {"Ana": 1, "Bo": 0, "Cruz": 0}
    assert [pupil["achieved"]["rivals"] for pupil in found["pupils"]] == [0, 0, 0], "the computer is no rival"
    running = report(challenged("leader", appeals=False))
    assert (running["rules"], [pupil["games"] for pupil in running["pupils"]]) == ([], [[], [], []])


@pytest.mark.parametrize(("lang", "head"), [("es", "\ufeffNombre;Juego;Regla;"), ("en", "\ufeffName,Game,Rule,")])
def test_the_table_has_a_line_a_pupil_and_rule(lang: Any, head: str) -> None:
    table = challenged("leader", appeals=False)
    table.act("ana", "resign")
    lines = report_csv(report(table), lang).splitlines()
    assert lines[0].startswith(head)
    assert [line.replace(";", ",") for line in lines[1:]] == [
        "Ana,contig60,sentence,1,0,0,0,1,0",
        "Bo,contig60,sentence,0,0,1,0,1,0",
    ]


def test_a_game_without_counts_has_one_line_of_zeros() -> None:
    table = Table("noughts")
    table.act("ana", "resign")
    lines = report_csv(report(table), "en").splitlines()
    assert [line.split(",")[:7] for line in lines if line.startswith("Bo,")] == [["Bo", "noughts", "", "0", "0", "0", "0"]]


def achieved(found: ClassReport, name: str) -> Any:
    return next(pupil["achieved"] for pupil in found["pupils"] if pupil["name"] == name)


def test_the_report_leads_with_games_won_clean_games_rivals_and_faults_seen() -> None:
    table = challenged("leader", appeals=False)
    table.act("ana", "resign")
    tally = Tally(Classroom("ana", "bo").session)
    tally.add(Played(table.room.slug, Board(SEATS, points=(0.0, 1.0)), table.room, table.records))
    found = tally.report()
    nothing = {"tasks": 0, "tasks_done": 0, "right": 0}
    assert achieved(found, "Ana") == {"games": 1, "won": 0, "clean": 0, "seen": 0, "rivals": 1, **nothing}
    assert achieved(found, "Bo") == {"games": 1, "won": 1, "clean": 1, "seen": 1, "rivals": 1, **nothing}


def test_homework_is_an_achievement_and_games_of_others_are_no_task() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    classroom.do("eva", asked.SetBoards([["ana", "bo"]]))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    code = classroom.round.boards[0].code
    assert code is not None
    classroom.do(None, BoardReport(code, "playing", seats=("ana", "bo")))
    tasks: list[asked.ExerciseTask | asked.GameTask | asked.BoardTask] = [
        asked.ExerciseTask("contig60", count=2),
        asked.GameTask("noughts"),
        asked.BoardTask(),
    ]
    classroom.do("eva", asked.SetHomework(86_400_000, tasks))
    for at, right in enumerate((True, False, True, True)):
        classroom.do("ana", HomeworkAnswered(1, 0, at, right))
    found = Tally(classroom.session).report()
    work = ("tasks", "tasks_done", "right")
    assert {pupil["name"]: tuple(pupil["achieved"][key] for key in work) for pupil in found["pupils"]} == {  # type: ignore[literal-required]
        "Ana": (3, 1, 2),
        "Bo": (3, 0, 0),
        "Cruz": (2, 0, 0),
    }
