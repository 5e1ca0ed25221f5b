"""Tests of orders to a whole class: switching phrases on and off at all boards, and showing a moment on all screens."""

from typing import get_args

import msgspec
import pytest

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.commands import Join, Presence
from server.room.command import RefereeWaitSet, TutorPresence
from server.sessions.boards.board_orders import ORDERS, BoardsMessage
from server.sessions.boards.board_rooms import room_for
from server.sessions.command import PendingCommandDone, Report
from server.sessions.values.shown import Shown
from tests.sessions.classroom import PUPILS, Classroom


def playing() -> Classroom:
    made = Classroom(*PUPILS)
    made.do("eva", asked.PlanRound("noughts"))
    made.do("eva", asked.StartRound())
    made.deliver_commands()
    return made


def test_phrases_go_on_and_off_at_every_board_and_at_those_to_come() -> None:
    made = playing()
    assert made.views.of["member"]["session"]["settings"]["phrases"] is False
    made.do("eva", messages.SetPhrases(True))
    made.deliver_commands()
    assert room_for(made.session, made.round, made.round.boards[0], 0).settings.phrases is True
    made.do("eva", messages.SetPhrases(True, reactions=False))
    assert {body for _code, body in made.deliver_commands()} == {messages.SetPhrases(True, reactions=False)}
    assert room_for(made.session, made.round, made.round.boards[0], 0).settings.reactions is False
    made.do("eva", messages.SetPhrases(False))
    codes = [board.code for board in made.round.boards]
    assert made.deliver_commands() == [(code, messages.SetPhrases(False)) for code in codes]
    assert made.views.of["member"]["session"]["settings"]["phrases"] is False
    assert made.log[-1] == "phrases_off"
    assert room_for(made.session, made.round, made.round.boards[0], 0).settings.phrases is False
    assert made.do("eva", messages.SetPhrases(False)).record is None


