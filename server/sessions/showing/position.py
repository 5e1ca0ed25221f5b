"""A position of any game that a tutor shows on the class's screen and on all pupils' pages. The position belongs to no board.

The tutor writes the position in the format of the rulebook's worked cases and can play on from the position in notation. The
class sees the spectators' view with stopped clocks. A game starts from the position only if a tutor plans a round with it.
"""

from typing import Any, cast

from msgspec.structs import replace

from engines.contract import SPECTATOR, STUMBLES, Engine, Plain, Refusal
from engines.kit.clocks.adjust import Halt
from engines.registry import all_engines
from protocol import errors
from protocol import session_commands as asked
from server.room.match.starting_position import written
from server.room.values.starting_position import StartingPosition
from server.room.views.status import plain_status
from server.sessions.step_context import StepContext, position_seed
from server.sessions.values.shown import SetPosition


def show_position(context: StepContext, by: str, body: asked.ShowPosition) -> None:
    """Shows a position to the class. Raises `Refusal` for an unknown game, a wrong position, or an impossible action; the
    refusal names the action by its number from 1."""
    session = context.session
    before, acts = session.position, tuple(body.acts)
    marks = tuple(dict.fromkeys(body.marks))
    asked_for = SetPosition(0, body.game, body.seats, {}, {}, by, marks, body.given, acts)
    shown = presented(context, asked_for)
    if before is not None and _origin(before) == _origin(shown):
        shown = replace(shown, tried=before.tried)
    elif session.shown is None:
        context.wipe_board()
    if before is None or before.game != body.game:
        context.tell_by("position_shown", game=body.game)
    context.set(position=shown)
    context.put_on_wall("position")


def presented(context: StepContext, position: SetPosition) -> SetPosition:
    """Returns the position with the next number, and with the view and the status after the position's actions. Raises
    `Refusal` for an unknown game, a wrong position, or an impossible action."""
    engine = all_engines().get(position.game)
    if engine is None:
        raise Refusal(errors.GAME_UNKNOWN)
    if position.seats not in engine.about.seats:
        raise Refusal(errors.GAME_SEATS, seats=list(engine.about.seats))
    start = started(context, position)
    view, status = seen(engine, written(engine, start, position.seats, context.now_ms), context.now_ms)
    number = context.session.positions_set + 1
    context.set(positions_set=number)
    return replace(position, number=number, view=view, status=status)


def started(context: StepContext, position: SetPosition) -> StartingPosition:
    return StartingPosition(position.given, position.acts, position_seed(context.session, position.game))


def _origin(position: SetPosition) -> tuple[Plain, ...]:
    return position.game, position.seats, position.given, position.acts


def hide_position(context: StepContext, _by: str, _body: asked.HidePosition) -> None:
    if context.session.position is not None:
        context.set(position=None)
        if context.session.shown is None:
            context.wipe_board()
        context.tell_by("position_hidden")


def seen(engine: Engine[Any, Any, Any], state: Any, now_ms: int) -> tuple[dict[str, Plain], dict[str, Plain]]:
    """Returns the spectators' view and the status of the position, with stopped clocks. Raises `Refusal` if the engine cannot
    show it."""
    try:
        halted = engine.adjust_clock(state, Halt(), now_ms)
        return engine.view(halted, SPECTATOR, now_ms), cast(dict[str, Plain], plain_status(engine.status(halted), None))
    except STUMBLES as error:
        raise Refusal(errors.GAME_POSITION, detail=type(error).__name__) from None
