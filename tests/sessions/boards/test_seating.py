"""Tests of changes during a round: adjourned boards, the computer in place of a pupil, a pupil in place of the
computer, and late pupils."""

import pytest

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.room.command import HandSeat, TurnOut
from server.sessions.command import Report
from server.sessions.values.round import Board
from server.sessions.values.state import BOT
from tests.sessions.classroom import PUPILS, Classroom


@pytest.fixture
def classroom() -> Classroom:
    """Return a class where Ana and Bo are at one board, Cruz and the computer at another, and Dana watches. All games
    run."""
    made = Classroom(*PUPILS)
    made.do("eva", asked.PlanRound("noughts", "hand"))
    made.do("eva", asked.SetBoards([["ana", "bo"], ["cruz", BOT]]))
    made.do("eva", asked.StartRound())
    made.deliver_commands()
    for board in made.round.boards:
        made.do(None, Report(code(board), "playing", seats=board.seats))
    return made


def code(board: Board) -> str:
    assert board.code is not None
    return board.code


def test_a_board_put_away_holds_up_no_round_and_counts_when_it_is_played_to_its_end(classroom: Classroom) -> None:
    first, second = classroom.round.boards
    classroom.do("eva", asked.AdjournBoards([0], "Se acabó la hora"))
    assert classroom.deliver_commands() == [(code(first), messages.Adjourn("Se acabó la hora"))]
    classroom.do(None, Report(code(first), "adjourned", seats=first.seats))
    classroom.do(None, Report(code(second), "over", (1.0, 0.0), final=True, seats=second.seats))
    classroom.do("eva", asked.PauseBoards(reason="x"))
    classroom.do("eva", asked.CloseRound("Fin"))
    assert classroom.deliver_commands() == []
    assert classroom.round.state == "closed"
    assert points(classroom) == {"ana": 0.0, "bo": 0.0, "cruz": 1.0, "dana": 1.0}

    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do(None, Report(code(first), "playing", seats=first.seats))
    classroom.do(None, Report(code(first), "over", (0.0, 1.0), seats=first.seats))
    assert points(classroom)["bo"] == 1.0
    classroom.do(None, Report(code(first), "over", (0.0, 1.0), final=True, seats=first.seats))
    assert points(classroom) == {"ana": 0.0, "bo": 1.0, "cruz": 1.0, "dana": 1.0}


def points(classroom: Classroom) -> dict[str, float]:
    return {line["person"]: line["points"] for line in classroom.views.of["member"]["standings"]}


def test_the_computer_in_for_a_pupil_and_the_pupil_back(classroom: Classroom) -> None:
    board = classroom.round.boards[0]
    classroom.do("eva", asked.Reseat(code(board), 1, BOT, "Bo se fue"))
    assert classroom.deliver_commands() == [(code(board), messages.SeatBot(1, "Bo se fue"))]
    assert classroom.round.boards[0].seats == ("ana", "bo")  # until the room confirms the change
    classroom.do(None, Report(code(board), "playing", seats=("ana", BOT)))
    assert classroom.round.boards[0].seats == ("ana", BOT)
    classroom.do("eva", asked.Reseat(code(board), 1, "bo", "Bo volvió"))
    assert classroom.deliver_commands() == [(code(board), HandSeat(1, "bo", "Bo", "Eva", "Bo volvió"))]
    classroom.do(None, Report(code(board), "playing", seats=("ana", "bo")))
    assert classroom.round.boards[0].seats == ("ana", "bo")


def test_a_late_pupil_takes_the_computers_seat_and_loses_the_round_off(classroom: Classroom) -> None:
    board = classroom.round.boards[1]
    assert classroom.round.off == ("dana",)
    classroom.do("zoe", Join("Zoe"))
    classroom.do("eva", asked.Reseat(code(board), 1, "dana", "Juega con Cruz"))
    classroom.deliver_commands()
    classroom.do(None, Report(code(board), "playing", seats=("cruz", "dana")))
    assert not classroom.round.off
    classroom.do("eva", asked.AddBoard(["zoe", BOT]))
    new = classroom.round.boards[2]
    assert (new.seats, new.state) == (("zoe", BOT), "waiting")
    assert classroom.deliver_commands() == [(code(new), messages.Start())]


@pytest.mark.parametrize(
    ("body", "refused"),
    [
        (asked.Reseat("ABCDEF", 0, BOT, "x"), errors.SESSION_NO_BOARD),
        (asked.AddBoard(["ana", BOT]), errors.SESSION_SEATED),
        (asked.AddBoard(["eva", BOT]), errors.PERSON_UNKNOWN),
        (asked.AddBoard([BOT, BOT]), errors.SESSION_BOARDS),
        (asked.AddBoard(["dana"]), errors.SESSION_BOARDS),
        (asked.AddBoard(["dana", "dana"]), errors.SESSION_BOARDS),
    ],
)
def test_seats_that_cannot_be(classroom: Classroom, body: messages.SessionCommand, refused: str) -> None:
    before = classroom.session
    with pytest.raises(Refusal, match=refused):
        classroom.do("eva", body)
    assert classroom.session is before


def test_who_sits_is_not_seated_again(classroom: Classroom) -> None:
    first, second = classroom.round.boards
    for seat, person, refused in (
        (1, "ana", errors.SESSION_SEATED),
        (7, "dana", errors.SEAT_UNKNOWN),
        (1, "x", errors.PERSON_UNKNOWN),
    ):
        with pytest.raises(Refusal, match=refused):
            classroom.do("eva", asked.Reseat(code(second), seat, person, "x"))
    classroom.do(None, Report(code(first), "over", (1.0, 0.0), seats=first.seats))
    with pytest.raises(Refusal, match=errors.COMMAND_NOT_NOW):
        classroom.do("eva", asked.Reseat(code(first), 1, "dana", "x"))


