"""Ends the running game, and any open ruling, with a result that a person decides or claims."""

from msgspec.structs import replace

from engines.contract import Result
from server.room.appeals.appeal import close
from server.room.match.games import finish_if_over
from server.room.step_context import StepContext


def rule(context: StepContext, result: Result) -> None:
    """Ends the running game with that result, which replaces the engine's result."""
    close(context, "result")
    context.set(game=replace(context.game, ruled=result))
    finish_if_over(context)
