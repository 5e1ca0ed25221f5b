"""While a round is played: boards put away, the computer in for a pupil, a pupil in for the computer, late pupils."""

import pytest

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.room.command import HandSeat, Join
from server.sessions.command import Report
from server.sessions.state import BOT, Board
from tests.sessions.klass import PUPILS, Klass


@pytest.fixture
def klass() -> Klass:
    """Ana and Bo at one board, Cruz and the computer at another; Dana watches. All play."""
    made = Klass(*PUPILS)
    made.do("eva", asked.PlanRound("noughts", "hand"))
    made.do("eva", asked.SetBoards([["ana", "bo"], ["cruz", BOT]]))
    made.do("eva", asked.StartRound())
    made.run_errands()
    for board in made.round.boards:
        made.do(None, Report(code(board), "playing", seats=board.seats))
    return made


def code(board: Board) -> str:
    assert board.code is not None
    return board.code


def test_a_board_put_away_holds_up_no_round_and_counts_when_it_is_played_to_its_end(klass: Klass) -> None:
    first, second = klass.round.boards
    klass.do("eva", asked.AdjournBoards([0], "Se acabó la hora"))
    assert klass.run_errands() == [(code(first), messages.Adjourn("Se acabó la hora"))]
    klass.do(None, Report(code(first), "adjourned", seats=first.seats))
    klass.do(None, Report(code(second), "over", (1.0, 0.0), final=True, seats=second.seats))
    klass.do("eva", asked.PauseBoards(reason="x"))
    klass.do("eva", asked.CloseRound("Fin"))
    assert klass.run_errands() == []
    assert klass.round.state == "closed"
    assert points(klass) == {"ana": 0.0, "bo": 0.0, "cruz": 1.0, "dana": 1.0}

    klass.do("eva", asked.PlanRound("noughts"))
    klass.do(None, Report(code(first), "playing", seats=first.seats))
    klass.do(None, Report(code(first), "over", (0.0, 1.0), seats=first.seats))
    assert points(klass)["bo"] == 0.0
    klass.do(None, Report(code(first), "over", (0.0, 1.0), final=True, seats=first.seats))
    assert points(klass) == {"ana": 0.0, "bo": 1.0, "cruz": 1.0, "dana": 1.0}


def points(klass: Klass) -> dict[str, float]:
    return {line["person"]: line["points"] for line in klass.views.of["spectator"]["standings"]}


def test_the_computer_in_for_a_pupil_and_the_pupil_back(klass: Klass) -> None:
    board = klass.round.boards[0]
    klass.do("eva", asked.Reseat(code(board), 1, BOT, "Bo se fue"))
    assert klass.run_errands() == [(code(board), messages.SeatBot(1, "Bo se fue"))]
    assert klass.round.boards[0].seats == ("ana", "bo")  # until the room says so
    klass.do(None, Report(code(board), "playing", seats=("ana", BOT)))
    assert klass.round.boards[0].seats == ("ana", BOT)
    klass.do("eva", asked.Reseat(code(board), 1, "bo", "Bo volvió"))
    assert klass.run_errands() == [(code(board), HandSeat(1, "bo", "Bo", "Eva", "Bo volvió"))]
    klass.do(None, Report(code(board), "playing", seats=("ana", "bo")))
    assert klass.round.boards[0].seats == ("ana", "bo")


def test_a_late_pupil_takes_the_computers_seat_and_loses_the_round_off(klass: Klass) -> None:
    board = klass.round.boards[1]
    assert klass.round.off == ("dana",)
    klass.do("zoe", Join("Zoe"))
    klass.do("eva", asked.Reseat(code(board), 1, "dana", "Juega con Cruz"))
    klass.run_errands()
    klass.do(None, Report(code(board), "playing", seats=("cruz", "dana")))
    assert not klass.round.off
    klass.do("eva", asked.AddBoard(["zoe", BOT]))
    new = klass.round.boards[2]
    assert (new.seats, new.state) == (("zoe", BOT), "waiting")
    assert klass.run_errands() == [(code(new), messages.Start())]


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
def test_seats_that_cannot_be(klass: Klass, body: messages.SessionCommand, refused: str) -> None:
    before = klass.session
    with pytest.raises(Refusal, match=refused):
        klass.do("eva", body)
    assert klass.session is before


def test_who_sits_is_not_seated_again(klass: Klass) -> None:
    first, second = klass.round.boards
    for seat, person, refused in (
        (1, "ana", errors.SESSION_SEATED),
        (7, "dana", errors.SEAT_UNKNOWN),
        (1, "x", errors.PERSON_UNKNOWN),
    ):
        with pytest.raises(Refusal, match=refused):
            klass.do("eva", asked.Reseat(code(second), seat, person, "x"))
    klass.do(None, Report(code(first), "over", (1.0, 0.0), seats=first.seats))
    with pytest.raises(Refusal, match=errors.COMMAND_NOT_NOW):
        klass.do("eva", asked.Reseat(code(first), 1, "dana", "x"))


def test_no_order_goes_out_without_a_reason(klass: Klass) -> None:
    for body in (asked.PauseBoards(), asked.ResumeBoards(reason=" "), asked.AdjournBoards(), asked.RemoveMember("ana")):
        with pytest.raises(Refusal, match=errors.REFEREE_REASON):
            klass.do("eva", body)


def test_who_is_sent_out_leaves_the_computer_to_play_on(klass: Klass) -> None:
    klass.do("eva", asked.RemoveMember("bo", "Golpea la mesa"))
    assert klass.run_errands() == [(klass.round.boards[0].code, messages.SeatBot(1, "Golpea la mesa"))]


def test_an_old_seat_in_a_late_report_does_not_bring_an_old_device_back(klass: Klass) -> None:
    klass.do("tablet", Join("Ana otra vez"))
    klass.do("eva", asked.MoveMember("tablet", "ana"))
    klass.do(None, Report(code(klass.round.boards[0]), "playing", seats=("ana", "bo")))
    assert klass.round.boards[0].seats == ("tablet", "bo")
