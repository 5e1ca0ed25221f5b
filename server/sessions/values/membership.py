"""Functions over the members of a session: their roles and views."""

from server.sessions.values.state import Member, Session


def member_of(session: Session, person: str | None) -> Member | None:
    return next((member for member in session.members if member.id == person), None)


def waiting_of(session: Session, person: str | None) -> Member | None:
    return next((member for member in session.waiting if member.id == person), None)


def is_inside(session: Session, person: str | None) -> bool:
    """Tells whether a person is a present or absent member now: only members see the other members and the boards."""
    member = member_of(session, person)
    return member is not None and not member.gone


def pupils(session: Session) -> tuple[Member, ...]:
    """Returns the pupils to pair."""
    return tuple(member for member in session.members if member.role == "pupil" and not member.gone)


def tutors(session: Session) -> tuple[Member, ...]:
    """Returns the members who have a tutor's powers now."""
    return tuple(member for member in session.members if member.role != "pupil" and not member.gone)


def viewer_of(session: Session, person: str) -> str:
    """Returns the view of a person.

    `outside` or `waiting` before admission, `public` if spectators are allowed, `member`, `referee` (a tutor), or
    `director`.
    """
    if not is_inside(session, person):
        if waiting_of(session, person) is not None:
            return "waiting"
        return "public" if _is_spectator(session, person) else "outside"
    member = member_of(session, person)
    assert member is not None
    return {"pupil": "member", "director": "director"}.get(member.role, "referee")


def _is_spectator(session: Session, person: str) -> bool:
    """Tells whether a person without a role in the class may see the class."""
    who = session.settings.spectators
    return who == "public" or (who == "class" and person in session.screens)


def may_watch(session: Session, person: str) -> bool:
    """Tells whether a person may watch the class's boards."""
    return is_inside(session, person) or viewer_of(session, person) == "public"
