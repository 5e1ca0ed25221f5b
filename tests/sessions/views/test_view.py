"""Tests of each viewer's view of a session, of the parts that are reused from earlier views, and of the frames between
two views."""

from protocol import patch
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.aggregate.events import LoggedEvent
from server.sessions.views.view import frames_between, views
from tests.sessions.classroom import PUPILS, Classroom


def test_from_outside_nobody_is_seen() -> None:
    classroom = Classroom(*PUPILS)
    for viewer, door in (("outside", "outside"), ("waiting", "waiting")):
        view = classroom.views.of[viewer]
        assert (view["door"], view["members"], view["rounds"], view["standings"]) == (door, [], [], [])
        assert (view["session"]["host"], view["session"]["shown"]) == ("", None)
        assert view["session"]["title"] == "Quinto B"


def test_a_draft_and_the_desk_are_the_tutors() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound(game="noughts", how="swiss"))
    member, tutor = classroom.views.of["member"], classroom.views.of["referee"]
    assert (len(member["rounds"]), len(tutor["rounds"])) == (0, 1)
    assert "desk" not in member
    assert "invitations" not in tutor
    classroom.do("eva", asked.PublishRound())
    assert len(classroom.views.of["member"]["rounds"]) == 1


def test_what_did_not_change_stays_the_same_object() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound(game="noughts", how="swiss"))
    before, shown = classroom.session, classroom.views.of["referee"]
    classroom.do("eva", asked.RenameMember("ana", "Anita"))
    again = views(classroom.session, before, {**classroom.views.of, "referee": shown})["referee"]
    kept = [new is old for new, old in zip(again["members"], shown["members"], strict=True)]
    assert kept == [True, False, True, True, True], "one member of five is made again"
    assert again["rounds"][0] is shown["rounds"][0]


def test_every_viewers_frame_leads_from_the_view_before_to_the_one_after() -> None:
    classroom = Classroom(*PUPILS)
    for body in (asked.PlanRound(game="noughts", how="swiss"), asked.PublishRound(), asked.StartRound()):
        before = classroom.views.of
        done = classroom.do("eva", body)
        for frame in done.frames:
            (viewer,) = frame.viewers
            assert patch.apply(before[viewer], frame.ops) == done.views.of[viewer]


def test_an_event_for_tutors_is_in_no_other_frame() -> None:
    shown = Classroom("ana").views.of
    frames = frames_between(shown, shown, [LoggedEvent("asked", 5, None, {}, to=()), LoggedEvent("joined", 5)])
    kinds = {frame.viewers[0]: [event.kind for event in frame.happenings] for frame in frames}
    assert kinds["member"] == ["joined"]
    assert kinds["referee"] == ["asked", "joined"]
    assert "asked" not in kinds["outside"]


def test_who_waits_is_shown_to_tutors_with_their_name() -> None:
    classroom = Classroom("ana")
    classroom.do("eva", asked.SetSession({"ask": True}))
    classroom.do("zoe", Join("Zoe"))
    assert [known["name"] for known in classroom.views.of["referee"]["desk"]["waiting"]] == ["Zoe"]
    assert "Zoe" not in str(classroom.views.of["member"])
