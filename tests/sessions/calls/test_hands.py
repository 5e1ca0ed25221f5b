"""Tests of raised hands: who may raise one, who sees it, the tutors' answers, and clocks that stop for it."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave, Presence
from server.room.command import ClocksHeld
from server.sessions.command import Report
from server.sessions.values.calls import Answered
from tests.sessions.calls.test_call_list import playing
from tests.sessions.classroom import Classroom


def calls(room: Classroom) -> list[dict[str, object]]:
    return [dict(call) for call in room.views.of["director"]["desk"]["calls"]]


def test_tutors_see_whose_hand_is_up_and_why_the_class_only_whose() -> None:
    room = Classroom("ana", "bo")
    room.now_ms = 5_000
    done = room.do("ana", asked.RaiseHand("break"))
    (call,) = calls(room)
    assert (call["kind"], call["person"], call["why"], call["since_ms"], call["by"]) == ("hand", "ana", "break", 5_000, "")
    assert room.views.of["member"]["hands"] == [{"person": "ana", "coming": False}]
    assert "hands" not in room.views.of["public"]
    kinds = {viewer: [event.kind for event in frame.happenings] for frame in done.frames for viewer in frame.viewers}
    assert kinds["director"] == kinds["referee"] == ["hand_raised"]
    assert kinds["member"] == kinds["public"] == []
    assert "'break'" not in repr(room.views.of["member"])


def test_a_hand_is_raised_once_and_its_reason_may_change() -> None:
    room = Classroom("ana")
    room.do("ana", asked.RaiseHand("rules"))
    room.now_ms = 60_000
    room.do("ana", asked.RaiseHand("device"))
    (hand,) = room.session.hands
    assert (hand.number, hand.why, hand.at_ms) == (1, "device", 1_000)
    assert room.do("ana", asked.RaiseHand("device")).record is None


def test_a_tutor_is_on_the_way_and_done_and_the_response_time_is_kept() -> None:
    room = Classroom("ana", "bo")
    room.do("ana", asked.RaiseHand("rules"))
    room.now_ms = 21_000
    room.do("eva", asked.TakeCall("hand/1"))
    assert room.views.of["member"]["hands"] == [{"person": "ana", "coming": True}]
    (call,) = calls(room)
    assert (call["by"], call["taken_at_ms"]) == ("eva", 21_000)
    room.now_ms = 90_000
    room.do("eva", asked.CloseCall("hand/1"))
    assert not room.session.hands
    assert not room.session.call_notes
    assert room.session.answered == Answered(1, 20_000, 20_000)
    room.do("bo", asked.RaiseHand("other"))
    room.now_ms = 100_000
    room.do("eva", asked.CloseCall("hand/2"))
    assert room.views.of["director"]["desk"]["answered"] == {"count": 2, "average_ms": 15_000, "longest_ms": 20_000}


def test_a_call_that_is_no_more_is_refused() -> None:
    room = Classroom("ana")
    room.do("ana", asked.RaiseHand("rules"))
    room.do("ana", asked.LowerHand())
    for body in (asked.TakeCall("hand/1"), asked.CloseCall("hand/1")):
        with pytest.raises(Refusal) as refusal:
            room.do("eva", body)
        assert refusal.value.code == errors.SESSION_NO_CALL


def test_the_hand_of_who_goes_is_down() -> None:
    room = Classroom("ana", "bo")
    room.do("ana", asked.RaiseHand("rules"))
    room.do("ana", Leave())
    assert room.session.hands == ()


def held(room: Classroom) -> list[object]:
    return [body for _code, body in room.deliver_commands() if isinstance(body, ClocksHeld)]


def test_clocks_stand_for_a_hand_only_where_the_class_is_set_so() -> None:
    room, _first, _second = playing()
    room.do("ana", asked.RaiseHand("rules"))
    assert held(room) == []
    room.do("ana", asked.LowerHand())
    room.do("eva", asked.SetSession({"hand_stops_clock": True}))
    room.do("ana", asked.RaiseHand("rules"))
    assert held(room) == [ClocksHeld(on=True)]
    room.do("bo", asked.RaiseHand("opponent"))
    room.do("eva", asked.CloseCall("hand/2"))
    assert held(room) == [ClocksHeld(on=True)], "the other one at that board still has a hand up"
    room.do("eva", asked.CloseCall("hand/3"))
    assert held(room) == [ClocksHeld(on=False)]


def test_a_hand_away_from_a_board_stops_no_clock() -> None:
    room, first, _second = playing()
    room.do("eva", asked.SetSession({"hand_stops_clock": True}))
    room.do(None, Report(first, "over", (1.0, 0.0), final=True))
    room.do("ana", asked.RaiseHand("rules"))
    assert held(room) == []
    assert calls(room)[0]["room"] == ""


def test_a_hand_from_a_finished_round_goes_down_when_the_next_round_starts() -> None:
    room, first, second = playing()
    room.do("ana", asked.RaiseHand("rules"))
    for code in (first, second):
        room.do(None, Report(code, "over", (1.0, 0.0), final=True))
    room.do("eva", asked.CloseRound("Fin"))
    room.do("bo", asked.RaiseHand("device"))
    room.do("eva", asked.PlanRound("noughts"))
    assert len(room.session.hands) == 2
    room.do("eva", asked.StartRound())
    assert [hand.why for hand in room.session.hands] == ["device"], "that hand was raised between the rounds"


def test_a_hand_is_raised_at_the_board_in_play_only() -> None:
    room, first, second = playing()
    room.do(None, Report(first, "adjourned"))
    room.do("eva", asked.LetHome(until_ms=room.now_ms + 86_400_000, rooms=[second]))
    for person in ("ana", "cruz"):
        room.do(person, asked.RaiseHand("rules"))
    assert [hand.room for hand in room.session.hands] == ["", ""]


def test_a_tutor_who_is_on_the_way_may_be_replaced_and_the_call_counts_once() -> None:
    room = Classroom("ana", "bo")
    key = room.do("eva", asked.InviteTutor("leader")).answer["key"]
    room.do("luis", Join("Luis", "referee", key=str(key)))
    room.do("ana", asked.RaiseHand("rules"))
    room.do("eva", asked.TakeCall("hand/1"))
    room.now_ms += 9_000
    assert room.do("eva", asked.TakeCall("hand/1")).record is None
    room.do("luis", asked.TakeCall("hand/1"))
    (call,) = calls(room)
    assert (call["by"], call["taken_at_ms"]) == ("luis", room.now_ms)
    assert room.session.answered == Answered(1, 0, 0)


def test_tutors_are_on_the_way_to_two_calls_at_once() -> None:
    room = Classroom("ana", "bo")
    for person in ("ana", "bo"):
        room.do(person, asked.RaiseHand("rules"))
    for key in ("hand/1", "hand/2"):
        room.do("eva", asked.TakeCall(key))
    assert [call["by"] for call in calls(room)] == ["eva", "eva"]


def test_a_hand_lowered_at_one_board_lets_only_that_board_go_on() -> None:
    room, first, _second = playing()
    room.do("eva", asked.SetSession({"hand_stops_clock": True}))
    room.do("ana", asked.RaiseHand("rules"))
    room.do("cruz", asked.RaiseHand("rules"))
    room.deliver_commands()
    room.do("ana", asked.LowerHand())
    assert room.deliver_commands() == [(first, ClocksHeld(on=False))]


def test_a_call_for_which_nobody_waits_counts_in_no_response_time() -> None:
    room, _first, _second = playing()
    room.do(None, Presence("ana", False))
    (call,) = calls(room)
    room.do("eva", asked.TakeCall(str(call["key"])))
    assert room.session.answered == Answered()


def test_a_hand_at_a_board_that_is_finished_at_home_stays_up_in_the_next_round() -> None:
    room, _first, second = playing()
    room.do("cruz", asked.RaiseHand("rules"))
    room.do("eva", asked.LetHome(until_ms=room.now_ms + 86_400_000, rooms=[second]))
    room.do("eva", asked.CloseRound("Fin"))
    room.do("eva", asked.PlanRound("noughts"))
    room.do("eva", asked.StartRound())
    assert [hand.person for hand in room.session.hands] == ["cruz"]
