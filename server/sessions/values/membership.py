"""Functions that read the members of a session: their roles, and the kind of view that a person gets."""

from engines.contract import Refusal
from protocol import errors
from server.sessions.values.people import Member
from server.sessions.values.state import Session


def member_of(session: Session, person: str | None) -> Member | None:
    return next((member for member in session.members if member.id == person), None)


def known_member(session: Session, person: str) -> Member:
    """Returns the member with that id. Raises `Refusal` if there is none."""
    member = member_of(session, person)
    if member is None:
        raise Refusal(errors.PERSON_UNKNOWN)
    return member


def waiting_of(session: Session, person: str | None) -> Member | None:
    return next((member for member in session.waiting if member.id == person), None)


def is_inside(session: Session, person: str | None) -> bool:
    """Tells whether the person is a member who has not left; the member need not be connected. Only such members see the other
    members and the boards."""
    member = member_of(session, person)
    return member is not None and not member.gone


def pupils(session: Session) -> tuple[Member, ...]:
    """Returns the pupils who have not left or been removed."""
    return tuple(member for member in session.members if member.role == "pupil" and not member.gone)


def tutors(session: Session) -> tuple[Member, ...]:
    """Returns the members with a tutor's role who have not left or been removed."""
    return tuple(member for member in session.members if member.role != "pupil" and not member.gone)


def viewer_of(session: Session, person: str) -> str:
    """Returns the kind of view that a person gets: `director`, `referee` for another tutor, or `member` for a pupil.

    A person who is no member gets `waiting` before a tutor's admission, `public` if the settings allow this spectator, and
    `outside` otherwise.
    """
    if not is_inside(session, person):
        if waiting_of(session, person) is not None:
            return "waiting"
        return "public" if _is_spectator(session, person) else "outside"
    member = member_of(session, person)
    assert member is not None
    return {"pupil": "member", "director": "director"}.get(member.role, "referee")


def _is_spectator(session: Session, person: str) -> bool:
    """Tells whether a person who is no member may see the class: anyone if the class is public, otherwise only its screens."""
    who = session.settings.spectators
    return who == "public" or (who == "class" and person in session.screens)


def may_watch(session: Session, person: str) -> bool:
    """Tells whether the person may watch the boards of the class."""
    return is_inside(session, person) or viewer_of(session, person) == "public"
