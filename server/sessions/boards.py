"""A board's two ends: the room that a session opens for it, and what the session is told of that room."""

from server.room.creation import NewRoom, create
from server.room.state import Person, Room
from server.sessions.command import Report
from server.sessions.state import BOT, Board, Round, Session, member_of, tutors
from server.sessions.step_context import room_secret

SETTINGS = {"auto_start": False, "chat": False}


def room_for(session: Session, round_: Round, board: Board, now_ms: int) -> Room:
    """The room of a board: its people and its referees are those of the session. Raises `Refusal`."""
    assert board.code is not None
    referees = tuple(
        Person(tutor.id, tutor.name, tutor.role, present=False) for tutor in tutors(session) if tutor.role != "pupil"
    )
    new = NewRoom(
        board.code,
        round_.game,
        len(board.seats),
        session.host,
        "",
        room_secret(session, board.code),
        options=round_.options,
        settings={**SETTINGS, "monitor": session.settings.monitor, "games": round_.games, "phrases": session.settings.phrases},
        session=session.code,
        placed=tuple(_placed(session, person) for person in board.seats),
        referees=referees,
    )
    return create(new, now_ms)


def _placed(session: Session, person: str) -> Person | None:
    if person == BOT:
        return None
    member = member_of(session, person)
    return Person(person, member.name if member else "", "player", present=False)


def report_of(room: Room) -> Report:
    """What a session is told of a board's room. Its match is over when all its games are, or one was declared void."""
    is_void = room.game is not None and room.game.result is not None and room.game.result.result == "void"
    is_over = room.state == "over" and (is_void or room.match.ended >= room.settings.games)
    sheets = room.sheets
    return Report(
        room.code,
        "over" if is_over else "adjourned" if room.adjourned else "playing" if room.state != "waiting" else "waiting",
        _shares(room) if is_over and not is_void else (),
        final=is_over and bool(sheets) and all(sheet.is_final for sheet in sheets),
        disputed=any(sheet.dispute is not None and not sheet.is_final for sheet in sheets),
        seats=tuple(BOT if seat.kind == "bot" else seat.person or "" for seat in room.seats),
    )


def _shares(room: Room) -> tuple[float, ...]:
    """1, ½ and 0 of the whole match: who has most points of its games has won it."""
    points = room.match.points
    best = max(points)
    first = [seat for seat, each in enumerate(points) if each == best]
    if best == 0.0:
        return (0.0,) * len(points)
    if len(first) == len(points):
        return (0.5,) * len(points)
    return tuple(1.0 if seat in first else 0.0 for seat in range(len(points)))
