"""Tests of the list of calls: its content, its order, and the end of each call."""

from protocol import session_commands as asked
from server.aggregate.commands import Leave, Presence
from server.sessions.calls.call_list import NEED, calls
from server.sessions.command import Report
from tests.sessions.classroom import Classroom


def playing() -> tuple[Classroom, str, str]:
    """Return a class of four pupils at two boards, and the codes of the boards."""
    room = Classroom("ana", "bo", "cruz", "dana")
    room.do("eva", asked.PlanRound("noughts", "hand"))
    room.do("eva", asked.SetBoards([["ana", "bo"], ["cruz", "dana"]]))
    room.do("eva", asked.StartRound())
    room.deliver_commands()
    first, second = (board.code or "" for board in room.round.boards)
    for code in (first, second):
        room.do(None, Report(code, "playing"))
    return room, first, second


def kinds(room: Classroom) -> list[str]:
    return [call.kind for call in calls(room.session)]


def test_the_greatest_need_comes_first_and_of_equals_who_waits_longest() -> None:
    room, first, second = playing()
    room.now_ms = 2_000
    room.do(None, Report(first, "over", (1.0, 0.0)))
    room.do(None, Presence("cruz", False))
    room.now_ms = 3_000
    room.do("dana", asked.RaiseHand("device"))
    room.now_ms = 4_000
    room.do("bo", asked.RaiseHand("rules"))
    room.do(None, Report(second, "playing", waits="ruling"))
    assert kinds(room) == ["ruling", "hand", "hand", "absent", "unsigned"]
    assert [call.person for call in calls(room.session)][1:4] == ["dana", "bo", "cruz"]
    room.do(None, Report(second, "playing", waits="appeal"))
    room.do(None, Report(first, "over", (1.0, 0.0), disputed=True))
    assert kinds(room) == ["appeal", "hand", "hand", "dispute", "absent"]
    assert [NEED.index(call.kind) for call in calls(room.session)] == sorted(
        NEED.index(call.kind) for call in calls(room.session)
    )


def test_a_call_says_where_and_since_when() -> None:
    room, _first, second = playing()
    room.now_ms = 7_000
    room.do(None, Report(second, "playing", waits="ruling"))
    room.now_ms = 9_000
    room.do(None, Report(second, "playing", waits="ruling"))
    (call,) = calls(room.session)
    assert (call.room, call.board, call.round, call.since_ms) == (second, 1, 0, 7_000)
    room.do("dana", asked.RaiseHand("rules"))
    _ruling, hand = calls(room.session)
    assert (hand.person, hand.room, hand.board, hand.round) == ("dana", second, 1, 0)
    room.do("dana", asked.LowerHand())
    room.do(None, Report(second, "adjourned"))
    room.do("dana", asked.RaiseHand("rules"))
    (hand,) = calls(room.session)
    assert (hand.room, hand.board, hand.round) == ("", None, None)


def test_a_board_that_has_not_begun_calls_nobody() -> None:
    room = Classroom("ana", "bo")
    room.do("eva", asked.PlanRound("noughts", "hand"))
    room.do("eva", asked.SetBoards([["ana", "bo"]]))
    room.do("eva", asked.StartRound())
    room.deliver_commands()
    (board,) = room.round.boards
    room.do(None, Report(board.code or "", "waiting"))
    room.do(None, Presence("ana", False))
    assert room.round.boards[0].state == "waiting"
    assert kinds(room) == []


def test_a_pupil_who_left_the_class_is_not_called_absent() -> None:
    room, _first, second = playing()
    room.do("cruz", Leave())
    assert "cruz" in room.round.boards[1].seats
    assert (room.round.boards[1].code, kinds(room)) == (second, [])


def test_a_call_goes_with_its_cause() -> None:
    room, first, second = playing()
    room.do(None, Report(second, "playing", waits="ruling"))
    room.do(None, Presence("ana", False))
    room.do(None, Report(first, "over", (0.5, 0.5)))
    room.do(None, Report(second, "playing"))
    assert kinds(room) == ["unsigned"]
    room.do(None, Report(first, "over", (0.5, 0.5), final=True))
    assert kinds(room) == []


def test_a_game_that_was_declared_void_waits_for_no_signature() -> None:
    room, first, _second = playing()
    room.do(None, Report(first, "over"))
    assert kinds(room) == []


def test_what_is_done_comes_back_only_with_a_new_cause() -> None:
    room, _first, second = playing()
    room.do(None, Presence("cruz", False))
    (call,) = calls(room.session)
    room.do("eva", asked.CloseCall(call.key))
    room.do(None, Report(second, "playing", waits="ruling"))
    room.do(None, Report(second, "playing"))
    assert kinds(room) == []
    room.do(None, Presence("cruz", True))
    room.now_ms += 5_000
    room.do(None, Presence("cruz", False))
    assert kinds(room) == ["absent"]


def test_a_class_that_has_ended_has_no_calls() -> None:
    room, first, _second = playing()
    room.do(None, Report(first, "over", (1.0, 0.0)))
    room.do("eva", asked.EndSession("close"))
    assert kinds(room) == []


def test_an_erased_class_has_no_calls() -> None:
    room, first, second = playing()
    room.do(None, Report(first, "playing", waits="limit", noted=1))
    room.do(None, Report(second, "over", (1.0, 0.0)))
    room.do("ana", asked.RaiseHand("rules"))
    assert kinds(room) == ["limit", "hand", "noted", "unsigned"]
    room.do("eva", asked.EraseSession())
    assert kinds(room) == []


def test_a_noted_appeal_is_a_call_until_a_tutor_has_seen_to_it_also_after_the_game() -> None:
    room, first, _second = playing()
    room.now_ms = 5_000
    room.do(None, Report(first, "playing", noted=1))
    room.now_ms = 6_000
    room.do(None, Report(first, "over", (1.0, 0.0), final=True, noted=1))
    (call,) = calls(room.session)
    assert (call.kind, call.room, call.board, call.since_ms) == ("noted", first, 0, 5_000)
    room.do("eva", asked.CloseCall(call.key))
    assert calls(room.session) == ()
    room.do(None, Report(first, "over", (1.0, 0.0), final=True, noted=2))
    assert kinds(room) == ["noted"]


def test_a_call_that_a_tutor_takes_stays_open_with_the_tutor_s_note() -> None:
    room, _first, second = playing()
    room.do(None, Report(second, "playing", waits="ruling"))
    (call,) = calls(room.session)
    room.do("eva", asked.TakeCall(call.key))
    (taken,) = calls(room.session)
    assert (taken.key, taken.note is not None and taken.note.by) == (call.key, "eva")


def test_a_board_whose_result_a_director_decides_calls_even_after_the_class() -> None:
    room, first, second = playing()
    room.do("eva", asked.LetHome(until_ms=room.now_ms + 86_400_000))
    room.do("eva", asked.EndSession("adjourn"))
    room.do(None, Report(first, "playing", waits="limit"))
    room.do(None, Report(second, "playing", waits="appeal"))
    assert kinds(room) == ["limit"]
