"""The next session of a class has the settings, list and tutors of the last one, but no pupils and no results."""

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.command import Continued
from server.sessions.lifecycle.continued import MAX_EARLIER, continued_from, is_same_class, require_continuable
from server.sessions.members.class_list import slip_key
from server.sessions.session import NewSession, create, views_of
from tests.sessions.classroom import Classroom

SECRET = bytes(32)


def test_the_next_session_has_yesterdays_settings_list_tutors_and_slips() -> None:
    classroom = Classroom()
    key = classroom.do("eva", asked.InviteTutor("leader")).answer["key"]
    classroom.do("luis", Join("Luis", "referee", key=str(key)))
    classroom.do("eva", asked.SetList(["Ana", "Bo"]))
    classroom.do("eva", asked.SetSession({"odd": "watch", "joining": False, "keep_days": 90}))
    classroom.do("eva", asked.SetCall("https://meet.example.org/quinto-b"))
    before = classroom.session
    after = continued_from(before, create(NewSession("NUEVA", "", "eva", "Eva", SECRET), 5_000))
    assert after.title == "Quinto B"
    assert after.call_link == "https://meet.example.org/quinto-b"
    assert (after.settings.odd, after.settings.joining, after.settings.keep_days) == ("watch", True, 90)
    assert [(member.name, member.role) for member in after.members] == [("Eva", "director"), ("Luis", "leader")]
    assert [member.present for member in after.members if member.id == "luis"] == [False]
    assert [(entry.name, entry.person) for entry in after.entries] == [("Ana", ""), ("Bo", "")]
    assert [slip_key(after, entry) for entry in after.entries] == [slip_key(before, entry) for entry in before.entries]
    assert after.earlier == (before.code,)
    third = continued_from(after, create(NewSession("TRESE", "", "eva", "Eva", bytes(31) + b"1"), 9_000))
    assert slip_key(third, third.entries[0]) == slip_key(before, before.entries[0])
    assert third.earlier == (before.code, "NUEVA")
    assert (after.rounds, after.erase_at_ms) == ((), 5_000 + 90 * 86_400_000)


def test_a_code_that_is_another_classs_by_now_is_known_by_its_secret() -> None:
    first = create(NewSession("CLASE", "Quinto B", "eva", "Eva", SECRET), 0)
    second = continued_from(first, create(NewSession("NUEVA", "", "eva", "Eva", bytes(31) + b"1"), 5_000))
    third = continued_from(second, create(NewSession("TRESE", "", "eva", "Eva", bytes(31) + b"2"), 9_000))
    assert is_same_class(third, first)
    assert is_same_class(first, third)
    stranger = create(NewSession("CLASE", "Otra", "luz", "Luz", bytes(31) + b"3"), 9_000)
    assert not is_same_class(third, stranger)
    assert not is_same_class(third, replace(first, state="erased"))


def test_a_session_knows_of_so_many_before_it() -> None:
    session = create(NewSession("CLASE", "", "eva", "Eva", SECRET), 0)
    for week in range(MAX_EARLIER + 3):
        session = continued_from(session, create(NewSession(f"W{week}", "", "eva", "Eva", SECRET), week))
    assert session.earlier == tuple(f"W{week}" for week in range(2, MAX_EARLIER + 2))


def test_only_a_director_goes_on_and_not_during_a_round() -> None:
    classroom = Classroom("ana", "bo")
    require_continuable(classroom.session, "eva")
    for who in ("ana", "nobody"):
        with pytest.raises(Refusal, match=errors.COMMAND_NOT_YOURS):
            require_continuable(classroom.session, who)
    classroom.do("eva", asked.PlanRound("noughts"))
    require_continuable(classroom.session, "eva")
    classroom.do("eva", asked.StartRound())
    with pytest.raises(Refusal, match=errors.SESSION_ROUND_RUNS):
        require_continuable(classroom.session, "eva")


def test_an_erased_class_is_not_continued() -> None:
    classroom = Classroom("ana")
    classroom.do("eva", asked.EraseSession())
    with pytest.raises(Refusal, match=errors.COMMAND_NOT_YOURS):
        require_continuable(classroom.session, "eva")


def test_who_comes_to_the_old_one_is_shown_the_way() -> None:
    classroom = Classroom("ana")
    classroom.do(None, Continued("NUEVA"))
    assert {view["session"]["next"] for view in views_of(classroom.session).of.values()} == {"NUEVA"}
