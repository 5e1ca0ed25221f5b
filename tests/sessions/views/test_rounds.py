"""The view of a round is rebuilt only if the round has changed."""

from protocol import session_commands as asked
from server.sessions.command import Report
from server.sessions.views.rounds import round_view, without_drafts
from tests.sessions.classroom import PUPILS, Classroom


def test_a_board_that_did_not_change_is_shown_as_the_same_object() -> None:
    classroom = Classroom(*PUPILS)
    for body in (asked.PlanRound(game="noughts", how="swiss"), asked.StartRound()):
        classroom.do("eva", body)
    classroom.deliver_commands()
    before = classroom.round
    shown = round_view(before, None, None)
    code = before.boards[0].code
    assert code is not None
    classroom.do(None, Report(code, "over", (1.0, 0.0), final=True))
    again = round_view(classroom.round, before, shown)
    assert [new is old for new, old in zip(again["boards"], shown["boards"], strict=True)] == [False, True]
    assert again == round_view(classroom.round, None, None)


def test_a_draft_is_left_out_and_without_one_the_list_stays_the_same_object() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound(game="noughts", how="swiss"))
    draft = [round_view(classroom.round, None, None)]
    assert without_drafts(draft) == []
    classroom.do("eva", asked.StartRound())
    playing = [round_view(classroom.round, None, None)]
    assert without_drafts(playing) is playing, "an equal list would be sent again"
    assert without_drafts([*draft, *playing]) == playing
