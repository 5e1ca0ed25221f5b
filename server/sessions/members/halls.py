"""An event in several halls: the hall that a pupil sits in."""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.step_context import StepContext
from server.sessions.values.membership import known_member


def set_hall(context: StepContext, by: str, body: asked.SetHall) -> None:
    """Sets the hall of these pupils. Raises `Refusal` if a pupil names other people, or if the event has no such hall."""
    session = context.session
    halls = session.settings.halls
    if body.hall > len(halls):
        raise Refusal(errors.SETTINGS_MALFORMED, detail="halls")
    people = {known_member(session, person).id for person in body.people or [by]}
    if known_member(session, by).role == "pupil" and people != {by}:
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=["monitor", "leader", "director"])
    members = tuple(
        replace(member, hall=body.hall) if member.id in people and member.role == "pupil" else member
        for member in session.members
    )
    if members != session.members:
        context.set(members=members)
