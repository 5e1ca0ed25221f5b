"""A session's views, one for each kind of viewer (`view_types.SessionView`), and the frames between those of two sessions."""

from collections.abc import Sequence
from typing import TypeAlias, cast

import msgspec

from protocol import patch
from protocol.bodies import Plain
from server.aggregate.events import LoggedEvent, events_for
from server.aggregate.frame import Frame
from server.sessions.calls.call_list import Call, calls
from server.sessions.members.class_list import free_entries, slip_key
from server.sessions.members.invitations import key_of
from server.sessions.members.screen import screen_key
from server.sessions.results.standings import is_unmoved, standings
from server.sessions.values.membership import member_of
from server.sessions.values.state import Answered, Entry, Invitation, Member, Session
from server.sessions.views.rounds import pentathlon_view, plan_view, round_view, show_each, standing_view
from server.sessions.views.showing import announcement_view, position_view, private_view, question_view
from server.sessions.views.view_types import (
    AnsweredView,
    CallView,
    EntryView,
    InvitationView,
    MemberView,
    SessionInfo,
    SessionView,
    TutorPart,
    WaitingView,
)

Shown: TypeAlias = dict[str, SessionView]
"""The view of each viewer."""


def views(session: Session, old: Session | None = None, shown: Shown | None = None) -> Shown:
    """Returns the view of each viewer. `shown` has the views of the session `old`; unchanged parts are taken from it.

    A class may have 200 members at 100 boards, and a step changes one of them.
    """
    was = None if shown is None else shown["referee"]
    members = show_each(session.members, old.members if old else (), was["members"] if was else [], _member)
    rounds = show_each(session.rounds, old.rounds if old else (), was["rounds"] if was else [], round_view)
    is_same = was is not None and old is not None and is_unmoved(old, session)
    lines = was["standings"] if was is not None and is_same else [standing_view(line) for line in standings(session)]
    pentathlon = pentathlon_view(session, old if is_same else None, was)
    info = _session(session)
    outside: SessionView = {
        "door": "outside",
        "session": {**info, "host": "", "shown": None},
        "members": [],
        "rounds": [],
        "standings": [],
    }
    has_drafts = any(round_.state == "draft" for round_ in session.rounds)
    if names := free_entries(session):
        outside["names"] = [{"number": entry.number, "name": entry.name} for entry in names]
    member: SessionView = {
        "door": "inside",
        "session": info,
        "members": members,
        "rounds": [plain for plain in rounds if plain["state"] != "draft"] if has_drafts else rounds,
        "standings": lines,
    }
    if listed := [entry.person for entry in session.entries if entry.person]:
        member["listed"] = listed
    member["hands"] = [
        {"person": hand.person, "coming": any(note.key == f"hand/{hand.number}" for note in session.call_notes)}
        for hand in session.hands
    ]
    if session.call_link:
        member["call_link"] = session.call_link
    if session.private_words:
        member["told"] = max(one.number for one in session.private_words)
    public: SessionView = {
        "door": "watching",
        "session": info,
        "members": members,
        "rounds": member["rounds"],
        "standings": lines,
    }
    if pentathlon is not None:
        member["pentathlon"] = public["pentathlon"] = pentathlon
    if session.announcement is not None:
        member["announcement"] = public["announcement"] = announcement_view(session, session.announcement)
    if session.question is not None:
        member["question"] = public["question"] = question_view(session.question)
    if session.position is not None:
        member["position"] = public["position"] = position_view(session, session.position)
    if "names" in outside:
        public["names"] = outside["names"]
    part: TutorPart = {
        "errands": len(session.outbox),
        "waiting": [_waiting(known) for known in session.waiting],
        "calls": [_call(call) for call in calls(session)],
        "answered": _answered(session.answered),
        "screen_key": screen_key(session),
        "private": [private_view(session, one) for one in session.private_words],
    }
    if session.question is not None and session.question.counts is None:
        part["given"] = len(session.question.answers)
    if session.position is not None:
        part["played"] = {"given": session.position.given, "acts": list(session.position.acts)}
    if session.removed:
        part["removed"] = [{"id": one.id, "name": one.name} for one in session.removed]
    if session.apart:
        part["apart"] = [list(pair) for pair in session.apart]
    if session.planned is not None:
        part["plan"] = plan_view(session.planned)
    if session.entries:
        part["list"] = [_entry(session, entry) for entry in session.entries]
    tutor: SessionView = {**member, "rounds": rounds, "desk": part}
    waiting = cast(SessionView, {key: value for key, value in outside.items() if key != "names"} | {"door": "waiting"})
    if session.announcement is not None:
        # People who wait for admission see no names, not even a tutor's.
        waiting["announcement"] = {**announcement_view(session, session.announcement), "by": ""}
    return {
        "outside": outside,
        "public": public,
        "waiting": waiting,
        "member": member,
        "referee": tutor,
        "director": {**tutor, "invitations": [_invitation(session, one) for one in session.invitations]},
    }


def frames_between(before: Shown, after: Shown, happenings: Sequence[LoggedEvent]) -> tuple[Frame, ...]:
    """Returns the frame of each viewer. Tutors get the members' part and their own; the members' part is compared once."""
    ops: dict[str, list[patch.Op]] = {
        viewer: patch.diff(before[viewer], after[viewer]) for viewer in ("outside", "waiting", "public", "member")
    }
    alike = all(shown["referee"]["rounds"] is shown["member"]["rounds"] for shown in (before, after))
    own = ("desk",) if alike else ("desk", "rounds")
    shared = ops["member"] if alike else patch.diff(_without_rounds(before["member"]), _without_rounds(after["member"]))
    ops["referee"] = shared + patch.diff(_only(before["referee"], own), _only(after["referee"], own))
    added = ("invitations",)
    ops["director"] = ops["referee"] + patch.diff(_only(before["director"], added), _only(after["director"], added))
    return tuple(Frame((viewer,), ops[viewer], events_for(happenings, viewer)) for viewer in after)


def _only(view: SessionView, keys: Sequence[str]) -> dict[str, Plain]:
    parts = cast(dict[str, Plain], view)
    return {key: parts[key] for key in keys}


def _without_rounds(view: SessionView) -> dict[str, Plain]:
    return {key: part for key, part in view.items() if key != "rounds"}


def _session(session: Session) -> SessionInfo:
    return {
        "code": session.code,
        "title": session.title,
        "state": session.state,
        "host": session.host,
        "created_at_ms": session.created_at_ms,
        "settings": msgspec.to_builtins(session.settings),
        "until_ms": session.erase_at_ms,
        "next": session.next_code,
        "shown": {"room": shown.room, "at": shown.at, "by": shown.by, "marks": list(shown.marks)}
        if (shown := session.shown)
        else None,
    }


def _member(member: Member, _old: Member | None, _shown: MemberView | None) -> MemberView:
    shown: MemberView = {
        "id": member.id,
        "name": member.name,
        "role": member.role,
        "present": member.present,
        "gone": member.gone,
        "since_ms": member.since_ms,
    }
    if member.erased:
        shown["erased"] = True
    return shown


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


def _entry(session: Session, entry: Entry) -> EntryView:
    return {"number": entry.number, "name": entry.name, "key": slip_key(session, entry), "person": entry.person}


def _invitation(session: Session, one: Invitation) -> InvitationView:
    by = member_of(session, one.by)
    return {
        "number": one.number,
        "role": one.role,
        "key": key_of(session, one),
        "by": by.name if by else "",
        "at_ms": one.at_ms,
    }
