"""The view of a round is made again only if the round has changed."""

from protocol import session_commands as asked
from server.sessions.command import Report
from server.sessions.views.rounds import pentathlon_view, round_view, without_drafts
from tests.sessions.classroom import PUPILS, Classroom
from tests.sessions.rounds.test_pentathlon import planned


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


def test_the_table_of_a_pentathlon_that_did_not_change_is_shown_as_the_same_object() -> None:
    classroom = Classroom(*PUPILS)
    assert pentathlon_view(classroom.session, None, None) is None
    classroom.do("eva", planned("noughts", "takeaway"))
    session, shown = classroom.session, classroom.views.of["member"]
    again = pentathlon_view(session, session, shown)
    assert again == shown["pentathlon"] == pentathlon_view(session, None, None) == pentathlon_view(session, session, None)
    assert again is not None
    assert all(again[part] is shown["pentathlon"][part] for part in ("games", "lines", "teams"))
    classroom.do("eva", planned("fiar", "takeaway"))
    after = pentathlon_view(classroom.session, session, shown)
    assert after is not None
    assert [game["game"] for game in after["games"]] == ["fiar", "takeaway"]


def test_prizes_follow_the_table_of_a_pentathlon_that_was_planned_after_a_round() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.SetSession({"prizes": [asked.Prize("Copa")]}))
    classroom.played((1.0, 0.0), (0.5, 0.5))
    (winner,) = classroom.views.of["member"]["prizes"][0]["people"]
    assert winner == classroom.round.boards[0].seats[0]
    classroom.do("eva", planned("noughts", "takeaway"))
    assert len(classroom.views.of["member"]["prizes"][0]["people"]) == len(PUPILS), "nobody has points in its games"
