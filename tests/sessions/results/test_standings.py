"""Tests of standings: 1, ½ or 0 points, Buchholz, Sonneborn-Berger, and wins. Only final boards count."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from protocol import messages
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.boards.board_rooms import report_of
from server.sessions.codec import decode, encode
from server.sessions.command import Report
from server.sessions.results.standings import is_unmoved, standings
from server.sessions.values.state import BOT, Session
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


def test_what_is_not_signed_is_pending_and_no_file_has_it() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    code = classroom.round.boards[0].code
    assert code is not None
    classroom.do(None, Report(code, "over", (1.0, 0.0)))
    assert [(line.points, line.pending) for line in standings(classroom.session)] == [(1.0, 1.0), (0.0, 0.0)]
    assert {line.points for line in standings(classroom.session, final_only=True)} == {0.0}
    assert [line["pending"] for line in classroom.views.of["member"]["standings"]] == [1.0, 0.0]
    classroom.do(None, Report(code, "over", (1.0, 0.0), final=True))
    assert [(line.points, line.pending) for line in standings(classroom.session)] == [(1.0, 0.0), (0.0, 0.0)]


def test_a_dispute_counts_for_nobody_until_it_is_settled() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    code = classroom.round.boards[0].code
    assert code is not None
    classroom.do(None, Report(code, "over", (1.0, 0.0), disputed=True, unsigned=(1,)))
    assert {line.points for line in standings(classroom.session)} == {0.0}
    assert classroom.views.of["member"]["rounds"][0]["boards"][0]["unsigned"] == [1]


def test_level_pupils_share_a_place() -> None:
    classroom = Classroom("ana", "bo")
    assert [line.place for line in standings(classroom.session)] == [1, 1]


def test_a_bye_is_worth_a_point_once_its_round_is_closed() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    (off,) = classroom.round.off
    assert {line.points for line in standings(classroom.session)} == {0.0}, "a bye leads no table while the others play"
    classroom.do("eva", asked.CloseRound())
    assert {line.person: line.points for line in standings(classroom.session)}[off] == 1.0


def test_a_running_round_changes_no_tie_break_of_a_pupil_with_a_bye() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    by_hand(classroom, [["bo", "cruz"]], [(0.5, 0.5)])
    before = {line.person: line.buchholz for line in standings(classroom.session)}["ana"]
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    classroom.do("eva", asked.SetBoards([["ana", "bo"]]))
    classroom.do("eva", asked.StartRound())
    assert {line.person: line.buchholz for line in standings(classroom.session)}["ana"] == before


def test_a_board_against_the_computer_is_a_round_off_whatever_comes_of_it() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    (lone,) = [board.seats[0] for board in classroom.round.boards if BOT in board.seats]
    classroom.deliver_commands()
    for board in classroom.round.boards:
        assert board.code is not None
        classroom.do(None, Report(board.code, "over", (0.0, 1.0), final=True))
    classroom.do("eva", asked.CloseRound())
    line = {line.person: line for line in standings(classroom.session)}[lone]
    assert (line.points, line.off, line.played, line.wins, line.met, line.seats) == (1.0, 1, 0, 0, (), ())


def by_hand(classroom: Classroom, boards: list[list[str]], points: list[tuple[float, ...]]) -> None:
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    classroom.do("eva", asked.SetBoards(boards))
    classroom.played(*points)


def test_an_unplayed_round_is_a_game_against_a_dummy_with_the_own_points() -> None:
    """In three rounds, Ana has a bye in round 1, Cruz in round 2, and Bo in round 3. Ana beats Bo and Cruz; Bo and Cruz
    draw."""
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    by_hand(classroom, [["bo", "cruz"]], [(0.5, 0.5)])
    by_hand(classroom, [["ana", "bo"]], [(1.0, 0.0)])
    by_hand(classroom, [["ana", "cruz"]], [(1.0, 0.0)])
    found = {line.person: (line.points, line.buchholz, line.berger) for line in standings(classroom.session)}
    # A bye gives its full point also in the opponents' sums (C.07, 16.3.1). The dummy opponent of a bye has the pupil's
    # own points, but at most the points of three draws (16.4.2).
    assert found == {
        "ana": (3.0, 1.5 + 1.5 + 1.5, 1.5 + 1.5 + 1.5),
        "cruz": (1.5, 1.5 + 1.5 + 3, 0.75 + 1.5),
        "bo": (1.5, 1.5 + 3 + 1.5, 0.75 + 1.5),
    }


def test_a_late_or_absent_pupil_lost_to_a_dummy_without_points() -> None:
    classroom = Classroom("ana", "bo")
    by_hand(classroom, [["ana", "bo"]], [(1.0, 0.0)])
    classroom.do("cruz", Join("Cruz"))
    line = {line.person: line for line in standings(classroom.session)}["cruz"]
    assert (line.points, line.off, line.buchholz, line.berger) == (0.0, 0, 0.0, 0.0)


def test_a_result_put_right_counts_at_once() -> None:
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
    first, second = classroom.round.boards[0].seats
    assert points[0] == {first: 1.0, second: 0.0}
    assert points[1] == points[2] == {first: 0.0, second: 1.0}


def test_a_forfeit_is_an_unplayed_round_with_a_point_for_the_pupil_who_came() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    classroom.do("eva", asked.SetBoards([["ana", "bo"], ["cruz", "dana"]]))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    codes = [board.code or "" for board in classroom.round.boards]
    for code in codes:
        classroom.do(None, Report(code, "playing"))
    classroom.do("eva", asked.Forfeit(codes[0], [1], "x"))
    classroom.do("eva", asked.Forfeit(codes[1], [0, 1], "x"))
    assert classroom.deliver_commands() == [
        (codes[0], messages.ForceResult([0], reason="x")),
        (codes[1], messages.ForceResult(void=True, reason="x")),
    ]
    classroom.do(None, Report(codes[0], "over", (1.0, 0.0), final=True))
    classroom.do(None, Report(codes[1], "over", final=True))
    classroom.do("eva", asked.CloseRound())
    table = {line.person: (line.points, line.played, line.wins, line.met, line.off) for line in standings(classroom.session)}
    assert table == {
        "ana": (1.0, 0, 0, (), 1),
        "bo": (0.0, 0, 0, (), 0),
        "cruz": (0.0, 0, 0, (), 0),
        "dana": (0.0, 0, 0, (), 0),
    }
    assert classroom.views.of["member"]["rounds"][0]["boards"][0]["forfeit"]
    classroom.do("eva", asked.Forfeit(codes[0], [], "x"))
    line = {line.person: line for line in standings(classroom.session)}["ana"]
    assert (line.played, line.wins, line.met) == (1, 1, ("bo",)), "it was played after all"


def played_once() -> Session:
    """Return a session without an object of another session: every test compares by value."""
    classroom = Classroom(*PUPILS)
    classroom.played((1.0, 0.0), (0.5, 0.5))
    return decode(encode(classroom.session))


def with_member(session: Session, **changes: Any) -> Session:
    return replace(session, members=(*session.members[:-1], replace(session.members[-1], **changes)))


def with_round(session: Session, **changes: Any) -> Session:
    return replace(session, rounds=(replace(session.rounds[0], **changes),))


def with_board(session: Session, **changes: Any) -> Session:
    first, *others = session.rounds[0].boards
    return with_round(session, boards=(replace(first, **changes), *others))


def with_settings(session: Session, **changes: Any) -> Session:
    return replace(session, settings=replace(session.settings, **changes))


@pytest.mark.parametrize(
    "changed",
    [
        lambda session: session,
        lambda session: replace(session, title="Sexto A"),
        lambda session: with_member(session, present=False, name="Zoe"),
        lambda session: with_round(session, minutes=5),
        lambda session: with_board(session, waits="limit"),
        lambda session: with_settings(session, ask=True),
    ],
)
def test_what_moves_nobody_leaves_the_standings_as_they_are(changed: Callable[[Session], Session]) -> None:
    assert is_unmoved(played_once(), changed(played_once()))


@pytest.mark.parametrize(
    "changed",
    [
        lambda session: with_settings(session, tie_breaks=("wins",)),
        lambda session: replace(session, members=session.members[:-1]),
        lambda session: replace(session, rounds=()),
        lambda session: with_member(session, gone=True),
        lambda session: with_member(session, role="monitor"),
        lambda session: with_member(session, id="zoe"),
        lambda session: with_member(session, category="A"),
        lambda session: with_member(session, start_number=9),
        lambda session: with_round(session, state="playing"),
        lambda session: with_round(session, state="draft"),
        lambda session: with_round(session, off=("ana",)),
        lambda session: with_round(session, boards=session.rounds[0].boards[:-1]),
        lambda session: with_board(session, points=(0.0, 1.0)),
        lambda session: with_board(session, final=False),
        lambda session: with_board(session, disputed=True),
        lambda session: with_board(session, forfeit=True),
        lambda session: with_board(session, seats=("ana", "zoe")),
    ],
)
def test_what_may_move_a_pupil_makes_the_standings_again(changed: Callable[[Session], Session]) -> None:
    assert not is_unmoved(played_once(), changed(played_once()))


def test_level_pupils_stand_in_the_order_of_their_numbers_and_those_without_one_follow() -> None:
    classroom = Classroom("zoe", *PUPILS)
    classroom.do("eva", asked.SetStartNumbers(["dana", "cruz", "bo", "ana"]))
    members = tuple(replace(one, start_number=one.start_number * (one.id != "zoe")) for one in classroom.session.members)
    lines = standings(replace(classroom.session, members=members))
    assert [line.person for line in lines] == ["dana", "cruz", "bo", "ana", "zoe"]


def test_a_tutor_who_plays_the_computer_has_no_line() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.PlanSimultaneous("noughts", "eva", counts=True))
    classroom.do("eva", asked.RemoveMember("ana", "x"))
    assert ("eva", BOT) in [board.seats for board in classroom.round.boards]
    classroom.played((1.0, 0.0), (0.0, 1.0))
    assert {line.person: line.points for line in standings(classroom.session)} == {"bo": 1.0}


def test_a_board_to_which_nobody_came_is_an_unplayed_round_in_the_tie_breaks() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    classroom.do("eva", asked.SetBoards([["ana", "bo"], ["cruz", "dana"]]))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    first, second = (board.code or "" for board in classroom.round.boards)
    classroom.do(None, Report(first, "playing"))
    classroom.do("eva", asked.Forfeit(first, [0, 1], "x"))
    classroom.do(None, Report(first, "over", final=True))
    classroom.do(None, Report(second, "over", (1.0, 0.0), final=True))
    classroom.do("eva", asked.CloseRound())
    by_hand(classroom, [["ana", "bo"], ["cruz", "dana"]], [(1.0, 0.0), (1.0, 0.0)])
    by_hand(classroom, [["ana", "cruz"], ["bo", "dana"]], [(1.0, 0.0), (1.0, 0.0)])
    lines = {line.person: line for line in standings(classroom.session)}
    assert (lines["ana"].points, lines["ana"].buchholz) == (2.0, 1.0 + 1.0 + 2.0)
    assert (lines["bo"].points, lines["bo"].buchholz) == (1.0, 1.0 + 2.0 + 0.0)


def test_a_game_that_was_put_away_is_no_unplayed_round_in_the_tie_breaks() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    classroom.do("eva", asked.SetBoards([["ana", "bo"], ["cruz", "dana"]]))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    first, second = (board.code or "" for board in classroom.round.boards)
    classroom.do(None, Report(first, "adjourned"))
    classroom.do(None, Report(second, "over", (1.0, 0.0), final=True))
    classroom.do("eva", asked.CloseRound())
    by_hand(classroom, [["ana", "bo"], ["cruz", "dana"]], [(1.0, 0.0), (1.0, 0.0)])
    by_hand(classroom, [["ana", "cruz"], ["bo", "dana"]], [(1.0, 0.0), (1.0, 0.0)])
    lines = {line.person: line for line in standings(classroom.session)}
    assert (lines["ana"].points, lines["ana"].buchholz) == (2.0, 1.0 + 2.0)
