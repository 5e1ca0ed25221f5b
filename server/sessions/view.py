"""A session's views, one for each kind of viewer (`view_types.SessionView`), and the frames between those of two sessions."""

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar, cast

import msgspec

from protocol import patch
from protocol.bodies import Plain
from server.aggregate.events import LoggedEvent, events_for
from server.aggregate.frame import Frame
from server.sessions.invitations import key_of
from server.sessions.standings import Line, is_unmoved, standings
from server.sessions.state import Board, Invitation, Member, Round, Session, member_of
from server.sessions.view_types import (
    BoardView,
    InvitationView,
    MemberView,
    RoundView,
    SessionInfo,
    SessionView,
    StandingView,
    TutorPart,
    WaitingView,
)

T = TypeVar("T")
V = TypeVar("V")
Make: TypeAlias = Callable[[T, T | None, V | None], V]
"""Makes what is shown of a value, from it, the one that was at its place before, and what was shown of that."""
Shown: TypeAlias = dict[str, SessionView]
"""What each viewer sees."""


def views(session: Session, old: Session | None = None, shown: Shown | None = None) -> Shown:
    """What each viewer sees. `shown` is that of the session `old`; what need not be made again is taken from it.

    A class may have 200 members at 100 boards, and a step changes one of them.
    """
    was = None if shown is None else shown["referee"]
    members = _kept(session.members, old.members if old else (), was["members"] if was else [], _member)
    rounds = _kept(session.rounds, old.rounds if old else (), was["rounds"] if was else [], _round)
    if was is not None and old is not None and is_unmoved(old, session):
        lines = was["standings"]
    else:
        lines = [_line(line) for line in standings(session)]
    info = _session(session)
    outside: SessionView = {
        "door": "outside",
        "session": {**info, "host": "", "shown": None},
        "members": [],
        "rounds": [],
        "standings": [],
    }
    has_drafts = any(round_.state == "draft" for round_ in session.rounds)
    member: SessionView = {
        "door": "inside",
        "session": info,
        "members": members,
        "rounds": [plain for plain in rounds if plain["state"] != "draft"] if has_drafts else rounds,
        "standings": lines,
    }
    part: TutorPart = {"errands": len(session.outbox), "waiting": [_waiting(known) for known in session.waiting]}
    tutor: SessionView = {**member, "rounds": rounds, "desk": part}
    return {
        "outside": outside,
        "waiting": {**outside, "door": "waiting"},
        "member": member,
        "referee": tutor,
        "director": {**tutor, "invitations": [_invitation(session, one) for one in session.invitations]},
    }


def frames_between(before: Shown, after: Shown, happenings: Sequence[LoggedEvent]) -> tuple[Frame, ...]:
    """What each viewer gets. Tutors get what members do, and what is theirs besides; it is compared once."""
    ops: dict[str, list[patch.Op]] = {
        viewer: patch.diff(before[viewer], after[viewer]) for viewer in ("outside", "waiting", "member")
    }
    alike = all(shown["referee"]["rounds"] is shown["member"]["rounds"] for shown in (before, after))
    own = ("desk",) if alike else ("desk", "rounds")
    public = ops["member"] if alike else patch.diff(_without_rounds(before["member"]), _without_rounds(after["member"]))
    ops["referee"] = public + patch.diff(_only(before["referee"], own), _only(after["referee"], own))
    added = ("invitations",)
    ops["director"] = ops["referee"] + patch.diff(_only(before["director"], added), _only(after["director"], added))
    return tuple(Frame((viewer,), ops[viewer], events_for(happenings, viewer)) for viewer in after)


def _only(view: SessionView, keys: Sequence[str]) -> dict[str, Plain]:
    parts = cast(dict[str, Plain], view)
    return {key: parts[key] for key in keys}


def _without_rounds(view: SessionView) -> dict[str, Plain]:
    return {key: part for key, part in view.items() if key != "rounds"}


def _kept(values: Sequence[T], old: Sequence[T], shown: list[V], make: Make[T, V]) -> list[V]:
    """Each value as it is shown: the very object that it was where the value at its place is the same object."""
    kept = [plain if was is value else make(value, was, plain) for value, was, plain in zip(values, old, shown, strict=False)]
    return kept + [make(value, None, None) for value in values[len(kept) :]]


def _session(session: Session) -> SessionInfo:
    return {
        "code": session.code,
        "title": session.title,
        "state": session.state,
        "host": session.host,
        "created_at_ms": session.created_at_ms,
        "settings": msgspec.to_builtins(session.settings),
        "until_ms": session.erase_at_ms,
        "shown": {"room": shown.room, "at": shown.at, "by": shown.by} if (shown := session.shown) else None,
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


def _invitation(session: Session, one: Invitation) -> InvitationView:
    by = member_of(session, one.by)
    return {
        "number": one.number,
        "role": one.role,
        "key": key_of(session, one),
        "by": by.name if by else "",
        "at_ms": one.at_ms,
    }


def _round(round_: Round, old: Round | None, shown: RoundView | None) -> RoundView:
    return {
        "number": round_.number,
        "game": round_.game,
        "how": round_.how,
        "seats": round_.seats,
        "options": round_.options,
        "games": round_.games,
        "state": round_.state,
        "off": list(round_.off),
        "boards": _kept(round_.boards, old.boards if old else (), shown["boards"] if shown else [], _board),
    }


def _board(board: Board, _old: Board | None, _shown: BoardView | None) -> BoardView:
    return {
        "seats": list(board.seats),
        "code": board.code if board.is_open else None,
        "state": board.state,
        "points": list(board.points),
        "final": board.final,
        "disputed": board.disputed,
    }


def _line(line: Line) -> StandingView:
    return {
        "person": line.person,
        "place": line.place,
        "points": line.points,
        "buchholz": line.buchholz,
        "berger": line.berger,
        "wins": line.wins,
        "played": line.played,
        "off": line.off,
    }
