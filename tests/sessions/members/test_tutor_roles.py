"""Tests of changes of tutors' roles: they take effect at once, at all boards, and only another tutor can make them."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.room.command import RefereeRoleChanged
from server.sessions.values.membership import member_of
from tests.sessions.classroom import Classroom


def with_tutor(role: str = "director") -> Classroom:
    classroom = Classroom("ana", "bo")
    key = classroom.do("eva", asked.InviteTutor(role)).answer["key"]  # type: ignore[arg-type]
    classroom.do("luis", Join("Luis", "referee", key=str(key)))
    return classroom


def test_a_demoted_director_has_no_powers_and_no_links_left_and_the_boards_are_told() -> None:
    classroom = with_tutor()
    classroom.do("luis", asked.InviteTutor("director"))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    classroom.do("eva", asked.SetRole("luis", "monitor"))
    luis = member_of(classroom.session, "luis")
    assert luis is not None
    assert luis.role == "monitor"
    assert [member.id for member in classroom.session.members] == ["eva", "ana", "bo", "luis"]
    assert classroom.session.invitations == ()
    assert [body for _code, body in classroom.deliver_commands()] == [RefereeRoleChanged("luis", "monitor")]
    with pytest.raises(Refusal, match=errors.COMMAND_NOT_YOURS):
        classroom.do("luis", asked.InviteTutor("director"))


def test_nobody_changes_the_host_or_a_pupil_or_themselves() -> None:
    classroom = with_tutor()
    for by, person in (("luis", "eva"), ("luis", "luis"), ("eva", "ana"), ("eva", "nobody")):
        with pytest.raises(Refusal):
            classroom.do(by, asked.SetRole(person, "monitor"))


def test_the_role_that_a_tutor_has_is_given_without_a_step_and_takes_no_invitation() -> None:
    classroom = with_tutor()
    classroom.do("luis", asked.InviteTutor("monitor"))
    assert classroom.do("eva", asked.SetRole("luis", "director")).record is None
    assert [one.by for one in classroom.session.invitations] == ["luis"]
