"""The views of a session, one per kind of viewer (`view_types.SessionView`), and the frames with their changes."""

from collections.abc import Sequence
from typing import TypeAlias, cast

import msgspec

from protocol import patch
from protocol.bodies import Plain
from server.aggregate.events import LoggedEvent, events_for
from server.aggregate.frame import Frame
from server.sessions.values.state import Session
from server.sessions.views.desk import invitation_views, tutor_part
from server.sessions.views.people import door_part, member_view, members_part, missing_part
from server.sessions.views.rounds import results_part, round_view, show_each, without_drafts
from server.sessions.views.showing import announcement_view, presented_part
from server.sessions.views.view_types import SessionInfo, SessionView

Shown: TypeAlias = dict[str, SessionView]
"""The view of each kind of viewer (`server.sessions.values.membership.viewer_of`)."""


def views(session: Session, old: Session | None = None, shown: Shown | None = None) -> Shown:
    """Returns the view of each kind of viewer. `shown` are the views of the earlier session `old`; parts that did not change
    are reused.

    The reuse matters in a large class: with 200 members at 100 boards, a step usually changes one member or one board.
    """
    was = None if shown is None else shown["referee"]
    info = _session(session)
    members = show_each(session.members, old.members if old else (), was["members"] if was else [], member_view)
    rounds = show_each(session.rounds, old.rounds if old else (), was["rounds"] if was else [], round_view)
    results, presented, door = results_part(session, old, was), presented_part(session), door_part(session)
    nothing: SessionView = {
        "door": "outside",
        "session": {**info, "host": "", "shown": None},
        "members": [],
        "rounds": [],
        "standings": [],
    }
    waiting: SessionView = {**nothing, "door": "waiting"}
    if session.announcement is not None:
        # People who wait for admission see no names, not even a tutor's.
        waiting["announcement"] = {**announcement_view(session, session.announcement), "by": ""}
    seen: SessionView = {
        **nothing,
        "door": "watching",
        "session": info,
        "members": members,
        **results,
        **presented,
        **missing_part(session),
    }
    seen["rounds"] = without_drafts(rounds)
    member: SessionView = {**seen, "door": "inside", **members_part(session)}
    tutor: SessionView = {**member, "rounds": rounds, "desk": tutor_part(session)}
    return {
        "outside": {**nothing, **door},
        "public": {**seen, **door},
        "waiting": waiting,
        "member": member,
        "referee": tutor,
        "director": {**tutor, "invitations": invitation_views(session)},
    }


def frames_between(before: Shown, after: Shown, events: Sequence[LoggedEvent]) -> tuple[Frame, ...]:
    """Returns a frame per kind of viewer with the changes between two views. The changes that all members see are computed once
    and reused for the tutors' frames."""
    ops: dict[str, list[patch.Op]] = {
        viewer: patch.diff(before[viewer], after[viewer]) for viewer in ("outside", "waiting", "public", "member")
    }
    alike = all(shown["referee"]["rounds"] is shown["member"]["rounds"] for shown in (before, after))
    own = ("desk",) if alike else ("desk", "rounds")
    shared = ops["member"] if alike else patch.diff(_without_rounds(before["member"]), _without_rounds(after["member"]))
    ops["referee"] = shared + patch.diff(_only(before["referee"], own), _only(after["referee"], own))
    added = ("invitations",)
    ops["director"] = ops["referee"] + patch.diff(_only(before["director"], added), _only(after["director"], added))
    return tuple(Frame((viewer,), ops[viewer], events_for(events, viewer)) for viewer in after)


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
