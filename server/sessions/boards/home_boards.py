"""Home games: pupils may finish them after class until a date. A director allows this for some boards or for all unfinished
boards.

A home game delays neither the end of its round nor the end of the class. On the date, the server calls the time limit at the
home games that are still in play, as it does at the end of a round's time.
"""

from collections.abc import Container, Iterable
from typing import Final

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.room.command import HomeSet
from server.sessions.step_context import DAY_MS, StepContext
from server.sessions.values.membership import member_of
from server.sessions.values.round import Board, HomeBoard
from server.sessions.values.state import board_of, home_due_at_ms

MAX_AHEAD_MS: Final = 60 * DAY_MS
"""Longest time from now to the date of a home game, in milliseconds. The server must keep the class and its boards until
then."""


def let_home(context: StepContext, by: str, body: asked.LetHome) -> None:
    """Makes these boards home boards until a date. Raises `Refusal` for a date that is past or too far ahead, an unknown board,
    a game that is over, or a game whose result a director must decide."""
    send_home(context, by, body)


def send_home(context: StepContext, by: str, body: asked.LetHome, people: Container[str] | None = None) -> list[str]:
    """Makes these boards home boards and returns their codes. `people`: if the message names no boards, take only the boards of
    these people. Raises `Refusal` as `let_home` does."""
    if not context.now_ms < body.until_ms <= context.now_ms + MAX_AHEAD_MS:
        raise Refusal(errors.SESSION_HOME_DATE)
    boards = (
        _boards(context, body.rooms)
        if body.rooms
        else [
            board
            for board in _all(context)
            if _may_go(board) and (people is None or any(person in people for person in board.seats))
        ]
    )
    if not boards:
        raise Refusal(errors.SESSION_NO_BOARD)
    for board in boards:
        if not _may_go(board):
            raise Refusal(errors.COMMAND_NOT_NOW, state=board.state)
    tutor = member_of(context.session, by)
    name = tutor.name if tutor else ""
    _set_home(context, boards, HomeBoard(body.until_ms, body.days, body.at_time), HomeSet(body.until_ms, body.days, name))
    context.keep()
    context.tell_by("boards_sent_home", count=len(boards), until_ms=body.until_ms)
    return [board.code for board in boards if board.code is not None]


def bring_back(context: StepContext, _by: str, body: asked.BringBack) -> None:
    """Turns home boards back into boards that play in class. Raises `Refusal` if none of the boards is a home board."""
    boards = [board for board in (_boards(context, body.rooms) if body.rooms else _all(context)) if board.home is not None]
    if not boards:
        raise Refusal(errors.SESSION_NO_BOARD)
    _set_home(context, boards, None, HomeSet(None))
    context.tell_by("boards_brought_back", count=len(boards))


def move_home(context: StepContext, by: str, boards: Iterable[Board], until_ms: int) -> None:
    """Sets the new due date `until_ms` for the home boards among `boards`."""
    tutor = member_of(context.session, by)
    for board in boards:
        if board.home is not None:
            home = replace(board.home, until_ms=until_ms)
            _set_home(context, [board], home, HomeSet(until_ms, home.days, tutor.name if tutor else ""))


def end_when_due(context: StepContext) -> None:
    """Calls the time limit at each home board whose date has come."""
    due_ms = home_due_at_ms(context.session)
    if due_ms is None or due_ms > context.now_ms:
        return
    boards = [board for board in _all(context) if board.home is not None and board.home.until_ms <= context.now_ms]
    _set_home(context, boards, None, HomeSet(None))
    for board in boards:
        assert board.code is not None
        assert board.home is not None
        context.enqueue(board.code, messages.CallTime(draw=board.home.at_time == "draw"))
    context.tell("home_over", count=len(boards))


def _set_home(context: StepContext, boards: Iterable[Board], home: HomeBoard | None, home_set: HomeSet) -> None:
    codes = {board.code for board in boards}
    context.change_rounds(
        lambda round_: (
            replace(
                round_, boards=tuple(replace(board, home=home) if board.code in codes else board for board in round_.boards)
            )
            if codes.intersection(board.code for board in round_.boards)
            else round_
        )
    )
    for code in sorted(code for code in codes if code is not None):
        context.enqueue(code, home_set)


def _may_go(board: Board) -> bool:
    """Tells whether the board may become a home board: its game has started, is not over, and does not wait for a director's
    result."""
    return board.code is not None and board.state in ("playing", "adjourned") and board.waits != "limit"


def _boards(context: StepContext, codes: Iterable[str]) -> list[Board]:
    """Returns the boards with these room codes. Raises `Refusal` if a code belongs to no board of the class."""
    found = [board_of(context.session, code) for code in dict.fromkeys(codes)]
    if None in found:
        raise Refusal(errors.SESSION_NO_BOARD)
    return [pair[1] for pair in found if pair is not None]


def _all(context: StepContext) -> list[Board]:
    return [board for round_ in context.session.rounds for board in round_.boards]