def test_no_order_goes_out_without_a_reason(classroom: Classroom) -> None:
    for body in (asked.PauseBoards(), asked.ResumeBoards(reason=" "), asked.AdjournBoards(), asked.RemoveMember("ana")):
        with pytest.raises(Refusal, match=errors.REFEREE_REASON):
            classroom.do("eva", body)


def test_who_is_sent_out_leaves_the_computer_to_play_on(classroom: Classroom) -> None:
    classroom.do("eva", asked.RemoveMember("bo", "Golpea la mesa"))
    done = classroom.deliver_commands()
    first = classroom.round.boards[0].code
    assert done[0] == (first, messages.SeatBot(1, "Golpea la mesa"))
    assert {(code, body) for code, body in done[1:]} == {(board.code, TurnOut(("bo",))) for board in classroom.round.boards}


def test_an_old_seat_in_a_late_report_does_not_bring_an_old_device_back(classroom: Classroom) -> None:
    classroom.do("tablet", Join("Ana otra vez"))
    classroom.do("eva", asked.MoveMember("tablet", "ana"))
    classroom.do(None, Report(code(classroom.round.boards[0]), "playing", seats=("ana", "bo")))
    assert classroom.round.boards[0].seats == ("tablet", "bo")


def test_two_pupils_of_running_boards_change_places_in_one_step(classroom: Classroom) -> None:
    first, second = classroom.round.boards
    classroom.do("eva", asked.SwapSeats(code(first), 1, code(second), 0, "Son hermanos"))
    assert classroom.deliver_commands() == [
        (code(first), HandSeat(1, second.seats[0], second.seats[0].title(), "Eva", "Son hermanos")),
        (code(second), HandSeat(0, first.seats[1], first.seats[1].title(), "Eva", "Son hermanos")),
    ]
    assert classroom.log[-1] == "seats_swapped"


def test_a_pupil_changes_places_with_the_computer(classroom: Classroom) -> None:
    first, second = classroom.round.boards
    classroom.do(None, Report(code(first), "playing", seats=(first.seats[0], BOT)))
    classroom.do("eva", asked.SwapSeats(code(first), 1, code(second), 0, "x"))
    assert [type(body) for _code, body in classroom.deliver_commands()] == [HandSeat, messages.SeatBot]


def test_nobody_changes_places_at_one_board_or_at_one_that_is_over(classroom: Classroom) -> None:
    first, second = classroom.round.boards
    with pytest.raises(Refusal, match=errors.SESSION_BOARDS):
        classroom.do("eva", asked.SwapSeats(code(first), 0, code(first), 1, "x"))
    classroom.do(None, Report(code(second), "over", (1.0, 0.0)))
    with pytest.raises(Refusal, match=errors.COMMAND_NOT_NOW):
        classroom.do("eva", asked.SwapSeats(code(first), 0, code(second), 1, "x"))


def test_two_computers_do_not_change_places(classroom: Classroom) -> None:
    first, second = classroom.round.boards
    classroom.do(None, Report(code(first), "playing", seats=(first.seats[0], BOT)))
    with pytest.raises(Refusal, match=errors.SESSION_BOARDS) as refused:
        classroom.do("eva", asked.SwapSeats(code(first), 1, code(second), 1, "x"))
    assert refused.value.params == {"seats": 2}


def test_only_seats_that_exist_change_their_holders(classroom: Classroom) -> None:
    first, second = classroom.round.boards
    for room, seat, refused in (("ABCDEF", 0, errors.SESSION_NO_BOARD), (code(second), 2, errors.SEAT_UNKNOWN)):
        with pytest.raises(Refusal, match=refused):
            classroom.do("eva", asked.SwapSeats(code(first), 0, room, seat, "x"))
        with pytest.raises(Refusal, match=refused):
            classroom.do("eva", asked.Reseat(room, seat, BOT, "x"))


def test_a_report_that_says_nothing_new_is_no_step(classroom: Classroom) -> None:
    first = classroom.round.boards[0]
    assert classroom.do(None, Report(code(first), "playing", seats=first.seats)).record is None
    assert classroom.do(None, Report(code(first), "playing", seats=("ana",))).record is None
    assert classroom.do(None, Report("ABCDEF", "playing", seats=("bo", "ana"))).record is None


def test_the_cards_of_a_board_are_left_to_its_players(classroom: Classroom) -> None:
    first = classroom.round.boards[0]
    classroom.do(None, Report(code(first), "over", (1.0, 0.0), seats=first.seats))
    assert classroom.session.outbox == ()


def test_a_pupil_whose_game_is_over_may_play_another_one(classroom: Classroom) -> None:
    first = classroom.round.boards[0]
    classroom.do(None, Report(code(first), "over", (1.0, 0.0), seats=first.seats))
    classroom.do("eva", asked.AddBoard(["ana", "dana"]))
    assert classroom.round.boards[-1].seats == ("ana", "dana")


def test_no_board_is_added_to_a_round_that_is_not_in_play(classroom: Classroom) -> None:
    classroom.do("eva", asked.CloseRound("Fin"))
    for _draft in range(2):
        with pytest.raises(Refusal, match=errors.SESSION_NO_ROUND):
            classroom.do("eva", asked.AddBoard(["dana", BOT]))
        classroom.do("eva", asked.PlanRound("noughts"))
