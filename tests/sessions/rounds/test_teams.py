"""Tests of the teams of a pentathlon: their members, the refusals, and pupils who keep their place in a team."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.command import Command
from server.sessions.session import step
from server.sessions.values.pentathlon import Team
from tests.sessions.classroom import Classroom
from tests.sessions.rounds.test_pentathlon import planned

REDS, BLUES = asked.NamedTeam("Rojos", ["ana", "cruz"]), asked.NamedTeam("Azules", ["bo"])


def teams(classroom: Classroom) -> tuple[Team, ...]:
    assert classroom.session.pentathlon is not None
    return classroom.session.pentathlon.teams


def refused(classroom: Classroom, *wanted: asked.NamedTeam) -> str:
    with pytest.raises(Refusal) as refusal:
        step(classroom.session, Command(asked.SetTeams(list(wanted)), "eva"), classroom.session.at_ms)
    return refusal.value.code


@pytest.fixture
def classroom() -> Classroom:
    found = Classroom("ana", "bo", "cruz")
    found.do("eva", planned("noughts", "takeaway", "fiar"))
    return found


def test_teams_are_set_told_and_taken_away(classroom: Classroom) -> None:
    classroom.do("eva", asked.SetTeams([asked.NamedTeam("  Los   rojos ", ["ana"]), BLUES]))
    assert teams(classroom) == (Team("Los rojos", ("ana",)), Team("Azules", ("bo",)))
    classroom.do("eva", asked.SetTeams([]))
    assert teams(classroom) == ()


def test_another_plan_keeps_the_teams(classroom: Classroom) -> None:
    classroom.do("eva", asked.SetTeams([REDS, BLUES]))
    before = teams(classroom)
    classroom.do("eva", planned("fiar"))
    assert teams(classroom) == before


def test_who_comes_with_another_device_stays_in_the_team(classroom: Classroom) -> None:
    classroom.do("eva", asked.SetTeams([REDS, BLUES]))
    classroom.do("dana", Join("Dana"))
    classroom.do("eva", asked.MoveMember("dana", "cruz"))
    assert teams(classroom)[0].pupils == ("ana", "dana")


def test_what_is_refused(classroom: Classroom) -> None:
    assert refused(classroom, REDS, asked.NamedTeam("Azules", ["ana"])) == errors.SESSION_TEAMS, "in two teams"
    assert refused(classroom, REDS, asked.NamedTeam("ROJOS", ["bo"])) == errors.SESSION_TEAMS, "one name for two"
    assert refused(classroom, asked.NamedTeam("  ", ["bo"])) == errors.SESSION_TEAMS, "no name"
    assert refused(classroom, asked.NamedTeam("Rojos", ["eva"])) == errors.PERSON_UNKNOWN, "a tutor"
    assert refused(classroom, asked.NamedTeam("Rojos", ["nobody"])) == errors.PERSON_UNKNOWN
    assert refused(Classroom("ana", "bo"), REDS) == errors.SESSION_NO_PLAN
