"""What is seen of a session: the same by all, and by tutors the drafts, the keys and what boards have still to be told.

session   code, title, state, host, settings, until_ms (then it is erased), shown {room, at, by} or null
members   {id, name, role, present, gone}, pupils and tutors in the order in which they came
rounds    {number, game, how, seats, options, games, state, off, boards: [{seats, code, state, points, final, disputed}]}
          a board has its code once its room is there
standings {person, place, points, buchholz, berger, wins, played, off}, best first
desk      (tutors) {pending commands, keys by role, export: the key of its files}
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

import msgspec

from protocol.bodies import Plain
from server.sessions.roster import TUTOR_ROLES, key_of
from server.sessions.standings import Line, is_unmoved, standings
from server.sessions.state import Board, Member, Round, Session
from server.sessions.step_context import export_key

T = TypeVar("T")
Make: TypeAlias = Callable[[T, T | None, Plain], Plain]
"""Makes what is shown of a value, from it, the one that was at its place before, and what was shown of that."""
Shown: TypeAlias = dict[str, dict[str, Plain]]
"""What each viewer sees: `spectator` everybody, `referee` the tutors."""

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
    seen = {
        "session": _session(session),
        "members": members,
        "rounds": [plain for plain in rounds if plain["state"] != "draft"],
        "standings": lines,
    }
    desk = {
        "errands": len(session.outbox),
        "keys": {role: key_of(session, role) for role in TUTOR_ROLES},
        "export": export_key(session),
    }
    return {"spectator": seen, "referee": {**seen, "rounds": rounds, "desk": desk}}


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
    return {"id": member.id, "name": member.name, "role": member.role, "present": member.present, "gone": member.gone}


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
