"""A director gives a tutor another role: in the class, and at every board that is not finished."""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.room.command import RefereeRoleChanged
from server.sessions.step_context import StepContext
from server.sessions.values.membership import known_member
from server.sessions.values.state import unfinished


def set_role(context: StepContext, by: str, body: asked.SetRole) -> None:
    """Changes a tutor's role in the class and at unfinished boards. Invitations that this tutor has made become invalid.

    Raises `Refusal` for a pupil, for the sender, and for the founder of the class.
    """
    session = context.session
    tutor = known_member(session, body.person)
    if tutor.role == "pupil" or tutor.id in (by, session.host):
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=[])
    if tutor.role == body.role:
        return
    changed = replace(tutor, role=body.role)
    context.set(
        members=tuple(changed if member.id == tutor.id else member for member in session.members),
        invitations=tuple(one for one in session.invitations if one.by != tutor.id),
    )
    for board in unfinished(session):
        if board.code is not None:
            context.enqueue(board.code, RefereeRoleChanged(tutor.id, body.role))
    context.tell_by("role_set", name=tutor.name, role=body.role)
