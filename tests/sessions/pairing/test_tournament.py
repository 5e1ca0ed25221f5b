"""Tests of start numbers, byes and pairs kept apart in a class with the Dutch system. If no pairing exists, the class
refuses the round."""

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave
from server.sessions.pairing.dutch.entrant import Round
from server.sessions.pairing.tournament import _done, _pair, tournament_of
from server.sessions.values.round import Board, HomeBoard
from server.sessions.values.round import Round as ClassRound
from server.sessions.values.state import BOT
from tests.sessions.classroom import Classroom

NAMES = ("ana", "bo", "cruz", "dana", "ema", "fer", "gil")


def rated(*names: str) -> Classroom:
    """Return a class where the first pupil has the highest rating, and so on downwards."""
    room = Classroom(*names)
    ratings = [asked.RatedPupil(name, 2000 - 10 * place) for place, name in enumerate(names)]
    room.do("eva", asked.SetRatings(ratings))
    room.do("eva", asked.SetSession(settings={"odd": "watch"}))
    return room


def planned(room: Classroom, *, last: bool = False) -> list[set[str]]:
    room.do("eva", asked.PlanRound("noughts", "dutch", last=last))
    return [set(board.seats) for board in room.round.boards]


def test_the_first_round_pairs_the_upper_half_with_the_lower() -> None:
    room = rated(*NAMES[:6])
    assert planned(room) == [{"ana", "dana"}, {"bo", "ema"}, {"cruz", "fer"}]
    first = [board.seats[0] for board in room.round.boards]
    assert first in (["ana", "ema", "cruz"], ["dana", "bo", "fer"]), "colours alternate from board to board"


def test_the_last_one_has_the_bye_and_nobody_meets_twice() -> None:
    room = rated(*NAMES)
    met: set[frozenset[str]] = set()
    rested: list[str] = []
    for number in range(4):
        boards = planned(room, last=number == 3)
        assert not met & {frozenset(pair) for pair in boards}
        met |= {frozenset(pair) for pair in boards}
        rested += room.round.off
        room.played(*[(1.0, 0.0)] * len(boards))
    assert rested[0] == "gil"
    assert len(set(rested)) == 4


def test_start_numbers_follow_the_ratings_without_a_setting() -> None:
    room = rated("cruz", "ana", "bo")
    planned(room)
    numbers = {member.id: member.start_number for member in room.session.members if member.role == "pupil"}
    assert numbers == {"cruz": 1, "ana": 2, "bo": 3}


def test_a_requested_bye_leaves_the_pupil_out() -> None:
    room = rated(*NAMES[:6])
    room.do("eva", asked.SetBye(["ana", "bo"], 0.5))
    assert planned(room) == [{"cruz", "ema"}, {"dana", "fer"}]
    assert set(room.round.off) == {"ana", "bo"}


def test_pupils_kept_apart_do_not_meet() -> None:
    room = rated(*NAMES[:6])
    room.do("eva", asked.SetApart([["ana", "dana"]]))
    assert {"ana", "dana"} not in planned(room)


def test_without_a_pairing_the_round_is_refused_and_nothing_changes() -> None:
    room = rated("ana", "bo")
    planned(room)
    room.played((1.0, 0.0))
    before = room.session
    with pytest.raises(Refusal) as refused:
        planned(room)
    assert refused.value.code == errors.SESSION_NO_PAIRING
    assert room.session == before


def test_a_board_without_play_is_no_meeting_and_the_computer_is_a_bye() -> None:
    room = rated("ana", "bo", "cruz")
    room.do("eva", asked.SetSession(settings={"odd": "computer"}))
    planned(room)
    assert [set(board.seats) for board in room.round.boards] == [{"ana", "bo"}, {"cruz", BOT}]
    room.played()
    rounds = tournament_of(room.session).rounds
    assert rounds["cruz"] == (Round(2, is_paired=True),)
    assert [(each.points, each.is_played, each.opponent) for each in (*rounds["ana"], *rounds["bo"])] == [
        (0, False, 2),
        (0, False, 1),
    ]
    assert {"cruz", BOT} not in planned(room), "nobody has the bye twice"


