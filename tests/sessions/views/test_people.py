"""Tests of people in a view: members, raised hands, and the names that newcomers and the screen see."""

from msgspec.structs import replace

from protocol import session_commands as asked
from server.aggregate.commands import Presence
from server.sessions.values.calls import CallNote
from server.sessions.values.people import Entry, Member
from server.sessions.values.round import Bye
from server.sessions.views.people import door_part, member_view, members_part, missing_part
from tests.sessions.classroom import Classroom

LIST = (Entry(1, "Ana", "ana"), Entry(2, "Bo", "bo"), Entry(3, "Zoe"))


def test_a_member_shows_only_what_differs_from_most() -> None:
    plain = {"id": "ana", "name": "Ana", "role": "pupil", "present": True, "gone": False, "since_ms": 5}
    ana = Member("ana", "Ana", since_ms=5)
    assert member_view(ana, None, None) == plain
    special = replace(ana, present=False, gone=True, erased=True, category="A", start_number=3)
    more = {"present": False, "gone": True, "erased": True, "category": "A", "start_number": 3}
    assert member_view(special, None, None) == plain | more


def test_a_raised_hand_shows_that_a_tutor_is_coming() -> None:
    classroom = Classroom("ana", "bo")
    assert members_part(classroom.session) == {"hands": []}
    classroom.do("ana", asked.RaiseHand("rules"))
    classroom.do("bo", asked.RaiseHand("other"))
    first, second = classroom.session.hands
    noted = replace(classroom.session, call_notes=(CallNote(f"hand/{first.number}", "eva", 5),), call_link="https://a.example")
    assert (first.person, second.person) == ("ana", "bo")
    assert members_part(noted) == {
        "hands": [{"person": "ana", "coming": True}, {"person": "bo", "coming": False}],
        "call_link": "https://a.example",
    }
    assert members_part(replace(classroom.session, entries=LIST))["listed"] == ["ana", "bo"]


def test_a_newcomer_chooses_among_the_free_names_where_the_class_offers_them() -> None:
    classroom = Classroom("ana", "bo")
    classroom.session = replace(classroom.session, entries=LIST)
    assert door_part(classroom.session) == {"names": [{"number": 3, "name": "Zoe"}]}
    assert door_part(replace(classroom.session, entries=LIST[:2])) == {}
    settings = replace(classroom.session.settings, list_at_door=False)
    assert door_part(replace(classroom.session, settings=settings)) == {}


def test_the_screen_names_the_missing_between_the_rounds() -> None:
    classroom = Classroom("ana", "bo")
    classroom.session = replace(classroom.session, entries=LIST)
    assert missing_part(classroom.session) == {}
    shows = replace(classroom.session, settings=replace(classroom.session.settings, missing_on_wall=True))
    assert missing_part(shows) == {"missing": ["Zoe"]}
    for change in ({"present": False}, {"gone": True}):
        members = tuple(replace(each, **change) if each.id == "bo" else each for each in shows.members)
        assert missing_part(replace(shows, members=members)) == {"missing": ["Bo", "Zoe"]}
    assert missing_part(replace(shows, entries=LIST[:2])) == {}
    away = tuple(replace(each, present=False) for each in shows.members)
    byes = (Bye("ana", 0.0, stays=True), Bye("bo", 0.5))
    assert missing_part(replace(shows, members=away, byes=byes)) == {"missing": ["Bo", "Zoe"]}, "Ana has withdrawn"
    classroom.session = shows
    classroom.do("eva", asked.PlanRound(game="noughts", how="swiss"))
    assert missing_part(classroom.session) == {"missing": ["Zoe"]}
    classroom.do(None, Presence("bo", False))
    classroom.do("eva", asked.SetBye(["bo"], 0.5))
    assert missing_part(classroom.session) == {"missing": ["Bo", "Zoe"]}
    classroom.do("eva", asked.PublishRound())
    assert missing_part(classroom.session) == {"missing": ["Zoe"]}, "the screen names Bo among those with the round off"
    classroom.do("eva", asked.StartRound())
    assert missing_part(classroom.session) == {}, "during play the screen shows the games"
