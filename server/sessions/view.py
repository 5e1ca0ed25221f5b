"""What is seen of a session: the same by all, and by tutors the drafts, the keys and what boards have still to be told.

session   code, title, state, host, settings, shown {room, at} or null
members   {id, name, role, present, gone}, pupils and tutors in the order in which they came
rounds    {number, game, how, seats, options, games, state, off, boards: [{seats, code, state, points, final, disputed}]}
          a board has its code once its room is there
standings {person, place, points, buchholz, berger, wins, played, off}, best first
desk      (tutors) {errands, keys by role}
"""

import msgspec

from protocol.bodies import Plain
from server.sessions.roster import TUTOR_ROLES, key_of
from server.sessions.standings import Line, standings
from server.sessions.state import Member, Round, Session


def view(session: Session, viewer: str) -> dict[str, Plain]:
    is_tutor = viewer == "referee"
    shown: dict[str, Plain] = {
        "session": {
            "code": session.code,
            "title": session.title,
            "state": session.state,
            "host": session.host,
            "created_at_ms": session.created_at_ms,
            "settings": msgspec.to_builtins(session.settings),
            "shown": {"room": session.shown.room, "at": session.shown.at} if session.shown else None,
        },
        "members": [_member(member) for member in session.members],
        "rounds": [_round(round_) for round_ in session.rounds if is_tutor or round_.state != "draft"],
        "standings": [_line(line) for line in standings(session)],
    }
    if is_tutor:
        shown["desk"] = {
            "errands": len(session.errands),
            "keys": {role: key_of(session, role) for role in TUTOR_ROLES},
        }
    return shown


def _member(member: Member) -> Plain:
    return {"id": member.id, "name": member.name, "role": member.role, "present": member.present, "gone": member.gone}


def _round(round_: Round) -> Plain:
    return {
        "number": round_.number,
        "game": round_.game,
        "how": round_.how,
        "seats": round_.seats,
        "options": round_.options,
        "games": round_.games,
        "state": round_.state,
        "off": list(round_.off),
        "boards": [
            {
                "seats": list(board.seats),
                "code": board.code if board.is_open else None,
                "state": board.state,
                "points": list(board.points),
                "final": board.final,
                "disputed": board.disputed,
            }
            for board in round_.boards
        ],
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
