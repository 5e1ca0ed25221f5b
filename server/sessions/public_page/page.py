"""What the public page shows: a pure function of the class and of the time up to which results may be shown.

Everything is put into the page field by field, so a new field of the class stays out of it. The page shows pairings at once,
and holds back whatever happens at the boards: until the delay is over, a finished board looks like a running one.
"""

from typing import Final

from msgspec.structs import replace

from server.sessions.public_page.short_names import short_names
from server.sessions.public_page.view_types import PageBoard, PageLine, PageRound, PageView
from server.sessions.results.standings import Line, standings
from server.sessions.values.round import Board, Round
from server.sessions.values.state import BOT, Session
from server.sessions.values.stations import game_at

SHOWN: Final = frozenset({"published", "playing", "closed"})
"""The states of a round that everybody may see."""


def page_of(session: Session, now_ms: int) -> PageView:
    """Returns the public page as people see it at `now_ms`. The director must have published it."""
    settings = session.settings
    shown_ms = now_ms - settings.public_page_delay_ms
    past = _as_of(session, shown_ms)
    lines = standings(past)
    paired = _paired(past)
    people = [member for member in past.members if member.id in paired]
    places = {member.id: place for place, member in enumerate(people)}
    names = {member.id: member.name for member in people}
    if settings.public_page == "short":
        names = short_names(names)
    return {
        "title": session.title,
        "over": session.state == "over",
        "delay_ms": settings.public_page_delay_ms,
        "shown_ms": shown_ms,
        "now_ms": now_ms,
        "boards": settings.public_page_boards,
        "names": [names[member.id] for member in people],
        "rounds": [_round(past, round_, places) for round_ in past.rounds],
        "standings": [_line(line, places) for line in lines if line.person in places],
        "tie_breaks": list(settings.tie_breaks),
    }


def watched_board(session: Session, number: int, place: int) -> tuple[str, str, int] | None:
    """Returns the room's code, the game and the number of seats of a board whose moves the page shows; None if the page shows
    no such board."""
    rounds = _shown(session)
    if not session.settings.public_page_boards or number >= len(rounds) or place >= len(rounds[number].boards):
        return None
    round_ = rounds[number]
    board = round_.boards[place]
    if board.code is None or not board.is_open or board.forfeit:
        return None
    return board.code, game_at(session, round_, board).game, len(board.seats)


def _shown(session: Session) -> tuple[Round, ...]:
    return tuple(round_ for round_ in session.rounds if round_.state in SHOWN)


def _as_of(session: Session, shown_ms: int) -> Session:
    """Returns the class with only the results that were known at `shown_ms`. If a round has a later result, the returned round
    is still in play."""
    return replace(session, rounds=tuple(_held(round_, shown_ms) for round_ in _shown(session)))


def _held(round_: Round, shown_ms: int) -> Round:
    boards = tuple(_without_result(board) if board.state_ms > shown_ms else board for board in round_.boards)
    state = "playing" if any(board.state_ms > shown_ms for board in round_.boards) else round_.state
    return replace(round_, boards=boards, state=state)


def _without_result(board: Board) -> Board:
    return Board(board.seats, board.code, board.is_open, "playing", part=board.part)


def _paired(session: Session) -> frozenset[str]:
    seated = {person for round_ in session.rounds for board in round_.boards for person in board.seats}
    return frozenset(seated | {person for round_ in session.rounds for person in round_.off})


def _round(session: Session, round_: Round, places: dict[str, int]) -> PageRound:
    state = round_.state
    assert state != "draft"
    return {
        "game": round_.game,
        "state": state,
        "boards": [_board(session, round_, board, places) for board in round_.boards],
        "off": [{"person": places[person], "points": round_.points_off(person)} for person in round_.off if person in places],
    }


def _board(session: Session, round_: Round, board: Board, places: dict[str, int]) -> PageBoard:
    page_board: PageBoard = {
        "seats": [None if person == BOT else places.get(person) for person in board.seats],
        "state": board.state,
        "points": list(board.points),
        "final": board.final,
    }
    if board.forfeit:
        page_board["forfeit"] = True
    if board.part is not None:
        page_board["game"] = game_at(session, round_, board).game
    return page_board


def _line(line: Line, places: dict[str, int]) -> PageLine:
    return {
        "person": places[line.person],
        "place": line.place,
        "points": line.points,
        "pending": line.pending,
        "breaks": list(line.breaks),
    }
