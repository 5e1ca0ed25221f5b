"""The part of a view that only tutors see: calls, people who wait, the class's list and the plan. Also a director's
invitations."""

from server.sessions.calls.call_list import Call, calls
from server.sessions.homework.homework_view import homework_view
from server.sessions.homework.shares import pupil_shares
from server.sessions.members.class_list import slip_key
from server.sessions.members.invitations import key_of
from server.sessions.members.screen import screen_key
from server.sessions.public_page.key import page_key
from server.sessions.values.calls import Answered
from server.sessions.values.membership import member_of
from server.sessions.values.people import Entry, FamilyLink, Invitation, Member
from server.sessions.values.state import Session
from server.sessions.views.rounds import plan_view
from server.sessions.views.showing import private_view
from server.sessions.views.view_types import (
    AnsweredView,
    CallView,
    EntryView,
    FamilyLinkView,
    InvitationView,
    TutorPart,
    WaitingView,
)


def tutor_part(session: Session) -> TutorPart:
    part: TutorPart = {
        "errands": len(session.outbox),
        "waiting": [_waiting(known) for known in session.waiting],
        "calls": [_call(call) for call in calls(session)],
        "answered": _answered(session.answered),
        "screen_key": screen_key(session),
        "private": [private_view(session, one) for one in session.private_words],
    }
    if key := page_key(session):
        part["page_key"] = key
    if session.question is not None and session.question.counts is None:
        part["given"] = len(session.question.answers)
    if session.position is not None:
        part["played"] = {"given": session.position.given, "acts": list(session.position.acts)}
    if session.notes_made:
        part["noted"] = session.notes_made
    if session.family_links:
        part["family_links"] = [_family_link(link) for link in session.family_links]
    if shares := pupil_shares(session):
        part["homework"] = shares
    if single := [homework_view(one) | {"people": list(one.people)} for one in session.homework if one.people is not None]:
        part["single_homework"] = single
    if session.removed:
        part["removed"] = [{"id": one.id, "name": one.name} for one in session.removed]
    if session.apart:
        part["apart"] = [list(pair) for pair in session.apart]
    if ratings := {member.id: member.rating for member in session.members if member.rating}:
        part["ratings"] = ratings
    if session.byes:
        part["byes"] = [{"person": bye.person, "points": bye.points, "stays": bye.stays} for bye in session.byes]
    if session.planned is not None:
        part["plan"] = plan_view(session.planned)
    if session.entries:
        part["list"] = [_entry(session, entry) for entry in session.entries]
    return part


def invitation_views(session: Session) -> list[InvitationView]:
    return [_invitation(session, one) for one in session.invitations]


def _waiting(member: Member) -> WaitingView:
    return {"id": member.id, "name": member.name, "since_ms": member.since_ms}


def _call(call: Call) -> CallView:
    return {
        "key": call.key,
        "kind": call.kind,
        "since_ms": call.since_ms,
        "person": call.person,
        "room": call.room,
        "board": call.board,
        "round": call.round,
        "why": call.why,
        "by": call.note.by if call.note else "",
        "taken_at_ms": call.note.at_ms if call.note else None,
    }


def _answered(answered: Answered) -> AnsweredView:
    average_ms = answered.total_ms // answered.count if answered.count else 0
    return {"count": answered.count, "average_ms": average_ms, "longest_ms": answered.longest_ms}


def _family_link(link: FamilyLink) -> FamilyLinkView:
    return {"number": link.number, "person": link.person, "room": link.room, "until_ms": link.until_ms}


def _entry(session: Session, entry: Entry) -> EntryView:
    view: EntryView = {
        "number": entry.number,
        "name": entry.name,
        "key": slip_key(session, entry),
        "person": entry.person,
    }
    if entry.rating:
        view["rating"] = entry.rating
    if entry.category:
        view["category"] = entry.category
    return view


def _invitation(session: Session, one: Invitation) -> InvitationView:
    by = member_of(session, one.by)
    return {
        "number": one.number,
        "role": one.role,
        "key": key_of(session, one),
        "by": by.name if by else "",
        "at_ms": one.at_ms,
    }
