"""The time limit at a board of a class, for games whose rules do not say what it means (rulebook `common.md`, Time limit)."""

from typing import Final

from msgspec.structs import replace

from engines.contract import Refusal, Result
from protocol import errors, messages
from server.room.appeals.decided_result import rule
from server.room.clocks.clock import halt
from server.room.step_context import StepContext
from server.room.values.state import is_match_over

REASON: Final = "time_limit"
"""Reason of a draw by the time limit in a game whose rules have no time limit."""


def without_limit(context: StepContext, asked: messages.CallTime) -> None:
    """Applies the time limit to a game whose rules have no time limit. The game is a draw, or waits until a director
    decides."""
    if "limit" in context.room.pauses:
        raise Refusal(errors.PAUSE_ALREADY)
    cut_short(context)
    context.tell_ruled("limit_called", asked.reason)
    if asked.draw:
        rule(context, Result("draw", REASON, (), (0.5,) * len(context.room.seats)))
    else:
        halt(context, "limit")


def cut_short(context: StepContext) -> None:
    """Makes the present game the last of its match."""
    settings = context.room.settings
    context.set(settings=replace(settings, games=min(settings.games, context.room.match.ended + 1)))


def end_match(context: StepContext, reason: str) -> None:
    """Ends the match between two games, so that only the played games count. Raises `Refusal` if the match is already over."""
    room = context.room
    if room.session is None or is_match_over(room):
        raise Refusal(errors.COMMAND_NOT_NOW, state=room.state)
    context.set(settings=replace(room.settings, games=room.match.ended))
    context.tell_ruled("limit_called", reason)
