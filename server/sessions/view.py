"""What is seen of a session: by members the class, by tutors drafts and desk too, by directors the keys; from outside the door.

door      `outside`, `waiting` (until a tutor lets them in) or `inside`; who is not inside sees title, state and settings
session   code, title, state, host, settings, until_ms (then it is erased), shown {room, at, by} or null
members   {id, name, role, present, gone, since_ms}, pupils and tutors in the order in which they came; `erased` of one
          whose name was erased
rounds    {number, game, how, seats, options, games, state, off, boards: [{seats, code, state, points, final, disputed}]}
          a board has its code once its room is there
standings {person, place, points, buchholz, berger, wins, played, off}, best first
desk      (tutors) {errands, waiting: [{id, name, since_ms}]}
invitations (directors) {number, role, key, by, at_ms}: keys that nobody has used
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

import msgspec

from protocol import patch
from protocol.bodies import Plain
from server.aggregate.events import LoggedEvent, events_for
from server.aggregate.frame import Frame
from server.sessions.invitations import key_of
from server.sessions.standings import Line, is_unmoved, standings
from server.sessions.state import Board, Invitation, Member, Round, Session, member_of

T = TypeVar("T")
Make: TypeAlias = Callable[[T, T | None, Plain], Plain]
"""Makes what is shown of a value, from it, the one that was at its place before, and what was shown of that."""
Shown: TypeAlias = dict[str, dict[str, Plain]]
"""What each viewer sees."""

_NOTHING: dict[str, Plain] = {"members": [], "rounds": [], "standings": []}


def views(session: Session, old: Session | None = None, shown: Shown | None = None) -> Shown:
    """What each viewer sees. `shown` is that of the session `old`; what need not be made again is taken from it.

    A class may have 200 members at 100 boards, and a step changes one of them.
    """
    was = _NOTHING if shown is None else shown["referee"]
    members = _kept(session.members, old.members if old else (), was["members"], _member)
    rounds = _kept(session.rounds, old.rounds if old else (), was["rounds"], _round)
    is_level = old is not None and is_unmoved(old, session)
    lines = was["standings"] if is_level else [_line(line) for line in standings(session)]
    whole = _session(session)
    outside = {"door": "outside", "session": {**whole, "host": "", "shown": None}, **_NOTHING}
    drafts = any(round_.state == "draft" for round_ in session.rounds)
    seen = {
        "door": "inside",
        "session": whole,
        "members": members,
        "rounds": [plain for plain in rounds if plain["state"] != "draft"] if drafts else rounds,
        "standings": lines,
    }
    desk = {"errands": len(session.outbox), "waiting": [_waiting(member) for member in session.waiting]}
    tutor = {**seen, "rounds": rounds, "desk": desk}
    return {
        "outside": outside,
        "waiting": {**outside, "door": "waiting"},
        "member": seen,
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
    public = ops["member"] if alike else patch.diff(_without(before["member"]), _without(after["member"]))
    ops["referee"] = public + patch.diff(_only(before["referee"], own), _only(after["referee"], own))
    added = ("invitations",)
    ops["director"] = ops["referee"] + patch.diff(_only(before["director"], added), _only(after["director"], added))
    return tuple(Frame((viewer,), ops[viewer], events_for(happenings, viewer)) for viewer in after)


def _only(view: dict[str, Plain], keys: Sequence[str]) -> dict[str, Plain]:
    return {key: view[key] for key in keys}


def _without(view: dict[str, Plain]) -> dict[str, Plain]:
    return {key: part for key, part in view.items() if key != "rounds"}


def _kept(values: Sequence[T], old: Sequence[T], shown: list[Plain], make: Make[T]) -> list[Plain]:
    """Each value as it is shown: the very object that it was where the value at its place is the same object."""
    kept = [plain if was is value else make(value, was, plain) for value, was, plain in zip(values, old, shown, strict=False)]
    return kept + [make(value, None, None) for value in values[len(kept) :]]


def _session(session: Session) -> Plain:
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


def _member(member: Member, _old: Member | None, _shown: Plain) -> Plain:
    return {
        "id": member.id,
        "name": member.name,
        "role": member.role,
        "present": member.present,
        "gone": member.gone,
        "since_ms": member.since_ms,
        **({"erased": True} if member.erased else {}),
    }


def _waiting(member: Member) -> Plain:
    return {"id": member.id, "name": member.name, "since_ms": member.since_ms}


def _invitation(session: Session, one: Invitation) -> Plain:
    by = member_of(session, one.by)
    return {
        "number": one.number,
        "role": one.role,
        "key": key_of(session, one),
        "by": by.name if by else "",
        "at_ms": one.at_ms,
    }


def _round(round_: Round, old: Round | None, shown: Plain) -> Plain:
    return {
        "number": round_.number,
        "game": round_.game,
        "how": round_.how,
        "seats": round_.seats,
        "options": round_.options,
        "games": round_.games,
        "state": round_.state,
        "off": list(round_.off),
        "boards": _kept(round_.boards, old.boards if old else (), shown["boards"] if old else [], _board),
    }


def _board(board: Board, _old: Board | None, _shown: Plain) -> Plain:
    return {
        "seats": list(board.seats),
        "code": board.code if board.is_open else None,
        "state": board.state,
        "points": list(board.points),
        "final": board.final,
        "disputed": board.disputed,
    }


def _line(line: Line) -> Plain:
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
