"""The time limit of a round, in minutes from its start. When the minutes have passed, the server calls the time limit at each
board that is still in play."""

from typing import Final

from msgspec.structs import replace

from protocol import messages
from protocol import session_commands as asked
from server.sessions.boards.seating import playing
from server.sessions.step_context import StepContext
from server.sessions.values.round import Round
from server.sessions.values.state import round_due_at_ms

MINUTE_MS: Final = 60_000


def ends_at_ms(minutes: int, now_ms: int) -> int | None:
    """Returns the time when `minutes` from now have passed; None for 0 minutes, which means no limit."""
    return now_ms + minutes * MINUTE_MS if minutes else None


def set_round_time(context: StepContext, _by: str, body: asked.SetRoundTime) -> None:
    """Gives the running round a new time limit, counted from now, or removes the limit. Raises `Refusal` if no round is in
    play."""
    round_ = playing(context.session)
    context.set_round(replace(round_, ends_at_ms=ends_at_ms(body.minutes, context.now_ms), time_called=False))
    context.tell_by("round_timed", number=round_.number, minutes=body.minutes)


def time_is_called(context: StepContext) -> None:
    """Notes that the time limit was called at all boards of the running round, so that the server does not call it again."""
    context.set_round(replace(playing(context.session), time_called=True))


def call_when_due(context: StepContext) -> None:
    """Calls the time limit at all boards that are still in play, if the round's time has passed. Home boards continue."""
    due_ms = round_due_at_ms(context.session)
    if due_ms is None or due_ms > context.now_ms:
        return
    round_ = playing(context.session)
    time_is_called(context)
    for board in round_.boards:
        if board.code is not None and board.state == "playing" and board.home is None:
            context.enqueue(board.code, limit_of(round_, ""))
    context.tell("round_time_up", number=round_.number)


def limit_of(round_: Round, reason: str) -> messages.CallTime:
    """Returns the command that calls the time limit at a board of this round."""
    return messages.CallTime(reason, draw=round_.at_time == "draw")
