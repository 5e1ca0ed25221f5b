"""A round from its draft to its end, the orders to all boards, and what a session refuses meanwhile."""

from collections.abc import Callable

import pytest

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.sessions.command import ErrandDone, Report
from server.sessions.state import BOT
from tests.sessions.klass import PUPILS, Klass


@pytest.fixture
def klass() -> Klass:
    return Klass(*PUPILS)


@pytest.fixture
def playing(klass: Klass) -> Klass:
    klass.do("eva", asked.PlanRound("noughts"))
    klass.do("eva", asked.StartRound())
    klass.run_errands()
    for board in klass.round.boards:
        assert board.code is not None
        klass.do(None, Report(board.code, "playing"))
    return klass


def test_a_draft_is_the_tutors_until_it_is_published(klass: Klass) -> None:
    klass.do("eva", asked.PlanRound("noughts"))
    assert (len(klass.views.of["referee"]["rounds"]), len(klass.views.of["spectator"]["rounds"])) == (1, 0)
    klass.do("eva", asked.PublishRound())
    assert klass.views.of["spectator"]["rounds"] == klass.views.of["referee"]["rounds"]


def test_pairings_by_hand(klass: Klass) -> None:
    klass.do("eva", asked.PlanRound("noughts", "hand"))
    assert set(klass.round.off) == set(PUPILS)
    klass.do("eva", asked.SetBoards([["dana", "ana"], ["bo", BOT]]))
    assert [board.seats for board in klass.round.boards] == [("dana", "ana"), ("bo", BOT)]
    assert klass.round.off == ("cruz",)


@pytest.mark.parametrize(
    ("boards", "code"),
    [
        ([["ana", "ana"]], errors.PERSON_UNKNOWN),
        ([["ana", "bo"], ["bo", "cruz"]], errors.PERSON_UNKNOWN),
        ([["ana", "zoe"]], errors.PERSON_UNKNOWN),
        ([["ana", "bo", "cruz"]], errors.SESSION_BOARDS),
        ([[BOT, BOT]], errors.SESSION_BOARDS),
    ],
)
def test_boards_that_cannot_be(klass: Klass, boards: list[list[str]], code: str) -> None:
    klass.do("eva", asked.PlanRound("noughts", "hand"))
    with pytest.raises(Refusal, match=code):
        klass.do("eva", asked.SetBoards(boards))


def test_a_start_gives_every_board_a_room_and_tells_it_to_begin(klass: Klass) -> None:
    klass.do("eva", asked.PlanRound("noughts"))
    klass.do("eva", asked.StartRound())
    codes = [board.code for board in klass.round.boards]
    assert len(set(codes)) == 2
    assert all(code and len(code) == 6 for code in codes)
    assert [(errand.code, errand.by, errand.body) for errand in klass.session.errands] == [
        (code, "eva", messages.Start()) for code in codes
    ]


@pytest.mark.parametrize(
    ("order", "told"),
    [
        (asked.PauseBoards(reason="Recreo"), [messages.Pause("Recreo")]),
        (asked.ResumeBoards(reason="Ya"), [messages.Unpause("Ya")]),
        (asked.AdjournBoards(reason="La hora"), [messages.Adjourn("La hora")]),
        (asked.GiveBoardsTime(30_000, reason="x"), [messages.GiveTime(0, 30_000, "x"), messages.GiveTime(1, 30_000, "x")]),
        (asked.CallBoardsTime(reason="La hora"), [messages.CallTime("La hora")]),
    ],
)
def test_one_order_goes_to_every_board_that_plays(playing: Klass, order: messages.SessionCommand, told: list[object]) -> None:
    first, second = (board.code for board in playing.round.boards)
    playing.do("eva", order)
    assert playing.run_errands() == [(code, body) for code in (first, second) for body in told]
    assert second is not None
    playing.do(None, Report(second, "over", (1.0, 0.0)))
    playing.do("eva", order)
    assert playing.run_errands() == [(first, body) for body in told]


def test_orders_to_some_boards(playing: Klass) -> None:
    playing.do("eva", asked.PauseBoards([1], "x"))
    assert [code for code, _body in playing.run_errands()] == [playing.round.boards[1].code]
    with pytest.raises(Refusal, match=errors.SESSION_NO_BOARD):
        playing.do("eva", asked.PauseBoards([2], "x"))


def test_a_board_that_says_no_is_told_to_the_tutors(playing: Klass) -> None:
    playing.do("eva", asked.PauseBoards([0], "x"))
    playing.do(None, ErrandDone(playing.session.errands[0].number, errors.PAUSE_ALREADY))
    assert playing.log[-1] == "board_refused"
    assert playing.session.errands == ()


def test_a_round_is_closed_with_a_word_to_every_board(playing: Klass) -> None:
    first, second = (board.code for board in playing.round.boards)
    assert first is not None
    playing.do(None, Report(first, "over", (1.0, 0.0)))
    playing.do("eva", asked.CloseRound("Se acabó la hora"))
    assert playing.run_errands() == [
        (first, messages.CloseCards("Se acabó la hora")),
        (second, messages.ForceResult(void=True, reason="Se acabó la hora", running=True)),
    ]
    assert playing.round.state == "closed"


def test_a_report_changes_what_is_new_and_nothing_else(playing: Klass) -> None:
    code = playing.round.boards[0].code
    assert code is not None
    before = playing.session
    playing.do(None, Report(code, "playing"))
    assert playing.session is before
    playing.do(None, Report(code, "over", (0.5, 0.5), final=True))
    assert playing.round.boards[0].final


@pytest.mark.parametrize(
    "body",
    [
        asked.PlanRound("noughts"),
        asked.SetBoards([]),
        asked.PublishRound(),
        asked.StartRound(),
        asked.DropRound(),
    ],
    ids=lambda body: type(body).__name__,
)
def test_a_running_round_is_not_planned_anew(playing: Klass, body: messages.SessionCommand) -> None:
    with pytest.raises(Refusal, match=errors.SESSION_ROUND_RUNS):
        playing.do("eva", body)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (lambda: asked.StartRound(), errors.SESSION_NO_ROUND),
        (lambda: asked.CloseRound(), errors.SESSION_NO_ROUND),
        (lambda: asked.PauseBoards(reason="x"), errors.SESSION_NO_ROUND),
        (lambda: asked.PlanRound("chess960"), errors.GAME_UNKNOWN),
        (lambda: asked.PlanRound("noughts", seats=3), errors.GAME_SEATS),
        (lambda: asked.PlanRound("noughts", options={"no": 1}), errors.GAME_OPTIONS),
        (lambda: asked.Follow("ABCDEF"), errors.SESSION_NO_BOARD),
    ],
)
def test_what_cannot_be_now(klass: Klass, body: Callable[[], messages.SessionCommand], code: str) -> None:
    before = klass.session
    with pytest.raises(Refusal, match=code):
        klass.do("eva", body())
    assert klass.session is before


def test_after_the_end_nothing_is_planned(klass: Klass) -> None:
    klass.do("eva", asked.EndSession())
    with pytest.raises(Refusal, match=errors.COMMAND_NOT_NOW):
        klass.do("eva", asked.PlanRound("noughts"))
