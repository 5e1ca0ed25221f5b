"""Tests of the pentathlon's table: 3, 2, 1 and 0 points, byes, pending games, places, and the awards at the end."""

import pytest

from protocol import messages
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.boards.board_rooms import report_of
from server.sessions.command import Report
from server.sessions.results.pentathlon_table import PentathlonLine, TeamLine, award_of, pentathlon_lines, team_lines
from tests.room.table import Table
from tests.sessions.classroom import Classroom
from tests.sessions.rounds.test_pentathlon import planned

THREE = ("noughts", "takeaway", "fiar")


def by_hand(classroom: Classroom, boards: list[list[str]], points: list[tuple[float, ...]]) -> None:
    """Play the next round of the plan with the given boards and points."""
    classroom.do("eva", asked.PlanNext())
    classroom.do("eva", asked.SetBoards(boards))
    classroom.played(*points)


def lines(classroom: Classroom) -> dict[str, PentathlonLine]:
    return {line.person: line for line in pentathlon_lines(classroom.session)}


@pytest.mark.parametrize(
    ("total", "games", "award"),
    [
        *(
            (15, 5, "hall_of_fame"),
            (14, 5, "gold"),
            (13, 5, "silver"),
            (12, 5, "bronze"),
            (11, 5, "mention"),
            (10, 5, "ribbon"),
        ),
        *((0, 5, "ribbon"), (9, 3, "hall_of_fame"), (8, 3, "gold"), (7, 3, "silver"), (6, 3, "bronze")),
    ],
)
def test_awards_follow_from_the_points_lost(total: int, games: int, award: str) -> None:
    assert award_of(total, games) == award


def test_three_games_by_hand() -> None:
    """Ana wins, draws and has a bye. Bo loses, draws and wins. Cruz has a bye, is absent and loses. Dana joins late."""
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    classroom.do("eva", planned(*THREE))
    by_hand(classroom, [["ana", "bo"]], [(1.0, 0.0)])
    classroom.do("eva", asked.PlanNext())
    classroom.do("eva", asked.SetBoards([["bo", "ana"]]))
    classroom.do("dana", Join("Dana"))
    classroom.played((0.5, 0.5))
    assert {line.award for line in lines(classroom).values()} == {""}, "not before the end"
    by_hand(classroom, [["bo", "cruz"], ["dana", "ana"]], [(1.0, 0.0), (0.0, 1.0)])
    assert [(line.person, line.place, line.games, line.total, line.award) for line in lines(classroom).values()] == [
        ("ana", 1, (3, 2, 3), 8, "gold"),
        ("cruz", 2, (3, 3, 1), 7, "silver"),
        ("bo", 3, (1, 2, 3), 6, "bronze"),
        ("dana", 4, (None, None, 1), 1, "ribbon"),
    ]


def test_the_computer_is_a_bye_and_a_bye_is_a_win_in_the_table() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", planned(*THREE))
    classroom.do("eva", asked.PlanNext(start=True))
    assert sorted((line.total for line in lines(classroom).values()), reverse=True) == [3, 0, 0]
    assert {line.pending for line in lines(classroom).values()} == {0}


def test_unsigned_points_are_pending_and_disputed_points_belong_to_no_pupil() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", planned(*THREE))
    classroom.do("eva", asked.PlanNext(start=True))
    code = classroom.round.boards[0].code
    assert code is not None
    classroom.do(None, Report(code, "over", (1.0, 0.0)))
    assert sorted((line.total, line.pending) for line in lines(classroom).values()) == [(1, 1), (3, 3)]
    assert {line.total for line in pentathlon_lines(classroom.session, final_only=True)} == {0}
    classroom.do(None, Report(code, "over", (1.0, 0.0), disputed=True))
    assert {line.games for line in lines(classroom).values()} == {(None, None, None)}
    classroom.do(None, Report(code, "over", (1.0, 0.0), final=True))
    assert sorted((line.total, line.pending) for line in lines(classroom).values()) == [(1, 0), (3, 0)]


def test_a_game_that_the_director_takes_is_worth_nothing() -> None:
    """Code of conduct: «la pérdida de un juego (0 puntos)». A resigned game counts as an ordinary loss, which gives 1
    point."""
    for kind, worth in (("take_game", 0), (None, 1)):
        classroom = Classroom("ana", "bo")
        classroom.do("eva", planned(*THREE))
        classroom.do("eva", asked.PlanNext(start=True))
        board = classroom.round.boards[0]
        table = Table(referees=("director",))
        if kind is None:
            table.act("bob", "resign")
        else:
            table.do("director", messages.Sanction(1, "take_game", "gritó"))
        report = report_of(table.room)
        assert report.taken == (() if kind is None else (1,))
        classroom.do(None, Report(board.code or "", "over", report.points, final=True, taken=report.taken))
        assert [lines(classroom)[person].total for person in board.seats] == [3, worth]


def test_level_pupils_share_a_place() -> None:
    classroom = Classroom("ana", "bo", "cruz", "dana")
    classroom.do("eva", planned(*THREE))
    by_hand(classroom, [["ana", "bo"], ["cruz", "dana"]], [(1.0, 0.0), (1.0, 0.0)])
    assert [line.place for line in lines(classroom).values()] == [1, 1, 3, 3]


def test_two_games_have_no_awards_and_no_plan_has_no_table() -> None:
    classroom = Classroom("ana", "bo")
    assert pentathlon_lines(classroom.session) == ()
    classroom.do("eva", planned("noughts", "fiar"))
    for _game in range(2):
        by_hand(classroom, [["ana", "bo"]], [(1.0, 0.0)])
    assert [(line.total, line.award) for line in lines(classroom).values()] == [(6, ""), (2, "")]


def test_a_team_has_the_points_of_its_pupils_and_a_small_one_is_not_behind() -> None:
    classroom = Classroom("ana", "bo", "cruz", "dana", "eli")
    classroom.do("eva", planned(*THREE))
    reds, blues = asked.NamedTeam("Rojos", ["ana", "bo", "cruz"]), asked.NamedTeam("Azules", ["dana"])
    classroom.do("eva", asked.SetTeams([reds, blues, asked.NamedTeam("Nadie", [])]))
    by_hand(classroom, [["ana", "bo"], ["dana", "cruz"]], [(1.0, 0.0), (1.0, 0.0)])
    lines = pentathlon_lines(classroom.session)
    assert team_lines(classroom.session, lines) == (
        TeamLine("Azules", 1, ("dana",), 3, 3.0),
        TeamLine("Rojos", 2, ("ana", "bo", "cruz"), 5, 5 / 3),
        TeamLine("Nadie", 3, (), 0, 0.0),
    )
    shown = classroom.views.of["public"]["pentathlon"]["teams"]
    assert [(team["name"], team["total"]) for team in shown] == [("Azules", 3), ("Rojos", 5), ("Nadie", 0)]
