"""Tests of requested byes: a draft leaves the pupil out, the standings count the points, and a withdrawn pupil stays in
the standings."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.results.standings import Line, standings
from server.sessions.values.state import BOT
from tests.sessions.classroom import PUPILS, Classroom


def lines(classroom: Classroom) -> dict[str, Line]:
    return {line.person: line for line in standings(classroom.session)}


def seated(classroom: Classroom) -> set[str]:
    return {person for board in classroom.round.boards for person in board.seats}


@pytest.mark.parametrize("how", ["random", "swiss", "round_robin", "hand"])
@pytest.mark.parametrize(("points", "rounds_off"), [(0.0, 0), (0.5, 0), (1.0, 1)])
def test_a_draft_leaves_the_pupil_out_and_the_table_counts_the_points(how: str, points: float, rounds_off: int) -> None:
    classroom = Classroom(*PUPILS, "eli")
    classroom.do("eva", asked.SetBye(["ana"], points))
    classroom.do("eva", asked.PlanRound("noughts", how))  # type: ignore[arg-type]
    assert "ana" not in seated(classroom)
    assert "ana" in classroom.round.off
    assert classroom.views.of["member"]["rounds"] == []
    assert classroom.views.of["referee"]["rounds"][0]["byes"] == [{"person": "ana", "points": points}]
    if how == "hand":
        classroom.do("eva", asked.SetBoards([["bo", "cruz"], ["dana", "eli"]]))
    classroom.played((1.0, 0.0), (1.0, 0.0))
    own = lines(classroom)["ana"]
    assert (own.points, own.off, own.played, own.met) == (points, rounds_off, 0, ())
    classroom.do("eva", asked.PlanRound("noughts", "swiss"))
    assert "ana" in seated(classroom), "a request is for one round"


def test_it_takes_a_pupil_out_of_a_draft_that_is_there() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts"))
    before = classroom.round
    (other,) = (set(board.seats) - {"ana"} for board in before.boards if "ana" in board.seats)
    classroom.do("eva", asked.SetBye(["ana"], 0.5))
    assert [set(board.seats) for board in classroom.round.boards if other <= set(board.seats)] == [{*other, BOT}]
    assert classroom.round.version == before.version + 1
    classroom.do("eva", asked.SetBye(["ana"]))
    assert classroom.round.byes == ()
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.PublishRound())
    classroom.do("eva", asked.SetBye(["ana"], 0.0))
    assert len(classroom.round.boards) == 1
    assert len(classroom.round.off) == 2
    assert classroom.log[-2:] == ["round_changed", "bye_set"]


def test_the_same_bye_again_changes_nothing() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.SetBye(["ana"], 0.5))
    assert classroom.do("eva", asked.SetBye(["ana"], 0.5)).record is None
    assert classroom.do("eva", asked.SetBye(["bo"])).record is None


def test_a_bye_leaves_the_boards_of_a_planned_simultaneous_as_they_are() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanSimultaneous("ajedrez", "eva", options={"mode": "assisted"}))
    before = classroom.round
    classroom.do("eva", asked.SetBye(["ana"], 0.5))
    assert classroom.round == before


def test_a_bye_for_the_pupil_who_is_off_leaves_the_boards_of_the_others() -> None:
    classroom = Classroom(*PUPILS, "eli")
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    classroom.do("eva", asked.PlanRound("noughts"))
    boards = classroom.round.boards
    (off,) = classroom.round.off
    classroom.do("eva", asked.SetBye([off], 0.5))
    assert (classroom.round.boards, classroom.round.off) == (boards, (off,))
    (other,) = (person for person in boards[0].seats[1:])
    classroom.do("eva", asked.SetBye([boards[0].seats[0]], 0.5))
    assert classroom.round.off == (off, other, boards[0].seats[0])


def test_a_pupil_who_gets_a_board_by_hand_has_no_bye() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.SetBye(["ana"], 0.5))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.SetBoards([["ana", "bo"], ["cruz", "dana"]]))
    assert (classroom.round.off, classroom.round.byes) == ((), ())
    classroom.played((1.0, 0.0), (1.0, 0.0))
    assert lines(classroom)["ana"].points == 1.0


def test_a_late_pupil_with_a_bye_gets_a_board_in_the_running_round() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.SetBye(["ana"], 0.5))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.do("eva", asked.AddBoard(["ana", BOT]))
    assert (classroom.round.off, classroom.round.byes) == ((), ())


def test_a_withdrawn_pupil_keeps_the_line_and_may_return() -> None:
    classroom = Classroom(*PUPILS)
    classroom.played((1.0, 0.0), (1.0, 0.0))
    winner = classroom.round.boards[0].seats[0]
    classroom.do("eva", asked.SetBye([winner], 0.0, stays=True))
    assert classroom.views.of["director"]["desk"]["byes"] == [{"person": winner, "points": 0.0, "stays": True}]
    for _round in range(2):
        classroom.played((1.0, 0.0), (1.0, 0.0))
        assert winner not in seated(classroom)
        assert lines(classroom)[winner].points == 1.0
    classroom.do("eva", asked.SetBye([winner]))
    classroom.do("eva", asked.PlanRound("noughts", "swiss"))
    assert winner in seated(classroom)


def test_a_bye_follows_the_pupil_to_another_device_and_goes_with_a_removed_pupil() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.SetBye(["ana"], 0.5))
    classroom.do("eva", asked.SetBye(["bo"], 0.0, stays=True))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eli", Join("Eli"))
    classroom.do("eva", asked.MoveMember("eli", "ana"))
    assert {bye.person for bye in classroom.session.byes} == {bye.person for bye in classroom.round.byes} == {"eli", "bo"}
    classroom.do("eva", asked.RemoveMember("eli", "x"))
    classroom.do("eva", asked.EraseMember("bo"))
    assert classroom.session.byes == classroom.round.byes == ()


@pytest.mark.parametrize("person", ["zoe", "eva"])
def test_only_a_pupil_has_a_bye(person: str) -> None:
    classroom = Classroom(*PUPILS)
    with pytest.raises(Refusal, match=errors.PERSON_UNKNOWN):
        classroom.do("eva", asked.SetBye([person], 0.5))
