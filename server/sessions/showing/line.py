"""A line of moves that the class tries on the shown position: tutors, or the pupil who has the board, play actions and take
them back.

The position remembers the number of tried actions, so that one command leads back to the position as the tutor showed it. Any
pupil can also explore the position alone: the pupil's page keeps the actions, and the class stores nothing of them.
"""

from typing import cast

from msgspec.structs import replace

from engines.contract import Plain, Refusal
from engines.registry import engine_of
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.secrets import derived
from server.room.match.starting_position import explored
from server.sessions.showing.drawings import has_board, is_tutor
from server.sessions.showing.position import presented, seen, started
from server.sessions.step_context import StepContext
from server.sessions.values.shown import SetPosition

MAX_ACTS = 120
"""Maximum number of actions from the setup of a position, as in `protocol.session_commands.ShowPosition`."""


def try_act(context: StepContext, by: str, body: asked.TryAct) -> None:
    """Plays an action of the line. Raises `Refusal` if no position is shown, the sender may not play on it, the line is too
    long, or the position does not allow the action."""
    position = _position(context, by)
    if len(position.acts) >= MAX_ACTS:
        raise Refusal(errors.SESSION_LINE, most=MAX_ACTS)
    tried = presented(context, replace(position, acts=(*position.acts, body.act)))
    context.set(position=replace(tried, tried=position.tried + 1), drawings=())


def leave_line(context: StepContext, by: str, body: asked.LeaveLine) -> None:
    """Takes back the last actions of the line, or the whole line."""
    position = _position(context, by)
    steps = min(body.steps or position.tried, position.tried)
    if steps == 0:
        return
    back = presented(context, replace(position, acts=position.acts[:-steps]))
    context.set(position=replace(back, tried=position.tried - steps), drawings=())


def explore(context: StepContext, _by: str, body: asked.Explore) -> None:
    """Answers with the shown position after these actions. Raises `Refusal` if the class sees another position now, or if the
    position does not allow an action."""
    position = context.session.position
    if position is None or position.number != body.number:
        raise Refusal(errors.SESSION_NOT_SHOWN)
    engine = engine_of(position.game)
    seed = derived(context.session.secret, f"explored/{position.game}")
    state = explored(engine, started(context, position), body.acts, position.seats, seed, context.now_ms)
    view, status = seen(engine, state, context.now_ms)
    context.answer = {"view": cast(Plain, view), "status": cast(Plain, status)}


def _position(context: StepContext, by: str) -> SetPosition:
    position = context.session.position
    if position is None:
        raise Refusal(errors.SESSION_NOT_SHOWN)
    if not is_tutor(context.session, by) and not has_board(context.session, by):
        raise Refusal(errors.SESSION_PEN)
    return position
