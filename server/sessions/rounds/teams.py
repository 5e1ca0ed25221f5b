"""Teams of a pentathlon: groups of pupils with a name, whose points are added up."""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of
from server.sessions.values.pentathlon import Team


def set_teams(context: StepContext, _by: str, body: asked.SetTeams) -> None:
    """Sets the teams. Raises `Refusal` if the class has no pentathlon, a person is no pupil of the class, a team has no name,
    or a pupil or a name occurs twice."""
    pentathlon = context.session.pentathlon
    if pentathlon is None:
        raise Refusal(errors.SESSION_NO_PLAN)
    teams = tuple(Team(" ".join(team.name.split()), tuple(team.pupils)) for team in body.teams)
    people = [person for team in teams for person in team.pupils]
    for person in people:
        member = member_of(context.session, person)
        if member is None or member.role != "pupil":
            raise Refusal(errors.PERSON_UNKNOWN)
    names = {team.name.casefold() for team in teams}
    if len(set(people)) < len(people) or len(names) < len(teams) or "" in names:
        raise Refusal(errors.SESSION_TEAMS)
    if teams != pentathlon.teams:
        context.set(pentathlon=replace(pentathlon, teams=teams))
        context.tell_by("teams_set", count=len(teams))
