"""Tests of invitations for further tutors: each key serves one person, once, unless a director withdraws it."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.members.invitations import MAX_INVITATIONS
from tests.sessions.classroom import Classroom
from tests.sessions.test_door import refused


def test_a_key_is_for_one_person_and_no_two_are_alike() -> None:
    classroom = Classroom()
    keys = {str(classroom.do("eva", asked.InviteTutor("leader")).answer["key"]) for _ in range(3)}
    assert len(keys) == 3
    key = keys.pop()
    classroom.do("luis", Join("Luis", "referee", key=key))
    assert refused(classroom, "zoe", Join("Zoe", "referee", key=key)) == errors.REFEREE_KEY
    assert len(classroom.views.of["director"]["invitations"]) == 2


def test_a_key_is_taken_back() -> None:
    classroom = Classroom()
    made = classroom.do("eva", asked.InviteTutor("director")).answer
    classroom.do("eva", asked.RevokeInvitation(made["number"]))
    assert refused(classroom, "zoe", Join("Zoe", "referee", key=made["key"])) == errors.REFEREE_KEY
    assert refused(classroom, "eva", asked.RevokeInvitation(made["number"])) == errors.REFEREE_KEY
    kept = classroom.do("eva", asked.InviteTutor("leader")).answer
    assert kept["number"] == made["number"] + 1, "a number is never given again"
    assert [one["number"] for one in classroom.views.of["director"]["invitations"]] == [kept["number"]]


def test_a_class_has_a_limited_number_of_open_invitations() -> None:
    classroom = Classroom()
    made = [classroom.do("eva", asked.InviteTutor("leader")).answer for _ in range(MAX_INVITATIONS)]
    assert refused(classroom, "eva", asked.InviteTutor("leader")) == errors.ROOM_CROWDED
    assert made[0]["role"] == "leader"
    classroom.do("luis", Join("Luis", "referee", key=made[7]["key"]))
    classroom.do("eva", asked.InviteTutor("leader"))
    assert classroom.log.count("tutor_invited") == MAX_INVITATIONS + 1


def test_a_wrong_key_uses_no_invitation() -> None:
    classroom = Classroom()
    classroom.do("eva", asked.InviteTutor("leader"))
    with pytest.raises(Refusal) as refusal:
        classroom.do("zoe", Join("Zoe", "referee", key="0" * 32))
    assert refusal.value.code == errors.REFEREE_KEY
    assert len(classroom.session.invitations) == 1
