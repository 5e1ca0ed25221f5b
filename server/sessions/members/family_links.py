"""Families' links: with such a link, a family sees the finished games of its child until a date, or until a tutor revokes it.

The key of a link comes from the class's secret and the link's number. Views and logs contain only the number: the key is in
the answer to the tutor who asks for the link.
"""

from base64 import b32encode
from hmac import compare_digest
from typing import Final

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.secrets import derived
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of
from server.sessions.values.people import FamilyLink
from server.sessions.values.round import Board
from server.sessions.values.state import Session, board_of

LENGTH: Final = 32
"""Number of letters in a key. Each letter is one of 32, so a key has 160 bits."""
MAX_LINKS: Final = 400
"""Maximum number of families' links in a class that no tutor has revoked and that have not expired."""
_DAY_MS: Final = 86_400_000


def make_link(context: StepContext, by: str, body: asked.MakeFamilyLink) -> None:
    """Makes a link, or answers with the link that exists already. Raises `Refusal` if the person is no pupil of the class, or
    does not sit at that board, or if the class has too many links."""
    session, now_ms = context.session, context.now_ms
    member = member_of(session, body.person)
    if member is None or member.role != "pupil" or member.erased:
        raise Refusal(errors.PERSON_UNKNOWN)
    room = body.room.upper()
    found = board_of(session, room) if room else None
    if room and (found is None or member.id not in found[1].seats):
        raise Refusal(errors.SESSION_NO_BOARD)
    kept = tuple(link for link in session.family_links if link.until_ms > now_ms)
    link = next((link for link in kept if (link.person, link.room) == (member.id, room)), None)
    if link is None:
        if len(kept) >= MAX_LINKS:
            raise Refusal(errors.SESSION_LINKS, most=MAX_LINKS)
        until_ms = now_ms + body.days * _DAY_MS
        if session.erase_at_ms is not None:
            until_ms = min(until_ms, session.erase_at_ms)
        link = FamilyLink(session.family_links_made + 1, member.id, room, by, until_ms)
        context.set(family_links=(*kept, link), family_links_made=link.number)
        context.tell_tutors_by("family_link_made", name=member.name)
    context.answer = {"number": link.number, "key": key_of(session, link), "until_ms": link.until_ms}


def revoke_link(context: StepContext, _by: str, body: asked.RevokeFamilyLink) -> None:
    """Revokes a link; a repeated command changes nothing."""
    link = next((link for link in context.session.family_links if link.number == body.number), None)
    if link is None:
        return
    context.set(family_links=tuple(other for other in context.session.family_links if other is not link))
    member = member_of(context.session, link.person)
    context.tell_tutors_by("family_link_revoked", name=member.name if member else "")


def key_of(session: Session, link: FamilyLink) -> str:
    return b32encode(derived(session.secret, f"family/{link.number}")).decode().lower()[:LENGTH]


def link_with(session: Session, key: str, now_ms: int) -> FamilyLink | None:
    """Returns the link with that key; None if it has been revoked or has expired, or if the class has forgotten the pupil."""
    for link in session.family_links:
        if compare_digest(key_of(session, link).encode(), key.encode()):
            member = member_of(session, link.person)
            return link if link.until_ms > now_ms and member is not None else None
    return None


def boards_of(session: Session, link: FamilyLink) -> list[Board]:
    """Returns the boards whose games the link may show, in the order of the rounds."""
    boards = (board for round_ in session.rounds for board in round_.boards)
    shown = (board for board in boards if link.person in board.seats and board.code and board.is_open and not board.forfeit)
    return [board for board in shown if link.room in ("", board.code)]


def without_links_of(context: StepContext, person: str) -> None:
    """Removes the links to the games of that pupil."""
    kept = tuple(link for link in context.session.family_links if link.person != person)
    if len(kept) < len(context.session.family_links):
        context.set(family_links=kept)


def moved_links(links: tuple[FamilyLink, ...], person: str, into: str) -> tuple[FamilyLink, ...]:
    """Returns the links after a change of a pupil's id from `person` to `into`."""
    return tuple(replace(link, person=into) if link.person == person else link for link in links)
