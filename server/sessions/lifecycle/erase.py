"""Erases a session, on its date or when a director asks. In both cases the erasure is one ordinary step.

After the step the session contains no personal data, only the codes of its boards. With these codes the board sync (a task of
the server) erases the boards first and the session last. If the task dies, another node continues it, because an erased session
stays due until the server has deleted it.
"""

from msgspec.structs import replace

from protocol import session_commands as asked
from server.aggregate.commands import Tick
from server.aggregate.secrets import derived
from server.room.lifecycle.erase import RETRY_MS
from server.sessions.command import BoardsKept
from server.sessions.step_context import StepContext
from server.sessions.values.round import Board, Round
from server.sessions.values.state import Session, every_round


def erase(context: StepContext, _by: str | None, _body: asked.EraseSession) -> None:
    session = context.session
    context.session = Session(
        code=session.code,
        title="",
        secret=derived(session.secret, "erased"),
        host="",
        created_at_ms=session.created_at_ms,
        members=(),
        seq=session.seq,
        at_ms=session.at_ms,
        state="erased",
        rounds=tuple(_emptied(round_) for round_ in every_round(session)),
        erase_at_ms=context.now_ms + RETRY_MS,
    )


def _emptied(round_: Round) -> Round:
    """Returns the round with only the boards that have a code, each with its code and whether its room is open. A board without
    an open room stays too, because another node may be opening the room at this moment."""
    boards = tuple(Board((), board.code, is_open=board.is_open) for board in round_.boards if board.code is not None)
    return Round(round_.number, round_.game, round_.how, round_.seats, {}, state="closed", boards=boards)


def tick(context: StepContext, by: str | None, _body: Tick) -> None:
    """Erases the session if its date has come. For a session that was erased before, sets the time of the next attempt to
    delete its boards."""
    session = context.session
    if session.erase_at_ms is None or session.erase_at_ms > context.now_ms:
        return
    if session.state != "erased":
        erase(context, by, asked.EraseSession())
        return
    # A sync that was opening a board when the session was erased has noticed the erasure by now, so every room counts
    # as open.
    rounds = tuple(
        replace(round_, boards=tuple(replace(board, is_open=True) for board in round_.boards)) for round_ in session.rounds
    )
    context.set(rounds=rounds, erase_at_ms=context.now_ms + RETRY_MS)


def boards_kept(context: StepContext, _by: str | None, body: BoardsKept) -> None:
    """Notes the date until which the server keeps the boards' rooms."""
    if body.until_ms != context.session.boards_until_ms:
        context.set(boards_until_ms=body.until_ms)