@pytest.mark.parametrize(
    ("sent", "at_a_board", "event", "fields"),
    [
        (asked.PauseBoards(reason="x"), [messages.Pause("x")], "boards_paused", {}),
        (asked.ResumeBoards(reason="x"), [messages.ResumePlay("x")], "boards_resumed", {}),
        (asked.AdjournBoards(reason="x"), [messages.Adjourn("x")], "boards_adjourned", {}),
        (
            asked.GiveBoardsTime(5_000, reason="x"),
            [messages.GiveTime(0, 5_000, "x"), messages.GiveTime(1, 5_000, "x")],
            "boards_given_time",
            {"ms": 5_000},
        ),
        (asked.CallBoardsTime(reason="x"), [messages.CallTime("x")], "boards_time_called", {}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_message_to_the_boards_is_the_rooms_own_command_at_each_that_plays(
    sent: BoardsMessage, at_a_board: list[messages.RoomCommand], event: str, fields: dict[str, int]
) -> None:
    made = playing()
    first, *others = [board.code for board in made.round.boards if board.code is not None]
    made.do(None, Report(first, "over"))
    for code in others:
        made.do(None, Report(code, "playing"))
    record = made.do("eva", sent).record
    assert record is not None
    last = record.happenings[-1]
    assert (last.kind, last.params) == (event, {**fields, "by": "Eva", "reason": "x"})
    assert made.deliver_commands() == [(code, body) for code in others for body in at_a_board]


def test_cards_are_closed_at_the_boards_that_are_over_and_not_final() -> None:
    made = playing()
    over, final, *_ = [board.code for board in made.round.boards if board.code is not None]
    made.do(None, Report(over, "over"))
    made.do(None, Report(final, "over", final=True))
    made.do("eva", asked.CloseBoardsCards(reason="x"))
    assert made.deliver_commands() == [(over, messages.CloseCards("x"))]
    made.do("eva", asked.PauseBoards(boards=[0], reason="x"))
    assert made.deliver_commands() == [], "a board that is over does not pause, though a tutor names it"
    made.do("eva", asked.CloseBoardsCards(reason="x"))
    assert made.log[-1] == "boards_cards_closed"


def test_an_order_to_all_closes_no_disputed_card() -> None:
    made = playing()
    over, disputed, *_ = [board.code for board in made.round.boards if board.code is not None]
    made.do(None, Report(over, "over"))
    made.do(None, Report(disputed, "over", disputed=True))
    made.do("eva", asked.CloseBoardsCards(reason="x"))
    assert made.deliver_commands() == [(over, messages.CloseCards("x"))]
    made.do("eva", asked.CloseBoardsCards(boards=[1], reason="La leí"))
    assert made.deliver_commands() == [(disputed, messages.CloseCards("La leí"))]


def test_the_class_reads_of_a_refused_order_once_and_of_no_message_that_the_server_sent_itself() -> None:
    made = playing()
    for board in made.round.boards:
        made.do(None, Report(board.code or "", "playing"))
    made.do("eva", asked.PauseBoards(boards=[0], reason="x"))
    (pending,) = made.session.outbox
    done = made.do(None, PendingCommandDone(pending.number, errors.PAUSE_ALREADY)).record
    assert done is not None
    assert [(event.kind, event.params["by"]) for event in done.happenings] == [("board_refused", "Eva")]
    assert made.do(None, PendingCommandDone(pending.number, errors.PAUSE_ALREADY)).record is None
    made.do("eva", asked.SetSession({"referee_wait_ms": 0}))
    for pending in made.session.outbox:
        made.do(None, PendingCommandDone(pending.number, errors.COMMAND_NOT_NOW))
    assert made.log.count("board_refused") == 1


def test_every_message_to_the_boards_has_its_order() -> None:
    assert set(ORDERS) == set(get_args(BoardsMessage))


def test_the_setting_of_the_session_is_the_same_switch() -> None:
    made = playing()
    made.do("eva", asked.SetSession({"phrases": True}))
    assert {body for _code, body in made.deliver_commands()} == {messages.SetPhrases(True)}
    made.do("eva", asked.SetSession({"joining": False}))
    assert made.deliver_commands() == []


def test_the_class_is_shown_a_moment_and_let_go() -> None:
    made = playing()
    code = made.round.boards[1].code
    made.do("eva", asked.Follow(code, 4))
    assert made.views.of["member"]["session"]["shown"] == {"room": code, "at": 4, "by": "eva", "marks": []}
    assert made.log[-1] == "class_follows"
    last = len(made.log)
    made.do("eva", asked.Follow(code, 5))
    assert made.session.shown == Shown(code or "", 5, "eva")
    assert made.do("eva", asked.Follow(code, 5)).record is None
    assert len(made.log) == last
    made.do("eva", asked.Follow())
    assert made.views.of["member"]["session"]["shown"] is None
    assert made.log[-1] == "class_let_go"
    assert made.do("eva", asked.Follow()).record is None


def test_places_of_the_moment_are_marked_by_their_names() -> None:
    made = playing()
    code = made.round.boards[0].code or ""
    made.do("eva", asked.Follow(code, 4, ["b2", "a1", "b2"]))
    shown = made.views.of["member"]["session"]["shown"]
    assert shown is not None
    assert shown["marks"] == ["b2", "a1"]
    made.do("eva", asked.Follow(code, 4))
    assert made.session.shown == Shown(code, 4, "eva")
    for wrong in (["<b>"], [""], ["x" * 17], ["a1"] * 41):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"type": "follow", "room": code, "at": 4, "marks": wrong}, asked.Follow)


def test_only_boards_of_the_session_are_shown() -> None:
    made = playing()
    with pytest.raises(Refusal) as refusal:
        made.do("eva", asked.Follow("ABCDEF", 1))
    assert refusal.value.code == errors.SESSION_NO_BOARD


def test_a_session_that_ends_lets_the_class_go() -> None:
    made = playing()
    made.do("eva", asked.Follow(made.round.boards[0].code, 1))
    made.do("eva", asked.CloseRound("fin"))
    made.do("eva", asked.EndSession())
    assert made.session.shown is None


def test_the_boards_hear_whether_a_tutor_is_there_and_how_long_to_wait() -> None:
    room = Classroom("ana", "bo", "cruz", "dana")
    room.do("eva", asked.PlanRound("noughts"))
    room.do("eva", asked.StartRound())
    room.deliver_commands()
    codes = [board.code for board in room.round.boards]
    room.do(None, Presence("ana", False))
    assert room.deliver_commands() == []
    room.do(None, Presence("eva", False))
    assert room.deliver_commands() == [(code, TutorPresence("eva", present=False)) for code in codes]
    room.do("eva", Join("Eva", "referee"))
    assert room.deliver_commands() == [(code, TutorPresence("eva", present=True)) for code in codes]
    room.do("eva", asked.SetSession({"referee_wait_ms": 0}))
    assert room.deliver_commands() == [(code, RefereeWaitSet(0)) for code in codes]
    board = room.round.boards[0]
    opened = room_for(room.session, room.round, board, room.now_ms)
    assert opened.settings.referee_wait_ms == 0
    assert [(person.in_class, person.present) for person in opened.people if person.role != "player"] == [(True, False)]


def test_the_boards_of_an_absent_tutor_know_since_when() -> None:
    room = Classroom("ana", "bo")
    room.do("eva", asked.PlanRound("noughts"))
    room.do("eva", asked.StartRound())
    room.now_ms = 4_000
    room.do(None, Presence("eva", False))
    opened = room_for(room.session, room.round, room.round.boards[0], 9_000)
    assert [person.away_since_ms for person in opened.people if person.id == "eva"] == [4_000]


def test_a_board_whose_player_did_not_come_is_decided_without_play() -> None:
    made = playing()
    first, second = made.round.boards
    assert first.code is not None
    assert second.code is not None
    for board in (first, second):
        made.do(None, Report(board.code or "", "playing"))
    made.do("eva", asked.Forfeit(second.code, [0], "no vino"))
    assert [board.forfeit for board in made.round.boards] == [False, True]
    assert made.deliver_commands() == [(second.code, messages.ForceResult([1], reason="no vino"))]
    made.do("eva", asked.Forfeit(first.code, [0, 1], "nadie vino"))
    assert made.deliver_commands() == [(first.code, messages.ForceResult([], void=True, reason="nadie vino"))]
    made.do("eva", asked.Forfeit(first.code, [1], "no vino"))
    assert made.deliver_commands() == [(first.code, messages.ForceResult([0], reason="no vino"))]
    made.do("eva", asked.Forfeit(first.code, [], "sí vinieron"))
    assert [board.forfeit for board in made.round.boards] == [False, True]
    assert made.deliver_commands() == [], "the game keeps its result"
    assert made.log[-1] == "forfeited"


@pytest.mark.parametrize(
    ("room", "absent", "code"),
    [("ZZZZZZ", [0], errors.SESSION_NO_BOARD), (None, [2], errors.SESSION_BOARDS), (None, [-1], errors.SESSION_BOARDS)],
)
def test_only_the_two_seats_of_a_board_of_the_class_are_absent(room: str | None, absent: list[int], code: str) -> None:
    made = playing()
    with pytest.raises(Refusal) as refusal:
        made.do("eva", asked.Forfeit(room or made.round.boards[0].code or "", absent, "x"))
    assert refusal.value.code == code
    assert refusal.value.params == ({"seats": 2} if code == errors.SESSION_BOARDS else {})


def test_a_board_of_three_is_not_forfeited() -> None:
    made = Classroom("ana", "bo", "cruz")
    made.do("eva", asked.PlanRound("geominos", "random", seats=3))
    made.do("eva", asked.StartRound())
    (board,) = made.round.boards
    made.do(None, Report(board.code or "", "playing"))
    with pytest.raises(Refusal, match=errors.SESSION_BOARDS):
        made.do("eva", asked.Forfeit(board.code or "", [0], "x"))


def test_a_board_whose_game_has_not_started_is_not_forfeited() -> None:
    made = playing()
    with pytest.raises(Refusal) as refusal:
        made.do("eva", asked.Forfeit(made.round.boards[0].code or "", [0], "x"))
    assert (refusal.value.code, refusal.value.params) == (errors.COMMAND_NOT_NOW, {"state": "waiting"})


def test_a_pupil_has_half_a_minute_to_read_a_ruling_before_an_appeal() -> None:
    made = Classroom("ana", "bo")
    made.do("eva", asked.PlanRound("noughts"))
    made.do("eva", asked.StartRound())
    assert room_for(made.session, made.round, made.round.boards[0], 0).settings.appeal_ms == 30_000
