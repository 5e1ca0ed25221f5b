"""Orders that a tutor sends to many boards at once. The session queues a command for each board under the tutor's name, and the
board's room records it in its own log."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from protocol.bodies import Body
from server.room.command import ClassOrder, RefereeWaitSet
from server.sessions.boards.round_time import limit_of, time_is_called
from server.sessions.boards.seating import playing
from server.sessions.command import PendingCommandDone
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of
from server.sessions.values.round import Board, BoardState, Round
from server.sessions.values.shown import Shown
from server.sessions.values.state import BOT, Session, board_of, current, unfinished

BoardsMessage: TypeAlias = (
    asked.PauseBoards
    | asked.ResumeBoards
    | asked.AdjournBoards
    | asked.GiveBoardsTime
    | asked.CallBoardsTime
    | asked.CloseBoardsCards
)


class BoardOrder(NamedTuple):
    """Describes how the session carries out one kind of order from a tutor.

    For each board whose state is `state`, `commands_at(message, board, round)` returns the commands to queue. The session's log
    gets an event with the name `event` and with the message's `fields`.
    """

    event: str
    commands_at: Callable[[Any, Board, Round], Iterable[messages.RoomCommand]]
    state: BoardState = "playing"
    fields: tuple[str, ...] = ()


ORDERS: Final[dict[type[Body], BoardOrder]] = {
    asked.PauseBoards: BoardOrder("boards_paused", lambda sent, _board, _round: [messages.Pause(sent.reason)]),
    asked.ResumeBoards: BoardOrder("boards_resumed", lambda sent, _board, _round: [messages.ResumePlay(sent.reason)]),
    asked.AdjournBoards: BoardOrder("boards_adjourned", lambda sent, _board, _round: [messages.Adjourn(sent.reason)]),
    asked.GiveBoardsTime: BoardOrder(
        "boards_given_time",
        lambda sent, board, _round: [messages.GiveTime(seat, sent.ms, sent.reason) for seat in range(len(board.seats))],
        fields=("ms",),
    ),
    asked.CallBoardsTime: BoardOrder("boards_time_called", lambda sent, _board, round_: [limit_of(round_, sent.reason)]),
    asked.CloseBoardsCards: BoardOrder(
        "boards_cards_closed",
        lambda sent, board, _round: (
            () if board.final or (board.disputed and sent.boards is None) else [messages.CloseCards(sent.reason)]
        ),
        state="over",
    ),
}


def send_to_boards(context: StepContext, by: str, body: BoardsMessage) -> None:
    """Queues the commands of an order for each board that the tutor chose, under the tutor's name and with the tutor's
    reason."""
    order = ORDERS[type(body)]
    round_ = playing(context.session)
    for board in _boards(round_, body.boards, order.state):
        for command in order.commands_at(body, board, round_):
            context.enqueue(_code(board), command, by)
    if isinstance(body, asked.CallBoardsTime) and body.boards is None:
        time_is_called(context)
    context.tell_by(order.event, body.reason, **{field: getattr(body, field) for field in order.fields})


def take_up_boards(context: StepContext, by: str, body: asked.TakeUpBoards) -> None:
    """Resumes all adjourned games of the class. Raises `Refusal` if there are none."""
    boards = [board for round_ in context.session.rounds for board in round_.boards if board.state == "adjourned"]
    if not boards:
        raise Refusal(errors.SESSION_NO_BOARD)
    for board in boards:
        context.enqueue(_code(board), messages.ResumeAdjourned(body.reason), by)
    context.tell_by("boards_taken_up", body.reason, count=len(boards))


def forfeit(context: StepContext, by: str, body: asked.Forfeit) -> None:
    """Marks a board as a forfeit because the players in `absent` did not come; if `absent` is empty, removes the mark.

    Raises `Refusal` unless the board has two pupils and its game has started.
    """
    found = board_of(context.session, body.room)
    if found is None:
        raise Refusal(errors.SESSION_NO_BOARD)
    round_, board = found
    if len(board.seats) != 2 or BOT in board.seats or not set(body.absent) <= {0, 1}:
        raise Refusal(errors.SESSION_BOARDS, seats=2)
    if board.state not in ("playing", "over"):
        raise Refusal(errors.COMMAND_NOT_NOW, state=board.state)
    changed = replace(board, forfeit=bool(body.absent))
    boards = tuple(changed if one is board else one for one in round_.boards)
    rounds = context.session.rounds
    context.set(rounds=tuple(replace(round_, boards=boards) if one is round_ else one for one in rounds))
    if body.absent:
        winners = sorted({0, 1} - set(body.absent))
        context.enqueue(body.room, messages.ForceResult(winners, void=not winners, reason=body.reason), by)
    context.tell_tutors_by("forfeited", number=round_.number, board=round_.boards.index(board))


def set_phrases(context: StepContext, by: str, body: messages.SetPhrases) -> None:
    """Switches ready-made phrases on or off for the whole class: at the boards of the open round, also during games, and at
    later boards."""
    session = context.session
    settings = replace(session.settings, phrases=body.on, reactions=body.reactions)
    if settings == session.settings:
        return
    context.set(settings=settings)
    round_ = current(session)
    for board in round_.boards if round_ is not None else ():
        if board.code is not None:
            context.enqueue(board.code, body, by)
    if session.settings.phrases != body.on:
        context.tell_by("phrases_on" if body.on else "phrases_off")


def set_referee_wait(context: StepContext, before: Session) -> None:
    """Tells each unfinished board how long it must wait for a tutor's ruling, if a change of the settings has changed that
    time."""
    ms = context.session.settings.referee_wait_ms
    if ms != before.settings.referee_wait_ms:
        for board in unfinished(context.session):
            if board.code is not None:
                context.enqueue(board.code, RefereeWaitSet(ms))


def _boards(round_: Round, numbers: Sequence[int] | None, state: BoardState) -> list[Board]:
    """Returns the boards of the round that are in the state `state` and whose indexes are in `numbers`. If `numbers` is None,
    returns all boards in that state except home boards. Raises `Refusal` for an index that the round does not have."""
    boards = round_.boards
    if numbers is None:
        return [board for board in boards if board.state == state and board.home is None]
    if any(number >= len(boards) for number in numbers):
        raise Refusal(errors.SESSION_NO_BOARD)
    return [board for number, board in enumerate(boards) if number in numbers and board.state == state]


def _code(board: Board) -> str:
    assert board.code is not None
    return board.code


def errand_done(context: StepContext, _by: str | None, body: PendingCommandDone) -> None:
    """Removes the command from the queue, because the board has carried it out or refused it. The class sees the refusal of a
    tutor's order."""
    pending = next((one for one in context.session.outbox if one.number == body.number), None)
    if pending is None:
        return
    context.set(outbox=tuple(one for one in context.session.outbox if one.number != body.number))
    if body.refused and (pending.by is not None or isinstance(pending.body, messages.CallTime | ClassOrder)):
        asker = member_of(context.session, pending.by)
        context.tell("board_refused", code=pending.code, refused=body.refused, by=asker.name if asker else "")


def follow(context: StepContext, by: str, body: asked.Follow) -> None:
    """Shows the class a moment of one of its games. If the message names no room, the class stops showing a moment."""
    if body.room is None:
        if context.session.shown is not None:
            context.set(shown=None)
            context.wipe_board()
            context.tell_by("class_let_go")
        return
    if board_of(context.session, body.room) is None:
        raise Refusal(errors.SESSION_NO_BOARD)
    if context.session.shown is None:
        context.tell_by("class_follows")
    shown = Shown(body.room, body.at, by, tuple(dict.fromkeys(body.marks)))
    before = context.session.shown
    if before is None or (before.room, before.at) != (shown.room, shown.at):
        context.wipe_board()
    if shown != context.session.shown:
        context.set(shown=shown)
        context.put_on_wall("moment")
