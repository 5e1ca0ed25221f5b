"""The checks of a stored class at rest. They are pure: they take the stored class, the stored rooms of its boards and
the director's view, and return descriptions of what is wrong."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from server.room.values.state import Room
from server.sessions.boards.board_rooms import report_of
from server.sessions.values.round import Round
from server.sessions.values.state import BOT, Session


def class_wrongs(session: Session, rooms: Mapping[str, Room], view: Mapping[str, Any], *, adds_boards: bool) -> list[str]:
    """Returns what is wrong. `adds_boards`: the tutors may have given a pupil a second board in a round."""
    pairings = () if adds_boards else _pairings(session)
    boards = _boards(session, rooms)
    return [*pairings, *_waiting(session), *boards, *_standings(session, view)]


def _pairings(session: Session) -> Iterator[str]:
    """Reports pupils at two boards of a round, and boards that share a room."""
    for round_ in session.rounds:
        places = Counter(person for board in round_.boards for person in board.seats if person != BOT)
        places.update(round_.off)
        yield from (f"round {round_.number}: {person} has {count} places" for person, count in places.items() if count > 1)
    codes = Counter(board.code for round_ in session.rounds for board in round_.boards if board.code)
    yield from (f"{count} boards are {code}" for code, count in codes.items() if count > 1)


def _waiting(session: Session) -> Iterator[str]:
    """Reports work that the server has not finished."""
    if session.outbox:
        yield f"{len(session.outbox)} orders never reached a board"
    if session.erasures:
        yield f"{len(session.erasures)} erasures are unfinished"


def _boards(session: Session, rooms: Mapping[str, Room]) -> Iterator[str]:
    """Reports boards whose result in the class differs from the result in the board's room."""
    for round_ in session.rounds:
        for board in round_.boards:
            if board.code is None:
                continue
            room = rooms.get(board.code)
            if room is None:
                yield f"board {board.code} has no room"
                continue
            told = report_of(room)
            here, there = (board.state, board.points, board.final), (told.state, told.points, told.final)
            if here != there:
                yield f"board {board.code} is {here} in the class and {there} in its room"


def _standings(session: Session, view: Mapping[str, Any]) -> Iterator[str]:
    """Reports pupils whose points are not the sum of the results of their boards. Counts each result again from the boards."""
    points: dict[str, float] = defaultdict(float)
    for round_ in session.rounds:
        if round_.state in ("playing", "closed") and (round_.simultaneous is None or round_.simultaneous.counts):
            # Of two boards in one round only the second counts.
            for person, won in dict(_points_in(round_)).items():
                points[person] += won
    for line in view["standings"]:
        if line["points"] != points[line["person"]]:
            yield f"{line['person']} has {line['points']} points, and the boards say {points[line['person']]}"


def _points_in(round_: Round) -> Iterator[tuple[str, float]]:
    is_closed = round_.state == "closed"
    for person in round_.off if is_closed else ():
        yield person, round_.points_off(person)
    for board in round_.boards:
        people = [person for person in board.seats if person != BOT]
        if len(people) < 2:
            if is_closed:
                yield from ((person, 1.0) for person in people)
        else:
            counts = bool(board.points) and (board.final or not board.disputed)
            if counts or (is_closed and (board.forfeit or not board.is_for_later)):
                yield from zip(board.seats, board.points if counts else (0.0,) * len(board.seats), strict=True)
