"""Ends a class. The director chooses whether the class adjourns its running games or closes them."""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.sessions.rounds.progress import close_boards
from server.sessions.step_context import StepContext
from server.sessions.values.round import Round
from server.sessions.values.state import current

NO_REASON = "·"


def end(context: StepContext, by: str, body: asked.EndSession) -> None:
    """Ends the class and drops a round that has not started. Raises `Refusal` if a round is running and the director did not
    choose what happens to its games."""
    round_ = current(context.session)
    if round_ is not None and round_.state == "playing":
        if body.running is None:
            raise Refusal(errors.SESSION_ROUND_RUNS)
        _end_round(context, by, round_, body)
    elif round_ is not None:
        context.set(rounds=context.session.rounds[:-1])
    context.set(state="over", shown=None, drawings=())
    context.keep()
    context.tell_by("session_ended")


def _end_round(context: StepContext, by: str, round_: Round, body: asked.EndSession) -> None:
    """Closes the running round. Adjourns the running games if the director chose that, and closes all other boards except home
    boards."""
    reason = body.reason or NO_REASON
    running = [
        board for board in round_.boards if body.running == "adjourn" and board.state == "playing" and board.home is None
    ]
    for board in running:
        assert board.code is not None
        context.enqueue(board.code, messages.Adjourn(reason), by)
    close_boards(context, by, round_, [board for board in round_.boards if board not in running], reason)
    context.set_round(replace(round_, state="closed"))
    context.tell_by("round_closed", body.reason, number=round_.number)
