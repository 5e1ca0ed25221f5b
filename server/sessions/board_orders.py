"""One order to many boards: each board gets it as a pending command, under the tutor's name, and writes it in its own log."""

from collections.abc import Sequence

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.sessions.command import PendingCommandDone
from server.sessions.seating import playing
from server.sessions.state import Board, Shown, board_of, current, member_of
from server.sessions.step_context import StepContext


def pause(run: StepContext, by: str, body: asked.PauseBoards) -> None:
    for board in _boards(run, body.boards, "playing"):
        run.enqueue(_code(board), messages.Pause(body.reason), by)
    run.tell_by("boards_paused", body.reason)


def resume(run: StepContext, by: str, body: asked.ResumeBoards) -> None:
    for board in _boards(run, body.boards, "playing"):
        run.enqueue(_code(board), messages.ResumePlay(body.reason), by)
    run.tell_by("boards_resumed", body.reason)


def adjourn(run: StepContext, by: str, body: asked.AdjournBoards) -> None:
    for board in _boards(run, body.boards, "playing"):
        run.enqueue(_code(board), messages.Adjourn(body.reason), by)
    run.tell_by("boards_adjourned", body.reason)


def give_time(run: StepContext, by: str, body: asked.GiveBoardsTime) -> None:
    for board in _boards(run, body.boards, "playing"):
        for seat in range(len(board.seats)):
            run.enqueue(_code(board), messages.GiveTime(seat, body.ms, body.reason), by)
    run.tell_by("boards_given_time", body.reason, ms=body.ms)


def call_time(run: StepContext, by: str, body: asked.CallBoardsTime) -> None:
    for board in _boards(run, body.boards, "playing"):
        run.enqueue(_code(board), messages.CallTime(body.reason), by)
    run.tell_by("boards_time_called", body.reason)


def close_cards(run: StepContext, by: str, body: asked.CloseBoardsCards) -> None:
    for board in _boards(run, body.boards, "over"):
        if not board.final:
            run.enqueue(_code(board), messages.CloseCards(body.reason), by)
    run.tell_by("boards_cards_closed", body.reason)


def set_phrases(run: StepContext, by: str, body: messages.SetPhrases) -> None:
    """On or off for the whole class: at the boards that are there, also while they are played, and at those to come."""
    session = run.session
    if session.settings.phrases == body.on:
        return
    run.set(settings=replace(session.settings, phrases=body.on))
    round_ = current(session)
    for board in round_.boards if round_ is not None else ():
        if board.code is not None:
            run.enqueue(board.code, body, by)
    run.tell_by("phrases_on" if body.on else "phrases_off")


def _boards(run: StepContext, numbers: Sequence[int] | None, state: str) -> list[Board]:
    """The boards of the round that are named, all of them where none is, as far as they are in that state."""
    boards = playing(run.session).boards
    if numbers is None:
        return [board for board in boards if board.state == state]
    if any(number >= len(boards) for number in numbers):
        raise Refusal(errors.SESSION_NO_BOARD)
    return [board for number, board in enumerate(boards) if number in numbers and board.state == state]


def _code(board: Board) -> str:
    assert board.code is not None
    return board.code


def errand_done(run: StepContext, _by: str | None, body: PendingCommandDone) -> None:
    """It was done, or the board said no: then the tutors are told so."""
    pending = next((one for one in run.session.outbox if one.number == body.number), None)
    if pending is None:
        return
    run.set(outbox=tuple(one for one in run.session.outbox if one.number != body.number))
    if body.refused and pending.by is not None:
        asker = member_of(run.session, pending.by)
        run.tell("board_refused", code=pending.code, refused=body.refused, by=asker.name if asker else "")


def follow(run: StepContext, by: str, body: asked.Follow) -> None:
    """The class is shown a moment of one of the session's games, or let go."""
    if body.room is None:
        if run.session.shown is not None:
            run.set(shown=None)
            run.tell_by("class_let_go")
        return
    if board_of(run.session, body.room) is None:
        raise Refusal(errors.SESSION_NO_BOARD)
    if run.session.shown is None:
        run.tell_by("class_follows")
    shown = Shown(body.room, body.at, by)
    if shown != run.session.shown:
        run.set(shown=shown)
