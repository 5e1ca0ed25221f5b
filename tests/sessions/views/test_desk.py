"""Tests of the desk, which shows tutors everything that waits for them, and the keys that they give to others."""

from msgspec.structs import replace

from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.values.calls import Answered, CallNote
from server.sessions.values.people import Entry, Invitation, Removed
from server.sessions.values.round import Bye
from server.sessions.values.shown import GivenAnswer, Question
from server.sessions.views.desk import invitation_views, tutor_part
from tests.sessions.classroom import Classroom


def test_a_class_without_anything_special_has_a_short_desk() -> None:
    part = tutor_part(Classroom("ana").session)
    assert set(part) == {"errands", "waiting", "calls", "answered", "screen_key", "private"}
    assert (part["errands"], part["waiting"], part["calls"], part["private"]) == (0, [], [], [])
    assert part["answered"] == {"count": 0, "average_ms": 0, "longest_ms": 0}


def test_printed_and_sent_keys_stay_valid_after_an_update() -> None:
    session = Classroom("ana").session
    listed = replace(
        session,
        entries=(Entry(1, "Ana", "ana", 1500, "A"), Entry(2, "Zoe")),
        invitations=(Invitation(3, "leader", "eva", 7), Invitation(4, "monitor", "nobody", 8)),
    )
    part = tutor_part(listed)
    assert part["screen_key"] == "bfd4bb0a289ce1df"
    assert part["list"] == [
        {"number": 1, "name": "Ana", "key": "9d4fd4e74e0109fe2339", "person": "ana", "rating": 1500, "category": "A"},
        {"number": 2, "name": "Zoe", "key": "ef14b4e1e136fd3d3d12", "person": ""},
    ]
    assert invitation_views(listed) == [
        {"number": 3, "role": "leader", "key": "d9f3f287ee5b4a2d33c747cb35b9fce9", "by": "Eva", "at_ms": 7},
        {"number": 4, "role": "monitor", "key": "9cd54c3d3cbbbe481dbbe4ca3b99eb64", "by": "", "at_ms": 8},
    ]


def test_each_list_of_the_class_is_on_the_desk_once_it_has_an_entry() -> None:
    session = Classroom("ana", "bo").session
    full = replace(
        session,
        removed=(Removed("zoe", "Zoe"),),
        apart=(("ana", "bo"),),
        members=tuple(replace(member, rating=1200) if member.id == "bo" else member for member in session.members),
        byes=(Bye("ana", 0.5, True),),
        answered=Answered(3, 10_000, 6_000),
    )
    part = tutor_part(full)
    assert part["removed"] == [{"id": "zoe", "name": "Zoe"}]
    assert part["apart"] == [["ana", "bo"]]
    assert part["ratings"] == {"bo": 1200}
    assert part["byes"] == [{"person": "ana", "points": 0.5, "stays": True}]
    assert part["answered"] == {"count": 3, "average_ms": 3_333, "longest_ms": 6_000}


def test_a_call_names_its_pupil_and_the_tutor_on_the_way() -> None:
    classroom = Classroom("ana")
    classroom.do("ana", asked.RaiseHand("rules"))
    (call,) = tutor_part(classroom.session)["calls"]
    assert (call["kind"], call["person"], call["room"], call["board"], call["round"]) == ("hand", "ana", "", None, None)
    assert (call["why"], call["since_ms"], call["by"], call["taken_at_ms"]) == ("rules", classroom.now_ms, "", None)
    noted = replace(classroom.session, call_notes=(CallNote(call["key"], "eva", 5_000),))
    (call,) = tutor_part(noted)["calls"]
    assert (call["by"], call["taken_at_ms"]) == ("eva", 5_000)


def test_an_open_question_counts_its_answers_and_a_draft_is_shown() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetSession({"ask": True}))
    classroom.do("zoe", Join("Zoe"))
    classroom.do("eva", asked.PlanRound(game="noughts", how="swiss"))
    part = tutor_part(classroom.session)
    assert part["waiting"] == [{"id": "zoe", "name": "Zoe", "since_ms": classroom.now_ms}]
    question = Question(1, "eva", 5, False, {}, "A", [], (GivenAnswer("ana", "A"),))
    assert "given" not in part
    assert tutor_part(replace(classroom.session, question=question))["given"] == 1
    assert "given" not in tutor_part(replace(classroom.session, question=replace(question, answers=(), counts=(1, 0))))
    assert part["plan"]["how"] == "swiss"