def test_a_class_of_one_has_a_bye_and_an_empty_one_has_no_board() -> None:
    alone = rated("ana")
    assert (planned(alone), alone.round.off) == ([], ("ana",))
    empty = Classroom()
    assert (planned(empty), empty.round.off) == ([], ())


def test_a_board_of_three_counts_its_points_without_opponents() -> None:
    numbers = {"ana": 1, "bo": 2, "cruz": 3}
    seats = ("ana", BOT, "cruz")
    played = ClassRound(0, "noughts", "hand", 3, {}, boards=(Board(seats, points=(1.0, 0.5, 0.5)),))
    assert _done(played, numbers) == {"ana": Round(2), "cruz": Round(1)}
    assert _done(replace(played, boards=(Board(seats),)), numbers) == {}


def test_a_game_against_a_person_without_a_number_is_a_result_without_an_opponent() -> None:
    board = Board(("ana", "gone"), points=(1.0, 0.0), final=True)
    done = _pair(board, {"ana": 7, "bo": 1}, is_closed=True)
    assert (done["ana"].points, done["ana"].opponent, done["ana"].is_played) == (2, 0, False)
    assert (done["gone"].opponent, done["gone"].is_played) == (7, True)


def test_a_game_without_an_accepted_result_is_a_draw_for_the_time_being_or_was_not_played() -> None:
    numbers = {"ana": 1, "bo": 2}

    def done(*, is_closed: bool = True, **board: object) -> tuple[int, bool]:
        found = _pair(Board(("ana", "bo"), **board), numbers, is_closed=is_closed)["ana"]  # type: ignore[arg-type]
        return found.points, found.is_played

    assert done(points=(1.0, 0.0), final=True, disputed=True) == (2, True)
    assert done(points=(1.0, 0.0), disputed=True) == (1, True)
    assert done(points=(1.0, 0.0), forfeit=True) == (2, False)
    assert done() == (0, False)
    assert done(is_closed=False) == done(state="adjourned") == done(home=HomeBoard(5)) == (1, True)
    assert done(disputed=True) == (1, True)


def test_only_rounds_that_count_are_rounds_of_the_tournament() -> None:
    room = rated("ana", "bo")
    for counts, played in ((False, 0), (True, 1)):
        room.do("eva", asked.PlanSimultaneous("noughts", "eva", counts=counts))
        room.played((1.0, 0.0), (0.0, 1.0))
        planned(room)
        assert tournament_of(room.session).played == played
        room.do("eva", asked.DropRound())


def test_pupils_without_a_number_follow_except_those_who_left_without_a_game() -> None:
    room = Classroom("ana", "bo", "cruz")
    room.do("eva", asked.SetSession(settings={"odd": "watch"}))
    room.do("eva", asked.PlanRound("noughts", "hand"))
    room.do("eva", asked.SetBoards([["bo", "cruz"]]))
    room.played((1.0, 0.0))
    room.do("dana", Join("Dana"))
    for person in ("cruz", "dana"):
        room.do(person, Leave())
    assert tournament_of(room.session).numbers == {"ana": 1, "bo": 2, "cruz": 3}
    room.do("eva", asked.SetStartNumbers(["bo"]))
    assert tournament_of(room.session).numbers == {"bo": 1, "ana": 2, "cruz": 3}


def test_the_secret_draws_the_first_colour_of_a_tournament_that_began_here() -> None:
    session = rated("ana", "bo").session
    drawn = {tournament_of(replace(session, secret=bytes([number]) * 32)).initial for number in range(16)}
    assert drawn == {"w", "b"}
    assert {tournament_of(replace(session, first_colour=colour)).initial for colour in ("w", "b")} == {"w", "b"}
