"""Invitations for co-tutors. Each has a key for one person and one role. Directors see the unused invitations and can revoke
them."""

from hmac import compare_digest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.secrets import derived
from server.sessions.step_context import StepContext
from server.sessions.values.people import Invitation
from server.sessions.values.state import Session

MAX_INVITATIONS = 20


def key_of(session: Session, invitation: Invitation) -> str:
    """Derives the invitation's key from the session's secret, so that nobody can guess the key and the session need not store
    the key."""
    return derived(session.secret, f"tutor/{invitation.number}/{invitation.role}").hex()[:32]


def invite_tutor(context: StepContext, by: str, body: asked.InviteTutor) -> None:
    session = context.session
    if len(session.invitations) >= MAX_INVITATIONS:
        raise Refusal(errors.ROOM_CROWDED)
    made = Invitation(session.invitations_made + 1, body.role, by, context.now_ms)
    context.set(invitations=(*session.invitations, made), invitations_made=made.number)
    context.tell_tutors_by("tutor_invited", role=body.role)
    context.answer = {"key": key_of(session, made), "role": made.role, "number": made.number}


def revoke(context: StepContext, _by: str, body: asked.RevokeInvitation) -> None:
    kept = tuple(one for one in context.session.invitations if one.number != body.number)
    if len(kept) == len(context.session.invitations):
        raise Refusal(errors.REFEREE_KEY)
    context.set(invitations=kept)
    context.tell_tutors_by("invitation_revoked")


def use(context: StepContext, key: str) -> Invitation:
    """Removes the invitation with this key and returns it. Raises `Refusal` for an unknown key."""
    session = context.session
    found = None
    for invitation in session.invitations:
        if compare_digest(key_of(session, invitation).encode(), key.encode()):
            found = invitation
    if found is None:
        raise Refusal(errors.REFEREE_KEY)
    context.set(invitations=tuple(one for one in session.invitations if one is not found))
    return found
