"""The next session of the same class: settings, list and tutors of the last one; none of its pupils and results."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.class_list import slip_key
from server.sessions.command import Continued
from server.sessions.continued import continued_from, require_continuable
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
    assert [(entry.name, entry.person) for entry in after.entries] == [("Ana", ""), ("Bo", "")]
    assert [slip_key(after, entry) for entry in after.entries] == [slip_key(before, entry) for entry in before.entries]
    third = continued_from(after, create(NewSession("TRESE", "", "eva", "Eva", bytes(31) + b"1"), 9_000))
    assert slip_key(third, third.entries[0]) == slip_key(before, before.entries[0])
    assert (after.rounds, after.erase_at_ms) == ((), 5_000 + 90 * 86_400_000)


def test_only_a_director_goes_on_and_not_during_a_round() -> None:
    classroom = Classroom("ana", "bo")
    require_continuable(classroom.session, "eva")
    for who in ("ana", "nobody"):
        with pytest.raises(Refusal, match=errors.COMMAND_NOT_YOURS):
            require_continuable(classroom.session, who)
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    with pytest.raises(Refusal, match=errors.SESSION_ROUND_RUNS):
        require_continuable(classroom.session, "eva")


def test_who_comes_to_the_old_one_is_shown_the_way() -> None:
    classroom = Classroom("ana")
    classroom.do(None, Continued("NUEVA"))
    assert {view["session"]["next"] for view in views_of(classroom.session).of.values()} == {"NUEVA"}
