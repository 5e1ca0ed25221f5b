"""Makes the room for a board, and makes the report that the room sends back to the session."""

from engines.contract import Plain
from protocol.bodies import BotLevel
from protocol.session_commands import SessionSettings
from server.room.lifecycle.creation import NewRoom, create
from server.room.values.state import Person, Room
from server.sessions.boards.simultaneous import seat_in
from server.sessions.boards.starting_position import position_at
from server.sessions.command import Report
from server.sessions.step_context import room_secret
from server.sessions.values.membership import member_of, tutors
from server.sessions.values.people import Member
from server.sessions.values.round import Board, BoardWait, Round
from server.sessions.values.state import BOT, Session
from server.sessions.values.stations import game_at

SETTINGS = {"auto_start": False, "chat": False, "appeal_ms": 30_000}
"""Settings of every board of a class. A child needs longer than other players to read a ruling on a phone before an appeal."""


def room_for(session: Session, round_: Round, board: Board, now_ms: int) -> Room:
    """Returns the new room of a board. The board's pupils are its players and the class's tutors its referees, except a tutor
    who plays at this board.

    Raises `Refusal` if the room cannot be created.
    """
    assert board.code is not None
    played = game_at(session, round_, board)
    referees = tuple(_referee(tutor, now_ms) for tutor in tutors(session) if tutor.id not in board.seats)
    new = NewRoom(
        board.code,
        played.game,
        len(board.seats),
        session.host,
        "",
        room_secret(session, board.code),
        options=played.options,
        settings={**SETTINGS, "games": round_.games, **_settings_of(session.settings)},
        session=session.code,
        placed=tuple(_placed(session, person) for person in board.seats),
        referees=referees,
        level=level_of(session) if round_.level is None else round_.level,
        simultaneous=seat_in(round_, board),
        position=position_at(session, round_),
    )
    return create(new, now_ms)


def level_of(session: Session) -> BotLevel:
    """Returns the computer's playing strength, which the tutor chose for the last planned round."""
    return session.planned.level if session.planned is not None else ""


def _settings_of(settings: SessionSettings) -> dict[str, Plain]:
    """Returns those settings of the class that the room of a board needs, under the names of the room's settings."""
    return {
        "monitor": settings.monitor,
        "phrases": settings.phrases,
        "reactions": settings.reactions,
        "spectators": settings.spectators != "none",
        "spectator_delay_ms": settings.spectator_delay_ms,
        "referee_wait_ms": settings.referee_wait_ms,
    }


def _placed(session: Session, person: str) -> Person | None:
    if person == BOT:
        return None
    member = member_of(session, person)
    return Person(person, member.name if member else "", "player", present=False)


def _referee(tutor: Member, now_ms: int) -> Person:
    assert tutor.role != "pupil"
    away_since_ms = now_ms if tutor.present else tutor.away_since_ms
    return Person(tutor.id, tutor.name, tutor.role, present=False, in_class=tutor.present, away_since_ms=away_since_ms)


def report_of(room: Room) -> Report:
    """Returns the state of a board's room as a report to its session. The match is over when all its games are over, or when a
    game was declared void."""
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
        waits=_waits(room),
        noted=len(room.noted),
        unsigned=tuple(seat for seat, sheet in enumerate(sheets) if not sheet.is_final) if is_over else (),
        taken=_taken(room) if is_over else (),
    )


def _taken(room: Room) -> tuple[int, ...]:
    """Returns the seats that lost the match and also lost one of its games by a sanction of a director."""
    results = [page.result for page in room.match.past]
    if room.game is not None and room.game.result is not None:
        results.append(room.game.result)
    spared = [result.winners for result in results if result.reason in ("take_game", "expel")]
    return tuple(
        seat for seat, share in enumerate(_shares(room)) if share == 0.0 and any(seat not in winners for winners in spared)
    )


def _waits(room: Room) -> BoardWait:
    """Returns the kind of decision that the board waits for; empty if the board waits for no decision, or if its game is
    adjourned."""
    if room.adjourned is not None:
        return ""
    if room.appeal is not None and room.appeal.stage != "window":
        return room.appeal.stage
    return "limit" if "limit" in room.pauses else ""


def _shares(room: Room) -> tuple[float, ...]:
    """Returns each seat's points for the whole match: 1 for the seat with the most game points, ½ for each seat if all have
    equally many, and 0 otherwise. If no seat has a point, all seats get 0."""
    points = room.match.points
    best = max(points)
    first = [seat for seat, each in enumerate(points) if each == best]
    if best == 0.0:
        return (0.0,) * len(points)
    if len(first) == len(points):
        return (0.5,) * len(points)
    return tuple(1.0 if seat in first else 0.0 for seat in range(len(points)))
