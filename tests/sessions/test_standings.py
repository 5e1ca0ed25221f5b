"""Standings: 1, ½, 0, Buchholz, Sonneborn-Berger, wins; only final boards count."""

from msgspec.structs import replace

from protocol import messages
from protocol import session_commands as asked
from server.sessions.boards import report_of
from server.sessions.command import Report
from server.sessions.standings import standings
from tests.room.table import Table
from tests.sessions.classroom import PUPILS, Classroom


def test_two_rounds_by_hand() -> None:
    classroom = Classroom(*PUPILS)
    for boards, points in (
        ([["ana", "bo"], ["cruz", "dana"]], [(1.0, 0.0), (0.5, 0.5)]),
        ([["ana", "cruz"], ["bo", "dana"]], [(1.0, 0.0), (0.0, 1.0)]),
    ):
        classroom.do("eva", asked.PlanRound("noughts", "hand"))
        classroom.do("eva", asked.SetBoards(boards))
        classroom.do("eva", asked.StartRound())
        classroom.deliver_commands()
        for board, won in zip(classroom.round.boards, points, strict=True):
            assert board.code is not None
            classroom.do(None, Report(board.code, "over", won, final=True))
        classroom.do("eva", asked.CloseRound())
    table = {
        line.person: (line.place, line.points, line.buchholz, line.berger, line.wins) for line in standings(classroom.session)
    }
    assert table == {
        "ana": (1, 2.0, 0.5, 0.5, 2),
        "dana": (2, 1.5, 0.5, 0.25, 1),
        "cruz": (3, 0.5, 3.5, 0.75, 0),
        "bo": (4, 0.0, 3.5, 0.0, 0),
    }


def test_an_unsigned_card_does_not_count_yet() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    code = classroom.round.boards[0].code
    assert code is not None
    classroom.do(None, Report(code, "over", (1.0, 0.0)))
    assert {line.points for line in standings(classroom.session)} == {0.0}
    classroom.do(None, Report(code, "over", (1.0, 0.0), final=True))
    assert [line.points for line in standings(classroom.session)] == [1.0, 0.0]


def test_level_pupils_share_a_place() -> None:
    classroom = Classroom("ana", "bo")
    assert [line.place for line in standings(classroom.session)] == [1, 1]


def test_a_round_off_is_worth_a_point() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    (off,) = classroom.round.off
    assert {line.person: line.points for line in standings(classroom.session)}[off] == 1.0


def test_a_result_put_right_counts_as_soon_as_its_cards_are_final_again() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    code = classroom.round.boards[0].code
    assert code is not None
    table = Table(referees=("director",))
    table.act("bob", "resign")
    points = []

    def tell() -> None:
        classroom.do(None, replace(report_of(table.room), code=code, seats=classroom.round.boards[0].seats))
        points.append({line.person: line.points for line in standings(classroom.session)})

    table.do("ana", messages.Sign())
    tell()
    table.do("director", messages.ForceResult([1], reason="contaron mal"))
    tell()
    for player in ("ana", "bob"):
        table.do(player, messages.Sign())
    tell()
    assert points[0] == points[1] == {"ana": 0.0, "bo": 0.0}
    first, second = classroom.round.boards[0].seats
    assert points[2] == {first: 0.0, second: 1.0}
